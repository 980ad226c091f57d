//! Where the bytes are: the contract for memory that a view may lie on.

use core::cell::Cell;

/// Memory that a view may lie on.
///
/// Views lie on `&[u8]`, `&mut [u8]`, `&[Cell<u8>]`, `[u8; N]`, [`Buf`](crate::Buf) and,
/// with the feature `alloc`, on `Vec<u8>` and `Box<[u8]>`. Implement it for memory of your
/// own, such as an object of a garbage-collected heap.
///
/// A `&[u8]` promises that nobody writes the bytes while it lives. For memory that
/// C, a collector or other code of the same thread may write meanwhile, use
/// `&[Cell<u8>]`. Memory that *another thread or process* writes at the same time is
/// none of these, and no view may lie on it: copy it first.
///
/// # Safety
///
/// - For one value, `len` is the same at every call.
/// - At every call, `ptr` is valid for reads of `len` initialised bytes, until the
///   value is used mutably, moved or dropped. The address may differ between calls.
/// - `shared` gives storage of the same bytes, with the same length.
/// - A clone of it, if it is `Clone`, is storage of the same length.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not memory that a view can lie on",
    label = "no view can lie on this",
    note = "views lie on `&[u8]`, `&mut [u8]`, `&[Cell<u8>]`, `[u8; N]`, `Buf`, and with the feature `alloc` on `Vec<u8>` and `Box<[u8]>`"
)]
pub unsafe trait Storage {
    /// What a nested view lies on. It borrows the caller's bytes rather than the outer
    /// view where it can: for `&'a [u8]` it is `&'a [u8]`, whatever `'s` is.
    type Shared<'s>: Shared
    where
        Self: 's;

    /// The start of the bytes.
    fn ptr(&self) -> *const u8;

    /// How many bytes there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same bytes, to read.
    fn shared(&self) -> Self::Shared<'_>;
}

/// Storage that can be copied and cut: what nested views lie on.
///
/// # Safety
///
/// As [`Storage`]; copies are storage of the same bytes; and `part` gives the bytes
/// that it is asked for.
pub unsafe trait Shared: Storage + Copy {
    /// `len` bytes from `at` on.
    ///
    /// # Safety
    ///
    /// `at + len` does not overflow and is at most `self.len()`.
    unsafe fn part(self, at: usize, len: usize) -> Self;
}

/// `len` bytes from `at` on; `None` if there are not so many.
#[inline]
pub(crate) fn part<S: Shared>(bytes: S, at: usize, len: usize) -> Option<S> {
    if at.checked_add(len)? > bytes.len() {
        return None;
    }
    // SAFETY: `at + len` does not overflow and is within the bytes.
    Some(unsafe { bytes.part(at, len) })
}

/// Memory that can be written through a view.
///
/// # Safety
///
/// As [`Storage`]; at every call, `ptr_mut` is what `ptr` is, valid for writes as well;
/// and `unique_part` gives the bytes that it is asked for.
#[diagnostic::on_unimplemented(
    message = "this view only reads: its bytes are a `{Self}`",
    label = "needs a view over `&mut [u8]` or other memory that can be written",
    note = "make the view with `view_mut`, `view_mut_on` or over a `Buf`"
)]
pub unsafe trait StorageMut: Storage {
    /// What a nested view lies on that writes.
    type Unique<'s>: StorageMut
    where
        Self: 's;

    /// The start of the bytes.
    fn ptr_mut(&mut self) -> *mut u8;

    /// `len` bytes from `at` on, to read and write.
    ///
    /// # Safety
    ///
    /// `at + len` does not overflow and is at most `self.len()`.
    unsafe fn unique_part(&mut self, at: usize, len: usize) -> Self::Unique<'_>;
}

// SAFETY: a slice has one length and valid, initialised bytes as long as it lives.
unsafe impl<'a> Storage for &'a [u8] {
    type Shared<'s>
        = &'a [u8]
    where
        Self: 's;

    #[inline(always)]
    fn ptr(&self) -> *const u8 {
        self.as_ptr()
    }

    #[inline(always)]
    fn len(&self) -> usize {
        <[u8]>::len(self)
    }

    #[inline(always)]
    fn shared(&self) -> &'a [u8] {
        self
    }
}

// SAFETY: copies of a reference are references to the same bytes.
unsafe impl Shared for &[u8] {
    #[inline(always)]
    unsafe fn part(self, at: usize, len: usize) -> Self {
        // SAFETY: the caller keeps `at + len` within the slice.
        unsafe { self.get_unchecked(at..at + len) }
    }
}

// SAFETY: as for `&[u8]`.
unsafe impl Storage for &mut [u8] {
    type Shared<'s>
        = &'s [u8]
    where
        Self: 's;

    #[inline(always)]
    fn ptr(&self) -> *const u8 {
        self.as_ptr()
    }

    #[inline(always)]
    fn len(&self) -> usize {
        <[u8]>::len(self)
    }

    #[inline(always)]
    fn shared(&self) -> &[u8] {
        self
    }
}

// SAFETY: the reference is unique, so its bytes may be written.
unsafe impl StorageMut for &mut [u8] {
    type Unique<'s>
        = &'s mut [u8]
    where
        Self: 's;

    #[inline(always)]
    fn ptr_mut(&mut self) -> *mut u8 {
        self.as_mut_ptr()
    }

    #[inline(always)]
    unsafe fn unique_part(&mut self, at: usize, len: usize) -> &mut [u8] {
        // SAFETY: the caller keeps `at + len` within the slice.
        unsafe { self.get_unchecked_mut(at..at + len) }
    }
}

// SAFETY: a slice of cells has one length and valid, initialised bytes; a `Cell<u8>` has
// the layout of `u8` and is not `Sync`, so no other thread writes.
unsafe impl<'a> Storage for &'a [Cell<u8>] {
    type Shared<'s>
        = &'a [Cell<u8>]
    where
        Self: 's;

    #[inline(always)]
    fn ptr(&self) -> *const u8 {
        self.as_ptr().cast()
    }

    #[inline(always)]
    fn len(&self) -> usize {
        <[Cell<u8>]>::len(self)
    }

    #[inline(always)]
    fn shared(&self) -> &'a [Cell<u8>] {
        self
    }
}

// SAFETY: copies of a reference are references to the same cells.
unsafe impl Shared for &[Cell<u8>] {
    #[inline(always)]
    unsafe fn part(self, at: usize, len: usize) -> Self {
        // SAFETY: the caller keeps `at + len` within the slice.
        unsafe { self.get_unchecked(at..at + len) }
    }
}

// SAFETY: the bytes of a cell may be written through a shared reference.
unsafe impl<'a> StorageMut for &'a [Cell<u8>] {
    type Unique<'s>
        = &'a [Cell<u8>]
    where
        Self: 's;

    #[inline(always)]
    fn ptr_mut(&mut self) -> *mut u8 {
        // Cells allow writes through the pointer of a shared slice.
        self.as_ptr().cast::<u8>().cast_mut()
    }

    #[inline(always)]
    unsafe fn unique_part(&mut self, at: usize, len: usize) -> &'a [Cell<u8>] {
        // SAFETY: the caller keeps `at + len` within the slice.
        unsafe { self.get_unchecked(at..at + len) }
    }
}

/// Memory that gives its bytes as slices, shared and unique, and that nobody else writes.
/// (`&mut [u8]` is written out above: it is what error messages point to.)
macro_rules! slices {
    ($([$($generics:tt)*] $type:ty: |$it:ident| $shared:expr, $unique:expr;)*) => {
        $(
            // SAFETY: the view holds the value and never changes it but through this contract,
            // so that its length stays; its bytes are initialised.
            unsafe impl<$($generics)*> Storage for $type {
                type Shared<'s>
                    = &'s [u8]
                where
                    Self: 's;

                #[inline(always)]
                fn ptr(&self) -> *const u8 {
                    self.shared().as_ptr()
                }

                #[inline(always)]
                fn len(&self) -> usize {
                    self.shared().len()
                }

                #[inline(always)]
                fn shared(&self) -> &[u8] {
                    let $it = self;
                    $shared
                }
            }

            // SAFETY: the bytes are owned, or uniquely borrowed, so they may be written.
            unsafe impl<$($generics)*> StorageMut for $type {
                type Unique<'s>
                    = &'s mut [u8]
                where
                    Self: 's;

                #[inline(always)]
                fn ptr_mut(&mut self) -> *mut u8 {
                    let $it = self;
                    let bytes: &mut [u8] = $unique;
                    bytes.as_mut_ptr()
                }

                #[inline(always)]
                unsafe fn unique_part(&mut self, at: usize, len: usize) -> &mut [u8] {
                    let $it = self;
                    let bytes: &mut [u8] = $unique;
                    // SAFETY: the caller keeps `at + len` within the bytes.
                    unsafe { bytes.get_unchecked_mut(at..at + len) }
                }
            }
        )*
    };
}

slices! {
    [const N: usize] [u8; N]: |it| it, it;
}

#[cfg(feature = "alloc")]
slices! {
    [] alloc::vec::Vec<u8>: |it| it, it;
    [] alloc::boxed::Box<[u8]>: |it| it, it;
}

#[cfg(feature = "zerocopy")]
mod zerocopy_ref {
    use super::{Storage, StorageMut};
    use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout, Ref};

    // SAFETY: a `Ref` keeps its slice and that slice's length; the bytes are initialised.
    unsafe impl<X: FromBytes + KnownLayout + Immutable + ?Sized> Storage for Ref<&[u8], X> {
        type Shared<'s>
            = &'s [u8]
        where
            Self: 's;

        #[inline(always)]
        fn ptr(&self) -> *const u8 {
            Ref::bytes(self).as_ptr()
        }

        #[inline(always)]
        fn len(&self) -> usize {
            Ref::bytes(self).len()
        }

        #[inline(always)]
        fn shared(&self) -> &[u8] {
            Ref::bytes(self)
        }
    }

    // Any bytes are an `X`, by `FromBytes`, so that all of them may be written.
    slices! {
        ['a, X: FromBytes + IntoBytes + KnownLayout + Immutable + ?Sized] Ref<&'a mut [u8], X>:
            |it| Ref::bytes(it), Ref::bytes_mut(it);
    }
}
