//! The struct as the derive understands it, borrowing from what was parsed.

use crate::attr::{self, FieldAttributes, Format, Presence, Stream, StructAttributes, Tail};
use crate::bindgen::{self, Helper};
use crate::condition::Condition;
use crate::ctype::{CType, is_nothing};
use crate::errors::Errors;
use crate::record::{Own, OwnMember, is_carried};
use crate::repr::Repr;
use proc_macro2::{Span, TokenStream};
use quote::format_ident;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Expr, Fields, Ident, Path, Type, Visibility, parse_quote};

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
    /// What states the size of each record in a stream.
    pub(crate) stream: Option<Stream>,
    pub(crate) repr: Repr,
    pub(crate) is_union: bool,
    /// What `record!` says besides; `None` of what a derive was put on.
    pub(crate) own: Option<&'a Own>,
    pub(crate) fields: Vec<Field<'a>>,
    /// Fields without bytes, which C does not have: `PhantomData<X>` and `()`.
    pub(crate) nothings: Vec<&'a syn::Field>,
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
    /// How far it goes on behind the struct, if it does; and where that was said, if it was.
    pub(crate) tail: Option<(Tail, Option<Span>)>,
    /// How many bits it has, if it is a bit-field.
    pub(crate) width: Option<&'a Expr>,
    /// On which ABIs the record has it, if not on all.
    pub(crate) on: Option<&'a Condition>,
    /// What `record!` says of its place.
    pub(crate) packed: bool,
    pub(crate) align: u32,
    pub(crate) most_aligned: bool,
    /// What bindgen needs it for, if it is no member of C's.
    pub(crate) helper: Option<Helper>,
    /// Whether it has no accessors: `skip`, a bit-field without a name, or a helper of bindgen's.
    pub(crate) is_silent: bool,
    /// `#[cfg]`, where no one has evaluated it yet.
    pub(crate) cfg: Vec<&'a Attribute>,
    /// `#[doc]` and `#[deprecated]`, which the accessors inherit.
    pub(crate) inherited: Vec<&'a Attribute>,
}

impl<'a> Model<'a> {
    /// Reads a struct or union, of a derive or of `record!`; `None` if it is none that could be described.
    pub(crate) fn read(input: &'a DeriveInput, own: Option<&'a Own>, errors: &mut Errors) -> Option<Self> {
        let attributes = StructAttributes::read(&input.attrs, errors);
        let named = match &input.data {
            Data::Struct(data) => match &data.fields {
                Fields::Named(named) => named,
                Fields::Unnamed(fields) => {
                    let message = if fields.unnamed.len() == 1 {
                        "accessors are named after fields: give this one the name that it has in C, or write \
                         `#[repr(transparent)]` if it is a number of which this is the type"
                    } else {
                        "accessors are named after fields: give each field the name that it has in C"
                    };
                    errors.at(fields, message);
                    return None;
                }
                Fields::Unit => {
                    errors.at(&input.ident, "a C struct has members: write `{ .. }` and name them");
                    return None;
                }
            },
            // Read elsewhere: it is one value, and has no members.
            Data::Enum(_) => return None,
            Data::Union(data) => &data.fields,
        };
        let params: Vec<_> = input.generics.type_params().map(|param| &param.ident).collect();
        let mut fields: Vec<_> = named
            .named
            .iter()
            .enumerate()
            .filter(|(_, field)| !is_nothing(&field.ty))
            .filter_map(|(i, field)| Field::read(field, own.map(|own| &own.members[i]), errors))
            .map(|field| Field { ctype: field.ctype.with_params(&params), ..field })
            .collect();
        let is_union = matches!(input.data, Data::Union(_));
        if let Some(last) = fields.last_mut().filter(|_| !is_union) {
            if last.tail.is_none() && last.helper.is_none() && last.ctype.is_tail() {
                last.tail = Some((Tail::ToEnd, None));
            }
        }
        Some(Self {
            input,
            library: attributes.library.unwrap_or_else(|| parse_quote!(::heapstruct)),
            view: attributes.view.unwrap_or_else(|| default_view(&input.ident)),
            targets: attributes.targets,
            native: attributes.native,
            stream: attributes.stream,
            repr: own.map_or_else(|| Repr::read(input, errors), |own| Repr { pack: own.pack, align: own.align }),
            is_union,
            own,
            fields,
            nothings: named
                .named
                .iter()
                .filter(|field| is_nothing(&field.ty))
                .inspect(|field| {
                    attr::none(&field.attrs, "this has no bytes and no accessor, and takes no attribute", errors);
                })
                .collect(),
        })
    }

    /// Whether bindgen wrote it for the machine that it ran for: another one's record has other bytes.
    pub(crate) fn is_native_only(&self) -> bool {
        self.has_helper(Helper::Layout) || self.stands_for_union()
    }

    /// Whether it is a union, or what bindgen writes for one that Rust cannot have.
    pub(crate) fn has_variants(&self) -> bool {
        self.is_union || self.stands_for_union()
    }

    fn stands_for_union(&self) -> bool {
        self.has_helper(Helper::Union)
    }

    fn has_helper(&self, helper: Helper) -> bool {
        self.fields.iter().any(|field| field.helper == Some(helper))
    }

    /// The field of that name, with its index.
    pub(crate) fn member(&self, name: &Ident) -> Option<(usize, &Field<'a>)> {
        self.fields.iter().enumerate().find(|(_, field)| field.ident.unraw() == name.unraw())
    }

    /// The field of that name, with its index, if it is an integer that can be asked whether another is there, or
    /// how long it is.
    pub(crate) fn integer(&self, name: &Ident) -> Option<(usize, &Field<'a>)> {
        self.member(name).filter(|(_, field)| {
            field.ctype.has_bits() && field.on.is_none() && field.width.is_none() && field.cfg.is_empty()
        })
    }

    /// A struct of which nothing more is known than its name.
    pub(crate) fn without_members(input: &'a DeriveInput, own: Option<&'a Own>) -> Self {
        let attributes = StructAttributes::read(&input.attrs, &mut Errors::default());
        Self {
            input,
            library: attributes.library.unwrap_or_else(|| parse_quote!(::heapstruct)),
            view: attributes.view.unwrap_or_else(|| default_view(&input.ident)),
            targets: None,
            native: None,
            stream: attributes.stream,
            repr: Repr { pack: 0, align: 1 },
            is_union: matches!(input.data, Data::Union(_)),
            own,
            fields: Vec::new(),
            nothings: Vec::new(),
        }
    }
}

/// The name of the view of a struct of that name.
fn default_view(name: &Ident) -> Ident {
    format_ident!("{}View", name.unraw(), span = name.span())
}

impl<'a> Field<'a> {
    fn read(field: &'a syn::Field, own: Option<&'a OwnMember>, errors: &mut Errors) -> Option<Self> {
        let ident = field.ident.as_ref()?;
        if own.is_none() && ident == "_" {
            errors.at(ident, "a member has a name here, C's anonymous unions and structs too: give it one");
            return None;
        }
        let attributes = FieldAttributes::read(&field.attrs, errors);
        let is_opaque = attributes.is_opaque || own.is_some_and(|own| own.is_opaque);
        let opaque = own.and_then(|own| own.opaque.clone()).or(attributes.opaque);
        let ctype = match opaque {
            Some(opaque) => Ok(CType::Opaque(Box::new(opaque))),
            // Of what its type says nothing is asked, and the error has been told.
            None if is_opaque => return None,
            None => CType::read(&field.ty, attributes.c_type.as_ref()),
        };
        let ctype = match ctype {
            Ok(ctype) => ctype,
            Err(error) => {
                errors.push(error);
                return None;
            }
        };
        let helper = if own.is_some() { None } else { bindgen::helper(ident, &field.ty) };
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
            tail: attributes.tail.map(|(tail, span)| (tail, Some(span))),
            width: own.and_then(|own| own.width.as_ref()),
            on: own.and_then(|own| own.on.as_ref()),
            packed: own.is_some_and(|own| own.packed),
            align: own.map_or(0, |own| own.align),
            most_aligned: own.is_some_and(|own| own.most_aligned),
            is_silent: ident == "_" || attributes.skip.is_some() || helper.is_some(),
            helper,
            cfg: match own {
                Some(_) => field.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg")).collect(),
                // rustc did, before the derive saw the field.
                None => Vec::new(),
            },
            inherited: field
                .attrs
                .iter()
                .filter(|attribute| match own {
                    Some(_) => is_carried(attribute) && !attribute.path().is_ident("cfg"),
                    None => attribute.path().is_ident("doc") || attribute.path().is_ident("deprecated"),
                })
                .collect(),
        })
    }

    /// Whether its accessors are those of a bit-field. After the error that its type has none, they are not.
    pub(crate) fn is_bit_field(&self) -> bool {
        self.width.is_some() && self.ctype.has_bit_fields()
    }

    /// How far it goes on behind the struct, if it is an array that does.
    pub(crate) fn tail(&self) -> Option<&Tail> {
        self.tail.as_ref().map(|(tail, _)| tail).filter(|_| self.ctype.is_array())
    }

    /// Whether a record may end before it.
    pub(crate) fn may_be_cut_off(&self) -> bool {
        matches!(self.present, Some(Presence::Stated { .. } | Presence::Reached))
    }

    /// The name in C; a bit-field without one has none.
    pub(crate) fn name(&self) -> String {
        if self.ident == "_" { String::new() } else { self.ident.unraw().to_string() }
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
