//! Numbers at their edges: what is `true`, which floats survive, how wide and how signed C's types are.

#![allow(clippy::float_cmp, reason = "these values are exact")]

use core::ffi::{c_char, c_double, c_int, c_long, c_short, c_uint, c_ulong, c_ulonglong};
use heapstruct::abi::{Abi, Scalar};
use heapstruct::target::{
    Aarch64Linux, Aarch64Macos, ArmLinux, Custom, I686Linux, I686Windows, Native, PowerpcLinux, Runtime, S390xLinux,
    Target, X32Linux, X86_64Linux, X86_64Windows,
};
use heapstruct::{Buf, DoesNotFit, HeapStruct};

#[derive(HeapStruct)]
#[repr(C)]
struct Flag {
    on: bool,
}

#[test]
fn any_byte_but_zero_is_true() {
    for byte in 0..=255 {
        assert_eq!(Flag::view(&[byte]).unwrap().on(), byte != 0);
        assert_eq!(Flag::view_on(Runtime::S390X_LINUX, &[byte]).unwrap().on(), byte != 0);
    }
    // C writes 1, whatever was there
    let mut bytes = [7];
    Flag::view_mut(&mut bytes).unwrap().set_on(true);
    assert_eq!(bytes, [1]);
    Flag::view_mut(&mut bytes).unwrap().set_on(false);
    assert_eq!(bytes, [0]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Floats {
    single: f32,
    double: f64,
}

/// A signalling NaN with a payload: a trip through a floating point register of some machines would quiet it.
#[test]
fn the_bits_of_a_nan_stay() {
    const SINGLE: u32 = 0xffa1_2345;
    const DOUBLE: u64 = 0x7ff4_5678_9abc_def1;
    let mut bytes = [0; 16];
    bytes[..4].copy_from_slice(&SINGLE.to_be_bytes());
    bytes[8..].copy_from_slice(&DOUBLE.to_be_bytes());
    let view = Floats::view_on(S390xLinux, &bytes).unwrap();
    assert!(view.single().is_nan() && view.double().is_nan());
    // a float that is returned by value on i386 goes through such a register
    if !cfg!(all(target_arch = "x86", target_pointer_width = "32")) {
        assert_eq!((view.single().to_bits(), view.double().to_bits()), (SINGLE, DOUBLE));
    }
    let quiet = [f64::NAN, -f64::NAN, f64::from_bits(0x7ff8_0000_0000_0001)];
    for value in quiet {
        let mut copy = [0; 16];
        Floats::view_mut_on(PowerpcLinux, &mut copy).unwrap().set_double(value);
        assert_eq!(copy[8..], value.to_bits().to_be_bytes());
    }
}

#[test]
fn floats_at_their_edges() {
    let mut buf = Buf::<Floats>::new();
    for value in [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::MIN_POSITIVE, 5e-324, f64::MAX] {
        buf.view_mut().set_double(value);
        assert_eq!(buf.view().double().to_bits(), value.to_bits());
    }
    for value in [0.0, -0.0, f32::INFINITY, f32::MIN_POSITIVE, 1e-45, f32::MAX] {
        buf.view_mut().set_single(value);
        assert_eq!(buf.view().single().to_bits(), value.to_bits());
    }
}

heapstruct::row! {
    /// AVR as its C library has it: 16-bit, and `double` is `float`.
    pub(crate) struct Avr = Abi::ILP32
        .with(Scalar::Short, 2, 1)
        .with(Scalar::Int, 2, 1)
        .with(Scalar::Long, 4, 1)
        .with(Scalar::LongLong, 8, 1)
        .with(Scalar::Size, 2, 1)
        .with(Scalar::Pointer, 2, 1)
        .with(Scalar::Double, 4, 1);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Measure {
    count: c_int,
    value: c_double,
    at: *const u8,
}

#[test]
fn a_double_of_four_bytes_is_widened_and_rounded() {
    let mut bytes = [0; 8];
    let mut view = Measure::view_mut_on(Custom::<Avr>::new(), &mut bytes).unwrap();
    view.set_value(0.1);
    assert_eq!(view.value(), f64::from(0.1_f32));
    let count: i16 = -2;
    view.set_count(count);
    view.set_at(heapstruct::Addr::new(0xbeef_u16));
    assert_eq!(format!("{view:?}"), "Measure { count: -2, value: 0.1, at: 0xbeef }");
    assert_eq!(bytes, [0xfe, 0xff, 0xcd, 0xcc, 0xcc, 0x3d, 0xef, 0xbe]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Char {
    c: c_char,
}

/// `0xff` is -1 where `char` is signed and 255 where it is not; on `Runtime` one type holds both.
#[test]
fn the_sign_of_char_is_the_targets() {
    let minus_one: i8 = Char::view_on(X86_64Linux, &[0xff]).unwrap().c();
    assert_eq!(minus_one, -1);
    let minus_one: i8 = Char::view_on(Aarch64Macos, &[0xff]).unwrap().c();
    assert_eq!(minus_one, -1);
    let large: u8 = Char::view_on(Aarch64Linux, &[0xff]).unwrap().c();
    assert_eq!(large, 255);
    let large: u8 = Char::view_on(S390xLinux, &[0xff]).unwrap().c();
    assert_eq!(large, 255);
    for (target, value) in [(Runtime::X86_64_LINUX, -1_i16), (Runtime::ARM_LINUX, 255), (Runtime::S390X_LINUX, 255)] {
        assert_eq!(Char::view_on(target, &[0xff]).unwrap().c(), value);
    }
    let native: c_char = Char::view(&[0xff]).unwrap().c();
    assert_eq!(i32::from(native), if c_char::MIN == 0 { 255 } else { -1 });
}

#[test]
fn char_takes_what_the_target_has() {
    let mut bytes = [0x11];
    let mut signed = Char::view_mut_on(Runtime::X86_64_LINUX, &mut bytes).unwrap();
    assert_eq!(signed.try_set_c(-128), Ok(()));
    assert_eq!(
        signed.try_set_c(128).unwrap_err().to_string(),
        "128 does not fit into the target's `char`, which is signed and has 1 byte"
    );
    assert_eq!(bytes, [0x80]);
    let mut unsigned = Char::view_mut_on(Runtime::ARM_LINUX, &mut bytes).unwrap();
    assert_eq!(
        unsigned.try_set_c(-1).unwrap_err().to_string(),
        "-1 does not fit into the target's `char`, which is unsigned and has 1 byte"
    );
    assert_eq!(unsigned.try_set_c(255), Ok(()));
    assert_eq!(bytes, [0xff]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Sized {
    long: c_long,
    ulong: c_ulong,
    size: usize,
    diff: isize,
}

/// The value types say how wide the members are: this does not compile if one is another.
#[test]
fn value_types_are_exact() {
    let bytes = [0xff; 32];
    let s = Sized::view_on(X86_64Linux, &bytes).unwrap();
    let values: (i64, u64, u64, i64) = (s.long(), s.ulong(), s.size(), s.diff());
    assert_eq!(values, (-1, u64::MAX, u64::MAX, -1));
    let s = Sized::view_on(PowerpcLinux, &bytes).unwrap();
    let values: (i32, u32, u32, i32) = (s.long(), s.ulong(), s.size(), s.diff());
    assert_eq!(values, (-1, u32::MAX, u32::MAX, -1));
    let s = Sized::view_on(X86_64Windows, &bytes).unwrap();
    let values: (i32, u32, u64, i64) = (s.long(), s.ulong(), s.size(), s.diff());
    assert_eq!(values, (-1, u32::MAX, u64::MAX, -1));
    let s = Sized::view_on(X32Linux, &bytes).unwrap();
    let values: (i32, u32, u32, i32) = (s.long(), s.ulong(), s.size(), s.diff());
    assert_eq!(values, (-1, u32::MAX, u32::MAX, -1));
    let s = Sized::view_on(Runtime::I686_LINUX, &bytes).unwrap();
    let values: (i64, u64, u64, i64) = (s.long(), s.ulong(), s.size(), s.diff());
    assert_eq!(values, (-1, u32::MAX.into(), u32::MAX.into(), -1));
    let s = Sized::view(&bytes).unwrap();
    let values: (c_long, c_ulong, usize, isize) =
        (s.long(), s.ulong(), usize::try_from(s.size()).unwrap(), isize::try_from(s.diff()).unwrap());
    assert_eq!(values, (-1, c_ulong::MAX, usize::MAX, -1));
}

fn extremes<T: Target>(target: T, bytes: &mut [u8]) -> [Result<(), DoesNotFit>; 8] {
    fn of<V: TryFrom<i128>>(value: i128) -> V {
        V::try_from(value).unwrap_or_else(|_| panic!("{value} is more than the type of `Runtime` holds"))
    }
    let mut view = Sized::view_mut_on(target, bytes).unwrap();
    [
        view.try_set_long(of(i32::MAX.into())),
        view.try_set_long(of(i32::MIN.into())),
        view.try_set_long(of(i128::from(i32::MAX) + 1)),
        view.try_set_long(of(i128::from(i32::MIN) - 1)),
        view.try_set_ulong(of(u32::MAX.into())),
        view.try_set_ulong(of(i128::from(u32::MAX) + 1)),
        view.try_set_size(of(u64::MAX.into())),
        view.try_set_diff(of(i64::MIN.into())),
    ]
}

#[test]
fn try_set_takes_what_the_target_holds() {
    let mut bytes = [0; 32];
    assert_eq!(extremes(Runtime::X86_64_LINUX, &mut bytes), [Ok(()); 8]);
    let mut bytes = [0; 16];
    let fits = extremes(Runtime::POWERPC_LINUX, &mut bytes).map(|result| result.is_ok());
    assert_eq!(fits, [true, true, false, false, true, false, false, false]);
    // and what did not fit changed nothing
    assert_eq!(bytes, [0x80, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn what_does_not_fit_says_why() {
    let mut bytes = [0xa5; 16];
    let mut view = Sized::view_mut_on(Runtime::I686_LINUX, &mut bytes).unwrap();
    let error = view.try_set_ulong(0x1_0000_0001).unwrap_err();
    assert_eq!((error.value(), error.size(), error.scalar()), (0x1_0000_0001, 4, Scalar::ULong));
    assert_eq!(error.to_string(), "4294967297 does not fit into the target's `unsigned long`, which has 4 bytes");
    let error = view.try_set_diff(-0x8000_0001).unwrap_err();
    assert_eq!(error.to_string(), "-2147483649 does not fit into the target's `ptrdiff_t`, which has 4 bytes");
    let error = view.try_set_size(1 << 32).unwrap_err();
    assert_eq!(error.to_string(), "4294967296 does not fit into the target's `size_t`, which has 4 bytes");
    assert_eq!(bytes, [0xa5; 16]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Small {
    short: c_short,
    uint: c_uint,
    ulonglong: c_ulonglong,
}

#[test]
fn try_set_where_every_value_fits() {
    let mut bytes = [0; 16];
    let mut view = Small::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    assert_eq!(view.try_set_short(i16::MIN), Ok(()));
    assert_eq!(view.try_set_uint(u32::MAX), Ok(()));
    assert_eq!(view.try_set_ulonglong(u64::MAX - 1), Ok(()));
    assert_eq!(bytes, [0x80, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 254]);
}

/// Only where C has `__int128`: elsewhere the proof of such a struct fails.
#[cfg(any(target_pointer_width = "64", target_arch = "x86_64"))]
mod wide {
    use super::*;
    use heapstruct::ViewError;
    use heapstruct::layout::LayoutError;

    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct Wide {
        head: u64,
        value: u128,
        #[heapstruct(hex)]
        signed: i128,
    }

    const VALUE: u128 = 0x0102_0304_0506_0708_090a_0b0c_0d0e_0f10;

    #[test]
    fn in_both_orders() {
        let mut bytes = [0; 48];
        let mut view = Wide::view_mut_on(Aarch64Linux, &mut bytes).unwrap();
        view.set_value(VALUE);
        view.set_signed(-2);
        assert_eq!(bytes[16..32], [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        let view = Wide::view_on(Runtime::AARCH64_LINUX, &bytes).unwrap();
        assert_eq!((view.value(), view.signed()), (VALUE, -2));
        // s390x aligns it to 8
        let mut bytes = [0; 40];
        let mut view = Wide::view_mut_on(S390xLinux, &mut bytes).unwrap();
        view.set_value(VALUE);
        view.set_signed(-2);
        assert_eq!(bytes[8..24], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
        let view = Wide::view_on(Runtime::S390X_LINUX, &bytes).unwrap();
        assert_eq!((view.value(), view.signed()), (VALUE, -2));
        assert_eq!(
            format!("{view:?}"),
            "Wide { head: 0, value: 1339673755198158349044581307228491536, \
             signed: 0xfffffffffffffffffffffffffffffffe }"
        );
        let mut native = Buf::<Wide>::new();
        native.view_mut().set_value(VALUE);
        native.view_mut().set_signed(-2);
        assert!(native.view() == view);
    }

    #[test]
    fn is_missing_on_32_bits() {
        for target in [Runtime::I686_LINUX, Runtime::ARM_LINUX, Runtime::POWERPC_LINUX, Runtime::I686_WINDOWS] {
            let error = Wide::view_on(target, &[0; 64]).map(|_| ()).unwrap_err();
            assert_eq!(
                error,
                ViewError::Layout(LayoutError::NoSuchType { record: "Wide", member: "value", scalar: Scalar::U128 })
            );
            assert_eq!(error.to_string(), "`Wide::value` needs the type `unsigned __int128`, which the ABI lacks");
            assert!(Wide::records_on(target, &[0; 64]).is_err());
            assert!(Wide::layout_on(target).is_err());
        }
        assert_eq!(Wide::layout_on(Runtime::X32_LINUX).unwrap().size(), 48);
    }
}

#[test]
fn windows_has_a_short_long_beside_wide_pointers() {
    let mut bytes = [0; 24];
    let mut view = Sized::view_mut_on(X86_64Windows, &mut bytes).unwrap();
    view.set_ulong(7);
    view.set_diff(-1);
    assert_eq!(bytes, [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255]);
    assert_eq!(Sized::layout_on(I686Windows).unwrap().size(), 16);
    assert_eq!(Sized::layout_on(I686Linux).unwrap().size(), 16);
    assert_eq!(Sized::layout_on(ArmLinux).unwrap().size(), 16);
    assert_eq!(Sized::layout_on(Native).unwrap().size(), u64::try_from(Sized::SIZE).unwrap());
}
