//! Where a member goes by the rules of System V, and of those who changed them.

use super::walk::{Item, Walk, max, min, round_up};
use crate::abi::{Abi, Compiler, Rules, Scalar};

/// Before the first member.
pub(super) const fn start(walk: &mut Walk, rules: &Rules) {
    // `packed` and `pack` lower what every record has at least.
    let least = rules.least_record_align as u64 * 8;
    if !walk.packed {
        walk.raise(if walk.pack == 0 { least } else { min(least, walk.pack) });
    }
    walk.raise_to_own();
}

/// Places a member that is no bit-field.
pub(super) const fn place(walk: &mut Walk, item: &Item, rules: &Rules) -> u64 {
    // "Power" alignment: the first member, and each of a union, goes by the preferred alignment of its type. It
    // counts for the size, and not for the alignment of the record (h_double_first_int, h_union_double_first,
    // h_double_later, h_double_nested_first).
    let prefers = rules.first_member_preferred && (walk.is_first || walk.is_union);
    let mut align = item.align;
    let mut preferred = if prefers { item.preferred } else { item.align };
    // `packed` takes the alignment of the type away, and not what the member asks for itself (h_packed,
    // h_packed_aligned_member).
    if walk.packed || item.packed {
        (align, preferred) = (8, 8);
    }
    (align, preferred) = (max(align, item.explicit), max(preferred, item.explicit));
    // `pack` lowers both (h_pack2_aligned).
    if walk.pack != 0 {
        (align, preferred) = (min(align, walk.pack), min(preferred, walk.pack));
    }
    let offset = round_up(walk.end, preferred);
    walk.cover(offset, item.size);
    walk.align = max(walk.align, align);
    walk.preferred = max(walk.preferred, max(align, preferred));
    offset
}

/// Places a bit-field. It goes to the next bit that is free, unless it would then cross more units of its declared
/// type than that has, and it aligns the record as that type does (`h_bf_order`, `h_bf_straddle`, `h_bf_after_char`).
pub(super) const fn place_bits(walk: &mut Walk, item: &Item, width: u64, rules: &Rules, abi: &Abi) -> u64 {
    let packed = walk.packed || item.packed && (rules.byte_bit_fields_pack || item.align != 8);
    let (unit, type_align) = unit(item, width, rules);
    if let Some(align) = align_as_integer(walk, item, width, packed, abi) {
        return place_as_integer(walk, item, width, align, if packed { 8 } else { type_align }, rules);
    }
    let mut align = if rules.bit_field_types_align { type_align } else { bare_align(walk, type_align, width, rules) };
    let unpacked = max(align, item.explicit);
    // Packing takes the alignment away, but not from one of no width (h_bf_packed, h_bf_packed_zero).
    if packed && width != 0 {
        align = 1;
    }
    let of_type = align;
    align = max(align, item.explicit);
    let is_gcc = matches!(rules.compiler, Compiler::Gcc);
    if walk.pack != 0 {
        // Any `pack` takes the place of `packed` for what the record's alignment gets (h_bf_pack2).
        if width != 0 {
            align = min(if packed { unpacked } else { align }, walk.pack);
        } else if is_gcc && rules.pack != 0 {
            align = min(align, rules.pack as u64 * 8);
        }
    }
    let offset = if width == 0 {
        // The next unit begins, packed or not (h_bf_zero, h_bf_zero_mid, h_bf_pack2_zero).
        round_up(walk.end, align)
    } else {
        let asked = if !rules.aligned_bit_fields_move {
            0
        } else if walk.pack == 0 || item.explicit <= walk.pack {
            item.explicit
        } else if is_gcc {
            walk.pack
        } else {
            0
        };
        let may_move = walk.pack == 0;
        if is_gcc {
            let start = if asked == 0 { walk.end } else { round_up(walk.end, asked) };
            let crosses = (start % of_type + width).div_ceil(of_type) > unit / of_type;
            if may_move && crosses { round_up(start, of_type) } else { start }
        } else if may_move && walk.end % align + width > unit {
            round_up(walk.end, align)
        } else if asked != 0 {
            round_up(walk.end, asked)
        } else {
            walk.end
        }
    };
    walk.cover(offset, width);
    if !item.is_named && !rules.unnamed_bit_fields_align {
        // (h_bf_unnamed, h_bf_zero_end)
        align = 1;
    }
    if width == 0 && rules.zero_width_obeys_pack {
        // (h_bf_packed_zero, h_bf_pack2_zero on AIX)
        if packed {
            align = 1;
        } else if walk.pack != 0 {
            align = min(align, walk.pack);
        }
    }
    walk.raise(align);
    offset
}

/// Size and alignment of the unit that a bit-field is placed in: those of its type, or more (`h_bf_char_one`).
pub(super) const fn unit(item: &Item, width: u64, rules: &Rules) -> (u64, u64) {
    let least = rules.least_bit_field_unit as u64 * 8;
    if least == 0 {
        return (item.size, item.align);
    }
    let mut unit = max(item.size, least);
    let mut align = item.align;
    if unit > least && rules.narrow_bit_field_units && width <= least {
        unit = least;
        if item.requested == 0 {
            align = least;
        }
    }
    (unit, max(align, unit))
}

/// gcc takes a bit-field that is as wide as an integer, and lies where that could, for a plain member of that integer's
/// alignment, whatever its type asks for (`h_bf_full`).
const fn align_as_integer(walk: &Walk, item: &Item, width: u64, packed: bool, abi: &Abi) -> Option<u64> {
    let integer = match width {
        8 => Scalar::I8,
        16 => Scalar::I16,
        32 => Scalar::I32,
        64 => Scalar::I64,
        _ => return None,
    };
    let rules = abi.rules();
    if !matches!(rules.compiler, Compiler::Gcc) || packed && width > 8 {
        return None;
    }
    // A member that says its alignment is not aligned as others of its type, which on i386 are at 4.
    let align = match abi.align_of(integer) {
        Some(align) if item.explicit == 0 => align as u64 * 8,
        _ => min(width, rules.aligned as u64 * 8),
    };
    if walk.end % align == 0 { Some(align) } else { None }
}

/// Places a bit-field that is taken for an integer. Its type aligns the record all the same, if any does.
const fn place_as_integer(walk: &mut Walk, item: &Item, width: u64, align: u64, type_align: u64, rules: &Rules) -> u64 {
    let mut align = max(align, item.explicit);
    let mut of_record = if rules.bit_field_types_align { max(align, type_align) } else { align };
    if walk.pack != 0 {
        (align, of_record) = (min(align, walk.pack), min(of_record, walk.pack));
    }
    let offset = round_up(walk.end, align);
    walk.cover(offset, width);
    if item.is_named || rules.unnamed_bit_fields_align {
        walk.raise(of_record);
    }
    offset
}

/// The alignment of a bit-field where types do not give it any (`h_bf_char_int`, `h_bf_one`).
const fn bare_align(walk: &Walk, type_align: u64, width: u64, rules: &Rules) -> u64 {
    let leads = !walk.is_union && walk.end == 0;
    if width != 0 || leads && !rules.leading_zero_width_aligns {
        return 1;
    }
    let of_type = if rules.zero_width_types_align { type_align } else { 8 };
    max(of_type, rules.zero_width_boundary as u64 * 8)
}
