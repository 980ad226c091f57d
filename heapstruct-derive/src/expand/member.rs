//! The Rust type that stands for a member in the library's traits, and what its accessors give and take.

use crate::ctype::{CType, Marker};
use crate::record::Opaque;
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

/// The marker of a member.
pub(crate) fn marker(ctype: &CType<'_>) -> TokenStream {
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
        CType::LongDouble => c("LongDouble"),
        CType::NonZero { number, optional: false } => non_zero(number),
        CType::NonZero { number, optional: true } => {
            let number = non_zero(number);
            quote!(__heapstruct::core::option::Option<#number>)
        }
        CType::Atomic { name, .. } => {
            let name = format_ident!("{name}");
            quote!(__heapstruct::core::sync::atomic::#name)
        }
        CType::Pointer(ty) => quote_spanned!(ty.span()=> #ty),
        CType::Path(ty) => quote_spanned!(ty.span()=> <#ty as __heapstruct::Part>::Of),
        CType::Function(ty) => quote!(__heapstruct::c::Function<#ty>),
        CType::Text(len) => quote!(__heapstruct::c::Text<{ #len }>),
        CType::Array(element, len) => {
            let (span, element) = (span(element), marker(element));
            quote_spanned!(span=> [#element; #len])
        }
        CType::Incomplete(element) => {
            let (span, element) = (span(element), marker(element));
            quote_spanned!(span=> [#element; 0])
        }
        CType::Opaque(opaque) => {
            let Opaque { size, align } = &**opaque;
            quote!(__heapstruct::c::Opaque<{ #size }, { #align }>)
        }
        CType::Param(param) => quote!(#param),
    }
}

/// The type of the user's that a member is, or an array of, which only the compiler can sort out.
pub(super) fn part(ctype: &CType<'_>) -> Option<TokenStream> {
    match ctype {
        CType::Path(ty) => Some(quote!(#ty)),
        CType::Param(param) => Some(quote!(#param)),
        CType::Array(element, _) | CType::Incomplete(element) => part(element),
        _ => None,
    }
}

/// Where the compiler shall see a fault of a member's type.
pub(super) fn span(ctype: &CType<'_>) -> Span {
    match ctype {
        CType::Path(ty) => ty.span(),
        CType::Array(element, _) | CType::Incomplete(element) => span(element),
        _ => Span::call_site(),
    }
}

/// What the getter gives: written out where the tokens say it, so that the docs do too.
pub(super) fn get(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        _ if ctype.is_text() => quote!(__heapstruct::Text<__B::Shared<'_>>),
        CType::Array(element, _) | CType::Incomplete(element) => {
            let element = marker(element);
            quote!(__heapstruct::Array<__B::Shared<'_>, #element, __T>)
        }
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Get<'_, #ty, __B, __T>),
        CType::Opaque(_) => quote!(__heapstruct::Array<__B::Shared<'_>, __heapstruct::core::primitive::u8, __T>),
        CType::Param(param) => quote!(<#param as __heapstruct::HeapStruct>::View<__B::Shared<'_>, __T>),
        CType::LongDouble => quote!(__heapstruct::LongDouble<__B::Shared<'_>>),
        CType::NonZero { number, .. } => {
            let number = widest(number);
            quote!(__heapstruct::core::option::Option<#number>)
        }
        _ => value(ctype),
    }
}

/// What the `_mut` accessor gives.
pub(super) fn get_mut(ctype: &CType<'_>) -> TokenStream {
    match ctype {
        _ if ctype.is_text() => quote!(__heapstruct::Text<__B::Unique<'_>>),
        CType::Array(element, _) | CType::Incomplete(element) => {
            let element = marker(element);
            quote!(__heapstruct::Array<__B::Unique<'_>, #element, __T>)
        }
        CType::Path(ty) => quote_spanned!(ty.span()=> __heapstruct::Mut<'_, #ty, __B, __T>),
        CType::Opaque(_) => quote!(__heapstruct::Array<__B::Unique<'_>, __heapstruct::core::primitive::u8, __T>),
        CType::Param(param) => quote!(<#param as __heapstruct::HeapStruct>::View<__B::Unique<'_>, __T>),
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
        CType::Double | CType::LongDouble => primitive("f64"),
        // By its name where a setter has a bound, which hides from rustc what it is.
        CType::NonZero { number: "usize" | "isize", .. } => {
            let marker = marker(ctype);
            quote!(__heapstruct::Set<#marker, __T>)
        }
        CType::NonZero { .. } => marker(ctype),
        CType::Atomic { plain, .. } => value(plain),
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
        CType::Text(_) | CType::Array(..) | CType::Incomplete(_) | CType::Opaque(_) | CType::Param(_) => {
            let marker = marker(ctype);
            quote!(__heapstruct::Set<#marker, __T>)
        }
    }
}

fn non_zero(number: &str) -> TokenStream {
    let number = primitive(number);
    quote!(__heapstruct::core::num::NonZero<#number>)
}

/// The non-zero number that holds those of every target.
fn widest(number: &str) -> TokenStream {
    non_zero(match number {
        "usize" => "u64",
        "isize" => "i64",
        other => other,
    })
}

fn c(name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    quote!(__heapstruct::c::#name)
}

fn primitive(name: &str) -> TokenStream {
    let name = format_ident!("{name}");
    quote!(__heapstruct::core::primitive::#name)
}
