//! Owned memory of a record's native size and alignment, for C to write to.

use super::{Place, Storage, StorageMut};
use crate::target::Native;
use crate::{HeapStruct, View};
use core::fmt;

/// Owned memory for one `X`, aligned and zeroed: what to hand to a C function.
///
/// ```
/// use core::ffi::{c_int, c_long};
/// use heapstruct::{Buf, HeapStruct};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Reply { status: c_int, value: c_long }
///
/// // Stands for C: `int get_reply(struct reply *out);`
/// extern "C" fn get_reply(out: *mut Reply) -> c_int {
///     unsafe { (*out).value = 7 };
///     0
/// }
///
/// let mut reply = Buf::<Reply>::new();
/// assert_eq!(get_reply(reply.as_mut_ptr()), 0);
/// assert_eq!(reply.view().value(), 7);
///
/// reply.view_mut().set_status(-1);
/// assert_eq!(format!("{reply:?}"), "Reply { status: -1, value: 7 }");
/// ```
///
/// It is bytes and nothing else: `Send` and `Sync` whatever `X` holds, and never dropped
/// as an `X`. A view can own it: `X::over(Buf::<X>::new(), Native)`.
#[repr(C)]
pub struct Buf<X: HeapStruct> {
    align: [X; 0],
    bytes: X::Bytes,
}

impl<X: HeapStruct> Buf<X> {
    /// Zeroed memory.
    #[inline]
    pub const fn new() -> Self {
        Self { align: [], bytes: X::ZEROED }
    }

    /// The memory as C knows it, valid until the next use of the `Buf`.
    ///
    /// C may keep nothing of it: a call that goes on writing after it returned (`aio_read`,
    /// `io_uring`) needs memory that stays where it is and that no Rust reference covers.
    ///
    /// # Safety of what you do with it
    ///
    /// Leave all bytes initialised. C does. Rust does as long as members are written one
    /// by one; `*pointer = x` or `pointer.write(x)` copies the padding of `x`, which is
    /// uninitialised.
    #[inline]
    pub const fn as_mut_ptr(&mut self) -> *mut X {
        const { assert!(size_of::<X::Bytes>() == size_of::<X>(), "a generic struct has no `Buf`") }
        (&raw mut self.bytes).cast()
    }

    /// The memory as C knows it, to read.
    #[inline]
    pub const fn as_ptr(&self) -> *const X {
        (&raw const self.bytes).cast()
    }

    /// A view that reads.
    #[inline]
    pub fn view(&self) -> X::View<&[u8], Native> {
        whole::<_, X>(Place::new(self.shared(), Native))
    }

    /// A view that reads and writes.
    #[inline]
    pub fn view_mut(&mut self) -> X::View<&mut [u8], Native> {
        whole::<_, X>(Place::new(self.bytes.as_mut(), Native))
    }
}

/// A buffer of `X` is never too short for an `X`: the derive proves that its size is our layout's.
#[inline]
fn whole<B: Storage, X: HeapStruct>(place: Result<Place<B, X, Native>, crate::ViewError>) -> X::View<B, Native> {
    match place {
        Ok(place) => View::from_place(place),
        Err(_) => unreachable!("a buffer has the size of its record"),
    }
}

impl<X: HeapStruct> Default for Buf<X> {
    fn default() -> Self {
        Self::new()
    }
}

impl<X: HeapStruct> Clone for Buf<X> {
    fn clone(&self) -> Self {
        Self { align: [], bytes: self.bytes }
    }
}

impl<X: HeapStruct + Copy> Copy for Buf<X> {}

impl<X: HeapStruct> fmt::Debug for Buf<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::view::debug_record(&self.shared(), X::RECORD, Native, f)
    }
}

// SAFETY: a `Buf` holds bytes; `[X; 0]` holds no `X`.
unsafe impl<X: HeapStruct> Send for Buf<X> {}

// SAFETY: as for `Send`.
unsafe impl<X: HeapStruct> Sync for Buf<X> {}

// SAFETY: `X::Bytes` is an array of `size_of::<X>()` bytes, by the contract of
// `HeapStruct`: one length, and initialised unless the caller broke `as_mut_ptr`'s.
unsafe impl<X: HeapStruct> Storage for Buf<X> {
    type Shared<'s>
        = &'s [u8]
    where
        Self: 's;

    #[inline(always)]
    fn ptr(&self) -> *const u8 {
        self.as_ptr().cast()
    }

    #[inline(always)]
    fn len(&self) -> usize {
        size_of::<X::Bytes>()
    }

    #[inline(always)]
    fn shared(&self) -> &[u8] {
        self.bytes.as_ref()
    }
}

// SAFETY: the bytes are owned, so they may be written.
unsafe impl<X: HeapStruct> StorageMut for Buf<X> {
    type Unique<'s>
        = &'s mut [u8]
    where
        Self: 's;

    #[inline(always)]
    fn ptr_mut(&mut self) -> *mut u8 {
        self.as_mut_ptr().cast()
    }

    #[inline(always)]
    unsafe fn unique_part(&mut self, at: usize, len: usize) -> &mut [u8] {
        // SAFETY: the caller keeps `at + len` within the bytes.
        unsafe { self.bytes.as_mut().get_unchecked_mut(at..at + len) }
    }
}

#[cfg(feature = "bytemuck")]
mod bytemuck_traits {
    use super::{Buf, HeapStruct};

    // SAFETY: a `Buf` is bytes, and zero is a byte.
    unsafe impl<X: HeapStruct> bytemuck::Zeroable for Buf<X> {}

    // SAFETY: a `Buf` is bytes, each of which may have any value.
    unsafe impl<X: HeapStruct + Copy + 'static> bytemuck::AnyBitPattern for Buf<X> {}

    // SAFETY: a `Buf` is `size_of::<X>()` bytes, a multiple of its alignment: no padding.
    unsafe impl<X: HeapStruct + Copy + 'static> bytemuck::NoUninit for Buf<X> {}
}
