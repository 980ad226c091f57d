//! Members that are bit-fields: what the types give and take whose declared width is only a part of them.

use super::c;
use super::member::Member;
use crate::memory::{Bits, Shared, StorageMut};
use crate::target::{DoesNotFit, Target};

/// A type that a bit-field can have.
///
/// Its values are those of a whole member of the type, but for the ones that have more bits.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type that a bit-field can have",
    label = "a bit-field is some bits of an integer",
    note = "declare it as one of C's integers up to `long long`, `u8` to `u64`, `i8` to `i64`, `usize`, `isize` or `bool`"
)]
pub trait BitField<T: Target>: Member<T> {
    /// The value.
    fn get_bits<S: Shared>(bits: Bits<S, Self, T>) -> Self::Get<S>;

    /// Writes the value if it fits; the bits beside the field stay.
    ///
    /// # Errors
    ///
    /// [`DoesNotFit`], and nothing is written.
    fn try_set_bits<U: StorageMut>(bits: Bits<U, Self, T>, value: Self::Set) -> Result<(), DoesNotFit>;
}

macro_rules! integers {
    ($($type:ty => [$($value:tt)*];)*) => {
        $(
            #[diagnostic::do_not_recommend]
            impl<T: Target> BitField<T> for $type {
                #[inline(always)]
                fn get_bits<S: Shared>(bits: Bits<S, Self, T>) -> $($value)* {
                    bits.load()
                }

                #[inline(always)]
                fn try_set_bits<U: StorageMut>(mut bits: Bits<U, Self, T>, value: $($value)*) -> Result<(), DoesNotFit> {
                    bits.try_store(value)
                }
            }
        )*
    };
}

integers! {
    u8 => [u8];
    u16 => [u16];
    u32 => [u32];
    u64 => [u64];
    i8 => [i8];
    i16 => [i16];
    i32 => [i32];
    i64 => [i64];
    usize => [T::Size];
    isize => [T::PtrDiff];
    c::Char => [T::Char];
    c::Short => [T::Short];
    c::UShort => [T::UShort];
    c::Int => [T::Int];
    c::UInt => [T::UInt];
    c::Long => [T::Long];
    c::ULong => [T::ULong];
    c::LongLong => [T::LongLong];
    c::ULongLong => [T::ULongLong];
}

macro_rules! typedefs {
    ($($name:ident $c:literal $what:literal;)*) => {
        integers! { $(c::$name => [T::$name];)* }
    };
}
crate::abi::typedefs!(typedefs);

#[diagnostic::do_not_recommend]
impl<T: Target> BitField<T> for bool {
    #[inline(always)]
    fn get_bits<S: Shared>(bits: Bits<S, Self, T>) -> bool {
        // As of a whole `bool`: C writes 1, but the bits are whoever's.
        bits.load_bits(false) != 0
    }

    #[inline(always)]
    fn try_set_bits<U: StorageMut>(mut bits: Bits<U, Self, T>, value: bool) -> Result<(), DoesNotFit> {
        bits.set_bit(value);
        Ok(())
    }
}

impl<U: StorageMut, T: Target> Bits<U, bool, T> {
    /// Writes 1 or 0, which a field of any width holds.
    #[inline(always)]
    pub fn set_bit(&mut self, value: bool) {
        self.store_bits(u64::from(value));
    }
}
