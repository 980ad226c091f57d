//! Structs of every shape: packed, aligned, empty, large.

use core::ffi::{c_char, c_int, c_long};
use heapstruct::target::{I686Linux, PowerpcLinux, Runtime, X86_64Linux};
use heapstruct::{Buf, HeapStruct, Known, View};

/// Makes a struct with the same members for each `repr`.
macro_rules! shapes {
    ($($(#[$repr:meta])* $name:ident;)*) => {
        $(
            $(#[$repr])*
            #[doc = "The same members as the others."]
            #[derive(HeapStruct)]
            struct $name {
                /// One byte, to shift the others.
                first: u8,
                /// Eight bytes.
                wide: u64,
                /// As the target has it.
                long: c_long,
                /// Text.
                text: [c_char; 3],
                /// Two bytes.
                last: u16,
            }
        )*
    };
}
shapes! {
    #[repr(C)] Plain;
    #[repr(C, packed)] Packed;
    #[repr(C, packed(1))] Packed1;
    #[repr(packed(2), C)] Packed2;
    #[repr(C)] #[repr(packed(4))] Packed4;
    #[repr(C, packed(16))] Packed16;
    #[repr(C, align(16))] Aligned16;
    #[repr(align(2))] #[repr(C)] Aligned2;
}

/// Offsets of the members, then size and alignment, on a machine.
fn layout<X: HeapStruct + Known<Runtime>>(target: Runtime) -> Vec<u64> {
    let layout = X::layout_on(target).unwrap();
    layout.members().map(|member| member.offset()).chain([layout.size(), layout.align()]).collect()
}

/// GCC's answers for `packed`, `#pragma pack(N)` and `aligned(16)`.
#[test]
fn packing_and_alignment() {
    let (wide, narrow) = (Runtime::of(X86_64Linux), Runtime::of(I686Linux));
    assert_eq!(layout::<Plain>(wide), [0, 8, 16, 24, 28, 32, 8]);
    assert_eq!(layout::<Plain>(narrow), [0, 4, 12, 16, 20, 24, 4]);
    assert_eq!(layout::<Packed>(wide), [0, 1, 9, 17, 20, 22, 1]);
    assert_eq!(layout::<Packed>(narrow), [0, 1, 9, 13, 16, 18, 1]);
    assert_eq!(layout::<Packed1>(wide), layout::<Packed>(wide));
    assert_eq!(layout::<Packed2>(wide), [0, 2, 10, 18, 22, 24, 2]);
    assert_eq!(layout::<Packed2>(narrow), [0, 2, 10, 14, 18, 20, 2]);
    assert_eq!(layout::<Packed4>(wide), [0, 4, 12, 20, 24, 28, 4]);
    assert_eq!(layout::<Packed4>(narrow), [0, 4, 12, 16, 20, 24, 4]);
    assert_eq!(layout::<Packed16>(wide), layout::<Plain>(wide));
    assert_eq!(layout::<Aligned16>(wide), [0, 8, 16, 24, 28, 32, 16]);
    assert_eq!(layout::<Aligned16>(narrow), [0, 4, 12, 16, 20, 32, 16]);
    assert_eq!(layout::<Aligned2>(wide), layout::<Plain>(wide));
}

#[test]
fn accessors_of_packed_members() {
    let mut bytes = [0xa5; 18];
    let mut view = Packed::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_first(1);
    view.set_wide(0x0203_0405_0607_0809);
    view.set_long(0x0a0b_0c0d);
    view.try_set_text("abc").unwrap();
    view.set_last(0x1011);
    assert_eq!(bytes, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, b'a', b'b', b'c', 16, 17]);
    let mut buf = Buf::<Packed2>::new();
    buf.view_mut().set_wide(u64::MAX);
    assert_eq!((buf.view().first(), buf.view().wide(), buf.view().long()), (0, u64::MAX, 0));
    assert_eq!(buf.view().as_native().map(|native| native.last), Some(0));
}

#[test]
fn a_buffer_is_aligned_like_its_struct() {
    let buf = Buf::<Aligned16>::new();
    assert_eq!((align_of_val(&buf), buf.as_ptr().align_offset(16)), (16, 0));
    assert_eq!(Aligned16::SIZE, 32);
}

/// No members, and members of no size.
#[derive(HeapStruct)]
#[repr(C)]
struct Unit {}

/// Members of no size.
#[derive(HeapStruct)]
#[repr(C)]
struct Hollow {
    /// Nothing.
    before: [u64; 0],
    /// Something.
    number: u8,
    /// Nothing.
    unit: Unit,
    /// Nothing at all.
    after: [Unit; 3],
}

#[test]
fn empty_structs_and_members() {
    // `u64` is aligned to 8, on i386 to 4
    assert_eq!((Unit::SIZE, Hollow::SIZE), (0, align_of::<u64>()));
    assert_eq!(format!("{:?}", Unit::view(&[]).unwrap()), "Unit");
    let bytes = [7, 0, 0, 0, 0, 0, 0, 0];
    let view = Hollow::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((view.number(), view.after().len(), view.before().len()), (7, 3, 0));
    assert_eq!(View::size(&view.unit()), 0);
    assert_eq!(format!("{view:?}"), "Hollow { before: [], number: 7, unit: Unit, after: [Unit, ..] }");
    assert!(view == Hollow::view_on(PowerpcLinux, &bytes).unwrap());
    assert_eq!(Hollow::layout_on(I686Linux).unwrap().size(), 4);
}

/// More members than any tuple or any list of implementations has.
#[derive(HeapStruct)]
#[repr(C)]
struct Many {
    /// A number.
    m00: u8,
    /// A number.
    m01: c_int,
    /// A number.
    m02: c_int,
    /// A number.
    m03: c_long,
    /// A number.
    m04: c_int,
    /// A number.
    m05: c_int,
    /// A number.
    m06: u8,
    /// A number.
    m07: c_int,
    /// A number.
    m08: c_int,
    /// A number.
    m09: c_long,
    /// A number.
    m10: c_int,
    /// A number.
    m11: c_int,
    /// A number.
    m12: u8,
    /// A number.
    m13: c_int,
    /// A number.
    m14: c_int,
    /// A number.
    m15: c_long,
    /// A number.
    m16: c_int,
    /// A number.
    m17: c_int,
    /// A number.
    m18: u8,
    /// A number.
    m19: c_int,
    /// A number.
    m20: c_int,
    /// A number.
    m21: c_long,
    /// A number.
    m22: c_int,
    /// A number.
    m23: c_int,
    /// A number.
    m24: u8,
    /// A number.
    m25: c_int,
    /// A number.
    m26: c_int,
    /// A number.
    m27: c_long,
    /// A number.
    m28: c_int,
    /// A number.
    m29: c_int,
    /// A number.
    m30: u8,
    /// A number.
    m31: c_int,
    /// A number.
    m32: c_int,
    /// A number.
    m33: c_long,
    /// A number.
    m34: c_int,
    /// A number.
    m35: c_int,
    /// A number.
    m36: u8,
    /// A number.
    m37: c_int,
    /// A number.
    m38: c_int,
    /// A number.
    m39: c_long,
    /// A number.
    m40: c_int,
    /// A number.
    m41: c_int,
    /// A number.
    m42: u8,
    /// A number.
    m43: c_int,
    /// A number.
    m44: c_int,
    /// A number.
    m45: c_long,
    /// A number.
    m46: c_int,
    /// A number.
    m47: c_int,
    /// A number.
    m48: u8,
    /// A number.
    m49: c_int,
    /// A number.
    m50: c_int,
    /// A number.
    m51: c_long,
    /// A number.
    m52: c_int,
    /// A number.
    m53: c_int,
    /// A number.
    m54: u8,
    /// A number.
    m55: c_int,
    /// A number.
    m56: c_int,
    /// A number.
    m57: c_long,
    /// A number.
    m58: c_int,
    /// A number.
    m59: c_int,
}

#[test]
fn sixty_members() {
    let layout = Many::layout_on(PowerpcLinux).unwrap();
    assert_eq!((layout.members().count(), layout.size()), (60, 240));
    let bytes: Vec<u8> = (0..240).collect();
    let view = Many::view_on(PowerpcLinux, &bytes).unwrap();
    assert_eq!((view.m00(), view.m01(), view.m30()), (0, 0x0405_0607, 0x78));
}
