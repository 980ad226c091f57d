//! What must be in memory, worked out without the views: from the fixtures' offsets and sizes, the row's byte order
//! and signedness, and the C source.

use heapstruct::abi::{Abi, LongDoubleFormat};
use heapstruct::layout::{self, CType, RecordLayout};
use heapstruct_tests::cdecl::{Base, Odd, Record, Type};
use heapstruct_tests::emit;
use heapstruct_tests::fixture::{Endian, Layout, Row};

use crate::walk::Value;

/// The smallest thing that is written and read at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Such as `m15[2].m13.m12`.
    pub(crate) path: String,
    /// In bits in memory order, from the start of the record.
    pub(crate) offset: usize,
    /// In bits.
    pub(crate) size: usize,
    pub(crate) is_bit_field: bool,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int { signed: bool },
    Bool,
    Float,
    LongDouble(LongDoubleFormat),
    Text,
    Enum { lowest: i64, highest: i64 },
}

/// Where the leaves of one record are on one target.
pub(crate) struct Expect<'a> {
    pub(crate) row: &'a Row,
    pub(crate) abi: Abi,
    /// What the compiler said.
    pub(crate) layout: &'a Layout,
    /// How many bytes a view has: a tail goes to their end.
    pub(crate) length: usize,
}

impl Expect<'_> {
    /// Every leaf, in the order of the C source. `described` is the record as the library has it.
    pub(crate) fn leaves(&self, record: &Record, described: &layout::Record) -> Vec<Leaf> {
        let mut out = Vec::new();
        self.measured(record, described, "", &mut out);
        out
    }

    /// The compiler said where the members are.
    fn measured(&self, record: &Record, described: &layout::Record, prefix: &str, out: &mut Vec<Leaf>) {
        for (field, name) in record.fields.iter().zip(emit::member_names(record)) {
            let ctype = || ctype(described, &name);
            let Some(c_name) = &field.name else {
                if let Type::Record(inner) = &field.ty {
                    self.measured(inner, inner_record(ctype()), prefix, out);
                }
                continue;
            };
            let path = format!("{prefix}{c_name}");
            if let Type::Record(inner) = &field.ty {
                self.measured(inner, inner_record(ctype()), &format!("{path}."), out);
                continue;
            }
            let member = self.layout.members.iter().find(|m| m.path == path);
            let member = member.unwrap_or_else(|| panic!("no {path} in the fixture"));
            let (offset, mut size) = (small(member.bit_offset), small(member.bit_size));
            if matches!(field.ty, Type::Array(_, None)) {
                size = self.length * 8 - offset;
            }
            let at = At { offset, size, is_bit_field: field.width.is_some() };
            self.worked_out(&field.ty, ctype(), &path, at, out);
        }
    }

    /// Nobody asked the compiler, since this is inside an array: elements follow each other without a gap, and records
    /// in them are laid out by [`extent`], which a test compares with the compilers. Those that it is too simple for
    /// are laid out by the library, whose layouts the test `rules` compares with the compilers.
    fn worked_out(&self, ty: &Type, ctype_of: &CType, path: &str, at: At, out: &mut Vec<Leaf>) {
        let At { offset, size, is_bit_field } = at;
        let row = self.row;
        let kind = match ty {
            _ if emit::is_opaque(ty) => {
                for index in 0..size / 8 {
                    let path = format!("{path} byte {index}");
                    let (offset, kind) = (offset + index * 8, Kind::Int { signed: false });
                    out.push(Leaf { path, offset, size: 8, is_bit_field, kind });
                }
                return;
            }
            Type::Array(element, length) if !matches!(**element, Type::Base(Base::Char)) => {
                let one = match length {
                    Some(0) => return,
                    Some(length) => size / small(*length),
                    None => small(size_and_align(element, row).0) * 8,
                };
                let CType::Array(inner, _) = ctype_of else { panic!("{path} is no array in the description") };
                for index in 0..size / one {
                    let at = At { offset: offset + index * one, size: one, is_bit_field };
                    self.worked_out(element, inner, &format!("{path}[{index}]"), at, out);
                }
                return;
            }
            Type::Array(..) => Kind::Text,
            Type::Record(record) => {
                let described = inner_record(ctype_of);
                for (field, name, at) in self.inside(record, described, at) {
                    self.worked_out(&field.ty, ctype(described, &name), &format!("{path}.{name}"), at, out);
                }
                return;
            }
            Type::Base(Base::Bool) => Kind::Bool,
            Type::Base(Base::Float | Base::Double) => Kind::Float,
            Type::Base(base) => Kind::Int { signed: base.signed().unwrap_or(row.char_signed) },
            Type::Pointer { .. } | Type::Function { .. } => Kind::Int { signed: false },
            Type::Odd(odd) => match odd {
                Odd::LongDouble => Kind::LongDouble(self.abi.long_double().expect("a target has a `long double`")),
                &Odd::Enum { lowest, highest, .. } => Kind::Enum { lowest, highest },
                Odd::Wchar => Kind::Int { signed: row.types["wchar_t"].signed.expect("a `wchar_t` is an integer") },
                Odd::Atomic(inner) | Odd::Aligned(inner, _) => {
                    return self.worked_out(inner, ctype_of, path, at, out);
                }
                Odd::Complex(part) => {
                    let CType::Array(inner, _) = ctype_of else { panic!("{path} is no array in the description") };
                    for (index, name) in ["real", "imaginary"].iter().enumerate() {
                        let at = At { offset: offset + index * size / 2, size: size / 2, is_bit_field };
                        self.worked_out(part, inner, &format!("{path}.{name}"), at, out);
                    }
                    return;
                }
                Odd::VaList | Odd::Float16 | Odd::Float128 | Odd::Vector => panic!("{ty:?} is opaque"),
            },
            Type::Void => panic!("{ty:?} is not generated"),
        };
        out.push(Leaf { path: path.to_owned(), offset, size, is_bit_field, kind });
    }

    /// The named members of a record in an array, each with its place.
    fn inside<'r>(
        &self,
        record: &'r Record,
        described: &'static layout::Record,
        at: At,
    ) -> Vec<(&'r heapstruct_tests::cdecl::Field, String, At)> {
        let named = record.fields.iter().zip(emit::member_names(record));
        // The preferred alignment of AIX is nothing that a sum of sizes tells.
        if is_simple(record) && !self.abi.rules().first_member_preferred {
            let (offsets, size, _) = extent(record, self.row);
            assert_eq!(small(size) * 8, at.size, "an element is as large as the array says");
            return named
                .zip(offsets)
                .map(|((field, name), offset)| {
                    let size = small(size_and_align(&field.ty, self.row).0) * 8;
                    (field, name, At { offset: at.offset + small(offset) * 8, size, is_bit_field: false })
                })
                .collect();
        }
        let layout = RecordLayout::of(described, self.abi).expect("what is around it has a layout");
        assert_eq!(small(layout.size()) * 8, at.size, "an element is as large as the array says");
        named
            .filter(|(_, name)| !name.is_empty())
            .map(|(field, name)| {
                let member = layout.members().find(|member| member.name() == name).expect("each member is described");
                let (bits, is_bit_field) = (member.bit_range(), member.is_bit_field());
                let offset = at.offset + small(bits.start);
                (field, name, At { offset, size: small(bits.end - bits.start), is_bit_field })
            })
            .collect()
    }
}

/// The place of something, in bits.
#[derive(Clone, Copy)]
struct At {
    offset: usize,
    size: usize,
    is_bit_field: bool,
}

fn small(number: u64) -> usize {
    usize::try_from(number).expect("the records are small")
}

fn ctype(described: &layout::Record, name: &str) -> &'static CType {
    let member = described.members().iter().find(|member| member.name() == name);
    member.unwrap_or_else(|| panic!("{} has no {name}", described.name())).ctype()
}

fn inner_record(ctype: &CType) -> &'static layout::Record {
    let CType::Record(record) = ctype else { panic!("{ctype:?} is no record") };
    record
}

/// Whether [`extent`] can lay it out.
pub(crate) fn is_simple(record: &Record) -> bool {
    record.dialect.is_none()
        && record.aligned != Some(None)
        && !record.natural
        && !record.fields.is_empty()
        && record.fields.iter().all(|field| {
            let mut ty = &field.ty;
            while let Type::Array(element, Some(1..)) = ty {
                ty = element;
            }
            let is_simple = match ty {
                Type::Record(inner) => is_simple(inner),
                Type::Array(..) | Type::Odd(_) | Type::Void => false,
                _ => true,
            };
            is_simple && field.width.is_none() && !field.packed && field.aligned.is_none()
        })
}

/// Member offsets, size and alignment of a record that [`is_simple`].
pub(crate) fn extent(record: &Record, row: &Row) -> (Vec<u64>, u64, u64) {
    let cap = if record.packed { 1 } else { record.pack.unwrap_or(u64::MAX) };
    let mut align = record.aligned.flatten().unwrap_or(1);
    let mut end = 0_u64;
    let mut offsets = Vec::new();
    for field in &record.fields {
        let (size, own) = size_and_align(&field.ty, row);
        let own = own.min(cap);
        let offset = if record.is_union { 0 } else { end.next_multiple_of(own) };
        offsets.push(offset);
        end = end.max(offset + size);
        align = align.max(own);
    }
    (offsets, end.next_multiple_of(align), align)
}

fn size_and_align(ty: &Type, row: &Row) -> (u64, u64) {
    let fact = |name: &str| {
        let fact = row.types.get(name).unwrap_or_else(|| panic!("{} lacks {name}", row.id));
        (fact.size, fact.align)
    };
    match ty {
        Type::Base(base) => fact(base.fact()),
        Type::Pointer { .. } => fact("ptr"),
        Type::Function { .. } => fact("fnptr"),
        Type::Array(element, length) => {
            let (size, align) = size_and_align(element, row);
            (size * length.expect("arrays have a length"), align)
        }
        Type::Record(record) => {
            let (_, size, align) = extent(record, row);
            (size, align)
        }
        Type::Void | Type::Odd(_) => panic!("{ty:?} has no size of its own"),
    }
}

/// A value for a leaf, and how it must be in memory, in bits from the least significant one. The two rounds differ in
/// the sign, in `true` and `false`, or in the length of the text: the first fills the member, the second leaves room.
pub(crate) fn sample(leaf: &Leaf, number: usize, second_round: bool) -> (Value, Bits) {
    match leaf.kind {
        Kind::Bool => {
            let bit = u128::from(!second_round);
            (Value::Number(i128::from(!second_round)), Bits::Number(bit))
        }
        Kind::Text => {
            let bytes = leaf.size / 8;
            let length = if second_round { bytes / 2 } else { bytes };
            let text: String = ('a'..='z').cycle().skip(number % 26).take(length).collect();
            let mut bits = text.clone().into_bytes();
            bits.resize(bytes, 0);
            (Value::Text(text), Bits::Bytes(bits))
        }
        Kind::Enum { lowest, highest } => {
            // Of a bit-field's two, both fit even where it has a sign.
            let other = if leaf.is_bit_field { lowest + 1 } else { highest };
            let value = if second_round { lowest } else { other };
            (Value::Number(value.into()), Bits::Number(unsigned(value.into())))
        }
        Kind::LongDouble(format) => {
            let sign = if second_round { -1.0 } else { 1.0 };
            let step = f64::from(u32::try_from(number % 97).expect("below 97"));
            // A power of two that no machine rounds.
            let scale = f64::from_bits((1023 + 40 - u64::try_from(number % 80).expect("below 80")) << 52);
            let value = sign * (1.0 + step / 128.0) * scale;
            (Value::LongDouble(value.to_bits()), long_double(value, format))
        }
        Kind::Int { .. } | Kind::Float => {
            // all bytes are different, so that no two can be swapped unseen
            let bytes = (0..16).map(|index| u8::try_from((number * 5 + index * 9) % 96 + 1).expect("below 97"));
            let pattern = bytes.fold(0_u128, |value, byte| value << 8 | u128::from(byte));
            let top = 1_u128 << (leaf.size - 1);
            let low = pattern & (top - 1);
            let bits = if second_round { low | top } else { low };
            let negative = second_round && leaf.kind == Kind::Int { signed: true };
            let value = if negative { signed(low).wrapping_sub(signed(top)) } else { signed(bits) };
            (Value::Number(value), Bits::Number(bits))
        }
    }
}

fn signed(bits: u128) -> i128 {
    i128::from_ne_bytes(bits.to_ne_bytes())
}

fn unsigned(bits: i128) -> u128 {
    u128::from_ne_bytes(bits.to_ne_bytes())
}

/// The next integers that a leaf has no room for.
pub(crate) fn beyond(leaf: &Leaf) -> Vec<i128> {
    match leaf.kind {
        Kind::Int { signed } if leaf.size < 127 => {
            let values = 1_i128 << leaf.size;
            if signed { vec![values / 2, -values / 2 - 1] } else { vec![values, -1] }
        }
        _ => Vec::new(),
    }
}

/// How a value is in memory.
#[derive(Clone, Debug)]
pub(crate) enum Bits {
    /// In the order of the machine.
    Number(u128),
    /// Numbers that do not fill the member: each with its first byte and how many it has.
    Parts(Vec<(u128, usize, usize)>),
    /// In this order on every machine.
    Bytes(Vec<u8>),
}

/// A number that an `f64` is, in bits: no zero, no infinity, no NaN, and not so small that it has another form.
fn long_double(value: f64, format: LongDoubleFormat) -> Bits {
    let bits = u128::from(value.to_bits());
    let (sign, fraction) = (bits >> 63, bits & ((1 << 52) - 1));
    let exponent = (bits >> 52 & 0x7ff) + 16383 - 1023;
    match format {
        LongDoubleFormat::Binary64 => Bits::Number(bits),
        LongDoubleFormat::Binary128 => Bits::Number(sign << 127 | exponent << 112 | fraction << 60),
        // The first bit of the significand is written.
        LongDoubleFormat::X87 => Bits::Parts(vec![(sign << 79 | exponent << 64 | 1 << 63 | fraction << 11, 0, 10)]),
        LongDoubleFormat::DoubleDouble => Bits::Parts(vec![(bits, 0, 8), (0, 8, 8)]),
        // Two bytes of zeros are between exponent and significand.
        LongDoubleFormat::M68k => Bits::Number(sign << 95 | exponent << 80 | 1 << 63 | fraction << 11),
        other => panic!("{other:?} has no expectation"),
    }
}

/// Writes what must be in memory.
pub(crate) fn store(leaf: &Leaf, bits: &Bits, endian: Endian, memory: &mut [u8]) {
    match bits {
        Bits::Number(number) => store_bits(*number, leaf.offset, leaf.size, endian, memory),
        Bits::Parts(parts) => {
            for &(number, first, bytes) in parts {
                store_bits(number, leaf.offset + first * 8, bytes * 8, endian, memory);
            }
        }
        Bits::Bytes(bytes) => memory[leaf.offset / 8..][..bytes.len()].copy_from_slice(bytes),
    }
}

/// Bits are counted from the least significant one of byte 0, or, on big-endian machines, from its most significant one.
fn store_bits(number: u128, offset: usize, size: usize, endian: Endian, memory: &mut [u8]) {
    for index in 0..size {
        let bit = number >> index & 1 == 1;
        let (at, mask) = match endian {
            Endian::Little => (offset + index, 1 << ((offset + index) % 8)),
            Endian::Big => {
                let at = offset + size - 1 - index;
                (at, 0x80 >> (at % 8))
            }
        };
        if bit {
            memory[at / 8] |= mask;
        } else {
            memory[at / 8] &= !mask;
        }
    }
}
