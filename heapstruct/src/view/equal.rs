//! `==` of views: by value, whatever storage and target each side has.

use super::View;
use super::debug::{Number, is_present};
use crate::abi::{Abi, Scalar};
use crate::layout::{CType, RecordLayout, type_layout};
use crate::memory::Reader;
use crate::target::Target;

/// `==` of two views of one struct: what the derive calls.
///
/// Numbers are equal if their values are, addresses if their numbers are, floats as in
/// Rust (so a NaN differs from itself), text up to the NUL. A member that is absent equals
/// one that is absent too. Padding does not count.
pub fn same_view<A: View, B: View<Record = A::Record>>(a: &A, b: &B) -> bool {
    let ctype = &CType::Record(<A::Record as super::HeapStruct>::RECORD);
    Side { reader: a.as_place().reader(), offset: 0, ctype, abi: a.target().abi() }.is(&Side {
        reader: b.as_place().reader(),
        offset: 0,
        ctype,
        abi: b.target().abi(),
    })
}

/// Whether `count` values of one type, one behind the other, are the same on both sides.
pub(super) fn elements(a: (Reader<'_>, &CType, Abi), b: (Reader<'_>, &CType, Abi), count: u64) -> bool {
    let side = |(reader, ctype, abi)| Side { reader, offset: 0, ctype, abi };
    side(a).all(&side(b), count)
}

/// A value on one side of the comparison.
#[derive(Clone, Copy)]
struct Side<'a> {
    reader: Reader<'a>,
    offset: u64,
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
                match (RecordLayout::on(a, self.abi), RecordLayout::on(b, other.abi)) {
                    (Ok(a), Ok(b)) => {
                        a.record().members().len() == b.record().members().len()
                            && a.members().zip(b.members()).all(|(x, y)| {
                                let here = is_present(&self.reader, self.offset, &a, &x);
                                let there = is_present(&other.reader, other.offset, &b, &y);
                                if !here || !there {
                                    return here == there;
                                }
                                let (offset, ctype) = (self.offset + x.offset(), x.ctype());
                                let there = Side { offset: other.offset + y.offset(), ctype: y.ctype(), ..*other };
                                Side { offset, ctype, ..*self }.is(&there)
                            })
                    }
                    _ => false,
                }
            }
            _ => match (self.number(), other.number()) {
                (Some(a), Some(b)) => a == b,
                _ => false,
            },
        }
    }

    fn all(&self, other: &Self, count: u64) -> bool {
        let (here, there) = (self.size(), other.size());
        // Elements without bytes are all alike: one stands for any number.
        let count = if here == 0 && there == 0 { count.min(1) } else { count };
        (0..count).all(|i| {
            let other = Side { offset: other.offset + i * there, ..*other };
            Side { offset: self.offset + i * here, ..*self }.is(&other)
        })
    }

    fn size(&self) -> u64 {
        type_layout(self.ctype, &self.abi).map_or(0, |extent| extent.size)
    }

    fn number(&self) -> Option<Number> {
        match *self.ctype {
            CType::Scalar(scalar) => Number::read(&self.reader, self.offset, scalar, &self.abi),
            CType::Ordered(scalar, endian) => {
                Number::read(&self.reader.in_order(endian), self.offset, scalar, &self.abi)
            }
            _ => None,
        }
    }

    fn text(&self, count: u64) -> impl Iterator<Item = u64> {
        (0..count).map_while(|i| self.reader.number(self.offset + i, 1)).take_while(|byte| *byte != 0)
    }
}
