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
    /// An enum.
    colour: Colour,
    /// A newtype.
    handle: Handle,
    /// A number that is not zero.
    non_zero: ::core::option::Option<::core::num::NonZero<::core::primitive::u32>>,
    /// An atomic number.
    atomic: ::core::sync::atomic::AtomicU32,
    /// Uninitialised in Rust.
    uninit: ::core::mem::MaybeUninit<::core::ffi::c_int>,
    /// Nothing.
    nothing: ::core::marker::PhantomData<::core::primitive::u8>,
}

/// An enum.
#[derive(HeapStruct)]
#[repr(u8)]
enum Colour {
    /// The first.
    Red,
    /// The second.
    Green,
}

/// A newtype.
#[derive(HeapStruct)]
#[repr(transparent)]
struct Handle(::core::ffi::c_long);

/// A nested struct.
#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    /// A number.
    number: ::core::primitive::u8,
}

/// A union.
#[derive(HeapStruct)]
#[repr(C)]
union Either<X: ::core::marker::Copy> {
    /// A number.
    number: ::core::primitive::u32,
    /// A parameter.
    parameter: X,
}

/// All kinds, again without a prelude.
mod kinds {
    ::core::include!("kinds.rs");
}

::heapstruct::record! {
    /// What needs no name of Rust's in scope.
    struct Own {
        #[on(not(big_endian))]
        long: c_long,
        bits: u16 : 3,
        flag: bool : 1,
        text: [c_char; 4],
        call: Option<unsafe extern "C" fn(::core::ffi::c_int)>,
        inner: Inner,
        #[heapstruct(present = mask & 1)]
        there: size_t,
        mask: u8,
        #[opaque(size = 1, align = 1)]
        opaque: _,
    }
}

#[::core::prelude::v1::test]
fn records_without_prelude() {
    let mut own = ::heapstruct::Buf::<Own>::new();
    own.view_mut().set_flag(true);
    ::core::assert!(own.view().flag() && own.view().there().is_none());
    let either = Either::<Own>::view_on(::heapstruct::target::PowerpcLinux, &[1; 100]).unwrap();
    ::core::assert_eq!(either.number(), 0x0101_0101);
}

#[::core::prelude::v1::test]
fn without_prelude() {
    let mut buf = ::heapstruct::Buf::<Kinds>::new();
    let mut view = buf.view_mut();
    view.set_number(1);
    view.inner_mut().set_number(2);
    view.set_long(-3);
    view.set_colour(Colour::Green);
    view.set_handle(Handle(4));
    ::core::assert!(::core::matches!(view.colour(), ::core::result::Result::Ok(Colour::Green)));
    ::core::assert_eq!(view.handle().0, 4);
    ::core::assert_eq!((view.number(), view.inner().number(), view.long()), (1, 2, -3));
    ::core::assert!(!view.flag() && view.maybe().is_null() && view.call().is_null());
}
