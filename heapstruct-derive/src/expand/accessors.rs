//! The methods of a view: what each kind of member has.

use super::member;
use crate::attr::Presence;
use crate::ctype::CType;
use crate::hygiene;
use crate::model::{Field, Model};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

pub(super) fn accessors(model: &Model<'_>) -> TokenStream {
    let view = &model.view;
    let methods = model.fields.iter().enumerate().map(|(index, field)| {
        let accessor = Accessor {
            field,
            index,
            marker: member::marker(&field.ctype),
            span: member::span(&field.ctype),
            is_present: field.present.as_ref().and_then(|presence| {
                model.mask(presence).filter(|(_, mask)| mask.ctype.has_bits())?;
                let function = is_present_name(index);
                Some(quote!(#function(&self.place)))
            }),
        };
        let (get, set) = (accessor.get(), accessor.writers());
        quote!(#get #set)
    });
    quote! {
        #[automatically_derived]
        #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
        impl<__B: __heapstruct::Storage, __T: __heapstruct::Target> #view<__B, __T> {
            #(#methods)*
        }
    }
}

/// For each member that may be absent: its bits, as a constant, and a function that asks for
/// them. Both are outside of any implementation, where the user's expression could mean the
/// view's parameters, and without the bounds of an accessor.
pub(super) fn presence(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let items = model.fields.iter().enumerate().filter_map(|(index, field)| {
        let presence = field.present.as_ref()?;
        let (mask_index, mask) = model.mask(presence).filter(|(_, mask)| mask.ctype.has_bits())?;
        let (marker, ty) = (member::marker(&mask.ctype), mask.ty);
        let bits = hygiene::with_name_for_self(presence.bits.to_token_stream(), name);
        let (constant, function) = (bits_name(index), is_present_name(index));
        let bits = quote_spanned!(presence.bits.span()=> (#bits) as ::core::primitive::u64);
        Some(quote! {
            #[allow(trivial_numeric_casts, unused_parens, clippy::all, clippy::pedantic)]
            const #constant: ::core::primitive::u64 =
                __heapstruct::mask_bits(#bits, ::core::mem::size_of::<#ty>());
            #[inline(always)]
            fn #function<__B: __heapstruct::Storage, __T: __heapstruct::Target>(
                place: &__heapstruct::Place<__B, #name, __T>,
            ) -> ::core::primitive::bool {
                __heapstruct::has_bits(place.member::<#marker, #mask_index>(), #constant)
            }
        })
    });
    quote!(#(#items)*)
}

/// The constant that has the bits of a member.
pub(super) fn bits_name(index: usize) -> Ident {
    format_ident!("__BITS_{index}")
}

fn is_present_name(index: usize) -> Ident {
    format_ident!("__is_present_{index}")
}

struct Accessor<'a> {
    field: &'a Field<'a>,
    index: usize,
    marker: TokenStream,
    /// Where the compiler shall see a fault of the member's type.
    span: Span,
    /// Whether it is there, for one that may be absent.
    is_present: Option<TokenStream>,
}

impl Accessor<'_> {
    /// The field's own comment, or one line that names the field.
    fn docs(&self, otherwise: String) -> TokenStream {
        let inherited = &self.field.inherited;
        let absent = self.field.present.as_ref().map(|Presence { member, bits }| {
            let text = format!("It is there where `{member}` has all bits of `{}`.", bits.to_token_stream());
            quote!(#[doc = ""] #[doc = #text])
        });
        if inherited.iter().any(|attribute| attribute.path().is_ident("doc")) {
            quote!(#(#inherited)* #absent)
        } else {
            quote!(#[doc = #otherwise] #absent #(#inherited)*)
        }
    }

    /// A function of the traits behind members, to be called with the member's place.
    fn function(&self, of: &str, name: &str) -> TokenStream {
        let (of, name, marker) = (Ident::new(of, self.span), Ident::new(name, self.span), &self.marker);
        quote_spanned!(self.span=> <#marker as __heapstruct::#of<__T>>::#name)
    }

    /// That the member's type has one of these traits.
    fn bound(&self, of: &str) -> TokenStream {
        let (of, marker) = (Ident::new(of, self.span), &self.marker);
        quote_spanned!(self.span=> #marker: __heapstruct::#of<__T>)
    }

    /// The member's place in the view's: `member` or `member_mut`. (`self` keeps its own
    /// span: one from a macro of the user's would name another `self`.)
    fn place(&self, member: &str) -> TokenStream {
        let (member, marker, index) = (Ident::new(member, self.span), &self.marker, self.index);
        let call = quote_spanned!(self.span=> .#member::<#marker, #index>());
        quote!(self.place #call)
    }

    fn get(&self) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, gives) = (field.visibility, &field.accessor, member::get(&field.ctype));
        let docs = self.docs(format!("The member `{}`.", field.name()));
        let (function, place) = (self.function("Member", "get"), self.place("member"));
        let (gives, gets) = self.optional(gives, quote!(#function(#place)));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&self) -> #gives {
                #gets
            }
        }
    }

    /// What an accessor gives, and how: an `Option` if the member may be absent.
    fn optional(&self, gives: TokenStream, gets: TokenStream) -> (TokenStream, TokenStream) {
        match &self.is_present {
            None => (gives, gets),
            Some(is_present) => (
                quote!(::core::option::Option<#gives>),
                quote! {
                    if #is_present {
                        ::core::option::Option::Some(#gets)
                    } else {
                        ::core::option::Option::None
                    }
                },
            ),
        }
    }

    /// The writing accessors that a member of this kind can have.
    fn writers(&self) -> TokenStream {
        if let Some(is_present) = &self.is_present {
            return self.writers_if(is_present);
        }
        match &self.field.ctype {
            CType::Integer(_) => {
                let (set, try_set) =
                    (self.set(quote!(__T: __heapstruct::StaticTarget)), self.try_set(TokenStream::new()));
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
            CType::Path(_) => {
                let set = self.set(self.bound("Scalar"));
                let try_set = self.try_set(self.bound("TryScalar"));
                let get_mut = self.get_mut(self.bound("Aggregate"));
                quote!(#set #try_set #get_mut)
            }
        }
    }

    /// The writing accessors of a member that may be absent: all of them can fail.
    fn writers_if(&self, is_present: &TokenStream) -> TokenStream {
        match &self.field.ctype {
            CType::Text(_) | CType::Array(..) => self.get_mut(TokenStream::new()),
            CType::Path(_) => {
                let set = self.try_set_if(is_present, self.bound("TryScalar"));
                let get_mut = self.get_mut(self.bound("Aggregate"));
                quote!(#set #get_mut)
            }
            _ => self.try_set_if(is_present, TokenStream::new()),
        }
    }

    fn try_set_if(&self, is_present: &TokenStream, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("try_set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`, if it is there and the value fits.", field.name()));
        let (function, place) = (self.function("TryScalar", "try_set"), self.place("member_mut"));
        let text = field.name();
        // The setters of a pointer take whatever becomes an address.
        let (takes, value) = match field.ctype {
            CType::Pointer(_) | CType::Function(_) => {
                (quote!(impl ::core::convert::Into<#value>), quote!(::core::convert::Into::into(value)))
            }
            _ => (value, quote!(value)),
        };
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(
                &mut self,
                value: #takes,
            ) -> ::core::result::Result<(), __heapstruct::NotSet>
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                if !#is_present {
                    return ::core::result::Result::Err(__heapstruct::NotSet::Absent { member: #text });
                }
                match #function(#place, #value) {
                    ::core::result::Result::Ok(()) => ::core::result::Result::Ok(()),
                    ::core::result::Result::Err(error) => {
                        ::core::result::Result::Err(__heapstruct::NotSet::DoesNotFit(error))
                    }
                }
            }
        }
    }

    fn set(&self, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`.", field.name()));
        let (function, place) = (self.function("Scalar", "set"), self.place("member_mut"));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&mut self, value: #value)
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                #function(#place, value)
            }
        }
    }

    fn try_set(&self, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("try_set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`, if the value fits on the target.", field.name()));
        let (function, place) = (self.function("TryScalar", "try_set"), self.place("member_mut"));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(
                &mut self,
                value: #value,
            ) -> ::core::result::Result<(), __heapstruct::DoesNotFit>
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                #function(#place, value)
            }
        }
    }

    /// The setters of a pointer take whatever becomes an address: on the native target a pointer.
    fn set_address(&self) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, value) = (field.visibility, member::value(&field.ctype));
        let (set, try_set) = (field.named("set_", ""), field.named("try_set_", ""));
        let docs = self.docs(format!("Sets the member `{}`.", field.name()));
        let try_docs = self.docs(format!("Sets the member `{}`, if the address fits on the target.", field.name()));
        let place = self.place("member_mut");
        let (function, try_function) = (self.function("Scalar", "set"), self.function("TryScalar", "try_set"));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #set(&mut self, address: impl ::core::convert::Into<#value>)
            where
                __B: __heapstruct::StorageMut,
                __T: __heapstruct::StaticTarget,
            {
                #function(
                    #place,
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
                __B: __heapstruct::StorageMut,
            {
                #try_function(
                    #place,
                    ::core::convert::Into::into(address),
                )
            }
        }
    }

    fn try_set_text(&self) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name) = (field.visibility, field.named("try_set_", ""));
        let docs = self.docs(format!("Sets the text in the member `{}`, and zeroes the rest.", field.name()));
        let (function, place) = (self.function("Aggregate", "get_mut"), self.place("member_mut"));
        quote! {
            #docs
            #[inline]
            #visibility fn #name(
                &mut self,
                text: impl ::core::convert::AsRef<[::core::primitive::u8]>,
            ) -> ::core::result::Result<(), __heapstruct::TextError>
            where
                __B: __heapstruct::StorageMut,
            {
                #function(#place).set(text)
            }
        }
    }

    fn get_mut(&self, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, gives) = (field.visibility, field.named("", "_mut"), member::get_mut(&field.ctype));
        let docs = self.docs(format!("The member `{}`, to read and write.", field.name()));
        let (function, place) = (self.function("Aggregate", "get_mut"), self.place("member_mut"));
        let (gives, gets) = self.optional(gives, quote!(#function(#place)));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&mut self) -> #gives
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                #gets
            }
        }
    }
}
