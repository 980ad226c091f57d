//! The Rust type that stands for a member in the library's traits, and what its accessors give and take.

use crate::ctype::{CType, Marker};
use proc_macro2::TokenStream;
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
        CType::Pointer(ty) | CType::Path(ty) => quote_spanned!(ty.span()=> #ty),
        CType::Function(ty) => quote!(__heapstruct::c::Function<#ty>),
        CType::Text(len) => quote!(__heapstruct::c::Text<{ #len }>),
        CType::Array(element, len) => {
            let element = marker(element);
            quote!([#element; #len])
        }
    }
}

/// What the getter gives: written out where the tokens say it, so that the docs do too.
pub(super) fn get(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Text(_) => quote!(__heapstruct::Text<B::Shared<'_>>),
        CType::Array(element, _) => {
            let element = marker(element);
            quote!(__heapstruct::Array<B::Shared<'_>, #element, T>)
        }
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Get<'_, #ty, B, T>),
        _ => value(ctype),
    }
}

/// What the `_mut` accessor gives.
pub(super) fn get_mut(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Text(_) => quote!(__heapstruct::Text<B::Unique<'_>>),
        CType::Array(element, _) => {
            let element = marker(element);
            quote!(__heapstruct::Array<B::Unique<'_>, #element, T>)
        }
        _ => {
            let marker = marker(ctype);
            quote!(__heapstruct::Mut<'_, #marker, B, T>)
        }
    }
}

/// The value of a member that is one.
pub(super) fn value(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        CType::Integer(integer) => {
            let value = format_ident!("{}", integer.value);
            quote!(T::#value)
        }
        CType::Fixed(name) | CType::Ordered(_, name) => primitive(name),
        CType::Double => primitive("f64"),
        CType::Pointer(ty) => {
            let pointee = pointee(ty);
            quote!(__heapstruct::Addr<#pointee, T>)
        }
        CType::Function(ty) => quote!(__heapstruct::Addr<__heapstruct::c::Function<#ty>, T>),
        CType::Text(_) | CType::Array(..) | CType::Path(_) => {
            let marker = marker(ctype);
            quote!(__heapstruct::Set<#marker, T>)
        }
    }
}

/// What a pointer type points to.
fn pointee(ty: &Type) -> TokenStream {
    match ty {
        Type::Ptr(pointer) => {
            let pointee = &pointer.elem;
            quote!(#pointee)
        }
        // `Option<NonNull<P>>`
        Type::Path(path) => path.path.segments.last().map_or_else(TokenStream::new, |last| match &last.arguments {
            syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                Some(syn::GenericArgument::Type(inner @ Type::Path(_))) => pointee(inner),
                Some(syn::GenericArgument::Type(inner)) => quote!(#inner),
                _ => TokenStream::new(),
            },
            _ => quote!(#ty),
        }),
        _ => quote!(#ty),
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
