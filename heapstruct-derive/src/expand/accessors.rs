//! The methods of a view: what each kind of member has.

use super::member;
use crate::ctype::CType;
use crate::model::{Field, Model};
use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn accessors(model: &Model<'_>) -> TokenStream {
    let view = &model.view;
    let methods = model.fields.iter().enumerate().map(|(index, field)| {
        let accessor = Accessor { field, index, marker: member::marker(&field.ctype) };
        let (get, set) = (accessor.get(), accessor.writers());
        quote!(#get #set)
    });
    quote! {
        #[automatically_derived]
        #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
        impl<B: __heapstruct::Storage, T: __heapstruct::Target> #view<B, T> {
            #(#methods)*
        }
    }
}

struct Accessor<'a> {
    field: &'a Field<'a>,
    index: usize,
    marker: TokenStream,
}

impl Accessor<'_> {
    /// The field's own comment, or one line that names the field.
    fn docs(&self, otherwise: String) -> TokenStream {
        let inherited = &self.field.inherited;
        if inherited.iter().any(|attribute| attribute.path().is_ident("doc")) {
            quote!(#(#inherited)*)
        } else {
            quote!(#[doc = #otherwise] #(#inherited)*)
        }
    }

    fn get(&self) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, name, gives) = (field.visibility, &field.accessor, member::get(&field.ctype));
        let docs = self.docs(format!("The member `{}`.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&self) -> #gives {
                <#marker as __heapstruct::Member<T>>::get(self.place.member::<#marker, #index>())
            }
        }
    }

    /// The writing accessors that a member of this kind can have.
    fn writers(&self) -> TokenStream {
        match &self.field.ctype {
            CType::Integer(_) => {
                let (set, try_set) = (self.set(quote!(T: __heapstruct::StaticTarget)), self.try_set(TokenStream::new()));
                quote!(#set #try_set)
            }
            CType::Fixed(_) | CType::Ordered(..) | CType::Double => self.set(TokenStream::new()),
            CType::Pointer(_) | CType::Function(_) => {
                let set = self.set_address();
                quote!(#set)
            }
            CType::Text(_) => {
                let (text, get_mut) = (self.try_set_text(), self.get_mut(TokenStream::new()));
                quote!(#text #get_mut)
            }
            CType::Array(..) => self.get_mut(TokenStream::new()),
            CType::Path(ty) => {
                let set = self.set(quote!(#ty: __heapstruct::Scalar<T>));
                let try_set = self.try_set(quote!(#ty: __heapstruct::TryScalar<T>));
                let get_mut = self.get_mut(quote!(#ty: __heapstruct::Aggregate<T>));
                quote!(#set #try_set #get_mut)
            }
        }
    }

    fn set(&self, bound: TokenStream) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, name, value) = (field.visibility, field.named("set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&mut self, value: #value)
            where
                B: __heapstruct::StorageMut,
                #bound
            {
                <#marker as __heapstruct::Scalar<T>>::set(self.place.member_mut::<#marker, #index>(), value)
            }
        }
    }

    fn try_set(&self, bound: TokenStream) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, name, value) = (field.visibility, field.named("try_set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`, if the value fits on the target.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(
                &mut self,
                value: #value,
            ) -> ::core::result::Result<(), __heapstruct::DoesNotFit>
            where
                B: __heapstruct::StorageMut,
                #bound
            {
                <#marker as __heapstruct::TryScalar<T>>::try_set(self.place.member_mut::<#marker, #index>(), value)
            }
        }
    }

    /// The setters of a pointer take whatever becomes an address: on the native target a pointer.
    fn set_address(&self) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, value) = (field.visibility, member::value(&field.ctype));
        let (set, try_set) = (field.named("set_", ""), field.named("try_set_", ""));
        let docs = self.docs(format!("Sets the member `{}`.", field.name()));
        let try_docs = self.docs(format!("Sets the member `{}`, if the address fits on the target.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #set(&mut self, address: impl ::core::convert::Into<#value>)
            where
                B: __heapstruct::StorageMut,
                T: __heapstruct::StaticTarget,
            {
                <#marker as __heapstruct::Scalar<T>>::set(
                    self.place.member_mut::<#marker, #index>(),
                    ::core::convert::Into::into(address),
                )
            }
            #try_docs
            #[inline(always)]
            #visibility fn #try_set(
                &mut self,
                address: impl ::core::convert::Into<#value>,
            ) -> ::core::result::Result<(), __heapstruct::DoesNotFit>
            where
                B: __heapstruct::StorageMut,
            {
                <#marker as __heapstruct::TryScalar<T>>::try_set(
                    self.place.member_mut::<#marker, #index>(),
                    ::core::convert::Into::into(address),
                )
            }
        }
    }

    fn try_set_text(&self) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, name) = (field.visibility, field.named("try_set_", ""));
        let docs = self.docs(format!("Sets the text in the member `{}`, and zeroes the rest.", field.name()));
        quote! {
            #docs
            #[inline]
            #visibility fn #name(
                &mut self,
                text: impl ::core::convert::AsRef<[::core::primitive::u8]>,
            ) -> ::core::result::Result<(), __heapstruct::TextError>
            where
                B: __heapstruct::StorageMut,
            {
                <#marker as __heapstruct::Aggregate<T>>::get_mut(self.place.member_mut::<#marker, #index>()).set(text)
            }
        }
    }

    fn get_mut(&self, bound: TokenStream) -> TokenStream {
        let Self { field, index, marker } = self;
        let (visibility, name, gives) = (field.visibility, field.named("", "_mut"), member::get_mut(&field.ctype));
        let docs = self.docs(format!("The member `{}`, to read and write.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&mut self) -> #gives
            where
                B: __heapstruct::StorageMut,
                #bound
            {
                <#marker as __heapstruct::Aggregate<T>>::get_mut(self.place.member_mut::<#marker, #index>())
            }
        }
    }
}
