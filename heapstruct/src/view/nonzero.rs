//! Members declared `NonZero<u32>` or `Option<NonZero<u32>>`: numbers, of which zero is none.

use super::Held;
use super::member::{Member, Never, Scalar, TryScalar, known_everywhere, known_here, parts};
use crate::memory::{Place, Shared, StorageMut};
use crate::target::{DoesNotFit, StaticTarget, Target};
use core::num::NonZero;

/// What both ways to declare it give: any bytes are a number, and zero is none.
macro_rules! member {
    ($type:ty: $set:ty, $place:ident => $get:expr, $gives:ty) => {
        impl<T: Target> Member<T> for $type {
            type Get<S: Shared> = $gives;
            type Set = $set;
            type Mut<U: StorageMut> = Never;

            #[inline(always)]
            fn get<S: Shared>($place: Place<S, Self, T>) -> $gives {
                NonZero::new($get)
            }
        }

        parts!([] $type);
    };
}

/// Those whose numbers have one width everywhere.
macro_rules! fixed {
    ($($number:ty)*) => {
        $(
            fixed!(@one NonZero<$number>, $number, NonZero<$number>, value => value.get());
            fixed!(@one Option<NonZero<$number>>, $number, Option<NonZero<$number>>, value => value.map_or(0, NonZero::get));
            known_here!(NonZero<$number>);
            known_here!(Option<NonZero<$number>>);
        )*
    };
    (@one $type:ty, $number:ty, $set:ty, $value:ident => $as_number:expr) => {
        member!($type: $set, place => <$number as Member<T>>::get(place.like()), Option<NonZero<$number>>);

        impl<T: Target> Scalar<T> for $type {
            #[inline(always)]
            fn set<U: StorageMut>(place: Place<U, Self, T>, $value: $set) {
                <$number as Scalar<T>>::set(place.like(), $as_number);
            }
        }

        impl<T: Target> TryScalar<T> for $type {
            #[inline(always)]
            fn try_set<U: StorageMut>(place: Place<U, Self, T>, value: $set) -> Result<(), DoesNotFit> {
                Self::set(place, value);
                Ok(())
            }
        }
    };
}

fixed!(u8 i8 u16 i16 u32 i32 u64 i64 u128 i128);

/// Those whose numbers have the target's width. There is no `NonZero` of a type that the target chooses, so the
/// value is the widest one.
macro_rules! sized {
    ($($number:ty: $value:ty, $target:ident;)*) => {
        $(
            sized!(@one NonZero<$number>, $value, $target, NonZero<$value>, value => value.get());
            sized!(@one Option<NonZero<$number>>, $value, $target, Option<NonZero<$value>>,
                value => value.map_or(0, NonZero::get));
            known_everywhere!([] NonZero<$number>, [] Option<NonZero<$number>>);
        )*
    };
    (@one $type:ty, $value:ty, $target:ident, $set:ty, $given:ident => $as_number:expr) => {
        member!($type: $set, place => place.load(), Option<NonZero<$value>>);

        impl<T: StaticTarget> Scalar<T> for $type
        where
            T::$target: Held<$value>,
        {
            #[inline(always)]
            fn set<U: StorageMut>(mut place: Place<U, Self, T>, $given: $set) {
                let number: $value = $as_number;
                place.store(number);
            }
        }

        impl<T: Target> TryScalar<T> for $type {
            #[inline(always)]
            fn try_set<U: StorageMut>(mut place: Place<U, Self, T>, $given: $set) -> Result<(), DoesNotFit> {
                let number: $value = $as_number;
                // As a number that has room for a sign, whatever the target's type has.
                place.try_store(i128::from(number))
            }
        }
    };
}

sized! {
    usize: u64, Size;
    isize: i64, PtrDiff;
}
