//! The layout algorithm: `const fn` over a record and a row, in checked `u64`.
//!
//! The rules are those of the System V family for plain members, which
//! Microsoft's compilers share for every record that `repr(C)` can say:
//!
//! - a scalar has the size and alignment of its row;
//! - an array has the alignment of its element, and no padding of its own;
//! - a member goes to the next multiple of its alignment, which packing caps;
//! - the record's alignment is the largest of its members' and its own `aligned`;
//! - its size is rounded up to that alignment; without members it is the row's.

use super::{CType, Member, Record};
use crate::abi::{Abi, Scalar};
use crate::target::Runtime;
use core::fmt;

/// Why a record has no layout on an ABI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// The record is larger than this machine can address, or than 4 GiB.
    TooLarge {
        /// The record's name.
        record: &'static str,
    },
    /// The ABI lacks a type that a member has.
    NoSuchType {
        /// The record's name.
        record: &'static str,
        /// The member's name.
        member: &'static str,
        /// The type that is missing.
        scalar: Scalar,
    },
    /// The record is the struct of other platforms: it states its targets, and this is none of them.
    WrongTarget {
        /// The record's name.
        record: &'static str,
        /// The target that it was asked for.
        target: Runtime,
        /// The targets that it states.
        stated: &'static [Runtime],
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { record } => write!(f, "`{record}` is larger there than this machine can address"),
            Self::NoSuchType { record, member, scalar } => {
                write!(f, "`{record}::{member}` needs the type `{}`, which the ABI lacks", scalar.c_name())
            }
            Self::WrongTarget { record, target, stated } => {
                write!(f, "this `{record}` is not the struct of `{target}`")?;
                if stated.is_empty() {
                    return f.write_str(", nor of any built-in target");
                }
                f.write_str(", but of")?;
                let (first, more) = stated.split_at(stated.len().min(3));
                for (i, platform) in first.iter().enumerate() {
                    let separator = match i {
                        0 => "",
                        _ if i + 1 == stated.len() => " and",
                        _ => ",",
                    };
                    write!(f, "{separator} `{platform}`")?;
                }
                if more.is_empty() { Ok(()) } else { write!(f, " and {} more", more.len()) }
            }
        }
    }
}

impl core::error::Error for LayoutError {}

/// Size and alignment of a type, in bytes.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    pub(crate) size: u64,
    pub(crate) align: u64,
}

/// Why a type has no extent; the record that has it as a member adds the names.
#[derive(Clone, Copy)]
pub(crate) enum Fault {
    TooLarge,
    Missing(Scalar),
    Nested(LayoutError),
}

/// Size and alignment of `ctype`.
pub(crate) const fn type_layout(ctype: &CType, abi: &Abi) -> Result<Extent, Fault> {
    match *ctype {
        CType::Scalar(scalar) | CType::Ordered(scalar, _) => match (abi.size_of(scalar), abi.align_of(scalar)) {
            (Some(size), Some(align)) => Ok(Extent { size: size as u64, align: align as u64 }),
            _ => Err(Fault::Missing(scalar)),
        },
        CType::Array(element, count) => match type_layout(element, abi) {
            Ok(one) => match one.size.checked_mul(count) {
                Some(size) => Ok(Extent { size, align: one.align }),
                None => Err(Fault::TooLarge),
            },
            Err(fault) => Err(fault),
        },
        CType::Record(record) => match walk_record(record, abi, &mut []) {
            Ok(extent) => Ok(extent),
            Err(error) => Err(Fault::Nested(error)),
        },
    }
}

/// Walks the members of `record` once. Writes the offset of each into `offsets`, as far
/// as that reaches, and gives the extent of the whole.
pub(crate) const fn walk_record(record: &Record, abi: &Abi, offsets: &mut [u64]) -> Result<Extent, LayoutError> {
    let mut walk = Walk::new(record);
    let mut i = 0;
    while i < record.members.len() {
        match walk.place(&record.members[i], abi) {
            Ok((offset, _)) => {
                if i < offsets.len() {
                    offsets[i] = offset;
                }
            }
            Err(error) => return Err(error),
        }
        i += 1;
    }
    walk.finish(abi)
}

/// A record half laid out.
#[derive(Clone, Copy)]
struct Walk {
    record: &'static str,
    pack: u64,
    /// Where the next member may start.
    end: u64,
    align: u64,
    /// Whether anything was placed: a record without members is a case of its own.
    empty: bool,
}

impl Walk {
    const fn new(record: &Record) -> Self {
        Self { record: record.name, pack: record.pack as u64, end: 0, align: record.align as u64, empty: true }
    }

    /// Gives the offset of the next member, and its size.
    const fn place(&mut self, member: &Member, abi: &Abi) -> Result<(u64, u64), LayoutError> {
        let Extent { size, mut align } = match type_layout(member.ctype, abi) {
            Ok(extent) => extent,
            Err(Fault::TooLarge) => return Err(self.too_large()),
            Err(Fault::Missing(scalar)) => {
                return Err(LayoutError::NoSuchType { record: self.record, member: member.name, scalar });
            }
            Err(Fault::Nested(error)) => return Err(error),
        };
        if self.pack != 0 && align > self.pack {
            align = self.pack;
        }
        let Some(offset) = round_up(self.end, align) else { return Err(self.too_large()) };
        let Some(end) = offset.checked_add(size) else { return Err(self.too_large()) };
        self.end = end;
        self.empty = false;
        if align > self.align {
            self.align = align;
        }
        Ok((offset, size))
    }

    const fn finish(&self, abi: &Abi) -> Result<Extent, LayoutError> {
        let end = if self.empty { abi.empty_record_size() as u64 } else { self.end };
        match round_up(end, self.align) {
            // `isize::MAX` bounds every object of the host, `u32` every entry of a table.
            Some(size) if size <= isize::MAX as u64 && size < u32::MAX as u64 => Ok(Extent { size, align: self.align }),
            _ => Err(self.too_large()),
        }
    }

    const fn too_large(&self) -> LayoutError {
        LayoutError::TooLarge { record: self.record }
    }
}

/// The next multiple of `align`, a power of two.
const fn round_up(n: u64, align: u64) -> Option<u64> {
    match n.checked_add(align - 1) {
        Some(n) => Some(n & !(align - 1)),
        None => None,
    }
}

/// The layout of a record on one ABI: sizes and offsets in bytes.
///
/// Made by [`HeapStruct::layout_on`](crate::HeapStruct::layout_on); see there for the errors.
#[derive(Clone, Copy)]
pub struct RecordLayout {
    record: &'static Record,
    abi: Abi,
    extent: Extent,
}

impl RecordLayout {
    /// Lays out a record; `HeapStruct::layout_on` asks first whether all its types are known there.
    pub(crate) fn on(record: &'static Record, abi: Abi) -> Result<Self, LayoutError> {
        let extent = walk_record(record, &abi, &mut [])?;
        Ok(Self { record, abi, extent })
    }

    /// What was laid out.
    pub const fn record(&self) -> &'static Record {
        self.record
    }

    /// The size, padding at the end included.
    pub const fn size(&self) -> u64 {
        self.extent.size
    }

    /// The alignment that C gives the record there.
    pub const fn align(&self) -> u64 {
        self.extent.align
    }

    /// Where each member lies, in the order of declaration.
    pub fn members(&self) -> impl Iterator<Item = MemberLayout> + use<> {
        let Self { record, abi, .. } = *self;
        let mut walk = Walk::new(record);
        record.members.iter().map_while(move |member| {
            // The whole was laid out in `new`, so no member fails.
            let (offset, size) = walk.place(member, &abi).ok()?;
            Some(MemberLayout { member: *member, offset, size })
        })
    }
}

impl fmt::Debug for RecordLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Members<'a>(&'a RecordLayout);
        impl fmt::Debug for Members<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_map().entries(self.0.members().map(|m| (m.name(), (m.offset(), m.size())))).finish()
            }
        }
        f.debug_struct("RecordLayout")
            .field("record", &self.record.name)
            .field("size", &self.size())
            .field("align", &self.align())
            .field("members", &Members(self))
            .finish()
    }
}

impl PartialEq for RecordLayout {
    /// Whether both have the same extent and every member at the same place.
    fn eq(&self, other: &Self) -> bool {
        (self.size(), self.align()) == (other.size(), other.align())
            && self.members().map(|m| (m.offset, m.size)).eq(other.members().map(|m| (m.offset, m.size)))
    }
}

/// Where one member of a record lies.
#[derive(Clone, Copy, Debug)]
pub struct MemberLayout {
    member: Member,
    offset: u64,
    size: u64,
}

impl MemberLayout {
    /// The member's name.
    pub const fn name(&self) -> &'static str {
        self.member.name
    }

    /// The distance from the start of the record.
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// What says whether it is there; `None` if it always is.
    pub const fn presence(&self) -> Option<super::Presence> {
        self.member.presence
    }

    /// How many bytes it covers.
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// What it is.
    pub const fn ctype(&self) -> &'static CType {
        self.member.ctype
    }

    pub(crate) const fn format(&self) -> super::Format {
        self.member.format
    }
}
