//! Members that are one number: C's integers, the fixed ones, floats and `bool`.

use super::c;
use super::member::{Member, Never, Scalar, TryScalar};
use crate::memory::{Place, Shared, StorageMut};
use crate::target::{DoesNotFit, StaticTarget, Target, Value};
use core::fmt;

/// Whether all of some bits are set in an integer member: those that say that another is there.
#[inline(always)]
pub fn has_bits<S: Shared, M, T: Target>(mask: Place<S, M, T>, bits: u64) -> bool
where
    M: Member<T>,
    M::Get<S>: Value,
{
    let unused = 64 - 8 * mask.size() as u32;
    // Its own bits, without copies of its sign.
    M::get(mask).to_bits() << unused >> unused & bits == bits
}

/// The value of an integer member that says something of another, or of the whole record.
#[inline(always)]
pub fn stated<S: Shared, M, T: Target>(integer: Place<S, M, T>) -> i128
where
    M: Member<T>,
    M::Get<S>: Value,
{
    M::get(integer).into()
}

/// Whether the size that a member states goes up to `end`.
#[inline(always)]
pub fn states<S: Shared, M, T: Target>(size: Place<S, M, T>, end: u64) -> bool
where
    M: Member<T>,
    M::Get<S>: Value,
{
    i128::from(end) <= stated(size)
}

/// The bits that a constant, cast to 64 bits, means of a mask of so many bytes: a negative
/// one has copies of its sign before them. (What is too large stays so, for the proof to tell.)
pub const fn mask_bits(bits: u64, size: usize) -> u64 {
    let unused = 64 - 8 * size as u32;
    if (bits as i64) < 0 && ((bits << unused) as i64 >> unused) == bits as i64 {
        bits << unused >> unused
    } else {
        bits
    }
}

/// Why a member that may be absent was not set; nothing was written.
///
/// ```
/// use heapstruct::{HeapStruct, NotSet};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Answer {
///     filled: u32,
///     #[heapstruct(present = filled & 1)]
///     size: u64,
/// }
///
/// let mut bytes = [0; Answer::SIZE];
/// let mut answer = Answer::view_mut(&mut bytes)?;
/// assert_eq!(answer.size(), None);
/// assert_eq!(answer.try_set_size(4096), Err(NotSet::Absent { member: "size" }));
/// answer.set_filled(1);
/// assert_eq!(answer.try_set_size(4096), Ok(()));
/// assert_eq!(answer.size(), Some(4096));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotSet {
    /// The record has no such member: it says so, or ends before it.
    Absent {
        /// The member's name.
        member: &'static str,
    },
    /// The target's C type cannot hold the value.
    DoesNotFit(DoesNotFit),
}

impl fmt::Display for NotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent { member } => write!(f, "the member `{member}` is absent from the record"),
            Self::DoesNotFit(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NotSet {}

impl From<DoesNotFit> for NotSet {
    fn from(error: DoesNotFit) -> Self {
        Self::DoesNotFit(error)
    }
}

/// Integers whose type is the target's.
macro_rules! c_sized {
    ($($type:ty => $value:ident;)*) => {
        $(
            impl<T: Target> Member<T> for $type {
                type Get<S: Shared> = T::$value;
                type Set = T::$value;
                type Mut<U: StorageMut> = Never;

                #[inline(always)]
                fn get<S: Shared>(place: Place<S, Self, T>) -> T::$value {
                    place.load()
                }
            }

            impl<T: StaticTarget> Scalar<T> for $type {
                #[inline(always)]
                fn set<U: StorageMut>(mut place: Place<U, Self, T>, value: T::$value) {
                    place.store(value);
                }
            }

            impl<T: Target> TryScalar<T> for $type {
                #[inline(always)]
                fn try_set<U: StorageMut>(mut place: Place<U, Self, T>, value: T::$value) -> Result<(), DoesNotFit> {
                    place.try_store(value)
                }
            }
        )*
    };
}

c_sized! {
    c::Char => Char;
    c::Short => Short;
    c::UShort => UShort;
    c::Int => Int;
    c::UInt => UInt;
    c::Long => Long;
    c::ULong => ULong;
    c::LongLong => LongLong;
    c::ULongLong => ULongLong;
    usize => Size;
    isize => PtrDiff;
}

macro_rules! typedef_members {
    ($($name:ident $c:literal $what:literal;)*) => {
        c_sized! { $(c::$name => $name;)* }
    };
}
crate::abi::typedefs!(typedef_members);

/// Members that take every value of their Rust type on every target.
macro_rules! fixed {
    ($($type:ty: $value:ty, $place:ident => $get:expr, $given:ident => $set:expr;)*) => {
        $(
            impl<T: Target> Member<T> for $type {
                type Get<S: Shared> = $value;
                type Set = $value;
                type Mut<U: StorageMut> = Never;

                #[inline(always)]
                fn get<S: Shared>($place: Place<S, Self, T>) -> $value {
                    $get
                }
            }

            impl<T: Target> Scalar<T> for $type {
                #[inline(always)]
                fn set<U: StorageMut>(mut $place: Place<U, Self, T>, $given: $value) {
                    $set;
                }
            }

            impl<T: Target> TryScalar<T> for $type {
                #[inline(always)]
                fn try_set<U: StorageMut>(place: Place<U, Self, T>, value: $value) -> Result<(), DoesNotFit> {
                    Self::set(place, value);
                    Ok(())
                }
            }
        )*
    };
}

fixed! {
    u8: u8, place => place.load(), value => place.store(value);
    i8: i8, place => place.load(), value => place.store(value);
    u16: u16, place => place.load(), value => place.store(value);
    i16: i16, place => place.load(), value => place.store(value);
    u32: u32, place => place.load(), value => place.store(value);
    i32: i32, place => place.load(), value => place.store(value);
    u64: u64, place => place.load(), value => place.store(value);
    i64: i64, place => place.load(), value => place.store(value);
    u128: u128, place => place.load_128(), value => place.store_128(value);
    i128: i128, place => place.load_128() as i128, value => place.store_128(value as u128);
    f32: f32, place => f32::from_bits(place.load()), value => place.store(value.to_bits());
    f64: f64, place => f64::from_bits(place.load()), value => place.store(value.to_bits());
    // Any byte but zero is `true`: C writes 1, but the bytes are whoever's.
    bool: bool, place => place.load::<u64>() != 0, value => place.store(u8::from(value));
    // `double` has 4 bytes on a few small machines: widened exactly, and rounded as C does.
    c::Double: f64,
    place => if place.size() == 4 { f64::from(f32::from_bits(place.load())) } else { f64::from_bits(place.load()) },
    value => if place.size() == 4 { place.store((value as f32).to_bits()) } else { place.store(value.to_bits()) };
    c::Le<u16>: u16, place => place.load_bits(false) as u16, value => place.store_bits(u64::from(value), false);
    c::Le<u32>: u32, place => place.load_bits(false) as u32, value => place.store_bits(u64::from(value), false);
    c::Le<u64>: u64, place => place.load_bits(false), value => place.store_bits(value, false);
    c::Be<u16>: u16, place => place.load_bits(true) as u16, value => place.store_bits(u64::from(value), true);
    c::Be<u32>: u32, place => place.load_bits(true) as u32, value => place.store_bits(u64::from(value), true);
    c::Be<u64>: u64, place => place.load_bits(true), value => place.store_bits(value, true);
}
