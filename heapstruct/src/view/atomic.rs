//! Members declared as an atomic type: what is viewed is the number inside, by plain loads and stores.

use super::member::{Member, Never, Scalar, TryScalar, known_everywhere, known_here, parts};
use crate::memory::{Place, Shared, StorageMut};
use crate::target::{DoesNotFit, StaticTarget, Target};
use core::sync::atomic;

/// The traits of one type: what is a value of it, on which targets `set` cannot fail, and how it is read and set.
macro_rules! atomic {
    (
        $type:ty, $value:ty, $settable:ident,
        $place:ident => $get:expr, $given:ident => $set:expr, $try_set:expr
    ) => {
        impl<T: Target> Member<T> for $type {
            type Get<S: Shared> = $value;
            type Set = $value;
            type Mut<U: StorageMut> = Never;

            #[inline(always)]
            fn get<S: Shared>($place: Place<S, Self, T>) -> $value {
                $get
            }
        }

        impl<T: $settable> Scalar<T> for $type {
            #[inline(always)]
            fn set<U: StorageMut>(mut $place: Place<U, Self, T>, $given: $value) {
                $set;
            }
        }

        impl<T: Target> TryScalar<T> for $type {
            #[inline(always)]
            fn try_set<U: StorageMut>(mut $place: Place<U, Self, T>, $given: $value) -> Result<(), DoesNotFit> {
                $try_set
            }
        }

        parts!([] $type);
    };
}

macro_rules! fixed {
    ($($width:literal $type:ident $value:ty;)*) => {
        $(
            #[cfg(target_has_atomic = $width)]
            const _: () = {
                atomic!(atomic::$type, $value, Target, place => place.load(), value => place.store(value), {
                    place.store(value);
                    Ok(())
                });
                known_here!(atomic::$type);
            };
        )*
    };
}

fixed! {
    "8" AtomicU8 u8;
    "8" AtomicI8 i8;
    "16" AtomicU16 u16;
    "16" AtomicI16 i16;
    "32" AtomicU32 u32;
    "32" AtomicI32 i32;
    "64" AtomicU64 u64;
    "64" AtomicI64 i64;
}

const _: () = {
    // Any byte but zero is `true`, as for `bool`.
    atomic!(atomic::AtomicBool, bool, Target,
    place => place.load::<u64>() != 0, value => place.store(u8::from(value)), {
        place.store(u8::from(value));
        Ok(())
    });
    known_everywhere!([] atomic::AtomicBool);
};

#[cfg(target_has_atomic = "ptr")]
const _: () = {
    atomic!(atomic::AtomicUsize, T::Size, StaticTarget,
        place => place.load(), value => place.store(value), place.try_store(value));
    atomic!(atomic::AtomicIsize, T::PtrDiff, StaticTarget,
        place => place.load(), value => place.store(value), place.try_store(value));
    parts!([P,] atomic::AtomicPtr<P>);
    known_everywhere!([] atomic::AtomicUsize, [] atomic::AtomicIsize, [P,] atomic::AtomicPtr<P>);
};
