//! Rules over the whole struct.

use crate::ctype::CType;
use crate::errors::Errors;
use crate::model::Model;
use std::collections::HashMap;

pub(crate) fn check(model: &Model<'_>, errors: &mut Errors) {
    check_names(model, errors);
    check_formats(model, errors);
    check_repr(model, errors);
}

/// A view has four accessors to a field `x`: `x`, `set_x`, `try_set_x` and `x_mut`. None
/// of them may be that of another field.
fn check_names(model: &Model<'_>, errors: &mut Errors) {
    let mut taken: HashMap<String, String> = HashMap::new();
    for field in &model.fields {
        taken.insert(field.named("", "").to_string(), field.name());
    }
    for field in &model.fields {
        for accessor in [field.named("set_", ""), field.named("try_set_", ""), field.named("", "_mut")] {
            if let Some(other) = taken.get(&accessor.to_string()) {
                errors.at(
                    &field.accessor,
                    format!(
                        "the accessor `{accessor}` of `{}` is also the getter of `{other}`: rename one, `#[heapstruct(rename = name)]`",
                        field.name()
                    ),
                );
            }
        }
    }
    for (i, field) in model.fields.iter().enumerate() {
        if let Some(earlier) = model.fields[..i].iter().find(|earlier| earlier.named("", "") == field.named("", "")) {
            errors.at(&field.accessor, format!("`{}` has a getter of this name already", earlier.name()));
        }
    }
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

/// C has a struct that is both packed and aligned; Rust does not.
fn check_repr(model: &Model<'_>, errors: &mut Errors) {
    if model.repr.pack != 0 && model.repr.align != 1 {
        errors.at(&model.input.ident, "a Rust struct cannot be both `packed` and `align`");
    }
}
