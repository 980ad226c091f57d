//! The lints that a strict crate denies: what the derive makes passes them, and so no user need allow any.

#![deny(warnings, missing_docs, missing_debug_implementations, unreachable_pub, unused_qualifications)]
#![deny(
    deprecated,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    let_underscore_drop,
    missing_copy_implementations,
    non_camel_case_types,
    non_snake_case,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unsafe_op_in_unsafe_fn,
    unused_lifetimes,
    unused_results,
    variant_size_differences
)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery, clippy::cargo)]
#![deny(
    clippy::absolute_paths,
    clippy::allow_attributes,
    clippy::allow_attributes_without_reason,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::default_numeric_fallback,
    clippy::exhaustive_structs,
    clippy::expl_impl_clone_on_copy,
    clippy::impl_trait_in_params,
    clippy::indexing_slicing,
    clippy::missing_docs_in_private_items,
    clippy::missing_inline_in_public_items,
    clippy::multiple_inherent_impl,
    clippy::multiple_unsafe_ops_per_block,
    clippy::partial_pub_fields,
    clippy::ref_patterns,
    clippy::undocumented_unsafe_blocks,
    clippy::unwrap_used
)]

use core::ffi::{c_char, c_double, c_int, c_long, c_void};
use core::marker::PhantomData;
use core::mem::{ManuallyDrop, MaybeUninit};
use core::num::NonZero;
use core::ptr::NonNull;
use core::sync::atomic::AtomicU32;
use heapstruct::{HeapStruct, ViewError};

/// An alias.
type Word = u32;

/// With a member of each kind.
#[derive(HeapStruct)]
#[repr(C)]
struct Kinds {
    /// A number.
    number: u32,
    /// A flag.
    flag: bool,
    /// A number of C's.
    long: c_long,
    /// A float.
    double: c_double,
    /// Text.
    text: [c_char; 4],
    /// An array of arrays.
    array: [[c_int; 2]; 2],
    /// A pointer.
    pointer: *mut c_void,
    /// A pointer that is not null.
    maybe: Option<NonNull<u8>>,
    /// A function.
    call: Option<unsafe extern "C" fn(c_int)>,
    /// An alias.
    #[heapstruct(hex)]
    word: Word,
    /// An alias with its C type.
    #[heapstruct(c = "unsigned int", octal)]
    said: Word,
    /// A nested struct.
    inner: Inner,
    /// Several.
    inners: [Inner; 2],
    /// An enum.
    colour: Colour,
    /// A newtype.
    flags: Flags,
    /// A newtype of C's number.
    handle: Handle,
    /// A number that is not zero.
    non_zero: NonZero<u32>,
    /// One of the target's width.
    size: Option<NonZero<usize>>,
    /// An atomic number.
    atomic: AtomicU32,
    /// Uninitialised in Rust.
    uninit: MaybeUninit<c_int>,
    /// Nothing.
    nothing: PhantomData<u8>,
    /// No longer.
    #[deprecated]
    old: u8,
}

/// An enum.
#[derive(Clone, Copy, Debug, HeapStruct, PartialEq, Eq)]
#[repr(C)]
#[non_exhaustive]
enum Colour {
    /// The first.
    Red,
    /// No longer.
    #[deprecated]
    Green = 5,
}

/// A newtype.
#[derive(Clone, Copy, Debug, HeapStruct)]
#[repr(transparent)]
struct Flags(u32);

/// A newtype of C's number.
#[derive(Clone, Copy, Debug, HeapStruct)]
#[repr(transparent)]
struct Handle {
    /// The number.
    number: c_long,
}

/// A nested struct.
#[derive(HeapStruct)]
#[repr(C, packed(2))]
struct Inner {
    /// A number.
    number: u64,
}

/// A union.
#[derive(HeapStruct)]
#[repr(C)]
union Either {
    /// A number.
    number: u32,
    /// A nested struct.
    inner: ManuallyDrop<Inner>,
}

/// A generic struct.
#[derive(HeapStruct)]
#[repr(C)]
struct Generic<X: HeapStruct, const N: usize> {
    /// A parameter.
    parameter: X,
    /// Several bytes.
    bytes: [u8; N],
    /// What no one asks.
    #[heapstruct(skip)]
    skipped: u8,
    /// What no one knows.
    #[heapstruct(opaque(size = 4, align = 4))]
    unknown: char,
}

heapstruct::record! {
    /// With all that the derive lacks.
    #[packed(on(X86_64Linux))]
    pub struct Own {
        /// A bit-field.
        pub bits: c_uint : 5,
        _: c_uint : 0,
        /// A flag.
        pub flag: bool : 1,
        /// On small machines.
        #[on(ilp32)]
        pub high: c_ulong,
        /// A type of the user's.
        #[aligned(16)]
        pub inner: Inner,
        /// Not here.
        #[cfg(any())]
        pub never: u8,
        /// No longer.
        #[deprecated]
        pub old: u8,
        /// Where the other says so.
        #[heapstruct(hex, present = mask & 1)]
        pub there: u8,
        /// That says so.
        pub mask: u8,
        /// A secret.
        #[opaque(size = 4, align = 4)]
        pub secret: _,
        own: u8,
    }

    /// A union.
    pub union Bits {
        /// All.
        pub whole: u32,
        /// Some.
        pub low: c_uint : 4,
    }
}

/// All kinds.
#[expect(clippy::absolute_paths, reason = "written for modules without a prelude")]
mod kinds {
    include!("kinds.rs");
}

/// Names of C's own style: what allows them for the fields allows them for the accessors.
mod foreign {
    use heapstruct::HeapStruct;

    /// A struct of another style.
    #[expect(non_snake_case, reason = "names of C")]
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct FILE_ID_128 {
        /// Its bytes.
        pub(super) Identifier: [u8; 16],
    }
}

#[test]
fn names_of_another_style() {
    assert_eq!(foreign::FILE_ID_128::view(&[7; 16]).map(|view| view.Identifier().get(15)), Ok(Some(7)));
}

#[test]
fn strict_code_uses_what_the_derive_does_not_make() -> Result<(), ViewError> {
    let mut bytes = [0; Own::SIZE];
    let mut own = Own::view_mut(&mut bytes)?;
    assert_eq!(own.try_set_bits(9), Ok(()));
    own.set_flag(true);
    own.inner_mut().set_number(2);
    assert_eq!((own.bits(), own.flag(), own.there(), own.inner().number()), (9, true, None, 2));
    let bits = [3; Bits::SIZE];
    assert_eq!(Bits::view(&bits)?.whole(), 0x0303_0303);
    assert_eq!(
        Either::view(&bits[..]).map(|view| view.number()),
        Err(ViewError::TooShort { record: "Either", needed: 8, given: 4 })
    );
    let mut bytes = [0; Generic::<Inner, 3>::SIZE];
    let mut generic = Generic::<Inner, 3>::view_mut(&mut bytes)?;
    generic.parameter_mut().set_number(1);
    assert_eq!((generic.parameter().number(), generic.bytes().len(), generic.unknown().len()), (1, 3, 4));
    Ok(())
}

#[test]
fn strict_code_uses_views() -> Result<(), ViewError> {
    let mut bytes = [0; Kinds::SIZE];
    let mut view = Kinds::view_mut(&mut bytes)?;
    view.set_number(1);
    view.inner_mut().set_number(2);
    view.set_colour(Colour::Red);
    view.set_flags(Flags(3));
    view.set_handle(Handle { number: 4 });
    assert_eq!((view.number(), view.inner().number(), view.word()), (1, 2, 0));
    assert_eq!((view.colour(), view.flags().0, view.handle().number), (Ok(Colour::Red), 3, 4));
    Ok(())
}
