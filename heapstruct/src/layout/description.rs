//! What is laid out: records, their members, and the types of those.

use super::Condition;
use crate::abi::{Endian, Scalar};
use crate::target::Runtime;

/// What a member is, in C's terms.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum CType {
    /// One number, or one address.
    Scalar(Scalar),
    /// A number whose byte order is its own and not the target's, such as `__be16`.
    Ordered(Scalar, Endian),
    /// An `enum`, whose integer type is chosen by the ABI.
    Enum(Enumeration),
    /// That many of that type.
    Array(&'static CType, u64),
    /// Another record.
    Record(&'static Record),
    /// Something of which only size and alignment are known, in bytes.
    Opaque {
        /// How many bytes it covers, on every ABI.
        size: u64,
        /// The alignment, on every ABI.
        align: u32,
    },
    /// That type with exactly this alignment in bytes, more or less than its own: a typedef with `aligned`.
    Aligned(&'static CType, u32),
    /// `_Atomic` of that type.
    Atomic(&'static CType),
}

/// The values of an `enum` of C's, which decide its integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Enumeration {
    /// The least value.
    pub lowest: i64,
    /// The greatest value.
    pub highest: i64,
    /// Whether it is declared `packed`: as small as its values allow.
    pub packed: bool,
}

impl CType {
    /// Whether both have the same size and alignment on every ABI: whether they are built alike.
    pub(crate) const fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Scalar(a) | Self::Ordered(a, _), Self::Scalar(b) | Self::Ordered(b, _)) => *a as u8 == *b as u8,
            (Self::Enum(a), Self::Enum(b)) => a.lowest == b.lowest && a.highest == b.highest && a.packed == b.packed,
            (Self::Array(a, n), Self::Array(b, m)) => *n == *m && a.is_like(b),
            (Self::Record(a), Self::Record(b)) => a.is_like(b),
            (Self::Opaque { size: a, align: n }, Self::Opaque { size: b, align: m }) => *a == *b && *n == *m,
            (Self::Aligned(a, n), Self::Aligned(b, m)) => *n == *m && a.is_like(b),
            (Self::Atomic(a), Self::Atomic(b)) => a.is_like(b),
            _ => false,
        }
    }

    /// The record that it is, or an array of.
    pub(super) const fn record(&self) -> Option<&'static Record> {
        match *self {
            Self::Record(record) => Some(record),
            Self::Array(inner, _) | Self::Aligned(inner, _) | Self::Atomic(inner) => inner.record(),
            Self::Scalar(_) | Self::Ordered(..) | Self::Enum(_) | Self::Opaque { .. } => None,
        }
    }

    /// Whether rows of one layout class may lay it out differently.
    const fn depends_on_row(&self) -> bool {
        match *self {
            Self::Scalar(scalar) | Self::Ordered(scalar, _) => scalar.is_typedef(),
            Self::Array(inner, _) | Self::Aligned(inner, _) | Self::Atomic(inner) => inner.depends_on_row(),
            Self::Record(record) => record.depends_on_row(),
            Self::Enum(_) | Self::Opaque { .. } => false,
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
    tail: Option<Tail>,
    width: Option<u32>,
    packed: bool,
    align: u32,
    most_aligned: bool,
    on: Condition,
}

/// What says whether a member is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Presence {
    /// Bits of another member, which are all set where this one is there.
    Bits {
        /// The index of the member that has the bits.
        member: usize,
        /// The bits.
        bits: u64,
    },
    /// The length of the record's bytes: it is there if they reach its end.
    Reached,
    /// The size that another member states: it is there if it ends within that, and within the record's bytes.
    Stated {
        /// The index of the member that states the size of the record, in bytes.
        member: usize,
    },
}

/// How long an array is that ends a record, and goes on behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Tail {
    /// To the end of the record's bytes.
    ToEnd,
    /// As many elements as another member says.
    Elements {
        /// The index of that member.
        member: usize,
    },
    /// As many bytes as another member says.
    Bytes {
        /// The index of that member.
        member: usize,
    },
}

impl Member {
    /// Describes a member. An unnamed bit-field has an empty name.
    pub const fn new(name: &'static str, ctype: &'static CType, format: Format) -> Self {
        Self {
            name,
            ctype,
            format,
            presence: None,
            tail: None,
            width: None,
            packed: false,
            align: 0,
            most_aligned: false,
            on: Condition::Always,
        }
    }

    /// The same member as one that is there only where these bits of another are all set.
    ///
    /// # Panics
    ///
    /// If there are no bits. In a constant that is a compile error.
    #[must_use]
    pub const fn present_if(mut self, member: usize, bits: u64) -> Self {
        assert!(bits != 0, "`present` names no bits: the member would always be there");
        self.presence = Some(Presence::Bits { member, bits });
        self
    }

    /// The same member as one that is there only where the record's bytes reach its end.
    #[must_use]
    pub const fn present_if_reached(mut self) -> Self {
        self.presence = Some(Presence::Reached);
        self
    }

    /// The same member as one that is there only where it ends within the size that another states.
    #[must_use]
    pub const fn present_if_stated(mut self, member: usize) -> Self {
        self.presence = Some(Presence::Stated { member });
        self
    }

    /// The same member, an array, as one that goes on behind the record.
    #[must_use]
    pub const fn tail(mut self, tail: Tail) -> Self {
        self.tail = Some(tail);
        self
    }

    /// The same member as a bit-field of so many bits.
    #[must_use]
    pub const fn bits(mut self, width: u32) -> Self {
        self.width = Some(width);
        self
    }

    /// The same member without the alignment of its type: `packed` on the member.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// The same member aligned to at least so many bytes: `aligned(N)` on the member.
    ///
    /// # Panics
    ///
    /// If that is no power of two. In a constant that is a compile error.
    #[must_use]
    pub const fn aligned(mut self, align: u32) -> Self {
        assert!(align.is_power_of_two(), "an alignment is a power of two");
        self.align = align;
        self
    }

    /// The same member aligned as the ABI says of `aligned` without a number
    /// ([`Rules::aligned`](crate::abi::Rules::aligned)).
    #[must_use]
    pub const fn most_aligned(mut self) -> Self {
        self.most_aligned = true;
        self
    }

    /// The same member as one that the record has on some ABIs only.
    #[must_use]
    pub const fn on(mut self, condition: Condition) -> Self {
        self.on = condition;
        self
    }

    /// What says whether it is there; `None` if it always is.
    pub const fn presence(&self) -> Option<Presence> {
        self.presence
    }

    /// How long it is, if it is an array that goes on behind the record.
    pub const fn tail_length(&self) -> Option<Tail> {
        self.tail
    }

    /// How many bits it has, if it is a bit-field.
    pub const fn width(&self) -> Option<u32> {
        self.width
    }

    /// Whether it is without the alignment of its type.
    pub const fn is_packed(&self) -> bool {
        self.packed
    }

    /// The bytes that it is aligned to at least; 0 if it does not say.
    pub const fn align(&self) -> u32 {
        self.align
    }

    /// Whether it says `aligned` without a number.
    pub const fn is_most_aligned(&self) -> bool {
        self.most_aligned
    }

    /// On which ABIs the record has it.
    pub const fn condition(&self) -> Condition {
        self.on
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

    /// Whether every record's bytes hold it, on every ABI: whether a getter may load it without asking.
    pub(crate) const fn is_always_held(&self) -> bool {
        self.is_held_where_it_is() && matches!(self.on, Condition::Always)
    }

    /// Whether every record's bytes hold it on those ABIs where the record has it.
    pub(crate) const fn is_held_where_it_is(&self) -> bool {
        self.tail.is_none() && matches!(self.presence, None | Some(Presence::Bits { .. }))
    }

    const fn is_like(&self, other: &Self) -> bool {
        let same_width = match (self.width, other.width) {
            (None, None) => true,
            // One without a name does not align its record everywhere.
            (Some(a), Some(b)) => a == b && self.name.is_empty() == other.name.is_empty(),
            _ => false,
        };
        same_width
            && self.packed == other.packed
            && self.align == other.align
            && self.most_aligned == other.most_aligned
            && self.is_held_where_it_is() == other.is_held_where_it_is()
            && self.on.is_like(&other.on)
            && self.ctype.is_like(other.ctype)
    }
}

/// Whether the members of a record follow each other or all lie at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    /// `struct`
    Struct,
    /// `union`
    Union,
}

/// Whose layout a record asks for, whatever its platform has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `ms_struct`: that of Microsoft's compilers.
    Microsoft,
    /// `gcc_struct`: System V's.
    SystemV,
}

/// A C struct or union, described: its members in order, and its packing and alignment.
///
/// The derive makes one for each struct, [`HeapStruct::RECORD`](crate::HeapStruct::RECORD).
#[derive(Clone, Copy, Debug)]
pub struct Record {
    name: &'static str,
    kind: RecordKind,
    pack: u32,
    packed: Option<Condition>,
    align: u32,
    most_aligned: bool,
    dialect: Option<Dialect>,
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
        Self {
            name,
            kind: RecordKind::Struct,
            pack,
            packed: None,
            align,
            most_aligned: false,
            dialect: None,
            members,
            targets: None,
            native: false,
        }
    }

    /// The same members as those of a union.
    #[must_use]
    pub const fn union(mut self) -> Self {
        self.kind = RecordKind::Union;
        self
    }

    /// The same record as one that is `packed`, where the condition holds: no member has the alignment of its
    /// type. Bit-fields and members with an alignment of their own tell it from `pack` 1.
    #[must_use]
    pub const fn packed_on(mut self, condition: Condition) -> Self {
        self.packed = Some(condition);
        self
    }

    /// The same record aligned as the ABI says of `aligned` without a number
    /// ([`Rules::aligned`](crate::abi::Rules::aligned)).
    #[must_use]
    pub const fn most_aligned(mut self) -> Self {
        self.most_aligned = true;
        self
    }

    /// The same record with the attribute `ms_struct` or `gcc_struct`, which some ABIs do not hear.
    #[must_use]
    pub const fn dialect(mut self, dialect: Dialect) -> Self {
        self.dialect = Some(dialect);
        self
    }

    /// The same struct as one of some platforms only, and of the machine that this is compiled
    /// for if `native`; elsewhere it has no layout.
    #[must_use]
    pub const fn only_on(mut self, targets: &'static [Runtime], native: bool) -> Self {
        self.targets = Some(targets);
        self.native = native;
        self
    }

    /// Whether it is a struct or a union.
    pub const fn kind(&self) -> RecordKind {
        self.kind
    }

    /// On which ABIs it is `packed`; `None` if it says nothing of the kind.
    pub const fn packed(&self) -> Option<Condition> {
        self.packed
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

    /// Whether it says `aligned` without a number.
    pub const fn is_most_aligned(&self) -> bool {
        self.most_aligned
    }

    /// Whose layout it asks for; `None` for that of its platform.
    pub const fn asked_dialect(&self) -> Option<Dialect> {
        self.dialect
    }

    /// The members, in the order of their declaration.
    pub const fn members(&self) -> &'static [Member] {
        self.members
    }

    /// Whether its last member goes on behind it.
    pub(crate) const fn has_tail(&self) -> bool {
        matches!(self.members.last(), Some(last) if last.tail.is_some())
    }

    /// Whether both have the same layout on every ABI.
    const fn is_like(&self, other: &Self) -> bool {
        let same_packed = match (&self.packed, &other.packed) {
            (None, None) => true,
            (Some(a), Some(b)) => a.is_like(b),
            _ => false,
        };
        let same_dialect = match (self.dialect, other.dialect) {
            (None, None) => true,
            (Some(a), Some(b)) => a as u8 == b as u8,
            _ => false,
        };
        if !same_packed
            || !same_dialect
            || self.most_aligned != other.most_aligned
            || self.kind as u8 != other.kind as u8
            || self.pack != other.pack
            || self.align != other.align
            || self.members.len() != other.members.len()
        {
            return false;
        }
        let mut i = 0;
        while i < self.members.len() {
            if !self.members[i].is_like(&other.members[i]) {
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

    /// Whether its layout depends on more than the layout class of a row: on what typedefs stand for, or
    /// on which target it is.
    pub(crate) const fn depends_on_row(&self) -> bool {
        if matches!(&self.packed, Some(condition) if condition.names_targets()) {
            return true;
        }
        let mut i = 0;
        while i < self.members.len() {
            let member = &self.members[i];
            if member.on.names_targets() || member.ctype.depends_on_row() {
                return true;
            }
            i += 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is alike may be read as each other: a bit-field without a name does not align its record.
    #[test]
    fn bits_with_and_without_a_name_are_not_alike() {
        const INT: &CType = &CType::Scalar(Scalar::Int);
        static NAMED: Record = Record::new("named", 0, 1, &[Member::new("b", INT, Format::Auto).bits(4)]);
        static OTHER: Record = Record::new("other", 0, 1, &[Member::new("c", INT, Format::Auto).bits(4)]);
        static UNNAMED: Record = Record::new("unnamed", 0, 1, &[Member::new("", INT, Format::Auto).bits(4)]);
        assert!(CType::Record(&NAMED).is_like(&CType::Record(&OTHER)));
        assert!(!CType::Record(&NAMED).is_like(&CType::Record(&UNNAMED)));
    }
}
