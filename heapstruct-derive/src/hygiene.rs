//! Names of the user's that the output would capture.
//!
//! Type parameters shadow the types around them, and a derive cannot choose names that
//! nobody has. So the output calls its parameters `__B`, `__T`, `__B2` and `__T2`, which
//! become `B`, `T`, `B2` and `T2` where the struct has no such name: readers of the
//! documentation deserve short ones.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Data, DeriveInput};

const PARAMETERS: [(&str, &str); 4] = [("__B", "B"), ("__T", "T"), ("__B2", "B2"), ("__T2", "T2")];

/// Gives the type parameters of the output their short names, where these are free.
pub(crate) fn shorten_parameters(output: TokenStream, input: &DeriveInput) -> TokenStream {
    if may_hide_names(input) {
        return output;
    }
    let mut taken = Vec::new();
    map_idents(input.to_token_stream(), &mut |ident| {
        taken.extend(PARAMETERS.into_iter().filter(|(_, short)| *ident == *short));
        None
    });
    map_idents(output, &mut |ident| {
        let parameter = PARAMETERS.into_iter().find(|(long, _)| *ident == *long)?;
        (!taken.contains(&parameter)).then(|| Ident::new(parameter.1, ident.span()))
    })
}

/// Whether a field's type has a macro in it, which may come out as any name.
fn may_hide_names(input: &DeriveInput) -> bool {
    fn has_macro(tokens: TokenStream) -> bool {
        let mut after_bang = false;
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => after_bang || has_macro(group.stream()),
            TokenTree::Punct(punct) => {
                after_bang = punct.as_char() == '!';
                false
            }
            _ => {
                after_bang = false;
                false
            }
        })
    }
    let Data::Struct(data) = &input.data else { return false };
    data.fields.iter().any(|field| has_macro(field.ty.to_token_stream()))
}

/// Writes the struct's name for `Self`, which in the output is the view.
pub(crate) fn name_self(input: &mut DeriveInput) -> syn::Result<()> {
    let Data::Struct(data) = &mut input.data else { return Ok(()) };
    for field in &mut data.fields {
        let mut found = false;
        let tokens = map_idents(field.ty.to_token_stream(), &mut |ident| {
            (*ident == "Self").then(|| {
                found = true;
                let mut name = input.ident.clone();
                name.set_span(ident.span());
                name
            })
        });
        if found {
            field.ty = syn::parse2(tokens)?;
        }
    }
    Ok(())
}

/// An expression of the user's, as it stands where `Self` means nothing.
pub(crate) fn with_name_for_self(tokens: TokenStream, name: &Ident) -> TokenStream {
    map_idents(tokens, &mut |ident| {
        (*ident == "Self").then(|| {
            let mut name = name.clone();
            name.set_span(ident.span());
            name
        })
    })
}

/// The tokens with some identifiers replaced.
fn map_idents(tokens: TokenStream, replace: &mut impl FnMut(&Ident) -> Option<Ident>) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Ident(ident) => TokenTree::Ident(replace(&ident).unwrap_or(ident)),
            TokenTree::Group(group) => {
                let mut mapped = Group::new(group.delimiter(), map_idents(group.stream(), replace));
                mapped.set_span(group.span());
                TokenTree::Group(mapped)
            }
            other => other,
        })
        .collect()
}
