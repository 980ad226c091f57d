//! The Rust type that stands for a member in the library's traits, and what its accessors give and take.

use crate::ctype::{CType, Marker};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

/// The marker of a member.
pub(super) fn marker(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Integer(integer) => match integer.marker {
            Marker::C(name) => c(name),
            Marker::Primitive(name) => primitive(name),
        },
        CType::Fixed(name) => primitive(name),
        CType::Ordered(order, name) => {
            let (order, number) = (c(order), primitive(name));
            quote!(#order<#number>)
        }
        CType::Double => c("Double"),
        CType::Pointer(ty) => quote_spanned!(ty.span()=> #ty),
        CType::Path(ty) => quote_spanned!(ty.span()=> <#ty as __heapstruct::Part>::Of),
        CType::Function(ty) => quote!(__heapstruct::c::Function<#ty>),
        CType::Text(len) => quote!(__heapstruct::c::Text<{ #len }>),
        CType::Array(element, len) => {
            let (span, element) = (span(element), marker(element));
            quote_spanned!(span=> [#element; #len])
        }
    }
}

/// Where the compiler shall see a fault of a member's type.
pub(super) fn span(ctype: &CType<'_>) -> Span {
    match ctype {
        CType::Path(ty) => ty.span(),
        CType::Array(element, _) => span(element),
        _ => Span::call_site(),
    }
}

/// What the getter gives: written out where the tokens say it, so that the docs do too.
pub(super) fn get(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Text(_) => quote!(__heapstruct::Text<__B::Shared<'_>>),
        CType::Array(element, _) => {
            let element = marker(element);
            quote!(__heapstruct::Array<__B::Shared<'_>, #element, __T>)
        }
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Get<'_, #ty, __B, __T>),
        _ => value(ctype),
    }
}

/// What the `_mut` accessor gives.
pub(super) fn get_mut(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Text(_) => quote!(__heapstruct::Text<__B::Unique<'_>>),
        CType::Array(element, _) => {
            let element = marker(element);
            quote!(__heapstruct::Array<__B::Unique<'_>, #element, __T>)
        }
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Mut<'_, #ty, __B, __T>),
        _ => {
            let marker = marker(ctype);
            quote!(__heapstruct::Mut<'_, #marker, __B, __T>)
        }
    }
}

/// The value of a member that is one.
pub(super) fn value(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Integer(integer) => {
            let value = format_ident!("{}", integer.value);
            quote!(__T::#value)
        }
        CType::Fixed(name) | CType::Ordered(_, name) => primitive(name),
        CType::Double => primitive("f64"),
        CType::Pointer(ty) => match ty {
            Type::Ptr(pointer) => {
                let pointee = &pointer.elem;
                quote!(__heapstruct::Addr<#pointee, __T>)
            }
            // `Option<NonNull<P>>`: its own name for the address.
            _ => quote!(__heapstruct::Set<#ty, __T>),
        },
        CType::Function(ty) => quote!(__heapstruct::Addr<__heapstruct::c::Function<#ty>, __T>),
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Set<#ty, __T>),
        CType::Text(_) | CType::Array(..) => {
            let marker = marker(ctype);
            quote!(__heapstruct::Set<#marker, __T>)
        }
    }
}

fn c(name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    quote!(__heapstruct::c::#name)
}

fn primitive(name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    quote!(::core::primitive::#name)
}
