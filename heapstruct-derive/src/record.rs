//! The grammar of `record!`: Rust's, with what C has besides.
//!
//! An item becomes what the derive reads, a struct or union of named fields, and beside it what
//! no field of Rust's says.

use crate::condition::{self, Condition};
use crate::errors::Errors;
use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DataStruct, DataUnion, DeriveInput, Expr, Field, FieldMutability, Fields, FieldsNamed, Generics,
    Ident, LitInt, Meta, Token, Type, Visibility, braced, parenthesized,
};

/// The items of one `record!`.
pub(crate) struct Items(pub(crate) Vec<Item>);

/// A struct or union, and what is C's about it.
pub(crate) struct Item {
    pub(crate) input: DeriveInput,
    pub(crate) own: Own,
}

/// What an item of `record!` says that no item of Rust's could.
#[derive(Default)]
pub(crate) struct Own {
    pub(crate) packed: Option<Condition>,
    /// The `N` of `pack(N)`, 0 for none.
    pub(crate) pack: u32,
    /// The `N` of `aligned(N)`, 1 for none.
    pub(crate) align: u32,
    /// `aligned` without a number.
    pub(crate) most_aligned: bool,
    /// What the library calls the layout that `ms_struct` or `gcc_struct` asks for.
    pub(crate) dialect: Option<&'static str>,
    /// Of each member.
    pub(crate) members: Vec<OwnMember>,
}

/// What a member says that no field of Rust's could.
#[derive(Default)]
pub(crate) struct OwnMember {
    /// What is behind the second colon.
    pub(crate) width: Option<Expr>,
    pub(crate) packed: bool,
    /// The `N` of `aligned(N)`, 0 for none.
    pub(crate) align: u32,
    /// `aligned` without a number.
    pub(crate) most_aligned: bool,
    pub(crate) on: Option<Condition>,
    pub(crate) opaque: Option<Opaque>,
    /// Whether that was said, well or not.
    pub(crate) is_opaque: bool,
}

/// What is known of a member of which nothing else is.
#[derive(Clone)]
pub(crate) struct Opaque {
    pub(crate) size: Expr,
    pub(crate) align: Expr,
}

impl Parse for Items {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse()?);
        }
        Ok(Self(items))
    }
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        let struct_token = input.parse::<Option<Token![struct]>>()?;
        let union_token = match struct_token {
            Some(_) => None,
            // A keyword at the start of an item only.
            None if input.peek(Token![union]) => Some(input.parse::<Token![union]>()?),
            None => {
                return Err(
                    input.error("`record!` has structs and unions: write `struct Name { .. }` or `union Name { .. }`")
                );
            }
        };
        let ident: Ident = input.parse()?;
        if input.peek(Token![<]) {
            let generics: Generics = input.parse()?;
            let message =
                "a record has no parameters: write one for each use, or derive `HeapStruct` on a generic struct";
            return Err(syn::Error::new_spanned(generics, message));
        }
        if !input.peek(syn::token::Brace) {
            return Err(input.error("a C struct has members: write `{ .. }` and name them"));
        }
        let content;
        let brace_token = braced!(content in input);
        let members: Vec<Member> = Punctuated::<Member, Token![,]>::parse_terminated(&content)?.into_iter().collect();
        let (fields, members) = members.into_iter().map(|member| (member.field, member.own)).unzip::<_, _, Vec<_>, _>();
        let fields = FieldsNamed { brace_token, named: fields.into_iter().collect() };
        let data = match (struct_token, union_token) {
            (_, Some(union_token)) => Data::Union(DataUnion { union_token, fields }),
            (struct_token, None) => Data::Struct(DataStruct {
                struct_token: struct_token.unwrap_or_default(),
                fields: Fields::Named(fields),
                semi_token: None,
            }),
        };
        Ok(Self {
            input: DeriveInput { attrs, vis, ident, generics: Generics::default(), data },
            own: Own { align: 1, members, ..Own::default() },
        })
    }
}

/// A member: a field of Rust's, and the rest.
struct Member {
    field: Field,
    own: OwnMember,
}

impl Parse for Member {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis: Visibility = input.parse()?;
        refuse_definition(input)?;
        let ident = if input.peek(Token![_]) {
            let underscore: Token![_] = input.parse()?;
            Ident::new("_", underscore.span)
        } else {
            input.parse()?
        };
        let colon_token = Some(input.parse()?);
        refuse_definition(input)?;
        let ty: Type = input.parse()?;
        let width = match input.parse::<Option<Token![:]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        if !input.is_empty() && !input.peek(Token![,]) {
            return Err(input.error("expected `,`, or `:` and the width of a bit-field"));
        }
        let field = Field { attrs, vis, mutability: FieldMutability::None, ident: Some(ident), colon_token, ty };
        Ok(Self { field, own: OwnMember { width, ..OwnMember::default() } })
    }
}

/// C's `union { .. } name;` inside of a record, or without a name.
fn refuse_definition(input: ParseStream<'_>) -> syn::Result<()> {
    let is_definition = (input.peek(Token![struct]) || input.peek(Token![union]))
        && (input.peek2(syn::token::Brace) || input.peek2(Ident));
    if is_definition {
        return Err(input.error(
            "a struct or union inside another has a name here: declare it beside this record, and a member of its type",
        ));
    }
    Ok(())
}

/// Whether an attribute is one of Rust's that the output carries on.
pub(crate) fn is_carried(attribute: &Attribute) -> bool {
    ["doc", "cfg", "deprecated", "allow"].iter().any(|name| attribute.path().is_ident(name))
}

impl Item {
    /// Reads the attributes that are the macro's own.
    pub(crate) fn read_own(&mut self, errors: &mut Errors) {
        let Self { input, own } = self;
        let mut read = |result: syn::Result<()>| {
            if let Err(error) = result {
                errors.push(error);
            }
        };
        for attribute in &input.attrs {
            read(item_attribute(attribute, own));
        }
        let fields = match &input.data {
            Data::Struct(DataStruct { fields: Fields::Named(fields), .. }) => &fields.named,
            Data::Union(union) => &union.fields.named,
            _ => return,
        };
        for (field, own) in fields.iter().zip(&mut own.members) {
            for attribute in &field.attrs {
                read(member_attribute(attribute, own));
            }
            read(member(field, own));
        }
    }
}

fn item_attribute(attribute: &Attribute, own: &mut Own) -> syn::Result<()> {
    let path = attribute.path();
    if path.is_ident("packed") {
        let on = match &attribute.meta {
            Meta::Path(_) => Condition::Always,
            _ => attribute.parse_args_with(packed_on)?,
        };
        once(own.packed.is_some(), attribute)?;
        own.packed = Some(on);
    } else if path.is_ident("pack") {
        once(own.pack != 0, attribute)?;
        own.pack = power_of_two(attribute, "write `pack(N)`, N a power of two, as in `#pragma pack(N)`")?;
    } else if path.is_ident("aligned") {
        once(own.align != 1 || own.most_aligned, attribute)?;
        match alignment(attribute)? {
            Some(align) => own.align = align,
            None => own.most_aligned = true,
        }
    } else if path.is_ident("ms_struct") || path.is_ident("gcc_struct") {
        attribute.meta.require_path_only()?;
        once(own.dialect.is_some(), attribute)?;
        own.dialect = Some(if path.is_ident("ms_struct") { "Microsoft" } else { "SystemV" });
    } else if path.is_ident("repr") {
        let message = "records made by `record!` need no `repr`: they have C's layout, and `#[packed]`, `#[pack(N)]` and `#[aligned(N)]` change it";
        return Err(syn::Error::new_spanned(path, message));
    } else if path.is_ident("derive") {
        let message = "records made by `record!` have `HeapStruct`, `Clone`, `Copy` and `Debug`; no other derive can see their members";
        return Err(syn::Error::new_spanned(path, message));
    } else if path.is_ident("on") || path.is_ident("opaque") {
        return Err(syn::Error::new_spanned(path, "this attribute belongs on a member"));
    } else if !path.is_ident("heapstruct") && !is_carried(attribute) {
        let message = "no such attribute of a record; there are `packed`, `packed(on(..))`, `pack(N)`, `aligned(N)`, `aligned`, `ms_struct`, `gcc_struct` and `heapstruct(..)`, and of Rust's `doc`, `cfg`, `deprecated` and `allow`";
        return Err(syn::Error::new_spanned(path, message));
    }
    Ok(())
}

/// The largest alignment of which the library has a type.
const LARGEST: u32 = 65536;

/// The `N` of `aligned(N)`; `None` of `aligned` alone.
fn alignment(attribute: &Attribute) -> syn::Result<Option<u32>> {
    if matches!(attribute.meta, Meta::Path(_)) {
        return Ok(None);
    }
    let align = power_of_two(attribute, "write `aligned(N)`, N a power of two, in bytes")?;
    if align > LARGEST {
        let message = format!("a record is aligned to {LARGEST} bytes at most");
        return Err(syn::Error::new_spanned(&attribute.meta, message));
    }
    Ok(Some(align))
}

/// The `on(..)` in the parentheses of `packed`.
fn packed_on(input: ParseStream<'_>) -> syn::Result<Condition> {
    let hint = "write `packed`, or where it is: `packed(on(X86_64Linux))`";
    let on = input.call(Ident::parse_any).map_err(|error| syn::Error::new(error.span(), hint))?;
    if on != "on" {
        return Err(syn::Error::new(on.span(), hint));
    }
    let content;
    parenthesized!(content in input);
    Condition::list(&content)
}

fn member_attribute(attribute: &Attribute, own: &mut OwnMember) -> syn::Result<()> {
    let path = attribute.path();
    if path.is_ident("packed") {
        attribute.meta.require_path_only()?;
        once(own.packed, attribute)?;
        own.packed = true;
    } else if path.is_ident("aligned") {
        once(own.align != 0 || own.most_aligned, attribute)?;
        match alignment(attribute)? {
            Some(align) => own.align = align,
            None => own.most_aligned = true,
        }
    } else if path.is_ident("on") {
        once(own.on.is_some(), attribute)?;
        if !matches!(&attribute.meta, Meta::List(list) if !list.tokens.is_empty()) {
            return Err(syn::Error::new_spanned(&attribute.meta, condition::HINT));
        }
        own.on = Some(attribute.parse_args_with(Condition::list)?);
    } else if path.is_ident("opaque") {
        once(own.is_opaque, attribute)?;
        own.is_opaque = true;
        own.opaque = Some(attribute.parse_args_with(opaque).map_err(|error| {
            syn::Error::new(error.span(), format!("{error}; write its bytes: `opaque(size = 16, align = 8)`"))
        })?);
    } else if path.is_ident("pack") {
        let message = "`pack(N)` belongs on the record; a member is `packed`, or `aligned(N)`";
        return Err(syn::Error::new_spanned(path, message));
    } else if path.is_ident("repr") {
        return Err(syn::Error::new_spanned(path, "members need no `repr`: there are `packed` and `aligned(N)`"));
    } else if !path.is_ident("heapstruct") && !is_carried(attribute) {
        let message = "no such attribute of a member; there are `on(..)`, `packed`, `aligned(N)`, `aligned`, `opaque(size = 16, align = 8)` and `heapstruct(..)`, and of Rust's `doc`, `cfg`, `deprecated` and `allow`";
        return Err(syn::Error::new_spanned(path, message));
    }
    Ok(())
}

/// `size = 16, align = 8`
pub(crate) fn opaque(input: ParseStream<'_>) -> syn::Result<Opaque> {
    let (mut size, mut align) = (None, None);
    while !input.is_empty() {
        let name: Ident = input.parse()?;
        let slot = if name == "size" {
            &mut size
        } else if name == "align" {
            &mut align
        } else {
            return Err(syn::Error::new(name.span(), "no such property"));
        };
        input.parse::<Token![=]>()?;
        if slot.replace(input.parse()?).is_some() {
            return Err(syn::Error::new(name.span(), "given twice"));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    match (size, align) {
        (Some(size), Some(align)) => Ok(Opaque { size, align }),
        _ => Err(syn::Error::new(input.span(), "both size and alignment must be known")),
    }
}

/// What only the whole of a member tells.
fn member(field: &Field, own: &OwnMember) -> syn::Result<()> {
    let Some(ident) = &field.ident else { return Ok(()) };
    let is_unnamed = ident == "_";
    let Some(width) = &own.width else {
        return if is_unnamed {
            Err(syn::Error::new(
                ident.span(),
                "only a bit-field may be without a name: write its width, `_: c_uint : 3`",
            ))
        } else {
            Ok(())
        };
    };
    let Some(bits) = number(width) else { return Ok(()) };
    if bits > 64 {
        return Err(syn::Error::new_spanned(width, "no bit-field has more than 64 bits"));
    }
    if bits == 0 && !is_unnamed {
        return Err(syn::Error::new_spanned(width, "a bit-field of no bits has no name in C: write `_`"));
    }
    Ok(())
}

/// The value of a literal.
fn number(expression: &Expr) -> Option<u64> {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            // What is no `u64` is more than any width.
            syn::Lit::Int(number) => Some(number.base10_parse().unwrap_or(u64::MAX)),
            _ => None,
        },
        _ => None,
    }
}

fn power_of_two(attribute: &Attribute, hint: &str) -> syn::Result<u32> {
    let number: LitInt = attribute.parse_args().map_err(|error| syn::Error::new(within(attribute, &error), hint))?;
    match number.base10_parse::<u32>() {
        Ok(value) if value.is_power_of_two() => Ok(value),
        _ => Err(syn::Error::new(number.span(), hint)),
    }
}

/// Where an error is: the attribute, if it is of the end of its tokens.
fn within(attribute: &Attribute, error: &syn::Error) -> Span {
    match &attribute.meta {
        Meta::List(list) if !list.tokens.is_empty() => error.span(),
        meta => syn::spanned::Spanned::span(meta),
    }
}

fn once(given: bool, attribute: &Attribute) -> syn::Result<()> {
    if given { Err(syn::Error::new_spanned(attribute.path(), "given twice")) } else { Ok(()) }
}
