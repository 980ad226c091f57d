//! The row of the machine that this is compiled for, asked from rustc.

use super::{Abi, Scalar};
use core::ffi::{c_char, c_double, c_int, c_long, c_longlong, c_short};
use core::mem::offset_of;

/// The alignment of a type *in a record*: where it lands after one byte.
/// On AIX `align_of` would say something else.
macro_rules! fact {
    ($abi:ident, $scalar:ident, $type:ty) => {{
        #[repr(C)]
        struct After {
            byte: u8,
            member: $type,
        }
        $abi.with(Scalar::$scalar, size_of::<$type>() as u8, offset_of!(After, member) as u8)
    }};
}

impl Abi {
    /// The machine that this is compiled for, as rustc knows it.
    pub const NATIVE: Self = native();
}

const fn native() -> Abi {
    let abi = Abi::ILP32;
    let abi = if cfg!(target_endian = "big") { abi.big_endian() } else { abi };
    let abi = if c_char::MIN == 0 { abi.unsigned_char() } else { abi };
    // Microsoft's C gives an empty struct four bytes; rustc gives it none, and the
    // proof of such a struct says so.
    let abi = if cfg!(all(windows, target_env = "msvc")) { abi.with_empty_record_size(4) } else { abi };
    let abi = fact!(abi, Bool, bool);
    let abi = fact!(abi, Short, c_short);
    let abi = fact!(abi, Int, c_int);
    let abi = fact!(abi, Long, c_long);
    let abi = fact!(abi, LongLong, c_longlong);
    let abi = fact!(abi, Size, usize);
    let abi = fact!(abi, Pointer, *const ());
    let abi = fact!(abi, Double, c_double);
    let abi = fact!(abi, I16, i16);
    let abi = fact!(abi, I32, i32);
    let abi = fact!(abi, I64, i64);
    let abi = fact!(abi, F32, f32);
    let abi = fact!(abi, F64, f64);
    // rustc has a 128-bit integer everywhere, C only on 64-bit processors and WebAssembly.
    if cfg!(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")) {
        fact!(abi, I128, i128)
    } else {
        abi
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_says_what_rustc_says() {
        let abi = Abi::NATIVE;
        assert_eq!(abi.size_of(Scalar::Long), Some(size_of::<c_long>() as u8));
        assert_eq!(abi.size_of(Scalar::ULong), Some(size_of::<c_long>() as u8));
        assert_eq!(abi.size_of(Scalar::Pointer), Some(size_of::<usize>() as u8));
        assert_eq!(abi.char_is_signed(), c_char::MIN != 0);
        assert_eq!(abi.endian() == super::super::Endian::Big, cfg!(target_endian = "big"));
    }
}
