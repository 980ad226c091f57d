//! C layout: a record and an ABI in, sizes, alignments and offsets out.
//!
//! There is one algorithm, in `layout/record.rs`, and everything
//! calls it: the derive's proof, the tables of the compile-time targets and of
//! [`Runtime`], and [`RecordLayout`].
//!
//! ```
//! use core::ffi::{c_char, c_long};
//! use heapstruct::{HeapStruct, target::{I686Linux, X86_64Linux}};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Entry { kind: c_char, inode: u64, next: c_long }
//!
//! let wide = Entry::layout_on(X86_64Linux)?;
//! let narrow = Entry::layout_on(I686Linux)?;
//! assert_eq!((wide.size(), narrow.size()), (24, 16));
//! let offsets: Vec<(&str, u64)> = narrow.members().map(|m| (m.name(), m.offset())).collect();
//! assert_eq!(offsets, [("kind", 0), ("inode", 4), ("next", 12)]);
//! # Ok::<(), heapstruct::layout::LayoutError>(())
//! ```

mod message;
mod proof;
mod record;
pub(crate) mod tables;

pub use proof::proves;
pub use record::{LayoutError, MemberLayout, RecordLayout};
pub(crate) use record::{type_layout, walk_record};

use crate::abi::Scalar;
use crate::target::Runtime;

/// What a member is, in C's terms.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum CType {
    /// One number, or one address.
    Scalar(Scalar),
    /// A number whose byte order is its own and not the target's, such as `__be16`.
    Ordered(Scalar, crate::abi::Endian),
    /// That many of that type.
    Array(&'static CType, u64),
    /// Another record.
    Record(&'static Record),
}

impl CType {
    /// Whether both have the same size and alignment on every ABI: whether they are built alike.
    pub(crate) const fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Scalar(a) | Self::Ordered(a, _), Self::Scalar(b) | Self::Ordered(b, _)) => *a as u8 == *b as u8,
            (Self::Array(a, n), Self::Array(b, m)) => *n == *m && a.is_like(b),
            (Self::Record(a), Self::Record(b)) => a.is_like(b),
            _ => false,
        }
    }

    /// The record that it is, or an array of.
    const fn record(&self) -> Option<&'static Record> {
        match *self {
            Self::Record(record) => Some(record),
            Self::Array(element, _) => element.record(),
            Self::Scalar(_) | Self::Ordered(..) => None,
        }
    }

    const fn has_typedefs(&self) -> bool {
        match *self {
            Self::Scalar(scalar) | Self::Ordered(scalar, _) => scalar.is_typedef(),
            Self::Array(element, _) => element.has_typedefs(),
            Self::Record(record) => record.has_typedefs(),
        }
    }
}

/// How `Debug` shows the numbers of a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// As fits the type: decimal, text for `char` arrays, hexadecimal for addresses.
    #[default]
    Auto,
    /// `0x1ff`
    Hex,
    /// `0o777`
    Octal,
}

/// A member of a record.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    name: &'static str,
    ctype: &'static CType,
    format: Format,
    presence: Option<Presence>,
}

/// What says whether a member is there: bits of an earlier or later member of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Presence {
    member: usize,
    bits: u64,
}

impl Presence {
    /// The index of the member whose bits say it.
    pub const fn member(&self) -> usize {
        self.member
    }

    /// The bits, which are all set where the member is there.
    pub const fn bits(&self) -> u64 {
        self.bits
    }
}

impl Member {
    /// Describes a member.
    pub const fn new(name: &'static str, ctype: &'static CType, format: Format) -> Self {
        Self { name, ctype, format, presence: None }
    }

    /// The same member as one that is there only where these bits of another are all set.
    ///
    /// # Panics
    ///
    /// If there are no bits. In a constant that is a compile error.
    #[must_use]
    pub const fn present_if(mut self, member: usize, bits: u64) -> Self {
        assert!(bits != 0, "`present` names no bits: the member would always be there");
        self.presence = Some(Presence { member, bits });
        self
    }

    /// What says whether it is there; `None` if it always is.
    pub const fn presence(&self) -> Option<Presence> {
        self.presence
    }

    /// The member's name in C.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What it is.
    pub const fn ctype(&self) -> &'static CType {
        self.ctype
    }

    /// How `Debug` shows it.
    pub const fn format(&self) -> Format {
        self.format
    }
}

/// A C struct, described: its members in order, and its packing and alignment.
///
/// The derive makes one for each struct, [`HeapStruct::RECORD`](crate::HeapStruct::RECORD).
#[derive(Clone, Copy, Debug)]
pub struct Record {
    name: &'static str,
    pack: u32,
    align: u32,
    members: &'static [Member],
    targets: Option<&'static [Runtime]>,
    /// Whether it is the struct of the machine that this is compiled for, whatever `targets` says.
    native: bool,
}

impl Record {
    /// Describes a struct. `pack` is the `N` of `#pragma pack(N)`, 0 for none; `align`
    /// that of `aligned(N)`, 1 for none; both in bytes.
    ///
    /// # Panics
    ///
    /// If `pack` or `align` is neither its neutral value nor a power of two.
    pub const fn new(name: &'static str, pack: u32, align: u32, members: &'static [Member]) -> Self {
        assert!(pack == 0 || pack.is_power_of_two(), "packing is a power of two");
        assert!(align.is_power_of_two(), "an alignment is a power of two");
        Self { name, pack, align, members, targets: None, native: false }
    }

    /// The same struct as one of some platforms only, and of the machine that this is compiled
    /// for if `native`; elsewhere it has no layout.
    #[must_use]
    pub const fn only_on(mut self, targets: &'static [Runtime], native: bool) -> Self {
        self.targets = Some(targets);
        self.native = native;
        self
    }

    /// The platforms whose struct it is; `None` if it does not say.
    pub const fn targets(&self) -> Option<&'static [Runtime]> {
        self.targets
    }

    /// The struct's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The `N` of `#pragma pack(N)`: no member is aligned to more bytes; 0 for none.
    pub const fn pack(&self) -> u32 {
        self.pack
    }

    /// The `N` of `aligned(N)`: the struct is aligned to at least so many bytes.
    pub const fn align(&self) -> u32 {
        self.align
    }

    /// The members, in the order of their declaration.
    pub const fn members(&self) -> &'static [Member] {
        self.members
    }

    /// Whether both have the same layout on every ABI.
    const fn is_like(&self, other: &Self) -> bool {
        if self.pack != other.pack || self.align != other.align || self.members.len() != other.members.len() {
            return false;
        }
        let mut i = 0;
        while i < self.members.len() {
            if !self.members[i].ctype.is_like(other.members[i].ctype) {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The rows of the targets that it has a layout on, one bit each: those that it states,
    /// and every record in it.
    pub(crate) const fn rows(&self) -> u64 {
        let mut rows = 0;
        let mut row = 0;
        while row < u64::BITS as usize {
            if self.refusal(Some(row), false).is_none() {
                rows |= 1 << row;
            }
            row += 1;
        }
        rows
    }

    /// The record, this one or one in it, that is not one of the target with this row, if it
    /// has one, or of the machine that this is compiled for if that is `native`.
    pub(crate) const fn refusal(&self, row: Option<usize>, native: bool) -> Option<&Self> {
        if let (Some(targets), false) = (self.targets, native && self.native) {
            let row = match row {
                Some(row) => row,
                None => return Some(self),
            };
            let mut i = 0;
            while i < targets.len() && targets[i].row() != row {
                i += 1;
            }
            if i == targets.len() {
                return Some(self);
            }
        }
        let mut i = 0;
        while i < self.members.len() {
            if let Some(inner) = self.members[i].ctype.record() {
                if let Some(refusal) = inner.refusal(row, native) {
                    return Some(refusal);
                }
            }
            i += 1;
        }
        None
    }

    /// Whether its layout depends on what typedefs stand for.
    pub(crate) const fn has_typedefs(&self) -> bool {
        let mut i = 0;
        while i < self.members.len() {
            if self.members[i].ctype.has_typedefs() {
                return true;
            }
            i += 1;
        }
        false
    }
}
