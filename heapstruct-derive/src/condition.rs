//! What holds on some ABIs only, as `on(..)` says it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, Token, parenthesized};

/// Something that an ABI is or is not.
pub(crate) enum Condition {
    Always,
    /// What the library calls it.
    Known(TokenStream),
    /// A built-in target.
    Target(Ident),
    Not(Box<Condition>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

impl Condition {
    /// What is in the parentheses of `on(..)`: conditions, one of which holds.
    pub(crate) fn list(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut all = conditions(input)?;
        Ok(if all.len() == 1 { all.remove(0) } else { Self::Any(all) })
    }
}

/// What to write in the parentheses of `on(..)`.
pub(crate) const HINT: &str = "write what must hold: `on(ilp32)`, `on(X86_64Linux, X32Linux)`, `on(not(big_endian))`";

fn conditions(input: ParseStream<'_>) -> syn::Result<Vec<Condition>> {
    if input.is_empty() {
        return Err(input.error(HINT));
    }
    Ok(Punctuated::<Condition, Token![,]>::parse_terminated(input)?.into_iter().collect())
}

fn in_parentheses(input: ParseStream<'_>) -> syn::Result<Vec<Condition>> {
    let content;
    parenthesized!(content in input);
    conditions(&content)
}

impl Parse for Condition {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.call(Ident::parse_any)?;
        let text = name.to_string();
        Ok(match text.as_str() {
            "not" => {
                let mut inner = in_parentheses(input)?;
                if inner.len() != 1 {
                    return Err(syn::Error::new(name.span(), "`not` takes one condition: write `not(any(..))`"));
                }
                Self::Not(Box::new(inner.remove(0)))
            }
            "any" => Self::Any(in_parentheses(input)?),
            "all" => Self::All(in_parentheses(input)?),
            "ip16" => Self::Known(quote!(Model(__heapstruct::DataModel::Ip16))),
            "ilp32" => Self::Known(quote!(Model(__heapstruct::DataModel::Ilp32))),
            "llp64" => Self::Known(quote!(Model(__heapstruct::DataModel::Llp64))),
            "lp64" => Self::Known(quote!(Model(__heapstruct::DataModel::Lp64))),
            "little_endian" => Self::Known(quote!(Endian(__heapstruct::Endian::Little))),
            "big_endian" => Self::Known(quote!(Endian(__heapstruct::Endian::Big))),
            "Native" | "Runtime" => {
                let message = format!("`{name}` is no platform, but whichever it is");
                return Err(syn::Error::new(name.span(), message));
            }
            _ if text.starts_with(|first: char| first.is_ascii_uppercase()) => Self::Target(name),
            _ => {
                let message = "no such condition; there are `ip16`, `ilp32`, `llp64`, `lp64`, `little_endian`, `big_endian`, names of built-in targets such as `X86_64Linux`, and `not(..)`, `any(..)`, `all(..)`";
                return Err(syn::Error::new(name.span(), message));
            }
        })
    }
}

impl ToTokens for Condition {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let this = match self {
            Self::Always => quote!(Always),
            Self::Known(known) => known.clone(),
            Self::Target(name) => quote!(Target(<__heapstruct::target::#name as __heapstruct::Platform>::RUNTIME)),
            Self::Not(inner) => quote!(Not(&#inner)),
            Self::All(all) => quote!(All(&[#(#all),*])),
            Self::Any(any) => quote!(Any(&[#(#any),*])),
        };
        tokens.extend(quote!(__heapstruct::Condition::#this));
    }
}
