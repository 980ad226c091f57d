//! Reading: a record, an array, or one value of either.

use super::AccessError;
use crate::abi::{Abi, Scalar};
use crate::layout::{CType, Format, MemberLayout, RecordLayout, type_layout};
use crate::memory::Reader;
use crate::view::debug::{self, BitRange, Count, Number};
use core::fmt;

/// A record in some bytes, whose members are read by name. See the [module](super).
///
/// `Debug` shows all members, as that of every view does.
#[derive(Clone, Copy)]
pub struct RecordView<'a> {
    layout: RecordLayout,
    reader: Reader<'a>,
    /// Where the record starts.
    at: u64,
}

impl<'a> RecordView<'a> {
    pub(super) fn new(layout: RecordLayout, reader: Reader<'a>, at: u64) -> Self {
        Self { reader: reader.in_order(layout.abi().endian()), layout, at }
    }

    /// The layout that it is read by.
    pub fn layout(&self) -> &RecordLayout {
        &self.layout
    }

    /// The value of the member with a name.
    ///
    /// # Errors
    ///
    /// [`AccessError::NoMember`] if the record has none of that name on its ABI, and [`AccessError::Absent`] if these
    /// bytes do not have it: see [`MemberLayout::presence`].
    pub fn get(&self, name: &str) -> Result<Value<'a>, AccessError> {
        let member = self.layout.member(name).ok_or(AccessError::NoMember { record: self.layout.record().name() })?;
        self.value(&member).ok_or(AccessError::Absent { member: member.name() })
    }

    /// The record that the member with a name is.
    ///
    /// # Errors
    ///
    /// Those of [`get`](Self::get), and [`AccessError::WrongKind`] if it is no record.
    pub fn record(&self, name: &str) -> Result<RecordView<'a>, AccessError> {
        self.get(name)?.record()
    }

    /// The array that the member with a name is.
    ///
    /// # Errors
    ///
    /// Those of [`get`](Self::get), and [`AccessError::WrongKind`] if it is no array.
    pub fn array(&self, name: &str) -> Result<ArrayView<'a>, AccessError> {
        self.get(name)?.array()
    }

    /// The value of a member of this layout; `None` if these bytes do not have it.
    ///
    /// Of a member of another layout, it is what lies where that is: some value, or `None` beyond the end.
    pub fn value(&self, member: &MemberLayout) -> Option<Value<'a>> {
        let spot = Spot::of(member, self.at, self.layout.abi());
        if let Some(count) = debug::tail(&self.reader, self.at, &self.layout, member) {
            return spot.tail(self.reader, count);
        }
        if !debug::is_present(&self.reader, self.at, &self.layout, member) {
            return None;
        }
        // What is inside ends where its own bytes do.
        spot.value(self.reader.until(self.at + member.offset() + member.size()))
    }

    /// All members, in the order of declaration, each with its value if these bytes have it.
    pub fn members(&self) -> impl Iterator<Item = (MemberLayout, Option<Value<'a>>)> {
        let view = *self;
        view.layout.members().map(move |member| (member, view.value(&member)))
    }
}

impl fmt::Debug for RecordView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ctype = &CType::Record(self.layout.record());
        debug::value_at(self.reader, self.at, ctype, *self.layout.abi(), f)
    }
}

/// What a member or an element is and where it lies.
#[derive(Clone, Copy)]
pub(super) struct Spot<'a> {
    pub(super) ctype: &'static CType,
    pub(super) offset: u64,
    pub(super) bits: Option<BitRange>,
    pub(super) format: Format,
    pub(super) abi: &'a Abi,
}

impl<'s> Spot<'s> {
    pub(super) fn of(member: &MemberLayout, at: u64, abi: &'s Abi) -> Self {
        let (offset, bits) = (at + member.offset(), BitRange::of(member, at));
        Self { ctype: member.ctype(), offset, bits, format: member.format(), abi }
    }

    /// What stands behind `aligned` and `_Atomic`, which say nothing of the value.
    pub(super) fn bare(self) -> Self {
        match self.ctype {
            CType::Aligned(inner, _) | CType::Atomic(inner) => Self { ctype: inner, ..self }.bare(),
            _ => self,
        }
    }

    fn value<'a>(self, reader: Reader<'a>) -> Option<Value<'a>> {
        let number = |scalar, reader: Reader<'a>| {
            Number::read(&reader, self.offset, self.bits, scalar, self.abi).map(Value::from)
        };
        match *self.ctype {
            CType::Scalar(scalar) => number(scalar, reader),
            CType::Ordered(scalar, endian) => number(scalar, reader.in_order(endian)),
            CType::Enum(ref values) => number(self.abi.scalar_of_enum(values), reader),
            CType::Aligned(inner, _) | CType::Atomic(inner) => Self { ctype: inner, ..self }.value(reader),
            CType::Record(record) => {
                let layout = RecordLayout::of(record, *self.abi).ok()?;
                Some(Value::Record(RecordView::new(layout, reader, self.offset)))
            }
            CType::Array(element, elements) => self.elements(element, reader, Count { elements, is_cut: false }),
            CType::Opaque { size, .. } => {
                self.elements(&CType::Scalar(Scalar::U8), reader, Count { elements: size, is_cut: false })
            }
        }
    }

    fn tail<'a>(self, reader: Reader<'a>, count: Count) -> Option<Value<'a>> {
        let CType::Array(element, _) = self.bare().ctype else { return None };
        self.elements(element, reader, count)
    }

    fn elements<'a>(self, ctype: &'static CType, reader: Reader<'a>, count: Count) -> Option<Value<'a>> {
        let size = type_layout(ctype, self.abi).ok()?.size;
        let Self { offset, format, abi, .. } = self;
        Some(Value::Array(ArrayView { ctype, size, reader, at: offset, count, format, abi: *abi }))
    }
}

/// An array in some bytes: of numbers, text, records, or arrays.
///
/// `Debug` shows all elements, and text as text.
#[derive(Clone, Copy)]
pub struct ArrayView<'a> {
    ctype: &'static CType,
    /// The size of one element.
    size: u64,
    reader: Reader<'a>,
    at: u64,
    count: Count,
    format: Format,
    abi: Abi,
}

impl<'a> ArrayView<'a> {
    /// How many elements there are: of a tail, those that these bytes hold of the stated ones.
    pub fn len(&self) -> u64 {
        self.count.elements
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether these bytes end before the length that the record states, or it states none that makes sense.
    pub fn is_cut(&self) -> bool {
        self.count.is_cut
    }

    /// An element; `None` from [`len`](Self::len) on.
    pub fn get(&self, index: u64) -> Option<Value<'a>> {
        if index >= self.len() {
            return None;
        }
        let offset = self.at + index * self.size;
        let spot = Spot { ctype: self.ctype, offset, bits: None, format: self.format, abi: &self.abi };
        spot.value(self.reader.until(offset + self.size))
    }

    /// The elements, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Value<'a>> {
        let view = *self;
        (0..self.len()).map_while(move |index| view.get(index))
    }

    /// The bytes up to the first NUL, if this is an array of `char` or of other one-byte integers; none otherwise.
    pub fn text(&self) -> impl Iterator<Item = u8> {
        let len = if self.size == 1 { self.len() } else { 0 };
        let Self { reader, at, .. } = *self;
        (at..at.saturating_add(len))
            .map_while(move |at| reader.number(at, 1))
            .map(|byte| byte as u8)
            .take_while(|byte| *byte != 0)
    }
}

impl fmt::Debug for ArrayView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug::array_at(self.reader, self.at, self.ctype, self.count, self.format, self.abi, f)
    }
}

/// The value of a member or an element.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Value<'a> {
    /// A `_Bool`: any byte but zero is `true`.
    Bool(bool),
    /// An integer of a type with a sign.
    Signed(i128),
    /// An integer of a type without a sign.
    Unsigned(u128),
    /// A `float` or `double`.
    Float(f64),
    /// A `long double`; `None` if no `f64` is that number.
    LongDouble(Option<f64>),
    /// A pointer's address.
    Address(u64),
    /// An array. What is opaque is an array of bytes.
    Array(ArrayView<'a>),
    /// A struct or union.
    Record(RecordView<'a>),
}

impl<'a> Value<'a> {
    /// An integer's value; an address is one too. `None` for other kinds, and over `i128::MAX`.
    pub fn to_i128(&self) -> Option<i128> {
        match *self {
            Self::Signed(value) => Some(value),
            Self::Unsigned(value) => value.try_into().ok(),
            Self::Address(value) => Some(value.into()),
            _ => None,
        }
    }

    /// An integer's value or an address, if a `u64` has it.
    pub fn to_u64(&self) -> Option<u64> {
        self.to_i128()?.try_into().ok()
    }

    /// An integer's value or an address, if an `i64` has it.
    pub fn to_i64(&self) -> Option<i64> {
        self.to_i128()?.try_into().ok()
    }

    /// The value of a floating-point number, if an `f64` has it.
    pub fn to_f64(&self) -> Option<f64> {
        match *self {
            Self::Float(value) => Some(value),
            Self::LongDouble(value) => value,
            _ => None,
        }
    }

    /// The value of a `_Bool`.
    pub fn to_bool(&self) -> Option<bool> {
        if let Self::Bool(value) = *self { Some(value) } else { None }
    }

    /// The array that it is.
    ///
    /// # Errors
    ///
    /// [`AccessError::WrongKind`] if it is none.
    pub fn array(&self) -> Result<ArrayView<'a>, AccessError> {
        if let Self::Array(array) = *self { Ok(array) } else { Err(self.is_not("an array")) }
    }

    /// The struct or union that it is.
    ///
    /// # Errors
    ///
    /// [`AccessError::WrongKind`] if it is none.
    pub fn record(&self) -> Result<RecordView<'a>, AccessError> {
        if let Self::Record(record) = *self { Ok(record) } else { Err(self.is_not("a record")) }
    }

    fn is_not(&self, asked: &'static str) -> AccessError {
        let is = match self {
            Self::Bool(_) => "a `_Bool`",
            Self::Signed(_) | Self::Unsigned(_) => "an integer",
            Self::Float(_) | Self::LongDouble(_) => "a floating-point number",
            Self::Address(_) => "an address",
            Self::Array(_) => "an array",
            Self::Record(_) => "a record",
        };
        AccessError::WrongKind { asked, is }
    }
}

impl From<Number> for Value<'_> {
    fn from(number: Number) -> Self {
        match number {
            Number::Bool(value) => Self::Bool(value),
            Number::Unsigned(value) => Self::Unsigned(value),
            Number::Signed(value) => Self::Signed(value),
            Number::Float(value) => Self::Float(value),
            Number::LongDouble(value) => Self::LongDouble(value.to_f64()),
            Number::Address(value) => Self::Address(value),
        }
    }
}
