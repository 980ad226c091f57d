//! From the checked model to code: the order of what is emitted.

mod accessors;
mod generics;
pub(crate) mod member;
mod own;
mod proof;
mod stream;
mod tail;

pub(crate) use generics::named;
pub(crate) use proof::is_declared_as;

use crate::attr::{Format, Presence};
use crate::ctype::{CType, may_be_uninit};
use crate::model::{Field, Model};
use crate::record::Own;
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote, quote_spanned};
use std::collections::HashSet;
use syn::spanned::Spanned;
use syn::{Attribute, DeriveInput, ext::IdentExt};

/// The view type, and in one `const _` all that is said of it and of the struct.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let structure = model.own.map(|_| own::structure(model));
    let view = view_type(model);
    let library = &model.library;
    let cfg = cfg(model.input, model.own);
    let heap_struct = heap_struct(model, &record(model), &count(model), &facts(model));
    let proof = if model.own.is_some() { own::proof(model) } else { proof::proof(model) };
    let (indices, widths) = (own::indices(model), own::widths(model));
    let markers = markers(model);
    let view_traits = view_traits(model);
    let presence = accessors::presence(model);
    let accessors = accessors::accessors(model);
    let (tailed, streamed) = (tail::tailed(model), stream::streamed(model));
    quote! {
        #structure
        #view
        // A field, or the alias that it is declared with, may be deprecated.
        #[doc(hidden)]
        #[allow(deprecated, unused_qualifications)]
        #(#cfg)*
        const _: () = {
            use #library::__private as __heapstruct;
            #indices
            #widths
            #presence
            #heap_struct
            #proof
            #markers
            #view_traits
            #accessors
            #tailed
            #streamed
        };
    }
}

/// What stands for the derive's output after an error: enough that uses of the struct give no second error.
///
/// Its record is a lump of bytes with the size and alignment that rustc gives the struct,
/// so that the proof of a struct around it holds. Nothing of it is ever run.
pub(crate) fn fallback(
    input: &DeriveInput,
    own: Option<&Own>,
    model: Option<&Model<'_>>,
    error: &syn::Error,
) -> TokenStream {
    let errors = error.to_compile_error();
    let fields = match &input.data {
        syn::Data::Struct(data) => data.fields.iter().collect::<Vec<_>>(),
        syn::Data::Union(data) => data.fields.named.iter().collect(),
        syn::Data::Enum(_) => return errors,
    };
    let is_unsized = |field: &&syn::Field| matches!(field.ty, syn::Type::Slice(_) | syn::Type::TraitObject(_));
    if !input.generics.params.is_empty() || (own.is_none() && fields.iter().any(is_unsized)) {
        return errors;
    }
    let without_members = Model::without_members(input, own);
    let model = model.filter(|model| !has_clashes(model)).unwrap_or(&without_members);
    let library = &model.library;
    let (name, text) = (&input.ident, input.ident.unraw().to_string());
    let record = quote! {
        __heapstruct::Record::new(#text, 0, __heapstruct::core::mem::align_of::<#name>() as __heapstruct::core::primitive::u32, &[
            __heapstruct::MemberOf::new("", <Self::Bytes as __heapstruct::Describe>::TYPE, __heapstruct::Format::Auto),
        ])
    };
    let structure = own.map(|_| own::structure_of_bytes(model));
    let cfg = cfg(input, own);
    let any_bytes = quote!(
        const ANY_BYTES: __heapstruct::core::primitive::bool = true;
    );
    let (view, heap_struct) = (view_type(model), heap_struct(model, &record, &quote!(1), &any_bytes));
    let (markers, view_traits) = (markers(model), view_traits(model));
    let (indices, presence) = (own::indices(model), accessors::presence(model));
    let accessors = accessors::accessors(model);
    let (tailed, streamed) = (tail::tailed(model), stream::streamed(model));
    quote! {
        #errors
        #structure
        #view
        #[doc(hidden)]
        #(#cfg)*
        const _: () = {
            use #library::__private as __heapstruct;
            #indices
            #presence
            #heap_struct
            #markers
            #view_traits
            #accessors
            #tailed
            #streamed
        };
    }
}

/// The `#[cfg]` of a record, which the macro's output must repeat; of a struct with a derive rustc has asked it.
fn cfg<'a>(input: &'a DeriveInput, own: Option<&Own>) -> Vec<&'a Attribute> {
    let attributes = own.map(|_| input.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg")));
    attributes.into_iter().flatten().collect()
}

/// Whether two accessors have one name, which has been said and which rustc shall not say again.
fn has_clashes(model: &Model<'_>) -> bool {
    let mut names = HashSet::new();
    let fields = model.fields.iter().filter(|field| !field.is_silent && field.cfg.is_empty());
    fields.flat_map(Field::accessors).any(|name| !names.insert(name))
}

fn view_type(model: &Model<'_>) -> TokenStream {
    let Model { input, library, view, .. } = model;
    let (name, visibility, this) = (&input.ident, &input.vis, model.this());
    let (params, predicates) = (model.declared_params(), model.predicates());
    let cfg = cfg(input, model.own);
    let doc = format!("A view of [`{0}`] in bytes: a getter and a setter for each member.", name.unraw());
    quote! {
        #[doc = #doc]
        #[repr(transparent)]
        #[allow(non_camel_case_types, deprecated)]
        #(#cfg)*
        #visibility struct #view<#params __B, __T = #library::target::Native>
        where
            #predicates
        {
            place: #library::__private::Place<__B, #this, __T>,
        }
    }
}

/// How many members there are.
fn count(model: &Model<'_>) -> TokenStream {
    own::index(model, model.fields.len())
}

/// What is true of the struct if it is of every field's type; and of a record of `record!`, which is bytes.
fn facts(model: &Model<'_>) -> TokenStream {
    let facts = ["ANY_BYTES", "COPIED_IS_VALUE", "IS_BYTES"].map(|fact| {
        let name = format_ident!("{fact}");
        let holds = if model.own.is_some() {
            quote!(true)
        } else if fact == "IS_BYTES" && (model.is_union || model.fields.iter().any(|field| may_be_uninit(field.ty))) {
            // There are bytes that nobody need have written: behind a small variant, or in `MaybeUninit`.
            quote!(false)
        } else {
            let fields = distinct(model.fields.iter().map(|field| match &field.ctype {
                // Not the library's type, and of no bytes: it may allow no value at all.
                CType::Incomplete(_) => {
                    if fact == "IS_BYTES" {
                        quote!(true)
                    } else {
                        quote!(false)
                    }
                }
                ctype => {
                    let marker = member::marker(ctype);
                    quote_spanned!(member::span(ctype)=> <#marker as __heapstruct::Describe>::#name)
                }
            }));
            quote!(true #(&& #fields)*)
        };
        quote!(const #name: __heapstruct::core::primitive::bool = #holds;)
    });
    quote!(#(#facts)*)
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
            let asked = presence.member().and_then(|member| model.member(member));
            let asked = asked.map(|(asked, _)| own::index(model, asked));
            match presence {
                Presence::Bits { bits, .. } => {
                    let (asked, name) = (asked?, accessors::bits_name(index));
                    Some(quote_spanned!(bits.span()=> .present_if(#asked, #name)))
                }
                Presence::Stated { .. } => asked.map(|asked| quote!(.present_if_stated(#asked))),
                Presence::Reached => Some(quote!(.present_if_reached())),
            }
        });
        let tail = tail::described(model, field);
        let (cfg, own) = (&field.cfg, own::properties(field, index));
        quote!(#(#cfg)* __heapstruct::MemberOf::new(#name, #ctype, __heapstruct::Format::#format) #present #tail #own)
    });
    let record = quote!(__heapstruct::Record::new(#text, #pack, #align, &[#(#members),*]));
    let union = model.is_union.then(|| quote!(.union()));
    let own = model.own.map(own::record_properties);
    let only_on = model.targets.as_ref().map(|targets| {
        let here =
            model.native.as_ref().map_or_else(|| quote!(false), |native| quote!(__heapstruct::core::cfg!(#native)));
        quote!(.only_on(&[#(<__heapstruct::target::#targets as __heapstruct::Platform>::RUNTIME),*], #here))
    });
    quote!(#record #union #own #only_on)
}

/// The one `unsafe impl`. Its promises: `RECORD` is that of the fields, of which there are
/// `count`; `Bytes` is as long as the struct; the `facts` ask every field.
fn heap_struct(model: &Model<'_>, record: &TokenStream, count: &TokenStream, facts: &TokenStream) -> TokenStream {
    let Model { input, view, .. } = model;
    let name = &input.ident;
    let (params, args, this, predicates) = (model.params(), model.args(), model.this(), model.predicates());
    let own_size = model.own.map(|_| {
        quote! {
            const SIZE: __heapstruct::core::primitive::usize = __heapstruct::size_here(<Self as __heapstruct::HeapStruct>::RECORD);
        }
    });
    let proof = proof::proof_of_uses(model);
    let bytes = if model.is_generic() {
        quote! {
            #proof
            type Bytes = [__heapstruct::core::primitive::u8; 0];
            const ZEROED: Self::Bytes = __heapstruct::no_buffer();
        }
    } else {
        quote! {
            #proof
            type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<#name>()];
            const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<#name>()];
        }
    };
    quote! {
        #[automatically_derived]
        unsafe impl<#params> __heapstruct::HeapStruct for #this
        where
            #predicates
        {
            const RECORD: &'static __heapstruct::Record = &#record;
            #own_size
            #facts
            type Members = __heapstruct::Members<#count>;
            #bytes
            type View<__B: __heapstruct::Storage, __T: __heapstruct::Target> = #view<#args __B, __T>;
            type This = Self;
        }
    }
}

/// What the struct is, as the sum of what its members are: the bounds mention `T`, so
/// that one which does not hold is an error where it is used and not here.
fn markers(model: &Model<'_>) -> TokenStream {
    let (params, this, predicates) = (model.params(), model.this(), model.predicates());
    let parts = parts(model);
    let targets = model.targets.iter().flatten();
    let stated = model.targets.as_ref().map(|_| quote!(__T: __heapstruct::States<#this>,));
    let written = model.is_native_only().then(|| quote!(__T: __heapstruct::BindgenWroteFor<#this>,));
    // What a union asks for there is not; the name of that is in the error.
    let same =
        if model.has_variants() { vec![quote!(__heapstruct::NoUnionSaysWhichVariantItHolds)] } else { parts.clone() };
    quote! {
        #(
            #[automatically_derived]
            impl<#params> __heapstruct::States<#this> for __heapstruct::target::#targets where #predicates {}
        )*
        #[automatically_derived]
        impl<#params __T: __heapstruct::Target> __heapstruct::Known<__T> for #this
        where
            #predicates
            #stated
            #written
            #(#parts: __heapstruct::Known<__T>,)*
        {
        }
        #[automatically_derived]
        impl<#params __T: __heapstruct::Target> __heapstruct::Same<__T> for #this
        where
            #predicates
            #(#same: __heapstruct::Same<__T>,)*
        {
        }
    }
}

/// The types that only the compiler can sort out, each once.
fn parts(model: &Model<'_>) -> Vec<TokenStream> {
    distinct(model.fields.iter().enumerate().filter_map(|(index, field)| {
        let part = member::part(&field.ctype)?;
        Some(if field.cfg.is_empty() { part } else { own::part_name(index).into_token_stream() })
    }))
}

/// Each of the tokens once.
fn distinct(tokens: impl Iterator<Item = TokenStream>) -> Vec<TokenStream> {
    let mut seen = HashSet::new();
    tokens.filter(|tokens| seen.insert(tokens.to_string())).collect()
}

fn view_traits(model: &Model<'_>) -> TokenStream {
    let view = &model.view;
    let (params, args, this, predicates) = (model.params(), model.args(), model.this(), model.predicates());
    let declared = model.declared_params();
    // A union itself has no equality, which is then the error of `==`.
    let same = if model.has_variants() { vec![this.clone()] } else { parts(model) };
    quote! {
        #[automatically_derived]
        impl<#params __B: __heapstruct::Storage, __T: __heapstruct::Target> __heapstruct::View for #view<#args __B, __T>
        where
            #predicates
        {
            type Record = #this;
            type Storage = __B;
            type Target = __T;
            #[inline(always)]
            fn from_place(place: __heapstruct::Place<__B, #this, __T>) -> Self {
                #view { place }
            }
            #[inline(always)]
            fn as_place(&self) -> &__heapstruct::Place<__B, #this, __T> {
                &self.place
            }
            #[inline(always)]
            fn as_place_mut(&mut self) -> &mut __heapstruct::Place<__B, #this, __T> {
                &mut self.place
            }
            #[inline(always)]
            fn into_place(self) -> __heapstruct::Place<__B, #this, __T> {
                self.place
            }
        }
        #[automatically_derived]
        impl<#declared __B: __heapstruct::core::marker::Copy, __T: __heapstruct::core::marker::Copy> __heapstruct::core::marker::Copy
            for #view<#args __B, __T>
        where
            #predicates
        {
        }
        #[automatically_derived]
        impl<#declared __B: __heapstruct::core::clone::Clone, __T: __heapstruct::core::marker::Copy> __heapstruct::core::clone::Clone
            for #view<#args __B, __T>
        where
            #predicates
        {
            #[inline(always)]
            fn clone(&self) -> Self {
                #view { place: __heapstruct::core::clone::Clone::clone(&self.place) }
            }
        }
        #[automatically_derived]
        impl<#params __B: __heapstruct::Storage, __T: __heapstruct::Target> __heapstruct::core::fmt::Debug for #view<#args __B, __T>
        where
            #predicates
        {
            fn fmt(&self, f: &mut __heapstruct::core::fmt::Formatter<'_>) -> __heapstruct::core::fmt::Result {
                __heapstruct::debug_view(self, f)
            }
        }
        #[automatically_derived]
        impl<#params __B, __T, __B2, __T2> __heapstruct::core::cmp::PartialEq<#view<#args __B2, __T2>> for #view<#args __B, __T>
        where
            #predicates
            __B: __heapstruct::Storage,
            __T: __heapstruct::Target,
            __B2: __heapstruct::Storage,
            __T2: __heapstruct::Target,
            #(#same: __heapstruct::Same<__T> + __heapstruct::Same<__T2>,)*
        {
            fn eq(&self, other: &#view<#args __B2, __T2>) -> bool {
                __heapstruct::same_view(self, other)
            }
        }
    }
}

/// A name for what belongs to one member.
fn numbered(name: &str, index: usize) -> syn::Ident {
    format_ident!("__{name}_{index}")
}
