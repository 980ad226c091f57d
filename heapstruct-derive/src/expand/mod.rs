//! From the checked model to code: the order of what is emitted.

mod accessors;
mod member;

use crate::attr::Format;
use crate::ctype::{CType, Rust};
use crate::model::{Field, Model};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{DeriveInput, ext::IdentExt};

/// The view type, and in one `const _` all that is said of it and of the struct.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let view = view_type(model);
    let library = &model.library;
    let heap_struct = heap_struct(model);
    let proof = proof(model);
    let markers = markers(model);
    let view_traits = view_traits(model);
    let accessors = accessors::accessors(model);
    quote! {
        #view
        #[doc(hidden)]
        const _: () = {
            use #library::__private as __heapstruct;
            #heap_struct
            #proof
            #markers
            #view_traits
            #accessors
        };
    }
}

/// What stands for the derive's output after an error: enough that uses of the struct give no second error.
pub(crate) fn fallback(input: &DeriveInput, error: &syn::Error) -> TokenStream {
    let errors = error.to_compile_error();
    if !input.generics.params.is_empty() || !matches!(input.data, syn::Data::Struct(_)) {
        return errors;
    }
    let mut ignored = crate::errors::Errors::default();
    let attributes = crate::attr::StructAttributes::read(&input.attrs, &mut ignored);
    let model = Model {
        input,
        library: attributes.library.unwrap_or_else(|| syn::parse_quote!(::heapstruct)),
        view: attributes.view.unwrap_or_else(|| format_ident!("{}View", input.ident.unraw())),
        repr: crate::repr::Repr { pack: 0, align: 1 },
        fields: Vec::new(),
    };
    let library = &model.library;
    let (view, heap_struct) = (view_type(&model), heap_struct(&model));
    let (markers, view_traits) = (markers(&model), view_traits(&model));
    quote! {
        #errors
        #view
        #[doc(hidden)]
        const _: () = {
            use #library::__private as __heapstruct;
            #heap_struct
            #markers
            #view_traits
        };
    }
}

fn view_type(model: &Model<'_>) -> TokenStream {
    let Model { input, library, view, .. } = model;
    let (name, visibility) = (&input.ident, &input.vis);
    let doc = format!("A view of bytes that hold a [`{0}`]: a getter and a setter for each member.", name.unraw());
    quote! {
        #[doc = #doc]
        #[repr(transparent)]
        #[allow(non_camel_case_types)]
        #visibility struct #view<B, T = #library::target::Native> {
            place: #library::__private::Place<B, #name, T>,
        }
    }
}

/// The one `unsafe impl`. Its promises: `RECORD` lists the fields in order, each with the
/// type that its tokens have; `Bytes` is as long as the struct; `ANY_BYTES` asks every field.
fn heap_struct(model: &Model<'_>) -> TokenStream {
    let Model { input, view, repr, fields, .. } = model;
    let (name, text) = (&input.ident, input.ident.unraw().to_string());
    let (pack, align, count) = (repr.pack, repr.align, fields.len());
    let members = fields.iter().map(|field| {
        let (name, marker) = (field.name(), member::marker(&field.ctype));
        let format = match field.format {
            None => quote!(Auto),
            Some(Format::Hex) => quote!(Hex),
            Some(Format::Octal) => quote!(Octal),
        };
        quote! {
            __heapstruct::MemberOf::new(#name, <#marker as __heapstruct::Describe>::TYPE, __heapstruct::Format::#format)
        }
    });
    let any_bytes = distinct(fields.iter().map(|field| member::marker(&field.ctype)));
    quote! {
        #[automatically_derived]
        unsafe impl __heapstruct::HeapStruct for #name {
            const RECORD: &'static __heapstruct::Record =
                &__heapstruct::Record::new(#text, #pack, #align, &[#(#members),*]);
            const ANY_BYTES: bool = true #(&& <#any_bytes as __heapstruct::Describe>::ANY_BYTES)*;
            type Members = __heapstruct::Members<#count>;
            type Bytes = [u8; ::core::mem::size_of::<#name>()];
            const ZEROED: Self::Bytes = [0; ::core::mem::size_of::<#name>()];
            type View<B: __heapstruct::Storage, T: __heapstruct::Target> = #view<B, T>;
        }
    }
}

/// What rustc must agree with: size, alignment and offsets, and that each type is what its name says.
fn proof(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let idents = model.fields.iter().map(|field| field.ident);
    let types = distinct(model.fields.iter().filter_map(declared));
    quote! {
        const _: () = {
            __heapstruct::proves(
                <#name as __heapstruct::HeapStruct>::RECORD,
                ::core::mem::size_of::<#name>(),
                ::core::mem::align_of::<#name>(),
                &[#(::core::mem::offset_of!(#name, #idents)),*],
            );
            #(#types)*
        };
    }
}

/// The check that a field, or its element, has the Rust type that goes with its C type.
fn declared(field: &Field<'_>) -> Option<TokenStream> {
    let (mut ty, mut ctype) = (field.ty, &field.ctype);
    loop {
        ty = match ty {
            syn::Type::Paren(inner) => &inner.elem,
            syn::Type::Group(inner) => &inner.elem,
            syn::Type::Array(array) => {
                ctype = match ctype {
                    CType::Array(element, _) => element,
                    other => other,
                };
                &array.elem
            }
            _ => break,
        };
    }
    let ffi = |name: &str| {
        let name = format_ident!("{name}");
        quote!(::core::ffi::#name)
    };
    let primitive = |name: &str| {
        let name = format_ident!("{name}");
        quote!(::core::primitive::#name)
    };
    let rust = match ctype {
        CType::Integer(integer) => match integer.rust {
            Rust::Ffi(name) => ffi(name),
            Rust::Primitive(name) => primitive(name),
        },
        CType::Text(_) => ffi("c_char"),
        CType::Double => ffi("c_double"),
        CType::Fixed(name) | CType::Ordered(_, name) => primitive(name),
        CType::Pointer(_) | CType::Function(_) | CType::Array(..) | CType::Path(_) => return None,
    };
    Some(quote_spanned!(ty.span()=> __heapstruct::is::<#ty, #rust>();))
}

/// What the struct is, as the sum of what its members are: the bounds mention `T`, so
/// that one which does not hold is an error where it is used and not here.
fn markers(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let paths = paths(model);
    quote! {
        #[automatically_derived]
        impl<T: __heapstruct::Target> __heapstruct::Known<T> for #name where #(#paths: __heapstruct::Known<T>,)* {}
        #[automatically_derived]
        impl<T: __heapstruct::Target> __heapstruct::Same<T> for #name where #(#paths: __heapstruct::Same<T>,)* {}
    }
}

/// The types that only the compiler can sort out, each once.
fn paths(model: &Model<'_>) -> Vec<TokenStream> {
    fn path(ctype: &CType<'_>) -> Option<TokenStream> {
        match ctype {
            CType::Path(ty) => Some(quote!(#ty)),
            CType::Array(element, _) => path(element),
            _ => None,
        }
    }
    distinct(model.fields.iter().filter_map(|field| path(&field.ctype)))
}

/// Each of the tokens once.
fn distinct(tokens: impl Iterator<Item = TokenStream>) -> Vec<TokenStream> {
    let mut order = BTreeMap::new();
    let mut seen = std::collections::HashSet::new();
    for (i, tokens) in tokens.enumerate() {
        if seen.insert(tokens.to_string()) {
            order.insert(i, tokens);
        }
    }
    order.into_values().collect()
}

fn view_traits(model: &Model<'_>) -> TokenStream {
    let Model { input, view, .. } = model;
    let name = &input.ident;
    let paths = paths(model);
    quote! {
        #[automatically_derived]
        impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View for #view<B, T> {
            type Record = #name;
            type Storage = B;
            type Target = T;
            #[inline(always)]
            fn from_place(place: __heapstruct::Place<B, #name, T>) -> Self {
                #view { place }
            }
            #[inline(always)]
            fn as_place(&self) -> &__heapstruct::Place<B, #name, T> {
                &self.place
            }
            #[inline(always)]
            fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, #name, T> {
                &mut self.place
            }
            #[inline(always)]
            fn into_place(self) -> __heapstruct::Place<B, #name, T> {
                self.place
            }
        }
        #[automatically_derived]
        impl<B: ::core::marker::Copy, T: ::core::marker::Copy> ::core::marker::Copy for #view<B, T> {}
        #[automatically_derived]
        impl<B: ::core::marker::Copy, T: ::core::marker::Copy> ::core::clone::Clone for #view<B, T> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        #[automatically_derived]
        impl<B: __heapstruct::Storage, T: __heapstruct::Target> ::core::fmt::Debug for #view<B, T> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __heapstruct::debug_view(self, f)
            }
        }
        #[automatically_derived]
        impl<B, T, B2, T2> ::core::cmp::PartialEq<#view<B2, T2>> for #view<B, T>
        where
            B: __heapstruct::Storage,
            T: __heapstruct::Target,
            B2: __heapstruct::Storage,
            T2: __heapstruct::Target,
            #(#paths: __heapstruct::Same<T> + __heapstruct::Same<T2>,)*
        {
            fn eq(&self, other: &#view<B2, T2>) -> bool {
                __heapstruct::same_view(self, other)
            }
        }
    }
}
