//! What must be in memory, worked out without the library: from the fixtures' offsets and sizes, the row's byte order
//! and signedness, and the C source.

use heapstruct_tests::cdecl::{Base, Record, Type};
use heapstruct_tests::fixture::{Endian, Layout, Row};

use crate::walk::Value;

/// A byte that no test value contains, so that each byte written shows.
pub(crate) const POISON: u8 = 0xa5;

/// The smallest thing that is written and read at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Such as `m15[2].m13.m12`.
    pub(crate) path: String,
    /// In bytes, from the start of the record.
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int { signed: bool },
    Bool,
    Float,
    Text,
}

/// Every leaf of a record on a row, in the order of the C source.
pub(crate) fn leaves(record: &Record, layout: &Layout, row: &Row) -> Vec<Leaf> {
    let mut out = Vec::new();
    measured(record, "", layout, row, &mut out);
    out
}

/// The compiler said where the members are.
fn measured(record: &Record, prefix: &str, layout: &Layout, row: &Row, out: &mut Vec<Leaf>) {
    for field in &record.fields {
        let path = format!("{prefix}{}", field.name.as_deref().expect("members have names"));
        let member = layout.members.iter().find(|m| m.path == path);
        let member = member.unwrap_or_else(|| panic!("no {path} in the fixture"));
        if let Type::Record(inner) = &field.ty {
            measured(inner, &format!("{path}."), layout, row, out);
        } else {
            worked_out(&field.ty, &path, member.bit_offset / 8, member.bit_size / 8, row, out);
        }
    }
}

/// Nobody asked the compiler, since this is inside an array: elements follow each other without a gap, and records in
/// them are laid out by [`extent`], which a test compares with the compilers.
fn worked_out(ty: &Type, path: &str, offset: u64, size: u64, row: &Row, out: &mut Vec<Leaf>) {
    let kind = match ty {
        Type::Array(element, length) => {
            if !matches!(**element, Type::Base(Base::Char)) {
                let length = length.expect("arrays have a length");
                for index in 0..length {
                    let one = size / length;
                    worked_out(element, &format!("{path}[{index}]"), offset + index * one, one, row, out);
                }
                return;
            }
            Kind::Text
        }
        Type::Record(record) => {
            let (offsets, ..) = extent(record, row);
            for (field, at) in record.fields.iter().zip(offsets) {
                let path = format!("{path}.{}", field.name.as_deref().expect("members have names"));
                worked_out(&field.ty, &path, offset + at, size_and_align(&field.ty, row).0, row, out);
            }
            return;
        }
        Type::Base(Base::Bool) => Kind::Bool,
        Type::Base(Base::Float | Base::Double) => Kind::Float,
        Type::Base(base) => Kind::Int { signed: base.signed().unwrap_or(row.char_signed) },
        Type::Pointer { .. } | Type::Function { .. } => Kind::Int { signed: false },
        Type::Void | Type::Odd(_) => panic!("{ty:?} is not generated"),
    };
    let small = |number: u64| usize::try_from(number).expect("the records are small");
    out.push(Leaf { path: path.to_owned(), offset: small(offset), size: small(size), kind });
}

/// Member offsets, size and alignment of a record that has neither bit-fields nor anything else that is odd.
pub(crate) fn extent(record: &Record, row: &Row) -> (Vec<u64>, u64, u64) {
    let cap = if record.packed { 1 } else { record.pack.unwrap_or(u64::MAX) };
    let mut align = record.aligned.flatten().unwrap_or(1);
    let mut end = 0_u64;
    let mut offsets = Vec::new();
    for field in &record.fields {
        let (size, own) = size_and_align(&field.ty, row);
        let own = own.min(cap);
        let offset = end.next_multiple_of(own);
        offsets.push(offset);
        end = offset + size;
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
        Type::Void | Type::Odd(_) => panic!("{ty:?} is not generated"),
    }
}

/// A value for a leaf, and the bytes that it must be in memory. The two rounds differ in the sign, in `true` and
/// `false`, or in the length of the text: the first fills the member, the second leaves room.
pub(crate) fn sample(leaf: &Leaf, number: usize, second_round: bool, endian: Endian) -> (Value, Vec<u8>) {
    match leaf.kind {
        Kind::Bool => {
            let bytes = vec![u8::from(!second_round)];
            (Value::Number(bytes[0].into()), bytes)
        }
        Kind::Text => {
            let length = if second_round { leaf.size / 2 } else { leaf.size };
            let text: String = ('a'..='z').cycle().skip(number % 26).take(length).collect();
            let mut bytes = text.clone().into_bytes();
            bytes.resize(leaf.size, 0);
            (Value::Text(text), bytes)
        }
        Kind::Int { .. } | Kind::Float => {
            // the most significant byte first, all of them different, so that no two can be swapped unseen
            let mut bytes: Vec<u8> = (0..leaf.size)
                .map(|index| u8::try_from((number * 5 + index * 9) % 96 + 1).expect("below 97"))
                .collect();
            bytes[0] |= if second_round { 0x80 } else { 0 };
            let negative = second_round && leaf.kind == Kind::Int { signed: true };
            let value =
                bytes.iter().fold(if negative { -1_i128 } else { 0 }, |value, byte| value << 8 | i128::from(*byte));
            if endian == Endian::Little {
                bytes.reverse();
            }
            for byte in &mut bytes {
                assert_ne!(*byte, POISON, "a test value contains the poison");
            }
            (Value::Number(value), bytes)
        }
    }
}
