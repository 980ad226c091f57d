//! Names of the user's that the output would capture.
//!
//! Type parameters shadow the types around them, and a derive cannot choose names that
//! nobody has. So the output calls its parameters `__B`, `__T`, `__B2` and `__T2`, which
//! become `B`, `T`, `B2` and `T2` where the struct has no such name: readers of the
//! documentation deserve short ones. A generic struct's own `T` leaves `Target`.

use crate::expand;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Data, DeriveInput};

/// The parameters of the output, and what they shall be called, the best name first.
const PARAMETERS: [(&str, [&str; 2]); 4] =
    [("__B", ["B", "Storage"]), ("__T", ["T", "Target"]), ("__B2", ["B2", "Storage2"]), ("__T2", ["T2", "Target2"])];

/// The fields of a struct or union, which have names.
fn fields(data: &Data) -> Vec<&syn::Field> {
    match data {
        Data::Struct(data) => data.fields.iter().collect(),
        Data::Union(data) => data.fields.named.iter().collect(),
        Data::Enum(_) => Vec::new(),
    }
}

/// Gives the type parameters of the output their short names, where these are free.
pub(crate) fn shorten_parameters(output: TokenStream, input: &DeriveInput) -> TokenStream {
    if may_hide_names(input) {
        return output;
    }
    let mut taken = Vec::new();
    map_idents(input.to_token_stream(), &mut |ident| {
        taken.extend(PARAMETERS.iter().flat_map(|(_, names)| names).filter(|name| *ident == **name));
        None
    });
    map_idents(output, &mut |ident| {
        let (_, names) = PARAMETERS.iter().find(|(long, _)| *ident == *long)?;
        let name = names.iter().find(|name| !taken.contains(name))?;
        Some(Ident::new(name, ident.span()))
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
    fields(&input.data).iter().any(|field| has_macro(field.ty.to_token_stream()))
}

/// Writes the struct's name for `Self`, which in the output is the view.
pub(crate) fn name_self(input: &mut DeriveInput) -> syn::Result<()> {
    let DeriveInput { ident: name, generics, data, .. } = input;
    let fields: Vec<_> = match data {
        Data::Struct(data) => data.fields.iter_mut().collect(),
        Data::Union(data) => data.fields.named.iter_mut().collect(),
        Data::Enum(_) => return Ok(()),
    };
    for field in fields {
        let mut found = false;
        let tokens = map(field.ty.to_token_stream(), &mut |ident| {
            (*ident == "Self").then(|| {
                found = true;
                let mut name = name.clone();
                name.set_span(ident.span());
                expand::named(&name, generics)
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

/// The tokens with some identifiers replaced by others.
fn map_idents(tokens: TokenStream, replace: &mut impl FnMut(&Ident) -> Option<Ident>) -> TokenStream {
    map(tokens, &mut |ident| replace(ident).map(ToTokens::into_token_stream))
}

/// The tokens with some identifiers replaced.
fn map(tokens: TokenStream, replace: &mut impl FnMut(&Ident) -> Option<TokenStream>) -> TokenStream {
    let mut mapped = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => mapped.extend(replace(&ident).unwrap_or_else(|| ident.into_token_stream())),
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), map(group.stream(), replace));
                inner.set_span(group.span());
                mapped.extend([TokenTree::Group(inner)]);
            }
            other => mapped.extend([other]),
        }
    }
    mapped
}
