//! What a member's type gives and takes: the traits behind every generated accessor.
//!
//! A derive sees tokens. Whether a path names another record or an alias of a number is
//! for the compiler to say, so the accessors of such a member are written against
//! [`Member`], which holds for all of them, and the bounds [`Scalar`], [`TryScalar`] and
//! [`Aggregate`] sort out which accessor may be called.

use super::{HeapStruct, View};
use crate::memory::{Describe, FnPointer, Place, Shared, Storage, StorageMut};
use crate::target::{DoesNotFit, Native, Target};

/// A type that a member can have, on a target.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that a member of a C struct can have",
    label = "heapstruct does not know what this is in C",
    note = "a struct of yours: add `#[derive(HeapStruct)]` and `#[repr(C)]` to it",
    note = "an alias or a type of another crate: say its C type on the member, `#[heapstruct(c = \"unsigned long\")]`"
)]
pub trait Member<T: Target>: Describe + Sized {
    /// What the getter gives, over storage `S`.
    type Get<S: Shared>;

    /// What the setter takes; [`Never`] where there is none.
    type Set;

    /// What the `_mut` accessor gives, over storage `U`; [`Never`] where there is none.
    type Mut<U: StorageMut>;

    /// The value, or a view of it.
    fn get<S: Shared>(place: Place<S, Self, T>) -> Self::Get<S>;
}

/// A member that is set as one value, and that takes every value of its type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be set as one value on `{T}`",
    label = "a nested struct or an array is written through a view of its own",
    note = "use the accessor of the same member that ends in `_mut`: `view.when_mut().set_tv_sec(1)`"
)]
pub trait Scalar<T: Target>: Member<T> {
    /// Writes the value.
    fn set<U: StorageMut>(place: Place<U, Self, T>, value: Self::Set);
}

/// A member that is set as one value, which may not fit.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be set as one value on `{T}`",
    label = "a nested struct or an array is written through a view of its own",
    note = "use the accessor of the same member that ends in `_mut`"
)]
pub trait TryScalar<T: Target>: Member<T> {
    /// Writes the value if it fits.
    ///
    /// # Errors
    ///
    /// [`DoesNotFit`], and nothing is written.
    fn try_set<U: StorageMut>(place: Place<U, Self, T>, value: Self::Set) -> Result<(), DoesNotFit>;
}

/// A member with parts: a record, an array, text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is one value and has no parts",
    label = "there is nothing inside it to write to",
    note = "use the setter of the same member, `set_` and its name"
)]
pub trait Aggregate<T: Target>: Member<T> {
    /// A view that writes.
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> Self::Mut<U>;
}

/// A type whose C type on `T` is known.
///
/// Every record is, unless it has a member that is an alias of a number. `type Word =
/// c_ulong;` is `u64` to the compiler on a 64-bit machine, and nothing says that it has
/// four bytes on another. Such a record can be viewed on [`Native`] alone.
#[diagnostic::on_unimplemented(
    message = "the C type of a member on `{T}` is not known: its type is an alias of `{Self}`",
    label = "it is `{Self}` on this machine, but may be another type there",
    note = "say its C type on the member, `#[heapstruct(c = \"unsigned long\")]`, or declare it as `{Self}` if it has that width everywhere"
)]
pub trait Known<T: Target> {}

/// A type whose values can be compared across targets.
#[diagnostic::on_unimplemented(
    message = "two `{Self}` cannot be compared",
    label = "it has no equality by value"
)]
pub trait Same<T: Target> {}

/// What a member lacks: the value of no setter, the view of no `_mut` accessor.
#[derive(Debug)]
pub enum Never {}

/// What the getter of an `M` gives in a view over `B`.
pub type Get<'s, M, B, T> = <M as Member<T>>::Get<<B as Storage>::Shared<'s>>;

/// What the setter of an `M` takes.
pub type Set<M, T> = <M as Member<T>>::Set;

/// What the `_mut` accessor of an `M` gives in a view over `B`.
pub type Mut<'s, M, B, T> = <M as Member<T>>::Mut<<B as StorageMut>::Unique<'s>>;

impl<X: HeapStruct, T: Target> Member<T> for X {
    type Get<S: Shared> = X::View<S, T>;
    type Set = Never;
    type Mut<U: StorageMut> = X::View<U, T>;

    #[inline(always)]
    fn get<S: Shared>(place: Place<S, Self, T>) -> X::View<S, T> {
        View::from_place(place)
    }
}

impl<X: HeapStruct, T: Target> Aggregate<T> for X {
    #[inline(always)]
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> X::View<U, T> {
        View::from_place(place)
    }
}

/// An alias of one of these has the same C type everywhere: the Rust type says which.
macro_rules! known_everywhere {
    ($([$($generics:tt)*] $type:ty),*) => {
        $(impl<$($generics)* T: Target> Known<T> for $type {})*
    };
}
known_everywhere!([] bool, [] usize, [] isize, [P,] *const P, [P,] *mut P, [P,] Option<core::ptr::NonNull<P>>, [F: FnPointer,] Option<F>);

/// An alias of one of these may be another C type elsewhere.
macro_rules! known_here {
    ($($type:ty)*) => {
        $(impl Known<Native> for $type {})*
    };
}
known_here!(u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f32 f64);

impl<M: Known<T>, T: Target, const N: usize> Known<T> for [M; N] {}

macro_rules! same {
    ($([$($generics:tt)*] $type:ty),*) => {
        $(impl<$($generics)* T: Target> Same<T> for $type {})*
    };
}
same!(
    [] u8, [] i8, [] bool, [] usize, [] isize, [P,] *const P, [P,] *mut P, [P,] Option<core::ptr::NonNull<P>>,
    [F: FnPointer,] Option<F>,
    [] u16, [] i16, [] u32, [] i32, [] u64, [] i64, [] u128, [] i128, [] f32, [] f64
);

impl<M: Same<T>, T: Target, const N: usize> Same<T> for [M; N] {}

/// A proof that two types are one: `is::<A, B>()` compiles if they are.
pub const fn is<A: Is<B>, B>() {}

/// `Self` and `Other` are one type.
#[diagnostic::on_unimplemented(
    message = "this member is declared as `{Self}`, but its name says `{Other}`",
    label = "another type than the C type of that name",
    note = "say its C type on the member, `#[heapstruct(c = \"unsigned long\")]`"
)]
pub trait Is<Other> {}

impl<A> Is<A> for A {}
