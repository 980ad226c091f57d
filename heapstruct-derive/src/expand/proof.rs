//! What rustc must agree with.

use super::{distinct, member};
use crate::ctype::{CType, Rust, in_maybe_uninit, in_phantom_data, incomplete, manually_drop};
use crate::model::{Field, Model};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

/// Size, alignment and offsets; and that each field has the
/// type that the derive took it for, so that what is said of the type holds for the field.
pub(super) fn proof(model: &Model<'_>) -> TokenStream {
    if model.is_generic() {
        return declarations(model);
    }
    let this = model.this();
    let facts = facts(model, &this);
    let declarations = declarations(model);
    let declared = distinct(model.fields.iter().filter_map(declared).chain(nothings(model)));
    quote! {
        const _: () = {
            #facts
            #(#declared)*
        };
        #declarations
    }
}

/// What must be asked of each use: the same facts of a generic struct, and what its members ask, which may be
/// generic structs themselves.
pub(super) fn proof_of_uses(model: &Model<'_>) -> Option<TokenStream> {
    let facts = model.is_generic().then(|| facts(model, &quote!(Self)));
    let inner = distinct(model.fields.iter().filter(|field| member::part(&field.ctype).is_some()).map(|field| {
        let (cfg, marker, span) = (&field.cfg, member::marker(&field.ctype), member::span(&field.ctype));
        quote_spanned!(span=> #(#cfg)* let () = <#marker as __heapstruct::Describe>::PROOF;)
    }));
    if facts.is_none() && inner.is_empty() {
        return None;
    }
    Some(quote!(const PROOF: () = { #(#inner)* #facts };))
}

/// Size, alignment and offsets.
fn facts(model: &Model<'_>, this: &TokenStream) -> TokenStream {
    let idents: Vec<_> = model.fields.iter().map(|field| field.ident).collect();
    let opaque = model.fields.iter().filter(|field| matches!(field.ctype, CType::Opaque(_))).map(|field| {
        let (marker, ty, name) = (member::marker(&field.ctype), field.ty, field.name());
        let align = if model.repr.pack == 0 { quote!(__heapstruct::core::mem::align_of::<#ty>()) } else { quote!(0) };
        quote_spanned! {ty.span()=>
            __heapstruct::proves_opaque(
                <#marker as __heapstruct::Describe>::TYPE,
                #name,
                __heapstruct::core::mem::size_of::<#ty>(),
                #align,
            );
        }
    });
    quote! {
        #(#opaque)*
        __heapstruct::proves(
            <#this as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<#this>(),
            __heapstruct::core::mem::align_of::<#this>(),
            &[#(__heapstruct::core::mem::offset_of!(#this, #idents)),*],
        );
    }
}

/// An attribute may have changed a field after the derive saw it, and a path may mean
/// something else in here than outside: the fields themselves say what they are.
fn declarations(model: &Model<'_>) -> TokenStream {
    let without_bytes = model.nothings.iter().filter_map(|field| Some((field.ident.as_ref()?, &field.ty)));
    let fields = model.fields.iter().map(|field| (field.ident, field.ty)).chain(without_bytes);
    let (idents, types): (Vec<_>, Vec<_>) = fields.map(|(ident, ty)| (ident, canonical(ty))).unzip();
    let values: Vec<_> = (0..types.len()).map(|i| format_ident!("__value_{i}")).collect();
    let this = model.this();
    // The field of a union may be assigned without unsafe code, and not pointed to.
    let function = if model.is_union {
        quote!((it: &mut #this, #(#values: #types),*) { #(it.#idents = #values;)* })
    } else {
        quote!((it: &#this) -> (#(*const #types,)*) { (#(&raw const it.#idents,)*) })
    };
    if !model.is_generic() {
        return quote! {
            #[allow(dead_code, clippy::all, clippy::pedantic)]
            const _: () = {
                fn fields #function
            };
        };
    }
    let (params, predicates) = (model.params(), model.predicates());
    let declared = distinct(model.fields.iter().filter_map(declared).chain(nothings(model)));
    let (parameters, body) = split(function);
    quote! {
        #[allow(dead_code, clippy::all, clippy::pedantic)]
        const _: () = {
            fn fields<#params> #parameters where #predicates #body
            // What the struct's fields ask of lifetimes holds where there is one.
            fn types<#params>(_: &#this) where #predicates { #(#declared)* }
        };
    }
}

/// The check that fields without bytes are what they say.
fn nothings<'a>(model: &'a Model<'_>) -> impl Iterator<Item = TokenStream> + 'a {
    model.nothings.iter().filter_map(|field| {
        let (ty, inner) = (&field.ty, in_phantom_data(&field.ty)?);
        Some(quote_spanned!(ty.span()=> __heapstruct::is::<#ty, __heapstruct::core::marker::PhantomData<#inner>>();))
    })
}

/// A function's parameters and result, and its body.
fn split(function: TokenStream) -> (TokenStream, TokenStream) {
    let mut tokens: Vec<_> = function.into_iter().collect();
    let body = tokens.pop();
    (tokens.into_iter().collect(), body.into_iter().collect())
}

/// The type of a field, where `ManuallyDrop` is the one of `core`.
fn canonical(ty: &Type) -> TokenStream {
    match ty {
        Type::Array(array) => {
            let (element, len) = (canonical(&array.elem), &array.len);
            quote!([#element; #len])
        }
        Type::Paren(inner) => canonical(&inner.elem),
        Type::Group(inner) => canonical(&inner.elem),
        _ => match manually_drop(ty) {
            Some(inner) => {
                let inner = canonical(inner);
                quote_spanned!(ty.span()=> __heapstruct::core::mem::ManuallyDrop<#inner>)
            }
            None => quote!(#ty),
        },
    }
}

/// The check that a field, or its element, has the Rust type that goes with its C type.
fn declared(field: &Field<'_>) -> Option<TokenStream> {
    let checks = is_declared_as(field.ty, &field.ctype);
    (!checks.is_empty()).then_some(checks)
}

/// The check that a type, or that of its elements, is the Rust type that goes with a C type.
pub(crate) fn is_declared_as(mut ty: &Type, mut ctype: &CType<'_>) -> TokenStream {
    let mut wrappers = TokenStream::new();
    loop {
        ty = match ty {
            Type::Paren(inner) => &inner.elem,
            Type::Group(inner) => &inner.elem,
            Type::Array(array) => {
                ctype = match ctype {
                    CType::Array(element, _) => element,
                    other => other,
                };
                &array.elem
            }
            _ => match (manually_drop(ty), in_maybe_uninit(ty), incomplete(ty), ctype) {
                (Some(inner), ..) => inner,
                (_, Some(inner), ..) => {
                    wrappers.extend(
                        quote_spanned!(ty.span()=> __heapstruct::is::<#ty, __heapstruct::core::mem::MaybeUninit<#inner>>();),
                    );
                    inner
                }
                (.., Some(inner), CType::Incomplete(element)) => {
                    ctype = element;
                    inner
                }
                _ => break,
            },
        };
    }
    let check = match ctype {
        CType::LongDouble => {
            let name = ty.to_token_stream().to_string();
            Some(quote_spanned!(ty.span()=> __heapstruct::proves_long_double::<#ty>(#name);))
        }
        _ => rust_type(ctype).map(|rust| quote_spanned!(ty.span()=> __heapstruct::is::<#ty, #rust>();)),
    };
    quote!(#wrappers #check)
}

/// The Rust type that goes with a C type on this machine, if that is another than was written.
pub(super) fn rust_type(ctype: &CType<'_>) -> Option<TokenStream> {
    let ffi = |name: &str| {
        let name = format_ident!("{name}");
        quote!(__heapstruct::core::ffi::#name)
    };
    let primitive = |name: &str| {
        let name = format_ident!("{name}");
        quote!(__heapstruct::core::primitive::#name)
    };
    Some(match ctype {
        CType::Integer(integer) => match integer.rust {
            Rust::Ffi(name) => ffi(name),
            Rust::Primitive(name) => primitive(name),
            Rust::Native => {
                let name = format_ident!("{}", integer.value);
                quote!(<__heapstruct::Native as __heapstruct::Target>::#name)
            }
        },
        CType::Text(_) => ffi("c_char"),
        CType::Double => ffi("c_double"),
        CType::Fixed(name) | CType::Ordered(_, name) => primitive(name),
        CType::Function(function) => quote!(__heapstruct::core::option::Option<#function>),
        CType::Path(ty) => quote_spanned!(ty.span()=> <#ty as __heapstruct::Part>::Of),
        CType::NonZero { .. } | CType::Atomic { .. } => member::marker(ctype),
        CType::Pointer(_)
        | CType::Array(..)
        | CType::Incomplete(_)
        | CType::LongDouble
        | CType::Opaque(_)
        | CType::Param(_) => return None,
    })
}
