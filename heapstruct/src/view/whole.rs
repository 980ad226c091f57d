//! Whole records: copied from one view to another, and cleared of what no member covers.
//!
//! Both walk the description, so that no code is generated per member.

use super::debug::{BitRange, Number, integer, is_present};
use super::not_copied::{MemberPath, NotCopied};
use crate::abi::{Abi, Endian, LongDoubleFormat, Scalar};
use crate::layout::{
    CType, Condition, Member, MemberLayout, Presence, Record, RecordKind, RecordLayout, Tail, type_layout,
};
use crate::memory::{Reader, Writer};
use crate::target::DoesNotFit;
use core::ops::Range;

/// Sets every member of the record at the start of `to` to that of the record at the start of `from`: all of them,
/// or none after an error. Of arrays that go on behind the record only if `tails`.
///
/// Reads nothing but what members cover. Writes over what a member covers: for a `bool` 0 or 1; for a number one
/// of those that its type holds, or an address; for a union or opaque bytes whatever `from` has.
pub(crate) fn fill(
    record: &'static Record,
    (from, from_abi): (Reader<'_>, &Abi),
    (to, to_abi): (Writer<'_>, &Abi),
    tails: bool,
) -> Result<(), NotCopied> {
    let mut copying = Copying { from, from_abi, to, to_abi, tails, writes: false };
    copying.refuse_overlap(record)?;
    let ctype = CType::Record(record);
    copying.value(&ctype, Offsets::WHOLE)?;
    copying.writes = true;
    copying.value(&ctype, Offsets::WHOLE)
}

/// Where a value is in the bytes of each side, and where the bytes end that may be its.
#[derive(Clone, Copy)]
struct Offsets {
    from: u64,
    to: u64,
    from_end: u64,
    to_end: u64,
}

impl Offsets {
    /// The whole record has all bytes.
    const WHOLE: Self = Self { from: 0, to: 0, from_end: u64::MAX, to_end: u64::MAX };

    fn plus(self, from: u64, to: u64) -> Self {
        Self { from: self.from + from, to: self.to + to, ..self }
    }

    /// The same place, as that of a value that ends after so many bytes.
    fn until(self, from: u64, to: u64) -> Self {
        Self { from_end: self.from_end.min(self.from + from), to_end: self.to_end.min(self.to + to), ..self }
    }
}

/// Two records of one kind, on their way from one to the other.
struct Copying<'a> {
    from: Reader<'a>,
    from_abi: &'a Abi,
    to: Writer<'a>,
    to_abi: &'a Abi,
    tails: bool,
    /// Whether anything is written yet: the first walk only looks.
    writes: bool,
}

impl Copying<'_> {
    /// Records that share bytes are only copied onto themselves, which changes nothing that is read later.
    fn refuse_overlap(&self, record: &'static Record) -> Result<(), NotCopied> {
        let to = self.to.reader();
        let covered = |reader: &Reader<'_>, abi: &Abi| {
            let size = type_layout(&CType::Record(record), abi).map_or(u64::MAX, |extent| extent.size);
            let covered = if goes_on(record) { reader.len() } else { size.min(reader.len()) };
            i128::from(covered)
        };
        let distance = self.from.distance_to(&to);
        let overlap = distance < covered(&self.from, self.from_abi) && -distance < covered(&to, self.to_abi);
        let same = distance == 0 && has_one_meaning(&CType::Record(record), self.from_abi, self.to_abi);
        if overlap && !same { Err(NotCopied::Overlapping { record: record.name() }) } else { Ok(()) }
    }

    fn record(&mut self, record: &'static Record, at: Offsets) -> Result<(), NotCopied> {
        // Both have a layout, or there were no views.
        let (Ok(from), Ok(to)) = (RecordLayout::of(record, *self.from_abi), RecordLayout::of(record, *self.to_abi))
        else {
            return Ok(());
        };
        let there = self.from.until(at.from_end);
        for (index, members) in from.declared().zip(to.declared()).enumerate() {
            let copied = match members {
                (Some(x), y) if is_present(&there, at.from, &from, &x) && !is_unnamed(&x) => match y {
                    Some(y) => self.member((&from, &x), (&to, &y), at),
                    None => Err(ABSENT),
                },
                _ => Ok(()),
            };
            copied.map_err(|error| error.inside(Some(record), index as u64))?;
        }
        Ok(())
    }

    fn member(
        &mut self,
        (from, x): (&RecordLayout, &MemberLayout),
        (to, y): (&RecordLayout, &MemberLayout),
        at: Offsets,
    ) -> Result<(), NotCopied> {
        if !self.will_be_present(from, (to, y), at) {
            return Err(ABSENT);
        }
        let inside = at.plus(x.offset(), y.offset());
        if x.is_bit_field() {
            return self.bits((x, at.from), (y, at.to));
        }
        match (x.tail_length(), *x.ctype()) {
            // What is inside ends where its own bytes do.
            (None, ref ctype) => self.value(ctype, inside.until(x.size(), y.size())),
            (Some(tail), CType::Array(element, _)) if self.tails => {
                let (here, there) = (extent(element, self.to_abi), extent(element, self.from_abi));
                let source = self.from.until(at.from_end);
                let given = length(tail, &source, at.from, from, x, there);
                let held = length(Tail::ToEnd, &source, at.from, from, x, there);
                if given > held && there != 0 {
                    return Err(NotCopied::CutOff { member: MemberPath::EMPTY, stated: given, len: held });
                }
                // What the members that are copied will state.
                let stated = match tail {
                    Tail::ToEnd => given,
                    _ => length(tail, &source, at.from, from, x, here),
                };
                let end = self.to.reader().until(at.to_end).len();
                let room = end.saturating_sub(inside.to).checked_div(here).unwrap_or(u64::MAX);
                let len = stated.min(room);
                if len != given {
                    return Err(NotCopied::OtherLength { member: MemberPath::EMPTY, given, len });
                }
                self.elements(element, given, inside)
            }
            _ => Ok(()),
        }
    }

    /// Whether a member will be there once the members that say so are copied.
    fn will_be_present(&self, from: &RecordLayout, (to, y): (&RecordLayout, &MemberLayout), at: Offsets) -> bool {
        let end = y.offset() + y.size();
        let reaches = self.to.reader().until(at.to_end).reaches(at.to + end);
        match y.presence() {
            None => true,
            Some(Presence::Bits { member, .. }) => to.declared().nth(member).flatten().is_some(),
            Some(Presence::Reached) => reaches,
            Some(Presence::Stated { member }) => {
                reaches && integer(&self.from, at.from, from, member).is_some_and(|size| end <= size)
            }
        }
    }

    fn value(&mut self, ctype: &CType, at: Offsets) -> Result<(), NotCopied> {
        match *ctype {
            CType::Scalar(scalar) => self.number([scalar; 2], None, at),
            CType::Ordered(scalar, endian) => self.number([scalar; 2], Some(endian), at),
            CType::Enum(ref values) => {
                self.number([self.from_abi.scalar_of_enum(values), self.to_abi.scalar_of_enum(values)], None, at)
            }
            // Text is bytes, whether a `char` is signed or not; and many of what has one form are copied at once.
            CType::Array(element @ &CType::Scalar(scalar), count)
                if scalar == Scalar::Char || (scalar != Scalar::Bool && self.has_one_form([scalar; 2], None)) =>
            {
                self.bytes(extent(element, self.to_abi).saturating_mul(count), at)
            }
            CType::Array(element, count) => self.elements(element, count, at),
            CType::Record(record) if record.kind() == RecordKind::Struct => self.record(record, at),
            CType::Aligned(inner, _) | CType::Atomic(inner) => self.value(inner, at),
            CType::Record(record) if number_of_union(record).is_some() => {
                number_of_union(record).map_or(Err(ABSENT), |scalar| self.number([scalar; 2], None, at))
            }
            CType::Record(_) | CType::Opaque { .. } => {
                if !has_one_meaning(ctype, self.from_abi, self.to_abi) {
                    return Err(NotCopied::OtherLayout { member: MemberPath::EMPTY });
                }
                self.bytes(extent(ctype, self.to_abi), at)
            }
        }
    }

    fn elements(&mut self, element: &CType, count: u64, at: Offsets) -> Result<(), NotCopied> {
        let (from, to) = (extent(element, self.from_abi), extent(element, self.to_abi));
        // Elements without bytes are all alike: one stands for any number.
        let count = if from == 0 && to == 0 { count.min(1) } else { count };
        (0..count)
            .try_for_each(|i| self.value(element, at.plus(i * from, i * to)).map_err(|error| error.inside(None, i)))
    }

    fn bytes(&mut self, len: u64, at: Offsets) -> Result<(), NotCopied> {
        let copied = if self.writes {
            self.to.copy(at.to, &self.from, at.from, len)
        } else {
            (self.from.reaches(at.from + len) && self.to.reader().reaches(at.to + len)).then_some(())
        };
        copied.ok_or(ABSENT)
    }

    /// Whether a number is the same bytes on both sides.
    fn has_one_form(&self, [from, to]: [Scalar; 2], order: Option<Endian>) -> bool {
        let width = self.from_abi.width(from);
        width == self.to_abi.width(to)
            && (from != Scalar::LongDouble || self.from_abi.long_double() == self.to_abi.long_double())
            && self.from_abi.is_signed(from) == self.to_abi.is_signed(to)
            && (width == 1 || order.is_some() || self.from_abi.endian() == self.to_abi.endian())
    }

    fn number(&mut self, scalars: [Scalar; 2], order: Option<Endian>, at: Offsets) -> Result<(), NotCopied> {
        match scalars {
            [Scalar::LongDouble, _] => self.long_double(at),
            [Scalar::Bool, _] => self.moved(scalars, order, at),
            [_, to] if self.has_one_form(scalars, order) => self.bytes(self.to_abi.width(to) as u64, at),
            _ => self.moved(scalars, order, at),
        }
    }

    /// A number by its value, or by its bits where only their order differs.
    fn moved(&mut self, scalars: [Scalar; 2], order: Option<Endian>, at: Offsets) -> Result<(), NotCopied> {
        let [from, to] = scalars;
        let (given, width) = (self.from_abi.width(from), self.to_abi.width(to));
        let reader = order.map_or(self.from, |order| self.from.in_order(order));
        let is_signed = self.to_abi.is_signed(to);
        let bits = if from != Scalar::Bool && given == width && self.from_abi.is_signed(from) == is_signed {
            // The same bits in another order: of a NaN too, which a conversion might change.
            match width {
                16 => reader.wide_number(at.from),
                _ => reader.number(at.from, width).map(u128::from),
            }
            .ok_or(ABSENT)?
        } else {
            // A `long double` that comes here is one of 32 or 64 bits.
            let from = match (from, given) {
                (Scalar::LongDouble, 4) => Scalar::F32,
                (Scalar::LongDouble, _) => Scalar::F64,
                _ => from,
            };
            match Number::read(&reader, at.from, None, from, self.from_abi).ok_or(ABSENT)? {
                Number::Bool(value) => value.into(),
                Number::Float(value) if width == 4 => {
                    let rounded = value as f32;
                    if f64::from(rounded) != value && !value.is_nan() {
                        return Err(NotCopied::Inexact { member: MemberPath::EMPTY, value, size: width });
                    }
                    rounded.to_bits().into()
                }
                Number::Float(value) => value.to_bits().into(),
                // Of two widths none is that of `__int128`, so an `i128` holds both.
                Number::Unsigned(value) => fitting(value as i128, (width as u8, None), is_signed, to)?,
                Number::Signed(value) => fitting(value, (width as u8, None), is_signed, to)?,
                Number::Address(value) => fitting(value.into(), (width as u8, None), is_signed, to)?,
                // As above.
                Number::LongDouble(_) => return Err(ABSENT),
            }
        };
        let set = match width {
            _ if !self.writes => self.to.reader().reaches(at.to + width as u64).then_some(()),
            16 => self.to.set_wide_number(at.to, bits),
            _ => self.to.set_number(at.to, width, bits as u64, order),
        };
        set.ok_or(ABSENT)
    }

    /// A bit-field; what comes with each side is where its record is.
    fn bits(&mut self, (x, from): (&MemberLayout, u64), (y, to): (&MemberLayout, u64)) -> Result<(), NotCopied> {
        let scalar = |ctype: &CType, abi: &Abi| scalar_of(ctype, abi).ok_or(ABSENT);
        let (given, wanted) = (scalar(x.ctype(), self.from_abi)?, scalar(y.ctype(), self.to_abi)?);
        let value = match Number::read(&self.from, 0, BitRange::of(x, from), given, self.from_abi).ok_or(ABSENT)? {
            Number::Bool(value) => value.into(),
            Number::Unsigned(value) => value as i128,
            Number::Signed(value) => value,
            Number::Address(_) | Number::Float(_) | Number::LongDouble(_) => return Err(ABSENT),
        };
        let Range { start, end } = y.bit_range();
        let (first, width) = (to * 8 + start, (end - start) as u32);
        let is_signed = wanted != Scalar::Bool && self.to_abi.is_signed(wanted);
        let size = self.to_abi.width(wanted) as u8;
        let bits = fitting(value, (size, Some(width as u8)), is_signed, wanted)? as u64;
        let set = if self.writes {
            self.to.set_bits(first, width, bits)
        } else {
            self.to.reader().bits(first, width).map(|_| ())
        };
        set.ok_or(ABSENT)
    }

    /// A `long double`, which has one of several formats.
    fn long_double(&mut self, at: Offsets) -> Result<(), NotCopied> {
        use LongDoubleFormat::{Binary32, Binary64, DoubleDouble, M68k, X87};
        let formats = (self.from_abi.long_double().ok_or(ABSENT)?, self.to_abi.long_double().ok_or(ABSENT)?);
        let same_order = self.from_abi.endian() == self.to_abi.endian();
        match formats {
            // What is behind its ten bytes is padding.
            (X87, X87) => self.bytes(10, at),
            (M68k, M68k) => self.bytes(12, at),
            (from, to) if from == to && same_order => self.bytes(self.to_abi.width(Scalar::LongDouble) as u64, at),
            // Two numbers, the larger one first in either order.
            (DoubleDouble, DoubleDouble) => {
                self.number([Scalar::F64; 2], None, at)?;
                self.number([Scalar::F64; 2], None, at.plus(8, 8))
            }
            (Binary32 | Binary64, Binary32 | Binary64) => self.moved([Scalar::LongDouble; 2], None, at),
            (from, to) if from == to => self.moved([Scalar::LongDouble; 2], None, at),
            _ => Err(NotCopied::OtherLayout { member: MemberPath::EMPTY }),
        }
    }
}

/// What is not there on the side that is filled, or ends before.
const ABSENT: NotCopied = NotCopied::Absent { member: MemberPath::EMPTY };

/// A value in a type of so many bytes, or in a bit-field of so many bits, if it holds that.
fn fitting(value: i128, (size, bits): (u8, Option<u8>), signed: bool, scalar: Scalar) -> Result<u128, NotCopied> {
    let magnitude = bits.map_or(u32::from(size) * 8, u32::from) - u32::from(signed);
    let lowest = if signed { -1 << magnitude } else { 0 };
    if value < lowest || value >= 1 << magnitude {
        let error = DoesNotFit { value, scalar, size, bits, signed };
        return Err(NotCopied::DoesNotFit { member: MemberPath::EMPTY, error });
    }
    Ok(value as u128)
}

/// How many bytes a type has; 0 if it has no layout, which no type of a view's record is.
fn extent(ctype: &CType, abi: &Abi) -> u64 {
    type_layout(ctype, abi).map_or(0, |extent| extent.size)
}

/// The number that a type is.
fn scalar_of(ctype: &CType, abi: &Abi) -> Option<Scalar> {
    match *ctype {
        CType::Scalar(scalar) | CType::Ordered(scalar, _) => Some(scalar),
        CType::Enum(ref values) => Some(abi.scalar_of_enum(values)),
        CType::Aligned(inner, _) | CType::Atomic(inner) => scalar_of(inner, abi),
        CType::Array(..) | CType::Record(_) | CType::Opaque { .. } => None,
    }
}

/// Whether it is what separates bit-fields.
fn is_unnamed(member: &MemberLayout) -> bool {
    member.is_bit_field() && member.name().is_empty()
}

/// Whether records of a kind may go on behind their size, or may lack members in their bytes.
fn goes_on(record: &Record) -> bool {
    fn of(ctype: &CType) -> bool {
        match *ctype {
            CType::Record(record) => goes_on(record),
            CType::Array(inner, _) | CType::Aligned(inner, _) | CType::Atomic(inner) => of(inner),
            CType::Scalar(_) | CType::Ordered(..) | CType::Enum(_) | CType::Opaque { .. } => false,
        }
    }
    record.members().iter().any(|member| member.tail_length().is_some() || of(member.ctype()))
}

/// How many elements of so many bytes an array has that goes on behind the record at an offset.
fn length(tail: Tail, reader: &Reader<'_>, at: u64, layout: &RecordLayout, array: &MemberLayout, size: u64) -> u64 {
    let counted = |member| integer(reader, at, layout, member).unwrap_or(0);
    match tail {
        Tail::ToEnd => reader.len().saturating_sub(at + array.offset()).checked_div(size).unwrap_or(0),
        Tail::Elements { member } => counted(member),
        Tail::Bytes { member } => counted(member).checked_div(size).unwrap_or(0),
    }
}

/// Whether the same bytes have the same meaning on both ABIs.
fn has_one_meaning(ctype: &CType, a: &Abi, b: &Abi) -> bool {
    let same_order = a.endian() == b.endian();
    let same_number = |x, y| {
        a.width(x) == b.width(y)
            && (same_order || a.width(x) == 1)
            && (x != Scalar::LongDouble || a.long_double() == b.long_double())
    };
    match *ctype {
        CType::Scalar(scalar) => same_number(scalar, scalar),
        CType::Ordered(scalar, _) => a.width(scalar) == b.width(scalar),
        CType::Enum(ref values) => same_number(a.scalar_of_enum(values), b.scalar_of_enum(values)),
        CType::Array(inner, _) | CType::Aligned(inner, _) | CType::Atomic(inner) => has_one_meaning(inner, a, b),
        CType::Opaque { .. } => same_order,
        CType::Record(record) => match (RecordLayout::of(record, *a), RecordLayout::of(record, *b)) {
            (Ok(x), Ok(y)) => {
                x.size() == y.size()
                    && x.declared().zip(y.declared()).all(|members| match members {
                        (Some(x), Some(y)) => {
                            x.bit_range() == y.bit_range()
                                && (same_order || !x.is_bit_field())
                                && has_one_meaning(x.ctype(), a, b)
                        }
                        (x, y) => x.is_none() && y.is_none(),
                    })
            }
            _ => false,
        },
    }
}

/// The number that every variant of a union is, where all are of one type: whichever is meant, its value is the same.
fn number_of_union(record: &Record) -> Option<Scalar> {
    let number = |member: &Member| match *member.ctype() {
        CType::Scalar(scalar) if member.width().is_none() && matches!(member.condition(), Condition::Always) => {
            Some(scalar)
        }
        _ => None,
    };
    let first = number(record.members().first()?)?;
    record.members().iter().all(|member| number(member) == Some(first)).then_some(first)
}

/// The bit of its byte that comes `index`th in the order of memory.
fn bit(endian: Endian, index: u64) -> u8 {
    match endian {
        Endian::Little => 1 << (index % 8),
        Endian::Big => 0x80 >> (index % 8),
    }
}

/// Zeroes what no member covers of the record at the start of some bytes.
pub(super) fn clear(record: &'static Record, mut to: Writer<'_>, abi: &Abi) {
    Clearing { to: &mut to, abi }.value(&CType::Record(record), 0, u64::MAX);
}

/// A record whose padding is being zeroed.
struct Clearing<'a, 'b> {
    to: &'a mut Writer<'b>,
    abi: &'a Abi,
}

impl Clearing<'_, '_> {
    /// Clears a value whose bytes go from `at` to `end`, or to that of the storage.
    fn value(&mut self, ctype: &CType, at: u64, end: u64) {
        match *ctype {
            CType::Array(element, count) => self.elements(element, count, at, end),
            CType::Record(record) => {
                if let Ok(layout) = RecordLayout::of(record, *self.abi) {
                    match record.kind() {
                        RecordKind::Struct => self.members(&layout, at, end),
                        RecordKind::Union => {
                            for byte in 0..layout.size().min(self.to.reader().len().saturating_sub(at)) {
                                self.to.keep(at + byte, covered(ctype, self.abi, byte));
                            }
                        }
                    }
                }
            }
            CType::Aligned(inner, _) | CType::Atomic(inner) => self.value(inner, at, end),
            CType::Scalar(scalar) => {
                let Range { start, end } = unused(scalar, self.abi);
                self.to.zero(at + start, at + end);
            }
            CType::Ordered(..) | CType::Enum(_) | CType::Opaque { .. } => {}
        }
    }

    fn elements(&mut self, element: &CType, count: u64, at: u64, end: u64) {
        let size = extent(element, self.abi);
        let room = self.to.reader().until(end).len().saturating_sub(at).checked_div(size).unwrap_or(0);
        let is_whole = match *element {
            CType::Scalar(scalar) => unused(scalar, self.abi).is_empty(),
            CType::Ordered(..) | CType::Enum(_) | CType::Opaque { .. } => true,
            CType::Array(..) | CType::Record(_) | CType::Aligned(..) | CType::Atomic(_) => false,
        };
        if !is_whole {
            // An element that the bytes end in is one too.
            for i in 0..count.min(room + 1) {
                let at = at + i * size;
                self.value(element, at, end.min(at + size));
            }
        }
    }

    /// The members of a struct come in order, so what is between them is what none covers.
    fn members(&mut self, layout: &RecordLayout, at: u64, until: u64) {
        let reader = self.to.reader();
        // A record that states its size has nothing behind that.
        let stated = layout.declared().flatten().filter_map(|member| match member.presence() {
            Some(Presence::Stated { member }) => integer(&reader, at, layout, member),
            _ => None,
        });
        let size = stated.fold(layout.size(), u64::min);
        let mut end = 0;
        for member in layout.declared().flatten().filter(|member| !is_unnamed(member)) {
            let range = member.bit_range();
            self.bits(at, end..range.start.min(size * 8));
            end = end.max(range.end);
            match (member.tail_length(), *member.ctype()) {
                (Some(tail), CType::Array(element, _)) => {
                    let reader = self.to.reader().until(until);
                    let count = length(tail, &reader, at, layout, &member, extent(element, self.abi));
                    self.elements(element, count, at + member.offset(), until);
                    // What follows is the array's, padding at the end of the record included.
                    return;
                }
                (None, ref ctype) if !member.is_bit_field() && member.offset() + member.size() <= size => {
                    let at = at + member.offset();
                    self.value(ctype, at, until.min(at + member.size()));
                }
                _ => {}
            }
        }
        self.bits(at, end..size * 8);
    }

    /// Zeroes a range of bits of the record at an offset.
    fn bits(&mut self, at: u64, Range { start, end }: Range<u64>) {
        if start >= end {
            return;
        }
        let endian = self.abi.endian();
        let keep = |bits: Range<u64>| bits.fold(0xff, |kept, index| kept & !bit(endian, index));
        let (first, last) = (start.div_ceil(8), end / 8);
        if first > last {
            self.to.keep(at + last, keep(start..end));
            return;
        }
        if start % 8 != 0 {
            self.to.keep(at + start / 8, keep(start..first * 8));
        }
        self.to.zero(at + first, at + last);
        if end % 8 != 0 {
            self.to.keep(at + last, keep(last * 8..end));
        }
    }
}

/// The bits of one byte of a value that something covers: for unions, whose members lie over each other.
fn covered(ctype: &CType, abi: &Abi, byte: u64) -> u8 {
    match *ctype {
        CType::Array(element, _) => match byte.checked_rem(extent(element, abi)) {
            Some(byte) => covered(element, abi, byte),
            None => 0,
        },
        CType::Record(record) => {
            let Ok(layout) = RecordLayout::of(record, *abi) else { return 0 };
            layout.declared().flatten().filter(|member| !is_unnamed(member)).fold(0, |bits, member| {
                let Range { start, end } = member.bit_range();
                if member.is_bit_field() {
                    let (start, end) = (start.max(byte * 8), end.min(byte * 8 + 8));
                    return (start..end).fold(bits, |bits, index| bits | bit(abi.endian(), index));
                }
                match byte.checked_sub(member.offset()) {
                    Some(_) if member.tail_length().is_some() => 0xff,
                    Some(byte) if byte < member.size() => bits | covered(member.ctype(), abi, byte),
                    _ => bits,
                }
            })
        }
        CType::Aligned(inner, _) | CType::Atomic(inner) => covered(inner, abi, byte),
        CType::Scalar(scalar) if unused(scalar, abi).contains(&byte) => 0,
        CType::Scalar(_) | CType::Ordered(..) | CType::Enum(_) | CType::Opaque { .. } => 0xff,
    }
}

/// The bytes of a number that are padding: some formats of `long double` have them.
fn unused(scalar: Scalar, abi: &Abi) -> Range<u64> {
    match abi.long_double() {
        Some(LongDoubleFormat::X87) if scalar == Scalar::LongDouble => 10..abi.width(scalar) as u64,
        Some(LongDoubleFormat::M68k) if scalar == Scalar::LongDouble => 2..4,
        _ => 0..0,
    }
}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use super::*;
    use crate::layout::{Enumeration, Format, Member};
    use crate::target::{Aarch64Linux, I686Linux, PowerpcLinux, S390xLinux, Target, X86_64Linux};
    use alloc::string::{String, ToString};

    const U8: &CType = &CType::Scalar(Scalar::U8);
    const U16: &CType = &CType::Scalar(Scalar::U16);
    const U32: &CType = &CType::Scalar(Scalar::U32);
    const INT: &CType = &CType::Scalar(Scalar::Int);
    const LONG: &CType = &CType::Scalar(Scalar::Long);

    const fn member(name: &'static str, ctype: &'static CType) -> Member {
        Member::new(name, ctype, Format::Auto)
    }

    /// Copies, and checks that after an error nothing is written.
    fn copied<T: Target, U: Target, const N: usize>(
        record: &'static Record,
        (source, from): (&[u8], T),
        (mut bytes, to): ([u8; N], U),
    ) -> Result<[u8; N], String> {
        let before = bytes;
        let (from_abi, to_abi) = (from.abi(), to.abi());
        let writer = Writer::new(&mut bytes, to);
        match fill(record, (Reader::new(&source, from), &from_abi), (writer, &to_abi), true) {
            Ok(()) => Ok(bytes),
            Err(error) => {
                assert_eq!(bytes, before);
                Err(error.to_string())
            }
        }
    }

    fn cleared<T: Target, const N: usize>(record: &'static Record, target: T, filling: u8) -> [u8; N] {
        let mut bytes = [filling; N];
        clear(record, Writer::new(&mut bytes, target), &target.abi());
        bytes
    }

    static FIELDS: Record = Record::new(
        "fields",
        0,
        1,
        &[
            member("kind", U8).bits(3),
            member("", U8).bits(2),
            member("level", INT).bits(11),
            member("long", LONG).bits(20),
        ],
    );

    #[test]
    fn bit_fields() {
        // kind = 5, level = -2, long = -3; the unnamed bits are set.
        let little = (5_u64 | 3 << 3 | 0x7fe << 5 | 0xf_fffd << 16).to_le_bytes();
        let big = (5_u64 << 61 | 3 << 59 | 0x7fe << 48 | 0xf_fffd << 28).to_be_bytes();
        // Bits that no field covers stay.
        let found = copied(&FIELDS, (&little, X86_64Linux), ([0; 8], S390xLinux)).unwrap();
        assert_eq!(u64::from_be_bytes(found), u64::from_be_bytes(big) & !(3 << 59));
        let found = copied(&FIELDS, (&big, S390xLinux), ([0xff; 8], X86_64Linux)).unwrap();
        assert_eq!(u64::from_le_bytes(found), u64::from_le_bytes(little) | !0 << 36);
        assert_eq!(cleared::<_, 8>(&FIELDS, X86_64Linux, 0xff), (0xf_ffff_ffff_u64 & !(3 << 3)).to_le_bytes());
        assert_eq!(cleared::<_, 8>(&FIELDS, S390xLinux, 0xff), (0xf_ffff_ffff_u64 << 28 & !(3 << 59)).to_be_bytes());
    }

    /// `char` has a sign on one side.
    #[test]
    fn a_bit_field_whose_sign_differs() {
        static CHAR: Record = Record::new("char_bits", 0, 1, &[member("c", &CType::Scalar(Scalar::Char)).bits(3)]);
        assert_eq!(copied(&CHAR, (&[3], X86_64Linux), ([0xf0], Aarch64Linux)), Ok([0xf3]));
        let error = copied(&CHAR, (&[4], X86_64Linux), ([0xf0], Aarch64Linux)).unwrap_err();
        assert!(error.starts_with("`c`: -4 does not fit"), "{error}");
        let error = copied(&CHAR, (&[4], Aarch64Linux), ([0xf0], X86_64Linux)).unwrap_err();
        assert!(error.starts_with("`c`: 4 does not fit"), "{error}");
    }

    static PAIR: Record = Record::new("pair", 0, 1, &[member("a", U8), member("b", U16)]);
    static EITHER: Record = Record::new(
        "either",
        0,
        1,
        &[member("pair", &CType::Record(&PAIR)), member("bytes", &CType::Array(U8, 3)), member("word", U32).bits(3)],
    )
    .union();
    static HOLDER: Record =
        Record::new("holder", 0, 1, &[member("kind", U8), member("either", &CType::Record(&EITHER))]);
    static LONGS: Record =
        Record::new("longs", 0, 1, &[member("long", LONG), member("bytes", &CType::Array(U8, 8))]).union();

    #[test]
    fn unions_are_bytes_where_they_mean_the_same() {
        let source = [1, 2, 3, 4, 5, 6, 7, 8];
        assert_eq!(
            copied(&HOLDER, (&source, X86_64Linux), ([0xaa; 8], I686Linux)),
            Ok([1, 0xaa, 0xaa, 0xaa, 5, 6, 7, 8])
        );
        let refused = Err("`either` is copied byte for byte, and its bytes mean something else on the other target");
        let found = copied(&HOLDER, (&source, X86_64Linux), ([0xaa; 8], PowerpcLinux));
        assert_eq!(found.as_ref().map_err(String::as_str), refused.as_ref().map_err(|text| *text));
        // Of one size and byte order, but not alike.
        let found = copied(&LONGS, (&source, X86_64Linux), ([0; 8], I686Linux));
        assert_eq!(
            found,
            Err("the record is copied byte for byte, and its bytes mean something else on the other target".into())
        );
        assert_eq!(copied(&LONGS, (&source, X86_64Linux), ([0; 8], Aarch64Linux)), Ok(source));
    }

    /// Three bytes, the second half of a number behind a padding byte, and bits: together all but these.
    #[test]
    fn padding_of_unions() {
        assert_eq!(cleared::<_, 8>(&HOLDER, X86_64Linux, 0xff), [0xff, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
        static BITS: Record =
            Record::new("bits", 0, 1, &[member("pair", &CType::Record(&PAIR)), member("low", U16).bits(11)]).union();
        assert_eq!(cleared::<_, 4>(&BITS, X86_64Linux, 0xff), [0xff, 0b111, 0xff, 0xff]);
        assert_eq!(cleared::<_, 4>(&BITS, S390xLinux, 0xff), [0xff, 0b1110_0000, 0xff, 0xff]);
    }

    #[test]
    fn opaque_bytes_need_one_byte_order() {
        static OPAQUE: Record =
            Record::new("opaque", 0, 1, &[member("kind", U8), member("it", &CType::Opaque { size: 2, align: 2 })]);
        let source = [1, 2, 3, 4];
        assert_eq!(copied(&OPAQUE, (&source, X86_64Linux), ([0; 4], I686Linux)), Ok([1, 0, 3, 4]));
        assert_eq!(
            copied(&OPAQUE, (&source, X86_64Linux), ([0; 4], PowerpcLinux)),
            Err("`it` is copied byte for byte, and its bytes mean something else on the other target".into())
        );
        assert_eq!(cleared::<_, 4>(&OPAQUE, X86_64Linux, 0xff), [0xff, 0, 0xff, 0xff]);
    }

    #[test]
    fn enums_are_numbers() {
        const COLOUR: Enumeration = Enumeration { lowest: -1, highest: 3, packed: false };
        static ENUM: Record = Record::new(
            "enum",
            0,
            1,
            &[member("colour", &CType::Enum(COLOUR)), member("atomic", &CType::Atomic(&CType::Aligned(U16, 4)))],
        );
        assert_eq!(
            copied(&ENUM, (&[0xfe, 0xff, 0xff, 0xff, 1, 2, 9, 9], X86_64Linux), ([0xaa; 8], PowerpcLinux)),
            Ok([0xff, 0xff, 0xff, 0xfe, 2, 1, 0xaa, 0xaa])
        );
        assert_eq!(cleared::<_, 8>(&ENUM, PowerpcLinux, 0xff), [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0]);
    }

    static COUNTED: Record = Record::new(
        "counted",
        0,
        1,
        &[
            member("count", U8),
            member("list", &CType::Array(&CType::Record(&PAIR), 0)).tail(Tail::Elements { member: 0 }),
        ],
    );

    #[test]
    fn tails_are_as_long_as_the_record_says() {
        let source = [2, 0xff, 1, 0xff, 2, 3, 4, 0xff, 5, 6, 7, 7, 7, 7];
        assert_eq!(
            copied(&COUNTED, (&source, X86_64Linux), ([0; 12], S390xLinux)),
            Ok([2, 0, 1, 0, 3, 2, 4, 0, 6, 5, 0, 0])
        );
        assert_eq!(
            copied(&COUNTED, (&source, X86_64Linux), ([0; 9], S390xLinux)),
            Err("`list` has 2 elements in the record that is copied, and 1 in the one that is filled".into())
        );
        assert_eq!(
            copied(&COUNTED, (&source[..9], X86_64Linux), ([0; 12], S390xLinux)),
            Err("the record that is copied states 2 elements of `list`, and its bytes hold 1".into())
        );
        let mut bytes = [0xff; 12];
        bytes[0] = 2;
        clear(&COUNTED, Writer::new(&mut bytes, X86_64Linux), &X86_64Linux.abi());
        assert_eq!(bytes, [2, 0, 0xff, 0, 0xff, 0xff, 0xff, 0, 0xff, 0xff, 0xff, 0xff]);
        // More are stated than there are: the bytes end in the third.
        assert_eq!(
            cleared::<_, 11>(&COUNTED, X86_64Linux, 0xff),
            [0xff, 0, 0xff, 0, 0xff, 0xff, 0xff, 0, 0xff, 0xff, 0xff]
        );
    }

    /// What follows a record inside another is none of its tail's.
    #[test]
    fn a_tail_inside_another_record_has_no_elements() {
        static AROUND: Record =
            Record::new("around", 0, 1, &[member("counted", &CType::Record(&COUNTED)), member("last", U32)]);
        let source = [0, 9, 9, 9, 1, 2, 3, 4];
        assert_eq!(copied(&AROUND, (&source, X86_64Linux), ([0; 8], S390xLinux)), Ok([0, 0, 0, 0, 4, 3, 2, 1]));
        assert_eq!(
            copied(&AROUND, (&[1, 9, 9, 9, 1, 2, 3, 4], X86_64Linux), ([0; 8], S390xLinux)),
            Err("the record that is copied states 1 elements of `counted.list`, and its bytes hold 0".into())
        );
        assert_eq!(cleared::<_, 8>(&AROUND, X86_64Linux, 0xff), [0xff, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
    }

    #[test]
    fn a_tail_that_goes_to_the_end() {
        static TO_END: Record =
            Record::new("to_end", 0, 1, &[member("id", U16), member("rest", &CType::Array(LONG, 0)).tail(Tail::ToEnd)]);
        let mut source = [0; 24];
        (source[8], source[16]) = (1, 2);
        assert_eq!(
            copied(&TO_END, (&source, X86_64Linux), ([9; 13], PowerpcLinux)),
            Ok([0, 0, 9, 9, 0, 0, 0, 1, 0, 0, 0, 2, 9])
        );
        source[20] = 1;
        assert_eq!(
            copied(&TO_END, (&source, X86_64Linux), ([9; 13], PowerpcLinux)),
            Err("`rest[1]`: 4294967298 does not fit into the target's `long`, which has 4 bytes".into())
        );
    }

    #[test]
    fn members_that_a_stated_size_or_the_end_of_the_bytes_leaves_out() {
        static SIZED: Record = Record::new(
            "sized",
            0,
            1,
            &[member("size", U8), member("a", U16).present_if_stated(0), member("b", LONG).present_if_stated(0)],
        );
        let mut source = [0; 16];
        source[..4].copy_from_slice(&[4, 9, 5, 0]);
        assert_eq!(copied(&SIZED, (&source, X86_64Linux), ([0xaa; 4], S390xLinux)), Ok([4, 0xaa, 0, 5]));
        source[0] = 16;
        assert_eq!(
            copied(&SIZED, (&source, X86_64Linux), ([0xaa; 4], PowerpcLinux)),
            Err("`b` is there in the record that is copied, and not in the one that is filled".into())
        );
        assert_eq!(copied(&SIZED, (&source, X86_64Linux), ([0xaa; 8], PowerpcLinux)), Ok([16, 0xaa, 0, 5, 0, 0, 0, 0]));
        // Behind the size that is stated is nothing of the record's.
        let mut bytes = [0xff; 16];
        bytes[0] = 4;
        clear(&SIZED, Writer::new(&mut bytes, X86_64Linux), &X86_64Linux.abi());
        assert_eq!(bytes[..5], [4, 0, 0xff, 0xff, 0xff]);
        assert_eq!(
            cleared::<_, 16>(&SIZED, X86_64Linux, 16),
            [16, 0, 16, 16, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16]
        );
        assert_eq!(cleared::<_, 3>(&SIZED, X86_64Linux, 16), [16, 0, 16]);
    }

    #[test]
    fn long_double_by_its_format() {
        use crate::target::{Aarch64Macos, I686Linux, X86_64Macos};
        const LONG_DOUBLE: &CType = &CType::Scalar(Scalar::LongDouble);
        static REAL: Record = Record::new("real", 0, 1, &[member("list", &CType::Array(LONG_DOUBLE, 1))]);
        let source = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
        // Ten bytes of the x87, whatever is behind them.
        assert_eq!(
            copied(&REAL, (&source, X86_64Linux), ([0xaa; 12], I686Linux)),
            Ok([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0xaa, 0xaa])
        );
        // Of one size, and another number.
        assert_eq!(
            copied(&REAL, (&source, X86_64Macos), ([0; 16], Aarch64Linux)),
            Err("`list[0]` is copied byte for byte, and its bytes mean something else on the other target".into())
        );
        let mut reversed = source;
        reversed.reverse();
        assert_eq!(copied(&REAL, (&source, Aarch64Linux), ([0; 16], S390xLinux)), Ok(reversed));
        let double = 0.1_f64.to_le_bytes();
        assert_eq!(copied(&REAL, (&double, Aarch64Macos), ([0; 8], Aarch64Macos)), Ok(double));
        assert_eq!(cleared::<_, 16>(&REAL, X86_64Linux, 0xff)[8..], [0xff, 0xff, 0, 0, 0, 0, 0, 0]);
        assert_eq!(cleared::<_, 16>(&REAL, S390xLinux, 0xff), [0xff; 16]);
    }

    /// Members that an ABI lacks.
    #[test]
    fn members_of_some_abis_only() {
        use crate::layout::{Condition, DataModel};
        static SOME: Record =
            Record::new("some", 0, 1, &[member("a", U8), member("b", U8).on(Condition::Model(DataModel::Lp64))]);
        assert_eq!(copied(&SOME, (&[1], I686Linux), ([9; 2], X86_64Linux)), Ok([1, 9]));
        assert_eq!(copied(&SOME, (&[1, 2], S390xLinux), ([9; 2], X86_64Linux)), Ok([1, 2]));
        assert_eq!(
            copied(&SOME, (&[1, 2], X86_64Linux), ([9; 1], I686Linux)),
            Err("`b` is there in the record that is copied, and not in the one that is filled".into())
        );
    }
}
