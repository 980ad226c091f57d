//! Writing: a record, an array, or one number of either.

use super::AccessError;
use super::read::{RecordView, Spot};
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::{CType, Format, MemberLayout, RecordLayout, type_layout};
use crate::memory::Writer;
use crate::target::DoesNotFit;
use crate::view::debug::{self, Count};
use crate::view::long_double;
use core::fmt;

/// A record in some bytes, whose members are read and written by name. See the [module](super).
pub struct RecordViewMut<'a> {
    layout: RecordLayout,
    writer: Writer<'a>,
    /// Where the record starts.
    at: u64,
}

impl<'a> RecordViewMut<'a> {
    pub(super) fn new(layout: RecordLayout, writer: Writer<'a>, at: u64) -> Self {
        Self { writer: writer.in_order(layout.abi().endian()), layout, at }
    }

    /// The layout that it is written by.
    pub fn layout(&self) -> &RecordLayout {
        &self.layout
    }

    /// The same record, to read.
    pub fn view(&self) -> RecordView<'_> {
        RecordView::new(self.layout, self.writer.reader(), self.at)
    }

    /// Sets the member with a name, a number, to a value. Bytes and bits beside it stay.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such member in these bytes, it is no number or one of another kind, or it does
    /// not hold the value.
    pub fn set(&mut self, name: &str, value: impl Into<Number>) -> Result<(), AccessError> {
        let member = self.present(name)?;
        Spot::of(&member, self.at, self.layout.abi()).set(self.writer.reborrow(), value.into())
    }

    /// The record that the member with a name is, to read and write.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such member in these bytes, or it is no record.
    pub fn record_mut(&mut self, name: &str) -> Result<RecordViewMut<'_>, AccessError> {
        let member = self.present(name)?;
        Spot::of(&member, self.at, self.layout.abi()).record(self.writer.reborrow())
    }

    /// The array that the member with a name is, to write.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such member in these bytes, or it is no array.
    pub fn array_mut(&mut self, name: &str) -> Result<ArrayViewMut<'_>, AccessError> {
        let member = self.present(name)?;
        let count = debug::tail(&self.writer.reader(), self.at, &self.layout, &member).map(|count| count.elements);
        Spot::of(&member, self.at, self.layout.abi()).array(self.writer.reborrow(), count)
    }

    /// The member with a name, if these bytes have it.
    fn present(&self, name: &str) -> Result<MemberLayout, AccessError> {
        let member = self.layout.member(name).ok_or(AccessError::NoMember { record: self.layout.record().name() })?;
        let reader = self.writer.reader();
        let is_there = member.tail_length().is_some() || debug::is_present(&reader, self.at, &self.layout, &member);
        if is_there { Ok(member) } else { Err(AccessError::Absent { member: member.name() }) }
    }
}

impl fmt::Debug for RecordViewMut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

/// An array in some bytes, to write.
pub struct ArrayViewMut<'a> {
    ctype: &'static CType,
    /// The size of one element.
    size: u64,
    writer: Writer<'a>,
    at: u64,
    len: u64,
    abi: Abi,
}

impl ArrayViewMut<'_> {
    /// How many elements there are.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Sets an element, a number, to a value.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such element, it is no number or one of another kind, or it does not hold the
    /// value.
    pub fn set(&mut self, index: u64, value: impl Into<Number>) -> Result<(), AccessError> {
        let (spot, writer) = self.element(index)?;
        spot.set(writer, value.into())
    }

    /// The record that an element is, to read and write.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such element, or it is no record.
    pub fn record_mut(&mut self, index: u64) -> Result<RecordViewMut<'_>, AccessError> {
        let (spot, writer) = self.element(index)?;
        spot.record(writer)
    }

    /// The array that an element is, to write.
    ///
    /// # Errors
    ///
    /// [`AccessError`] if there is no such element, or it is no array.
    pub fn array_mut(&mut self, index: u64) -> Result<ArrayViewMut<'_>, AccessError> {
        let (spot, writer) = self.element(index)?;
        spot.array(writer, None)
    }

    /// Replaces the text in an array of `char`, or of other one-byte integers, and zeroes the rest of it.
    ///
    /// # Errors
    ///
    /// [`AccessError::TextTooLong`] if there are fewer elements, and [`AccessError::WrongKind`] if they have more
    /// than one byte each.
    pub fn set_text(&mut self, text: impl AsRef<[u8]>) -> Result<(), AccessError> {
        let text = text.as_ref();
        if self.size != 1 {
            return Err(AccessError::WrongKind { asked: "text", is: "an array of something larger than bytes" });
        }
        if text.len() as u64 > self.len {
            return Err(AccessError::TextTooLong { capacity: self.len, given: text.len() });
        }
        for (at, byte) in (self.at..).zip(text) {
            self.writer.set_number(at, 1, u64::from(*byte), None);
        }
        self.writer.zero(self.at + text.len() as u64, self.at + self.len);
        Ok(())
    }

    fn element(&mut self, index: u64) -> Result<(Spot<'_>, Writer<'_>), AccessError> {
        if index >= self.len {
            return Err(AccessError::NoElement { index, len: self.len });
        }
        let offset = self.at + index * self.size;
        Ok((
            Spot { ctype: self.ctype, offset, bits: None, format: Format::Auto, abi: &self.abi },
            self.writer.reborrow(),
        ))
    }
}

impl fmt::Debug for ArrayViewMut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = Count { elements: self.len, is_cut: false };
        debug::array_at(self.writer.reader(), self.at, self.ctype, count, Format::Auto, self.abi, f)
    }
}

/// A number to write; made by `into()` from Rust's.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Number {
    /// For a `_Bool`.
    Bool(bool),
    /// For an integer or a pointer. (An `unsigned __int128` over `i128::MAX` is written as two halves by other means.)
    Integer(i128),
    /// For a floating-point number. A `float` rounds it, as in C.
    Float(f64),
}

macro_rules! numbers {
    ($($type:ty => $variant:ident;)*) => {
        $(
            impl From<$type> for Number {
                fn from(value: $type) -> Self {
                    Self::$variant(value.into())
                }
            }
        )*
    };
}

numbers! {
    bool => Bool;
    u8 => Integer; u16 => Integer; u32 => Integer; u64 => Integer;
    i8 => Integer; i16 => Integer; i32 => Integer; i64 => Integer; i128 => Integer;
    f32 => Float; f64 => Float;
}

impl Spot<'_> {
    fn set(self, writer: Writer<'_>, value: Number) -> Result<(), AccessError> {
        let this = self.bare();
        match *this.ctype {
            CType::Scalar(scalar) => this.set_scalar(scalar, writer, value),
            CType::Ordered(scalar, endian) => this.set_scalar(scalar, writer.in_order(endian), value),
            CType::Enum(ref values) => this.set_scalar(this.abi.scalar_of_enum(values), writer, value),
            _ => Err(AccessError::WrongKind { asked: "a number", is: this.kind() }),
        }
    }

    fn set_scalar(self, scalar: Scalar, mut writer: Writer<'_>, value: Number) -> Result<(), AccessError> {
        let width = self.abi.width(scalar);
        let written = match (scalar, value) {
            (Scalar::Bool, Number::Bool(value)) => self.store(u128::from(value), width, &mut writer),
            (Scalar::LongDouble, Number::Float(value)) => self.store_long_double(value, &mut writer),
            (Scalar::F32 | Scalar::F64 | Scalar::Double, Number::Float(value)) if width == 4 => {
                self.store(u128::from((value as f32).to_bits()), width, &mut writer)
            }
            (Scalar::F32 | Scalar::F64 | Scalar::Double, Number::Float(value)) => {
                self.store(u128::from(value.to_bits()), width, &mut writer)
            }
            (Scalar::Bool | Scalar::LongDouble | Scalar::F32 | Scalar::F64 | Scalar::Double, _)
            | (_, Number::Bool(_) | Number::Float(_)) => {
                return Err(AccessError::WrongKind { asked: value.kind(), is: self.kind() });
            }
            (_, Number::Integer(value)) => {
                self.must_hold(scalar, value)?;
                self.store(value as u128, width, &mut writer)
            }
        };
        // Whoever made the spot saw that the bytes reach so far, unless they end within what is no whole record.
        written.ok_or(AccessError::Absent { member: scalar.c_name() })
    }

    fn must_hold(self, scalar: Scalar, value: i128) -> Result<(), DoesNotFit> {
        let size = self.abi.width(scalar) as u8;
        let width = self.bits.map_or(u32::from(size) * 8, |bits| bits.width());
        let signed = self.abi.is_signed(scalar);
        let fits = match (signed, width) {
            (_, 0) => false,
            (true, _) => value >> (width - 1) == 0 || value >> (width - 1) == -1,
            (false, 127..) => value >= 0,
            (false, _) => value >> width == 0,
        };
        if fits {
            return Ok(());
        }
        Err(DoesNotFit { value, scalar, size, bits: self.bits.map(|bits| bits.width() as u8), signed })
    }

    /// Stores the low bits of a number; `None` if the bytes end before it would.
    fn store(self, bits: u128, width: usize, writer: &mut Writer<'_>) -> Option<()> {
        match self.bits {
            Some(field) => writer.set_bits(field.first(), field.width(), bits as u64),
            None if width == 16 => writer.set_wide_number(self.offset, bits),
            None => writer.set_number(self.offset, width, bits as u64, None),
        }
    }

    fn store_long_double(self, value: f64, writer: &mut Writer<'_>) -> Option<()> {
        let is_big = self.abi.endian() == Endian::Big;
        let (bytes, len) = long_double::encode(value, self.abi.long_double()?, is_big);
        for (at, byte) in (self.offset..).zip(&bytes[..len]) {
            writer.set_number(at, 1, u64::from(*byte), None)?;
        }
        Some(())
    }

    fn record(self, writer: Writer<'_>) -> Result<RecordViewMut<'_>, AccessError> {
        let this = self.bare();
        match *this.ctype {
            CType::Record(record) => match RecordLayout::of(record, *this.abi) {
                Ok(layout) => Ok(RecordViewMut::new(layout, writer, this.offset)),
                // What is around it has a layout, so it has one.
                Err(_) => Err(AccessError::Absent { member: record.name() }),
            },
            _ => Err(AccessError::WrongKind { asked: "a record", is: this.kind() }),
        }
    }

    /// The array that it is; of a tail, `count` says how many elements there are.
    fn array(self, writer: Writer<'_>, count: Option<u64>) -> Result<ArrayViewMut<'_>, AccessError> {
        let this = self.bare();
        let (ctype, len) = match *this.ctype {
            CType::Array(element, len) => (element, count.unwrap_or(len)),
            CType::Opaque { size, .. } => (&CType::Scalar(Scalar::U8), size),
            _ => return Err(AccessError::WrongKind { asked: "an array", is: this.kind() }),
        };
        let size = type_layout(ctype, this.abi).map_or(0, |extent| extent.size);
        Ok(ArrayViewMut { ctype, size, writer, at: this.offset, len, abi: *this.abi })
    }

    fn kind(self) -> &'static str {
        match *self.bare().ctype {
            CType::Scalar(Scalar::Bool) => "a `_Bool`",
            CType::Scalar(Scalar::F32 | Scalar::F64 | Scalar::Double | Scalar::LongDouble) => "a floating-point number",
            CType::Scalar(Scalar::Pointer) => "an address",
            CType::Scalar(_) | CType::Ordered(..) | CType::Enum(_) => "an integer",
            CType::Array(..) | CType::Opaque { .. } => "an array",
            _ => "a record",
        }
    }
}

impl Number {
    fn kind(self) -> &'static str {
        match self {
            Self::Bool(_) => "a `_Bool`",
            Self::Integer(_) => "an integer",
            Self::Float(_) => "a floating-point number",
        }
    }
}
