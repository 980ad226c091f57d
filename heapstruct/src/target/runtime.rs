//! The target that is a value: one of the built-in rows, chosen when the program runs.

use super::builtin::BUILTIN;
use super::sealed::Sealed;
use super::{Target, triple};
use crate::HeapStruct;
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::tables::{ClassTable, MemberCount, NO_LAYOUT};
use crate::layout::{LayoutError, walk_record};
use crate::memory::ForeignPointer;
use core::fmt;

/// A built-in target chosen when the program runs: by constant, or parsed from a triple.
///
/// ```
/// use heapstruct::target::{Runtime, Target};
///
/// let target: Runtime = "arm64-apple-macosx14".parse()?;
/// assert_eq!(target, Runtime::AARCH64_MACOS);
/// assert_eq!(target.triple(), "aarch64-apple-darwin");
/// assert!(!target.abi().endian().eq(&heapstruct::abi::Endian::Big));
///
/// let unknown = "s390y-unknown-linux-gnu".parse::<Runtime>().unwrap_err();
/// assert!(unknown.to_string().contains("s390x-unknown-linux-gnu"));
/// # Ok::<(), heapstruct::target::UnknownTarget>(())
/// ```
///
/// A value of it is one word. A getter looks the member's offset up in a table made at
/// compile time, and swaps bytes or picks a width by what the value says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
// The word that it is, also in alignment: rustc 1.85 for MIPS returns four bytes in a
// register, and loads them as a word wherever they lie.
#[repr(C, align(4))]
pub struct Runtime {
    /// First, so that it is the low byte of the word on most hosts: one mask gets it.
    class: u8,
    row: u8,
    /// 1 or 0. No `bool`: its unused values would be where an `Option` of a view keeps its
    /// `None`, and each element of an array would be compared with them.
    big: u8,
    char_signed: u8,
}

impl Runtime {
    /// The target with this triple, one of [`BUILTIN`]'s.
    pub(super) const fn from_triple(triple: &str) -> Self {
        let mut row = 0;
        while !triple::same(BUILTIN[row].0, triple) {
            row += 1;
        }
        Self::from_row(row)
    }

    pub(super) const fn from_row(row: usize) -> Self {
        let abi = &BUILTIN[row].1;
        Self {
            class: CLASS_OF_ROW[row],
            row: row as u8,
            big: matches!(abi.endian(), Endian::Big) as u8,
            char_signed: abi.char_is_signed() as u8,
        }
    }

    /// The target that a compile-time target stands for.
    ///
    /// ```
    /// use heapstruct::target::{Runtime, S390xLinux};
    /// assert_eq!(Runtime::of(S390xLinux), Runtime::S390X_LINUX);
    /// ```
    pub fn of(target: impl Into<Self>) -> Self {
        target.into()
    }

    /// The triple that names it, as rustc spells it.
    pub const fn triple(self) -> &'static str {
        BUILTIN[self.row as usize].0
    }
}

impl fmt::Debug for Runtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Runtime({})", self.triple())
    }
}

impl fmt::Display for Runtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.triple())
    }
}

impl core::str::FromStr for Runtime {
    type Err = super::UnknownTarget;

    /// Reads a triple as GNU, LLVM or Rust spell it.
    ///
    /// # Errors
    ///
    /// [`UnknownTarget`](super::UnknownTarget), which lists the nearest names.
    fn from_str(triple: &str) -> Result<Self, Self::Err> {
        triple::parse(triple)
    }
}

/// The layout class of each row: rows that lay out every record alike share one.
const CLASS_OF_ROW: [u8; BUILTIN.len()] = {
    let mut classes = [0; BUILTIN.len()];
    let mut count = 0;
    let mut row = 0;
    while row < BUILTIN.len() {
        let mut earlier = 0;
        while earlier < row && !BUILTIN[row].1.same_layouts(&BUILTIN[earlier].1) {
            earlier += 1;
        }
        if earlier < row {
            classes[row] = classes[earlier];
        } else {
            classes[row] = count;
            count += 1;
        }
        row += 1;
    }
    classes
};

const CLASSES: usize = {
    let mut largest = 0;
    let mut row = 0;
    while row < BUILTIN.len() {
        if CLASS_OF_ROW[row] > largest {
            largest = CLASS_OF_ROW[row];
        }
        row += 1;
    }
    largest as usize + 1
};

/// A row of each class.
pub(crate) const CLASS_ABIS: [Abi; CLASSES] = {
    let mut abis = [Abi::LP64; CLASSES];
    let mut row = 0;
    while row < BUILTIN.len() {
        abis[CLASS_OF_ROW[row] as usize] = BUILTIN[row].1;
        row += 1;
    }
    abis
};

/// The entries of a table by class: a power of two, so that masking an index is its bounds check.
pub(crate) const CLASS_SLOTS: usize = CLASSES.next_power_of_two();

/// The entries of a table by row, likewise.
const ROW_SLOTS: usize = BUILTIN.len().next_power_of_two();

/// The size of each scalar on each row, laid out by scalar.
const WIDTHS: [[u8; ROW_SLOTS]; Scalar::COUNT] = {
    let mut widths = [[0; ROW_SLOTS]; Scalar::COUNT];
    let mut scalar = 0;
    while scalar < Scalar::COUNT {
        let mut row = 0;
        while row < BUILTIN.len() {
            widths[scalar][row] = BUILTIN[row].1.width(Scalar::ALL[scalar]) as u8;
            row += 1;
        }
        scalar += 1;
    }
    widths
};

/// The sizes of each scalar that occur on any row, one bit each.
const WIDTHS_THAT_OCCUR: [u8; Scalar::COUNT] = {
    let mut occur = [0; Scalar::COUNT];
    let mut scalar = 0;
    while scalar < Scalar::COUNT {
        let mut row = 0;
        while row < BUILTIN.len() {
            occur[scalar] |= BUILTIN[row].1.width(Scalar::ALL[scalar]) as u8;
            row += 1;
        }
        scalar += 1;
    }
    occur
};

impl Sealed for Runtime {}

impl Target for Runtime {
    type Char = i16;
    type Short = i16;
    type UShort = u16;
    type Int = i32;
    type UInt = u32;
    type Long = i64;
    type ULong = u64;
    type LongLong = i64;
    type ULongLong = u64;
    type Size = u64;
    type PtrDiff = i64;
    type Address = u64;
    type Pointer = ForeignPointer<u64>;

    const WIDTHS: [u8; Scalar::COUNT] = WIDTHS_THAT_OCCUR;

    fn abi(self) -> Abi {
        BUILTIN[self.row as usize].1
    }

    #[inline(always)]
    fn is_big_endian(self) -> bool {
        self.big != 0
    }

    #[inline(always)]
    fn char_is_signed(self) -> bool {
        self.char_signed != 0
    }

    #[inline(always)]
    fn width(self, scalar: Scalar) -> usize {
        let occur = WIDTHS_THAT_OCCUR[scalar as usize];
        if occur.is_power_of_two() {
            return occur as usize;
        }
        (const { &WIDTHS })[scalar as usize][self.row as usize & (ROW_SLOTS - 1)] as usize
    }

    #[inline(always)]
    fn check<X: HeapStruct>(self) -> Result<usize, LayoutError> {
        match (const { <<X::Members as MemberCount>::ByClass<X> as ClassTable>::SIZES })[self.slot()] {
            NO_LAYOUT => Err(no_layout::<X>(self)),
            size => Ok(size as usize),
        }
    }

    #[inline(always)]
    fn record_size<X: HeapStruct>(self) -> usize {
        (const { <<X::Members as MemberCount>::ByClass<X> as ClassTable>::SIZES })[self.slot()] as usize
    }

    #[inline(always)]
    fn offset<X: HeapStruct, const I: usize>(self) -> usize {
        (const { &<<X::Members as MemberCount>::ByClass<X> as ClassTable>::OFFSETS[I] })[self.slot()] as usize
    }
}

impl Runtime {
    #[inline(always)]
    fn slot(self) -> usize {
        self.class as usize & (CLASS_SLOTS - 1)
    }
}

/// Lays the record out once more, for the reason why that fails.
#[cold]
fn no_layout<X: HeapStruct>(target: Runtime) -> LayoutError {
    match walk_record(X::RECORD, &target.abi(), &mut []) {
        Err(error) => error,
        Ok(_) => LayoutError::TooLarge { record: X::RECORD.name() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_class_lay_out_alike() {
        for (row, (_, abi)) in BUILTIN.iter().enumerate() {
            assert!(abi.same_layouts(&CLASS_ABIS[CLASS_OF_ROW[row] as usize]));
        }
        assert!(CLASSES < BUILTIN.len());
    }

    #[test]
    fn a_value_is_one_word() {
        assert!(size_of::<Runtime>() <= 4);
    }

    #[test]
    fn its_types_hold_every_value_of_every_row() {
        for (_, abi) in BUILTIN {
            assert!(abi.width(Scalar::Int) <= size_of::<<Runtime as Target>::Int>());
            assert!(abi.width(Scalar::UInt) <= size_of::<<Runtime as Target>::UInt>());
            assert!(abi.width(Scalar::UShort) <= size_of::<<Runtime as Target>::UShort>());
        }
    }
}
