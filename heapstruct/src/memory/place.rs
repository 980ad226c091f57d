//! Bytes that are known to hold a certain member: the loads and stores, and why they stay inside.

use super::describe::{NumberOf, scalar_of};
use super::{Describe, Number, Shared, Storage, StorageMut, Writer, bits};
use crate::ViewError;
use crate::abi::{Endian, Scalar};
use crate::layout::{ABSENT, CType};
use crate::target::{DoesNotFit, Native, Target, Value};
use crate::view::c::{Char, Function, LongDouble, Opaque, Text};
use crate::view::{Addr, HeapStruct};
use core::fmt;
use core::marker::PhantomData;

/// Bytes that hold an `M` as laid out on `T`: what a view is made of.
///
/// Invariant: `bytes.len()` is at least the size of an `M` on `target`; or, where `M` is a record whose
/// members may be missing or go on behind it, what every such record holds (`Extent::held`). It is checked
/// in `new`, once, and handed down from a record to its members.
pub struct Place<B, M, T> {
    bytes: B,
    target: T,
    member: PhantomData<fn() -> M>,
}

impl<B: Copy, M, T: Copy> Copy for Place<B, M, T> {}

/// A clone of storage has the storage's length, by the contract of `Storage`.
impl<B: Clone, M, T: Copy> Clone for Place<B, M, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Self { bytes: self.bytes.clone(), target: self.target, member: PhantomData }
    }
}

impl<B, M, T: Copy> Place<B, M, T> {
    #[inline(always)]
    pub(crate) fn target(&self) -> T {
        self.target
    }

    #[inline(always)]
    pub(crate) fn bytes(&self) -> &B {
        &self.bytes
    }

    /// The storage, to take a part of; it must keep its length.
    #[inline(always)]
    pub(super) fn bytes_mut(&mut self) -> &mut B {
        &mut self.bytes
    }

    #[inline(always)]
    pub(crate) fn into_bytes(self) -> B {
        self.bytes
    }
}

impl<B: Storage, M: Describe, T: Target> Place<B, M, T> {
    /// The same bytes, to read.
    #[inline(always)]
    pub(crate) fn shared(&self) -> Place<B::Shared<'_>, M, T> {
        // `shared` has the length that the bytes have: the invariant stays.
        Place { bytes: self.bytes.shared(), target: self.target, member: PhantomData }
    }

    /// The same bytes, to read and write.
    #[inline(always)]
    pub(crate) fn unique(&mut self) -> Place<B::Unique<'_>, M, T>
    where
        B: StorageMut,
    {
        let len = self.bytes.len();
        // SAFETY: the part is the whole.
        let bytes = unsafe { self.bytes.unique_part(0, len) };
        Place { bytes, target: self.target, member: PhantomData }
    }

    /// How many bytes the member covers.
    #[inline(always)]
    pub(crate) fn size(&self) -> usize {
        M::size(self.target)
    }

    /// The same bytes as those of a type that is built alike, and so has the same size on every ABI.
    #[inline(always)]
    pub fn like<N: Describe>(self) -> Place<B, N, T> {
        const { assert!(M::TYPE.is_like(N::TYPE), "the types are not built alike") }
        Place { bytes: self.bytes, target: self.target, member: PhantomData }
    }

    /// A reader for code that is driven by a description at run time.
    #[inline]
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::new(&self.bytes, self.target)
    }

    /// A writer for such code.
    #[inline]
    pub(crate) fn writer(&mut self) -> Writer<'_>
    where
        B: StorageMut,
    {
        Writer::new(&mut self.bytes, self.target)
    }
}

impl<B: Storage, X: HeapStruct, T: Target> Place<B, X, T> {
    /// The one check: `bytes` must be at least as long as every such record.
    #[inline]
    pub(crate) fn new(bytes: B, target: T) -> Result<Self, ViewError> {
        let needed = target.check::<X>().map_err(ViewError::Layout)?;
        let given = bytes.len();
        if given < needed {
            return Err(ViewError::TooShort { record: X::RECORD.name(), needed, given });
        }
        Ok(Self { bytes, target, member: PhantomData })
    }

    /// How many bytes every such record holds.
    #[inline(always)]
    pub(crate) fn held(&self) -> usize {
        // There is a layout: `new` asked.
        self.target.check::<X>().unwrap_or(0)
    }

    /// Member `I`, an `M`, to read.
    #[inline(always)]
    pub fn member<M: Describe, const I: usize>(&self) -> Place<B::Shared<'_>, M, T> {
        let (at, len) = self.extent::<M, I>();
        // SAFETY: `extent` lies within the record, and the record within the bytes.
        let bytes = unsafe { self.bytes.shared().part(at, len) };
        Place { bytes, target: self.target, member: PhantomData }
    }

    /// Member `I`, an `M`, to read and write.
    #[inline(always)]
    pub fn member_mut<M: Describe, const I: usize>(&mut self) -> Place<B::Unique<'_>, M, T>
    where
        B: StorageMut,
    {
        let (at, len) = self.extent::<M, I>();
        // SAFETY: `extent` lies within the record, and the record within the bytes.
        let bytes = unsafe { self.bytes.unique_part(at, len) };
        Place { bytes, target: self.target, member: PhantomData }
    }

    /// Where member `I` lies. The record's layout placed a type like `M` there, so that
    /// offset and size are those of one layout, and their sum is at most what every such record holds.
    #[inline(always)]
    fn extent<M: Describe, const I: usize>(&self) -> (usize, usize) {
        const {
            let member = &X::RECORD.members()[I];
            Self::assert_is::<M>(member);
            assert!(member.is_always_held(), "the member may be missing");
        }
        (self.target.offset::<X, I>(), M::size(self.target))
    }

    /// Member `I`, an `M`, to read, if the record has it on the target and the bytes reach its end.
    #[inline(always)]
    pub fn try_member<M: Describe, const I: usize>(&self) -> Option<Place<B::Shared<'_>, M, T>> {
        let (at, len) = self.try_extent::<M, I>()?;
        // SAFETY: `try_extent` lies within the bytes.
        let bytes = unsafe { self.bytes.shared().part(at, len) };
        Some(Place { bytes, target: self.target, member: PhantomData })
    }

    /// Member `I`, an `M`, to read and write, if the record has it on the target and the bytes reach its end.
    #[inline(always)]
    pub fn try_member_mut<M: Describe, const I: usize>(&mut self) -> Option<Place<B::Unique<'_>, M, T>>
    where
        B: StorageMut,
    {
        let (at, len) = self.try_extent::<M, I>()?;
        // SAFETY: `try_extent` lies within the bytes.
        let bytes = unsafe { self.bytes.unique_part(at, len) };
        Some(Place { bytes, target: self.target, member: PhantomData })
    }

    /// The elements of the tail `I`, which are `M`s, to read: as many as lie between its start and the end of the
    /// bytes.
    #[inline(always)]
    pub fn tail<M: Describe, const I: usize>(&self) -> Elements<B::Shared<'_>, M, T> {
        let (at, len) = self.tail_extent::<M, I>();
        // SAFETY: `tail_extent` lies within the bytes.
        let bytes = unsafe { self.bytes.shared().part(at, len) };
        Elements::fill(bytes, self.target)
    }

    /// The elements of the tail `I`, to read and write.
    #[inline(always)]
    pub fn tail_mut<M: Describe, const I: usize>(&mut self) -> Elements<B::Unique<'_>, M, T>
    where
        B: StorageMut,
    {
        let (at, len) = self.tail_extent::<M, I>();
        let target = self.target;
        // SAFETY: `tail_extent` lies within the bytes.
        let bytes = unsafe { self.bytes.unique_part(at, len) };
        Elements::fill(bytes, target)
    }

    /// From the start of the tail `I` to the end of the bytes; nothing where the record has no tail on the target.
    #[inline(always)]
    fn tail_extent<M: Describe, const I: usize>(&self) -> (usize, usize) {
        const {
            let member = &X::RECORD.members()[I];
            assert!(member.tail_length().is_some() && member.width().is_none(), "the member is no tail");
            assert!(
                matches!(member.ctype(), CType::Array(element, _) if element.is_like(M::TYPE)),
                "the tail has elements of another type"
            );
        }
        let len = self.bytes.len();
        let at = self.target.offset::<X, I>().min(len);
        (at, len - at)
    }

    /// Where member `I`, an `M`, ends in bytes from the start of the record, whether the bytes reach so far or not.
    #[inline(always)]
    pub fn end<M: Describe, const I: usize>(&self) -> u64 {
        const { Self::assert_is::<M>(&X::RECORD.members()[I]) }
        self.target.offset::<X, I>() as u64 + M::size(self.target) as u64
    }

    /// Refuses an `M` that is not what the record says of the member.
    const fn assert_is<M: Describe>(member: &crate::layout::Member) {
        assert!(member.ctype().is_like(M::TYPE) && member.width().is_none(), "the member is of another type");
    }

    /// Where member `I` lies, if the record has it and its bytes reach so far: asked of the bytes themselves
    /// unless every record that has the member holds it.
    #[inline(always)]
    fn try_extent<M: Describe, const I: usize>(&self) -> Option<(usize, usize)> {
        let always = const {
            let member = &X::RECORD.members()[I];
            Self::assert_is::<M>(member);
            member.is_held_where_it_is()
        };
        let (at, len) = (self.target.offset::<X, I>(), M::size(self.target));
        let held = at != ABSENT as usize && (always || at.checked_add(len)? <= self.bytes.len());
        held.then_some((at, len))
    }
}

/// Several places of one type, one behind the other.
///
/// Invariant: `bytes.len()` is at least `len` times the size of an `M` on `target`, and
/// that product does not overflow.
pub struct Elements<B, M, T> {
    bytes: B,
    target: T,
    len: usize,
    member: PhantomData<fn() -> M>,
}

impl<B: Copy, M, T: Copy> Copy for Elements<B, M, T> {}

impl<B: Clone, M, T: Copy> Clone for Elements<B, M, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Self { bytes: self.bytes.clone(), target: self.target, len: self.len, member: PhantomData }
    }
}

impl<B, M: Describe, const N: usize, T: Target> From<Place<B, [M; N], T>> for Elements<B, M, T> {
    /// The bytes of an array hold its elements: the size of `[M; N]` is `N` times that of `M`.
    #[inline(always)]
    fn from(array: Place<B, [M; N], T>) -> Self {
        Self { bytes: array.bytes, target: array.target, len: N, member: PhantomData }
    }
}

impl<B, const N: usize, T: Target> From<Place<B, Text<N>, T>> for Elements<B, u8, Native> {
    /// A `char` has one byte, so `N` of them are `N` bytes.
    #[inline(always)]
    fn from(text: Place<B, Text<N>, T>) -> Self {
        Self { bytes: text.bytes, target: Native, len: N, member: PhantomData }
    }
}

impl<B, const SIZE: usize, const ALIGN: usize, T: Target> From<Place<B, Opaque<SIZE, ALIGN>, T>>
    for Elements<B, u8, T>
{
    /// Something opaque is `SIZE` bytes.
    #[inline(always)]
    fn from(opaque: Place<B, Opaque<SIZE, ALIGN>, T>) -> Self {
        Self { bytes: opaque.bytes, target: opaque.target, len: SIZE, member: PhantomData }
    }
}

impl<B, T: Target> From<Elements<B, Char, T>> for Elements<B, u8, Native> {
    /// A `char` has at least one byte, so `len` of them have at least `len` bytes.
    #[inline(always)]
    fn from(chars: Elements<B, Char, T>) -> Self {
        Self { bytes: chars.bytes, target: Native, len: chars.len, member: PhantomData }
    }
}

impl<B, T: Target> From<Place<B, LongDouble, T>> for Elements<B, u8, Native> {
    /// So many bytes as a `long double` has on the target.
    #[inline(always)]
    fn from(number: Place<B, LongDouble, T>) -> Self {
        let len = LongDouble::size(number.target);
        Self { bytes: number.bytes, target: Native, len, member: PhantomData }
    }
}

impl<S: Shared, M: Describe, T: Target> Elements<S, M, T> {
    /// Element `i`, on the storage that these elements lie on.
    #[inline(always)]
    pub(crate) fn element(&self, i: usize) -> Option<Place<S, M, T>> {
        let size = M::size(self.target);
        if i >= self.len {
            return None;
        }
        // SAFETY: as in `get`.
        let bytes = unsafe { self.bytes.part(i * size, size) };
        Some(Place { bytes, target: self.target, member: PhantomData })
    }

    /// The elements from `i` on; none if there are fewer.
    #[inline(always)]
    pub(crate) fn without_first(self, i: usize) -> Self {
        let i = i.min(self.len);
        let at = i * M::size(self.target);
        // SAFETY: `i <= len`, so `at` is at most `len * size`, which the bytes hold.
        let bytes = unsafe { self.bytes.part(at, self.bytes.len() - at) };
        Self { bytes, len: self.len - i, ..self }
    }

    /// All elements but the last.
    #[inline(always)]
    pub(crate) fn without_last(self) -> Self {
        Self { len: self.len.saturating_sub(1), ..self }
    }
}

impl<B: Storage, M: Describe, T: Target> Elements<B, M, T> {
    /// As many records as the bytes hold; the bytes that are left over are not looked at.
    #[inline]
    pub(crate) fn fill(bytes: B, target: T) -> Self {
        let len = bytes.len().checked_div(M::size(target)).unwrap_or(0);
        Self { bytes, target, len, member: PhantomData }
    }

    /// The first `len` elements, fewer if there are fewer. Of elements without bytes there are as many as one likes.
    #[inline(always)]
    pub(crate) fn first(self, len: usize) -> Self {
        let len = if M::size(self.target) == 0 { len } else { len.min(self.len) };
        Self { len, ..self }
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn target(&self) -> T {
        self.target
    }

    #[inline(always)]
    pub(crate) fn bytes(&self) -> &B {
        &self.bytes
    }

    #[inline(always)]
    pub(crate) fn into_bytes(self) -> B {
        self.bytes
    }

    /// Element `i`, to read.
    #[inline(always)]
    pub(crate) fn get(&self, i: usize) -> Option<Place<B::Shared<'_>, M, T>> {
        let size = M::size(self.target);
        if i >= self.len {
            return None;
        }
        // SAFETY: `i < len`, so `(i + 1) * size` is at most `len * size`, which the bytes hold.
        let bytes = unsafe { self.bytes.shared().part(i * size, size) };
        Some(Place { bytes, target: self.target, member: PhantomData })
    }

    /// Element `i`, to read and write.
    #[inline(always)]
    pub(crate) fn get_mut(&mut self, i: usize) -> Option<Place<B::Unique<'_>, M, T>>
    where
        B: StorageMut,
    {
        let size = M::size(self.target);
        if i >= self.len {
            return None;
        }
        // SAFETY: as in `get`.
        let bytes = unsafe { self.bytes.unique_part(i * size, size) };
        Some(Place { bytes, target: self.target, member: PhantomData })
    }

    /// The same elements, to read.
    #[inline(always)]
    pub(crate) fn shared(&self) -> Elements<B::Shared<'_>, M, T> {
        Elements { bytes: self.bytes.shared(), target: self.target, len: self.len, member: PhantomData }
    }
}

impl<B: StorageMut, T: Target> Elements<B, u8, T> {
    /// Copies bytes to the start of the elements, as many as there are, and zeroes the rest.
    #[inline]
    pub(crate) fn copy_bytes(&mut self, from: &[u8]) {
        let copied = from.len().min(self.len);
        let start = self.bytes.ptr_mut();
        // SAFETY: `copied` bytes are there on both sides; `copy` allows them to overlap.
        unsafe { core::ptr::copy(from.as_ptr(), start, copied) };
        // SAFETY: `copied` is at most `len`, and the bytes hold `len` elements of one byte.
        let rest = unsafe { start.add(copied) };
        // SAFETY: so many bytes are left.
        unsafe { rest.write_bytes(0, self.len - copied) };
    }
}

impl<'a, M: Describe, T: Target> Elements<&'a [u8], M, T> {
    /// The bytes of all elements.
    #[inline]
    pub(crate) fn as_bytes(&self) -> &'a [u8] {
        let len = self.len * M::size(self.target);
        // SAFETY: the bytes hold `len` times the size.
        unsafe { self.bytes.part(0, len) }
    }

    /// The elements as Rust knows them, if they are aligned for it.
    #[inline]
    pub(crate) fn as_native(&self) -> Option<&'a [M::Native]>
    where
        M: Number,
    {
        let pointer = self.bytes.as_ptr().cast::<M::Native>();
        // On the native target both sizes are one; asked again, since all rests on it.
        if !pointer.is_aligned() || size_of::<M::Native>() != M::size(self.target) {
            return None;
        }
        // SAFETY: aligned; `len` numbers lie within the bytes, which `'a` borrows; and
        // any bytes are a number, by the contract of `Number`.
        Some(unsafe { core::slice::from_raw_parts(pointer, self.len) })
    }
}

impl<'a, X: HeapStruct, T: Target> Place<&'a [u8], X, T> {
    /// The record as Rust knows it, if it is aligned for that.
    #[inline]
    pub(crate) fn as_native(&self) -> Option<&'a X> {
        const {
            assert!(
                X::ANY_BYTES,
                "this struct has a member for which some bytes are no value (`bool`, a function pointer, `__IncompleteArrayField`): no reference to it can be made from bytes"
            );
        }
        let pointer = self.bytes.as_ptr().cast::<X>();
        if !pointer.is_aligned() || self.bytes.len() < size_of::<X>() {
            return None;
        }
        // SAFETY: aligned; an `X` lies within the bytes, which `'a` borrows; and any
        // bytes are an `X`, as its `ANY_BYTES` says.
        Some(unsafe { &*pointer })
    }
}

/// Loads of one number.
impl<B: Storage, M: Describe, T: Target> Place<B, M, T> {
    /// The sizes that such a number may have, one bit each.
    const WIDTHS: u8 = match NumberOf::of::<M, T>() {
        NumberOf::Scalar(scalar) => T::WIDTHS[scalar as usize],
        NumberOf::Enum(_) => 8 | 4 | 2 | 1,
    };

    /// The value of an integer of up to 64 bits.
    #[inline(always)]
    pub(crate) fn load<V: Value>(&self) -> V {
        let (width, signed) = (self.width(), self.is_signed());
        // SAFETY: the place holds a scalar of that width.
        let bits = unsafe { load(self.bytes.ptr(), width, Self::WIDTHS, self.target.is_big_endian(), signed) };
        V::from_bits(bits, signed)
    }

    /// The bits of a number of up to 64 bits, in the given byte order.
    #[inline(always)]
    pub(crate) fn load_bits(&self, big: bool) -> u64 {
        // SAFETY: the place holds a scalar of that width.
        unsafe { load(self.bytes.ptr(), self.width(), Self::WIDTHS, big, false) }
    }

    /// The bits of a number of 128 bits.
    #[inline(always)]
    pub(crate) fn load_128(&self) -> u128 {
        const { assert!(Self::WIDTHS & !16 == 0, "not a 128-bit number") }
        // SAFETY: the place holds 16 bytes; unaligned loads may lie anywhere.
        let value = unsafe { self.bytes.ptr().cast::<u128>().read_unaligned() };
        if self.target.is_big_endian() { u128::from_be(value) } else { u128::from_le(value) }
    }

    /// What the place holds one of.
    #[inline(always)]
    fn scalar(&self) -> Scalar {
        scalar_of::<M, T>(self.target)
    }

    /// The size of the scalar on the target, which is the size of an `M`.
    #[inline(always)]
    fn width(&self) -> usize {
        self.target.width(self.scalar())
    }

    /// Whether its values can be negative.
    #[inline(always)]
    fn is_signed(&self) -> bool {
        self.target.is_signed(self.scalar())
    }
}

/// Stores of one number.
impl<B: StorageMut, M: Describe, T: Target> Place<B, M, T> {
    /// Sets an integer whose type has exactly the target's width.
    #[inline(always)]
    pub(crate) fn store<V: Value>(&mut self, value: V) {
        self.store_bits(value.to_bits(), self.target.is_big_endian());
    }

    /// Sets an integer if the target's type holds it.
    #[inline(always)]
    pub(crate) fn try_store<V: Value>(&mut self, value: V) -> Result<(), DoesNotFit> {
        let (width, signed) = (self.width(), self.is_signed());
        let unused = 64 - width as u32 * 8;
        let high = value.to_bits() << unused;
        let read_back = if signed { ((high as i64) >> unused) as u64 } else { high >> unused };
        if V::from_bits(read_back, signed) != value {
            return Err(DoesNotFit {
                value: value.into(),
                scalar: self.scalar(),
                size: width as u8,
                bits: None,
                signed,
            });
        }
        self.store(value);
        Ok(())
    }

    /// Sets the bits of a number of up to 64 bits, in the given byte order.
    #[inline(always)]
    pub(crate) fn store_bits(&mut self, bits: u64, big: bool) {
        let width = self.width();
        // SAFETY: the place holds a scalar of that width.
        unsafe { store(self.bytes.ptr_mut(), width, Self::WIDTHS, bits, big) }
    }

    /// Sets the bits of a number of 128 bits.
    #[inline(always)]
    pub(crate) fn store_128(&mut self, value: u128) {
        const { assert!(Self::WIDTHS & !16 == 0, "not a 128-bit number") }
        let value = if self.target.is_big_endian() { value.to_be() } else { value.to_le() };
        // SAFETY: the place holds 16 bytes; unaligned stores may lie anywhere.
        unsafe { self.bytes.ptr_mut().cast::<u128>().write_unaligned(value) }
    }
}

/// Loads a number of `width` bytes in one instruction, extended by its sign or by zeros.
///
/// # Safety
///
/// `pointer` is valid for reads of `width` bytes; and `width` is 1, 2, 4 or 8, and its
/// bit is set in `occur`.
#[inline(always)]
pub(super) unsafe fn load(pointer: *const u8, width: usize, occur: u8, big: bool, signed: bool) -> u64 {
    /// # Safety
    ///
    /// `pointer` is valid for reads of an `N`.
    #[inline(always)]
    unsafe fn one<N: Copy>(pointer: *const u8) -> N {
        // SAFETY: the caller's promise; unaligned loads may lie anywhere.
        unsafe { pointer.cast::<N>().read_unaligned() }
    }
    if is(width, 8, occur) {
        // SAFETY: the caller's promise for `width` bytes.
        let n = unsafe { one::<u64>(pointer) };
        if big { u64::from_be(n) } else { u64::from_le(n) }
    } else if is(width, 4, occur) {
        // SAFETY: as above.
        let n = unsafe { one::<u32>(pointer) };
        let n = if big { u32::from_be(n) } else { u32::from_le(n) };
        if signed { n as i32 as u64 } else { u64::from(n) }
    } else if is(width, 2, occur) {
        // SAFETY: as above.
        let n = unsafe { one::<u16>(pointer) };
        let n = if big { u16::from_be(n) } else { u16::from_le(n) };
        if signed { n as i16 as u64 } else { u64::from(n) }
    } else if is(width, 1, occur) {
        // SAFETY: as above.
        let n = unsafe { one::<u8>(pointer) };
        if signed { n as i8 as u64 } else { u64::from(n) }
    } else {
        0
    }
}

/// Stores the low `width` bytes of `bits` in one instruction.
///
/// # Safety
///
/// `pointer` is valid for writes of `width` bytes; and `width` is 1, 2, 4 or 8, and its
/// bit is set in `occur`.
#[inline(always)]
pub(super) unsafe fn store(pointer: *mut u8, width: usize, occur: u8, bits: u64, big: bool) {
    /// # Safety
    ///
    /// `pointer` is valid for writes of an `N`.
    #[inline(always)]
    unsafe fn one<N>(pointer: *mut u8, n: N) {
        // SAFETY: the caller's promise; unaligned stores may lie anywhere.
        unsafe { pointer.cast::<N>().write_unaligned(n) }
    }
    if is(width, 8, occur) {
        // SAFETY: the caller's promise for `width` bytes.
        unsafe { one(pointer, if big { bits.to_be() } else { bits.to_le() }) }
    } else if is(width, 4, occur) {
        let n = bits as u32;
        // SAFETY: as above.
        unsafe { one(pointer, if big { n.to_be() } else { n.to_le() }) }
    } else if is(width, 2, occur) {
        let n = bits as u16;
        // SAFETY: as above.
        unsafe { one(pointer, if big { n.to_be() } else { n.to_le() }) }
    } else if is(width, 1, occur) {
        // SAFETY: as above.
        unsafe { one(pointer, bits as u8) }
    }
}

/// Whether `width` is `n`, after larger widths were ruled out. No comparison is needed
/// where `n` never occurs, or where nothing smaller does.
#[inline(always)]
fn is(width: usize, n: u8, occur: u8) -> bool {
    occur & n != 0 && (occur & (n - 1) == 0 || width == usize::from(n))
}

/// An address of a target: a pointer on the machine itself, a number elsewhere.
#[doc(hidden)]
pub trait PointerValue<T: Target>: Copy {
    fn from_address(address: T::Address) -> Self;
    fn address(self) -> T::Address;
    fn load<B: Storage, M: Describe>(place: &Place<B, M, T>) -> Self;
    fn store<B: StorageMut, M: Describe>(self, place: &mut Place<B, M, T>);
}

/// A pointer of the machine itself, with its provenance.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NativePointer(pub(crate) *const ());

impl<T: Target> PointerValue<T> for NativePointer {
    fn from_address(address: T::Address) -> Self {
        Self(core::ptr::without_provenance(address.to_bits() as usize))
    }

    fn address(self) -> T::Address {
        T::Address::from_bits(self.0.addr() as u64, false)
    }

    #[inline(always)]
    fn load<B: Storage, M: Describe>(place: &Place<B, M, T>) -> Self {
        if place.width() != size_of::<*const ()>() {
            return Self(core::ptr::null());
        }
        // SAFETY: so many bytes are there; loaded as a pointer, so that its provenance stays.
        Self(unsafe { place.bytes.ptr().cast::<*const ()>().read_unaligned() })
    }

    #[inline(always)]
    fn store<B: StorageMut, M: Describe>(self, place: &mut Place<B, M, T>) {
        if place.width() == size_of::<*const ()>() {
            // SAFETY: so many bytes are there.
            unsafe { place.bytes.ptr_mut().cast::<*const ()>().write_unaligned(self.0) }
        }
    }
}

/// An address of another machine.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct ForeignPointer<A>(A);

impl<T: Target> PointerValue<T> for ForeignPointer<T::Address> {
    fn from_address(address: T::Address) -> Self {
        Self(address)
    }

    fn address(self) -> T::Address {
        self.0
    }

    #[inline(always)]
    fn load<B: Storage, M: Describe>(place: &Place<B, M, T>) -> Self {
        Self(place.load())
    }

    #[inline(always)]
    fn store<B: StorageMut, M: Describe>(self, place: &mut Place<B, M, T>) {
        place.store(self.0);
    }
}

impl<F: Copy> Addr<Function<F>, Native> {
    /// The function that the member points to, `None` for null.
    ///
    /// # Safety
    ///
    /// The address is null or that of a function of type `F`. Bytes that came from
    /// elsewhere prove nothing of the kind.
    #[inline]
    pub unsafe fn as_fn(self) -> Option<F> {
        const { assert!(size_of::<F>() == size_of::<*const ()>(), "a function pointer has the size of a pointer") }
        let NativePointer(function) = self.pointer();
        if function.is_null() {
            return None;
        }
        // SAFETY: the caller's promise, and both have one size.
        Some(unsafe { core::mem::transmute_copy(&function) })
    }
}

/// Bytes with a byte order, for code that is driven by a description at run time, such
/// as `Debug`: every load is checked.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    start: *const u8,
    len: usize,
    big: bool,
    bytes: PhantomData<&'a u8>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new<B: Storage, T: Target>(bytes: &'a B, target: T) -> Self {
        Self { start: bytes.ptr(), len: bytes.len(), big: target.is_big_endian(), bytes: PhantomData }
    }

    /// Bytes with numbers in this machine's order.
    pub(crate) fn of(bytes: &'a [u8]) -> Self {
        Self { start: bytes.as_ptr(), len: bytes.len(), big: cfg!(target_endian = "big"), bytes: PhantomData }
    }

    /// # Safety
    ///
    /// `start` is valid for reads of `len` bytes for `'a`, and those of them that are asked for are initialised.
    pub(super) unsafe fn from_parts(start: *const u8, len: usize, big: bool) -> Self {
        Self { start, len, big, bytes: PhantomData }
    }

    /// How many bytes there are.
    pub(crate) fn len(&self) -> u64 {
        self.len as u64
    }

    /// The same bytes, without those from `end` on.
    pub(crate) fn until(mut self, end: u64) -> Self {
        self.len = self.len.min(usize::try_from(end).unwrap_or(usize::MAX));
        self
    }

    /// Where `len` bytes from `offset` on are in memory, if they are there.
    pub(super) fn at(&self, offset: u64, len: usize) -> Option<*const u8> {
        let offset = usize::try_from(offset).ok()?;
        if offset.checked_add(len)? > self.len {
            return None;
        }
        // SAFETY: `offset + len` is within the bytes.
        Some(unsafe { self.start.add(offset) })
    }

    /// How far before the first byte of `other` its own first byte is in memory: negative if it is behind it.
    pub(crate) fn distance_to(&self, other: &Self) -> i128 {
        other.start.addr() as i128 - self.start.addr() as i128
    }

    /// A number of 1, 2, 4 or 8 bytes; `None` beyond the end, and for other sizes.
    pub(crate) fn number(&self, offset: u64, width: usize) -> Option<u64> {
        if !matches!(width, 1 | 2 | 4 | 8) {
            return None;
        }
        let at = self.at(offset, width)?;
        // SAFETY: `width` bytes are there, and the storage is borrowed for `'a`.
        Some(unsafe { load(at, width, 8 | 4 | 2 | 1, self.big, false) })
    }

    /// The bits of a bit-field of 1 to 64 bits whose first one is `first`, counted in the order of memory; `None`
    /// beyond the end, and for other widths.
    pub(crate) fn bits(&self, first: u64, width: u32) -> Option<u64> {
        let (offset, position) = (usize::try_from(first / 8).ok()?, (first % 8) as u32);
        if !matches!(width, 1..=64) || offset.checked_add(bits::count(position, width))? > self.len {
            return None;
        }
        // SAFETY: the field's bytes, from `offset` on, are within the bytes.
        let at = unsafe { self.start.add(offset) };
        // SAFETY: so many bytes are there, and the storage is borrowed for `'a`.
        Some(unsafe { bits::load(at, position, width, self.big, false, false) })
    }

    /// Whether there are so many bytes.
    pub(crate) fn reaches(&self, end: u64) -> bool {
        end <= self.len as u64
    }

    /// A number of 16 bytes, `None` beyond the end.
    pub(crate) fn wide_number(&self, offset: u64) -> Option<u128> {
        let (first, second) = (self.number(offset, 8)?, self.number(offset.checked_add(8)?, 8)?);
        let (high, low) = if self.big { (first, second) } else { (second, first) };
        Some(u128::from(high) << 64 | u128::from(low))
    }

    /// The same bytes in another order.
    pub(crate) fn in_order(mut self, endian: Endian) -> Self {
        self.big = matches!(endian, Endian::Big);
        self
    }
}

impl<B: Storage, M: Describe, T: Target> fmt::Debug for Place<B, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place").field("bytes", &self.bytes.len()).field("target", &self.target).finish()
    }
}

impl<B: Storage, M: Describe, T: Target> fmt::Debug for Elements<B, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Elements").field("len", &self.len).field("target", &self.target).finish()
    }
}
