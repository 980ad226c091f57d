//! The `#[repr(..)]` of a struct, as far as it is one that C has too.

use crate::errors::Errors;
use syn::{DeriveInput, LitInt, Meta};

/// The layout that a struct asks for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Repr {
    /// The `N` of `packed(N)`, 0 for none.
    pub(crate) pack: u32,
    /// The `N` of `align(N)`, 1 for none.
    pub(crate) align: u32,
}

impl Repr {
    /// Reads all `#[repr(..)]` of a struct. One without C's layout is an error.
    pub(crate) fn read(input: &DeriveInput, errors: &mut Errors) -> Self {
        let mut repr = Self { pack: 0, align: 1 };
        let mut is_c = false;
        for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("repr")) {
            let result = attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("C") {
                    is_c = true;
                } else if meta.path.is_ident("packed") {
                    repr.pack = if meta.input.peek(syn::token::Paren) { number(&meta)? } else { 1 };
                } else if meta.path.is_ident("align") {
                    repr.align = number(&meta)?;
                } else if meta.path.is_ident("transparent") {
                    is_c = true;
                    return Err(meta.error(
                        "`HeapStruct` describes C structs: write `#[repr(C)]`, which lays a struct of one field out alike",
                    ));
                } else {
                    is_c = true;
                    return Err(meta.error("a C struct has `#[repr(C)]`, with `packed`, `packed(N)` or `align(N)` if need be"));
                }
                Ok(())
            });
            if let Err(error) = result {
                errors.push(error);
            }
        }
        if !is_c {
            let also = input
                .attrs
                .iter()
                .find(|attribute| matches!(&attribute.meta, Meta::List(list) if list.path.is_ident("repr")));
            let message = format!(
                "`{}` has no C layout: add `#[repr(C)]`, since Rust orders the fields of other structs as it likes",
                input.ident
            );
            match also {
                Some(attribute) => errors.at(attribute, message),
                None => errors.at(&input.ident, message),
            }
        }
        repr
    }
}

fn number(meta: &syn::meta::ParseNestedMeta<'_>) -> syn::Result<u32> {
    let content;
    syn::parenthesized!(content in meta.input);
    content.parse::<LitInt>()?.base10_parse()
}
