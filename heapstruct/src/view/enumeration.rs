//! Members that are an enum: what the derive calls, and what a getter says of a number that is no value of it.

use super::c;
use crate::abi::{Abi, Scalar};
use crate::layout::{CType, proves_type};
use crate::memory::{Bits, Describe, Place, Shared, StorageMut};
use crate::target::{DoesNotFit, Target};
use core::fmt;

/// The bytes of an enum member hold a number that none of its values has.
///
/// ```
/// use heapstruct::HeapStruct;
///
/// #[derive(HeapStruct, Debug, PartialEq)]
/// #[repr(u8)]
/// enum Colour { Red = 1, Green = 2 }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Lamp { colour: Colour }
///
/// assert_eq!(Lamp::view(&[2])?.colour(), Ok(Colour::Green));
/// let error = Lamp::view(&[7])?.colour().unwrap_err();
/// assert_eq!(error.to_string(), "`Colour` has no value 7");
/// assert_eq!((error.enumeration(), error.value()), ("Colour", 7));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownValue {
    enumeration: &'static str,
    value: i128,
}

impl UnknownValue {
    /// The enum's name.
    pub const fn enumeration(&self) -> &'static str {
        self.enumeration
    }

    /// The number that the member holds.
    pub const fn value(&self) -> i128 {
        self.value
    }
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` has no value {}", self.enumeration, self.value)
    }
}

impl core::error::Error for UnknownValue {}

/// Says that an enum has no such value.
pub const fn unknown(enumeration: &'static str, value: i128) -> UnknownValue {
    UnknownValue { enumeration, value }
}

/// The number that a member holds.
#[inline(always)]
pub fn number<S: Shared, M: Describe, T: Target>(place: &Place<S, M, T>) -> i128 {
    place.load()
}

/// The number that a bit-field holds.
#[inline(always)]
pub fn number_of_bits<S: Shared, M: Describe, T: Target>(bits: &Bits<S, M, T>) -> i128 {
    bits.load()
}

/// Sets a bit-field to a number, if it has so many bits.
#[inline(always)]
pub fn try_set_bits<U: StorageMut, M: Describe, T: Target>(
    mut bits: Bits<U, M, T>,
    number: i128,
) -> Result<(), DoesNotFit> {
    bits.try_store(number)
}

/// Sets a member to one of the numbers from `lowest` to `highest`. Whether the target's type holds all of them
/// is asked when this is compiled; on `Runtime` it does, since the ABI chooses the type by them.
#[inline(always)]
pub fn set_number<U: StorageMut, M: Describe + Numbers, T: Target>(mut place: Place<U, M, T>, number: i128) {
    const {
        if let Some(abi) = T::CONSTANT_ABI {
            let scalar = match *M::TYPE {
                CType::Enum(values) => abi.scalar_of_enum(&values),
                CType::Scalar(scalar) => scalar,
                _ => panic!("an enum is a number"),
            };
            assert!(
                holds(&abi, scalar, M::LOWEST) && holds(&abi, scalar, M::HIGHEST),
                "not every value of this enum fits on the target: use the setter whose name starts with `try_`"
            );
        }
    }
    place.store(number);
}

/// Sets a member to a number, if the target's type holds that.
#[inline(always)]
pub fn try_set_number<U: StorageMut, M: Describe, T: Target>(
    mut place: Place<U, M, T>,
    number: i128,
) -> Result<(), DoesNotFit> {
    place.try_store(number)
}

/// The values of an enum, from the derive.
pub trait Numbers {
    /// The least one.
    const LOWEST: i128;
    /// The greatest one.
    const HIGHEST: i128;
}

const fn holds(abi: &Abi, scalar: Scalar, number: i128) -> bool {
    let bits = 8 * abi.width(scalar) as u32;
    if abi.is_signed(scalar) { number >> (bits - 1) == number >> 127 } else { number >> bits == 0 }
}

/// The least of some numbers, of which there is one.
pub const fn least(numbers: &[i128]) -> i128 {
    let mut least = numbers[0];
    let mut i = 1;
    while i < numbers.len() {
        if numbers[i] < least {
            least = numbers[i];
        }
        i += 1;
    }
    least
}

/// The greatest of some numbers, of which there is one.
pub const fn greatest(numbers: &[i128]) -> i128 {
    let mut greatest = numbers[0];
    let mut i = 1;
    while i < numbers.len() {
        if numbers[i] > greatest {
            greatest = numbers[i];
        }
        i += 1;
    }
    greatest
}

/// Proves that rustc gives an enum or a newtype the size and alignment that C gives its number, on the machine this is compiled for.
///
/// # Panics
///
/// If they differ, which in a constant is a compile error that names them.
pub const fn proves_value<E: Describe>(name: &str) {
    proves_type(name, E::TYPE, size_of::<E>() as u64, align_in_record::<E>());
}

/// Proves that a type has the size and alignment of C's `long double` on the machine this is compiled for.
///
/// # Panics
///
/// If they differ, which in a constant is a compile error that names them.
pub const fn proves_long_double<X>(name: &str) {
    proves_type(name, c::LongDouble::TYPE, size_of::<X>() as u64, align_in_record::<X>());
}

/// The alignment of a type in a record: on AIX `align_of` may say something else.
const fn align_in_record<E>() -> u64 {
    #[repr(C)]
    struct After<E> {
        byte: u8,
        member: E,
    }
    core::mem::offset_of!(After<E>, member) as u64
}
