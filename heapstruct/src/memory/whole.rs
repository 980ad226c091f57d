//! Bytes that are written as a description says, and a Rust struct as the source or the result of that.

use super::place::{load, store};
use super::{Place, Reader, Storage, StorageMut, bits};
use crate::HeapStruct;
use crate::abi::Endian;
use crate::target::{Native, Target};
use crate::view::{NotCopied, fill};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// Bytes with a byte order, for code that is driven by a description at run time: every store is checked.
pub(crate) struct Writer<'a> {
    start: *mut u8,
    len: usize,
    big: bool,
    bytes: PhantomData<&'a mut u8>,
}

impl<'a> Writer<'a> {
    pub(crate) fn new<B: StorageMut, T: Target>(bytes: &'a mut B, target: T) -> Self {
        let len = bytes.len();
        Self { start: bytes.ptr_mut(), len, big: target.is_big_endian(), bytes: PhantomData }
    }

    /// Bytes with numbers in this machine's order.
    pub(crate) fn of(bytes: &'a mut [u8]) -> Self {
        Self { start: bytes.as_mut_ptr(), len: bytes.len(), big: cfg!(target_endian = "big"), bytes: PhantomData }
    }

    /// The same bytes, for as long as `self` is borrowed.
    pub(crate) fn reborrow(&mut self) -> Writer<'_> {
        let Self { start, len, big, bytes } = *self;
        Writer { start, len, big, bytes }
    }

    /// The same bytes, of which numbers are in this order.
    pub(crate) fn in_order(mut self, endian: Endian) -> Self {
        self.big = matches!(endian, Endian::Big);
        self
    }

    /// The same bytes, to read.
    pub(crate) fn reader(&self) -> Reader<'_> {
        // SAFETY: what may be written may be read, and `self` borrows it.
        unsafe { Reader::from_parts(self.start, self.len, self.big) }
    }

    /// The start of `len` bytes from `offset` on, if they are there.
    fn at(&mut self, offset: u64, len: usize) -> Option<*mut u8> {
        let offset = usize::try_from(offset).ok()?;
        if offset.checked_add(len)? > self.len {
            return None;
        }
        // SAFETY: `offset + len` is within the bytes.
        Some(unsafe { self.start.add(offset) })
    }

    /// Sets a number of 1, 2, 4 or 8 bytes; `None` beyond the end, and for other sizes.
    pub(crate) fn set_number(&mut self, offset: u64, width: usize, bits: u64, order: Option<Endian>) -> Option<()> {
        let big = order.map_or(self.big, |order| matches!(order, Endian::Big));
        if !matches!(width, 1 | 2 | 4 | 8) {
            return None;
        }
        let at = self.at(offset, width)?;
        // SAFETY: `width` bytes are there, and the storage is borrowed for `'a`.
        unsafe { store(at, width, 8 | 4 | 2 | 1, bits, big) };
        Some(())
    }

    /// Sets a number of 16 bytes, `None` if they do not lie within the bytes.
    pub(crate) fn set_wide_number(&mut self, offset: u64, bits: u128) -> Option<()> {
        let (low, high) = (bits as u64, (bits >> 64) as u64);
        let (first, second) = if self.big { (high, low) } else { (low, high) };
        self.at(offset, 16)?;
        self.set_number(offset, 8, first, None)?;
        self.set_number(offset + 8, 8, second, None)
    }

    /// Sets a bit-field of 1 to 64 bits whose first one is `first`, counted in the order of memory, to the low
    /// bits of a number; `None` beyond the end, and for other widths.
    pub(crate) fn set_bits(&mut self, first: u64, width: u32, value: u64) -> Option<()> {
        let position = (first % 8) as u32;
        if !matches!(width, 1..=64) {
            return None;
        }
        let big = self.big;
        let at = self.at(first / 8, bits::count(position, width))?;
        // SAFETY: the field's bytes are there, and the storage is borrowed for `'a`.
        unsafe { bits::store(at, position, width, big, false, value) };
        Some(())
    }

    /// Copies bytes as they are, the provenance of pointers among them included; `None` if they do not lie
    /// within the bytes of both sides. They may overlap.
    pub(crate) fn copy(&mut self, offset: u64, from: &Reader<'_>, at: u64, len: u64) -> Option<()> {
        let len = usize::try_from(len).ok()?;
        let from = from.at(at, len)?;
        let to = self.at(offset, len)?;
        // SAFETY: `len` bytes are there on both sides; `copy` allows them to overlap.
        unsafe { core::ptr::copy(from, to, len) };
        Some(())
    }

    /// Zeroes the bytes from `start` to `end`, as far as they are there.
    pub(crate) fn zero(&mut self, start: u64, end: u64) {
        let end = end.min(self.len as u64);
        let Some(len) = end.checked_sub(start) else { return };
        if let Some(at) = self.at(start, len as usize) {
            // SAFETY: `len` bytes are there.
            unsafe { at.write_bytes(0, len as usize) }
        }
    }

    /// Keeps those bits of a byte, if it is there, and zeroes the others.
    pub(crate) fn keep(&mut self, offset: u64, bits: u8) {
        if let Some(at) = self.at(offset, 1) {
            // SAFETY: the byte is there.
            let byte = unsafe { load(at, 1, 1, false, false) };
            // SAFETY: as above.
            unsafe { store(at, 1, 1, byte & u64::from(bits), false) }
        }
    }
}

impl<B: Storage, X: HeapStruct, T: Target> Place<B, X, T> {
    /// The record as the Rust struct itself.
    pub(crate) fn to_native(&self) -> Result<X, NotCopied> {
        const {
            assert!(
                X::COPIED_IS_VALUE,
                "this struct has a member for which some bytes are no value (a function pointer, an enum): it cannot be made from bytes"
            );
            assert!(
                !core::mem::needs_drop::<X>(),
                "this struct, or a member of it, has a destructor: two values of it cannot own the same thing"
            );
        }
        // That rustc agrees with what is written, and that this machine has the record: compile errors otherwise.
        let _ = Native.record_size::<X>();
        let mut value = MaybeUninit::<X>::zeroed();
        let to = Writer {
            start: value.as_mut_ptr().cast(),
            len: size_of::<X>(),
            big: Native.is_big_endian(),
            bytes: PhantomData,
        };
        fill(X::RECORD, (self.reader(), &self.target().abi()), (to, &Native.abi()), false)?;
        // SAFETY: zeros are a value of each of its members, and so is what `fill` wrote over them: by the
        // promise of `COPIED_IS_VALUE`.
        Ok(unsafe { value.assume_init() })
    }

    /// Sets every member to that of a Rust struct.
    pub(crate) fn write_native(&mut self, value: &X) -> Result<(), NotCopied>
    where
        B: StorageMut,
    {
        const {
            assert!(
                X::IS_BYTES,
                "this struct has a member whose bytes may be uninitialised or may change while it is read (a union, `MaybeUninit`, an atomic): its members cannot be read as bytes"
            );
        }
        let _ = Native.record_size::<X>();
        let start = (&raw const *value).cast();
        // SAFETY: so many bytes are borrowed with `value`. Its padding may be uninitialised, but `fill` reads
        // what the members of `X` cover and nothing else, and that is initialised, as `IS_BYTES` says.
        let from = unsafe { Reader::from_parts(start, size_of::<X>(), Native.is_big_endian()) };
        let abi = self.target().abi();
        fill(X::RECORD, (from, &Native.abi()), (self.writer(), &abi), false)
    }
}
