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
}

/// A view has four accessors to a field `x`: `x`, `set_x`, `try_set_x` and `x_mut`. None
/// of them may be that of another field. Each pair of fields gives one error.
fn check_names(model: &Model<'_>, errors: &mut Errors) {
    for (i, field) in model.fields.iter().enumerate() {
        for earlier in &model.fields[..i] {
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
            CType::Array(element, _) => is_integer(element),
            CType::Double | CType::Pointer(_) | CType::Function(_) | CType::Text(_) => false,
        }
    }
    for field in &model.fields {
        if let (Some(span), false) = (field.format_span, is_integer(&field.ctype)) {
            errors.push(syn::Error::new(span, "only integers are shown in hexadecimal or octal on demand"));
        }
    }
}

/// The bits that say whether a member is there are those of an integer that always is.
fn check_presence(model: &Model<'_>, errors: &mut Errors) {
    for presence in model.fields.iter().filter_map(|field| field.present.as_ref()) {
        let Presence { member, .. } = presence;
        let Some((_, mask)) = model.mask(presence) else {
            errors.at(member, format!("the struct has no member `{member}`"));
            continue;
        };
        let has_bits = match mask.ctype {
            CType::Integer(_) | CType::Ordered(..) => true,
            CType::Fixed(name) => !matches!(name, "bool" | "f32" | "f64" | "u128" | "i128"),
            _ => false,
        };
        if !has_bits {
            errors.at(member, format!("`{member}` has no bits to ask: it must be an integer of C's, of up to 64 bits"));
        } else if mask.present.is_some() {
            errors.at(member, format!("`{member}` may be absent itself"));
        }
    }
}
