//! `long double` in every format.
//!
//! The bytes are what C programs printed: GCC 12.2.0 and glibc, on x86-64 and i686 (x87), `AArch64` and s390x (quad),
//! and PowerPC with 32 bits and with 64 little-endian ones (two doubles). `double` values were converted, and others
//! computed, at run time.

#![allow(clippy::float_cmp, reason = "these values are exact")]

use heapstruct::abi::LongDoubleFormat;
use heapstruct::target::{
    Aarch64Linux, ArmLinux, I686Linux, M68kLinux, Native, Powerpc64leLinux, PowerpcLinux, Runtime, S390xLinux, Target,
    X86_64Linux,
};
use heapstruct::{Buf, HeapStruct};

/// A Rust type as large and aligned as a `long double` of this machine's.
#[allow(non_camel_case_types, reason = "a name of C's")]
mod c {
    #[cfg(any(
        target_arch = "arm",
        target_arch = "mips",
        all(windows, target_env = "msvc"),
        all(target_os = "macos", target_arch = "aarch64"),
    ))]
    pub(super) type c_longdouble = f64;

    #[cfg(all(target_arch = "x86", not(target_env = "msvc")))]
    #[repr(C)]
    #[derive(Clone, Copy)]
    pub(super) struct c_longdouble([u32; 3]);

    #[cfg(not(any(
        target_arch = "arm",
        target_arch = "mips",
        target_arch = "x86",
        all(windows, target_env = "msvc"),
        all(target_os = "macos", target_arch = "aarch64"),
    )))]
    #[cfg_attr(target_arch = "s390x", repr(C, align(8)))]
    #[cfg_attr(not(target_arch = "s390x"), repr(C, align(16)))]
    #[derive(Clone, Copy)]
    pub(super) struct c_longdouble([u8; 16]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct One {
    value: c::c_longdouble,
}

/// Value; on the x87 without the bytes that it does not use; as a quad, and as two doubles, big-endian.
const VALUES: [(f64, &str, &str, &str); 11] = [
    (0.0, "00000000000000000000", "00000000000000000000000000000000", "00000000000000000000000000000000"),
    (-0.0, "00000000000000000080", "80000000000000000000000000000000", "80000000000000000000000000000000"),
    (1.0, "0000000000000080ff3f", "3fff0000000000000000000000000000", "3ff00000000000000000000000000000"),
    (-3.0, "00000000000000c000c0", "c0008000000000000000000000000000", "c0080000000000000000000000000000"),
    (0.1, "00d0ccccccccccccfb3f", "3ffb999999999999a000000000000000", "3fb999999999999a0000000000000000"),
    (f64::MAX, "00f8fffffffffffffe43", "43fefffffffffffff000000000000000", "7fefffffffffffff0000000000000000"),
    (f64::MIN_POSITIVE, "0000000000000080013c", "3c010000000000000000000000000000", "00100000000000000000000000000000"),
    // The smallest number of all, which has no first bit in a `double`.
    (5e-324, "0000000000000080cd3b", "3bcd0000000000000000000000000000", "00000000000000010000000000000000"),
    (-2.75e300, "00d88602ec4c6783e5c3", "c3e506ce99d8050db000000000000000", "fe506ce99d8050db0000000000000000"),
    (f64::INFINITY, "0000000000000080ff7f", "7fff0000000000000000000000000000", "7ff00000000000000000000000000000"),
    (f64::NEG_INFINITY, "0000000000000080ffff", "ffff0000000000000000000000000000", "fff00000000000000000000000000000"),
];

const NAN: (&str, &str, &str) =
    ("00000000000000c0ff7f", "7fff8000000000000000000000000000", "7ff80000000000000000000000000000");

/// What no `double` is: a tenth, 1 + 2^-60 where the format has it, the largest number, the smallest normal one, the
/// smallest one, and 2^1024 where that is a number.
const X87: [&str; 6] = [
    "cdccccccccccccccfb3f",
    "0800000000000080ff3f",
    "fffffffffffffffffe7f",
    "00000000000000800100",
    "01000000000000000000",
    "0000000000000080ff43",
];
const QUAD: [&str; 6] = [
    "3ffb999999999999999999999999999a",
    "3fff0000000000000010000000000000",
    "7ffeffffffffffffffffffffffffffff",
    "00010000000000000000000000000000",
    "00000000000000000000000000000001",
    "43ff0000000000000000000000000000",
];
const PAIR: [&str; 3] =
    ["3fb999999999999abc5999999999999a", "3ff00000000000003c30000000000000", "7fefffffffffffff7c8ffffffffffffe"];

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

/// The same on a little-endian machine, where each number of `width` bytes is the other way round.
fn little(hex: &str, width: usize) -> Vec<u8> {
    bytes(hex).chunks(width).flat_map(|number| number.iter().rev().copied().collect::<Vec<_>>()).collect()
}

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

/// Sets and reads a value, and compares the bytes; `size` counts those that the format does not use, too.
fn check<T: Target>(target: T, size: usize, format: LongDoubleFormat, value: f64, expected: &[u8]) {
    let mut memory = vec![0xee; size];
    let mut view = One::view_mut_on(target, &mut memory).unwrap();
    view.set_value(value);
    let read = view.value().to_f64().unwrap();
    assert!(same(read, value), "{value} became {read} on {target:?}");
    assert_eq!(view.value().format(), format);
    if !value.is_nan() {
        assert_eq!(memory[..expected.len()], *expected, "{value} on {target:?}");
    }
    assert!(memory[expected.len()..].iter().all(|byte| *byte == 0xee));
    memory[..expected.len()].copy_from_slice(expected);
    let view = One::view_on(target, &memory).unwrap();
    assert!(same(view.value().to_f64().unwrap(), value), "{value} on {target:?}");
    assert_eq!(view.value().as_bytes(), memory);
    assert_eq!(format!("{view:?}"), format!("One {{ value: {value:?} }}"));
}

#[test]
fn every_double_is_exact_in_every_format() {
    let nan = (f64::NAN, NAN.0, NAN.1, NAN.2);
    for (value, x87, quad, pair) in VALUES.into_iter().chain([nan]) {
        let double = value.to_bits().to_le_bytes();
        check(X86_64Linux, 16, LongDoubleFormat::X87, value, &bytes(x87));
        check(Runtime::X86_64_LINUX, 16, LongDoubleFormat::X87, value, &bytes(x87));
        check(I686Linux, 12, LongDoubleFormat::X87, value, &bytes(x87));
        check(Aarch64Linux, 16, LongDoubleFormat::Binary128, value, &little(quad, 16));
        check(S390xLinux, 16, LongDoubleFormat::Binary128, value, &bytes(quad));
        check(Runtime::S390X_LINUX, 16, LongDoubleFormat::Binary128, value, &bytes(quad));
        check(PowerpcLinux, 16, LongDoubleFormat::DoubleDouble, value, &bytes(pair));
        check(Powerpc64leLinux, 16, LongDoubleFormat::DoubleDouble, value, &little(pair, 8));
        check(ArmLinux, 8, LongDoubleFormat::Binary64, value, &double);
        // The same bits in another order, with 16 unused ones between.
        let mut m68k: Vec<u8> = bytes(x87).into_iter().rev().collect();
        m68k.splice(2..2, [0, 0]);
        check(M68kLinux, 12, LongDoubleFormat::M68k, value, &m68k);
    }
}

fn read<T: Target>(target: T, mut bytes: Vec<u8>) -> Option<f64> {
    bytes.resize(16, 0xee);
    One::view_on(target, &bytes).unwrap().value().to_f64()
}

#[test]
fn what_no_double_is_gives_none() {
    for hex in X87 {
        assert_eq!(read(X86_64Linux, bytes(hex)), None, "{hex}");
        assert_eq!(read(I686Linux, bytes(hex)), None, "{hex}");
    }
    for hex in QUAD {
        assert_eq!(read(S390xLinux, bytes(hex)), None, "{hex}");
        assert_eq!(read(Aarch64Linux, little(hex, 16)), None, "{hex}");
    }
    for hex in PAIR {
        assert_eq!(read(PowerpcLinux, bytes(hex)), None, "{hex}");
        assert_eq!(read(Powerpc64leLinux, little(hex, 8)), None, "{hex}");
    }
}

/// Significands without their first bit: the processor of x86-64 gives a NaN when it converts them to `double`, but for
/// the one of an exponent of zero, which is a number that is too small.
#[test]
fn what_the_x87_calls_invalid_is_no_number() {
    for invalid in ["0000000000000040ff3f", "0000000000000000ff3f", "0000000000000000ff7f", "0100000000000000ff7f"] {
        assert!(read(X86_64Linux, bytes(invalid)).unwrap().is_nan(), "{invalid}");
    }
    assert!(read(X86_64Linux, bytes("0100000000000080ff7f")).unwrap().is_nan());
    assert_eq!(read(X86_64Linux, bytes("00000000000000800000")), None);
}

/// Pairs that no computation leaves, but that bytes may hold: the sum all the same.
#[test]
fn pairs_are_sums() {
    let pair = |high: f64, low: f64| {
        let bytes = [high.to_bits().to_be_bytes(), low.to_bits().to_be_bytes()].concat();
        read(PowerpcLinux, bytes)
    };
    assert_eq!(pair(1.0, 1.0), Some(2.0));
    assert_eq!(pair(1.0, -1.0).map(f64::to_bits), Some(0));
    assert_eq!(pair(1.0, -0.25), Some(0.75));
    assert_eq!(pair(0.0, 3.0), Some(3.0));
    assert_eq!(pair(f64::INFINITY, 1.0), Some(f64::INFINITY));
    assert_eq!(pair(1.0, f64::NEG_INFINITY), Some(f64::NEG_INFINITY));
    assert!(pair(f64::NAN, 1.0).unwrap().is_nan());
    assert!(pair(1.0, f64::NAN).unwrap().is_nan());
    // Too large together, too far apart, and one bit too many.
    assert_eq!(pair(f64::MAX, f64::MAX), None);
    assert_eq!(pair(f64::MAX, 5e-324), None);
    assert_eq!(pair(1.0, f64::EPSILON / 2.0), None);
    assert_eq!(pair(1.0, f64::EPSILON), Some(1.0 + f64::EPSILON));
}

#[test]
fn equal_if_the_numbers_are() {
    let (quad, pair) = (bytes(QUAD[1]), bytes(PAIR[1]));
    let mut x87 = bytes(X87[1]);
    x87.resize(16, 0x55);
    let quad = One::view_on(S390xLinux, &quad).unwrap();
    let pair = One::view_on(PowerpcLinux, &pair).unwrap();
    let x87 = One::view_on(X86_64Linux, &x87).unwrap();
    // 1 + 2^-60 in three formats.
    assert!(quad == pair && pair == x87 && x87 == quad);
    assert!(quad.value() == pair.value() && pair.value() == x87.value());
    let tenth = bytes(QUAD[0]);
    assert!(One::view_on(S390xLinux, &tenth).unwrap() != x87);
    let nan = bytes(NAN.1);
    let nan = One::view_on(S390xLinux, &nan).unwrap();
    assert!(nan != nan);
    assert_eq!(format!("{quad:?}"), "One { value: 0x3fff0000000000000010000000000000 }");
    assert_eq!(format!("{:?}", x87.value()), "0x3fff8000000000000008");
}

/// A member by its C type, and several of them.
#[test]
fn among_other_members() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Several {
        before: u8,
        #[heapstruct(c = "long double")]
        value: c::c_longdouble,
        list: [c::c_longdouble; 2],
        after: u8,
    }
    let mut several = Buf::<Several>::new();
    let mut view = several.view_mut();
    view.set_value(0.5);
    view.list_mut().copy_from_slice(&[1.5, -2.5]).unwrap();
    view.set_after(7);
    assert_eq!((view.before(), view.value().to_f64(), view.after()), (0, Some(0.5), 7));
    assert!(view.list().iter().map(|value| value.to_f64()).eq([Some(1.5), Some(-2.5)]));
    let offsets = |runtime: Runtime| {
        let layout = Several::layout_on(runtime).unwrap();
        (layout.members().map(|member| member.offset()).collect::<Vec<_>>(), layout.size())
    };
    // As `offsetof` says on these, with the compilers above.
    assert_eq!(offsets(Runtime::X86_64_LINUX), (vec![0, 16, 32, 64], 80));
    assert_eq!(offsets(Runtime::I686_LINUX), (vec![0, 4, 16, 40], 44));
    assert_eq!(offsets(Runtime::S390X_LINUX), (vec![0, 8, 24, 56], 64));
    assert_eq!(offsets(Runtime::POWERPC_LINUX), (vec![0, 16, 32, 64], 80));
    assert_eq!(offsets(Runtime::ARM_LINUX), (vec![0, 8, 16, 32], 40));
    assert_eq!(Several::layout_on(Native).unwrap().size(), Several::SIZE as u64);
}
