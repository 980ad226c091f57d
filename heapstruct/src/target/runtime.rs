//! The target that is a value: one of the built-in rows, chosen when the program runs.

use super::builtin::{BUILTIN, NATIVE_ROW};
use super::sealed::Sealed;
use super::types::types;
use super::{Target, triple};
use crate::HeapStruct;
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::tables::{MemberCount, NO_LAYOUT, RuntimeTable};
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
        Self::from_row(super::builtin::row_of(triple))
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
pub(crate) const ROW_SLOTS: usize = BUILTIN.len().next_power_of_two();

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

/// The rows on which each scalar has a sign, one bit each.
const SIGNS: [u64; Scalar::COUNT] = {
    let mut signs = [0; Scalar::COUNT];
    let mut scalar = 0;
    while scalar < Scalar::COUNT {
        let mut row = 0;
        while row < BUILTIN.len() {
            signs[scalar] |= (BUILTIN[row].1.is_signed(Scalar::ALL[scalar]) as u64) << row;
            row += 1;
        }
        scalar += 1;
    }
    signs
};

/// Whether there are rows where a scalar is without a sign, and ones where it has one.
const SIGNS_THAT_OCCUR: [[bool; 2]; Scalar::COUNT] = {
    let mut occur = [[false; 2]; Scalar::COUNT];
    let mut scalar = 0;
    while scalar < Scalar::COUNT {
        let mut row = 0;
        while row < BUILTIN.len() {
            let abi = &BUILTIN[row].1;
            if abi.width(Scalar::ALL[scalar]) != 0 {
                occur[scalar][abi.is_signed(Scalar::ALL[scalar]) as usize] = true;
            }
            row += 1;
        }
        scalar += 1;
    }
    occur
};

impl Sealed for Runtime {}

impl Target for Runtime {
    types!(of any row);
    type Pointer = ForeignPointer<u64>;

    const WIDTHS: [u8; Scalar::COUNT] = WIDTHS_THAT_OCCUR;
    const CONSTANT_ABI: Option<Abi> = None;

    fn abi(self) -> Abi {
        BUILTIN[self.row as usize].1
    }

    #[inline(always)]
    fn is_big_endian(self) -> bool {
        self.big != 0
    }

    #[inline(always)]
    fn is_signed(self, scalar: Scalar) -> bool {
        match (const { &SIGNS_THAT_OCCUR })[scalar as usize] {
            [_, false] => false,
            [false, true] => true,
            [true, true] if matches!(scalar, Scalar::Char) => self.char_signed != 0,
            [true, true] => (const { &SIGNS })[scalar as usize] >> self.row & 1 != 0,
        }
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
    fn states<X: HeapStruct>(self) -> Result<(), LayoutError> {
        if const { X::RECORD.rows() } >> self.row & 1 == 0 { Err(no_layout::<X>(self)) } else { Ok(()) }
    }

    #[inline(always)]
    fn check<X: HeapStruct>(self) -> Result<usize, LayoutError> {
        self.states::<X>()?;
        match (const { TableOf::<X>::HELD })[self.slot::<X>()] {
            NO_LAYOUT => Err(no_layout::<X>(self)),
            size => Ok(size as usize),
        }
    }

    #[inline(always)]
    fn record_size<X: HeapStruct>(self) -> usize {
        (const { TableOf::<X>::SIZES })[self.slot::<X>()] as usize
    }

    #[inline(always)]
    fn offset<X: HeapStruct, const I: usize>(self) -> usize {
        (const { TableOf::<X>::OFFSETS[I] })[self.slot::<X>()] as usize
    }

    #[inline(always)]
    fn bit_offset<X: HeapStruct, const I: usize>(self) -> u32 {
        (const { TableOf::<X>::OFFSETS[I] })[self.slot::<X>()]
    }

    const IS_CONSTANT: bool = false;
}

/// The tables of a record.
type TableOf<X> = <<X as HeapStruct>::Members as MemberCount>::Tables<X>;

impl Runtime {
    /// The machine that this is compiled for, `None` if it is none of the built-in targets.
    ///
    /// ```
    /// use heapstruct::target::Runtime;
    ///
    /// # #[cfg(all(target_os = "linux", target_arch = "x86_64", target_pointer_width = "64"))]
    /// assert_eq!(Runtime::NATIVE, Some(Runtime::X86_64_LINUX));
    /// ```
    pub const NATIVE: Option<Self> = match NATIVE_ROW {
        Some(row) => Some(Self::from_row(row)),
        None => None,
    };

    /// Where the tables of a record have what is of this target.
    #[inline(always)]
    fn slot<X: HeapStruct>(self) -> usize {
        if const { X::RECORD.depends_on_row() } {
            self.row as usize & (ROW_SLOTS - 1)
        } else {
            self.class as usize & (CLASS_SLOTS - 1)
        }
    }

    /// Which of the rows it is.
    pub(crate) const fn row(self) -> usize {
        self.row as usize
    }
}

/// Looks the record over once more, for the reason why it has no layout.
#[cold]
fn no_layout<X: HeapStruct>(target: Runtime) -> LayoutError {
    if let Some(record) = X::RECORD.refusal(Some(target.row()), false) {
        let stated = record.targets().unwrap_or_default();
        return LayoutError::WrongTarget { record: record.name(), target, stated };
    }
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

    /// Each type is the smallest of those that there are, unsigned where no row has a sign.
    #[test]
    fn its_types_are_the_smallest_for_every_row() {
        const SIGNED: [(&str, i128); 4] =
            [("i16", i16::MAX as i128), ("i32", i32::MAX as i128), ("i64", i64::MAX as i128), ("i128", i128::MAX)];
        const UNSIGNED: [(&str, i128); 4] =
            [("u8", u8::MAX as i128), ("u16", u16::MAX as i128), ("u32", u32::MAX as i128), ("u64", u64::MAX as i128)];
        for (scalar, ours) in types!(listed) {
            let mut largest = 0;
            let mut signed = false;
            for (_, abi) in BUILTIN {
                let (bits, sign) = (8 * abi.width(scalar) as u32, abi.is_signed(scalar));
                signed |= sign;
                largest = largest.max((1i128 << (bits.saturating_sub(u32::from(sign)))) - 1);
            }
            let types = if signed { SIGNED } else { UNSIGNED };
            let smallest = types.iter().find(|(_, max)| *max >= largest);
            assert_eq!(smallest.map(|(name, _)| *name), Some(ours), "{scalar:?}");
        }
    }
}
