//! The members that bindgen adds, which C has not.
//!
//! They are known by their names and types alone, as bindgen has written them for years.

use crate::ctype::{bit_field_unit, is_union_field};
use syn::{Ident, Type};

/// What a member of bindgen's is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Helper {
    /// It gives the record the alignment, or the one byte, that C's has without such a member.
    Place,
    /// It has the bytes of bit-fields, padding or what bindgen could not translate, as they lie on one machine.
    Layout,
    /// It belongs to a union that is written as a struct.
    Union,
}

/// What a field is for, if bindgen added it.
pub(crate) fn helper(name: &Ident, ty: &Type) -> Option<Helper> {
    let name = name.to_string();
    if bit_field_unit(ty).is_some() || name.starts_with("__bindgen_padding_") || name == "_bindgen_opaque_blob" {
        Some(Helper::Layout)
    } else if is_union_field(ty) || name == "bindgen_union_field" {
        Some(Helper::Union)
    } else if name.starts_with("_bitfield_align_") || (name == "_address" && is_byte(ty)) {
        Some(Helper::Place)
    } else {
        None
    }
}

fn is_byte(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}
