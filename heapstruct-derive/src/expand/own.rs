//! What only records of `record!` have: a struct of bytes, members on some ABIs, members under `#[cfg]`.

use super::{cfg, member, numbered};
use crate::hygiene;
use crate::model::{Field, Model};
use crate::record::Own;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Meta};

/// The struct itself: so many bytes, so aligned, as our layout has on this machine.
pub(super) fn structure(model: &Model<'_>) -> TokenStream {
    let (name, library) = (&model.input.ident, &model.library);
    let record = quote!(<#name as #library::HeapStruct>::RECORD);
    structure_with(
        model,
        &quote!({ #library::__private::native_align(#record) }),
        &quote!(#library::__private::native_size(#record)),
    )
}

/// The struct after an error.
pub(super) fn structure_of_bytes(model: &Model<'_>) -> TokenStream {
    structure_with(model, &quote!(1), &quote!(0))
}

fn structure_with(model: &Model<'_>, align: &TokenStream, size: &TokenStream) -> TokenStream {
    let Model { input, library, .. } = model;
    let (name, visibility) = (&input.ident, &input.vis);
    let carried = input.attrs.iter().filter(|attribute| crate::record::is_carried(attribute));
    let cfg = cfg(input, model.own);
    quote! {
        #(#carried)*
        #[allow(non_camel_case_types, dead_code, deprecated)]
        #[derive(#library::__private::core::clone::Clone, #library::__private::core::marker::Copy)]
        #[repr(C)]
        #visibility struct #name {
            align: [<#library::__private::Align<#align> as #library::__private::AlignTo>::Type; 0],
            bytes: [#library::__private::core::primitive::u8; #size],
        }
        #[automatically_derived]
        #[allow(deprecated)]
        #(#cfg)*
        impl #library::__private::core::fmt::Debug for #name {
            fn fmt(&self, f: &mut #library::__private::core::fmt::Formatter<'_>) -> #library::__private::core::fmt::Result {
                #library::__private::debug_own(&self.bytes, <#name as #library::HeapStruct>::RECORD, f)
            }
        }
    }
}

/// What can be wrong with a record wherever it is used.
pub(super) fn proof(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    // At the record's name, but no code of the user's to lints.
    let span = Span::call_site().located_at(name.span());
    quote_spanned!(span=> const _: () = __heapstruct::checks(<#name as __heapstruct::HeapStruct>::RECORD);)
}

/// What the description of a member says besides its type.
pub(super) fn properties(field: &Field<'_>, index: usize) -> TokenStream {
    let width = field.width.map(|_| {
        let name = numbered("WIDTH", index);
        quote!(.bits(#name))
    });
    let packed = field.packed.then(|| quote!(.packed()));
    let align = field.align;
    let aligned = (align != 0).then(|| quote!(.aligned(#align)));
    let on = field.on.map(|on| quote!(.on(#on)));
    let most_aligned = field.most_aligned.then(|| quote!(.most_aligned()));
    quote!(#width #packed #aligned #most_aligned #on)
}

/// What the description of a record says besides its members.
pub(super) fn record_properties(own: &Own) -> TokenStream {
    let packed = own.packed.as_ref().map(|on| quote!(.packed_on(#on)));
    let most_aligned = own.most_aligned.then(|| quote!(.most_aligned()));
    let dialect = own.dialect.map(|dialect| {
        let dialect = Ident::new(dialect, Span::call_site());
        quote!(.dialect(__heapstruct::Dialect::#dialect))
    });
    quote!(#packed #most_aligned #dialect)
}

/// The index of a member: its place among those that `#[cfg]` leaves.
pub(super) fn index(model: &Model<'_>, index: usize) -> TokenStream {
    if model.fields[..index].iter().all(|field| field.cfg.is_empty()) {
        return index.to_token_stream();
    }
    let name = numbered("INDEX", index);
    quote!({ #name })
}

/// The widths of bit-fields, as constants: outside of any implementation, where the user's expression could mean
/// something of it.
pub(super) fn widths(model: &Model<'_>) -> TokenStream {
    let widths = model.fields.iter().enumerate().filter_map(|(index, field)| {
        let (name, width, cfg) = (numbered("WIDTH", index), field.width?, &field.cfg);
        let tokens = hygiene::with_name_for_self(width.to_token_stream(), &model.input.ident);
        let width =
            quote_spanned!(width.span()=> __heapstruct::width((#tokens) as __heapstruct::core::primitive::i128));
        Some(quote! {
            #(#cfg)*
            #[allow(trivial_numeric_casts, unused_parens, clippy::all, clippy::pedantic, clippy::as_conversions)]
            const #name: __heapstruct::core::primitive::u32 = #width;
        })
    });
    quote!(#(#widths)*)
}

/// The constants that [`index`] names, and the types that [`part_name`] does.
pub(super) fn indices(model: &Model<'_>) -> TokenStream {
    if model.fields.iter().all(|field| field.cfg.is_empty()) {
        return TokenStream::new();
    }
    let constants = model.fields.iter().enumerate().map(|(i, field)| {
        let (name, before) = (numbered("INDEX", i + 1), index(model, i));
        let conditions = field.cfg.iter().map(|cfg| match &cfg.meta {
            Meta::List(list) => list.tokens.clone(),
            other => other.to_token_stream(),
        });
        let one = if field.cfg.is_empty() {
            quote!(1)
        } else {
            quote!(if __heapstruct::core::cfg!(all(#(#conditions),*)) { 1 } else { 0 })
        };
        quote! {
            #[allow(unused_braces, clippy::all, clippy::pedantic)]
            const #name: __heapstruct::core::primitive::usize = #before + #one;
        }
    });
    let parts = model.fields.iter().enumerate().filter(|(_, field)| !field.cfg.is_empty()).filter_map(|(i, field)| {
        let (name, part) = (part_name(i), member::part(&field.ctype)?);
        let cfg = &field.cfg;
        let conditions = field.cfg.iter().filter_map(|cfg| match &cfg.meta {
            Meta::List(list) => Some(list.tokens.clone()),
            _ => None,
        });
        Some(quote! {
            #(#cfg)*
            type #name = #part;
            // Something that is known everywhere, where there is no such member.
            #[cfg(not(all(#(#conditions),*)))]
            type #name = __heapstruct::core::primitive::bool;
        })
    });
    quote!(#(#constants)* #(#parts)*)
}

/// What the type of a member under `#[cfg]` is called in bounds, which cannot be under one.
pub(super) fn part_name(index: usize) -> Ident {
    numbered("Part", index)
}
