//! What a member is, in C's terms, and how many bytes it covers on a target.

use crate::abi::{Endian, Scalar};
use crate::layout::CType;
use crate::target::Target;
use crate::view::{HeapStruct, c};
use core::ffi::{c_char, c_int, c_long, c_longlong, c_short, c_uint, c_ulong, c_ulonglong, c_ushort};
use core::ptr::NonNull;

/// A type that a member can have, described.
///
/// # Safety
///
/// `size(target)` is the size that the layout algorithm gives `TYPE` on `target`'s ABI,
/// for every record that has such a member and passed `Target::check`.
pub unsafe trait Describe {
    /// What it is.
    const TYPE: &'static CType;

    /// Whether any bytes are a value of the Rust type that the member was declared with.
    const ANY_BYTES: bool;

    /// How many bytes it covers.
    fn size<T: Target>(target: T) -> usize;
}

/// A number that Rust can read in place: any bytes are a value of it.
///
/// # Safety
///
/// Any initialised bytes are a value of `Native`.
pub unsafe trait Number: Describe {
    /// The Rust type of the number on the machine itself.
    type Native: Copy;
}

/// A scalar whose size is the target's width for it.
macro_rules! scalars {
    ($($type:ty => $scalar:ident, $native:ty;)*) => {
        $(
            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl Describe for $type {
                const TYPE: &'static CType = &CType::Scalar(Scalar::$scalar);
                const ANY_BYTES: bool = true;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }

            // SAFETY: any bytes are a number.
            unsafe impl Number for $type {
                type Native = $native;
            }
        )*
    };
}

scalars! {
    i8 => I8, Self;
    u8 => U8, Self;
    i16 => I16, Self;
    u16 => U16, Self;
    i32 => I32, Self;
    u32 => U32, Self;
    i64 => I64, Self;
    u64 => U64, Self;
    i128 => I128, Self;
    u128 => U128, Self;
    isize => PtrDiff, Self;
    usize => Size, Self;
    f32 => F32, Self;
    f64 => F64, Self;
    c::Char => Char, c_char;
    c::Short => Short, c_short;
    c::UShort => UShort, c_ushort;
    c::Int => Int, c_int;
    c::UInt => UInt, c_uint;
    c::Long => Long, c_long;
    c::ULong => ULong, c_ulong;
    c::LongLong => LongLong, c_longlong;
    c::ULongLong => ULongLong, c_ulonglong;
    c::Double => Double, core::ffi::c_double;
}

macro_rules! typedef_scalars {
    ($($name:ident $c:literal $what:literal;)*) => {
        scalars! { $(c::$name => $name, <crate::target::Native as Target>::$name;)* }
    };
}
crate::abi::typedefs!(typedef_scalars);

/// A scalar for which Rust allows only some bytes.
macro_rules! choosy {
    ($([$($generics:tt)*] $type:ty => $scalar:ident, $any:literal;)*) => {
        $(
            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl<$($generics)*> Describe for $type {
                const TYPE: &'static CType = &CType::Scalar(Scalar::$scalar);
                const ANY_BYTES: bool = $any;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }
        )*
    };
}

choosy! {
    [] bool => Bool, false;
    [P] *const P => Pointer, true;
    [P] *mut P => Pointer, true;
    [P] Option<NonNull<P>> => Pointer, true;
    [F] c::Function<F> => Pointer, false;
    [F: FnPointer] Option<F> => Pointer, false;
}

/// A function pointer type that C can call or be called through, behind an alias such as
/// `type Callback = Option<unsafe extern "C" fn(c_int)>`. Sealed.
#[diagnostic::on_unimplemented(
    message = "`Option<{Self}>` is not a type that a member of a C struct can have",
    label = "not a pointer to a function of C's",
    note = "declare `Option<unsafe extern \"C\" fn(..)>`, or a raw pointer, or what C has there"
)]
pub trait FnPointer: Copy + sealed::Sealed {
    /// The pointer that may be null.
    type Optional;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! fn_pointers {
    ($($argument:ident)*) => {
        fn_pointers!(@each [$($argument)*]
            extern "C" fn($($argument),*) -> R,
            unsafe extern "C" fn($($argument),*) -> R,
            extern "system" fn($($argument),*) -> R,
            unsafe extern "system" fn($($argument),*) -> R
        );
        fn_pointers!(@variadic $($argument)*);
        fn_pointers!(@shorter $($argument)*);
    };
    (@each $arguments:tt $($type:ty),*) => {
        $(fn_pointers!(@one $arguments $type);)*
    };
    (@one [$($argument:ident)*] $type:ty) => {
        impl<R $(, $argument)*> sealed::Sealed for $type {}
        #[diagnostic::do_not_recommend]
        impl<R $(, $argument)*> FnPointer for $type {
            type Optional = Option<Self>;
        }
    };
    (@variadic) => {};
    (@variadic $($argument:ident)*) => {
        impl<R $(, $argument)*> sealed::Sealed for unsafe extern "C" fn($($argument),*, ...) -> R {}
        #[diagnostic::do_not_recommend]
        impl<R $(, $argument)*> FnPointer for unsafe extern "C" fn($($argument),*, ...) -> R {
            type Optional = Option<Self>;
        }
    };
    (@shorter) => {};
    (@shorter $first:ident $($rest:ident)*) => {
        fn_pointers!($($rest)*);
    };
}
fn_pointers!(A B C D E F G H I J K L);

/// A number with a byte order of its own.
macro_rules! ordered {
    ($($native:ident => $scalar:ident;)*) => {
        $(
            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl Describe for c::Le<$native> {
                const TYPE: &'static CType = &CType::Ordered(Scalar::$scalar, Endian::Little);
                const ANY_BYTES: bool = true;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }

            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl Describe for c::Be<$native> {
                const TYPE: &'static CType = &CType::Ordered(Scalar::$scalar, Endian::Big);
                const ANY_BYTES: bool = true;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }
        )*
    };
}

ordered! {
    u16 => U16;
    u32 => U32;
    u64 => U64;
}

// SAFETY: the layout of an array is that of its element, so many times.
unsafe impl<M: Describe, const N: usize> Describe for [M; N] {
    const TYPE: &'static CType = &CType::Array(M::TYPE, N as u64);
    const ANY_BYTES: bool = M::ANY_BYTES;

    #[inline(always)]
    fn size<T: Target>(target: T) -> usize {
        // A record that passed `check` has no array that overflows, but for one inside an
        // array of none, whose size no load asks for.
        M::size(target).wrapping_mul(N)
    }
}

// SAFETY: as an array of `char`, which has one byte.
unsafe impl<const N: usize> Describe for c::Text<N> {
    const TYPE: &'static CType = <[c::Char; N]>::TYPE;
    const ANY_BYTES: bool = true;

    #[inline(always)]
    fn size<T: Target>(_: T) -> usize {
        N
    }
}

// SAFETY: the target's tables hold what the layout algorithm gives the record.
#[diagnostic::do_not_recommend]
unsafe impl<X: HeapStruct> Describe for X {
    const TYPE: &'static CType = &CType::Record(X::RECORD);
    const ANY_BYTES: bool = X::ANY_BYTES;

    #[inline(always)]
    fn size<T: Target>(target: T) -> usize {
        target.record_size::<X>()
    }
}
