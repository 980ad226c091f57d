//! How views are shown.

#![allow(non_camel_case_types, reason = "names of POSIX")]

use crate::kinds::{self, Kinds, Model, Sample};
use core::ffi::{c_char, c_long, c_short, c_void};
use heapstruct::target::{ArmLinux, I686Linux, PowerpcLinux, Runtime, S390xLinux, StaticTarget, Target, X86_64Linux};
use heapstruct::{Addr, Buf, HeapStruct};

/// [`Kinds`] with the sample in every leaf.
fn filled<T: Target>(target: T, model: Model) -> Vec<u8> {
    let mut bytes = vec![0; model.size()];
    let mut view = Kinds::view_mut_on(target, &mut bytes).unwrap();
    for leaf in kinds::leaves(model) {
        kinds::try_set(&mut view, leaf.path, &Sample::of(leaf.path));
    }
    bytes
}

const ALL: &str = "Kinds { flag: true, ch: 97, i8: -18, u8: 254, short: -4660, ushort: 65244, int: -305419896, \
     long: -591751049, ulong: 3989547399, long_long: -1311768467463790320, ulong_long: 18364758544493064720, \
     uint: 4275878552, size: 3989547399, diff: -591751049, i16: -4660, u16: 65244, i32: -305419896, u32: 4275878552, \
     f32: 0.0015, i64: -1311768467463790320, u64: 18364758544493064720, f64: -2.75e300, double: 1.1, le16: 4660, \
     le32: 305419896, le64: 1311768467463790320, be16: 4660, be32: 305419896, be64: 1311768467463790320, \
     data: 0x89abcdef, out: 0x76543210, maybe: 0x13579bdf, call: 0x2468ace0, name: \"sda1\", bytes: [0, 0, 51], \
     longs: [0, -591751049], grid: [[0, 0, 0], [0, 0, 17767]], inner: Inner { tag: 86, value: -878082202 }, \
     inners: [Inner { tag: 0, value: 0 }, Inner { tag: 120, value: 1450744508 }] }";

#[test]
fn every_kind_on_every_kind_of_target() {
    fn check<T: StaticTarget + Into<Runtime>>(target: T, model: Model) {
        let bytes = filled(target, model);
        assert_eq!(format!("{:?}", Kinds::view_on(target, &bytes).unwrap()), ALL, "{target:?}");
        assert_eq!(format!("{:?}", Kinds::view_on(target.into(), &bytes).unwrap()), ALL, "{target:?}");
    }
    check(X86_64Linux, Model::Lp64);
    check(S390xLinux, Model::Lp64);
    check(ArmLinux, Model::Ilp32);
    check(PowerpcLinux, Model::Ilp32);
    check(I686Linux, Model::I386);
    let native = filled(heapstruct::target::Native, Model::NATIVE);
    assert_eq!(format!("{:?}", Kinds::view(&native).unwrap()), ALL);
}

type mode_t = u32;

#[derive(HeapStruct)]
#[repr(C)]
struct Inode {
    #[heapstruct(hex)]
    device: u64,
    #[heapstruct(c = "unsigned int")]
    mode: mode_t,
    #[heapstruct(octal)]
    umask: i16,
    #[heapstruct(hex)]
    negative: c_long,
    #[heapstruct(hex)]
    table: [c_short; 2],
    #[heapstruct(octal)]
    grid: [[u8; 2]; 1],
    owner: *mut c_void,
    name: [c_char; 4],
    r#type: u8,
    ok: bool,
}

fn inode<T: Target>(target: T, bytes: &mut [u8]) {
    let mut view = Inode::view_mut_on(target, bytes).unwrap();
    view.set_device(0xfd01);
    view.try_set_mode(T::UInt::try_from(0o100_644).ok().unwrap()).unwrap();
    view.set_umask(-1);
    view.try_set_negative(T::Long::try_from(-2).ok().unwrap()).unwrap();
    view.table_mut().try_set(1, T::Short::try_from(-3).ok().unwrap()).unwrap();
    view.grid_mut().get_mut(0).unwrap().set(1, 8).unwrap();
    view.try_set_owner(Addr::new(T::Address::try_from(0xbeef).ok().unwrap())).unwrap();
    view.try_set_name("a\"b").unwrap();
    view.set_type(3);
    view.set_ok(true);
}

/// A negative number in hexadecimal or octal has the bits that the member has there.
#[test]
fn in_hexadecimal_and_octal() {
    let mut bytes = [0; 64];
    inode(I686Linux, &mut bytes);
    assert_eq!(
        format!("{:?}", Inode::view_on(I686Linux, &bytes).unwrap()),
        r#"Inode { device: 0xfd01, mode: 0o100644, umask: 0o177777, negative: 0xfffffffe, table: [0x0, 0xfffd], grid: [[0o0, 0o10]], owner: 0xbeef, name: "a\"b", type: 3, ok: true }"#
    );
    let mut bytes = [0; 64];
    inode(Runtime::S390X_LINUX, &mut bytes);
    assert_eq!(
        format!("{:?}", Inode::view_on(S390xLinux, &bytes).unwrap()),
        r#"Inode { device: 0xfd01, mode: 0o100644, umask: 0o177777, negative: 0xfffffffffffffffe, table: [0x0, 0xfffd], grid: [[0o0, 0o10]], owner: 0xbeef, name: "a\"b", type: 3, ok: true }"#
    );
}

#[test]
fn on_several_lines() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Time {
        sec: c_long,
        nsec: c_long,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Event {
        when: Time,
        codes: [u16; 2],
        name: [c_char; 4],
        #[heapstruct(hex)]
        flags: u8,
        next: *const u8,
    }
    let mut buf = Buf::<Event>::new();
    let mut event = buf.view_mut();
    event.when_mut().set_sec(-1);
    event.codes_mut().set(1, 5).unwrap();
    event.try_set_name("up").unwrap();
    event.set_flags(0x1f);
    let expected = "\
Event {
    when: Time {
        sec: -1,
        nsec: 0,
    },
    codes: [
        0,
        5,
    ],
    name: \"up\",
    flags: 0x1f,
    next: 0x0,
}";
    assert_eq!(format!("{:#?}", buf.view()), expected);
    assert_eq!(format!("{:#?}", buf.view_mut()), expected);
    assert_eq!(format!("{buf:#?}"), expected);
    assert_eq!(format!("{:#?}", buf.view().when()), "Time {\n    sec: -1,\n    nsec: 0,\n}");
    assert_eq!(format!("{:?}", buf.view().codes()), "[0, 5]");
}

/// What has no value of its type in Rust is shown all the same.
#[test]
fn of_hostile_bytes() {
    let bytes = [0xff; 64];
    assert_eq!(
        format!("{:?}", Inode::view_on(PowerpcLinux, &bytes).unwrap()),
        "Inode { device: 0xffffffffffffffff, mode: 0o37777777777, umask: 0o177777, negative: 0xffffffff, \
         table: [0xffff, 0xffff], grid: [[0o377, 0o377]], owner: 0xffffffff, \
         name: \"\u{fffd}\u{fffd}\u{fffd}\u{fffd}\", type: 255, ok: true }"
    );
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Floats {
        single: f32,
        double: f64,
    }
    assert_eq!(format!("{:?}", Floats::view_on(PowerpcLinux, &bytes).unwrap()), "Floats { single: NaN, double: NaN }");
    let mut buf = Buf::<Floats>::new();
    buf.view_mut().set_single(0.1);
    buf.view_mut().set_double(f64::NEG_INFINITY);
    assert_eq!(format!("{buf:?}"), "Floats { single: 0.1, double: -inf }");
}
