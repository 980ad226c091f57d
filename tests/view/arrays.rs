//! Array members: of numbers, of arrays, of records.

use core::ffi::{c_int, c_long, c_uint};
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, Target};
use heapstruct::{Buf, DoesNotFit, ElementError, HeapStruct};

#[derive(HeapStruct)]
#[repr(C)]
struct Point {
    x: i16,
    y: c_long,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Arrays {
    bytes: [u8; 5],
    longs: [c_long; 3],
    grid: [[u16; 3]; 2],
    deep: [[[c_int; 2]; 2]; 2],
    points: [Point; 2],
    flags: [bool; 3],
    empty: [u64; 0],
    floats: [f64; 2],
}

#[test]
fn elements_are_read_by_index_and_in_order() {
    let mut bytes = [0; 112];
    bytes[8..20].copy_from_slice(&[0, 0, 0, 1, 0xff, 0xff, 0xff, 0xfe, 0, 0, 1, 0]);
    let view = Arrays::view_on(PowerpcLinux, &bytes).unwrap();
    let longs = view.longs();
    assert_eq!((longs.len(), longs.is_empty()), (3, false));
    assert_eq!([longs.get(0), longs.get(1), longs.get(2), longs.get(3)], [Some(1), Some(-2), Some(256), None]);
    assert_eq!(longs.get(usize::MAX), None);
    assert!(longs.iter().eq([1, -2, 256]));
    assert!(longs.iter().rev().eq([256, -2, 1]));
    assert!(longs.into_iter().eq([1, -2, 256]));
    assert_eq!(longs.iter().len(), 3);
    assert_eq!(longs.iter().size_hint(), (3, Some(3)));
    assert_eq!(longs.iter().nth(1), Some(-2));
    assert_eq!(longs.iter().nth(3), None);
    assert_eq!(longs.iter().nth(usize::MAX), None);
    assert_eq!(longs.iter().next_back(), Some(256));
}

#[test]
fn an_iterator_meets_itself_in_the_middle() {
    let mut buf = Buf::<Arrays>::new();
    buf.view_mut().longs_mut().copy_from_slice(&[1, 2, 3]).unwrap();
    let mut iter = buf.view().longs().iter();
    assert_eq!((iter.next(), iter.next_back()), (Some(1), Some(3)));
    let mut copy = iter.clone();
    assert_eq!((iter.len(), iter.next_back()), (1, Some(2)));
    assert_eq!((iter.next(), iter.next_back(), iter.nth(1)), (None, None, None));
    assert_eq!((copy.nth(1), copy.next()), (None, None));
}

/// An iterator that is skipped past its end stays there.
#[test]
fn nth_past_the_end_is_the_end() {
    let mut buf = Buf::<Arrays>::new();
    buf.view_mut().longs_mut().copy_from_slice(&[1, 2, 3]).unwrap();
    let mut iter = buf.view().longs().iter();
    assert_eq!(iter.nth(7), None);
    assert_eq!((iter.len(), iter.next(), iter.next_back()), (0, None, None));
}

#[test]
fn elements_are_set_by_index() {
    let mut bytes = [0xa5; 112];
    let mut view = Arrays::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.longs_mut().set(1, -2).unwrap();
    let error = view.longs_mut().set(3, 0).unwrap_err();
    assert_eq!(error, ElementError::OutOfRange { index: 3, len: 3 });
    assert_eq!(error.to_string(), "element 3 of an array of 3");
    assert!(matches!(view.longs_mut().set(usize::MAX, 0), Err(ElementError::OutOfRange { index: usize::MAX, len: 3 })));
    assert!(view.points_mut().get_mut(2).is_none());
    let mut expected = [0xa5; 112];
    expected[12..16].copy_from_slice(&[0xff, 0xff, 0xff, 0xfe]);
    assert_eq!(bytes, expected);
}

#[test]
fn all_elements_are_set_from_a_slice_of_their_length() {
    let mut bytes = [0xa5; 112];
    let mut view = Arrays::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.bytes_mut().copy_from_slice(b"hello").unwrap();
    view.flags_mut().copy_from_slice(&[true, false, true]).unwrap();
    let error = view.longs_mut().copy_from_slice(&[1, 2]).unwrap_err();
    assert_eq!(error, ElementError::OtherLength { len: 3, given: 2 });
    assert_eq!(error.to_string(), "the array has 3 elements, 2 were given");
    assert!(view.longs_mut().copy_from_slice(&[1, 2, 3, 4]).is_err());
    view.empty_mut().copy_from_slice(&[]).unwrap();
    let mut expected = [0xa5; 112];
    expected[..5].copy_from_slice(b"hello");
    expected[80..83].copy_from_slice(&[1, 0, 1]);
    assert_eq!(bytes, expected);
}

#[test]
fn arrays_of_arrays() {
    let mut buf = Buf::<Arrays>::new();
    let mut view = buf.view_mut();
    view.grid_mut().get_mut(1).unwrap().set(2, 0x1234).unwrap();
    view.deep_mut().get_mut(1).unwrap().get_mut(0).unwrap().copy_from_slice(&[-7, 8]).unwrap();
    let view = buf.view();
    assert_eq!((view.grid().len(), view.grid().get(0).unwrap().len()), (2, 3));
    assert_eq!(view.grid().iter().flatten().collect::<Vec<_>>(), [0, 0, 0, 0, 0, 0x1234]);
    assert_eq!(view.deep().iter().flatten().flatten().collect::<Vec<_>>(), [0, 0, 0, 0, -7, 8, 0, 0]);
    assert!(view.grid().get(2).is_none());
}

/// The distance of two elements is the record's size on the target: 8 here, 16 there.
#[test]
fn arrays_of_records() {
    let mut bytes = [0; 112];
    let mut view = Arrays::view_mut_on(I686Linux, &mut bytes).unwrap();
    view.points_mut().get_mut(1).unwrap().set_y(-1);
    assert_eq!(view.points().iter().map(|point| point.y()).collect::<Vec<_>>(), [0, -1]);
    assert_eq!(bytes[64..80], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255]);

    let mut bytes = [0; 152];
    let mut view = Arrays::view_mut_on(Runtime::S390X_LINUX, &mut bytes).unwrap();
    view.points_mut().get_mut(1).unwrap().try_set_y(3).unwrap();
    view.points_mut().get_mut(0).unwrap().set_x(0x0102);
    assert_eq!(view.points().iter().map(|point| (point.x(), point.y())).collect::<Vec<_>>(), [(0x102, 0), (0, 3)]);
    assert_eq!(
        bytes[80..112],
        [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]
    );
}

#[test]
fn an_element_that_does_not_fit_changes_nothing() {
    fn try_set<T: Target>(target: T, value: i64, bytes: &mut [u8]) -> Result<(), ElementError> {
        let mut view = Arrays::view_mut_on(target, bytes).unwrap();
        let value = T::Long::try_from(value.into()).unwrap_or_else(|_| panic!("{value}"));
        view.longs_mut().try_set(2, value)
    }
    let mut bytes = [0xa5; 112];
    let error = try_set(Runtime::POWERPC_LINUX, 1 << 31, &mut bytes).unwrap_err();
    assert!(matches!(error, ElementError::DoesNotFit(error) if DoesNotFit::value(&error) == 1 << 31));
    assert_eq!(error.to_string(), "2147483648 does not fit into the target's `long`, which has 4 bytes");
    assert_eq!(bytes, [0xa5; 112]);
    try_set(Runtime::POWERPC_LINUX, -(1 << 31), &mut bytes).unwrap();
    assert_eq!(bytes[16..20], [0x80, 0, 0, 0]);
    try_set(PowerpcLinux, 5, &mut bytes).unwrap();
    assert_eq!(bytes[16..20], [0, 0, 0, 5]);
    let mut view = Arrays::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    assert_eq!(view.longs_mut().try_set(3, 0), Err(ElementError::OutOfRange { index: 3, len: 3 }));
}

#[test]
fn an_array_of_none() {
    let mut buf = Buf::<Arrays>::new();
    assert_eq!((buf.view().empty().len(), buf.view().empty().is_empty(), buf.view().empty().get(0)), (0, true, None));
    assert_eq!(buf.view().empty().iter().next(), None);
    assert!(buf.view().empty().split_first().is_none());
    assert_eq!(buf.view_mut().empty_mut().set(0, 1), Err(ElementError::OutOfRange { index: 0, len: 0 }));
}

#[test]
fn bytes_are_lent_as_they_are() {
    let mut memory = [0; 112];
    memory[..5].copy_from_slice(b"hello");
    let bytes: &[u8] = Arrays::view_on(PowerpcLinux, &memory).unwrap().bytes().as_bytes();
    assert_eq!(bytes, b"hello");
    assert_eq!(bytes.as_ptr(), memory.as_ptr());
    let view = Arrays::view_on(Runtime::I686_LINUX, &memory).unwrap();
    let array: &[u8; 5] = view.bytes().as_array().unwrap();
    assert_eq!(array, b"hello");
    assert_eq!(view.bytes().as_array::<4>(), None);
    assert_eq!(view.bytes().as_array::<6>(), None);
}

/// Aligned for Rust, they are a slice; one byte further they are not, and can be read all the same.
#[test]
fn native_numbers_are_a_slice_where_they_are_aligned() {
    let mut buf = Buf::<Arrays>::new();
    buf.view_mut().longs_mut().copy_from_slice(&[1, 2, 3]).unwrap();
    buf.view_mut().floats_mut().copy_from_slice(&[0.5, 1.5]).unwrap();
    let slice: &[c_long] = buf.view().longs().as_slice().unwrap();
    assert_eq!(slice, [1, 2, 3]);
    assert_eq!(buf.view().floats().as_slice(), Some(&[0.5, 1.5][..]));
    assert_eq!(buf.view().bytes().as_slice(), Some(&[0, 0, 0, 0, 0][..]));
    assert_eq!(buf.view().empty().as_slice(), Some(&[][..]));

    #[derive(HeapStruct)]
    #[repr(C, packed)]
    struct Odd {
        before: u8,
        numbers: [c_uint; 2],
    }
    #[repr(align(4))]
    struct Aligned([u8; 9]);
    let mut bytes = Aligned([0; 9]);
    Odd::view_mut(&mut bytes.0).unwrap().numbers_mut().copy_from_slice(&[7, 8]).unwrap();
    let odd = Odd::view(&bytes.0).unwrap();
    assert_eq!(odd.numbers().as_slice(), None);
    assert!(odd.numbers().iter().eq([7, 8]));
}

#[test]
fn the_first_and_the_others() {
    let mut buf = Buf::<Arrays>::new();
    buf.view_mut().longs_mut().copy_from_slice(&[1, 2, 3]).unwrap();
    let longs = buf.view().longs();
    let (first, rest) = longs.split_first().unwrap();
    assert_eq!((first, rest.len()), (1, 2));
    assert!(rest.iter().eq([2, 3]));
    assert_eq!(rest.as_slice(), Some(&[2, 3][..]));
    assert_eq!((rest.get(1), rest.get(2)), (Some(3), None));
    let (second, rest) = rest.split_first().unwrap();
    let (third, rest) = rest.split_first().unwrap();
    assert_eq!((second, third, rest.len()), (2, 3, 0));
    assert!(rest.split_first().is_none());
    // what is behind the array in the record is not the array's
    assert_eq!(buf.view().bytes().remainder(), b"");
}

/// A view of an array over cells gives no slice, but its elements.
#[test]
fn arrays_over_cells() {
    use core::cell::Cell;
    let mut memory = [0; Arrays::SIZE];
    let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    let mut one = Arrays::over(cells, Native).unwrap();
    let other = Arrays::over(cells, Native).unwrap();
    let longs = other.longs();
    one.longs_mut().set(1, 4).unwrap();
    assert!(longs.iter().eq([0, 4, 0]));
    assert_eq!(format!("{longs:?}"), "[0, 4, 0]");
}

/// Arrays of one element type are equal by value, whatever the targets.
#[test]
fn arrays_are_equal_by_value() {
    let mut big = [0; 112];
    Arrays::view_mut_on(PowerpcLinux, &mut big).unwrap().longs_mut().copy_from_slice(&[1, -2, 3]).unwrap();
    let mut native = Buf::<Arrays>::new();
    native.view_mut().longs_mut().copy_from_slice(&[1, -2, 3]).unwrap();
    assert!(Arrays::view_on(PowerpcLinux, &big).unwrap().longs() == native.view().longs());
    assert!(Arrays::view_on(Runtime::POWERPC_LINUX, &big).unwrap().longs() == native.view().longs());
    native.view_mut().longs_mut().set(2, 4).unwrap();
    assert!(Arrays::view_on(S390xLinux, &[0; 152]).unwrap().longs() != native.view().longs());
    assert!(Arrays::view_on(PowerpcLinux, &big).unwrap().longs() != native.view().longs());
    let rest = native.view().longs();
    assert!(rest.split_first().unwrap().1 != rest);
}
