//! `Debug` of views: one walk over the description, so that no code is generated per member.

use super::View;
use super::long_double::Bits as LongDoubleBits;
use super::text::quoted;
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::{CType, Format, MemberLayout, Presence, Record, RecordLayout, Tail, type_layout};
use crate::memory::{Reader, Storage};
use crate::target::Target;
use core::fmt::{self, Debug};

/// `Debug` of a view: what the derive calls.
pub fn debug_view<V: View>(view: &V, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_record(view.storage(), <V::Record as super::HeapStruct>::RECORD, view.target(), f)
}

/// `Debug` of a record of this machine that is bytes itself: what `record!` calls.
pub fn debug_own(bytes: &[u8], record: &'static Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_record(&bytes, record, crate::target::Native, f)
}

/// `Debug` of a record at the start of some storage.
pub(crate) fn debug_record<B: Storage, T: Target>(
    bytes: &B,
    record: &'static Record,
    target: T,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let reader = Reader::new(bytes, target);
    let ctype = &CType::Record(record);
    Shown { reader, offset: 0, bits: None, ctype, format: Format::Auto, abi: target.abi() }.fmt(f)
}

/// `Debug` of several values of one type, one behind the other.
pub(crate) fn elements(
    reader: Reader<'_>,
    ctype: &'static CType,
    count: u64,
    abi: Abi,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    Shown { reader, offset: 0, bits: None, ctype, format: Format::Auto, abi }.list(count, f)
}

/// `Debug` of a value at an offset of the bytes, for code that is driven by a description.
pub(crate) fn value_at(
    reader: Reader<'_>,
    offset: u64,
    ctype: &CType,
    abi: Abi,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    Shown { reader, offset, bits: None, ctype, format: Format::Auto, abi }.fmt(f)
}

/// `Debug` of an array at an offset of the bytes, likewise.
pub(crate) fn array_at(
    reader: Reader<'_>,
    offset: u64,
    element: &CType,
    count: Count,
    format: Format,
    abi: Abi,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let value = Shown { reader, offset, bits: None, ctype: element, format, abi };
    match element {
        CType::Scalar(Scalar::Char) => value.text(count.elements, f),
        _ => value.list_of(count, f),
    }
}

/// One value, at an offset of the bytes.
#[derive(Clone, Copy)]
struct Shown<'a> {
    reader: Reader<'a>,
    offset: u64,
    /// Where it is from the start of the bytes, if it is a bit-field.
    bits: Option<BitRange>,
    ctype: &'a CType,
    format: Format,
    abi: Abi,
}

impl Debug for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.ctype {
            CType::Scalar(scalar) => self.number(scalar, f),
            CType::Ordered(scalar, endian) => Shown { reader: self.reader.in_order(endian), ..*self }.number(scalar, f),
            CType::Array(CType::Scalar(Scalar::Char), count) => self.text(count, f),
            CType::Array(element, count) => Shown { ctype: element, ..*self }.list(count, f),
            CType::Record(record) => self.record(record, f),
            CType::Enum(ref values) => self.number(self.abi.scalar_of_enum(values), f),
            CType::Aligned(inner, _) | CType::Atomic(inner) => Shown { ctype: inner, ..*self }.fmt(f),
            CType::Opaque { size, .. } => Shown { ctype: &CType::Scalar(Scalar::U8), ..*self }.list(size, f),
        }
    }
}

impl Shown<'_> {
    fn record(&self, record: &'static Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(record.name());
        if let Ok(layout) = RecordLayout::of(record, self.abi) {
            for member in layout.members() {
                let (offset, bits) = (self.offset + member.offset(), BitRange::of(&member, self.offset));
                let value = Shown { offset, bits, ctype: member.ctype(), format: member.format(), ..*self };
                if let Some(tail) = tail(&self.reader, self.offset, &layout, &member) {
                    shown.field(member.name(), &ShownTail { value, tail });
                } else if is_present(&self.reader, self.offset, &layout, &member) {
                    // What is inside ends where its own bytes do.
                    let reader = self.reader.until(offset + member.size());
                    shown.field(member.name(), &Shown { reader, ..value });
                } else {
                    shown.field(member.name(), &format_args!("absent"));
                }
            }
        }
        shown.finish()
    }

    fn list(&self, count: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list_of(Count { elements: count, is_cut: false }, f)
    }

    fn list_of(&self, count: Count, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = size_of(self.ctype, &self.abi);
        let mut list = f.debug_list();
        if size == 0 && count.elements > 1 {
            // All alike, and there may be more of them than anyone can count.
            return list.entry(self).finish_non_exhaustive();
        }
        list.entries((0..count.elements).map(|i| {
            let offset = self.offset + i * size;
            Shown { reader: self.reader.until(offset + size), offset, ..*self }
        }));
        if count.is_cut { list.finish_non_exhaustive() } else { list.finish() }
    }

    fn text(&self, count: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = (0..count).map_while(|i| self.reader.number(self.offset + i, 1)).map(|byte| byte as u8);
        quoted(bytes.take_while(|byte| *byte != 0), f)
    }

    fn number(&self, scalar: Scalar, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(number) = Number::read(&self.reader, self.offset, self.bits, scalar, &self.abi) else {
            return f.write_str("?");
        };
        let width = self.bits.map_or(8 * self.abi.width(scalar) as u32, |bits| bits.width);
        match (number, self.format) {
            (Number::Bool(value), _) => value.fmt(f),
            (Number::Float(value), _) if self.abi.width(scalar) == 4 => (value as f32).fmt(f),
            (Number::Float(value), _) => value.fmt(f),
            (Number::LongDouble(value), _) => value.fmt(f),
            (Number::Address(value), _) => write!(f, "{value:#x}"),
            (Number::Unsigned(value), Format::Auto) => value.fmt(f),
            (Number::Signed(value), Format::Auto) => value.fmt(f),
            // A negative number shows the bits that the member has.
            (number, Format::Hex) => write!(f, "{:#x}", number.bits(width)),
            (number, Format::Octal) => write!(f, "{:#o}", number.bits(width)),
        }
    }
}

/// An array that goes on behind its record.
struct ShownTail<'a> {
    value: Shown<'a>,
    tail: Count,
}

impl Debug for ShownTail<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shown { reader, offset, ctype, format, abi, .. } = self.value;
        match ctype {
            CType::Array(element, _) => array_at(reader, offset, element, self.tail, format, abi, f),
            _ => self.value.fmt(f),
        }
    }
}

/// How many elements a tail has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    /// Those that are stated and in the bytes.
    pub(crate) elements: u64,
    /// Whether more are stated than are in the bytes, or none that make sense.
    pub(crate) is_cut: bool,
}

/// How many elements a member of the record at an offset has, if it is a tail.
pub(crate) fn tail(reader: &Reader<'_>, at: u64, layout: &RecordLayout, member: &MemberLayout) -> Option<Count> {
    let (length, CType::Array(element, _)) = (member.tail_length()?, member.ctype()) else { return None };
    let size = size_of(element, layout.abi());
    let given = reader.len().saturating_sub(at + member.offset());
    let (needed, stated) = match length {
        Tail::ToEnd => return Some(Count { elements: given.checked_div(size).unwrap_or(0), is_cut: false }),
        Tail::Elements { member } => {
            let stated = stated(reader, at, layout, member).and_then(|stated| u64::try_from(stated).ok());
            (stated.map(|stated| stated.saturating_mul(size)), stated)
        }
        Tail::Bytes { member } => {
            let needed = stated(reader, at, layout, member).and_then(|stated| u64::try_from(stated).ok());
            (needed, needed.map(|needed| needed.checked_div(size).unwrap_or(0)))
        }
    };
    Some(match (needed, stated) {
        (Some(needed), Some(elements)) if needed <= given => Count { elements, is_cut: false },
        (Some(_), Some(_)) => Count { elements: given.checked_div(size).unwrap_or(0), is_cut: true },
        _ => Count { elements: 0, is_cut: true },
    })
}

fn size_of(ctype: &CType, abi: &Abi) -> u64 {
    type_layout(ctype, abi).map_or(0, |extent| extent.size)
}

/// Whether a member of the record at an offset is there.
pub(crate) fn is_present(reader: &Reader<'_>, at: u64, layout: &RecordLayout, member: &MemberLayout) -> bool {
    let end = member.offset() + member.size();
    match member.presence() {
        None => true,
        Some(Presence::Bits { member, bits }) => {
            integer(reader, at, layout, member).is_some_and(|mask| mask & bits == bits)
        }
        Some(Presence::Reached) => reader.reaches(at + end),
        Some(Presence::Stated { member }) => {
            reader.reaches(at + end) && stated(reader, at, layout, member).is_some_and(|size| i128::from(end) <= size)
        }
    }
}

/// The bits of an integer member.
pub(crate) fn integer(reader: &Reader<'_>, at: u64, layout: &RecordLayout, member: usize) -> Option<u64> {
    let member = layout.declared().nth(member)??;
    let reader = match *member.ctype() {
        CType::Ordered(_, endian) => reader.in_order(endian),
        _ => *reader,
    };
    reader.number(at + member.offset(), member.size() as usize)
}

/// The value of an integer member.
fn stated(reader: &Reader<'_>, at: u64, layout: &RecordLayout, member: usize) -> Option<i128> {
    let bits = integer(reader, at, layout, member)?;
    let member = layout.declared().nth(member)??;
    match *member.ctype() {
        CType::Scalar(scalar) if layout.abi().is_signed(scalar) => {
            let unused = 64 - member.size() as u32 * 8;
            Some(((bits << unused) as i64 >> unused).into())
        }
        _ => Some(bits.into()),
    }
}

/// Where a bit-field is: its first bit in the order of memory, and how many there are.
#[derive(Clone, Copy)]
pub(crate) struct BitRange {
    first: u64,
    width: u32,
}

impl BitRange {
    /// That of a member of the record at an offset; `None` if it is no bit-field.
    pub(crate) fn of(member: &MemberLayout, at: u64) -> Option<Self> {
        let bits = member.bit_range();
        member.is_bit_field().then(|| Self { first: at * 8 + bits.start, width: (bits.end - bits.start) as u32 })
    }

    pub(crate) fn first(self) -> u64 {
        self.first
    }

    pub(crate) fn width(self) -> u32 {
        self.width
    }
}

/// The value of a scalar, whatever its width.
#[derive(Clone, Copy)]
pub(crate) enum Number {
    Bool(bool),
    Unsigned(u128),
    Signed(i128),
    Float(f64),
    LongDouble(LongDoubleBits),
    Address(u64),
}

impl Number {
    /// The scalar at an offset, or the bit-field of its type; `None` where the bytes end before it does.
    pub(crate) fn read(
        reader: &Reader<'_>,
        offset: u64,
        field: Option<BitRange>,
        scalar: Scalar,
        abi: &Abi,
    ) -> Option<Self> {
        let width = abi.width(scalar);
        if let (Scalar::LongDouble, Some(format)) = (scalar, abi.long_double()) {
            let mut bytes = [0; 16];
            for (at, byte) in (offset..).zip(bytes.iter_mut().take(width)) {
                *byte = reader.number(at, 1)? as u8;
            }
            return Some(Self::LongDouble(LongDoubleBits { bytes, format, big: abi.endian() == Endian::Big }));
        }
        let bits = match (field, width) {
            (Some(field), _) => u128::from(reader.bits(field.first, field.width)?),
            (None, 16) => reader.wide_number(offset)?,
            (None, _) => u128::from(reader.number(offset, width)?),
        };
        let unused = 128 - field.map_or(width as u32 * 8, |field| field.width);
        Some(match scalar {
            Scalar::Bool => Self::Bool(bits != 0),
            Scalar::Pointer => Self::Address(bits as u64),
            Scalar::F32 | Scalar::F64 | Scalar::Double => Self::Float(if width == 4 {
                f64::from(f32::from_bits(bits as u32))
            } else {
                f64::from_bits(bits as u64)
            }),
            _ if abi.is_signed(scalar) => Self::Signed((bits << unused) as i128 >> unused),
            _ => Self::Unsigned(bits),
        })
    }

    /// The bits of an integer that has `width` of them.
    fn bits(self, width: u32) -> u128 {
        match self {
            Self::Signed(value) => value as u128 & (u128::MAX >> (128 - width)),
            Self::Unsigned(value) => value,
            Self::Bool(value) => value.into(),
            Self::Address(value) => value.into(),
            Self::Float(value) => value.to_bits().into(),
            Self::LongDouble(value) => value.number(),
        }
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Address(a), Self::Address(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a == b,
            (Self::LongDouble(a), Self::LongDouble(b)) => a == b,
            (Self::Unsigned(a), Self::Unsigned(b)) => a == b,
            (Self::Signed(a), Self::Signed(b)) => a == b,
            // `char` may be signed on one side and not on the other.
            (Self::Unsigned(a), Self::Signed(b)) | (Self::Signed(b), Self::Unsigned(a)) => Ok(a) == u128::try_from(b),
            _ => false,
        }
    }
}
