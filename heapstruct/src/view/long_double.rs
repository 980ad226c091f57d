//! `long double`: a number in one of several formats, of which Rust has none but two.

use super::c;
use super::member::{Member, Never, Scalar, TryScalar};
use crate::abi::LongDoubleFormat;
use crate::memory::{Elements, Place, Shared, Storage, StorageMut};
use crate::target::{DoesNotFit, Native, Target};
use core::fmt;

/// A view of a member that is a `long double`.
///
/// ```
/// use heapstruct::HeapStruct;
/// use heapstruct::target::{S390xLinux, X86_64Linux};
///
/// // As bindgen writes it on x86-64.
/// # #[allow(non_camel_case_types)]
/// type c_longdouble = u128;
///
/// # #[cfg(all(target_arch = "x86_64", target_os = "linux"))] {
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Sample { value: c_longdouble }
///
/// let mut bytes = [0; 16];
/// Sample::view_mut_on(S390xLinux, &mut bytes).unwrap().set_value(-1.5);
/// assert_eq!(bytes[..4], [0xbf, 0xff, 0x80, 0]);
/// assert_eq!(Sample::view_on(S390xLinux, &bytes).unwrap().value().to_f64(), Some(-1.5));
///
/// // A third, with 64 bits: no `f64` is that number.
/// let third = [0xab, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xfd, 0x3f, 0, 0, 0, 0, 0, 0];
/// let sample = Sample::view_on(X86_64Linux, &third).unwrap();
/// assert_eq!(sample.value().to_f64(), None);
/// assert_eq!(sample.value().as_bytes(), third);
/// # }
/// ```
///
/// Its setter takes an `f64`, and every format but one of 32 bits holds each. That one rounds, as C does. Bytes
/// that the format does not use stay as they are.
///
/// Two are equal if their numbers are, whatever the formats.
pub struct LongDouble<B> {
    bytes: Elements<B, u8, Native>,
    format: LongDoubleFormat,
    big: bool,
}

impl<B: Storage> LongDouble<B> {
    /// The number, if it is one that an `f64` has; `None` if it would have to be rounded.
    ///
    /// Infinities and zeros keep their sign. What is no number gives a NaN: so do the bytes that the x87 takes
    /// for invalid, with a significand that lacks its first bit. A pair of two numbers, as on PowerPC, is their sum.
    #[inline]
    pub fn to_f64(&self) -> Option<f64> {
        self.bits().to_f64()
    }

    /// How the bytes make the number.
    #[inline]
    pub fn format(&self) -> LongDoubleFormat {
        self.format
    }

    fn bits(&self) -> Bits {
        let mut bytes = [0; 16];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = self.bytes.get(index).map_or(0, |byte| byte.load());
        }
        Bits { bytes, format: self.format, big: self.big }
    }
}

impl<'a> LongDouble<&'a [u8]> {
    /// All bytes of the member, those that the format does not use too.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes.as_bytes()
    }
}

impl<B: Copy> Copy for LongDouble<B> {}

impl<B: Clone> Clone for LongDouble<B> {
    fn clone(&self) -> Self {
        Self { bytes: self.bytes.clone(), ..*self }
    }
}

impl<B: Storage> fmt::Debug for LongDouble<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bits().fmt(f)
    }
}

impl<B: Storage, B2: Storage> PartialEq<LongDouble<B2>> for LongDouble<B> {
    fn eq(&self, other: &LongDouble<B2>) -> bool {
        self.bits() == other.bits()
    }
}

impl<T: Target> Member<T> for c::LongDouble {
    type Get<S: Shared> = LongDouble<S>;
    type Set = f64;
    type Mut<U: StorageMut> = Never;

    #[inline]
    fn get<S: Shared>(place: Place<S, Self, T>) -> LongDouble<S> {
        let (format, big) = format_on(place.target());
        LongDouble { bytes: place.into(), format, big }
    }
}

impl<T: Target> Scalar<T> for c::LongDouble {
    #[inline]
    fn set<U: StorageMut>(place: Place<U, Self, T>, value: f64) {
        let (format, big) = format_on(place.target());
        let (bytes, len) = encode(value, format, big);
        let mut member: Elements<U, u8, Native> = place.into();
        for (index, byte) in bytes.into_iter().take(len).enumerate() {
            if let Some(mut place) = member.get_mut(index) {
                place.store(byte);
            }
        }
    }
}

impl<T: Target> TryScalar<T> for c::LongDouble {
    #[inline]
    fn try_set<U: StorageMut>(place: Place<U, Self, T>, value: f64) -> Result<(), DoesNotFit> {
        Self::set(place, value);
        Ok(())
    }
}

super::member::same!([] c::LongDouble);

fn format_on<T: Target>(target: T) -> (LongDoubleFormat, bool) {
    let format = match const { T::CONSTANT_ABI } {
        Some(abi) => abi.long_double(),
        None => target.abi().long_double(),
    };
    // A record has no layout where there is no such type.
    (format.unwrap_or(LongDoubleFormat::Binary64), target.is_big_endian())
}

/// The bytes of a `long double`, and what they mean.
#[derive(Clone, Copy)]
pub(crate) struct Bits {
    pub(super) bytes: [u8; 16],
    pub(super) format: LongDoubleFormat,
    pub(super) big: bool,
}

impl Bits {
    pub(crate) fn to_f64(self) -> Option<f64> {
        self.meaning().to_f64()
    }

    /// The bytes that the format uses, as one number.
    pub(super) fn number(&self) -> u128 {
        let width = match self.format {
            LongDoubleFormat::Binary32 => 4,
            LongDoubleFormat::Binary64 => 8,
            LongDoubleFormat::X87 => 10,
            LongDoubleFormat::M68k => 12,
            LongDoubleFormat::Binary128 | LongDoubleFormat::DoubleDouble => 16,
        };
        let fold = |number: u128, byte: &u8| number << 8 | u128::from(*byte);
        let bytes = &self.bytes[..width];
        if self.big { bytes.iter().fold(0, fold) } else { bytes.iter().rev().fold(0, fold) }
    }

    fn meaning(&self) -> Meaning {
        match self.format {
            LongDoubleFormat::Binary32 => Meaning::of(f64::from(f32::from_bits(self.number() as u32))),
            LongDoubleFormat::Binary64 => Meaning::of(f64::from_bits(self.number() as u64)),
            LongDoubleFormat::Binary128 => {
                let bits = self.number();
                let (negative, exponent) = sign_and_exponent(bits >> 112);
                let fraction = bits & ((1 << 112) - 1);
                match exponent {
                    0x7fff if fraction == 0 => Meaning::Infinite { negative },
                    0x7fff => Meaning::Nan,
                    0 => Meaning::finite(negative, fraction, 1 - 16383 - 112),
                    _ => Meaning::finite(negative, fraction | 1 << 112, exponent - 16383 - 112),
                }
            }
            LongDoubleFormat::X87 => {
                let bits = self.number();
                let (negative, exponent) = sign_and_exponent(bits >> 64);
                let significand = bits & u128::from(u64::MAX);
                match exponent {
                    0x7fff if significand == 1 << 63 => Meaning::Infinite { negative },
                    0 => Meaning::finite(negative, significand, 1 - 16383 - 63),
                    0x7fff => Meaning::Nan,
                    // The processor calls it invalid.
                    _ if significand >> 63 == 0 => Meaning::Nan,
                    _ => Meaning::finite(negative, significand, exponent - 16383 - 63),
                }
            }
            LongDoubleFormat::M68k => {
                let bits = self.number();
                let (negative, exponent) = sign_and_exponent(bits >> 80);
                let significand = bits & u128::from(u64::MAX);
                match exponent {
                    // The first bit says nothing there.
                    0x7fff if significand & !(1 << 63) == 0 => Meaning::Infinite { negative },
                    0x7fff => Meaning::Nan,
                    _ => Meaning::finite(negative, significand, exponent - 16383 - 63),
                }
            }
            LongDoubleFormat::DoubleDouble => {
                let bits = self.number();
                let (high, low) = (f64::from_bits((bits >> 64) as u64), f64::from_bits(bits as u64));
                // The larger one comes first in either order of bytes.
                if self.big { Meaning::sum(high, low) } else { Meaning::sum(low, high) }
            }
        }
    }
}

impl PartialEq for Bits {
    fn eq(&self, other: &Self) -> bool {
        match (self.meaning(), other.meaning()) {
            (Meaning::Zero { .. }, Meaning::Zero { .. }) => true,
            (Meaning::Infinite { negative: a }, Meaning::Infinite { negative: b }) => a == b,
            (
                Meaning::Finite { negative: a, mantissa: m, exponent: e },
                Meaning::Finite { negative: b, mantissa: n, exponent: f },
            ) => (a, m, e) == (b, n, f),
            (Meaning::Sum(a, b), Meaning::Sum(c, d)) => (a, b) == (c, d),
            _ => false,
        }
    }
}

impl fmt::Debug for Bits {
    /// The number, or its bits where no `f64` is that number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_f64() {
            Some(value) => value.fmt(f),
            None => write!(f, "{:#x}", self.number()),
        }
    }
}

fn sign_and_exponent(high: u128) -> (bool, i32) {
    (high & 0x8000 != 0, (high & 0x7fff) as i32)
}

/// What the bytes mean, exactly.
#[derive(Clone, Copy)]
enum Meaning {
    Nan,
    Infinite {
        negative: bool,
    },
    Zero {
        negative: bool,
    },
    /// An odd number, times two to the power of the exponent.
    Finite {
        negative: bool,
        mantissa: u128,
        exponent: i32,
    },
    /// Two numbers too far apart for that.
    Sum(f64, f64),
}

impl Meaning {
    fn finite(negative: bool, mantissa: u128, exponent: i32) -> Self {
        if mantissa == 0 {
            return Self::Zero { negative };
        }
        let zeros = mantissa.trailing_zeros();
        Self::Finite { negative, mantissa: mantissa >> zeros, exponent: exponent + zeros as i32 }
    }

    fn of(value: f64) -> Self {
        let bits = value.to_bits();
        let (negative, exponent) = (value.is_sign_negative(), (bits >> 52 & 0x7ff) as i32);
        let fraction = u128::from(bits & ((1 << 52) - 1));
        match exponent {
            0x7ff if fraction == 0 => Self::Infinite { negative },
            0x7ff => Self::Nan,
            0 => Self::finite(negative, fraction, 1 - 1023 - 52),
            _ => Self::finite(negative, fraction | 1 << 52, exponent - 1023 - 52),
        }
    }

    /// The sum of two, the first of which is the larger one, and says alone what is no number.
    fn sum(high: f64, low: f64) -> Self {
        let (first, second) = (Self::of(high), Self::of(low));
        match (first, second) {
            (Self::Finite { .. }, Self::Zero { .. }) | (Self::Nan | Self::Infinite { .. }, _) => first,
            (Self::Zero { .. }, Self::Zero { .. }) => first,
            (
                Self::Finite { negative: a, mantissa: m, exponent: e },
                Self::Finite { negative: b, mantissa: n, exponent: f },
            ) => {
                let lowest = e.min(f);
                let (up, down) = ((e - lowest) as u32, (f - lowest) as u32);
                let width = |mantissa: u128, shift: u32| 128 - mantissa.leading_zeros() + shift;
                if width(m, up) > 126 || width(n, down) > 126 {
                    return Self::Sum(high, low);
                }
                let signed = |negative: bool, number: u128| if negative { -(number as i128) } else { number as i128 };
                let sum = signed(a, m << up) + signed(b, n << down);
                Self::finite(sum < 0, sum.unsigned_abs(), lowest)
            }
            _ => second,
        }
    }

    /// The `f64` that is it exactly.
    fn to_f64(self) -> Option<f64> {
        let (negative, bits) = match self {
            Self::Nan => return Some(f64::NAN),
            Self::Infinite { negative } => (negative, 0x7ff << 52),
            Self::Zero { negative } => (negative, 0),
            Self::Finite { negative, mantissa, exponent } => {
                let width = 128 - mantissa.leading_zeros() as i32;
                let highest = exponent + width - 1;
                if width > 53 || highest > 1023 || exponent < -1074 {
                    return None;
                }
                let mantissa = mantissa as u64;
                let bits = if highest >= -1022 {
                    let fraction = mantissa << (53 - width) & ((1 << 52) - 1);
                    ((highest + 1023) as u64) << 52 | fraction
                } else {
                    mantissa << (exponent + 1074)
                };
                (negative, bits)
            }
            Self::Sum(..) => return None,
        };
        Some(f64::from_bits(u64::from(negative) << 63 | bits))
    }
}

/// An `f64` in a format, and how many bytes that writes.
pub(crate) fn encode(value: f64, format: LongDoubleFormat, big: bool) -> ([u8; 16], usize) {
    let (bits, width) = match format {
        LongDoubleFormat::Binary32 => (u128::from((value as f32).to_bits()), 4),
        LongDoubleFormat::Binary64 => (u128::from(value.to_bits()), 8),
        LongDoubleFormat::Binary128 => {
            let (high, significand) = extended(value);
            // Without its first bit, which that format does not write.
            (u128::from(high) << 112 | u128::from(significand << 1) << 48, 16)
        }
        LongDoubleFormat::X87 => {
            let (high, significand) = extended(value);
            (u128::from(high) << 64 | u128::from(significand), 10)
        }
        LongDoubleFormat::M68k => {
            let (high, significand) = extended(value);
            (u128::from(high) << 80 | u128::from(significand), 12)
        }
        LongDoubleFormat::DoubleDouble => {
            let bits = u128::from(value.to_bits());
            (if big { bits << 64 } else { bits }, 16)
        }
    };
    let mut bytes = [0; 16];
    if big {
        bytes[..width].copy_from_slice(&bits.to_be_bytes()[16 - width..]);
    } else {
        bytes[..width].copy_from_slice(&bits.to_le_bytes()[..width]);
    }
    (bytes, width)
}

/// Sign and exponent as the formats of 80 and 128 bits have them, and a significand with its first bit.
fn extended(value: f64) -> (u16, u64) {
    let bits = value.to_bits();
    let sign = (bits >> 63) as u16;
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as u16, bits & ((1 << 52) - 1));
    let (exponent, significand) = match exponent {
        0 if fraction == 0 => (0, 0),
        // Too small for an `f64` to have a first bit, but not for these.
        0 => {
            let zeros = fraction.leading_zeros();
            ((63 + 16383 - 1074 - zeros) as u16, fraction << zeros)
        }
        0x7ff => (0x7fff, 1 << 63 | fraction << 11),
        _ => (exponent + (16383 - 1023), 1 << 63 | fraction << 11),
    };
    (sign << 15 | exponent, significand)
}
