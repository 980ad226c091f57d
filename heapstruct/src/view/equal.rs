//! `==` of views: by value, whatever storage and target each side has.

use super::View;
use super::debug::{BitRange, Count, Number, is_present, tail};
use crate::abi::{Abi, Scalar};
use crate::layout::{CType, MemberLayout, RecordLayout, type_layout};
use crate::memory::Reader;
use crate::target::Target;

/// `==` of two views of one struct: what the derive calls.
///
/// Numbers are equal if their values are, addresses if their numbers are, floats as in
/// Rust (so a NaN differs from itself), text up to the NUL. A member that is absent equals
/// one that is absent too. Padding does not count, nor do bit-fields without a name.
pub fn same_view<A: View, B: View<Record = A::Record>>(a: &A, b: &B) -> bool {
    let ctype = &CType::Record(<A::Record as super::HeapStruct>::RECORD);
    let side = |reader, abi| Side { reader, offset: 0, bits: None, ctype, abi };
    side(a.as_place().reader(), a.target().abi()).is(&side(b.as_place().reader(), b.target().abi()))
}

/// Whether `count` values of one type, one behind the other, are the same on both sides.
pub(super) fn elements(a: (Reader<'_>, &CType, Abi), b: (Reader<'_>, &CType, Abi), count: u64) -> bool {
    let side = |(reader, ctype, abi)| Side { reader, offset: 0, bits: None, ctype, abi };
    side(a).all(&side(b), count)
}

/// A value on one side of the comparison.
#[derive(Clone, Copy)]
struct Side<'a> {
    reader: Reader<'a>,
    offset: u64,
    /// Where it is from the start of the bytes, if it is a bit-field.
    bits: Option<BitRange>,
    ctype: &'a CType,
    abi: Abi,
}

impl Side<'_> {
    fn is(&self, other: &Self) -> bool {
        match (*self.ctype, *other.ctype) {
            (CType::Array(CType::Scalar(Scalar::Char), n), CType::Array(CType::Scalar(Scalar::Char), m)) => {
                self.text(n).eq(other.text(m))
            }
            (CType::Array(a, n), CType::Array(b, m)) => {
                n == m && Side { ctype: a, ..*self }.all(&Side { ctype: b, ..*other }, n)
            }
            (CType::Record(a), CType::Record(b)) => {
                match (RecordLayout::of(a, self.abi), RecordLayout::of(b, other.abi)) {
                    (Ok(a), Ok(b)) => {
                        a.record().members().len() == b.record().members().len()
                            && a.declared().zip(b.declared()).all(|members| match members {
                                (Some(x), _) | (_, Some(x)) if x.is_bit_field() && x.name().is_empty() => true,
                                (Some(x), Some(y)) => {
                                    let here = tail(&self.reader, self.offset, &a, &x);
                                    let there = tail(&other.reader, other.offset, &b, &y);
                                    if here.is_some() || there.is_some() {
                                        return self.at(&x).is_tail(here, &other.at(&y), there);
                                    }
                                    let here = is_present(&self.reader, self.offset, &a, &x);
                                    let there = is_present(&other.reader, other.offset, &b, &y);
                                    if here && there { self.at(&x).is(&other.at(&y)) } else { here == there }
                                }
                                (x, y) => x.is_none() && y.is_none(),
                            })
                    }
                    _ => false,
                }
            }
            // Bytes, of which nobody knows the meaning.
            (CType::Opaque { size: n, .. }, CType::Opaque { size: m, .. }) => {
                let byte = &CType::Scalar(Scalar::U8);
                n == m && Side { ctype: byte, ..*self }.all(&Side { ctype: byte, ..*other }, n)
            }
            (CType::Aligned(inner, _) | CType::Atomic(inner), _) => Side { ctype: inner, ..*self }.is(other),
            (_, CType::Aligned(inner, _) | CType::Atomic(inner)) => self.is(&Side { ctype: inner, ..*other }),
            _ => match (self.number(), other.number()) {
                (Some(a), Some(b)) => a == b,
                _ => false,
            },
        }
    }

    /// A member of the record that is on this side.
    fn at(&self, member: &MemberLayout) -> Self {
        let (offset, bits) = (self.offset + member.offset(), BitRange::of(member, self.offset));
        // What is inside ends where its own bytes do.
        let end = if member.tail_length().is_some() { u64::MAX } else { offset + member.size() };
        Side { reader: self.reader.until(end), offset, bits, ctype: member.ctype(), ..*self }
    }

    /// Whether two tails are the same, of so many elements.
    fn is_tail(&self, count: Option<Count>, other: &Self, other_count: Option<Count>) -> bool {
        let (Some(here), Some(there)) = (count, other_count) else { return false };
        match (self.ctype, other.ctype) {
            (CType::Array(CType::Scalar(Scalar::Char), _), CType::Array(CType::Scalar(Scalar::Char), _)) => {
                here.is_cut == there.is_cut && self.text(here.elements).eq(other.text(there.elements))
            }
            (CType::Array(a, _), CType::Array(b, _)) => {
                here == there && Side { ctype: a, ..*self }.all(&Side { ctype: b, ..*other }, here.elements)
            }
            _ => false,
        }
    }

    fn all(&self, other: &Self, count: u64) -> bool {
        let (here, there) = (self.size(), other.size());
        // Elements without bytes are all alike: one stands for any number.
        let count = if here == 0 && there == 0 { count.min(1) } else { count };
        (0..count).all(|i| self.element(i, here).is(&other.element(i, there)))
    }

    /// Element `i` of those that start here, with that size.
    fn element(&self, i: u64, size: u64) -> Self {
        let offset = self.offset + i * size;
        Side { reader: self.reader.until(offset + size), offset, ..*self }
    }

    fn size(&self) -> u64 {
        type_layout(self.ctype, &self.abi).map_or(0, |extent| extent.size)
    }

    fn number(&self) -> Option<Number> {
        match *self.ctype {
            CType::Scalar(scalar) => Number::read(&self.reader, self.offset, self.bits, scalar, &self.abi),
            CType::Ordered(scalar, endian) => {
                Number::read(&self.reader.in_order(endian), self.offset, self.bits, scalar, &self.abi)
            }
            CType::Enum(ref values) => {
                let scalar = self.abi.scalar_of_enum(values);
                Number::read(&self.reader, self.offset, self.bits, scalar, &self.abi)
            }
            CType::Aligned(inner, _) => Self { ctype: inner, ..*self }.number(),
            _ => None,
        }
    }

    fn text(&self, count: u64) -> impl Iterator<Item = u64> {
        (0..count).map_while(|i| self.reader.number(self.offset + i, 1)).take_while(|byte| *byte != 0)
    }
}
