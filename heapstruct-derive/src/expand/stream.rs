//! What a struct says of streams of it.

use super::{member, own};
use crate::attr::{StreamAlign, StreamSize};
use crate::model::Model;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// That the struct comes in streams, and how large each record is.
pub(super) fn streamed(model: &Model<'_>) -> Option<TokenStream> {
    let stream = model.stream.as_ref()?;
    let (params, this, predicates) = (model.params(), model.this(), model.predicates());
    let stated = |asked: &Ident| {
        let (index, field) = model.integer(asked)?;
        let (marker, index) = (member::marker(&field.ctype), own::index(model, index));
        Some(quote!(__heapstruct::stated(place.member::<#marker, #index>())))
    };
    let align = match stream.align {
        StreamAlign::Bytes(1) => None,
        StreamAlign::Bytes(bytes) => Some(quote!(.aligned(#bytes))),
        StreamAlign::SizeT => Some(quote! {
            .aligned(<__heapstruct::core::primitive::usize as __heapstruct::Describe>::size(__heapstruct::View::target(header)) as __heapstruct::core::primitive::u32)
        }),
    };
    let size = match &stream.size {
        StreamSize::Whole(member) => {
            let stated = stated(member).unwrap_or_else(|| quote!(0));
            quote!(__heapstruct::StatedSize::new(#stated) #align)
        }
        StreamSize::Behind(members) => {
            let parts = members.iter().filter_map(stated).enumerate().map(|(i, stated)| {
                let padded = (i > 0).then(|| quote!(.padded()));
                quote!(#padded.plus(#stated))
            });
            quote!(__heapstruct::header(header) #align #(#parts)*)
        }
    };
    Some(quote! {
        #[automatically_derived]
        impl<#params> __heapstruct::Streamed for #this where #predicates {
            #[inline]
            #[allow(unused_variables)]
            fn stated_size<__B: __heapstruct::Storage, __T: __heapstruct::Target>(
                header: &<Self as __heapstruct::HeapStruct>::View<__B, __T>,
            ) -> __heapstruct::StatedSize {
                let place = __heapstruct::View::as_place(header);
                #size
            }
        }
    })
}
