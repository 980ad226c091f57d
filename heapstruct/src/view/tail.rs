//! Arrays that end a record and go on behind it.

use super::array::Array;
use super::member::Known;
use super::text::Text;
use super::{HeapStruct, c};
use crate::layout::{CType, LayoutError, type_layout};
use crate::memory::{Describe, Elements, Storage};
use crate::target::Target;
use core::fmt;

/// A record that ends in a tail: an array as long as the bytes are, or as another member says.
///
/// The derive implements it for a struct whose last member is `[T; 0]`, bindgen's `__IncompleteArrayField<T>`, or an
/// array with `#[heapstruct(tail)]`.
///
/// ```
/// use core::ffi::c_char;
/// use heapstruct::{HeapStruct, Tailed, target::X86_64Linux};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Entry { inode: u64, offset: i64, reclen: u16, kind: u8, name: [c_char; 0] }
///
/// // The name starts within what would be padding.
/// assert_eq!((Entry::size_on(X86_64Linux)?, Entry::size_with(X86_64Linux, 5)?), (24, 24));
/// let mut bytes = [0; 24];
/// Entry::view_mut_on(X86_64Linux, &mut bytes)?.name_mut().set("main")?;
/// assert_eq!(bytes[19..], *b"main\0");
/// assert_eq!(Entry::view_on(X86_64Linux, &bytes[..21])?.name(), "ma");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no tail",
    label = "its last member does not go on behind the struct",
    note = "declare the last member as `[T; 0]`, or mark an array with `#[heapstruct(tail)]`"
)]
pub trait Tailed: HeapStruct {
    /// The size of a record with `n` elements in its tail: what is before the tail, and theirs. C's
    /// `offsetof(struct x, tail) + n * sizeof(element)`, without padding behind the last one.
    ///
    /// # Errors
    ///
    /// [`LayoutError::TooLarge`] if that is more than this machine can address, and those of
    /// [`layout_on`](HeapStruct::layout_on).
    fn size_with<T: Target>(target: T, n: usize) -> Result<usize, LayoutError>
    where
        Self: Known<T>,
    {
        let layout = Self::layout_on(target)?;
        let Some(tail) = layout.members().find(|member| member.tail_length().is_some()) else {
            return Self::size_on(target);
        };
        let element = match *tail.ctype() {
            // The record was laid out, its elements with it.
            CType::Array(element, _) => type_layout(element, &target.abi()).map_or(0, |extent| extent.size),
            _ => 0,
        };
        u64::try_from(n)
            .ok()
            .and_then(|n| element.checked_mul(n)?.checked_add(tail.offset()))
            .and_then(|size| isize::try_from(size).ok())
            .and_then(|size| usize::try_from(size).ok())
            .ok_or(LayoutError::TooLarge { record: Self::RECORD.name() })
    }
}

/// The array that a tail is.
#[inline(always)]
pub fn tail_array<B, M, T>(tail: Elements<B, M, T>) -> Array<B, M, T> {
    Array::of(tail)
}

/// The text that a tail of `char` is.
#[inline(always)]
pub fn tail_text<B, T: Target>(tail: Elements<B, c::Char, T>) -> Text<B> {
    Text::of(tail.into())
}

/// A tail of so many elements, as `stated` by another member.
#[inline(always)]
pub fn tail_of_elements<B: Storage, M: Describe, T: Target>(
    stated: i128,
    tail: Elements<B, M, T>,
    member: &'static str,
) -> Result<Elements<B, M, T>, TailError> {
    let size = M::size(tail.target()) as u64;
    let count = u64::try_from(stated).map_err(|_| TailError::Negative { member, stated })?;
    first(tail, count, count.saturating_mul(size), member)
}

/// A tail of as many whole elements as so many bytes hold, as `stated` by another member.
#[inline(always)]
pub fn tail_of_bytes<B: Storage, M: Describe, T: Target>(
    stated: i128,
    tail: Elements<B, M, T>,
    member: &'static str,
) -> Result<Elements<B, M, T>, TailError> {
    let size = M::size(tail.target()) as u64;
    let bytes = u64::try_from(stated).map_err(|_| TailError::Negative { member, stated })?;
    first(tail, bytes.checked_div(size).unwrap_or(0), bytes, member)
}

/// The first elements of a tail, if it has so many bytes.
#[inline(always)]
fn first<B: Storage, M: Describe, T: Target>(
    tail: Elements<B, M, T>,
    count: u64,
    needed: u64,
    member: &'static str,
) -> Result<Elements<B, M, T>, TailError> {
    let given = tail.bytes().len();
    if needed > given as u64 {
        return Err(TailError::TooShort { member, needed, given });
    }
    Ok(tail.first(usize::try_from(count).unwrap_or(usize::MAX)))
}

/// Why a tail whose length another member states cannot be given.
///
/// ```
/// use heapstruct::{HeapStruct, TailError};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Samples {
///     count: u32,
///     #[heapstruct(tail(len = count))]
///     samples: [u16; 0],
/// }
///
/// let mut bytes = [0; 10];
/// Samples::view_mut(&mut bytes)?.set_count(3);
/// assert!(Samples::view(&bytes)?.samples()?.iter().eq([0, 0, 0]));
/// let error = Samples::view(&bytes[..8])?.samples().unwrap_err();
/// assert_eq!(error, TailError::TooShort { member: "samples", needed: 6, given: 4 });
/// assert_eq!(error.to_string(), "the tail `samples` needs 6 bytes, 4 are there");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TailError {
    /// The record's bytes end before the tail does.
    TooShort {
        /// The tail's name.
        member: &'static str,
        /// How many bytes the stated elements have.
        needed: u64,
        /// How many bytes there are from the tail's start on.
        given: usize,
    },
    /// The stated length is negative.
    Negative {
        /// The tail's name.
        member: &'static str,
        /// The length that is stated.
        stated: i128,
    },
}

impl fmt::Display for TailError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort { member, needed, given } => {
                write!(f, "the tail `{member}` needs {needed} bytes, {given} are there")
            }
            Self::Negative { member, stated } => write!(f, "the tail `{member}` has a length of {stated}"),
        }
    }
}

impl core::error::Error for TailError {}
