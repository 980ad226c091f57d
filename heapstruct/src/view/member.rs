//! What a member's type gives and takes: the traits behind every generated accessor.
//!
//! A derive sees tokens. Whether a path names another record or an alias of a number is
//! for the compiler to say, so the accessors of such a member are written against
//! [`Member`], which holds for all of them, and the bounds [`Scalar`], [`TryScalar`] and
//! [`Aggregate`] sort out which accessor may be called.

use super::{HeapStruct, View, c};
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

    /// What the setter takes; `Never` where there is none.
    type Set;

    /// What the `_mut` accessor gives, over storage `U`; `Never` where there is none.
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
    message = "the C type of a member of type `{Self}` is not known on `{T}`",
    label = "a member that is an alias may be another type there",
    note = "if the member is declared by an alias, say its C type on it: `#[heapstruct(c = \"unsigned long\")]`",
    note = "in code that is generic over the struct or the target, add the bound: `X: Known<T>`"
)]
pub trait Known<T: Target> {}

/// A target that the struct `X` states: its `#[heapstruct(targets(..))]` names it.
///
/// Of [`Native`] that is decided when the program is built, of `Runtime` when it runs.
#[diagnostic::on_unimplemented(
    message = "this `{X}` is the struct of other platforms than `{Self}`",
    label = "not one of the targets that the struct states",
    note = "use the definition of that platform, or add it to `#[heapstruct(targets(..))]` if the struct is the same there"
)]
pub trait States<X>: Target {}

#[diagnostic::do_not_recommend]
impl<X> States<X> for Native {}

#[diagnostic::do_not_recommend]
impl<X> States<X> for crate::target::Runtime {}

/// The machine that bindgen wrote the struct `X` for.
///
/// What it writes for bit-fields, for padding and for unions that Rust cannot have are bytes as they lie on one
/// machine. Another one's compiler may place them elsewhere, and the struct does not say how.
#[diagnostic::on_unimplemented(
    message = "bindgen wrote this `{X}` for the machine that is compiled for, not for `{Self}`",
    label = "its bit-fields, its padding or its union may lie elsewhere there",
    note = "declare the record as C has it, bit-fields included, in `heapstruct::record! {{ .. }}`: that has a layout on every target"
)]
pub trait BindgenWroteFor<X>: Target {}

#[diagnostic::do_not_recommend]
impl<X> BindgenWroteFor<X> for Native {}

/// The machine itself, where an alias of `Of` is `Of`.
///
/// A trait of the target, and not of the type: in `X::view_on(target, ..)` the compiler
/// would otherwise take the only target that fits for the one that is meant, and
/// complain of `target`.
#[diagnostic::on_unimplemented(
    message = "the C type of a member on `{Self}` is not known: its type is an alias of `{Of}`",
    label = "it is `{Of}` on the machine that this is compiled for, but may be another type there",
    note = "say its C type on the member, `#[heapstruct(c = \"unsigned long\")]`, or declare it as `{Of}` if it has that width everywhere"
)]
pub trait Here<Of>: Target {}

#[diagnostic::do_not_recommend]
impl<Of> Here<Of> for Native {}

/// A type whose values can be compared across targets.
#[diagnostic::on_unimplemented(
    message = "two `{Self}` cannot be compared",
    label = "it has no equality by value",
    note = "a union does not say which of its variants it holds: compare the one that you mean, `a.number() == b.number()`"
)]
pub trait Same<T: Target> {}

/// What the equality of a union would need: it has none, and the compiler shows this name.
#[derive(Debug)]
pub enum NoUnionSaysWhichVariantItHolds {}

/// Names a type of the user's in the derive's output: `<M as Part>::Of` is `M`.
///
/// Where `M` is no type that a member can have, that name means nothing. The compiler
/// says so in the same words at each use, which it shows once, and nothing of what would
/// follow from it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that a member of a C struct can have",
    label = "heapstruct does not know what this is in C",
    note = "a struct of yours: add `#[derive(HeapStruct)]` and `#[repr(C)]` to it",
    note = "an alias or a type of another crate: say its C type on the member, `#[heapstruct(c = \"unsigned long\")]`",
    note = "an enum of yours: add `#[derive(HeapStruct)]` and `#[repr(C)]` or `#[repr(u8)]` to it"
)]
pub trait Part {
    /// The type itself.
    type Of;
}

/// What a member lacks: the value of no setter, the view of no `_mut` accessor.
#[derive(Debug)]
pub enum Never {}

/// What the getter of an `M` gives in a view over `B`.
pub type Get<'s, M, B, T> = <<M as Part>::Of as Member<T>>::Get<<B as Storage>::Shared<'s>>;

/// What the setter of an `M` takes.
pub type Set<M, T> = <<M as Part>::Of as Member<T>>::Set;

/// What the `_mut` accessor of an `M` gives in a view over `B`.
pub type Mut<'s, M, B, T> = <<M as Part>::Of as Member<T>>::Mut<<B as StorageMut>::Unique<'s>>;

#[diagnostic::do_not_recommend]
impl<X: HeapStruct, T: Target> Member<T> for X {
    type Get<S: Shared> = X::View<S, T>;
    // No record is set as a whole; but who tries shall not hear that it has the wrong type too.
    type Set = X;
    type Mut<U: StorageMut> = X::View<U, T>;

    #[inline(always)]
    fn get<S: Shared>(place: Place<S, Self, T>) -> X::View<S, T> {
        View::from_place(place)
    }
}

#[diagnostic::do_not_recommend]
impl<X: HeapStruct, T: Target> Aggregate<T> for X {
    #[inline(always)]
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> X::View<U, T> {
        View::from_place(place)
    }
}

/// An alias of one of these has the same C type everywhere: the Rust type says which.
macro_rules! known_everywhere {
    ($([$($generics:tt)*] $type:ty),*) => {
        $(impl<$($generics)* T: Target> $crate::view::Known<T> for $type {})*
    };
}
known_everywhere!([] bool, [] usize, [] isize, [P,] *const P, [P,] *mut P, [P,] Option<core::ptr::NonNull<P>>, [F: FnPointer,] Option<F>);

/// An alias of one of these may be another C type elsewhere.
macro_rules! known_here {
    ($($type:ty)*) => {
        $(
            #[diagnostic::do_not_recommend]
            impl<T: $crate::view::member::Here<Self>> $crate::view::Known<T> for $type {}
        )*
    };
}
known_here!(u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f32 f64);

impl<M: Known<T>, T: Target, const N: usize> Known<T> for [M; N] {}

/// The types that a member can be declared with, besides derived structs: not the markers
/// of the derive, which are no types of C's.
macro_rules! parts {
    ($([$($generics:tt)*] $type:ty),*) => {
        $(
            #[diagnostic::do_not_recommend]
            impl<$($generics)*> $crate::view::Part for $type {
                type Of = Self;
            }
        )*
        $crate::view::member::same!($([$($generics)*] $type),*);
    };
}

macro_rules! same {
    ($([$($generics:tt)*] $type:ty),*) => {
        $(impl<$($generics)* T: Target> $crate::view::Same<T> for $type {})*
    };
}

parts!(
    [] u8, [] i8, [] u16, [] i16, [] u32, [] i32, [] u64, [] i64, [] u128, [] i128, [] f32, [] f64,
    [] bool, [] usize, [] isize, [P,] *const P, [P,] *mut P, [P,] Option<core::ptr::NonNull<P>>
);
same!(
    [] c::Char, [] c::Short, [] c::UShort, [] c::Int, [] c::UInt, [] c::Long, [] c::ULong, [] c::LongLong,
    [] c::ULongLong, [] c::Double,
    [const N: usize,] c::Text<N>, [const SIZE: usize, const ALIGN: usize,] c::Opaque<SIZE, ALIGN>, [F,] c::Function<F>, [N,] c::Le<N>, [N,] c::Be<N>
);

// For the types of the other files here.
pub(super) use {known_everywhere, known_here, parts, same};

macro_rules! same_typedefs {
    ($($name:ident $c:literal $what:literal;)*) => {
        same!($([] c::$name),*);
    };
}
crate::abi::typedefs!(same_typedefs);

impl<F: FnPointer, T: Target> Same<T> for Option<F> {}

#[diagnostic::do_not_recommend]
impl<F: FnPointer> Part for Option<F> {
    // By way of `F`, so that an `F` which is none makes this nothing.
    type Of = F::Optional;
}

#[diagnostic::do_not_recommend]
impl<X: HeapStruct> Part for X {
    // As above.
    type Of = X::This;
}

impl<M: Same<T>, T: Target, const N: usize> Same<T> for [M; N] {}

#[diagnostic::do_not_recommend]
impl<M: Part, const N: usize> Part for [M; N] {
    type Of = Self;
}

/// A proof that two types are one: `is::<A, B>()` compiles if they are.
pub const fn is<A: Is<B>, B>() {}

/// `Self` and `Other` are one type.
#[diagnostic::on_unimplemented(
    message = "this member is declared as `{Self}`, but what C calls so is `{Other}` here",
    label = "not the Rust type of the C type that its name or its attribute says",
    note = "make the declared type and its name, or the attribute `#[heapstruct(c = \"..\")]`, say the same"
)]
pub trait Is<Other> {}

impl<A> Is<A> for A {}

/// What headers call `size_t` and `ptrdiff_t` may be declared as the number of that width:
/// bindgen writes `__kernel_size_t` as `c_ulong`, which is `u64`.
macro_rules! sized_like_a_pointer {
    ($($width:literal: $unsigned:ty, $signed:ty;)*) => {
        $(
            #[cfg(target_pointer_width = $width)]
            #[diagnostic::do_not_recommend]
            impl Is<usize> for $unsigned {}

            #[cfg(target_pointer_width = $width)]
            #[diagnostic::do_not_recommend]
            impl Is<isize> for $signed {}
        )*
    };
}
sized_like_a_pointer! {
    "16": u16, i16;
    "32": u32, i32;
    "64": u64, i64;
}
