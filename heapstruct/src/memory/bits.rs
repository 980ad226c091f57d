//! The bytes that hold a bit-field: the loads and stores, and why they touch no others.
//!
//! Their number follows from the first bit and the width: up to nine for a field of 64 bits. They are moved in
//! at most two pieces of one size, which overlap where that many bytes are no power of two, and taken for one
//! number. A field of at most 57 bits never has nine bytes.

use super::describe::scalar_of;
use super::{Describe, Place, Shared, Storage, StorageMut};
use crate::abi::Scalar;
use crate::layout::{ABSENT, Member};
use crate::target::{DoesNotFit, Target, Value};
use crate::view::HeapStruct;
use core::fmt;
use core::marker::PhantomData;

/// The bytes that hold a bit-field whose declared type is `M`, from its first to its last, and where it is in them.
///
/// Invariant: `position < 8`, `width` is 1 to 64, and `bytes.len()` is at least `count` of the two. It is handed
/// down from the record, whose bytes hold the field.
pub struct Bits<B, M, T> {
    bytes: B,
    target: T,
    /// The field's first bit in the first byte, in the order of memory.
    position: u32,
    /// How many bits it has.
    width: u32,
    member: PhantomData<fn() -> M>,
}

impl<B: Copy, M, T: Copy> Copy for Bits<B, M, T> {}

/// A clone of storage has the storage's length, by the contract of `Storage`.
impl<B: Clone, M, T: Copy> Clone for Bits<B, M, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        let Self { target, position, width, member, .. } = *self;
        Self { bytes: self.bytes.clone(), target, position, width, member }
    }
}

impl<B: Storage, X: HeapStruct, T: Target> Place<B, X, T> {
    /// Member `I`, a bit-field of type `M`, to read.
    #[inline(always)]
    pub fn bits<M: Describe, const I: usize>(&self) -> Bits<B::Shared<'_>, M, T> {
        let field = self.field::<M, I>();
        // SAFETY: `field` lies within the record, and the record within the bytes.
        let bytes = unsafe { self.bytes().shared().part(field.start, field.count()) };
        field.over(bytes, self.target())
    }

    /// Member `I`, a bit-field of type `M`, to read and write.
    #[inline(always)]
    pub fn bits_mut<M: Describe, const I: usize>(&mut self) -> Bits<B::Unique<'_>, M, T>
    where
        B: StorageMut,
    {
        let (field, target) = (self.field::<M, I>(), self.target());
        // SAFETY: `field` lies within the record, and the record within the bytes.
        let bytes = unsafe { self.bytes_mut().unique_part(field.start, field.count()) };
        field.over(bytes, target)
    }

    /// Member `I`, a bit-field of type `M`, to read, if the record has it on the target and the bytes reach its end.
    #[inline(always)]
    pub fn try_bits<M: Describe, const I: usize>(&self) -> Option<Bits<B::Shared<'_>, M, T>> {
        let field = self.try_field::<M, I>()?;
        // SAFETY: `try_field` lies within the bytes.
        let bytes = unsafe { self.bytes().shared().part(field.start, field.count()) };
        Some(field.over(bytes, self.target()))
    }

    /// Member `I`, a bit-field of type `M`, to read and write, if the record has it on the target and the bytes reach
    /// its end.
    #[inline(always)]
    pub fn try_bits_mut<M: Describe, const I: usize>(&mut self) -> Option<Bits<B::Unique<'_>, M, T>>
    where
        B: StorageMut,
    {
        let (field, target) = (self.try_field::<M, I>()?, self.target());
        // SAFETY: `try_field` lies within the bytes.
        let bytes = unsafe { self.bytes_mut().unique_part(field.start, field.count()) };
        Some(field.over(bytes, target))
    }

    /// Where member `I` lies. The record's layout placed a bit-field of that width there, so that its last bit is
    /// one of what every such record holds.
    #[inline(always)]
    fn field<M: Describe, const I: usize>(&self) -> Field {
        let width = const {
            assert!(X::RECORD.members()[I].is_always_held(), "the member may be missing");
            width_of::<M>(&X::RECORD.members()[I])
        };
        Field::at(self.target().bit_offset::<X, I>(), width)
    }

    /// Where member `I` lies, if the record has it and its bytes reach so far: asked of the bytes themselves
    /// unless every record that has the member holds it.
    #[inline(always)]
    fn try_field<M: Describe, const I: usize>(&self) -> Option<Field> {
        let width = const { width_of::<M>(&X::RECORD.members()[I]) };
        let always = const { X::RECORD.members()[I].is_held_where_it_is() };
        let first = self.target().bit_offset::<X, I>();
        let field = Field::at(first, width);
        let held = u64::from(first) != ABSENT && (always || field.start + field.count() <= self.bytes().len());
        held.then_some(field)
    }
}

/// The width of a bit-field of type `M`, which the member must be.
const fn width_of<M: Describe>(member: &Member) -> u32 {
    assert!(member.ctype().is_like(M::TYPE), "the member is of another type");
    match member.width() {
        Some(width @ 1..=64) => width,
        Some(_) => panic!("a bit-field has an accessor if it has 1 to 64 bits"),
        None => panic!("the member is no bit-field"),
    }
}

/// Where a bit-field lies in a record.
#[derive(Clone, Copy)]
struct Field {
    /// Its first byte.
    start: usize,
    position: u32,
    width: u32,
}

impl Field {
    #[inline(always)]
    fn at(first: u32, width: u32) -> Self {
        Self { start: (first / 8) as usize, position: first % 8, width }
    }

    #[inline(always)]
    fn count(&self) -> usize {
        count(self.position, self.width)
    }

    /// The field, of whose bytes `bytes` are.
    #[inline(always)]
    fn over<B, M, T>(self, bytes: B, target: T) -> Bits<B, M, T> {
        Bits { bytes, target, position: self.position, width: self.width, member: PhantomData }
    }
}

impl<B: Storage, M: Describe, T: Target> Bits<B, M, T> {
    /// The field as a number, extended by its sign or by zeros.
    #[inline(always)]
    pub(crate) fn load_bits(&self, signed: bool) -> u64 {
        let (start, position, width) = (self.bytes.ptr(), self.position, self.width);
        // SAFETY: the invariant.
        unsafe { load(start, position, width, self.target.is_big_endian(), signed, T::IS_CONSTANT) }
    }

    /// The value of an integer.
    #[inline(always)]
    pub(crate) fn load<V: Value>(&self) -> V {
        let signed = self.is_signed();
        V::from_bits(self.load_bits(signed), signed)
    }

    /// What the field is declared as.
    #[inline(always)]
    fn scalar(&self) -> Scalar {
        scalar_of::<M, T>(self.target)
    }

    /// The same bits as those of a field whose type is built alike.
    #[inline(always)]
    pub fn like<N: Describe>(self) -> Bits<B, N, T> {
        const { assert!(M::TYPE.is_like(N::TYPE), "the types are not built alike") }
        let Self { bytes, target, position, width, .. } = self;
        Bits { bytes, target, position, width, member: PhantomData }
    }

    /// Whether its values can be negative: as those of its type.
    ///
    /// C leaves open whether a bit-field declared `int`, `short`, `long`, `long long` or `char` has a sign. A field of
    /// three bits that holds 4 was compared with 0: the first four have one, and `char` has that of a whole `char`,
    /// in GCC 12 for x86-64, i386, 32-bit and 64-bit Arm, MIPS, PowerPC, RISC-V, s390x and SPARC, and in Clang 22 for
    /// Linux (x86-64, 64-bit Arm, PowerPC, s390x), Windows in Microsoft's ABI (x86-64, i386, 64-bit Arm) and macOS.
    #[inline(always)]
    fn is_signed(&self) -> bool {
        self.target.is_signed(self.scalar())
    }
}

impl<B: StorageMut, M: Describe, T: Target> Bits<B, M, T> {
    /// Sets the field to the low bits of `value`; the bits beside it stay.
    #[inline(always)]
    pub(crate) fn store_bits(&mut self, value: u64) {
        let (position, width, big) = (self.position, self.width, self.target.is_big_endian());
        // SAFETY: the invariant.
        unsafe { store(self.bytes.ptr_mut(), position, width, big, T::IS_CONSTANT, value) }
    }

    /// Sets the field to an integer if it holds that.
    #[inline(always)]
    pub(crate) fn try_store<V: Value>(&mut self, value: V) -> Result<(), DoesNotFit> {
        let (signed, bits) = (self.is_signed(), value.to_bits());
        let from_lowest = if signed { bits.wrapping_add(1 << (self.width - 1)) } else { bits };
        let fits = from_lowest <= u64::MAX >> (64 - self.width);
        if !fits || V::from_bits(bits, signed) != value {
            let scalar = self.scalar();
            let (size, bits) = (self.target.width(scalar) as u8, Some(self.width as u8));
            return Err(DoesNotFit { value: value.into(), scalar, size, bits, signed });
        }
        self.store_bits(bits);
        Ok(())
    }
}

/// How many bytes a field touches: 1 to 9.
#[inline(always)]
pub(super) const fn count(position: u32, width: u32) -> usize {
    (position + width).div_ceil(8) as usize
}

/// Whether this machine has the most significant byte first.
const HERE_BIG: bool = cfg!(target_endian = "big");

/// How the bytes are moved: the size of a piece, and the numbers of bits over and under the field in all of them.
///
/// Where the position is a constant, a piece is as large as there are bytes for. Elsewhere its size follows from the
/// width alone, so that it is no branch: `width` bits lie in at least `width / 8` bytes, rounded up, and in at most
/// one more, which two pieces of half as many or more cover.
#[inline(always)]
const fn plan(position: u32, width: u32, big: bool, is_constant: bool) -> (usize, u32, u32) {
    let count = count(position, width);
    let bytes = if is_constant { count as u32 } else { width.div_ceil(8) };
    let behind = count as u32 * 8 - position - width;
    let (over, under) = if big { (position, behind) } else { (behind, position) };
    (1 << bytes.ilog2(), over, under)
}

/// A number of which the top bits are given, extended by its sign or by zeros.
#[inline(always)]
const fn extend(top: u64, width: u32, signed: bool) -> u64 {
    if signed { ((top as i64) >> (64 - width)) as u64 } else { top >> (64 - width) }
}

/// Loads a field, extended by its sign or by zeros.
///
/// # Safety
///
/// `start` is valid for reads of `count(position, width)` bytes; `position < 8`; and `width` is 1 to 64.
#[inline(always)]
pub(super) unsafe fn load(
    start: *const u8,
    position: u32,
    width: u32,
    big: bool,
    signed: bool,
    is_constant: bool,
) -> u64 {
    let (count, unused) = (count(position, width), 64 - width);
    if width > 57 && count == 9 {
        // SAFETY: nine bytes are there.
        let (first, last) = unsafe { nine(start) };
        let last = u64::from(last);
        // The last byte has one to seven bits of the field.
        let top = if big {
            u64::from_be(first) << position | last << position >> 8
        } else {
            (u64::from_le(first) >> position | last << (64 - position)) << unused
        };
        return extend(top, width, signed);
    }
    let (size, over, under) = plan(position, width, big, is_constant);
    if is_constant {
        // SAFETY: `size` is a power of two, and at most `count`, which is at most 8.
        let number = unsafe { gather(start, count, size, big) };
        return extend(number >> under << unused, width, signed);
    }
    // Swapped as a whole, if at all: then the bytes are at the top.
    // SAFETY: as above.
    let number = unsafe { gather(start, count, size, HERE_BIG) };
    if big == HERE_BIG {
        extend(number >> under << unused, width, signed)
    } else {
        extend(number.swap_bytes() << over, width, signed)
    }
}

/// Stores the low bits of `value` in a field; the bits beside it stay.
///
/// # Safety
///
/// `start` is valid for reads and writes of `count(position, width)` bytes; `position < 8`; and `width` is 1 to 64.
#[inline(always)]
pub(super) unsafe fn store(start: *mut u8, position: u32, width: u32, big: bool, is_constant: bool, value: u64) {
    let count = count(position, width);
    let ones = u64::MAX >> (64 - width);
    if width > 57 && count == 9 {
        // SAFETY: nine bytes are there.
        let (first, last) = unsafe { nine(start) };
        // How many bits of the field are in the last byte, and how many of others.
        let (inside, outside) = (position + width - 64, 72 - position - width);
        let value = value & ones;
        let (first, last) = if big {
            let first = u64::from_be(first) & !(ones >> inside) | value >> inside;
            (first.to_be(), last & (0xff >> inside) | (value << outside) as u8)
        } else {
            let first = u64::from_le(first) & !(u64::MAX << position) | value << position;
            (first.to_le(), last & (0xff << inside) | (value >> (64 - position)) as u8)
        };
        // SAFETY: nine bytes are there.
        return unsafe { set_nine(start, first, last) };
    }
    let (size, over, under) = plan(position, width, big, is_constant);
    let merge = |number: u64, under: u32| {
        if is_constant {
            number & !(ones << under) | (value & ones) << under
        } else {
            // The same, without a mask that is made for each call.
            (number.rotate_right(under) & !ones | value & ones).rotate_left(under)
        }
    };
    let order = if is_constant { big } else { HERE_BIG };
    // SAFETY: `size` is a power of two, and at most `count`, which is at most 8.
    let number = unsafe { gather(start, count, size, order) };
    let number = if order == big {
        merge(number, under)
    } else {
        // As in `load`.
        merge(number.swap_bytes(), 64 - width - over).swap_bytes()
    };
    // SAFETY: as above.
    unsafe { scatter(start, count, size, order, number) }
}

/// The first eight of nine bytes, as a number of this machine, and the last.
///
/// # Safety
///
/// `start` is valid for reads of nine bytes.
#[inline(always)]
unsafe fn nine(start: *const u8) -> (u64, u8) {
    // SAFETY: the caller's promise; unaligned loads may lie anywhere.
    let first = unsafe { start.cast::<u64>().read_unaligned() };
    // SAFETY: the ninth byte is there.
    let last = unsafe { start.add(8) };
    // SAFETY: as above.
    (first, unsafe { last.read() })
}

/// Sets nine bytes as [`nine`] gives them.
///
/// # Safety
///
/// `start` is valid for writes of nine bytes.
#[inline(always)]
unsafe fn set_nine(start: *mut u8, first: u64, last: u8) {
    // SAFETY: the caller's promise; unaligned stores may lie anywhere.
    unsafe { start.cast::<u64>().write_unaligned(first) };
    // SAFETY: the ninth byte is there.
    let ninth = unsafe { start.add(8) };
    // SAFETY: as above.
    unsafe { ninth.write(last) }
}

/// How far a piece of `size` bytes that begins at byte `at` of `count` is shifted to its place in their number.
#[inline(always)]
const fn shift(at: usize, size: usize, count: usize, big: bool) -> u32 {
    (if big { count - size - at } else { at }) as u32 * 8
}

/// Loads the number that `count` bytes are in an order, from pieces of `size` bytes: one at the start and, if there
/// are more, one at the end. What they share is the same in both.
///
/// # Safety
///
/// `start` is valid for reads of `count` bytes; `size` is 1, 2, 4 or 8; and `size <= count <= 8`.
#[inline(always)]
unsafe fn gather(start: *const u8, count: usize, size: usize, big: bool) -> u64 {
    /// # Safety
    ///
    /// `start` is valid for reads of `count` bytes, which an `N` has at most.
    #[inline(always)]
    unsafe fn pieces<N: Into<u64>>(start: *const u8, count: usize, big: bool, ordered: fn(N) -> N) -> u64 {
        // SAFETY: the caller's promise; unaligned loads may lie anywhere.
        let first = ordered(unsafe { start.cast::<N>().read_unaligned() }).into();
        let at = count - size_of::<N>();
        if at == 0 {
            return first;
        }
        // SAFETY: an `N` from there on ends where the bytes do.
        let end = unsafe { start.add(at) };
        // SAFETY: as above.
        let last = ordered(unsafe { end.cast::<N>().read_unaligned() }).into();
        first << shift(0, size_of::<N>(), count, big) | last << shift(at, size_of::<N>(), count, big)
    }
    match size {
        // SAFETY: the caller's promise, for each size.
        8 => unsafe { pieces(start, count, big, if big { u64::from_be } else { u64::from_le }) },
        // SAFETY: as above.
        4 => unsafe { pieces(start, count, big, if big { u32::from_be } else { u32::from_le }) },
        // SAFETY: as above.
        2 => unsafe { pieces(start, count, big, if big { u16::from_be } else { u16::from_le }) },
        // SAFETY: as above.
        _ => unsafe { pieces(start, count, big, |byte: u8| byte) },
    }
}

/// Stores a number of `count` bytes in an order, in the pieces that [`gather`] loads.
///
/// # Safety
///
/// As for `gather`, and `start` is valid for writes.
#[inline(always)]
unsafe fn scatter(start: *mut u8, count: usize, size: usize, big: bool, number: u64) {
    /// # Safety
    ///
    /// `start` is valid for writes of `count` bytes, which an `N` has at most.
    #[inline(always)]
    unsafe fn pieces<N>(start: *mut u8, count: usize, big: bool, number: u64, ordered: fn(u64) -> N) {
        let first = ordered(number >> shift(0, size_of::<N>(), count, big));
        // SAFETY: the caller's promise; unaligned stores may lie anywhere.
        unsafe { start.cast::<N>().write_unaligned(first) };
        let at = count - size_of::<N>();
        if at != 0 {
            let last = ordered(number >> shift(at, size_of::<N>(), count, big));
            // SAFETY: an `N` from there on ends where the bytes do.
            let end = unsafe { start.add(at) };
            // SAFETY: as above.
            unsafe { end.cast::<N>().write_unaligned(last) };
        }
    }
    match size {
        // SAFETY: the caller's promise, for each size.
        8 => unsafe { pieces(start, count, big, number, if big { u64::to_be } else { u64::to_le }) },
        // SAFETY: as above.
        4 => unsafe {
            let ordered = if big { |n| (n as u32).to_be() } else { |n| (n as u32).to_le() };
            pieces(start, count, big, number, ordered);
        },
        // SAFETY: as above.
        2 => unsafe {
            let ordered = if big { |n| (n as u16).to_be() } else { |n| (n as u16).to_le() };
            pieces(start, count, big, number, ordered);
        },
        // SAFETY: as above.
        _ => unsafe { pieces(start, count, big, number, |n| n as u8) },
    }
}

impl<B: Storage, M: Describe, T: Target> fmt::Debug for Bits<B, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, width, target, .. } = self;
        f.debug_struct("Bits").field("position", position).field("width", width).field("target", target).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The field of some bytes, bit by bit.
    fn model(bytes: &[u8], position: u32, width: u32, big: bool) -> u64 {
        let bit = |i: u32| {
            let byte = bytes[(i / 8) as usize];
            u64::from(if big { byte >> (7 - i % 8) } else { byte >> (i % 8) } & 1)
        };
        (0..width).fold(0, |value, i| if big { value << 1 | bit(position + i) } else { value | bit(position + i) << i })
    }

    /// Every place that a field can have, in as many bytes as hold it and no more.
    #[test]
    fn every_position_and_width() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random
        };
        for (position, width) in (0..8).flat_map(|position| (1..=64).map(move |width| (position, width))) {
            let count = count(position, width);
            for (big, is_constant) in [(false, false), (false, true), (true, false), (true, true)] {
                let what = (position, width, big, is_constant);
                let mut bytes = [0; 9];
                bytes.fill_with(|| next() as u8);
                let bytes = &mut bytes[9 - count..];
                let before = model(bytes, position, width, big);
                // SAFETY: `count` bytes.
                let loaded = [false, true]
                    .map(|signed| unsafe { load(bytes.as_ptr(), position, width, big, signed, is_constant) });
                let with_sign = (before << (64 - width)) as i64 >> (64 - width);
                assert_eq!(loaded, [before, with_sign as u64], "{what:?}");

                let mut beside = [0; 9];
                beside[..count].copy_from_slice(bytes);
                let value = next();
                // SAFETY: `count` bytes.
                unsafe { store(bytes.as_mut_ptr(), position, width, big, is_constant, value) };
                assert_eq!(model(bytes, position, width, big), value & u64::MAX >> (64 - width), "{what:?}");
                // SAFETY: `count` bytes.
                unsafe { store(bytes.as_mut_ptr(), position, width, big, is_constant, before) };
                assert_eq!(bytes, &beside[..count], "{what:?}");
            }
        }
    }
}
