//! The numbers that getters give and setters take.

use core::fmt;
use core::hash::Hash;

mod sealed {
    pub trait Sealed {}
}

/// An integer that is the value of a C type on some target.
///
/// Each one goes into an `i128` with `into()`; the bounds in [`Target`](super::Target)
/// say which also go into an `i64` or a `u64`. The trait is sealed.
pub trait Value:
    Copy
    + Ord
    + Hash
    + Default
    + fmt::Debug
    + fmt::Display
    + fmt::LowerHex
    + fmt::UpperHex
    + fmt::Octal
    + fmt::Binary
    + Into<i128>
    + TryFrom<i128, Error: core::error::Error + Send + Sync + 'static>
    + Send
    + Sync
    + 'static
    + sealed::Sealed
{
    /// From the low bits of `bits`, already extended by its sign.
    #[doc(hidden)]
    fn from_bits(bits: u64, signed: bool) -> Self;

    /// The two's complement, cut to 64 bits.
    #[doc(hidden)]
    fn to_bits(self) -> u64;
}

macro_rules! value {
    ($($type:ty)*) => {
        $(
            impl sealed::Sealed for $type {}
            impl Value for $type {
                #[inline(always)]
                fn from_bits(bits: u64, signed: bool) -> Self {
                    if signed { bits as i64 as Self } else { bits as Self }
                }

                #[inline(always)]
                fn to_bits(self) -> u64 {
                    self as u64
                }
            }
        )*
    };
}

value!(u8 u16 u32 u64 i8 i16 i32 i64 i128);

/// A size in bytes and a sign, for which [`IntOf`] names the Rust integer.
#[derive(Debug)]
pub struct Width<const BYTES: usize, const SIGNED: bool>;

/// The Rust integer of a [`Width`].
pub trait IntOf {
    /// That integer.
    type Int;
}

macro_rules! int_of {
    ($($bytes:literal $unsigned:ty, $signed:ty;)*) => {
        $(
            impl IntOf for Width<$bytes, false> {
                type Int = $unsigned;
            }
            impl IntOf for Width<$bytes, true> {
                type Int = $signed;
            }
        )*
    };
}

int_of! {
    // A type that the ABI lacks: no record that has one is laid out, but its values have a type.
    0 u8, i8;
    1 u8, i8;
    2 u16, i16;
    4 u32, i32;
    8 u64, i64;
}

/// A value that the target's C type cannot hold; nothing was written.
///
/// ```
/// use core::ffi::c_long;
/// use heapstruct::{DoesNotFit, HeapStruct, target::Runtime};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Inode { number: c_long }
///
/// let mut bytes = [0; 4];
/// let mut inode = Inode::view_mut_on(Runtime::I686_LINUX, &mut bytes)?;
/// let error = inode.try_set_number(0x1_0000_0001).unwrap_err();
/// assert_eq!(error.to_string(), "4294967297 does not fit into the target's `long`, which has 4 bytes");
/// assert_eq!(bytes, [0; 4]);
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoesNotFit {
    pub(crate) value: i128,
    pub(crate) scalar: crate::abi::Scalar,
    pub(crate) size: u8,
    /// How many bits there are, if it is a bit-field.
    pub(crate) bits: Option<u8>,
    pub(crate) signed: bool,
}

impl DoesNotFit {
    /// The value that was given.
    pub const fn value(&self) -> i128 {
        self.value
    }

    /// The size of the member's C type on the target, in bytes.
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// How many bits the member has on the target: fewer than its C type if it is a bit-field.
    pub const fn bits(&self) -> u32 {
        match self.bits {
            Some(bits) => bits as u32,
            None => self.size as u32 * 8,
        }
    }

    /// The C type of the member.
    pub const fn scalar(&self) -> crate::abi::Scalar {
        self.scalar
    }
}

impl fmt::Display for DoesNotFit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, scalar, size, bits, signed } = *self;
        let sign = match signed {
            // Their names do not say it.
            _ if !scalar.is_typedef() && scalar != crate::abi::Scalar::Char => "",
            true => "is signed and ",
            false => "is unsigned and ",
        };
        let (field, count, unit) = match bits {
            Some(bits) => (" bit-field", bits, "bit"),
            None => ("", size, "byte"),
        };
        let plural = if count == 1 { "" } else { "s" };
        let name = scalar.c_name();
        write!(f, "{value} does not fit into the target's `{name}`{field}, which {sign}has {count} {unit}{plural}")
    }
}

impl core::error::Error for DoesNotFit {}
