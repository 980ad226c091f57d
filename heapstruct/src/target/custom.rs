//! Targets whose row is a constant: the trait that gives the row, and targets of the user's own.

use super::types::{Types, types};
use crate::abi::{Abi, Scalar};
use crate::memory::{ForeignPointer, PointerValue};
use core::fmt;
use core::marker::PhantomData;

/// An ABI as a type, with the Rust type of each C type's values.
///
/// Do not write an implementation: [`row!`](crate::row) makes one from an [`Abi`], with
/// the types that fit it. (One by hand that binds a type of another size is a compile
/// error where it is used.)
pub trait Row: Copy + fmt::Debug + Send + Sync + 'static {
    /// The facts.
    const ABI: Abi;

    #[doc(hidden)]
    const IS_NATIVE: bool = false;

    #[doc(hidden)]
    type Types: Types;
}

/// Makes a type that names an ABI of your own, for [`Custom`](crate::target::Custom).
///
/// ```
/// use heapstruct::abi::Abi;
/// heapstruct::row! {
///     /// The controller on our board.
///     pub struct Board = Abi::ILP32.big_endian();
/// }
/// ```
#[macro_export]
macro_rules! row {
    ($(#[$meta:meta])* $vis:vis struct $name:ident = $abi:expr;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        $vis struct $name;

        impl $crate::target::Row for $name {
            const ABI: $crate::abi::Abi = $abi;
            type Types = $crate::__types!(of the row $name);
        }
    };
}

/// Size and sign of one C type of the row `$name`.
#[doc(hidden)]
#[macro_export]
macro_rules! __width {
    ($name:ident, $scalar:ident) => {
        $crate::target::Width<
            { $crate::target::width_on(&<$name as $crate::target::Row>::ABI, $crate::abi::Scalar::$scalar) },
            { <$name as $crate::target::Row>::ABI.is_signed($crate::abi::Scalar::$scalar) },
        >
    };
}

/// The size of a C type, for [`row!`](crate::row).
#[doc(hidden)]
pub const fn width_on(abi: &Abi, scalar: Scalar) -> usize {
    abi.width(scalar)
}

/// The sizes of all scalars, as [`Target::WIDTHS`].
pub(super) const fn widths_of(abi: &Abi) -> [u8; Scalar::COUNT] {
    let mut widths = [0; Scalar::COUNT];
    let mut i = 0;
    while i < Scalar::COUNT {
        widths[i] = abi.width(Scalar::ALL[i]) as u8;
        i += 1;
    }
    widths
}

/// Which scalars have a sign.
pub(super) const fn signs_of(abi: &Abi) -> [bool; Scalar::COUNT] {
    let mut signs = [false; Scalar::COUNT];
    let mut i = 0;
    while i < Scalar::COUNT {
        signs[i] = abi.is_signed(Scalar::ALL[i]);
        i += 1;
    }
    signs
}

/// Whether the types of a row have the sizes that its ABI says; one that it lacks has any.
pub(super) const fn types_fit<R: Row>() -> bool {
    const fn fits<V>(abi: &Abi, scalar: Scalar) -> bool {
        abi.width(scalar) == 0 || size_of::<V>() == abi.width(scalar)
    }
    types!(fit R)
}

/// Implements `Target` for a type whose row is the constant `<$row as Row>::ABI`.
macro_rules! impl_static_target {
    ([$($generics:tt)*] $target:ty, $row:ty, $pointer:ty) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::target::Target for $target {
            $crate::__types!(as $row);
            type Pointer = $pointer;

            const WIDTHS: [u8; $crate::abi::Scalar::COUNT] =
                $crate::target::custom::widths_of(&<$row as $crate::target::Row>::ABI);

            const CONSTANT_ABI: Option<$crate::abi::Abi> = Some(<$row as $crate::target::Row>::ABI);

            #[inline(always)]
            fn abi(self) -> $crate::abi::Abi {
                <$row as $crate::target::Row>::ABI
            }

            #[inline(always)]
            fn is_big_endian(self) -> bool {
                const { matches!(<$row as $crate::target::Row>::ABI.endian(), $crate::abi::Endian::Big) }
            }

            #[inline(always)]
            fn is_signed(self, scalar: $crate::abi::Scalar) -> bool {
                (const { $crate::target::custom::signs_of(&<$row as $crate::target::Row>::ABI) })[scalar as usize]
            }

            #[inline(always)]
            fn width(self, scalar: $crate::abi::Scalar) -> usize {
                Self::WIDTHS[scalar as usize] as usize
            }

            #[inline(always)]
            fn states<X: $crate::HeapStruct>(self) -> Result<(), $crate::layout::LayoutError> {
                const {
                    if <$row as $crate::target::Row>::IS_NATIVE {
                        $crate::layout::tables::must_be_native(X::RECORD);
                    }
                }
                Ok(())
            }

            #[inline(always)]
            fn check<X: $crate::HeapStruct>(self) -> Result<usize, $crate::layout::LayoutError> {
                Ok(const { <<Self as $crate::target::StaticTarget>::Table<X> as $crate::layout::tables::StaticTable>::HELD })
            }

            #[inline(always)]
            fn record_size<X: $crate::HeapStruct>(self) -> usize {
                const { <<Self as $crate::target::StaticTarget>::Table<X> as $crate::layout::tables::StaticTable>::SIZE }
            }

            #[inline(always)]
            fn offset<X: $crate::HeapStruct, const I: usize>(self) -> usize {
                const { <<Self as $crate::target::StaticTarget>::Table<X> as $crate::layout::tables::StaticTable>::OFFSETS[I] as usize }
            }

            #[inline(always)]
            fn bit_offset<X: $crate::HeapStruct, const I: usize>(self) -> u32 {
                const { <<Self as $crate::target::StaticTarget>::Table<X> as $crate::layout::tables::StaticTable>::OFFSETS[I] }
            }

            const IS_CONSTANT: bool = true;
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::target::StaticTarget for $target {
            const ABI: $crate::abi::Abi = <$row as $crate::target::Row>::ABI;
            type Table<X: $crate::HeapStruct> = <X::Members as $crate::layout::tables::MemberCount>::Static<X, $row>;
        }
    };
}

/// A target of your own, whose ABI is a constant: see [`row!`](crate::row).
///
/// ```
/// use core::ffi::{c_char, c_long};
/// use heapstruct::abi::{Abi, Scalar};
/// use heapstruct::{HeapStruct, target::Custom};
///
/// heapstruct::row! {
///     /// A 16-bit microcontroller: `int` has 2 bytes, and nothing is aligned to more.
///     struct Tiny = Abi::ILP32
///         .with(Scalar::Int, 2, 2)
///         .with(Scalar::Long, 4, 2)
///         .with(Scalar::Pointer, 2, 2);
/// }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Reading { channel: c_char, value: c_long }
///
/// let reading = Reading::view_on(Custom::<Tiny>::new(), &[1, 0, 7, 0, 0, 0])?;
/// let value: i32 = reading.value();
/// assert_eq!(value, 7);
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The layout is proven by nobody but you: the built-in targets are checked against
/// what compilers said, this one is what its row says.
pub struct Custom<R>(PhantomData<fn() -> R>);

impl<R: Row> Custom<R> {
    /// The target.
    pub const fn new() -> Self {
        const { assert!(types_fit::<R>(), "a type of this row has another size than its ABI says: use `heapstruct::row!`") }
        Self(PhantomData)
    }
}

impl<R> Copy for Custom<R> {}

impl<R> Clone for Custom<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Row> Default for Custom<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Row> fmt::Debug for Custom<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Custom").field(&R::ABI).finish()
    }
}

impl<R: Row> super::sealed::Sealed for Custom<R> {}

impl_static_target!([R: Row] Custom<R>, R, ForeignPointer<<R::Types as Types>::Address>);

/// A row that is built in, and so a target without more words: all of them by one
/// implementation, which the compiler looks at once.
#[doc(hidden)]
pub trait BuiltIn: Row + super::sealed::Sealed {
    type Pointer: PointerValue<Self>;
}

impl_static_target!([R: BuiltIn] R, R, R::Pointer);
