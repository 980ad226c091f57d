//! From the checked model to code: the order of what is emitted.

mod accessors;
mod member;

use crate::attr::Format;
use crate::ctype::{CType, Rust};
use crate::model::{Field, Model};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::{DeriveInput, ext::IdentExt};

/// The view type, and in one `const _` all that is said of it and of the struct.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let view = view_type(model);
    let library = &model.library;
    let any_bytes = distinct(model.fields.iter().map(|field| {
        let marker = member::marker(&field.ctype);
        quote_spanned!(member::span(&field.ctype)=> <#marker as __heapstruct::Describe>::ANY_BYTES)
    }));
    let any_bytes = quote!(true #(&& #any_bytes)*);
    let heap_struct = heap_struct(model, &record(model), model.fields.len(), &any_bytes);
    let proof = proof(model);
    let markers = markers(model);
    let view_traits = view_traits(model);
    let presence = accessors::presence(model);
    let accessors = accessors::accessors(model);
    quote! {
        #view
        // A field, or the alias that it is declared with, may be deprecated.
        #[doc(hidden)]
        #[allow(deprecated)]
        const _: () = {
            use #library::__private as __heapstruct;
            #presence
            #heap_struct
            #proof
            #markers
            #view_traits
            #accessors
        };
    }
}

/// What stands for the derive's output after an error: enough that uses of the struct give no second error.
///
/// Its record is a lump of bytes with the size and alignment that rustc gives the struct,
/// so that the proof of a struct around it holds. Nothing of it is ever run.
pub(crate) fn fallback(input: &DeriveInput, model: Option<&Model<'_>>, error: &syn::Error) -> TokenStream {
    let errors = error.to_compile_error();
    let syn::Data::Struct(data) = &input.data else { return errors };
    let is_unsized = |field: &syn::Field| matches!(field.ty, syn::Type::Slice(_) | syn::Type::TraitObject(_));
    if !input.generics.params.is_empty() || data.fields.iter().any(is_unsized) {
        return errors;
    }
    let without_members = Model::without_members(input);
    let model = model.filter(|model| !has_clashes(model)).unwrap_or(&without_members);
    let library = &model.library;
    let (name, text) = (&input.ident, input.ident.unraw().to_string());
    let record = quote! {
        __heapstruct::Record::new(#text, 0, ::core::mem::align_of::<#name>() as ::core::primitive::u32, &[
            __heapstruct::MemberOf::new("", <Self::Bytes as __heapstruct::Describe>::TYPE, __heapstruct::Format::Auto),
        ])
    };
    let (view, heap_struct) = (view_type(model), heap_struct(model, &record, 1, &quote!(true)));
    let (markers, view_traits) = (markers(model), view_traits(model));
    let (presence, accessors) = (accessors::presence(model), accessors::accessors(model));
    quote! {
        #errors
        #view
        #[doc(hidden)]
        const _: () = {
            use #library::__private as __heapstruct;
            #presence
            #heap_struct
            #markers
            #view_traits
            #accessors
        };
    }
}

/// Whether two accessors have one name, which has been said and which rustc shall not say again.
fn has_clashes(model: &Model<'_>) -> bool {
    let mut names = HashSet::new();
    model.fields.iter().any(|field| field.accessors().into_iter().any(|name| !names.insert(name)))
}

fn view_type(model: &Model<'_>) -> TokenStream {
    let Model { input, library, view, .. } = model;
    let (name, visibility) = (&input.ident, &input.vis);
    let doc = format!("A view of bytes that hold a [`{0}`]: a getter and a setter for each member.", name.unraw());
    quote! {
        #[doc = #doc]
        #[repr(transparent)]
        #[allow(non_camel_case_types)]
        #visibility struct #view<__B, __T = #library::target::Native> {
            place: #library::__private::Place<__B, #name, __T>,
        }
    }
}

/// The description of the struct: its fields in order, each with the type that its tokens have.
fn record(model: &Model<'_>) -> TokenStream {
    let Model { input, repr, fields, .. } = model;
    let text = input.ident.unraw().to_string();
    let (pack, align) = (repr.pack, repr.align);
    let members = fields.iter().enumerate().map(|(index, field)| {
        let (name, marker) = (field.name(), member::marker(&field.ctype));
        let format = match field.format {
            None => quote!(Auto),
            Some(Format::Hex) => quote!(Hex),
            Some(Format::Octal) => quote!(Octal),
        };
        let ctype = quote_spanned!(member::span(&field.ctype)=> <#marker as __heapstruct::Describe>::TYPE);
        let present = field.present.as_ref().and_then(|presence| {
            let (mask, _) = model.mask(presence)?;
            let bits = accessors::bits_name(index);
            Some(quote_spanned!(presence.bits.span()=> .present_if(#mask, #bits)))
        });
        quote!(__heapstruct::MemberOf::new(#name, #ctype, __heapstruct::Format::#format) #present)
    });
    let record = quote!(__heapstruct::Record::new(#text, #pack, #align, &[#(#members),*]));
    match &model.targets {
        None => record,
        Some(targets) => {
            let here = model.native.as_ref().map_or_else(|| quote!(false), |native| quote!(::core::cfg!(#native)));
            quote! {
                #record.only_on(&[#(<__heapstruct::target::#targets as __heapstruct::Platform>::RUNTIME),*], #here)
            }
        }
    }
}

/// The one `unsafe impl`. Its promises: `RECORD` is that of the fields, of which there are
/// `count`; `Bytes` is as long as the struct; `ANY_BYTES` asks every field.
fn heap_struct(model: &Model<'_>, record: &TokenStream, count: usize, any_bytes: &TokenStream) -> TokenStream {
    let Model { input, view, .. } = model;
    let name = &input.ident;
    quote! {
        #[automatically_derived]
        unsafe impl __heapstruct::HeapStruct for #name {
            const RECORD: &'static __heapstruct::Record = &#record;
            const ANY_BYTES: ::core::primitive::bool = #any_bytes;
            type Members = __heapstruct::Members<#count>;
            type Bytes = [::core::primitive::u8; ::core::mem::size_of::<#name>()];
            const ZEROED: Self::Bytes = [0; ::core::mem::size_of::<#name>()];
            type View<__B: __heapstruct::Storage, __T: __heapstruct::Target> = #view<__B, __T>;
            type This = Self;
        }
    }
}

/// What rustc must agree with: size, alignment and offsets; and that each field has the
/// type that the derive took it for, so that what is said of the type holds for the field.
fn proof(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let idents: Vec<_> = model.fields.iter().map(|field| field.ident).collect();
    let types = model.fields.iter().map(|field| field.ty);
    let declared = distinct(model.fields.iter().filter_map(declared));
    quote! {
        const _: () = {
            __heapstruct::proves(
                <#name as __heapstruct::HeapStruct>::RECORD,
                ::core::mem::size_of::<#name>(),
                ::core::mem::align_of::<#name>(),
                &[#(::core::mem::offset_of!(#name, #idents)),*],
            );
            #(#declared)*
        };
        // An attribute may have changed a field after the derive saw it, and a path may mean
        // something else in here than outside: the fields themselves say what they are.
        const _: fn(&#name) -> (#(*const #types,)*) = |it| (#(&raw const it.#idents,)*);
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
            Rust::Native => {
                let name = format_ident!("{}", integer.value);
                quote!(<__heapstruct::Native as __heapstruct::Target>::#name)
            }
        },
        CType::Text(_) => ffi("c_char"),
        CType::Double => ffi("c_double"),
        CType::Fixed(name) | CType::Ordered(_, name) => primitive(name),
        CType::Function(function) => quote!(::core::option::Option<#function>),
        CType::Path(ty) => quote_spanned!(ty.span()=> <#ty as __heapstruct::Part>::Of),
        CType::Pointer(_) | CType::Array(..) => return None,
    };
    Some(quote_spanned!(ty.span()=> __heapstruct::is::<#ty, #rust>();))
}

/// What the struct is, as the sum of what its members are: the bounds mention `T`, so
/// that one which does not hold is an error where it is used and not here.
fn markers(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let paths = paths(model);
    let targets = model.targets.iter().flatten();
    let stated = model.targets.as_ref().map(|_| quote!(__T: __heapstruct::States<#name>,));
    quote! {
        #(
            #[automatically_derived]
            impl __heapstruct::States<#name> for __heapstruct::target::#targets {}
        )*
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Known<__T> for #name
        where
            #stated
            #(#paths: __heapstruct::Known<__T>,)*
        {
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Same<__T> for #name where #(#paths: __heapstruct::Same<__T>,)* {}
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
    let mut seen = HashSet::new();
    tokens.filter(|tokens| seen.insert(tokens.to_string())).collect()
}

fn view_traits(model: &Model<'_>) -> TokenStream {
    let Model { input, view, .. } = model;
    let name = &input.ident;
    let paths = paths(model);
    quote! {
        #[automatically_derived]
        impl<__B: __heapstruct::Storage, __T: __heapstruct::Target> __heapstruct::View for #view<__B, __T> {
            type Record = #name;
            type Storage = __B;
            type Target = __T;
            #[inline(always)]
            fn from_place(place: __heapstruct::Place<__B, #name, __T>) -> Self {
                #view { place }
            }
            #[inline(always)]
            fn as_place(&self) -> &__heapstruct::Place<__B, #name, __T> {
                &self.place
            }
            #[inline(always)]
            fn as_place_mut(&mut self) -> &mut __heapstruct::Place<__B, #name, __T> {
                &mut self.place
            }
            #[inline(always)]
            fn into_place(self) -> __heapstruct::Place<__B, #name, __T> {
                self.place
            }
        }
        #[automatically_derived]
        impl<__B: ::core::marker::Copy, __T: ::core::marker::Copy> ::core::marker::Copy for #view<__B, __T> {}
        #[automatically_derived]
        impl<__B: ::core::clone::Clone, __T: ::core::marker::Copy> ::core::clone::Clone for #view<__B, __T> {
            #[inline(always)]
            fn clone(&self) -> Self {
                #view { place: ::core::clone::Clone::clone(&self.place) }
            }
        }
        #[automatically_derived]
        impl<__B: __heapstruct::Storage, __T: __heapstruct::Target> ::core::fmt::Debug for #view<__B, __T> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __heapstruct::debug_view(self, f)
            }
        }
        #[automatically_derived]
        impl<__B, __T, __B2, __T2> ::core::cmp::PartialEq<#view<__B2, __T2>> for #view<__B, __T>
        where
            __B: __heapstruct::Storage,
            __T: __heapstruct::Target,
            __B2: __heapstruct::Storage,
            __T2: __heapstruct::Target,
            #(#paths: __heapstruct::Same<__T> + __heapstruct::Same<__T2>,)*
        {
            fn eq(&self, other: &#view<__B2, __T2>) -> bool {
                __heapstruct::same_view(self, other)
            }
        }
    }
}
