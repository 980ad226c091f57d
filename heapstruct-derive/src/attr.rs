//! `#[heapstruct(..)]` on a struct and on its fields.

use crate::errors::Errors;
use crate::record::{self, Opaque};
use proc_macro2::{Span, TokenStream};
use syn::meta::ParseNestedMeta;
use syn::parse::Parse;
use syn::token::Paren;
use syn::{Attribute, BinOp, Expr, ExprBinary, ExprLit, Ident, Lit, LitStr, Path, Token};

const NAME: &str = "heapstruct";

/// What is said of the struct.
#[derive(Default)]
pub(crate) struct StructAttributes {
    /// `crate = path`: where the library is, for a crate that renamed or re-exports it.
    pub(crate) library: Option<Path>,
    /// `view = Name`: the name of the view type.
    pub(crate) view: Option<Ident>,
    /// `targets(A, B)`: the only platforms whose struct it is.
    pub(crate) targets: Option<Vec<Ident>>,
    /// `native(target_os = "netbsd")`: machines whose struct it is, too, where it is compiled for one. Without
    /// `targets(..)` those are the only ones.
    pub(crate) native: Option<TokenStream>,
    /// `stream(size = member)`: what states the size of each record in a stream.
    pub(crate) stream: Option<Stream>,
}

/// What states the size of each record in a stream.
pub(crate) struct Stream {
    pub(crate) size: StreamSize,
    pub(crate) align: StreamAlign,
}

pub(crate) enum StreamSize {
    /// The whole size.
    Whole(Ident),
    /// The sizes of what is behind the header.
    Behind(Vec<Ident>),
}

/// What the next record, and each part of one, is aligned to.
pub(crate) enum StreamAlign {
    Bytes(u32),
    /// The target's `size_t`.
    SizeT,
}

impl StreamSize {
    /// The members that are asked.
    pub(crate) fn members(&self) -> &[Ident] {
        match self {
            Self::Whole(member) => core::slice::from_ref(member),
            Self::Behind(members) => members,
        }
    }
}

/// What is said of a field.
#[derive(Default)]
pub(crate) struct FieldAttributes {
    /// `c = "unsigned long"`: the C type.
    pub(crate) c_type: Option<LitStr>,
    /// `rename = name`: what its accessors are called.
    pub(crate) rename: Option<Ident>,
    /// `hex` or `octal`: how `Debug` shows it.
    pub(crate) format: Option<(Format, Span)>,
    /// `present`, `present = size`, `present = member & bits`: what says that it is there.
    pub(crate) present: Option<Presence>,
    /// `skip`: it has no accessors.
    pub(crate) skip: Option<Span>,
    /// `opaque(size = 16, align = 8)`: what is known of it.
    pub(crate) opaque: Option<Opaque>,
    /// Whether that was said, well or not.
    pub(crate) is_opaque: bool,
    /// Where something was said that only a member has, and no number of itself.
    pub(crate) of_member: Option<Span>,
    /// `tail`, `tail(len = count)`, `tail(bytes = size)`: how far it goes on behind the struct.
    pub(crate) tail: Option<(Tail, Span)>,
}

/// What says that a member is there.
pub(crate) enum Presence {
    /// These bits of that member.
    Bits { member: Ident, bits: Expr },
    /// The size of the record that this member states.
    Stated { member: Ident },
    /// The length of the record's bytes.
    Reached,
}

impl Presence {
    /// The member that is asked, if one is.
    pub(crate) fn member(&self) -> Option<&Ident> {
        match self {
            Self::Bits { member, .. } | Self::Stated { member } => Some(member),
            Self::Reached => None,
        }
    }
}

/// How long an array is that goes on behind the struct.
pub(crate) enum Tail {
    /// To the end of the bytes.
    ToEnd,
    /// As many elements as this member says.
    Elements(Ident),
    /// As many bytes as this member says.
    Bytes(Ident),
}

impl Tail {
    /// The member that is asked, if one is.
    pub(crate) fn member(&self) -> Option<&Ident> {
        match self {
            Self::Elements(member) | Self::Bytes(member) => Some(member),
            Self::ToEnd => None,
        }
    }
}

/// How `Debug` shows a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Hex,
    Octal,
}

impl StructAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self::default();
        each(attributes, errors, |meta| {
            if meta.path.is_ident("crate") {
                set(&mut read.library, &meta, |meta| {
                    let hint = "write a path, without quotes: `crate = other::heapstruct`";
                    let input = meta.value().map_err(|error| hinted(&error, hint))?;
                    input.call(Path::parse_mod_style).map_err(|error| hinted(&error, hint))
                })
            } else if meta.path.is_ident("view") {
                set(&mut read.view, &meta, |meta| value(meta, "write a name, without quotes: `view = Name`"))
            } else if meta.path.is_ident("targets") {
                set(&mut read.targets, &meta, targets)
            } else if meta.path.is_ident("native") {
                set(&mut read.native, &meta, native)
            } else if meta.path.is_ident("stream") {
                set(&mut read.stream, &meta, stream)
            } else if ["on", "aligned", "packed", "pack"].iter().any(|name| meta.path.is_ident(name)) {
                Err(meta.error(
                    "a derive takes these from `#[repr(C, packed(N), align(N))]`, and `repr(C)` has every member on every target: for more, write the record in `heapstruct::record! { .. }`",
                ))
            } else if ["c", "rename", "hex", "octal", "present", "tail", "skip", "opaque"]
                .iter()
                .any(|name| meta.path.is_ident(name))
            {
                Err(meta.error("this attribute belongs on a field"))
            } else {
                Err(meta.error(
                    "no such attribute of a struct; there are `crate = path`, `view = Name`, `targets(Name, ..)`, `native(cfg)` and `stream(size = member)`",
                ))
            }
        });
        // Where no built-in target has the struct, `native` stands alone.
        if read.native.is_some() {
            read.targets.get_or_insert_default();
        }
        read
    }
}

impl FieldAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self::default();
        each(attributes, errors, |meta| {
            if ["rename", "hex", "octal", "present", "tail", "skip", "opaque"]
                .iter()
                .any(|name| meta.path.is_ident(name))
            {
                read.of_member.get_or_insert(span(&meta));
            }
            if meta.path.is_ident("c") {
                set(&mut read.c_type, &meta, |meta| value(meta, "write the C type in quotes: `c = \"unsigned long\"`"))
            } else if meta.path.is_ident("rename") {
                set(&mut read.rename, &meta, |meta| {
                    value(meta, "write a name that Rust allows, without quotes: `rename = kind`")
                })
            } else if meta.path.is_ident("hex") {
                set(&mut read.format, &meta, |meta| Ok((Format::Hex, span(meta))))
            } else if meta.path.is_ident("octal") {
                set(&mut read.format, &meta, |meta| Ok((Format::Octal, span(meta))))
            } else if meta.path.is_ident("present") {
                set(&mut read.present, &meta, presence)
            } else if meta.path.is_ident("tail") {
                set(&mut read.tail, &meta, |meta| Ok((tail(meta)?, span(meta))))
            } else if meta.path.is_ident("skip") {
                set(&mut read.skip, &meta, |meta| Ok(span(meta)))
            } else if meta.path.is_ident("opaque") {
                read.is_opaque = true;
                set(&mut read.opaque, &meta, |meta| {
                    let in_parentheses = || {
                        let content;
                        syn::parenthesized!(content in meta.input);
                        record::opaque(&content)
                    };
                    let hint = "write its bytes: `opaque(size = 16, align = 8)`";
                    in_parentheses().map_err(|error| hinted(&error, hint))
                })
            } else if ["on", "aligned", "packed"].iter().any(|name| meta.path.is_ident(name)) {
                Err(meta.error(
                    "`repr(C)` has every member on every target, where its type is aligned: write the record in `heapstruct::record! { .. }`, which has `#[on(..)]`, `#[aligned(N)]` and `#[packed]` on members",
                ))
            } else if ["crate", "view", "targets", "native", "stream"].iter().any(|name| meta.path.is_ident(name)) {
                Err(meta.error("this attribute belongs on the struct"))
            } else {
                Err(meta.error(
                    "no such attribute of a field; there are `c = \"unsigned long\"`, `rename = name`, `hex`, `octal`, `present`, `present = size`, `present = member & bits`, `tail`, `tail(len = member)`, `tail(bytes = member)`, `skip` and `opaque(size = 16, align = 8)`",
                ))
            }
        });
        read
    }
}

/// What is said of an enum or a newtype: where the library is, and nothing else.
pub(crate) fn library(attributes: &[Attribute], errors: &mut Errors) -> Path {
    let mut library = None;
    each(attributes, errors, |meta| {
        if meta.path.is_ident("crate") {
            set(&mut library, &meta, |meta| {
                let hint = "write a path, without quotes: `crate = other::heapstruct`";
                let input = meta.value().map_err(|error| hinted(&error, hint))?;
                input.call(Path::parse_mod_style).map_err(|error| hinted(&error, hint))
            })
        } else {
            Err(meta.error("an enum or a newtype is one value, without a view of its own; there is `crate = path`"))
        }
    });
    library.unwrap_or_else(|| syn::parse_quote!(::heapstruct))
}

/// Refuses every attribute of the derive's.
pub(crate) fn none(attributes: &[Attribute], message: &str, errors: &mut Errors) {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(NAME)) {
        errors.at(attribute, message);
    }
}

/// The names in the parentheses of `targets(..)`.
fn targets(meta: &ParseNestedMeta<'_>) -> syn::Result<Vec<Ident>> {
    let hint = "write names of built-in targets in parentheses: `targets(X86_64Linux, Aarch64Linux)`";
    let mut names = Vec::new();
    meta.parse_nested_meta(|name| {
        let name = name.path.require_ident()?;
        if name == "Native" || name == "Runtime" {
            return Err(syn::Error::new(name.span(), format!("`{name}` is no platform, but whichever it is")));
        }
        if names.contains(name) {
            return Err(syn::Error::new(name.span(), "this target is there already"));
        }
        names.push(name.clone());
        Ok(())
    })
    .map_err(|error| hinted(&error, hint))?;
    if names.is_empty() { Err(meta.error(hint)) } else { Ok(names) }
}

/// What is in the parentheses of `stream(..)`.
fn stream(meta: &ParseNestedMeta<'_>) -> syn::Result<Stream> {
    let hint = "write the member that states the size of each record: `stream(size = d_reclen)`, or of what is behind the header: `stream(tail = len)`";
    if !meta.input.peek(Paren) {
        return Err(meta.error(hint));
    }
    let (mut size, mut align) = (None, None);
    meta.parse_nested_meta(|part| {
        if part.path.is_ident("size") {
            set(&mut size, &part, |part| value(part, hint).map(StreamSize::Whole))
        } else if part.path.is_ident("tail") {
            set(&mut size, &part, |part| {
                let mut members = vec![value(part, hint)?];
                while part.input.parse::<Option<Token![+]>>()?.is_some() {
                    members.push(part.input.parse().map_err(|error| hinted(&error, hint))?);
                }
                Ok(StreamSize::Behind(members))
            })
        } else if part.path.is_ident("align") {
            set(&mut align, &part, stream_align)
        } else {
            Err(part.error(format!("no such part of a stream; {hint}, with `align = 4` or `align = size_t`")))
        }
    })?;
    let size = size.ok_or_else(|| meta.error(hint))?;
    Ok(Stream { size, align: align.unwrap_or(StreamAlign::Bytes(1)) })
}

/// The value of `align =`.
fn stream_align(part: &ParseNestedMeta<'_>) -> syn::Result<StreamAlign> {
    let hint = "write a number of bytes, `align = 4`, or `align = size_t`";
    match value(part, hint)? {
        Expr::Lit(ExprLit { lit: Lit::Int(bytes), .. }) => match bytes.base10_parse::<u32>()? {
            number if number.is_power_of_two() => Ok(StreamAlign::Bytes(number)),
            _ => Err(syn::Error::new(bytes.span(), "an alignment is a power of two")),
        },
        Expr::Path(path) if path.path.is_ident("size_t") => Ok(StreamAlign::SizeT),
        other => Err(syn::Error::new_spanned(other, hint)),
    }
}

/// The condition in the parentheses of `native(..)`, as `cfg` takes it.
fn native(meta: &ParseNestedMeta<'_>) -> syn::Result<TokenStream> {
    let hint = "write what `cfg` takes: `native(target_os = \"netbsd\")`";
    let in_parentheses = || -> syn::Result<TokenStream> {
        let condition;
        syn::parenthesized!(condition in meta.input);
        condition.parse()
    };
    let condition = in_parentheses().map_err(|error| hinted(&error, hint))?;
    if condition.is_empty() { Err(meta.error(hint)) } else { Ok(condition) }
}

/// What stands behind `present`.
fn presence(meta: &ParseNestedMeta<'_>) -> syn::Result<Presence> {
    if !meta.input.peek(Token![=]) {
        return Ok(Presence::Reached);
    }
    let hint = "write the member whose bits say it, and the bits: `present = stx_mask & 0x200`; or the member that states the record's size: `present = size`";
    let expression: Expr = value(meta, hint)?;
    if let Expr::Path(path) = &expression {
        if let Some(member) = path.path.get_ident() {
            return Ok(Presence::Stated { member: member.clone() });
        }
    }
    match &expression {
        Expr::Binary(ExprBinary { left, op: BinOp::BitAnd(_), right, .. }) => match &**left {
            Expr::Path(path) => match path.path.get_ident() {
                Some(member) => Ok(Presence::Bits { member: member.clone(), bits: (**right).clone() }),
                None => Err(syn::Error::new_spanned(path, hint)),
            },
            left => Err(syn::Error::new_spanned(left, hint)),
        },
        other => Err(syn::Error::new_spanned(other, hint)),
    }
}

/// What stands behind `tail`.
fn tail(meta: &ParseNestedMeta<'_>) -> syn::Result<Tail> {
    let hint = "write `tail` for what goes on to the end of the bytes, or the member that says how far: `tail(len = count)`, `tail(bytes = size)`";
    if !meta.input.peek(Paren) {
        return if meta.input.peek(Token![=]) { Err(meta.error(hint)) } else { Ok(Tail::ToEnd) };
    }
    let mut tail = None;
    meta.parse_nested_meta(|length| {
        let name = length.path.require_ident()?;
        let kind = match () {
            () if name == "len" => Tail::Elements,
            () if name == "bytes" => Tail::Bytes,
            () => return Err(length.error("no such length")),
        };
        set(&mut tail, &length, |length| length.value()?.parse().map(kind))
    })
    .map_err(|error| hinted(&error, hint))?;
    tail.ok_or_else(|| meta.error(hint))
}

/// The value behind `=`.
fn value<V: Parse>(meta: &ParseNestedMeta<'_>, hint: &str) -> syn::Result<V> {
    meta.value().and_then(|input| input.parse()).map_err(|error| hinted(&error, hint))
}

/// An error of the parser, with what to write instead.
fn hinted(error: &syn::Error, hint: &str) -> syn::Error {
    syn::Error::new(error.span(), format!("{error}; {hint}"))
}

fn span(meta: &ParseNestedMeta<'_>) -> Span {
    syn::spanned::Spanned::span(&meta.path)
}

/// Hands every item of every `#[heapstruct(..)]` to `item`.
fn each(attributes: &[Attribute], errors: &mut Errors, mut item: impl FnMut(ParseNestedMeta<'_>) -> syn::Result<()>) {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(NAME)) {
        if let Err(error) = attribute.parse_nested_meta(&mut item) {
            errors.push(error);
        }
    }
}

/// Reads a value that may be given once.
fn set<V>(
    slot: &mut Option<V>,
    meta: &ParseNestedMeta<'_>,
    read: impl FnOnce(&ParseNestedMeta<'_>) -> syn::Result<V>,
) -> syn::Result<()> {
    if slot.is_some() {
        return Err(meta.error("given twice"));
    }
    *slot = Some(read(meta)?);
    Ok(())
}
