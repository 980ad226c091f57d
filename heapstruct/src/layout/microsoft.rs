//! Where a member goes by the rules of Microsoft's compilers, and of clang and gcc that imitate them.
//!
//! A bit-field opens a unit of the size of its type. The next one goes into the same unit if its type has the same
//! size and enough bits are left; anything else closes the unit, whose unused bits are then padding.

use super::system_v::unit;
use super::walk::{Item, Walk, max, min, round_up};
use super::{CType, Member};
use crate::abi::{Abi, Compiler, Rules, Scalar};

const fn is_msvc(rules: &Rules) -> bool {
    matches!(rules.compiler, Compiler::Msvc)
}

/// Before the first member.
pub(super) const fn start(walk: &mut Walk, abi: &Abi) {
    let rules = abi.rules();
    if !is_msvc(rules) {
        walk.raise_to_own();
        return;
    }
    // Microsoft's compilers hear no `pack` above the size of a pointer (h_pack8), and `packed` is `pack` 1.
    if walk.pack > abi.width(Scalar::Pointer) as u64 * 8 {
        walk.pack = rules.pack as u64 * 8;
    }
    if walk.packed {
        (walk.pack, walk.packed) = (8, false);
    }
}

/// After the last member.
pub(super) const fn finish(walk: &mut Walk, abi: &Abi) {
    if !is_msvc(abi.rules()) {
        return;
    }
    walk.requested = max(walk.requested, walk.raise_to_own());
    walk.raise(walk.requested);
    // No record of theirs is without bytes (h_empty_member). What it has instead is the alignment that something
    // asks for, or the row's number, which no other alignment rounds.
    if walk.size == 0 {
        walk.size = abi.empty_record_size() as u64 * 8;
        if walk.requested >= walk.size {
            walk.size = walk.align;
        }
        (walk.preferred, walk.is_first) = (8, false);
    }
}

/// Places a member that is no bit-field.
pub(super) const fn place(walk: &mut Walk, item: &Item, member: &Member, rules: &Rules, abi: &Abi) -> u64 {
    close(walk);
    let align = match rules.compiler {
        Compiler::Msvc => {
            // What anything asks for is a floor that `pack` does not lower, and outer records inherit it
            // (h_pack2_aligned, h_pack1_aligned_struct, h_underaligned_typedef).
            let floor = max(item.explicit, item.requested);
            walk.requested = max(walk.requested, floor);
            let natural = own_align(member.ctype(), item.align, abi);
            let align = if walk.pack == 0 { natural } else { min(natural, walk.pack) };
            max(if item.packed { 8 } else { align }, floor)
        }
        // The imitators align a type to its size, or as a variable, where the platform aligns it to less
        // (h_ms_struct on i386).
        Compiler::Clang => lowered(walk, item, max(item.align, least_align(member, abi))),
        Compiler::Gcc if item.requested == 0 => lowered(walk, item, max(item.align, item.preferred)),
        Compiler::Gcc => lowered(walk, item, item.align),
    };
    let offset = round_up(walk.end, align);
    walk.cover(offset, item.size);
    walk.raise(align);
    offset
}

/// Places a bit-field.
pub(super) const fn place_bits(
    walk: &mut Walk,
    item: &Item,
    width: u64,
    member: &Member,
    rules: &Rules,
    abi: &Abi,
) -> u64 {
    let packed = walk.packed || item.packed;
    let (is_clang, is_gcc) = (matches!(rules.compiler, Compiler::Clang), matches!(rules.compiler, Compiler::Gcc));
    // clang aligns a unit to its size, the others as its type (h_bf_packed, h_underaligned_typedef).
    let align = match rules.compiler {
        Compiler::Msvc => own_align(member.ctype(), item.align, abi),
        Compiler::Clang => item.size,
        Compiler::Gcc if item.requested == 0 => max(item.align, item.preferred),
        Compiler::Gcc => item.align,
    };
    let (opened, align) = unit(&Item { align, ..*item }, width, rules);
    let unpacked = max(align, item.explicit);
    let align = match rules.compiler {
        Compiler::Msvc => {
            let align = if walk.pack == 0 { unpacked } else { min(unpacked, walk.pack) };
            max(if packed { 8 } else { align }, max(item.explicit, item.requested))
        }
        Compiler::Clang if walk.pack != 0 && width != 0 => min(unpacked, walk.pack),
        Compiler::Clang => unpacked,
        Compiler::Gcc => lowered(walk, item, align),
    };
    let is_same = walk.unit == item.size;
    if width == 0 {
        // Only behind another bit-field does it do anything (h_bf_zero, h_bf_zero_mid).
        if walk.unit == 0 && rules.least_bit_field_unit == 0 {
            return walk.end;
        }
        let mut raised = if is_gcc { unpacked } else { align };
        if walk.pack != 0 && (is_gcc || rules.zero_width_obeys_pack) {
            raised = min(raised, walk.pack);
        }
        if walk.is_union {
            match rules.compiler {
                Compiler::Msvc => walk.size = max(walk.size, item.size),
                Compiler::Gcc => walk.raise(raised),
                Compiler::Clang => {}
            }
        } else {
            if !(is_clang && is_same) {
                walk.end += walk.unused;
            }
            if !(is_gcc && is_same) {
                walk.end = round_up(walk.end, align);
            }
            walk.size = max(walk.size, walk.end);
            walk.raise(raised);
        }
        (walk.unit, walk.unused) = (0, 0);
        return walk.end;
    }
    if walk.is_union {
        // The whole unit counts, and no alignment; gcc does it the other way round (h_bf_union_small).
        walk.unit = opened;
        if is_gcc {
            walk.cover(0, round_up(width, 8));
            walk.raise(if packed { 8 } else { align });
        } else {
            walk.cover(0, opened);
        }
        return 0;
    }
    if !is_same || width > walk.unused {
        // (h_bf_mixed_type, h_bf_char_cross)
        walk.end += walk.unused;
        let rounds = if is_gcc && is_same { max(item.explicit, 8) } else { align };
        walk.end = round_up(walk.end, rounds);
        (walk.unit, walk.unused) = (opened, opened);
        if !(is_gcc && packed) {
            walk.raise(align);
        }
    } else if is_clang || is_gcc && !packed {
        walk.raise(align);
    }
    let offset = walk.end;
    walk.end += width;
    walk.unused -= width;
    walk.size = max(walk.size, walk.end + walk.unused);
    offset
}

/// Skips what the open unit has left.
const fn close(walk: &mut Walk) {
    walk.end += walk.unused;
    (walk.unit, walk.unused) = (0, 0);
}

/// The alignment of a member after `packed`, what it asks for, and `pack`, for the imitators.
const fn lowered(walk: &Walk, item: &Item, align: u64) -> u64 {
    let align = max(if walk.packed || item.packed { 8 } else { align }, item.explicit);
    if walk.pack == 0 { align } else { min(align, walk.pack) }
}

/// The alignment without that of typedefs, in bits: Microsoft's compilers take those as a wish.
const fn own_align(ctype: &CType, align: u64, abi: &Abi) -> u64 {
    match *ctype {
        CType::Array(inner, _) => own_align(inner, align, abi),
        CType::Aligned(inner, _) if inner.record().is_none() => match super::type_layout(inner, abi) {
            Ok(extent) => own_align(inner, extent.align * 8, abi),
            Err(_) => align,
        },
        _ => align,
    }
}

/// What clang aligns a base type to at least, in bits: its size, if that is a power of two. An array without a length
/// is aligned as its elements (`h_flex_double`).
const fn least_align(member: &Member, abi: &Abi) -> u64 {
    if member.tail_length().is_some() {
        return 0;
    }
    let mut ctype = member.ctype();
    loop {
        match *ctype {
            CType::Array(inner, _) | CType::Aligned(inner, _) => ctype = inner,
            CType::Scalar(Scalar::Pointer) | CType::Ordered(Scalar::Pointer, _) => return 0,
            CType::Scalar(scalar) | CType::Ordered(scalar, _) => {
                let size = abi.width(scalar) as u64;
                return if size.is_power_of_two() { size * 8 } else { 0 };
            }
            _ => return 0,
        }
    }
}
