//! What a member is, in C's terms, and how many bytes it covers on a target.

use crate::abi::{Endian, Scalar};
use crate::layout::{CType, Enumeration};
use crate::target::Target;
use crate::view::{HeapStruct, c};
use core::ffi::{c_char, c_int, c_long, c_longlong, c_short, c_uint, c_ulong, c_ulonglong, c_ushort};
use core::num::NonZero;
use core::ptr::NonNull;

/// A type that a member can have, described.
///
/// # Safety
///
/// - `size(target)` is the size that the layout algorithm gives `TYPE` on `target`'s ABI,
///   for every record that has such a member and passed `Target::check`;
/// - the constants say of the declared type what their words say: where in doubt, `false`.
pub unsafe trait Describe {
    /// What it is.
    const TYPE: &'static CType;

    /// Whether any bytes are a value of the Rust type that the member was declared with.
    const ANY_BYTES: bool;

    /// Whether zeros are a value of that type, and whatever number, address or `bool` of 0 or 1 they are
    /// overwritten with, by number for number; bytes of which nothing more is known may be anything.
    const COPIED_IS_VALUE: bool = Self::ANY_BYTES;

    /// Whether the bytes of any value of that type are initialised, but for the padding of records, and
    /// nobody writes them while it is borrowed.
    const IS_BYTES: bool = false;

    /// That rustc agrees, of a type that only its uses tell: see [`HeapStruct::PROOF`].
    const PROOF: () = ();

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

/// The number that a member is, whatever is said of it besides.
#[derive(Clone, Copy)]
pub(super) enum NumberOf {
    Scalar(Scalar),
    /// An `enum`, whose integer the ABI chooses: asked when the target is known.
    Enum(Enumeration),
}

impl NumberOf {
    pub(super) const fn of<M: Describe, T: Target>() -> Self {
        let mut ctype = M::TYPE;
        loop {
            ctype = match *ctype {
                CType::Scalar(scalar) | CType::Ordered(scalar, _) => return Self::Scalar(scalar),
                CType::Enum(values) => {
                    return match T::CONSTANT_ABI {
                        Some(abi) => Self::Scalar(abi.scalar_of_enum(&values)),
                        None => Self::Enum(values),
                    };
                }
                CType::Atomic(inner) | CType::Aligned(inner, _) => inner,
                _ => panic!("a number is loaded from a number"),
            }
        }
    }
}

/// The scalar that an `M` is on a target.
#[inline(always)]
pub(super) fn scalar_of<M: Describe, T: Target>(target: T) -> Scalar {
    match const { NumberOf::of::<M, T>() } {
        NumberOf::Scalar(scalar) => scalar,
        NumberOf::Enum(values) => target.abi().scalar_of_enum(&values),
    }
}

/// A scalar whose size is the target's width for it.
macro_rules! scalars {
    ($($type:ty => $scalar:ident, $native:ty;)*) => {
        $(
            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl Describe for $type {
                const TYPE: &'static CType = &CType::Scalar(Scalar::$scalar);
                const ANY_BYTES: bool = true;
                const IS_BYTES: bool = true;

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

/// A scalar for which Rust may allow only some bytes.
macro_rules! choosy {
    ($([$($generics:tt)*] $type:ty => $scalar:ident, $any:literal, $copied:literal, $is_bytes:literal;)*) => {
        $(
            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl<$($generics)*> Describe for $type {
                const TYPE: &'static CType = &CType::Scalar(Scalar::$scalar);
                const ANY_BYTES: bool = $any;
                const COPIED_IS_VALUE: bool = $copied;
                const IS_BYTES: bool = $is_bytes;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }
        )*
    };
}

choosy! {
    [] bool => Bool, false, true, true;
    // Whatever Rust type it is declared with: nothing is known of that but its size.
    [] c::LongDouble => LongDouble, false, false, false;
    [P] *const P => Pointer, true, true, true;
    [P] *mut P => Pointer, true, true, true;
    [P] Option<NonNull<P>> => Pointer, true, true, true;
    [F] c::Function<F> => Pointer, false, false, true;
    [F: FnPointer] Option<F> => Pointer, false, false, true;
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
                const IS_BYTES: bool = true;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }

            // SAFETY: the layout of a scalar is its width on the target.
            unsafe impl Describe for c::Be<$native> {
                const TYPE: &'static CType = &CType::Ordered(Scalar::$scalar, Endian::Big);
                const ANY_BYTES: bool = true;
                const IS_BYTES: bool = true;

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

// SAFETY: the layout of an enum is that of the scalar that the ABI chooses for it.
unsafe impl<const LOWEST: i64, const HIGHEST: i64> Describe for c::Enum<LOWEST, HIGHEST> {
    const TYPE: &'static CType = &CType::Enum(Enumeration { lowest: LOWEST, highest: HIGHEST, packed: false });
    const ANY_BYTES: bool = true;

    #[inline(always)]
    fn size<T: Target>(target: T) -> usize {
        target.width(scalar_of::<Self, T>(target))
    }
}

macro_rules! non_zero {
    ($($number:ty => $scalar:ident;)*) => {
        choosy! {
            $([] NonZero<$number> => $scalar, false, false, true;)*
            $([] Option<NonZero<$number>> => $scalar, true, true, true;)*
        }
    };
}

non_zero! {
    u8 => U8;
    i8 => I8;
    u16 => U16;
    i16 => I16;
    u32 => U32;
    i32 => I32;
    u64 => U64;
    i64 => I64;
    u128 => U128;
    i128 => I128;
    usize => Size;
    isize => PtrDiff;
}

/// A number that others may change meanwhile, so that no reference to it can be made from bytes.
macro_rules! atomics {
    ($($width:literal: [$($generics:tt)*] $type:ident $($argument:ty)? => $scalar:ident;)*) => {
        $(
            // SAFETY: an atomic type has the size of the plain one: rustc's proof compares it where it is used.
            #[cfg(target_has_atomic = $width)]
            unsafe impl<$($generics)*> Describe for core::sync::atomic::$type $(<$argument>)? {
                const TYPE: &'static CType = &CType::Atomic(&CType::Scalar(Scalar::$scalar));
                const ANY_BYTES: bool = false;
                const COPIED_IS_VALUE: bool = true;

                #[inline(always)]
                fn size<T: Target>(target: T) -> usize {
                    target.width(Scalar::$scalar)
                }
            }
        )*
    };
}

atomics! {
    "8": [] AtomicBool => Bool;
    "8": [] AtomicU8 => U8;
    "8": [] AtomicI8 => I8;
    "16": [] AtomicU16 => U16;
    "16": [] AtomicI16 => I16;
    "32": [] AtomicU32 => U32;
    "32": [] AtomicI32 => I32;
    "64": [] AtomicU64 => U64;
    "64": [] AtomicI64 => I64;
    "ptr": [] AtomicUsize => Size;
    "ptr": [] AtomicIsize => PtrDiff;
    "ptr": [P] AtomicPtr P => Pointer;
}

// SAFETY: the layout of an array is that of its element, so many times.
unsafe impl<M: Describe, const N: usize> Describe for [M; N] {
    const TYPE: &'static CType = &CType::Array(M::TYPE, N as u64);
    const ANY_BYTES: bool = M::ANY_BYTES;
    const COPIED_IS_VALUE: bool = M::COPIED_IS_VALUE;
    const IS_BYTES: bool = M::IS_BYTES;
    const PROOF: () = M::PROOF;

    #[inline(always)]
    fn size<T: Target>(target: T) -> usize {
        // A record that passed `check` has no array that overflows: the algorithm refuses too
        // large an element, even of an array of none.
        M::size(target).wrapping_mul(N)
    }
}

// SAFETY: as an array of `char`, which has one byte.
unsafe impl<const N: usize> Describe for c::Text<N> {
    const TYPE: &'static CType = <[c::Char; N]>::TYPE;
    const ANY_BYTES: bool = true;
    const IS_BYTES: bool = true;

    #[inline(always)]
    fn size<T: Target>(_: T) -> usize {
        N
    }
}

// SAFETY: something opaque has its size everywhere.
unsafe impl<const SIZE: usize, const ALIGN: usize> Describe for c::Opaque<SIZE, ALIGN> {
    const TYPE: &'static CType = {
        assert!(ALIGN.is_power_of_two(), "an alignment is a power of two");
        &CType::Opaque { size: SIZE as u64, align: ALIGN as u32 }
    };
    // No one knows what it is.
    const ANY_BYTES: bool = false;

    #[inline(always)]
    fn size<T: Target>(_: T) -> usize {
        SIZE
    }
}

// SAFETY: the target's tables hold what the layout algorithm gives the record.
#[diagnostic::do_not_recommend]
unsafe impl<X: HeapStruct> Describe for X {
    const TYPE: &'static CType = &CType::Record(X::RECORD);
    const ANY_BYTES: bool = X::ANY_BYTES;
    const COPIED_IS_VALUE: bool = X::COPIED_IS_VALUE;
    const IS_BYTES: bool = X::IS_BYTES;
    const PROOF: () = X::PROOF;

    #[inline(always)]
    fn size<T: Target>(target: T) -> usize {
        target.record_size::<X>()
    }
}
