//! Rules over the whole struct.

use crate::attr::Presence;
use crate::ctype::CType;
use crate::errors::Errors;
use crate::model::{Field, Model};
use syn::Ident;

pub(crate) fn check(model: &Model<'_>, errors: &mut Errors) {
    check_names(model, errors);
    check_formats(model, errors);
    check_presence(model, errors);
    check_widths(model, errors);
    check_opaque(model, errors);
    check_tail(model, errors);
    for member in model.stream.iter().flat_map(|stream| stream.size.members()) {
        check_integer(model, member, "size to ask", errors);
    }
}

/// A view has four accessors to a field `x`: `x`, `set_x`, `try_set_x` and `x_mut`. None
/// of them may be that of another field. Each pair of fields gives one error.
fn check_names(model: &Model<'_>, errors: &mut Errors) {
    // Of members under `#[cfg]` perhaps one is there: rustc tells.
    let has_names = |field: &&Field<'_>| !field.is_silent && field.cfg.is_empty();
    for (i, field) in model.fields.iter().enumerate().filter(|(_, field)| has_names(field)) {
        for earlier in model.fields[..i].iter().filter(has_names) {
            let Some(clash) = clash(earlier, field) else { continue };
            if clash == field.named("", "") && clash == earlier.named("", "") {
                errors.at(&field.accessor, format!("`{}` has a getter of this name already", earlier.name()));
            } else {
                errors.at(
                    &field.accessor,
                    format!(
                        "the fields `{}` and `{}` would both have an accessor `{clash}`: rename one, `#[heapstruct(rename = name)]`",
                        earlier.name(),
                        field.name()
                    ),
                );
            }
        }
    }
}

/// An accessor that two fields would both have: `set_x`, where there are `x` and `set_x`,
/// or `set_x_mut`, where there are `set_x` and `x_mut`.
fn clash(one: &Field<'_>, other: &Field<'_>) -> Option<Ident> {
    let names = other.accessors();
    one.accessors().into_iter().find(|name| names.contains(name))
}

/// `hex` and `octal` say how an integer is shown.
fn check_formats(model: &Model<'_>, errors: &mut Errors) {
    fn is_integer(ctype: &CType<'_>) -> bool {
        match ctype {
            CType::Fixed(name) => !matches!(*name, "bool" | "f32" | "f64"),
            CType::Integer(_) | CType::Ordered(..) | CType::Path(_) => true,
            CType::Array(element, _) | CType::Incomplete(element) => is_integer(element),
            CType::NonZero { .. } => true,
            CType::Atomic { plain, .. } => is_integer(plain),
            CType::Double
            | CType::LongDouble
            | CType::Pointer(_)
            | CType::Function(_)
            | CType::Text(_)
            | CType::Opaque(_)
            | CType::Param(_) => false,
        }
    }
    for field in &model.fields {
        if let (Some(span), false) = (field.format_span, is_integer(&field.ctype)) {
            errors.push(syn::Error::new(span, "only integers are shown in hexadecimal or octal on demand"));
        }
    }
}

/// What says whether a member is there is an integer that always is; and what the record's end may cut off is at
/// its end.
fn check_presence(model: &Model<'_>, errors: &mut Errors) {
    let mut cut_off = None;
    for field in &model.fields {
        match &field.present {
            Some(Presence::Bits { member, .. }) => check_integer(model, member, "bits to ask", errors),
            Some(Presence::Stated { member }) => check_integer(model, member, "size to ask", errors),
            Some(Presence::Reached) | None => {}
        }
        if field.may_be_cut_off() {
            cut_off.get_or_insert(field);
        } else if let Some(earlier) = cut_off.filter(|_| field.tail.is_none()) {
            errors.at(
                field.ident,
                format!(
                    "a record that ends before `{}` has no `{}` either: say so, `#[heapstruct(present)]` or `#[heapstruct(present = size)]`",
                    earlier.name(),
                    field.name()
                ),
            );
        }
    }
}

/// What goes on behind the struct is its last member, an array, and there as far as the bytes go.
fn check_tail(model: &Model<'_>, errors: &mut Errors) {
    let cut_off = model.fields.iter().find(|field| field.may_be_cut_off());
    for (i, field) in model.fields.iter().enumerate() {
        let Some((tail, span)) = &field.tail else { continue };
        let span = span.unwrap_or_else(|| field.ident.span());
        let wrong = |message: &str| syn::Error::new(span, message);
        if let Some(member) = tail.member() {
            check_integer(model, member, "length to ask", errors);
        }
        if !field.ctype.is_array() {
            errors.at(field.ty, "a tail is an array: declare `[T; 0]`, or the `[T; N]` that C has");
        } else if i + 1 != model.fields.len() {
            errors.push(wrong("a tail goes on behind the struct: it is the last member"));
        } else if model.is_union {
            errors.push(wrong("nothing goes on behind a union: put it into a struct whose tail follows"));
        } else if field.on.is_some() || !field.cfg.is_empty() {
            errors.push(wrong("a tail is there on every target: write a record for each"));
        } else if field.present.is_some() {
            errors.push(wrong("a tail is there as far as the bytes go: leave `present` out"));
        } else if let Some(cut_off) = cut_off {
            errors.push(wrong(&format!(
                "a record may end before `{}`, so nothing goes on behind that: a struct has members with `present` at its end, or a tail",
                cut_off.name()
            )));
        }
    }
}

/// A member that is asked something of another is an integer, and always there.
fn check_integer(model: &Model<'_>, member: &Ident, what: &str, errors: &mut Errors) {
    let Some((_, asked)) = model.member(member) else {
        errors.at(member, format!("the struct has no member `{member}`"));
        return;
    };
    if !asked.ctype.has_bits() {
        errors.at(member, format!("`{member}` has no {what}: it must be an integer of C's, of up to 64 bits"));
    } else if asked.present.is_some() || asked.on.is_some() || !asked.cfg.is_empty() {
        errors.at(member, format!("`{member}` may be absent itself"));
    } else if asked.width.is_some() {
        errors.at(member, format!("`{member}` is a bit-field: what is asked must be a whole integer"));
    }
}

/// Bit-fields are integers of C's.
fn check_widths(model: &Model<'_>, errors: &mut Errors) {
    for field in model.fields.iter().filter(|field| field.width.is_some()) {
        let message = match &field.ctype {
            _ if matches!(field.present, Some(Presence::Stated { .. })) => {
                "a size in bytes does not say whether a bit-field is there: say it of the whole member before or behind it"
            }
            ctype if ctype.has_bit_fields() => continue,
            CType::Fixed("u128" | "i128") => "a bit-field's type has up to 64 bits: write `u64`",
            CType::Ordered(..) => {
                "the bits of a bit-field lie in the target's order: write a type without an order of its own, such as `u16`"
            }
            _ => "a bit-field is of an integer type: write `c_uint`, `u16`, `bool` .., or remove the width",
        };
        errors.at(field.ty, message);
    }
}

/// What is opaque has no type that this crate could read.
fn check_opaque(model: &Model<'_>, errors: &mut Errors) {
    let of_macro = model.own.is_some();
    for field in model.fields.iter().filter(|field| matches!(field.ctype, CType::Opaque(_))) {
        if of_macro && !matches!(field.ty, syn::Type::Infer(_)) {
            errors.at(field.ty, "of an opaque member only size and alignment are known: write `_` for its type");
        }
    }
}
