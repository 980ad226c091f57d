//! `Debug` of views: one walk over the description, so that no code is generated per member.

use super::View;
use super::text::quoted;
use crate::abi::{Abi, Scalar};
use crate::layout::{CType, Format, MemberLayout, Record, RecordLayout};
use crate::memory::{Reader, Storage};
use crate::target::Target;
use core::fmt::{self, Debug};

/// `Debug` of a view: what the derive calls.
pub fn debug_view<V: View>(view: &V, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    debug_record(view.storage(), <V::Record as super::HeapStruct>::RECORD, view.target(), f)
}

/// `Debug` of a record at the start of some storage.
pub(crate) fn debug_record<B: Storage, T: Target>(
    bytes: &B,
    record: &'static Record,
    target: T,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let reader = Reader::new(bytes, target);
    Shown { reader, offset: 0, ctype: &CType::Record(record), format: Format::Auto, abi: target.abi() }.fmt(f)
}

/// `Debug` of several values of one type, one behind the other.
pub(super) fn elements(
    reader: Reader<'_>,
    ctype: &'static CType,
    count: u64,
    abi: Abi,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    Shown { reader, offset: 0, ctype, format: Format::Auto, abi }.list(count, f)
}

/// One value, at an offset of the bytes.
#[derive(Clone, Copy)]
struct Shown<'a> {
    reader: Reader<'a>,
    offset: u64,
    ctype: &'a CType,
    format: Format,
    abi: Abi,
}

impl Debug for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.ctype {
            CType::Scalar(scalar) => self.number(scalar, f),
            CType::Ordered(scalar, endian) => Shown { reader: self.reader.in_order(endian), ..*self }.number(scalar, f),
            CType::Array(CType::Scalar(Scalar::Char), count) => {
                let bytes = (0..count).map_while(|i| self.reader.number(self.offset + i, 1)).map(|byte| byte as u8);
                quoted(bytes.take_while(|byte| *byte != 0), f)
            }
            CType::Array(element, count) => Shown { ctype: element, ..*self }.list(count, f),
            CType::Record(record) => self.record(record, f),
        }
    }
}

impl Shown<'_> {
    fn record(&self, record: &'static Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct(record.name());
        if let Ok(layout) = RecordLayout::on(record, self.abi) {
            for member in layout.members() {
                let offset = self.offset + member.offset();
                if is_present(&self.reader, self.offset, &layout, &member) {
                    shown.field(
                        member.name(),
                        &Shown { offset, ctype: member.ctype(), format: member.format(), ..*self },
                    );
                } else {
                    shown.field(member.name(), &format_args!("absent"));
                }
            }
        }
        shown.finish()
    }

    fn list(&self, count: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = crate::layout::type_layout(self.ctype, &self.abi).map_or(0, |extent| extent.size);
        let mut list = f.debug_list();
        if size == 0 && count > 1 {
            // All alike, and there may be more of them than anyone can count.
            return list.entry(self).finish_non_exhaustive();
        }
        list.entries((0..count).map(|i| Shown { offset: self.offset + i * size, ..*self })).finish()
    }

    fn number(&self, scalar: Scalar, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(number) = Number::read(&self.reader, self.offset, scalar, &self.abi) else {
            return f.write_str("?");
        };
        match (number, self.format) {
            (Number::Bool(value), _) => value.fmt(f),
            (Number::Float(value), _) if self.abi.width(scalar) == 4 => (value as f32).fmt(f),
            (Number::Float(value), _) => value.fmt(f),
            (Number::Address(value), _) => write!(f, "{value:#x}"),
            (Number::Unsigned(value), Format::Auto) => value.fmt(f),
            (Number::Signed(value), Format::Auto) => value.fmt(f),
            // A negative number shows the bits that the member has.
            (number, Format::Hex) => write!(f, "{:#x}", number.bits(self.abi.width(scalar))),
            (number, Format::Octal) => write!(f, "{:#o}", number.bits(self.abi.width(scalar))),
        }
    }
}

/// Whether a member of the record at an offset is there.
pub(super) fn is_present(reader: &Reader<'_>, at: u64, layout: &RecordLayout, member: &MemberLayout) -> bool {
    let Some(presence) = member.presence() else { return true };
    let Some(mask) = layout.members().nth(presence.member()) else { return false };
    let (reader, size) = match *mask.ctype() {
        CType::Ordered(_, endian) => (reader.in_order(endian), mask.size()),
        _ => (*reader, mask.size()),
    };
    reader.number(at + mask.offset(), size as usize).is_some_and(|bits| bits & presence.bits() == presence.bits())
}

/// The value of a scalar, whatever its width.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Bool(bool),
    Unsigned(u128),
    Signed(i128),
    Float(f64),
    Address(u64),
}

impl Number {
    /// The scalar at an offset, `None` where the bytes end before it does.
    pub(super) fn read(reader: &Reader<'_>, offset: u64, scalar: Scalar, abi: &Abi) -> Option<Self> {
        let width = abi.width(scalar);
        let bits = match width {
            16 => reader.wide_number(offset)?,
            _ => u128::from(reader.number(offset, width)?),
        };
        let unused = 128 - width as u32 * 8;
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

    /// The bits of an integer of `width` bytes.
    fn bits(self, width: usize) -> u128 {
        match self {
            Self::Signed(value) => value as u128 & (u128::MAX >> (128 - width as u32 * 8)),
            Self::Unsigned(value) => value,
            Self::Bool(value) => value.into(),
            Self::Address(value) => value.into(),
            Self::Float(value) => value.to_bits().into(),
        }
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Address(a), Self::Address(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a == b,
            (Self::Unsigned(a), Self::Unsigned(b)) => a == b,
            (Self::Signed(a), Self::Signed(b)) => a == b,
            // `char` may be signed on one side and not on the other.
            (Self::Unsigned(a), Self::Signed(b)) | (Self::Signed(b), Self::Unsigned(a)) => Ok(a) == u128::try_from(b),
            _ => false,
        }
    }
}
