//! What holds on some ABIs only: a member that is there, a record that is packed.

use crate::abi::{Abi, Endian, Scalar};
use crate::target::Runtime;

/// Something that an ABI is or is not.
///
/// ```
/// use heapstruct::abi::Abi;
/// use heapstruct::layout::{Condition, DataModel};
///
/// const SMALL: Condition = Condition::Model(DataModel::Ilp32);
/// assert!(SMALL.holds_on(&Abi::ILP32));
/// assert!(!SMALL.holds_on(&Abi::LP64));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Condition {
    /// On every ABI.
    Always,
    /// Where the other does not hold.
    Not(&'static Condition),
    /// Where all of them hold.
    All(&'static [Condition]),
    /// Where one of them holds.
    Any(&'static [Condition]),
    /// Where numbers have this order of bytes.
    Endian(Endian),
    /// Where `int`, `long` and pointers have these sizes.
    Model(DataModel),
    /// On this built-in target.
    Target(Runtime),
}

/// The sizes of `int`, `long` and pointers that go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DataModel {
    /// 2-byte `int`, 4-byte `long`, 2-byte pointers: small processors.
    Ip16,
    /// 4 bytes each: most 32-bit systems.
    Ilp32,
    /// 4-byte `int` and `long`, 8-byte pointers: 64-bit Windows.
    Llp64,
    /// 4-byte `int`, 8-byte `long` and pointers: 64-bit Unix.
    Lp64,
}

impl DataModel {
    const fn is_that_of(self, abi: &Abi) -> bool {
        let (int, long, pointer) = match self {
            Self::Ip16 => (2, 4, 2),
            Self::Ilp32 => (4, 4, 4),
            Self::Llp64 => (4, 4, 8),
            Self::Lp64 => (4, 8, 8),
        };
        abi.width(Scalar::Int) == int && abi.width(Scalar::Long) == long && abi.width(Scalar::Pointer) == pointer
    }
}

impl Condition {
    /// Whether it holds on an ABI. A [`Target`](Self::Target) holds on the ABI of that target,
    /// not on one that happens to have the same facts.
    pub const fn holds_on(&self, abi: &Abi) -> bool {
        match self {
            Self::Always => true,
            Self::Not(other) => !other.holds_on(abi),
            Self::All(all) => {
                let mut i = 0;
                while i < all.len() {
                    if !all[i].holds_on(abi) {
                        return false;
                    }
                    i += 1;
                }
                true
            }
            Self::Any(any) => {
                let mut i = 0;
                while i < any.len() {
                    if any[i].holds_on(abi) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            Self::Endian(endian) => abi.endian() as u8 == *endian as u8,
            Self::Model(model) => model.is_that_of(abi),
            Self::Target(target) => match abi.row() {
                Some(row) => row == target.row(),
                None => false,
            },
        }
    }

    /// Whether rows of equal facts may answer differently.
    pub(super) const fn names_targets(&self) -> bool {
        match self {
            Self::Always | Self::Model(_) => false,
            // Rows of one layout class differ in byte order.
            Self::Endian(_) | Self::Target(_) => true,
            Self::Not(other) => other.names_targets(),
            Self::All(these) | Self::Any(these) => {
                let mut i = 0;
                while i < these.len() {
                    if these[i].names_targets() {
                        return true;
                    }
                    i += 1;
                }
                false
            }
        }
    }

    /// Whether both hold on the same ABIs, as far as their words tell.
    pub(super) const fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Always, Self::Always) => true,
            (Self::Not(a), Self::Not(b)) => a.is_like(b),
            (Self::All(a), Self::All(b)) | (Self::Any(a), Self::Any(b)) => {
                if a.len() != b.len() {
                    return false;
                }
                let mut i = 0;
                while i < a.len() {
                    if !a[i].is_like(&b[i]) {
                        return false;
                    }
                    i += 1;
                }
                true
            }
            (Self::Endian(a), Self::Endian(b)) => *a as u8 == *b as u8,
            (Self::Model(a), Self::Model(b)) => *a as u8 == *b as u8,
            (Self::Target(a), Self::Target(b)) => a.row() == b.row(),
            _ => false,
        }
    }
}
