//! Records of different sizes, one behind the other, each of which states its own.

use super::member::Known;
use super::{HeapStruct, View};
use crate::layout::LayoutError;
use crate::memory::{Place, Shared, Storage, part};
use crate::target::{Native, Target};
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

/// A record that comes in streams: several of different sizes, one behind the other, each of which states its own.
///
/// The derive implements it for a struct that says which member states the size:
///
/// - `#[heapstruct(stream(size = d_reclen))]`: that many bytes, those of the header with them;
/// - `#[heapstruct(stream(tail = len))]`: that many bytes behind the header, which ends where the struct's tail
///   starts, or where the struct ends if it has none. Several are summed, `tail = n_namesz + n_descsz`;
/// - with `align = 4` each of the summed parts but the first, and the next record, starts at the next multiple of that
///   many bytes from the start of the record; with `align = size_t` of the target's `size_t`. The last record may
///   end without that padding.
///
/// ```
/// use core::ffi::c_char;
/// use heapstruct::{HeapStruct, Streamed, target::X86_64Linux};
///
/// /// What happened to a file: `struct inotify_event`.
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// #[heapstruct(stream(tail = len))]
/// struct Event { wd: i32, mask: u32, cookie: u32, len: u32, name: [c_char; 0] }
///
/// let bytes = b"\x01\0\0\0\0\x01\0\0\0\0\0\0\x04\0\0\0new\0\x02\0\0\0\0\x02\0\0\0\0\0\0\0\0\0\0";
/// let mut seen = Vec::new();
/// for event in Event::stream_on(X86_64Linux, bytes) {
///     let event = event?;
///     seen.push((event.wd(), event.mask(), event.name().to_str()?));
/// }
/// assert_eq!(seen, [(1, 0x100, "new"), (2, 0x200, "")]);
///
/// let error = Event::stream_on(X86_64Linux, &bytes[..30]).nth(1).unwrap().map(|_| ()).unwrap_err();
/// assert_eq!(error.to_string(), "record 1 at byte 20: `Event` needs 16 bytes, 10 are left");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// Implement it by hand for a record that states its size in another way. Nothing that it says is trusted: a size
/// that cannot be is a [`StreamError`].
///
/// ```
/// use heapstruct::{HeapStruct, StatedSize, Storage, Streamed, target::{Native, Target}};
///
/// /// Its size is counted in words of 8 bytes, the first not counted.
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Extension { next: u8, words: u8, data: [u8; 6] }
///
/// impl Streamed for Extension {
///     fn stated_size<B: Storage, T: Target>(header: &Self::View<B, T>) -> StatedSize {
///         StatedSize::new(8 * (u32::from(header.words()) + 1))
///     }
/// }
///
/// let bytes = [[6, 1, 0, 0, 0, 0, 0, 0], [7; 8], [59, 0, 0, 0, 0, 0, 0, 0]].concat();
/// let next: Result<Vec<u8>, _> = Extension::stream(&bytes).map(|header| Ok(header?.next())).collect();
/// assert_eq!(next, Ok::<_, heapstruct::StreamError>(vec![6, 59]));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say how large each record of a stream is",
    label = "no struct with `#[heapstruct(stream(..))]`",
    note = "add `#[heapstruct(stream(size = member))]` to its definition, or implement `Streamed` by hand"
)]
pub trait Streamed: HeapStruct {
    /// What a record states of its size. The view is that of all bytes from the record's start on: behind what every
    /// record holds, they may be those of others.
    fn stated_size<B: Storage, T: Target>(header: &Self::View<B, T>) -> StatedSize;

    /// The records in bytes of this machine.
    #[inline]
    fn stream(bytes: &[u8]) -> Stream<&[u8], Self, Native> {
        Stream::new(bytes, Native)
    }

    /// The records in bytes of another machine. Where the record has no layout, the first item is that error.
    #[inline]
    fn stream_on<T: Target>(target: T, bytes: &[u8]) -> Stream<&[u8], Self, T>
    where
        Self: Known<T>,
    {
        Stream::new(bytes, target)
    }

    /// The records in any memory that can be cut, such as `&[Cell<u8>]`.
    #[inline]
    fn stream_over<S: Shared, T: Target>(storage: S, target: T) -> Stream<S, Self, T>
    where
        Self: Known<T>,
    {
        Stream::new(storage, target)
    }
}

/// What a record of a stream states of its size, and how the next one is aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatedSize {
    size: i128,
    align: u32,
}

impl StatedSize {
    /// A record of so many bytes. What is zero, negative, or larger than what is there is an error of the stream.
    pub fn new(size: impl Into<i128>) -> Self {
        Self { size: size.into(), align: 1 }
    }

    /// The same, where the next record starts at the next multiple of so many bytes from the start of this one. 0
    /// counts as 1.
    #[must_use]
    pub fn aligned(self, align: u32) -> Self {
        Self { align: align.max(1), ..self }
    }

    /// The same, rounded up to a multiple of its alignment: where another part of it starts.
    #[must_use]
    pub fn padded(self) -> Self {
        Self { size: self.next(), ..self }
    }

    /// The same with so many bytes more. A negative number makes the whole negative, and so an error.
    #[must_use]
    pub fn plus(self, size: impl Into<i128>) -> Self {
        let more = size.into();
        let size = if self.size < 0 || more < 0 { self.size.min(more) } else { self.size.saturating_add(more) };
        Self { size, ..self }
    }

    /// Where the next record starts.
    fn next(self) -> i128 {
        let align = i128::from(self.align);
        self.size.saturating_add((align - self.size.rem_euclid(align)) % align)
    }
}

/// The header of a record that states how much is behind it.
#[inline]
pub fn header<V: View>(view: &V) -> StatedSize {
    let place = view.as_place();
    let has_tail = const { <V::Record as HeapStruct>::RECORD.has_tail() };
    StatedSize::new(if has_tail { place.held() } else { place.size() } as u64)
}

/// An iterator over the records of a [`Streamed`] struct: views, each over exactly the record's bytes, and an error
/// where a record cannot be. It ends after an error.
///
/// Records need no alignment. One may be longer than the struct, or shorter, down to
/// [`held_size_on`](HeapStruct::held_size_on).
pub struct Stream<S, X, T = Native> {
    bytes: S,
    target: T,
    /// The next record, and where it starts.
    index: usize,
    offset: usize,
    has_failed: bool,
    record: PhantomData<fn() -> X>,
}

impl<S: Shared, X: Streamed, T: Target> Stream<S, X, T> {
    fn new(bytes: S, target: T) -> Self {
        Self { bytes, target, index: 0, offset: 0, has_failed: false, record: PhantomData }
    }

    /// Where the next record starts in the bytes; after an error, the record that is wrong.
    #[inline]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// How many records came before the next one.
    #[inline]
    pub fn index(&self) -> usize {
        self.index
    }

    /// The bytes from there on.
    #[inline]
    pub fn rest(&self) -> S {
        // `offset` never goes beyond the bytes.
        part(self.bytes, self.offset, self.bytes.len() - self.offset).unwrap_or(self.bytes)
    }

    /// The next record, and how far it is to the one behind it.
    fn record(&self) -> Result<(X::View<S, T>, usize), StreamError> {
        let (record, index, offset) = (X::RECORD.name(), self.index, self.offset);
        let needed = self.target.check::<X>().map_err(StreamError::Layout)?;
        let rest = self.rest();
        let given = rest.len();
        let Ok(header) = Place::new(rest, self.target) else {
            return Err(StreamError::CutOff { record, index, offset, needed, given });
        };
        let stated = X::stated_size(&View::from_place(header));
        let size = match usize::try_from(stated.size) {
            Ok(0) => return Err(StreamError::Empty { record, index, offset }),
            Ok(size) if size < needed => {
                return Err(StreamError::TooSmall { record, index, offset, stated: stated.size, needed });
            }
            Err(_) if stated.size < 0 => {
                return Err(StreamError::TooSmall { record, index, offset, stated: stated.size, needed });
            }
            Ok(size) if size <= given => size,
            _ => return Err(StreamError::TooLarge { record, index, offset, stated: stated.size, given }),
        };
        // The last one needs no padding behind it.
        let step = usize::try_from(stated.next()).map_or(given, |next| next.min(given));
        match part(rest, 0, size).map(|bytes| Place::new(bytes, self.target)) {
            Some(Ok(place)) => Ok((View::from_place(place), step)),
            _ => Err(StreamError::TooLarge { record, index, offset, stated: stated.size, given }),
        }
    }
}

impl<S: Shared, X: Streamed, T: Target> Iterator for Stream<S, X, T> {
    type Item = Result<X::View<S, T>, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_failed || self.offset >= self.bytes.len() {
            return None;
        }
        Some(match self.record() {
            Ok((record, step)) => {
                self.index += 1;
                self.offset += step;
                Ok(record)
            }
            Err(error) => {
                self.has_failed = true;
                Err(error)
            }
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let rest = if self.has_failed { 0 } else { self.bytes.len() - self.offset };
        // Each record has at least a byte, and an error one that is no record.
        (usize::from(rest > 0), Some(rest))
    }
}

impl<S: Shared, X: Streamed, T: Target> FusedIterator for Stream<S, X, T> {}

impl<S: Copy, X, T: Copy> Copy for Stream<S, X, T> {}

impl<S: Copy, X, T: Copy> Clone for Stream<S, X, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Shared, X: Streamed, T: Target> fmt::Debug for Stream<S, X, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("record", &X::RECORD.name())
            .field("index", &self.index)
            .field("offset", &self.offset)
            .field("len", &self.bytes.len())
            .field("target", &self.target)
            .finish()
    }
}

/// Why a stream has no further record, though it has further bytes.
///
/// Each says which record it is, counted from 0, and where it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamError {
    /// The rest of the bytes is shorter than every record.
    CutOff {
        /// The record's name.
        record: &'static str,
        /// Which record it is.
        index: usize,
        /// Where it starts.
        offset: usize,
        /// How many bytes every record has.
        needed: usize,
        /// How many are left.
        given: usize,
    },
    /// The record states a size of zero: the next one would be itself.
    Empty {
        /// The record's name.
        record: &'static str,
        /// Which record it is.
        index: usize,
        /// Where it starts.
        offset: usize,
    },
    /// The record states a size that is smaller than every record.
    TooSmall {
        /// The record's name.
        record: &'static str,
        /// Which record it is.
        index: usize,
        /// Where it starts.
        offset: usize,
        /// The size that it states, which may be negative.
        stated: i128,
        /// How many bytes every record has.
        needed: usize,
    },
    /// The record states a size that goes beyond the bytes.
    TooLarge {
        /// The record's name.
        record: &'static str,
        /// Which record it is.
        index: usize,
        /// Where it starts.
        offset: usize,
        /// The size that it states.
        stated: i128,
        /// How many bytes are left, the header's with them.
        given: usize,
    },
    /// The record has no layout on the target.
    Layout(LayoutError),
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CutOff { record, index, offset, needed, given } => {
                write!(f, "record {index} at byte {offset}: `{record}` needs {needed} bytes, {given} are left")
            }
            Self::Empty { record, index, offset } => {
                write!(f, "record {index} at byte {offset}: this `{record}` states a size of 0")
            }
            Self::TooSmall { record, index, offset, stated, needed } => write!(
                f,
                "record {index} at byte {offset}: this `{record}` states a size of {stated}, and every one has {needed} bytes"
            ),
            Self::TooLarge { record, index, offset, stated, given } => write!(
                f,
                "record {index} at byte {offset}: this `{record}` states a size of {stated}, {given} bytes are left"
            ),
            Self::Layout(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for StreamError {}
