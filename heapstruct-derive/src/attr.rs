//! `#[heapstruct(..)]` on a struct and on its fields.

use crate::errors::Errors;
use proc_macro2::{Span, TokenStream};
use syn::meta::ParseNestedMeta;
use syn::parse::Parse;
use syn::{Attribute, BinOp, Expr, ExprBinary, Ident, LitStr, Path};

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
    /// `present = member & bits`: which bits of which member say that it is there.
    pub(crate) present: Option<Presence>,
}

/// Which bits of which member say that a member is there.
pub(crate) struct Presence {
    pub(crate) member: Ident,
    pub(crate) bits: Expr,
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
            } else if ["c", "rename", "hex", "octal", "present"].iter().any(|name| meta.path.is_ident(name)) {
                Err(meta.error("this attribute belongs on a field"))
            } else {
                Err(meta.error(
                    "no such attribute of a struct; there are `crate = path`, `view = Name`, `targets(Name, ..)` and `native(cfg)`",
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
            } else if ["crate", "view", "targets", "native"].iter().any(|name| meta.path.is_ident(name)) {
                Err(meta.error("this attribute belongs on the struct"))
            } else {
                Err(meta.error(
                    "no such attribute of a field; there are `c = \"unsigned long\"`, `rename = name`, `hex`, `octal` and `present = member & bits`",
                ))
            }
        });
        read
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

/// The expression behind `present =`.
fn presence(meta: &ParseNestedMeta<'_>) -> syn::Result<Presence> {
    let hint = "write the member whose bits say it, and the bits: `present = stx_mask & 0x200`";
    let expression: Expr = value(meta, hint)?;
    match &expression {
        Expr::Binary(ExprBinary { left, op: BinOp::BitAnd(_), right, .. }) => match &**left {
            Expr::Path(path) => match path.path.get_ident() {
                Some(member) => Ok(Presence { member: member.clone(), bits: (**right).clone() }),
                None => Err(syn::Error::new_spanned(path, hint)),
            },
            left => Err(syn::Error::new_spanned(left, hint)),
        },
        other => Err(syn::Error::new_spanned(other, hint)),
    }
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
