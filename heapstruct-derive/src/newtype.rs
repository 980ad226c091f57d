//! `#[derive(HeapStruct)]` on a `#[repr(transparent)]` struct: a number with a name of its own.

use crate::attr::{self, FieldAttributes};
use crate::ctype::{CType, Integer};
use crate::enumeration::stand_in;
use crate::errors::Errors;
use crate::expand::is_declared_as;
use crate::expand::member::marker;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Ident, Member, Path, Type};

/// What a newtype is over.
struct Model<'a> {
    name: &'a Ident,
    field: Member,
    ty: &'a Type,
    ctype: CType<'a>,
}

/// The newtype's description and what its members give and take; `None` if the input is no newtype.
pub(crate) fn derive(input: &DeriveInput) -> Option<TokenStream> {
    let Data::Struct(_) = &input.data else { return None };
    if !is_transparent(input) {
        return None;
    }
    let mut errors = Errors::default();
    let library = attr::library(&input.attrs, &mut errors);
    let model = read(input, &mut errors);
    Some(match (model, errors.into_result()) {
        (Some(model), Ok(())) => expand(&model, &library),
        (_, Err(error)) => {
            let errors = error.to_compile_error();
            let name = &input.ident;
            let stand_in = input.generics.params.is_empty().then(|| stand_in(name, &library, &quote!(#name)));
            quote!(#errors #stand_in)
        }
        (None, Ok(())) => TokenStream::new(),
    })
}

fn is_transparent(input: &DeriveInput) -> bool {
    input.attrs.iter().filter(|attribute| attribute.path().is_ident("repr")).any(|attribute| {
        let mut is_transparent = false;
        // What else is there is rustc's to judge.
        let _ = attribute.parse_nested_meta(|meta| {
            is_transparent |= meta.path.is_ident("transparent");
            Ok(())
        });
        is_transparent
    })
}

fn read<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Model<'a>> {
    let Data::Struct(data) = &input.data else { return None };
    if !input.generics.params.is_empty() {
        errors.at(&input.generics, "a number of C's has no parameters: write one newtype for each use");
        return None;
    }
    let mut fields = data.fields.members().zip(&data.fields);
    let (Some((member, field)), None) = (fields.next(), fields.next()) else {
        errors.at(&input.ident, "a newtype has one field, the number inside: write a `#[repr(C)]` struct for more");
        return None;
    };
    let attributes = FieldAttributes::read(&field.attrs, errors);
    if let Some(span) = attributes.of_member {
        errors
            .push(syn::Error::new(span, "a newtype has no accessors: this attribute belongs on a member of its type"));
    }
    let ctype = match CType::read(&field.ty, attributes.c_type.as_ref()) {
        Ok(ctype) => ctype,
        Err(error) => {
            errors.push(error);
            return None;
        }
    };
    let message = match ctype {
        CType::Integer(_) | CType::Fixed(_) | CType::Ordered(..) | CType::Double => {
            return Some(Model { name: &input.ident, field: member, ty: &field.ty, ctype });
        }
        CType::Path(_) => {
            "a newtype is over a number: declare it by its name, or say its C type, `#[heapstruct(c = \"unsigned long\")]`; \
             for a struct, write `#[repr(C)]` and name the field"
        }
        CType::Pointer(_) | CType::Function(_) => {
            "a newtype is over a number: declare the member as the pointer itself"
        }
        CType::Text(_) | CType::Array(..) | CType::Incomplete(_) => {
            "a newtype is over a number: declare the member as the array itself, or write a `#[repr(C)]` struct with a named field"
        }
        CType::LongDouble
        | CType::NonZero { .. }
        | CType::Atomic { .. }
        // Of these two the attribute and the parameters have been refused already.
        | CType::Opaque(_)
        | CType::Param(_) => {
            "a newtype is over a plain number: declare the member as this type itself"
        }
    };
    errors.at(&field.ty, message);
    None
}

/// The one `unsafe impl`, whose promise is kept by the number that it hands on to; and the traits behind members.
fn expand(model: &Model<'_>, library: &Path) -> TokenStream {
    let Model { name, field, ty, ctype } = model;
    let text = name.unraw().to_string();
    let number = marker(ctype);
    let declared = is_declared_as(ty, ctype);
    let values = match ctype {
        CType::Integer(integer) => sized(model, integer),
        _ => fixed(model, &number),
    };
    quote! {
        #[doc(hidden)]
        #[allow(deprecated, unused_qualifications, trivial_numeric_casts, clippy::all, clippy::pedantic)]
        const _: () = {
            use #library::__private as __heapstruct;
            #[automatically_derived]
            unsafe impl __heapstruct::Describe for #name {
                const TYPE: &'static __heapstruct::CType = <#number as __heapstruct::Describe>::TYPE;
                const ANY_BYTES: __heapstruct::core::primitive::bool = <#number as __heapstruct::Describe>::ANY_BYTES;
                const COPIED_IS_VALUE: __heapstruct::core::primitive::bool =
                    <#number as __heapstruct::Describe>::COPIED_IS_VALUE;
                const IS_BYTES: __heapstruct::core::primitive::bool = <#number as __heapstruct::Describe>::IS_BYTES;
                #[inline(always)]
                fn size<__T: __heapstruct::Target>(target: __T) -> __heapstruct::core::primitive::usize {
                    <#number as __heapstruct::Describe>::size(target)
                }
            }
            const _: () = {
                __heapstruct::proves_value::<#name>(#text);
                #declared
            };
            // An attribute may have changed the field after the derive saw it.
            const _: fn(&#name) -> *const #ty = |it| &raw const it.#field;
            #values
            #[automatically_derived]
            impl __heapstruct::Part for #name {
                type Of = #name;
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::Same<__T> for #name {}
        };
    }
}

/// Over a number that is one type everywhere.
fn fixed(model: &Model<'_>, number: &TokenStream) -> TokenStream {
    let Model { name, field, ty, .. } = model;
    // Casts, which change nothing but where another error has been said: that the field is of another type.
    let (gets, gives) = match model.ctype {
        CType::Fixed("bool") => (TokenStream::new(), quote!(value.#field)),
        _ => (quote!(as #ty), quote!(value.#field as <#number as __heapstruct::Member<__heapstruct::Native>>::Set)),
    };
    let is_bit_field =
        matches!(model.ctype, CType::Fixed(number) if !matches!(number, "f32" | "f64" | "u128" | "i128"));
    let bit_field = is_bit_field.then(|| {
        quote! {
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::BitField<__T> for #name {
                #[inline(always)]
                fn get_bits<__S: __heapstruct::Shared>(bits: __heapstruct::Bits<__S, #name, __T>) -> #name {
                    #name { #field: <#number as __heapstruct::BitField<__T>>::get_bits(bits.like::<#number>()) #gets }
                }
                #[inline(always)]
                fn try_set_bits<__U: __heapstruct::StorageMut>(
                    bits: __heapstruct::Bits<__U, #name, __T>,
                    value: #name,
                ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                    <#number as __heapstruct::BitField<__T>>::try_set_bits(bits.like::<#number>(), #gives)
                }
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Member<__T> for #name {
            type Get<__S: __heapstruct::Shared> = #name;
            type Set = #name;
            type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
            #[inline(always)]
            fn get<__S: __heapstruct::Shared>(place: __heapstruct::Place<__S, #name, __T>) -> #name {
                #name { #field: <#number as __heapstruct::Member<__T>>::get(place.like::<#number>()) #gets }
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Scalar<__T> for #name {
            #[inline(always)]
            fn set<__U: __heapstruct::StorageMut>(place: __heapstruct::Place<__U, #name, __T>, value: #name) {
                <#number as __heapstruct::Scalar<__T>>::set(place.like::<#number>(), #gives)
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::TryScalar<__T> for #name {
            #[inline(always)]
            fn try_set<__U: __heapstruct::StorageMut>(
                place: __heapstruct::Place<__U, #name, __T>,
                value: #name,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                <#number as __heapstruct::TryScalar<__T>>::try_set(place.like::<#number>(), #gives)
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Known<__T> for #name {}
        #bit_field
    }
}

/// Over an integer that is the target's, while the field is this machine's: read where the one holds the other,
/// and set without a check where it is so the other way round.
fn sized(model: &Model<'_>, integer: &Integer) -> TokenStream {
    let Model { name, field, ty, ctype } = model;
    let (number, value) = (marker(ctype), format_ident!("{}", integer.value));
    let native = quote!(<__heapstruct::Native as __heapstruct::Target>::#value);
    // As above; and `usize` and the integer of its size are two types.
    let given = quote!(value.#field as #native);
    quote! {
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Member<__T> for #name {
            type Get<__S: __heapstruct::Shared> = #name;
            type Set = #name;
            type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
            #[inline(always)]
            fn get<__S: __heapstruct::Shared>(place: __heapstruct::Place<__S, #name, __T>) -> #name {
                #name {
                    #field: __heapstruct::here::<#native, __T::#value>(
                        <#number as __heapstruct::Member<__T>>::get(place.like::<#number>()),
                    ) as #ty
                }
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::StaticTarget> __heapstruct::Scalar<__T> for #name
        where
            __T::#value: __heapstruct::Held<#native>,
        {
            #[inline(always)]
            fn set<__U: __heapstruct::StorageMut>(place: __heapstruct::Place<__U, #name, __T>, value: #name) {
                let number: #native = #given;
                __heapstruct::set_held(place, number)
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::TryScalar<__T> for #name {
            #[inline(always)]
            fn try_set<__U: __heapstruct::StorageMut>(
                place: __heapstruct::Place<__U, #name, __T>,
                value: #name,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                let number: #native = #given;
                __heapstruct::try_set_number(place, __heapstruct::core::convert::Into::into(number))
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::BitField<__T> for #name {
            #[inline(always)]
            fn get_bits<__S: __heapstruct::Shared>(bits: __heapstruct::Bits<__S, #name, __T>) -> #name {
                #name {
                    #field: __heapstruct::here::<#native, __T::#value>(
                        <#number as __heapstruct::BitField<__T>>::get_bits(bits.like::<#number>()),
                    ) as #ty
                }
            }
            #[inline(always)]
            fn try_set_bits<__U: __heapstruct::StorageMut>(
                bits: __heapstruct::Bits<__U, #name, __T>,
                value: #name,
            ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                let number: #native = #given;
                __heapstruct::try_set_bits(bits, __heapstruct::core::convert::Into::into(number))
            }
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Known<__T> for #name where #native: __heapstruct::HeldHere<__T::#value> {}
    }
}
