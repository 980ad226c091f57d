//! The optional features: zerocopy's `Ref` as storage, bytemuck's traits of `Buf`.

use crate::{Point, Shape};
use bytemuck::{AnyBitPattern, NoUninit, Zeroable};
use core::ffi::c_long;
use heapstruct::target::{Native, PowerpcLinux};
use heapstruct::{Buf, HeapStruct, Storage, StorageMut, View, ViewError};
use zerocopy::Ref;

#[test]
fn a_zerocopy_ref_lends_its_bytes() {
    let bytes = [0, 5, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe];
    let storage: Ref<&[u8], [u8]> = Ref::from_bytes(&bytes[..]).unwrap();
    let point = Point::over(storage, PowerpcLinux).unwrap();
    assert_eq!((point.x(), point.y()), (5, -2));
    assert_eq!(point.storage().len(), 8);
    assert_eq!(point.shared().y(), -2);
    assert_eq!(Ref::bytes(&point.into_storage()), bytes);
    let short: Ref<&[u8], [u8; 7]> = Ref::from_bytes(&bytes[..7]).unwrap();
    assert_eq!(
        Point::over(short, PowerpcLinux).map(|_| ()),
        Err(ViewError::TooShort { record: "Point", needed: 8, given: 7 })
    );
}

#[test]
fn a_zerocopy_ref_is_written_through() {
    fn use_it<B: StorageMut>(storage: B) -> B {
        let mut shape = Shape::over(storage, Native).unwrap();
        shape.set_id(1);
        shape.corners_mut().get_mut(1).unwrap().set_y(-3);
        shape.unique().try_set_name("ref").unwrap();
        assert_eq!((shape.id(), shape.corners().get(1).unwrap().y()), (1, -3));
        assert_eq!(shape.name(), "ref");
        shape.into_storage()
    }
    let mut bytes = vec![0; Shape::SIZE];
    let storage: Ref<&mut [u8], [u8]> = Ref::from_bytes(&mut bytes[..]).unwrap();
    let storage = use_it(storage);
    assert_eq!(Storage::len(&storage), Shape::SIZE);
    let shape = Shape::view(&bytes).unwrap();
    assert_eq!((shape.id(), shape.corners().get(1).unwrap().y()), (1, -3));
}

/// `C` allows the traits that a `Buf` of it shall have.
#[derive(Clone, Copy, HeapStruct)]
#[repr(C)]
struct Padded {
    small: u8,
    large: c_long,
}

#[test]
fn bytemuck_sees_a_buffer_as_bytes() {
    fn is<X: Zeroable + AnyBitPattern + NoUninit>(_: &X) {}
    let mut buf = Buf::<Padded>::zeroed();
    is(&buf);
    assert_eq!(bytemuck::bytes_of(&buf), vec![0; Padded::SIZE]);
    // padding has bytes as well, which may be read
    bytemuck::bytes_of_mut(&mut buf).fill(0xff);
    assert_eq!((buf.view().small(), buf.view().large()), (0xff, -1));
    buf.view_mut().set_small(0);
    let bytes = bytemuck::bytes_of(&buf);
    assert_eq!((bytes[0], bytes[1]), (0, 0xff));
    let copy: Buf<Padded> = bytemuck::pod_read_unaligned(bytes);
    assert!(copy.view() == buf.view());
    let many = [buf, copy];
    let all: &[u8] = bytemuck::cast_slice(&many);
    assert_eq!(Padded::records(all).unwrap().len(), 2);
    let back: &[Buf<Padded>] = bytemuck::cast_slice(all);
    assert_eq!(back[1].view().large(), -1);
}

/// A record of `record!` in the declaration of a foreign function, about which the compiler has nothing to say.
#[deny(improper_ctypes)]
mod foreign {
    heapstruct::record! {
        /// With all that Rust's structs lack.
        #[packed(on(X86_64Linux))]
        pub struct Event {
            /// Bits.
            pub kind: c_uint : 5,
            /// A member.
            pub data: u64,
        }
    }

    #[expect(unsafe_code, reason = "it is only declared")]
    unsafe extern "C" {
        #[expect(dead_code, reason = "it is only declared")]
        fn wait(event: *mut Event);
    }
}
