//! The array that ends a struct and goes on behind it.

use super::accessors::Accessor;
use super::{member, own};
use crate::attr::Tail;
use crate::ctype::CType;
use crate::model::{Field, Model};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// What the description says of a member that is a tail.
pub(super) fn described(model: &Model<'_>, field: &Field<'_>) -> Option<TokenStream> {
    let tail = field.tail()?;
    let asked = tail.member().and_then(|member| model.member(member)).map(|(asked, _)| own::index(model, asked));
    Some(match tail {
        Tail::ToEnd => quote!(.tail(__heapstruct::Tail::ToEnd)),
        Tail::Elements(_) => asked.map(|member| quote!(.tail(__heapstruct::Tail::Elements { member: #member })))?,
        Tail::Bytes(_) => asked.map(|member| quote!(.tail(__heapstruct::Tail::Bytes { member: #member })))?,
    })
}

/// That the struct has a tail.
pub(super) fn tailed(model: &Model<'_>) -> Option<TokenStream> {
    let (params, this, predicates) = (model.params(), model.this(), model.predicates());
    model.fields.iter().find(|field| field.tail().is_some())?;
    Some(quote! {
        #[automatically_derived]
        impl<#params> __heapstruct::Tailed for #this where #predicates {}
    })
}

impl Accessor<'_> {
    /// The accessors of a tail.
    pub(super) fn tail(&self, model: &Model<'_>) -> TokenStream {
        let Self { field, index, .. } = self;
        let Some(tail) = field.tail() else { return TokenStream::new() };
        let element = match &field.ctype {
            CType::Array(element, _) | CType::Incomplete(element) => member::marker(element),
            _ => quote!(__heapstruct::c::Char),
        };
        let wrap =
            if field.ctype.is_text() { quote!(__heapstruct::tail_text) } else { quote!(__heapstruct::tail_array) };
        let (visibility, name, name_mut) = (field.visibility, &field.accessor, field.named("", "_mut"));
        let text = field.name();
        let how_far = match tail {
            Tail::ToEnd => "It goes on to the end of the record's bytes.".to_owned(),
            Tail::Elements(member) => format!("It has as many elements as `{member}` says."),
            Tail::Bytes(member) => format!("It has as many bytes as `{member}` says."),
        };
        let how_far = quote!(#[doc = ""] #[doc = #how_far]);
        let docs = self.docs(format!("The tail `{text}`."));
        let docs_mut = self.docs(format!("The tail `{text}`, to read and write."));
        let (mut gives, mut gives_mut) = (member::get(&field.ctype), member::get_mut(&field.ctype));
        let gets = |function: &str| {
            let function = format_ident!("{function}");
            let elements = quote!(self.place.#function::<#element, #index>());
            let limit = match tail {
                Tail::ToEnd => return quote!(#wrap(#elements)),
                Tail::Elements(_) => quote!(__heapstruct::tail_of_elements),
                Tail::Bytes(_) => quote!(__heapstruct::tail_of_bytes),
            };
            let stated = match tail.member().and_then(|member| model.integer(member)) {
                Some((asked, asked_field)) => {
                    let (marker, asked) = (member::marker(&asked_field.ctype), own::index(model, asked));
                    quote!(__heapstruct::stated(self.place.member::<#marker, #asked>()))
                }
                None => quote!(0),
            };
            quote!(__heapstruct::core::result::Result::map(#limit(#stated, #elements, #text), #wrap))
        };
        let (get, get_mut) = (gets("tail"), gets("tail_mut"));
        if tail.member().is_some() {
            gives = quote!(__heapstruct::core::result::Result<#gives, __heapstruct::TailError>);
            gives_mut = quote!(__heapstruct::core::result::Result<#gives_mut, __heapstruct::TailError>);
        }
        quote! {
            #docs
            #how_far
            #[inline(always)]
            #visibility fn #name(&self) -> #gives {
                #get
            }
            #docs_mut
            #how_far
            #[inline(always)]
            #visibility fn #name_mut(&mut self) -> #gives_mut
            where
                __B: __heapstruct::StorageMut,
            {
                #get_mut
            }
        }
    }
}
