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
use core::ptr::NonNull;
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
    /// No longer.
    #[deprecated]
    old: u8,
}

/// A nested struct.
#[derive(HeapStruct)]
#[repr(C, packed(2))]
struct Inner {
    /// A number.
    number: u64,
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
fn strict_code_uses_views() -> Result<(), ViewError> {
    let mut bytes = [0; Kinds::SIZE];
    let mut view = Kinds::view_mut(&mut bytes)?;
    view.set_number(1);
    view.inner_mut().set_number(2);
    assert_eq!((view.number(), view.inner().number(), view.word()), (1, 2, 0));
    Ok(())
}
