//! Structs in the style of bindgen, whose helpers are no members of C's.

use core::ffi::{c_char, c_uint, c_ushort};
use heapstruct::target::{I686Linux, Native, PowerpcLinux};
use heapstruct::{HeapStruct, Tailed, View};

/// bindgen's, as far as its layout goes.
#[repr(C)]
#[derive(Clone, Copy)]
struct __BindgenBitfieldUnit<Storage> {
    storage: Storage,
}

/// That of older versions, which gave it an alignment; they called it as the newer ones do.
mod older {
    #[repr(C)]
    #[derive(Clone, Copy)]
    pub(super) struct __BindgenBitfieldUnit<Storage, Align> {
        pub(super) storage: Storage,
        pub(super) align: [Align; 0],
    }
}

#[repr(C)]
#[derive(Default)]
struct __IncompleteArrayField<T>(core::marker::PhantomData<T>, [T; 0]);

#[repr(C)]
struct __BindgenUnionField<T>(core::marker::PhantomData<T>);

/// `struct { unsigned version : 4, length : 4; unsigned short kind; char name[]; }`
#[derive(HeapStruct)]
#[repr(C)]
struct Header {
    _bitfield_align_1: [u8; 0],
    _bitfield_1: __BindgenBitfieldUnit<[u8; 1usize]>,
    kind: c_ushort,
    name: __IncompleteArrayField<c_char>,
}

#[test]
fn bits_are_bytes_of_a_record_without_accessors() {
    let mut bytes = *b"\xa5\0\0\0abc";
    bytes[2..4].copy_from_slice(&7_u16.to_ne_bytes());
    let mut header = Header::view_mut(&mut bytes[..]).unwrap();
    assert_eq!((header.kind(), header.name().to_bytes()), (7, &b"abc"[..]));
    header.set_kind(8);
    assert_eq!(format!("{header:?}"), "Header { _bitfield_align_1: [], _bitfield_1: [165], kind: 8, name: \"abc\" }");
    assert_eq!(header.storage()[0], 0xa5);
    assert_eq!(Header::size_with(Native, 3), Ok(7));
    assert_eq!(
        Header::layout_on(Native).unwrap().members().map(|member| member.offset()).collect::<Vec<_>>(),
        [0, 0, 2, 4]
    );
}

/// An alignment that ends a struct is no tail, and nor is bindgen's other array of none.
#[derive(HeapStruct)]
#[repr(C)]
struct Aligned {
    before: __IncompleteArrayField<u16>,
    kind: u8,
    _bitfield_1: older::__BindgenBitfieldUnit<[u8; 2], u16>,
    __bindgen_padding_0: [u8; 4],
    _bitfield_align_1: [u64; 0],
}

#[test]
fn zero_bytes_give_alignment_and_no_tail() {
    assert_eq!((Aligned::SIZE, align_of::<Aligned>()), (8, align_of::<u64>()));
    let bytes = [3, 0, 5, 6, 7, 8, 9, 10, 11];
    let view = Aligned::view(&bytes[..]).unwrap();
    assert_eq!((view.kind(), view.before().len()), (3, 0));
    assert_eq!(
        format!("{view:?}"),
        "Aligned { before: [], kind: 3, _bitfield_1: [5, 6], __bindgen_padding_0: [7, 8, 9, 10], _bitfield_align_1: [] }"
    );
    assert!(view == Aligned::view(&bytes).unwrap());
    let mut other = bytes;
    other[3] = 7;
    assert!(view != Aligned::view(&other).unwrap());
}

/// `union { Header header; unsigned number; }`, which Rust cannot have while `Header` is not `Copy`.
#[derive(HeapStruct)]
#[repr(C)]
struct Either {
    header: __BindgenUnionField<Header>,
    number: __BindgenUnionField<c_uint>,
    bindgen_union_field: [u32; 1usize],
}

#[test]
fn a_union_as_a_struct_has_its_size() {
    let bytes = [1, 2, 3, 4];
    let either = Either::view(&bytes).unwrap();
    let number = u32::from_ne_bytes(bytes);
    assert_eq!(format!("{either:?}"), format!("Either {{ header: [], number: [], bindgen_union_field: [{number}] }}"));
    assert_eq!(Either::view(&bytes[..3]).unwrap_err().to_string(), "`Either` needs 4 bytes, 3 were given");
}

/// A record named by a path, with what bindgen calls an anonymous struct: these have a layout everywhere.
#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    id: ::std::os::raw::c_ulong,
    __bindgen_anon_1: Outer__bindgen_ty_1,
}

#[derive(HeapStruct, Clone, Copy)]
#[repr(C)]
#[allow(non_camel_case_types, non_snake_case, reason = "as bindgen names it")]
union Outer__bindgen_ty_1 {
    word: u32,
    _address: u8,
}

#[test]
fn anonymous_records_are_read_on_every_target() {
    let bytes = [0, 0, 0, 1, 0, 0, 0, 2];
    let outer = Outer::view_on(PowerpcLinux, &bytes).unwrap();
    assert_eq!((outer.id(), outer.__bindgen_anon_1().word()), (1, 2));
    assert_eq!(Outer::layout_on(I686Linux).unwrap().size(), 8);
}

heapstruct::record! {
    /// The same as `Header`, with its bits.
    struct Whole {
        version: c_uint : 4,
        length: c_uint : 4,
        kind: c_ushort,
        #[heapstruct(tail)]
        name: [c_char; 0],
    }
}

#[test]
fn record_has_the_bits() {
    let bytes = *b"\xa5\0\x07\0";
    let whole = Whole::view_on(I686Linux, &bytes).unwrap();
    assert_eq!((whole.version(), whole.length(), whole.kind()), (5, 10, 7));
    let whole = Whole::view_on(PowerpcLinux, b"\xa5\0\0\x07").unwrap();
    assert_eq!((whole.version(), whole.length(), whole.kind()), (10, 5, 7));
}
