//! A module without the prelude: the derive's output names everything by its whole path.

#![no_implicit_prelude]

use ::heapstruct::HeapStruct;

/// With a member of each kind.
#[derive(HeapStruct)]
#[repr(C)]
struct Kinds {
    /// A number.
    number: ::core::primitive::u32,
    /// A flag.
    flag: ::core::primitive::bool,
    /// A number of C's.
    long: ::core::ffi::c_long,
    /// Text.
    text: [::core::ffi::c_char; 4],
    /// An array.
    array: [::core::ffi::c_int; 2],
    /// A pointer.
    pointer: *const ::core::ffi::c_void,
    /// A pointer that is not null.
    maybe: ::core::option::Option<::core::ptr::NonNull<::core::primitive::u8>>,
    /// A function.
    call: ::core::option::Option<unsafe extern "C" fn(::core::ffi::c_int)>,
    /// A nested struct.
    inner: Inner,
    /// Several.
    inners: [Inner; 2],
}

/// A nested struct.
#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    /// A number.
    number: ::core::primitive::u8,
}

#[::core::prelude::v1::test]
fn without_prelude() {
    let mut buf = ::heapstruct::Buf::<Kinds>::new();
    let mut view = buf.view_mut();
    view.set_number(1);
    view.inner_mut().set_number(2);
    view.set_long(-3);
    ::core::assert_eq!((view.number(), view.inner().number(), view.long()), (1, 2, -3));
    ::core::assert!(!view.flag() && view.maybe().is_null() && view.call().is_null());
}
