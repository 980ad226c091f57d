//! What every storage does alike.

#![allow(unsafe_code, reason = "calls the contract's own unsafe functions")]

use crate::{Shape, ShapeView};
use core::cell::Cell;
use core::ffi::c_long;
use heapstruct::target::{Native, PowerpcLinux, Runtime, Target};
use heapstruct::{Buf, HeapStruct, Shared, Storage, StorageMut, View, ViewError};

/// One of the bytes, by the pointer.
fn byte<B: Storage>(storage: &B, at: usize) -> u8 {
    assert!(at < storage.len());
    // SAFETY: within the bytes.
    let pointer = unsafe { storage.ptr().add(at) };
    // SAFETY: valid for reads of `len` initialised bytes, by the contract.
    unsafe { pointer.read() }
}

/// The contract, as far as it can be asked: one length; `ptr`, `shared` and the parts are the same bytes.
fn check_storage<B: Storage>(storage: &B, bytes: &[u8]) {
    fn read<B: Storage>(storage: &B) -> Vec<u8> {
        (0..storage.len()).map(|at| byte(storage, at)).collect()
    }
    assert_eq!((storage.len(), storage.is_empty()), (bytes.len(), bytes.is_empty()));
    assert_eq!(read(storage), bytes);
    let shared = storage.shared();
    assert_eq!(read(&shared), bytes);
    assert_eq!((shared.len(), shared.ptr()), (storage.len(), storage.ptr()));
    for at in 0..=bytes.len() {
        for len in [0, (bytes.len() - at) / 2, bytes.len() - at] {
            // SAFETY: `at + len` is at most the length.
            let part = unsafe { shared.part(at, len) };
            assert_eq!(read(&part), &bytes[at..at + len]);
            assert_eq!(read(&part.shared()), &bytes[at..at + len]);
        }
    }
}

/// Writes through `ptr_mut` and through a part, and sees both by `ptr`.
fn check_storage_mut<B: StorageMut>(mut storage: B) {
    let len = storage.len();
    assert_eq!(storage.ptr_mut().cast_const(), storage.ptr());
    for at in 0..len {
        // SAFETY: `at + 1` is at most the length.
        let mut part = unsafe { storage.unique_part(at, 1) };
        assert_eq!(part.len(), 1);
        // SAFETY: valid for writes of that one byte.
        unsafe { part.ptr_mut().write(u8::try_from(at).unwrap()) };
    }
    for at in 0..len {
        assert_eq!(usize::from(byte(&storage, at)), at);
        // SAFETY: within the bytes.
        let pointer = unsafe { storage.ptr_mut().add(at) };
        // SAFETY: valid for writes of `len` bytes, by the contract.
        unsafe { pointer.write(0xee) };
        assert_eq!(byte(&storage, at), 0xee);
    }
    // SAFETY: the part is the whole.
    assert_eq!(unsafe { storage.unique_part(0, len) }.len(), len);
    // SAFETY: an empty part at the end.
    assert_eq!(unsafe { storage.unique_part(len, 0) }.len(), 0);
}

#[test]
fn slices() {
    check_storage(&&[1, 2, 3][..], &[1, 2, 3]);
    let empty: &[u8] = &[];
    check_storage(&empty, &[]);
    let mut bytes = [1, 2, 3, 4];
    check_storage(&&mut bytes[..], &[1, 2, 3, 4]);
    check_storage_mut(&mut bytes[..]);
    assert_eq!(bytes, [0xee; 4]);
}

#[test]
fn cells() {
    let mut bytes = [1, 2, 3, 4, 5];
    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    check_storage(&cells, &[1, 2, 3, 4, 5]);
    check_storage_mut(cells);
    assert_eq!(bytes, [0xee; 5]);
}

#[test]
fn owned_memory() {
    check_storage(&[1_u8, 2, 3], &[1, 2, 3]);
    check_storage_mut([0_u8; 7]);
    check_storage(&vec![1, 2, 3], &[1, 2, 3]);
    check_storage_mut(vec![0; 7]);
    check_storage(&vec![9; 2].into_boxed_slice(), &[9, 9]);
    check_storage_mut(vec![0; 7].into_boxed_slice());
    check_storage(&Buf::<Shape>::new(), &[0; Shape::SIZE]);
    check_storage_mut(Buf::<Shape>::new());
}

/// All kinds of accessors over some storage, each of which is seen by the next.
fn use_all<B: StorageMut, T: Target>(shape: &mut ShapeView<B, T>, y: T::Long)
where
    T::Long: Copy,
{
    shape.set_kind(1);
    shape.set_id(2);
    shape.corner_mut().set_x(-3);
    shape.corner_mut().try_set_y(y).unwrap();
    shape.corners_mut().get_mut(1).unwrap().set_x(5);
    shape.try_set_name("four").unwrap();
    shape.bytes_mut().copy_from_slice(&[6, 7, 8]).unwrap();
    shape.unique().unique().corners_mut().get_mut(0).unwrap().try_set_y(y).unwrap();
    assert_eq!((shape.kind(), shape.id()), (1, 2));
    assert_eq!((shape.corner().x(), shape.corner().y()), (-3, y));
    assert_eq!(shape.corners().iter().map(|corner| corner.x()).collect::<Vec<_>>(), [0, 5]);
    assert_eq!(shape.shared().corners().get(0).unwrap().y(), y);
    assert_eq!(shape.name(), "four");
    assert!(shape.bytes().iter().eq([6, 7, 8]));
    assert!(shape.next().is_null());
    let text = format!("{shape:?}");
    assert!(text.starts_with("Shape { kind: 1, id: 2, corner: Point { x: -3, y: "), "{text}");
    assert!(*shape == shape.shared());
}

#[test]
fn views_on_all_of_them() {
    let y: c_long = -0x1234_5678;
    let mut memory = [0; Shape::SIZE + 3];
    use_all(&mut Shape::view_mut(&mut memory[1..]).unwrap(), y);
    let expected = memory[1..].to_vec();

    memory.fill(0);
    let cells = Cell::from_mut(&mut memory[1..]).as_slice_of_cells();
    use_all(&mut Shape::over(cells, Native).unwrap(), y);
    assert_eq!(memory[1..], expected);

    let mut shape = Shape::over(vec![0; Shape::SIZE + 2], Native).unwrap();
    use_all(&mut shape, y);
    assert_eq!(shape.into_storage(), expected);

    let mut shape = Shape::over(vec![0; Shape::SIZE + 2].into_boxed_slice(), Native).unwrap();
    use_all(&mut shape, y);
    assert_eq!(*shape.into_storage(), expected);

    let mut shape = Shape::over(Buf::<Shape>::new(), Native).unwrap();
    use_all(&mut shape, y);
    let buf = shape.into_storage();
    assert!(buf.view() == Shape::view(&expected).unwrap());

    use_all(&mut Shape::over(vec![0; 72], PowerpcLinux).unwrap(), -0x1234_5678);
    use_all(&mut Shape::over(vec![0; 72], Runtime::S390X_LINUX).unwrap(), -0x1234_5678);
}

/// A view that owns its memory is moved, and what was borrowed from it before is not used after.
#[test]
fn an_owning_view_is_moved() {
    fn moved<V>(view: V) -> V {
        let on_the_heap = Box::new(view);
        *on_the_heap
    }
    let mut inline = Shape::over(Buf::<Shape>::new(), Native).unwrap();
    inline.set_id(1);
    let mut inline = moved(inline);
    assert_eq!(inline.id(), 1);
    inline.corner_mut().set_x(2);
    let inline = moved(inline);
    assert_eq!((inline.id(), inline.corner().x()), (1, 2));

    let mut owned = moved(Shape::over(vec![0; Shape::SIZE], Native).unwrap());
    owned.corners_mut().get_mut(1).unwrap().set_x(3);
    let owned = moved(owned);
    let points: Vec<_> = owned.corners().iter().collect();
    assert_eq!(points[1].x(), 3);
}

/// Two views that both write the same cells, alive at once.
#[test]
fn two_views_of_the_same_cells() {
    let mut memory = [0; Shape::SIZE];
    let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    let (mut one, mut other) = (Shape::over(cells, Native).unwrap(), Shape::over(cells, Native).unwrap());
    let mut corner = one.corner_mut();
    let mut same_corner = other.corner_mut();
    corner.set_x(1);
    same_corner.set_x(same_corner.x() + 1);
    corner.set_x(corner.x() + 1);
    assert_eq!((one.corner().x(), other.corner().x()), (3, 3));
    let iter = one.corners().iter();
    other.corners_mut().get_mut(1).unwrap().set_x(9);
    assert_eq!(iter.map(|point| point.x()).collect::<Vec<_>>(), [0, 9]);
    cells[0].set(7);
    assert_eq!((one.kind(), other.kind()), (7, 7));
}

/// Half-written memory of the caller's is the view's own business: bytes beside the record stay.
#[test]
fn only_the_record_is_touched() {
    let mut memory = [0xa5; Shape::SIZE + 2];
    {
        let mut shape = Shape::view_mut(&mut memory[1..]).unwrap();
        shape.set_next(core::ptr::null_mut::<Shape>());
        shape.bytes_mut().copy_from_slice(&[0; 3]).unwrap();
    }
    assert_eq!((memory[0], memory[Shape::SIZE + 1]), (0xa5, 0xa5));
}

#[test]
fn storage_that_is_too_short() {
    let given = Shape::SIZE - 1;
    let error = Err(ViewError::TooShort { record: "Shape", needed: Shape::SIZE, given });
    assert_eq!(Shape::over(vec![0; given], Native).map(|_| ()), error);
    assert_eq!(Shape::over(vec![0; given].into_boxed_slice(), Native).map(|_| ()), error);
    let mut bytes = vec![0; given];
    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    assert_eq!(Shape::over(cells, Native).map(|_| ()), error);
    // a buffer for one struct is none for a larger one
    assert_eq!(
        Shape::over(Buf::<crate::Point>::new(), Native).map(|_| ()),
        Err(ViewError::TooShort { record: "Shape", needed: Shape::SIZE, given: crate::Point::SIZE })
    );
}
