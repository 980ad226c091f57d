//! The row of the machine that this is compiled for, asked from rustc.

use super::{Abi, Fact, Rules, Scalar, rows};
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
    let abi = if cfg!(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")) {
        fact!(abi, I128, i128)
    } else {
        abi
    };
    match crate::target::NATIVE_ROW {
        Some(row) => with_facts_of(abi, &crate::target::BUILTIN[row].1).of_row(row),
        None => with_typedefs_of_libc(without_long_double(abi.with_rules(family()))),
    }
}

/// What rustc does not know, from the row of the machine.
const fn with_facts_of(mut abi: Abi, row: &Abi) -> Abi {
    let mut i = 0;
    while i < Scalar::BASE_COUNT {
        if abi.facts[i].size == row.facts[i].size {
            abi.facts[i].preferred = row.facts[i].preferred;
        }
        i += 1;
    }
    abi.facts[Scalar::LongDouble as usize] = row.facts[Scalar::LongDouble as usize];
    Abi { typedefs: row.typedefs, long_double: row.long_double, rules: row.rules, ..abi }
}

/// rustc has no such type, and sizes and formats differ on one processor: without a row nobody knows.
const fn without_long_double(mut abi: Abi) -> Abi {
    abi.facts[Scalar::LongDouble as usize] = Fact::ABSENT;
    abi
}

/// The rules of a machine that has no row: those of its processor, and of its system's compiler.
const fn family() -> Rules {
    if cfg!(all(windows, target_env = "msvc")) {
        return Rules::MSVC;
    }
    if cfg!(windows) {
        return Rules::MINGW;
    }
    let mut rules = if cfg!(any(target_os = "linux", target_os = "none")) { Rules::GCC } else { Rules::SYSTEM_V };
    if cfg!(any(target_arch = "arm", target_arch = "aarch64")) {
        rules.unnamed_bit_fields_align = !cfg!(all(target_vendor = "apple", target_arch = "aarch64"));
    }
    // 32-bit watches, whichever processor they have.
    if cfg!(all(target_vendor = "apple", any(target_arch = "arm", target_abi = "ilp32"))) {
        rules.bit_field_types_align = false;
        rules.unnamed_bit_fields_align = true;
        rules.zero_width_boundary = 4;
    }
    if cfg!(target_arch = "m68k") {
        rules = rows::M68K;
    }
    if cfg!(target_arch = "avr") {
        rules.bit_field_types_align = false;
        rules.unnamed_bit_fields_align = true;
        rules.zero_width_types_align = true;
        rules.aligned = 1;
    }
    rules
}

/// The typedefs of a system that no row is for, asked from the `libc` crate.
#[cfg(all(unix, feature = "posix"))]
#[allow(deprecated, reason = "the crate says of some that they will be wider one day")]
const fn with_typedefs_of_libc(abi: Abi) -> Abi {
    macro_rules! typedefs {
        ($abi:ident: $($scalar:ident $name:ident),*) => {{
            $(
                #[allow(unused_comparisons, reason = "some have no sign")]
                let signed = (!(0 as libc::$name)) < 0;
                let $abi = $abi.with_typedef(Scalar::$scalar, integer(size_of::<libc::$name>(), signed));
            )*
            $abi
        }};
    }
    /// The number of fixed width with that size and sign.
    const fn integer(size: usize, signed: bool) -> Scalar {
        match (size, signed) {
            (1, false) => Scalar::U8,
            (1, true) => Scalar::I8,
            (2, false) => Scalar::U16,
            (2, true) => Scalar::I16,
            (4, false) => Scalar::U32,
            (4, true) => Scalar::I32,
            (_, false) => Scalar::U64,
            (_, true) => Scalar::I64,
        }
    }
    // Those that the crate has for every Unix.
    typedefs!(abi: DevT dev_t, InoT ino_t, ModeT mode_t, NlinkT nlink_t, UidT uid_t, GidT gid_t, PidT pid_t, OffT off_t,
        BlksizeT blksize_t, BlkcntT blkcnt_t, TimeT time_t, SusecondsT suseconds_t, ClockT clock_t, SocklenT socklen_t,
        SaFamilyT sa_family_t, RlimT rlim_t, CcT cc_t, SpeedT speed_t, TcflagT tcflag_t, NfdsT nfds_t)
}

#[cfg(not(all(unix, feature = "posix")))]
const fn with_typedefs_of_libc(abi: Abi) -> Abi {
    abi
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
