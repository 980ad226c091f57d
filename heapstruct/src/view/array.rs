//! Several members or records of one type, one behind the other.

use super::member::{Aggregate, Member, Never, Scalar, TryScalar};
use super::{HeapStruct, ViewError, c};
use crate::memory::{Describe, Elements, Number, Place, Reader, Shared, Storage, StorageMut};
use crate::target::{DoesNotFit, Native, Target};
use core::fmt;
use core::iter::FusedIterator;

/// A view of an array member, or of [`Records`] in a slice.
///
/// ```
/// use core::ffi::c_long;
/// use heapstruct::{HeapStruct, target::PowerpcLinux};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Load { averages: [c_long; 3], name: [u8; 4] }
///
/// let mut bytes = [0; 16];
/// let mut load = Load::view_mut_on(PowerpcLinux, &mut bytes)?;
/// load.averages_mut().set(1, -2)?;
/// load.name_mut().copy_from_slice(b"cpu0")?;
/// assert!(load.averages().iter().eq([0, -2, 0]));
/// assert_eq!(load.averages().get(3), None);
/// assert_eq!(Load::view_on(PowerpcLinux, &bytes)?.name().as_bytes(), b"cpu0");
/// assert_eq!(bytes[4..8], [0xff, 0xff, 0xff, 0xfe]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// Nested views that write are handed out one at a time, so there is no `iter_mut`:
/// `for i in 0..array.len() { array.get_mut(i) .. }`.
pub struct Array<B, M, T> {
    elements: Elements<B, M, T>,
}

/// Records that lie one behind the other in a slice, with the size of the record on the target as their distance.
///
/// Made by [`HeapStruct::records`] and its kin.
pub type Records<X, B, T = Native> = Array<B, X, T>;

impl<B: Storage, X: HeapStruct, T: Target> Array<B, X, T> {
    /// The records that fill `bytes` from end to end.
    pub(super) fn whole(bytes: B, target: T) -> Result<Self, ViewError> {
        target.check::<X>().map_err(ViewError::Layout)?;
        let size = target.record_size::<X>();
        let given = bytes.len();
        let whole = if size == 0 { given == 0 } else { given % size == 0 };
        if !whole {
            return Err(ViewError::NotWhole { record: X::RECORD.name(), size, given });
        }
        Ok(Self { elements: Elements::fill(bytes, target) })
    }

    /// As many records as `bytes` hold, from their start.
    pub(super) fn prefix(bytes: B, target: T) -> Result<Self, ViewError> {
        target.check::<X>().map_err(ViewError::Layout)?;
        Ok(Self { elements: Elements::fill(bytes, target) })
    }
}

impl<B, M, T> Array<B, M, T> {
    /// An array of these elements.
    #[inline(always)]
    pub(super) fn of(elements: Elements<B, M, T>) -> Self {
        Self { elements }
    }
}

impl<B: Storage, M: Member<T>, T: Target> Array<B, M, T> {
    /// How many elements there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Element `index`: its value, or a view of it.
    #[inline]
    pub fn get(&self, index: usize) -> Option<M::Get<B::Shared<'_>>> {
        self.elements.get(index).map(M::get)
    }

    /// All elements, in order.
    #[inline]
    pub fn iter(&self) -> Iter<B::Shared<'_>, M, T> {
        Iter { rest: self.elements.shared() }
    }

    /// The first element and the others; `None` if there is none.
    #[inline]
    #[allow(clippy::type_complexity, reason = "an element and the rest, each with its storage")]
    pub fn split_first(&self) -> Option<(M::Get<B::Shared<'_>>, Array<B::Shared<'_>, M, T>)> {
        let first = self.get(0)?;
        Some((first, Array { elements: self.elements.shared().without_first(1) }))
    }

    /// The bytes behind the last element, if the storage has more than the elements need.
    #[inline]
    pub fn remainder(&self) -> B::Shared<'_> {
        self.elements.shared().without_first(self.len()).into_bytes()
    }
}

/// The bounds are those of each method, and not of the block, so that a method which is not there says why.
impl<B: Storage, M: Member<T>, T: Target> Array<B, M, T> {
    /// Sets element `index`.
    ///
    /// # Errors
    ///
    /// [`ElementError::OutOfRange`] if there is no such element.
    #[inline]
    pub fn set(&mut self, index: usize, value: M::Set) -> Result<(), ElementError>
    where
        B: StorageMut,
        M: Scalar<T>,
    {
        M::set(self.place_mut(index)?, value);
        Ok(())
    }

    /// Sets element `index` if the value fits: for C's types on [`Runtime`](crate::target::Runtime)
    /// and in code that is generic over the target.
    ///
    /// # Errors
    ///
    /// [`ElementError::OutOfRange`] if there is no such element,
    /// [`ElementError::DoesNotFit`] if the target's type cannot hold the value.
    #[inline]
    pub fn try_set(&mut self, index: usize, value: M::Set) -> Result<(), ElementError>
    where
        B: StorageMut,
        M: TryScalar<T>,
    {
        M::try_set(self.place_mut(index)?, value).map_err(ElementError::DoesNotFit)
    }

    /// Sets every element from a slice of the same length.
    ///
    /// # Errors
    ///
    /// [`ElementError::OtherLength`] if it has another length, and nothing is written.
    #[inline]
    pub fn copy_from_slice(&mut self, values: &[M::Set]) -> Result<(), ElementError>
    where
        B: StorageMut,
        M: Scalar<T>,
        M::Set: Copy,
    {
        let len = self.len();
        if values.len() != len {
            return Err(ElementError::OtherLength { len, given: values.len() });
        }
        for (index, value) in values.iter().enumerate() {
            self.set(index, *value)?;
        }
        Ok(())
    }

    /// Element `index`, a record or an array, to read and write.
    #[inline]
    pub fn get_mut(&mut self, index: usize) -> Option<M::Mut<B::Unique<'_>>>
    where
        B: StorageMut,
        M: Aggregate<T>,
    {
        self.elements.get_mut(index).map(M::get_mut)
    }

    #[inline]
    fn place_mut(&mut self, index: usize) -> Result<Place<B::Unique<'_>, M, T>, ElementError>
    where
        B: StorageMut,
    {
        let len = self.len();
        self.elements.get_mut(index).ok_or(ElementError::OutOfRange { index, len })
    }
}

impl<'a, T: Target> Array<&'a [u8], u8, T> {
    /// The bytes themselves.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.elements.as_bytes()
    }

    /// The bytes as an array; `None` if there are not `N`.
    #[inline]
    pub fn as_array<const N: usize>(&self) -> Option<&'a [u8; N]> {
        self.as_bytes().try_into().ok()
    }
}

impl<'a, M: Number> Array<&'a [u8], M, Native> {
    /// The elements as a slice, `None` if the bytes are not aligned for that.
    #[inline]
    pub fn as_slice(&self) -> Option<&'a [M::Native]> {
        self.elements.as_native()
    }
}

impl<M: Member<T>, T: Target, const N: usize> Member<T> for [M; N] {
    type Get<S: Shared> = Array<S, M, T>;
    type Set = Never;
    type Mut<U: StorageMut> = Array<U, M, T>;

    #[inline(always)]
    fn get<S: Shared>(place: Place<S, Self, T>) -> Array<S, M, T> {
        Array { elements: place.into() }
    }
}

impl<M: Member<T>, T: Target, const N: usize> Aggregate<T> for [M; N] {
    #[inline(always)]
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> Array<U, M, T> {
        Array { elements: place.into() }
    }
}

impl<T: Target, const SIZE: usize, const ALIGN: usize> Member<T> for c::Opaque<SIZE, ALIGN> {
    type Get<S: Shared> = Array<S, u8, T>;
    type Set = Never;
    type Mut<U: StorageMut> = Array<U, u8, T>;

    #[inline(always)]
    fn get<S: Shared>(place: Place<S, Self, T>) -> Array<S, u8, T> {
        Array { elements: place.into() }
    }
}

impl<T: Target, const SIZE: usize, const ALIGN: usize> Aggregate<T> for c::Opaque<SIZE, ALIGN> {
    #[inline(always)]
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> Array<U, u8, T> {
        Array { elements: place.into() }
    }
}

impl<B: Copy, M, T: Copy> Copy for Array<B, M, T> {}

impl<B: Clone, M, T: Copy> Clone for Array<B, M, T> {
    fn clone(&self) -> Self {
        Self { elements: self.elements.clone() }
    }
}

impl<B: Storage, M: Describe, T: Target> fmt::Debug for Array<B, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reader = Reader::new(self.elements.bytes(), self.elements.target());
        super::debug::elements(reader, M::TYPE, self.elements.len() as u64, self.elements.target().abi(), f)
    }
}

/// By value, whatever the targets.
impl<B, M, T, B2, M2, T2> PartialEq<Array<B2, M2, T2>> for Array<B, M, T>
where
    B: Storage,
    M: Describe + super::Same<T>,
    T: Target,
    B2: Storage,
    M2: Describe + super::Same<T2>,
    T2: Target,
{
    fn eq(&self, other: &Array<B2, M2, T2>) -> bool {
        self.elements.len() == other.elements.len()
            && super::equal::elements(
                (Reader::new(self.elements.bytes(), self.elements.target()), M::TYPE, self.elements.target().abi()),
                (Reader::new(other.elements.bytes(), other.elements.target()), M2::TYPE, other.elements.target().abi()),
                self.elements.len() as u64,
            )
    }
}

impl<S: Shared, M: Member<T>, T: Target> IntoIterator for Array<S, M, T> {
    type Item = M::Get<S>;
    type IntoIter = Iter<S, M, T>;

    #[inline]
    fn into_iter(self) -> Iter<S, M, T> {
        Iter { rest: self.elements }
    }
}

impl<'s, B: Storage, M: Member<T>, T: Target> IntoIterator for &'s Array<B, M, T> {
    type Item = M::Get<B::Shared<'s>>;
    type IntoIter = Iter<B::Shared<'s>, M, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The elements of an [`Array`], in order.
pub struct Iter<S, M, T> {
    rest: Elements<S, M, T>,
}

impl<S: Shared, M: Member<T>, T: Target> Iterator for Iter<S, M, T> {
    type Item = M::Get<S>;

    #[inline]
    fn next(&mut self) -> Option<M::Get<S>> {
        let first = self.rest.element(0)?;
        self.rest = self.rest.without_first(1);
        Some(M::get(first))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<M::Get<S>> {
        self.rest = self.rest.without_first(n);
        self.next()
    }

    // Without a walk: of elements without bytes there may be as many as a hostile member says.

    #[inline]
    fn count(self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn last(mut self) -> Option<M::Get<S>> {
        self.next_back()
    }
}

impl<S: Shared, M: Member<T>, T: Target> DoubleEndedIterator for Iter<S, M, T> {
    #[inline]
    fn next_back(&mut self) -> Option<M::Get<S>> {
        let last = self.rest.element(self.rest.len().checked_sub(1)?)?;
        self.rest = self.rest.without_last();
        Some(M::get(last))
    }
}

impl<S: Shared, M: Member<T>, T: Target> ExactSizeIterator for Iter<S, M, T> {}

impl<S: Shared, M: Member<T>, T: Target> FusedIterator for Iter<S, M, T> {}

impl<S: Copy, M, T: Copy> Clone for Iter<S, M, T> {
    fn clone(&self) -> Self {
        Self { rest: self.rest }
    }
}

impl<S: Shared, M: Describe, T: Target> fmt::Debug for Iter<S, M, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Iter").field("rest", &self.rest).finish()
    }
}

/// An element could not be set; nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ElementError {
    /// There is no element of that index.
    OutOfRange {
        /// The index that was given.
        index: usize,
        /// How many elements there are.
        len: usize,
    },
    /// A slice has another length than the array.
    OtherLength {
        /// How many elements there are.
        len: usize,
        /// The length of the slice.
        given: usize,
    },
    /// The target's type cannot hold the value.
    DoesNotFit(DoesNotFit),
}

impl fmt::Display for ElementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { index, len } => write!(f, "element {index} of an array of {len}"),
            Self::OtherLength { len, given } => write!(f, "the array has {len} elements, {given} were given"),
            Self::DoesNotFit(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ElementError {}
