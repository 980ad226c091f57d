//! `#[derive(HeapStruct)]` on an enum: a number, of which some values have names.

use crate::attr;
use crate::errors::Errors;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Data, DataEnum, DeriveInput, Ident, Path};

/// The integers that an enum can be declared with.
const INTEGERS: [&str; 10] = ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64", "usize", "isize"];

struct Model<'a> {
    name: &'a Ident,
    library: Path,
    /// The Rust integer; `None` for `repr(C)`, where the ABI chooses.
    integer: Option<Ident>,
    variants: Vec<&'a Ident>,
}

/// The enum's description and what its members give and take; `None` if the input is no enum.
pub(crate) fn derive(input: &DeriveInput) -> Option<TokenStream> {
    let Data::Enum(data) = &input.data else { return None };
    let mut errors = Errors::default();
    let model = read(input, data, &mut errors);
    Some(match errors.into_result() {
        Ok(()) => expand(&model),
        Err(error) => {
            let errors = error.to_compile_error();
            let stand_in = input.generics.params.is_empty().then(|| fallback(&model));
            quote!(#errors #stand_in)
        }
    })
}

fn read<'a>(input: &'a DeriveInput, data: &'a DataEnum, errors: &mut Errors) -> Model<'a> {
    let library = attr::library(&input.attrs, errors);
    // One error, and not the others that follow from what the enum is.
    let integer = if data.variants.iter().any(|variant| !variant.fields.is_empty()) {
        errors.at(
            data.enum_token,
            "C has no enum with data: describe the struct that C has, a tag and the members of its variants",
        );
        None
    } else if !input.generics.params.is_empty() {
        errors.at(&input.generics, "an enum of C's has no parameters: write one enum for each use");
        None
    } else if data.variants.is_empty() {
        errors
            .at(&input.ident, "an enum of C's has values: write each as a variant, or declare members as the integer");
        None
    } else {
        read_repr(input, errors)
    };
    for variant in &data.variants {
        attr::none(&variant.attrs, "a variant is its number, and takes no attribute", errors);
    }
    Model {
        name: &input.ident,
        library,
        integer,
        variants: data.variants.iter().map(|variant| &variant.ident).collect(),
    }
}

/// The integer that `#[repr(..)]` names, if it does.
fn read_repr(input: &DeriveInput, errors: &mut Errors) -> Option<Ident> {
    let mut is_c = false;
    let mut integer: Option<Ident> = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("repr")) {
        let result = attribute.parse_nested_meta(|meta| {
            let name = meta.path.require_ident()?;
            if name == "C" {
                is_c = true;
            } else if INTEGERS.iter().any(|integer| name == *integer) {
                integer = Some(name.clone());
            } else {
                return Err(meta.error("C's enums have `#[repr(C)]`, or an integer such as `#[repr(u8)]`"));
            }
            if is_c && integer.is_some() {
                return Err(meta.error(
                    "`C` and an integer contradict each other: the integer alone is its size, `C` alone is what the ABI says",
                ));
            }
            Ok(())
        });
        if let Err(error) = result {
            errors.push(error);
            return integer;
        }
    }
    if !is_c && integer.is_none() {
        errors.at(
            &input.ident,
            format!(
                "`{}` has no C layout: add `#[repr(C)]` if it is an `enum` in C, or the integer that C has, such as `#[repr(u8)]`",
                input.ident
            ),
        );
    }
    integer
}

/// The one `unsafe impl`, whose promise is kept by the type that it hands on to; and the traits behind members.
fn expand(model: &Model<'_>) -> TokenStream {
    let Model { name, library, integer, variants } = model;
    let text = name.unraw().to_string();
    let described = match integer {
        Some(integer) => quote!(__heapstruct::core::primitive::#integer),
        None => quote! {
            __heapstruct::c::Enum<
                { <#name as __heapstruct::Numbers>::LOWEST as __heapstruct::core::primitive::i64 },
                { <#name as __heapstruct::Numbers>::HIGHEST as __heapstruct::core::primitive::i64 },
            >
        },
    };
    // A size of the target's own: on `Runtime` nothing says that all values fit.
    let settable = match integer {
        Some(integer) if integer == "usize" || integer == "isize" => quote!(StaticTarget),
        _ => quote!(Target),
    };
    let numbers: Vec<_> = (0..variants.len()).map(|index| format_ident!("__VALUE_{index}")).collect();
    let markers = markers(name);
    quote! {
        #[doc(hidden)]
        // A variant may be deprecated.
        #[allow(deprecated, unused_qualifications, clippy::all, clippy::pedantic)]
        const _: () = {
            use #library::__private as __heapstruct;
            #[automatically_derived]
            impl __heapstruct::Numbers for #name {
                const LOWEST: __heapstruct::core::primitive::i128 =
                    __heapstruct::least(&[#(#name::#variants as __heapstruct::core::primitive::i128),*]);
                const HIGHEST: __heapstruct::core::primitive::i128 =
                    __heapstruct::greatest(&[#(#name::#variants as __heapstruct::core::primitive::i128),*]);
            }
            #[automatically_derived]
            unsafe impl __heapstruct::Describe for #name {
                const TYPE: &'static __heapstruct::CType = <#described as __heapstruct::Describe>::TYPE;
                const ANY_BYTES: __heapstruct::core::primitive::bool = false;
                const IS_BYTES: __heapstruct::core::primitive::bool = true;
                #[inline(always)]
                fn size<__T: __heapstruct::Target>(target: __T) -> __heapstruct::core::primitive::usize {
                    <#described as __heapstruct::Describe>::size(target)
                }
            }
            const _: () = __heapstruct::proves_value::<#name>(#text);
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::Member<__T> for #name {
                type Get<__S: __heapstruct::Shared> =
                    __heapstruct::core::result::Result<#name, __heapstruct::UnknownValue>;
                type Set = #name;
                type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
                #[inline]
                fn get<__S: __heapstruct::Shared>(
                    place: __heapstruct::Place<__S, #name, __T>,
                ) -> __heapstruct::core::result::Result<#name, __heapstruct::UnknownValue> {
                    __value(__heapstruct::number(&place))
                }
            }
            #[inline]
            fn __value(
                number: __heapstruct::core::primitive::i128,
            ) -> __heapstruct::core::result::Result<#name, __heapstruct::UnknownValue> {
                #(const #numbers: __heapstruct::core::primitive::i128 = #name::#variants as __heapstruct::core::primitive::i128;)*
                match number {
                    #(#numbers => __heapstruct::core::result::Result::Ok(#name::#variants),)*
                    number => __heapstruct::core::result::Result::Err(__heapstruct::unknown(#text, number)),
                }
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::BitField<__T> for #name {
                #[inline]
                fn get_bits<__S: __heapstruct::Shared>(
                    bits: __heapstruct::Bits<__S, #name, __T>,
                ) -> __heapstruct::core::result::Result<#name, __heapstruct::UnknownValue> {
                    __value(__heapstruct::number_of_bits(&bits))
                }
                #[inline]
                fn try_set_bits<__U: __heapstruct::StorageMut>(
                    bits: __heapstruct::Bits<__U, #name, __T>,
                    value: #name,
                ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                    __heapstruct::try_set_bits(bits, value as __heapstruct::core::primitive::i128)
                }
            }
            #[automatically_derived]
            impl<__T: __heapstruct::#settable> __heapstruct::Scalar<__T> for #name {
                #[inline(always)]
                fn set<__U: __heapstruct::StorageMut>(place: __heapstruct::Place<__U, #name, __T>, value: #name) {
                    __heapstruct::set_number(place, value as __heapstruct::core::primitive::i128)
                }
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::TryScalar<__T> for #name {
                #[inline(always)]
                fn try_set<__U: __heapstruct::StorageMut>(
                    place: __heapstruct::Place<__U, #name, __T>,
                    value: #name,
                ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                    __heapstruct::try_set_number(place, value as __heapstruct::core::primitive::i128)
                }
            }
            #markers
        };
    }
}

/// That it is a type which a member can have, the same everywhere, and which can be compared.
pub(crate) fn markers(name: &Ident) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl __heapstruct::Part for #name {
            type Of = #name;
        }
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Known<__T> for #name {}
        #[automatically_derived]
        impl<__T: __heapstruct::Target> __heapstruct::Same<__T> for #name {}
    }
}

/// What stands for the derive's output after an error: a member with the size that rustc gives the enum, so that
/// uses of it give no second error. Nothing of it is ever run.
fn fallback(model: &Model<'_>) -> TokenStream {
    let Model { name, library, .. } = model;
    let gives = quote!(__heapstruct::core::result::Result<#name, __heapstruct::UnknownValue>);
    stand_in(name, library, &gives)
}

/// A member of which nothing is known but the size that rustc gives it.
pub(crate) fn stand_in(name: &Ident, library: &Path, gives: &TokenStream) -> TokenStream {
    let markers = markers(name);
    quote! {
        #[doc(hidden)]
        const _: () = {
            use #library::__private as __heapstruct;
            #[automatically_derived]
            unsafe impl __heapstruct::Describe for #name {
                const TYPE: &'static __heapstruct::CType = &__heapstruct::CType::Opaque {
                    size: __heapstruct::core::mem::size_of::<#name>() as __heapstruct::core::primitive::u64,
                    align: __heapstruct::core::mem::align_of::<#name>() as __heapstruct::core::primitive::u32,
                };
                const ANY_BYTES: __heapstruct::core::primitive::bool = true;
                fn size<__T: __heapstruct::Target>(_: __T) -> __heapstruct::core::primitive::usize {
                    __heapstruct::core::mem::size_of::<#name>()
                }
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::Member<__T> for #name {
                type Get<__S: __heapstruct::Shared> = #gives;
                type Set = #name;
                type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
                fn get<__S: __heapstruct::Shared>(_: __heapstruct::Place<__S, #name, __T>) -> #gives {
                    __heapstruct::core::unreachable!()
                }
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::Scalar<__T> for #name {
                fn set<__U: __heapstruct::StorageMut>(_: __heapstruct::Place<__U, #name, __T>, _: #name) {}
            }
            #[automatically_derived]
            impl<__T: __heapstruct::Target> __heapstruct::TryScalar<__T> for #name {
                fn try_set<__U: __heapstruct::StorageMut>(
                    _: __heapstruct::Place<__U, #name, __T>,
                    _: #name,
                ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
                    __heapstruct::core::result::Result::Ok(())
                }
            }
            #markers
        };
    }
}
