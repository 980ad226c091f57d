//! The struct as the derive understands it, borrowing from what was parsed.

use crate::attr::{FieldAttributes, Format, Presence, StructAttributes};
use crate::ctype::CType;
use crate::errors::Errors;
use crate::repr::Repr;
use proc_macro2::{Span, TokenStream};
use quote::format_ident;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Fields, Ident, Path, Type, Visibility, parse_quote};

pub(crate) struct Model<'a> {
    pub(crate) input: &'a DeriveInput,
    /// Where the library is.
    pub(crate) library: Path,
    /// The name of the view type.
    pub(crate) view: Ident,
    /// The only targets that it has a layout on, if it says.
    pub(crate) targets: Option<Vec<Ident>>,
    /// The condition on which it has one on `Native` besides.
    pub(crate) native: Option<TokenStream>,
    pub(crate) repr: Repr,
    pub(crate) fields: Vec<Field<'a>>,
}

pub(crate) struct Field<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) visibility: &'a Visibility,
    pub(crate) ty: &'a Type,
    pub(crate) ctype: CType<'a>,
    /// What the getter is called, and what the others are named after.
    pub(crate) accessor: Ident,
    pub(crate) format: Option<Format>,
    /// Where `hex` or `octal` was asked for.
    pub(crate) format_span: Option<Span>,
    /// What says whether it is there, if it may be absent.
    pub(crate) present: Option<Presence>,
    /// `#[doc]` and `#[deprecated]`, which the accessors inherit.
    pub(crate) inherited: Vec<&'a Attribute>,
}

impl<'a> Model<'a> {
    /// Reads a struct; `None` if it is none that could be described.
    pub(crate) fn read(input: &'a DeriveInput, errors: &mut Errors) -> Option<Self> {
        let attributes = StructAttributes::read(&input.attrs, errors);
        let named = match &input.data {
            Data::Struct(data) => match &data.fields {
                Fields::Named(named) => named,
                Fields::Unnamed(fields) => {
                    errors.at(fields, "accessors are named after fields: give each field the name that it has in C");
                    return None;
                }
                Fields::Unit => {
                    errors.at(&input.ident, "a C struct has members: write `{ .. }` and name them");
                    return None;
                }
            },
            Data::Enum(data) => {
                let has_data = data.variants.iter().any(|variant| !variant.fields.is_empty());
                let message = if has_data {
                    "C has no enum with data: describe the struct that C has, a tag and the members of its variants"
                } else {
                    "an enum cannot be described yet: declare the member as the integer that C has there"
                };
                errors.at(data.enum_token, message);
                return None;
            }
            Data::Union(data) => {
                errors
                    .at(data.union_token, "a union cannot be described yet: derive `HeapStruct` on each struct inside");
                return None;
            }
        };
        if !input.generics.params.is_empty() {
            errors.at(&input.generics, "a generic struct cannot be described yet: write one struct for each use");
        }
        Some(Self {
            input,
            library: attributes.library.unwrap_or_else(|| parse_quote!(::heapstruct)),
            view: attributes.view.unwrap_or_else(|| default_view(&input.ident)),
            targets: attributes.targets,
            native: attributes.native,
            repr: Repr::read(input, errors),
            fields: named.named.iter().filter_map(|field| Field::read(field, errors)).collect(),
        })
    }

    /// The field, with its index, whose bits say whether another is there.
    pub(crate) fn mask(&self, presence: &Presence) -> Option<(usize, &Field<'a>)> {
        self.fields.iter().enumerate().find(|(_, field)| field.ident.unraw() == presence.member.unraw())
    }

    /// A struct of which nothing more is known than its name.
    pub(crate) fn without_members(input: &'a DeriveInput) -> Self {
        let attributes = StructAttributes::read(&input.attrs, &mut Errors::default());
        Self {
            input,
            library: attributes.library.unwrap_or_else(|| parse_quote!(::heapstruct)),
            view: attributes.view.unwrap_or_else(|| default_view(&input.ident)),
            targets: None,
            native: None,
            repr: Repr { pack: 0, align: 1 },
            fields: Vec::new(),
        }
    }
}

/// The name of the view of a struct of that name.
fn default_view(name: &Ident) -> Ident {
    format_ident!("{}View", name.unraw(), span = name.span())
}

impl<'a> Field<'a> {
    fn read(field: &'a syn::Field, errors: &mut Errors) -> Option<Self> {
        let ident = field.ident.as_ref()?;
        let attributes = FieldAttributes::read(&field.attrs, errors);
        let ctype = match CType::read(&field.ty, attributes.c_type.as_ref()) {
            Ok(ctype) => ctype,
            Err(error) => {
                errors.push(error);
                return None;
            }
        };
        let by_name = is_mode(&field.ty).then_some(Format::Octal);
        Some(Self {
            ident,
            visibility: &field.vis,
            ty: &field.ty,
            ctype,
            accessor: attributes.rename.unwrap_or_else(|| ident.clone()),
            format: attributes.format.map(|(format, _)| format).or(by_name),
            format_span: attributes.format.map(|(_, span)| span),
            present: attributes.present,
            inherited: field
                .attrs
                .iter()
                .filter(|attribute| attribute.path().is_ident("doc") || attribute.path().is_ident("deprecated"))
                .collect(),
        })
    }

    /// The name in C.
    pub(crate) fn name(&self) -> String {
        self.ident.unraw().to_string()
    }

    /// What its accessors are called: getter, setters, and the one that ends in `_mut`.
    pub(crate) fn accessors(&self) -> [Ident; 4] {
        [self.named("", ""), self.named("set_", ""), self.named("try_set_", ""), self.named("", "_mut")]
    }

    /// An accessor's name: that of the getter with something before or after it.
    pub(crate) fn named(&self, before: &str, after: &str) -> Ident {
        let name = format!("{before}{}{after}", self.accessor.unraw());
        Ident::new(&name, self.accessor.span())
    }
}

/// Whether a type is called `mode_t`, whose values people write in octal.
fn is_mode(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "mode_t"))
}
