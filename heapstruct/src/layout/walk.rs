//! The layout algorithm: `const fn` over a record and a row, in `u64`.
//!
//! What both families of rules share is here:
//!
//! - a scalar has the size and alignment of its row, an `enum` those of the integer that the row's rules choose;
//! - an array has the alignment of its element, and no padding of its own;
//! - a typedef with `aligned` has exactly that alignment, and `_Atomic` types that of their size;
//! - the members are placed one after the other, by the rules of `system_v.rs` or `microsoft.rs`;
//! - the record's size is rounded up to its alignment; without members it is the row's.
//!
//! No rule asks for the name of a platform. The names in brackets are those of records in
//! `tests/fixtures/records` that show a rule.

use super::{CType, Dialect, Member, Record, RecordKind, microsoft, system_v};
use crate::abi::{Abi, Compiler, Rules, Scalar};
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
    /// A bit-field has more bits than its declared type has on the ABI.
    TooWide {
        /// The record's name.
        record: &'static str,
        /// The bit-field's name, empty for one without.
        member: &'static str,
        /// How many bits it is declared with.
        width: u32,
        /// How many bits its type has.
        bits: u32,
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
            Self::TooWide { record, member, width, bits } => {
                let member = if member.is_empty() { "_" } else { member };
                write!(f, "the bit-field `{record}::{member}` has {width} bits, and its type has {bits} there")
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
    /// How many bytes at the start every record of its kind has, so that a view needs no more: less than
    /// `size` where members may be missing or go on behind the record.
    pub(crate) held: u64,
    /// The alignment that it has as a first member under "power" alignment, and to which its size is rounded.
    preferred: u64,
    /// The alignment that a typedef asks for, or, with Microsoft's compilers, a member in it: 0 for none.
    requested: u64,
}

impl Extent {
    const fn new(size: u64, align: u64) -> Self {
        Self { size, align, held: size, preferred: align, requested: 0 }
    }
}

/// Where a member lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    /// The distance from the start of the record, in bytes, or in bits for a bit-field: those are counted in
    /// the order of memory, on a big-endian ABI from the most significant bit of a byte.
    pub(crate) offset: u64,
    /// How many bytes it covers, or bits.
    pub(crate) size: u64,
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
        CType::Scalar(scalar) | CType::Ordered(scalar, _) => scalar_layout(scalar, abi),
        CType::Enum(values) => scalar_layout(abi.scalar_of_enum(&values), abi),
        CType::Array(element, count) => match type_layout(element, abi) {
            // Of a tail there are elements beyond the declared ones, also where that is none.
            Ok(one) if is_too_large(one.size) => Err(Fault::TooLarge),
            Ok(one) => match one.size.checked_mul(count) {
                Some(size) => Ok(Extent { size, held: size, ..one }),
                None => Err(Fault::TooLarge),
            },
            Err(fault) => Err(fault),
        },
        CType::Record(record) => match walk_record(record, abi, &mut []) {
            Ok(extent) => Ok(extent),
            Err(error) => Err(Fault::Nested(error)),
        },
        CType::Opaque { size, align } => {
            assert!(align.is_power_of_two(), "an alignment is a power of two");
            Ok(Extent::new(size, align as u64))
        }
        // More or less than the type's own (h_aligned_typedef, h_underaligned_typedef).
        CType::Aligned(inner, align) => match type_layout(inner, abi) {
            Ok(extent) => {
                assert!(align.is_power_of_two(), "an alignment is a power of two");
                let align = align as u64;
                Ok(Extent { align, preferred: align, requested: align, ..extent })
            }
            Err(fault) => Err(fault),
        },
        CType::Atomic(inner) => match type_layout(inner, abi) {
            Ok(extent) => Ok(atomic(extent, abi.rules())),
            Err(fault) => Err(fault),
        },
    }
}

/// `isize::MAX` bounds every object of the host, `u32` every entry of a table.
const fn is_too_large(size: u64) -> bool {
    size > isize::MAX as u64 || size >= ABSENT
}

const fn scalar_layout(scalar: Scalar, abi: &Abi) -> Result<Extent, Fault> {
    match (abi.size_of(scalar), abi.align_of(scalar), abi.preferred_align_of(scalar)) {
        (Some(size), Some(align), Some(preferred)) => {
            Ok(Extent { preferred: preferred as u64, ..Extent::new(size as u64, align as u64) })
        }
        _ => Err(Fault::Missing(scalar)),
    }
}

/// What a processor can load at once is aligned to its size (`h_atomic`). clang pads a type until it has such a
/// size; gcc takes one that has it (`h_atomic_struct`).
const fn atomic(inner: Extent, rules: &Rules) -> Extent {
    let greatest = rules.greatest_atomic as u64;
    if inner.size > greatest {
        return inner;
    }
    // Of a type without bytes, too.
    let size = if inner.size == 0 { 1 } else { inner.size.next_power_of_two() };
    let (size, align) = match rules.compiler {
        Compiler::Gcc if size != inner.size => return inner,
        Compiler::Gcc => (size, min(size, rules.aligned as u64)),
        Compiler::Clang | Compiler::Msvc if size > greatest => return inner,
        Compiler::Clang | Compiler::Msvc => (size, size),
    };
    let align = max(align, inner.align);
    Extent { size, align, preferred: align, ..inner }
}

/// What stands for the offset of a member that the record does not have on an ABI.
pub(crate) const ABSENT: u64 = u32::MAX as u64;

/// A record ends before that bit, or it is too large. No sum of two such numbers, or of one and an alignment or a
/// width, overflows: those have 35 bits.
const END: u64 = 1 << 40;

/// Walks the members of `record` once. Writes the offset of each into `offsets`, as far
/// as that reaches ([`ABSENT`] for one that is not there), and gives the extent of the whole.
pub(crate) const fn walk_record(record: &Record, abi: &Abi, offsets: &mut [u64]) -> Result<Extent, LayoutError> {
    let mut walk = Walk::new(record, abi);
    let mut i = 0;
    while i < record.members().len() {
        match walk.place(&record.members()[i], abi) {
            Ok(spot) => {
                if i < offsets.len() {
                    offsets[i] = match spot {
                        Some(spot) => spot.offset,
                        None => ABSENT,
                    };
                }
            }
            Err(error) => return Err(error),
        }
        i += 1;
    }
    walk.finish(abi)
}

/// A record half laid out; in bits.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    record: &'static str,
    pub(super) is_union: bool,
    /// Whether it has Microsoft's layout and not System V's.
    is_microsoft: bool,
    /// The `pack` in force, 0 for none.
    pub(super) pack: u64,
    /// Whether the record is `packed`, and says so to each member.
    pub(super) packed: bool,
    /// What the record itself asks for, 0 for nothing.
    own: u64,
    /// Where the next member may start; in a union 0.
    pub(super) end: u64,
    /// The end of the member that reaches furthest.
    pub(super) size: u64,
    /// The end of the member that reaches furthest of those which every record has.
    held: u64,
    pub(super) align: u64,
    /// What the size is rounded to; more than `align` under "power" alignment alone.
    pub(super) preferred: u64,
    /// The largest alignment that a member asks for: of interest to Microsoft's compilers.
    pub(super) requested: u64,
    /// Whether nothing was placed yet.
    pub(super) is_first: bool,
    /// The size of the unit of bits that is open, in Microsoft's layout; 0 for none.
    pub(super) unit: u64,
    /// How many bits of it are unused.
    pub(super) unused: u64,
    /// Whether a member may be missing from the record's bytes, or goes on behind it.
    is_open: bool,
}

/// A member as the rules see it; in bits.
#[derive(Clone, Copy)]
pub(super) struct Item {
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) preferred: u64,
    pub(super) requested: u64,
    /// The alignment that the member asks for itself: 0 for none.
    pub(super) explicit: u64,
    /// Whether the member is `packed` itself.
    pub(super) packed: bool,
    pub(super) is_named: bool,
}

impl Walk {
    const fn new(record: &Record, abi: &Abi) -> Self {
        let rules = abi.rules();
        let packed = matches!(record.packed(), Some(condition) if condition.holds_on(abi));
        let is_microsoft = match record.asked_dialect() {
            Some(Dialect::Microsoft) if rules.ms_struct => true,
            Some(Dialect::SystemV) if rules.gcc_struct => false,
            _ => rules.microsoft,
        };
        // A record that says nothing has the ABI's packing; one that says `pack` has its own (h_pack1, h_pack2).
        let pack = if record.pack() == 0 { rules.pack as u64 } else { record.pack() as u64 } * 8;
        let own = if record.is_most_aligned() {
            max(record.align() as u64, rules.aligned as u64)
        } else {
            record.align() as u64
        };
        let mut walk = Self {
            record: record.name(),
            is_union: matches!(record.kind(), RecordKind::Union),
            is_microsoft,
            pack,
            packed,
            own: if own == 1 { 0 } else { own * 8 },
            end: 0,
            size: 0,
            held: 0,
            align: 8,
            preferred: 8,
            requested: 0,
            is_first: true,
            unit: 0,
            unused: 0,
            is_open: false,
        };
        if is_microsoft {
            microsoft::start(&mut walk, abi);
        } else {
            system_v::start(&mut walk, rules);
        }
        walk
    }

    /// Aligns the record to at least so many bits.
    pub(super) const fn raise(&mut self, align: u64) {
        if align > self.align {
            self.align = align;
        }
        if align > self.preferred {
            self.preferred = align;
        }
    }

    /// Aligns the record as it asks for itself, which `pack` does not lower (`h_pack1_aligned_struct`), nor does
    /// it lower anything (`h_aligned_small`).
    pub(super) const fn raise_to_own(&mut self) -> u64 {
        self.raise(self.own);
        self.own
    }

    /// Says that a member covers so many bits from `offset` on.
    pub(super) const fn cover(&mut self, offset: u64, bits: u64) {
        let end = offset + bits;
        if end > self.size {
            self.size = end;
        }
        if !self.is_union {
            self.end = end;
        }
    }

    /// Says where the next member lies; `None` if the record does not have it on the ABI.
    const fn place(&mut self, member: &Member, abi: &Abi) -> Result<Option<Spot>, LayoutError> {
        if !member.condition().holds_on(abi) {
            return Ok(None);
        }
        let extent = match type_layout(member.ctype(), abi) {
            Ok(extent) => extent,
            Err(Fault::TooLarge) => return Err(self.too_large()),
            Err(Fault::Missing(scalar)) => {
                return Err(LayoutError::NoSuchType { record: self.record, member: member.name(), scalar });
            }
            Err(Fault::Nested(error)) => return Err(error),
        };
        if extent.size >= END / 8 {
            return Err(self.too_large());
        }
        let rules = abi.rules();
        let explicit = if member.is_most_aligned() {
            max(rules.aligned as u64, member.align() as u64)
        } else {
            member.align() as u64
        };
        let item = Item {
            size: extent.size * 8,
            align: extent.align * 8,
            preferred: extent.preferred * 8,
            requested: extent.requested * 8,
            explicit: explicit * 8,
            packed: member.is_packed(),
            is_named: !member.name().is_empty(),
        };
        let (spot, end) = match member.width() {
            None => {
                let offset = if self.is_microsoft {
                    microsoft::place(self, &item, member, rules, abi)
                } else {
                    system_v::place(self, &item, rules)
                };
                (Spot { offset: offset / 8, size: extent.size }, offset + item.size)
            }
            Some(width) => {
                let width = width as u64;
                if width > item.size {
                    let (record, member) = (self.record, member.name());
                    return Err(LayoutError::TooWide { record, member, width: width as u32, bits: item.size as u32 });
                }
                let offset = if self.is_microsoft {
                    microsoft::place_bits(self, &item, width, member, rules, abi)
                } else {
                    system_v::place_bits(self, &item, width, rules, abi)
                };
                if offset >= ABSENT {
                    return Err(self.too_large());
                }
                (Spot { offset, size: width }, offset + width)
            }
        };
        self.is_first = false;
        if self.end >= END || self.size >= END {
            return Err(self.too_large());
        }
        if member.is_held_where_it_is() {
            self.held = max(self.held, end);
        } else {
            self.is_open = true;
            if member.tail_length().is_some() {
                self.held = max(self.held, spot.offset * 8);
            }
        }
        Ok(Some(spot))
    }

    const fn finish(mut self, abi: &Abi) -> Result<Extent, LayoutError> {
        if self.is_microsoft {
            microsoft::finish(&mut self, abi);
        }
        // A union too: no member, no byte (h_empty, h_empty_member).
        if self.is_first {
            self.size = max(self.size, abi.empty_record_size() as u64 * 8);
        }
        let size = round_up(self.size, self.preferred) / 8;
        if is_too_large(size) {
            return Err(self.too_large());
        }
        Ok(Extent {
            size,
            align: self.align / 8,
            held: if self.is_open { self.held.div_ceil(8) } else { size },
            preferred: self.preferred / 8,
            // A record that asks for any alignment is not packed below the one that it has.
            requested: if self.own == 0 { self.requested } else { max(self.requested, self.align) } / 8,
        })
    }

    const fn too_large(&self) -> LayoutError {
        LayoutError::TooLarge { record: self.record }
    }
}

/// The next multiple of `align`, a power of two.
pub(super) const fn round_up(n: u64, align: u64) -> u64 {
    (n + (align - 1)) & !(align - 1)
}

pub(super) const fn max(a: u64, b: u64) -> u64 {
    if a > b { a } else { b }
}

pub(super) const fn min(a: u64, b: u64) -> u64 {
    if a < b { a } else { b }
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
    /// Lays out a described record on an ABI. [`HeapStruct::layout_on`](crate::HeapStruct::layout_on) does that for a
    /// type, and knows which types an alias makes native.
    ///
    /// ```
    /// use heapstruct::abi::{Abi, Scalar};
    /// use heapstruct::layout::{CType, Format, Member, Record, RecordLayout};
    ///
    /// const INT: CType = CType::Scalar(Scalar::Int);
    /// const FLAGS: Record = Record::new("flags", 0, 1, &[
    ///     Member::new("kind", &INT, Format::Auto).bits(5),
    ///     Member::new("level", &INT, Format::Auto).bits(30),
    /// ]);
    ///
    /// let layout = RecordLayout::of(&FLAGS, Abi::LP64)?;
    /// let bits: Vec<_> = layout.members().map(|member| member.bit_range()).collect();
    /// assert_eq!(bits, [0..5, 32..62]);
    /// assert_eq!(layout.size(), 8);
    /// # Ok::<(), heapstruct::layout::LayoutError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the ABI lacks a type of a member, a bit-field is wider than its type there, or the record is too large.
    ///
    /// # Panics
    ///
    /// If an alignment in the description is no power of two.
    pub fn of(record: &'static Record, abi: Abi) -> Result<Self, LayoutError> {
        let extent = walk_record(record, &abi, &mut [])?;
        Ok(Self { record, abi, extent })
    }

    /// The ABI that it was laid out on.
    pub(crate) const fn abi(&self) -> &Abi {
        &self.abi
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

    /// How many bytes at the start every such record has: what a view of it needs. It is the size, but for
    /// records whose members may be missing or go on behind it.
    pub const fn held_size(&self) -> u64 {
        self.extent.held
    }

    /// Where each member lies, in the order of declaration: those that have a name, and that the record has
    /// on this ABI.
    pub fn members(&self) -> impl Iterator<Item = MemberLayout> + use<> {
        self.declared().flatten().filter(|member| !member.name().is_empty())
    }

    /// Where each declared member lies; `None` for one that the record does not have on this ABI.
    pub(crate) fn declared(&self) -> impl Iterator<Item = Option<MemberLayout>> + use<> {
        let Self { record, abi, .. } = *self;
        let mut walk = Walk::new(record, &abi);
        record.members().iter().map_while(move |member| {
            // The whole was laid out in `new`, so no member fails.
            let spot = walk.place(member, &abi).ok()?;
            Some(spot.map(|spot| MemberLayout { member: *member, spot }))
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
            .field("record", &self.record.name())
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
            && self.members().map(|m| m.bit_range()).eq(other.members().map(|m| m.bit_range()))
    }
}

/// Where one member of a record lies.
#[derive(Clone, Copy, Debug)]
pub struct MemberLayout {
    member: Member,
    spot: Spot,
}

impl MemberLayout {
    /// The member's name.
    pub const fn name(&self) -> &'static str {
        self.member.name()
    }

    /// The distance from the start of the record in bytes: of a bit-field, that of its first byte.
    pub const fn offset(&self) -> u64 {
        if self.is_bit_field() { self.spot.offset / 8 } else { self.spot.offset }
    }

    /// How many bytes it covers, a bit-field's first and last one whole.
    pub const fn size(&self) -> u64 {
        if self.is_bit_field() {
            (self.spot.offset + self.spot.size).div_ceil(8) - self.spot.offset / 8
        } else {
            self.spot.size
        }
    }

    /// Whether it is a bit-field.
    pub const fn is_bit_field(&self) -> bool {
        self.member.width().is_some()
    }

    /// The bits that it covers, counted from the start of the record in the order of memory: from the least
    /// significant bit of each byte on a little-endian ABI, from the most significant one on a big-endian ABI.
    pub const fn bit_range(&self) -> core::ops::Range<u64> {
        let Spot { offset, size } = self.spot;
        if self.is_bit_field() { offset..offset + size } else { offset * 8..(offset + size) * 8 }
    }

    /// What says whether it is there; `None` if it always is.
    pub const fn presence(&self) -> Option<super::Presence> {
        self.member.presence()
    }

    /// How long it is, if it is an array that goes on behind the record.
    pub const fn tail_length(&self) -> Option<super::Tail> {
        self.member.tail_length()
    }

    /// What it is.
    pub const fn ctype(&self) -> &'static CType {
        self.member.ctype()
    }

    pub(crate) const fn format(&self) -> super::Format {
        self.member.format()
    }
}
