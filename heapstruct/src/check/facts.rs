//! What is asked of C, what Rust says, and the words for both.

use super::CCheck;
use super::members::{Asked, Path, each, element};
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::{CType, RecordLayout, type_layout};
use core::fmt::{self, Formatter};
use core::ops::Range;

/// A number that C's compiler knows as a constant.
pub(super) struct Fact<'p> {
    ctype: &'p str,
    record: &'static str,
    subject: Subject<'p>,
    question: Question,
    /// The answer that Rust gives.
    in_rust: u64,
}

#[derive(Clone, Copy)]
enum Subject<'p> {
    Record,
    Member(&'p Path<'p>),
    /// What an array holds; of what is no array, itself.
    Element(&'p Path<'p>),
}

#[derive(Clone, Copy)]
enum Question {
    Size,
    Alignment,
    Offset,
    Kind,
    /// Whether a bit-field is signed.
    Sign,
}

/// The kinds of numbers, as the C text has them.
pub(super) mod kind {
    pub(crate) const SIGNED: u64 = 1;
    pub(crate) const UNSIGNED: u64 = 2;
    /// Of an `enum`, whose sign is the compiler's choice.
    pub(crate) const INTEGER: u64 = SIGNED | UNSIGNED;
    pub(crate) const FLOATING: u64 = 4;
    pub(crate) const OTHER: u64 = 8;
}

impl Fact<'_> {
    /// Whether it is about the record as a whole.
    #[cfg(feature = "std")]
    pub(super) fn is_of_record(&self) -> bool {
        matches!(self.subject, Subject::Record)
    }

    /// Whether C's answer is Rust's.
    #[cfg(feature = "std")]
    pub(super) fn agrees(&self, in_c: u64) -> bool {
        match self.question {
            Question::Kind => in_c & self.in_rust != 0,
            _ => in_c == self.in_rust,
        }
    }

    /// The constant in C.
    pub(super) fn value(&self) -> impl fmt::Display {
        let Self { ctype, question, in_rust, .. } = *self;
        from_fn(move |f| match (question, self.subject) {
            (Question::Size, Subject::Record) => write!(f, "sizeof({ctype})"),
            (Question::Size, subject) => write!(f, "sizeof((({ctype} *)0)->{subject})"),
            (Question::Alignment, _) => write!(f, "_Alignof({ctype})"),
            (Question::Offset, subject) => write!(f, "offsetof({ctype}, {subject})"),
            (Question::Kind, subject) => write!(f, "HEAPSTRUCT_KIND((({ctype} *)0)->{subject})"),
            (Question::Sign, subject) => write!(f, "HEAPSTRUCT_IS_SIGNED((({ctype} *)0)->{subject}, {in_rust})"),
        })
    }

    /// The condition in C that Rust is right.
    pub(super) fn condition(&self) -> impl fmt::Display {
        from_fn(|f| match (self.question, self.in_rust) {
            (Question::Kind, kind::SIGNED) => write!(f, "{} & heapstruct_signed", self.value()),
            (Question::Kind, kind::UNSIGNED) => write!(f, "{} & heapstruct_unsigned", self.value()),
            (Question::Kind, kind::INTEGER) => write!(f, "{} & heapstruct_integer", self.value()),
            (Question::Kind, kind::FLOATING) => write!(f, "{} & heapstruct_floating", self.value()),
            (Question::Kind, _) => write!(f, "{} & heapstruct_other", self.value()),
            (_, in_rust) => write!(f, "{} == {in_rust}", self.value()),
        })
    }

    /// What an answer means: "has 4 bytes".
    pub(super) fn words(&self, answer: u64) -> impl fmt::Display {
        let question = self.question;
        from_fn(move |f| match (question, answer) {
            (Question::Size, 1) => f.write_str("has 1 byte"),
            (Question::Size, _) => write!(f, "has {answer} bytes"),
            (Question::Alignment, _) => write!(f, "is aligned to {answer}"),
            (Question::Offset, _) => write!(f, "is at byte {answer}"),
            (Question::Kind, kind::SIGNED) => f.write_str("is a signed integer"),
            (Question::Kind, kind::UNSIGNED) => f.write_str("is an unsigned integer"),
            (Question::Kind, kind::INTEGER) => f.write_str("is an integer"),
            (Question::Kind, kind::FLOATING) => f.write_str("is a floating-point number"),
            (Question::Kind, _) => f.write_str("is no number"),
            (Question::Sign, 0) => f.write_str("is unsigned"),
            (Question::Sign, _) => f.write_str("is signed"),
        })
    }
}

impl fmt::Display for Fact<'_> {
    /// What Rust says.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (record, says) = (self.record, self.words(self.in_rust));
        match self.subject {
            Subject::Record => write!(f, "`{record}` {says} in Rust"),
            Subject::Member(path) => write!(f, "`{path}` {says} in Rust"),
            Subject::Element(path) => write!(f, "`{}` {says} in Rust", path.element()),
        }
    }
}

impl fmt::Display for Subject<'_> {
    /// As C writes it, behind its record.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record => Ok(()),
            Self::Member(path) => path.in_c().fmt(f),
            Self::Element(path) => path.element_in_c().fmt(f),
        }
    }
}

/// Gives everything that C is asked in numbers: of the record, then of each member.
pub(super) fn each_fact(
    check: &CCheck<'_>,
    layout: &RecordLayout,
    ask: &mut dyn FnMut(&Fact<'_>) -> fmt::Result,
) -> fmt::Result {
    let (ctype, record) = (check.ctype, layout.record().name());
    let of_record = |question, in_rust| Fact { ctype, record, subject: Subject::Record, question, in_rust };
    ask(&of_record(Question::Size, layout.size()))?;
    ask(&of_record(Question::Alignment, layout.align()))?;
    each(check, layout, &mut |asked| {
        let Asked { path, layout: member, base, abi } = asked;
        let mut ask = |subject, question, in_rust| ask(&Fact { ctype, record, subject, question, in_rust });
        let (inner, _) = element(member.ctype());
        if member.is_bit_field() {
            return match kind_of(inner, abi) {
                Some(sign @ (kind::SIGNED | kind::UNSIGNED)) => {
                    ask(Subject::Member(path), Question::Sign, u64::from(sign == kind::SIGNED))
                }
                _ => Ok(()),
            };
        }
        if path.is_unnamed() {
            return Ok(());
        }
        ask(Subject::Member(path), Question::Offset, base + member.offset())?;
        // C may declare a tail without a length, and then it has no size.
        if member.tail_length().is_none() || member.size() != 0 {
            ask(Subject::Member(path), Question::Size, member.size())?;
        }
        if path.is_array() {
            let extent = type_layout(inner, abi).map_err(|_| fmt::Error)?;
            ask(Subject::Element(path), Question::Size, extent.size)?;
        }
        kind_of(inner, abi).map_or(Ok(()), |kind| ask(Subject::Element(path), Question::Kind, kind))
    })
}

fn kind_of(ctype: &CType, abi: &Abi) -> Option<u64> {
    match *ctype {
        CType::Scalar(Scalar::Pointer) => Some(kind::OTHER),
        CType::Scalar(Scalar::F32 | Scalar::F64 | Scalar::Double | Scalar::LongDouble) => Some(kind::FLOATING),
        CType::Scalar(scalar) | CType::Ordered(scalar, _) if abi.is_signed(scalar) => Some(kind::SIGNED),
        CType::Scalar(_) | CType::Ordered(..) => Some(kind::UNSIGNED),
        CType::Enum(_) => Some(kind::INTEGER),
        CType::Aligned(inner, _) | CType::Atomic(inner) => kind_of(inner, abi),
        CType::Array(..) | CType::Record(_) | CType::Opaque { .. } => None,
    }
}

/// A bit-field, in bits from the start of the outermost record.
pub(super) struct Bits<'p> {
    pub(super) path: &'p Path<'p>,
    pub(super) range: Range<u64>,
    pub(super) endian: Endian,
}

/// Gives each bit-field with its number.
pub(super) fn each_bit_field(
    check: &CCheck<'_>,
    layout: &RecordLayout,
    ask: &mut dyn FnMut(usize, &Bits<'_>) -> fmt::Result,
) -> fmt::Result {
    let mut number = 0;
    each(check, layout, &mut |Asked { path, layout, base, abi }| {
        if layout.is_bit_field() {
            let Range { start, end } = layout.bit_range();
            ask(number, &Bits { path, range: base * 8 + start..base * 8 + end, endian: abi.endian() })?;
            number += 1;
        }
        Ok(())
    })
}

impl Bits<'_> {
    /// The bytes of the record that it lies in.
    pub(super) fn bytes(&self) -> Range<u64> {
        self.range.start / 8..self.range.end.div_ceil(8)
    }

    /// What that byte of the record is where the bit-field has ones.
    pub(super) fn byte(&self, index: u64) -> u8 {
        let ones = (0..8).filter(|bit| self.range.contains(&(index * 8 + bit)));
        ones.fold(0, |byte, bit| byte | mask(bit, self.endian))
    }
}

impl fmt::Display for Bits<'_> {
    /// What Rust says.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` {} in Rust", self.path, place(&self.range))
    }
}

/// "is in bits 3 to 7".
pub(super) fn place(Range { start, end }: &Range<u64>) -> impl fmt::Display {
    let (first, last) = (*start, end - 1);
    from_fn(
        move |f| {
            if first == last { write!(f, "is in bit {first}") } else { write!(f, "is in bits {first} to {last}") }
        },
    )
}

/// The bit of a byte that comes so many bits after its first one in memory.
pub(super) fn mask(bit: u64, endian: Endian) -> u8 {
    match endian {
        Endian::Little => 1 << bit,
        Endian::Big => 0x80 >> bit,
    }
}

/// What is displayed by a function.
pub(super) fn from_fn(write: impl Fn(&mut Formatter<'_>) -> fmt::Result) -> impl fmt::Display {
    struct Written<W>(W);
    impl<W: Fn(&mut Formatter<'_>) -> fmt::Result> fmt::Display for Written<W> {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            self.0(f)
        }
    }
    Written(write)
}
