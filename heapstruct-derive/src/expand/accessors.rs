//! The methods of a view: what each kind of member has.

use super::proof::rust_type;
use super::{member, numbered, own};
use crate::attr::Presence;
use crate::ctype::CType;
use crate::hygiene;
use crate::model::{Field, Model};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

pub(super) fn accessors(model: &Model<'_>) -> TokenStream {
    let view = &model.view;
    let (params, args, predicates) = (model.params(), model.args(), model.predicates());
    let with_accessors = model.fields.iter().enumerate().filter(|(_, field)| !field.is_silent);
    let methods = with_accessors.map(|(index, field)| {
        let accessor = Accessor {
            field,
            index: own::index(model, index),
            marker: member::marker(&field.ctype),
            span: member::span(&field.ctype),
            is_present: field.present.as_ref().and_then(|presence| {
                model.integer(presence.member()?)?;
                let function = is_present_name(index);
                Some(quote!(#function(&self.place)))
            }),
        };
        if field.tail().is_some() {
            return accessor.tail(model);
        }
        let (get, set) = (accessor.get(), accessor.writers());
        quote!(#get #set)
    });
    quote! {
        #[automatically_derived]
        #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
        impl<#params __B: __heapstruct::Storage, __T: __heapstruct::Target> #view<#args __B, __T>
        where
            #predicates
        {
            #(#methods)*
        }
    }
}

/// For each member that another one says is there: a function that asks it; and where bits are asked for, those, as
/// a constant. Both are outside of any implementation, where the user's expression could mean the
/// view's parameters, and without the bounds of an accessor.
pub(super) fn presence(model: &Model<'_>) -> TokenStream {
    let name = &model.input.ident;
    let (params, this, predicates) = (model.params(), model.this(), model.predicates());
    let items = model.fields.iter().enumerate().filter_map(|(index, field)| {
        let presence = field.present.as_ref()?;
        let (asked_index, asked) = model.integer(presence.member()?)?;
        let (asked_index, cfg) = (own::index(model, asked_index), &field.cfg);
        let (asked_marker, ty) = (member::marker(&asked.ctype), rust_type(&asked.ctype));
        let (constant, asks) = match presence {
            Presence::Bits { bits, .. } => {
                let (constant, span) = (bits_name(index), bits.span());
                let bits = hygiene::with_name_for_self(bits.to_token_stream(), name);
                let bits = quote_spanned!(span=> (#bits) as __heapstruct::core::primitive::u64);
                let item = quote! {
                    #(#cfg)*
                    #[allow(trivial_numeric_casts, unused_parens, clippy::all, clippy::pedantic, clippy::as_conversions)]
                    const #constant: __heapstruct::core::primitive::u64 =
                        __heapstruct::mask_bits(#bits, __heapstruct::core::mem::size_of::<#ty>());
                };
                (Some(item), quote!(__heapstruct::has_bits(place.member::<#asked_marker, #asked_index>(), #constant)))
            }
            _ => {
                let (marker, index) = (member::marker(&field.ctype), own::index(model, index));
                let end = quote!(place.end::<#marker, #index>());
                (None, quote!(__heapstruct::states(place.member::<#asked_marker, #asked_index>(), #end)))
            }
        };
        let function = is_present_name(index);
        Some(quote! {
            #constant
            #(#cfg)*
            #[inline(always)]
            fn #function<#params __B: __heapstruct::Storage, __T: __heapstruct::Target>(
                place: &__heapstruct::Place<__B, #this, __T>,
            ) -> __heapstruct::core::primitive::bool
            where
                #predicates
            {
                #asks
            }
        })
    });
    quote!(#(#items)*)
}

/// The constant that has the bits of a member.
pub(super) fn bits_name(index: usize) -> Ident {
    numbered("BITS", index)
}

fn is_present_name(index: usize) -> Ident {
    numbered("is_present", index)
}

pub(super) struct Accessor<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) index: TokenStream,
    marker: TokenStream,
    /// Where the compiler shall see a fault of the member's type.
    span: Span,
    /// Whether it is there, for one of which another member says so.
    is_present: Option<TokenStream>,
}

impl Accessor<'_> {
    /// The field's own comment, or one line that names the field.
    pub(super) fn docs(&self, otherwise: String) -> TokenStream {
        let (inherited, cfg) = (&self.field.inherited, &self.field.cfg);
        let absent = self.field.present.as_ref().map(|presence| {
            let text = match presence {
                Presence::Bits { member, bits } => {
                    format!("It is there where `{member}` has all bits of `{}`.", bits.to_token_stream())
                }
                Presence::Stated { member } => {
                    format!("It is there where it ends within the size that `{member}` states, and within the bytes.")
                }
                Presence::Reached => "It is there where the record's bytes reach its end.".to_owned(),
            };
            quote!(#[doc = ""] #[doc = #text])
        });
        if inherited.iter().any(|attribute| attribute.path().is_ident("doc")) {
            quote!(#(#cfg)* #(#inherited)* #absent)
        } else {
            quote!(#(#cfg)* #[doc = #otherwise] #absent #(#inherited)*)
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

    /// What reads the member, and what may write it.
    fn getter(&self) -> TokenStream {
        if self.field.is_bit_field() { self.function("BitField", "get_bits") } else { self.function("Member", "get") }
    }

    fn try_setter(&self) -> TokenStream {
        if self.field.is_bit_field() {
            self.function("BitField", "try_set_bits")
        } else {
            self.function("TryScalar", "try_set")
        }
    }

    /// The member's place in the view's: `member` and its kin, or `bits` and its. (`self` keeps its own
    /// span: one from a macro of the user's would name another `self`.)
    fn place(&self, member: &str) -> TokenStream {
        let method = if self.field.is_bit_field() { member.replace("member", "bits") } else { member.to_owned() };
        let (method, marker, index) = (Ident::new(&method, self.span), &self.marker, &self.index);
        let call = quote_spanned!(self.span=> .#method::<#marker, #index>());
        quote!(self.place #call)
    }

    fn get(&self) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, gives) = (field.visibility, &field.accessor, member::get(&field.ctype));
        let docs = self.docs(format!("The member `{}`.", field.name()));
        let (gives, gets) = self.optional(gives, &self.getter(), "member");
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&self) -> #gives {
                #gets
            }
        }
    }

    /// What an accessor gives, and how: an `Option` if the member may be absent.
    fn optional(&self, gives: TokenStream, function: &TokenStream, member: &str) -> (TokenStream, TokenStream) {
        let there = |place| quote!(__heapstruct::core::option::Option::Some(#function(#place)));
        match self.if_there(member, there, &quote!(__heapstruct::core::option::Option::None)) {
            Some(gets) => (quote!(__heapstruct::core::option::Option<#gives>), gets),
            None => {
                let place = self.place(member);
                (gives, quote!(#function(#place)))
            }
        }
    }

    /// For a member that may be absent: what its place is used for where it is there, and otherwise the other.
    fn if_there(
        &self,
        member: &str,
        there: impl FnOnce(TokenStream) -> TokenStream,
        absent: &TokenStream,
    ) -> Option<TokenStream> {
        let gets = if self.field.may_be_cut_off() || self.field.on.is_some() {
            let (found, there) = (self.place(&format!("try_{member}")), there(quote!(place)));
            quote! {
                match #found {
                    __heapstruct::core::option::Option::Some(place) => #there,
                    __heapstruct::core::option::Option::None => #absent,
                }
            }
        } else {
            self.is_present.as_ref()?;
            there(self.place(member))
        };
        Some(match &self.is_present {
            None => gets,
            Some(is_present) => quote!(if #is_present { #gets } else { #absent }),
        })
    }

    fn may_be_absent(&self) -> bool {
        self.is_present.is_some() || self.field.may_be_cut_off() || self.field.on.is_some()
    }

    /// The writing accessors that a member of this kind can have.
    fn writers(&self) -> TokenStream {
        if self.may_be_absent() {
            return self.writers_if_there();
        }
        if self.field.is_bit_field() {
            return match self.field.ctype {
                // Every value fits.
                CType::Fixed("bool") => {
                    let place = self.place("member_mut");
                    self.set_with(quote!(#place.set_bit(value)), TokenStream::new())
                }
                _ => self.try_set(TokenStream::new()),
            };
        }
        let plain = match &self.field.ctype {
            CType::Atomic { plain, .. } => plain,
            other => other,
        };
        match plain {
            CType::Integer(_) => {
                let (set, try_set) =
                    (self.set(quote!(__T: __heapstruct::StaticTarget)), self.try_set(TokenStream::new()));
                quote!(#set #try_set)
            }
            CType::NonZero { number: "usize" | "isize", .. } => {
                let (set, try_set) = (self.set(self.bound("Scalar")), self.try_set(TokenStream::new()));
                quote!(#set #try_set)
            }
            CType::Fixed(_)
            | CType::Ordered(..)
            | CType::Double
            | CType::LongDouble
            | CType::NonZero { .. }
            | CType::Atomic { .. } => self.set(TokenStream::new()),
            CType::Pointer(_) | CType::Function(_) => {
                let set = self.set_address();
                quote!(#set)
            }
            CType::Text(_) => {
                let (text, get_mut) = (self.try_set_text(), self.get_mut(TokenStream::new()));
                quote!(#text #get_mut)
            }
            CType::Array(..) | CType::Incomplete(_) | CType::Opaque(_) | CType::Param(_) => {
                self.get_mut(TokenStream::new())
            }
            CType::Path(_) => {
                let set = self.set(self.bound("Scalar"));
                let try_set = self.try_set(self.bound("TryScalar"));
                let get_mut = self.get_mut(self.bound("Aggregate"));
                quote!(#set #try_set #get_mut)
            }
        }
    }

    /// The writing accessors of a member that may be absent: all of them can fail.
    fn writers_if_there(&self) -> TokenStream {
        match &self.field.ctype {
            _ if self.field.is_bit_field() => self.try_set_if_there(TokenStream::new()),
            CType::Text(_) | CType::Array(..) | CType::Incomplete(_) | CType::Opaque(_) | CType::Param(_) => {
                self.get_mut(TokenStream::new())
            }
            CType::Path(_) => {
                let set = self.try_set_if_there(self.bound("TryScalar"));
                let get_mut = self.get_mut(self.bound("Aggregate"));
                quote!(#set #get_mut)
            }
            _ => self.try_set_if_there(TokenStream::new()),
        }
    }

    fn try_set_if_there(&self, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("try_set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`, if it is there and the value fits.", field.name()));
        let (function, text) = (self.try_setter(), field.name());
        // The setters of a pointer take whatever becomes an address.
        let (takes, value) = match field.ctype {
            CType::Pointer(_) | CType::Function(_) => (
                quote!(impl __heapstruct::core::convert::Into<#value>),
                quote!(__heapstruct::core::convert::Into::into(value)),
            ),
            _ => (value, quote!(value)),
        };
        let there = |place| {
            quote! {
                match #function(#place, #value) {
                    __heapstruct::core::result::Result::Ok(()) => __heapstruct::core::result::Result::Ok(()),
                    __heapstruct::core::result::Result::Err(error) => {
                        __heapstruct::core::result::Result::Err(__heapstruct::NotSet::DoesNotFit(error))
                    }
                }
            }
        };
        let absent = quote!(__heapstruct::core::result::Result::Err(__heapstruct::NotSet::Absent { member: #text }));
        let sets = self.if_there("member_mut", there, &absent);
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(
                &mut self,
                value: #takes,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::NotSet>
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                #sets
            }
        }
    }

    fn set(&self, bound: TokenStream) -> TokenStream {
        let (function, place) = (self.function("Scalar", "set"), self.place("member_mut"));
        self.set_with(quote!(#function(#place, value)), bound)
    }

    fn set_with(&self, sets: TokenStream, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`.", field.name()));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(&mut self, value: #value)
            where
                __B: __heapstruct::StorageMut,
                #bound
            {
                #sets
            }
        }
    }

    fn try_set(&self, bound: TokenStream) -> TokenStream {
        let Self { field, .. } = self;
        let (visibility, name, value) = (field.visibility, field.named("try_set_", ""), member::value(&field.ctype));
        let docs = self.docs(format!("Sets the member `{}`, if the value fits on the target.", field.name()));
        let (function, place) = (self.try_setter(), self.place("member_mut"));
        quote! {
            #docs
            #[inline(always)]
            #visibility fn #name(
                &mut self,
                value: #value,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
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
            #visibility fn #set(&mut self, address: impl __heapstruct::core::convert::Into<#value>)
            where
                __B: __heapstruct::StorageMut,
                __T: __heapstruct::StaticTarget,
            {
                #function(
                    #place,
                    __heapstruct::core::convert::Into::into(address),
                )
            }
            #try_docs
            #[inline(always)]
            #visibility fn #try_set(
                &mut self,
                address: impl __heapstruct::core::convert::Into<#value>,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
            where
                __B: __heapstruct::StorageMut,
            {
                #try_function(
                    #place,
                    __heapstruct::core::convert::Into::into(address),
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
                text: impl __heapstruct::core::convert::AsRef<[__heapstruct::core::primitive::u8]>,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::TextError>
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
        let (gives, gets) = self.optional(gives, &self.function("Aggregate", "get_mut"), "member_mut");
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
