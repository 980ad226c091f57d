//! Whole structs: copied between targets, made into Rust structs and back, cleared of padding.

#![allow(unsafe_code, reason = "follows pointers that went through a copy")]

use crate::kinds::{self, Kinds, Model, Sample};
use crate::numbers::Avr;
use core::cell::Cell;
use core::ffi::{c_char, c_double, c_int, c_long, c_longlong, c_short, c_uint, c_ulong, c_void};
use core::ptr::NonNull;
use heapstruct::target::{
    Aarch64Linux, ArmLinux, Custom, I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, Target, X86_64Linux,
};
use heapstruct::{Buf, DoesNotFit, HeapStruct, NotCopied, View};

#[derive(HeapStruct, Debug, PartialEq, Clone, Copy)]
#[repr(C)]
struct Pair {
    a: u32,
    b: u64,
}

const PAIR_I386: [u8; 12] = [1, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];
const PAIR_AARCH64: [u8; 16] = [1, 0, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];

#[test]
fn members_move_to_where_the_other_target_has_them() {
    let mut wide = [0; 16];
    let narrow = Pair::view_on(I686Linux, &PAIR_I386).unwrap();
    Pair::view_mut_on(Aarch64Linux, &mut wide).unwrap().fill_from(&narrow).unwrap();
    assert_eq!(wide, PAIR_AARCH64);
    let mut narrow = [0; 12];
    let wide = Pair::view_on(Runtime::AARCH64_LINUX, &wide).unwrap();
    Pair::view_mut_on(Runtime::I686_LINUX, &mut narrow).unwrap().fill_from(&wide).unwrap();
    assert_eq!(narrow, PAIR_I386);
    let mut big = [0xee; 17];
    Pair::view_mut_on(PowerpcLinux, &mut big).unwrap().fill_from(&wide).unwrap();
    assert_eq!(big, [0, 0, 0, 1, 0xee, 0xee, 0xee, 0xee, 1, 2, 3, 4, 5, 6, 7, 8, 0xee]);
}

#[derive(HeapStruct, Debug, PartialEq)]
#[repr(C)]
struct Timespec {
    tv_sec: c_long,
    tv_nsec: c_long,
}

#[derive(HeapStruct, Debug, PartialEq)]
#[repr(C)]
struct Stat {
    ino: c_ulong,
    mode: u16,
    is_open: bool,
    grade: c_char,
    name: [c_char; 5],
    raw: [u8; 3],
    size: c_longlong,
    times: [Timespec; 2],
    weights: [[c_short; 2]; 2],
    ratio: c_double,
    factor: f32,
    id: Word,
    next: *const Stat,
}

type Word = u64;

fn stat() -> Stat {
    Stat {
        ino: 0x0102_0304,
        mode: 0o100_644,
        is_open: true,
        grade: 65,
        name: [b'a' as c_char, b'b' as c_char, 0, 0xe9_u8 as c_char, b'z' as c_char],
        raw: [1, 0xff, 3],
        size: -5,
        times: [Timespec { tv_sec: -1, tv_nsec: 2 }, Timespec { tv_sec: 3, tv_nsec: 4 }],
        weights: [[1, -2], [3, -4]],
        ratio: -0.5,
        factor: 0.1,
        id: 7,
        next: core::ptr::without_provenance(0x1000),
    }
}

/// The same without an alias, for other targets than the native one.
#[derive(HeapStruct, Debug, PartialEq)]
#[repr(C)]
struct Entry {
    ino: c_ulong,
    mode: u16,
    is_open: bool,
    grade: c_char,
    name: [c_char; 5],
    raw: [u8; 3],
    size: c_longlong,
    times: [Timespec; 2],
    weights: [[c_short; 2]; 2],
    ratio: c_double,
    factor: f32,
    next: *const Entry,
}

fn entry() -> Entry {
    Entry {
        ino: 0x0102_0304,
        mode: 0o100_644,
        is_open: true,
        grade: 65,
        name: [b'a' as c_char, b'b' as c_char, 0, 0xe9_u8 as c_char, b'z' as c_char],
        raw: [1, 0xff, 3],
        size: -5,
        times: [Timespec { tv_sec: -1, tv_nsec: 2 }, Timespec { tv_sec: 3, tv_nsec: 4 }],
        weights: [[1, -2], [3, -4]],
        ratio: -0.5,
        factor: 0.1,
        next: core::ptr::without_provenance(0x1000),
    }
}

#[rustfmt::skip]
const ENTRY_POWERPC: [u8; 64] = [
    1, 2, 3, 4,
    0x81, 0xa4, 1, 65,
    b'a', b'b', 0, 0xe9, b'z', 1, 0xff, 3,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfb,
    0xff, 0xff, 0xff, 0xff, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4,
    0, 1, 0xff, 0xfe, 0, 3, 0xff, 0xfc,
    0xbf, 0xe0, 0, 0, 0, 0, 0, 0,
    0x3d, 0xcc, 0xcc, 0xcd, 0, 0, 0x10, 0,
];

#[rustfmt::skip]
const ENTRY_X86_64: [u8; 96] = [
    4, 3, 2, 1, 0, 0, 0, 0,
    0xa4, 0x81, 1, 65, b'a', b'b', 0, 0xe9, b'z', 1, 0xff, 3, 0, 0, 0, 0,
    0xfb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0xfe, 0xff, 3, 0, 0xfc, 0xff,
    0, 0, 0, 0, 0, 0, 0xe0, 0xbf,
    0xcd, 0xcc, 0xcc, 0x3d, 0, 0, 0, 0,
    0, 0x10, 0, 0, 0, 0, 0, 0,
];

#[test]
fn nested_structs_text_and_arrays_between_x86_64_and_powerpc() {
    let mut wide = [0; 96];
    let big = Entry::view_on(PowerpcLinux, &ENTRY_POWERPC).unwrap();
    Entry::view_mut_on(X86_64Linux, &mut wide).unwrap().fill_from(&big).unwrap();
    assert_eq!(wide, ENTRY_X86_64);
    let mut big = [0; 64];
    let wide = Entry::view_on(Runtime::X86_64_LINUX, &wide).unwrap();
    Entry::view_mut_on(Runtime::POWERPC_LINUX, &mut big).unwrap().fill_from(&wide).unwrap();
    assert_eq!(big, ENTRY_POWERPC);
}

#[test]
fn a_rust_struct_goes_out_and_comes_back() {
    let mut big = [0; 64];
    Entry::view_mut_on(PowerpcLinux, &mut big).unwrap().write_native(&entry()).unwrap();
    assert_eq!(big, ENTRY_POWERPC);
    assert_eq!(Entry::view_on(PowerpcLinux, &big).unwrap().to_native().unwrap(), entry());
    assert_eq!(Entry::view_on(Runtime::X86_64_LINUX, &ENTRY_X86_64).unwrap().to_native().unwrap(), entry());
    // On this machine, an alias included; whatever the alignment.
    let mut bytes = [0xaa; Stat::SIZE + 1];
    Stat::view_mut(&mut bytes[1..]).unwrap().write_native(&stat()).unwrap();
    assert_eq!(Stat::view(&bytes[1..]).unwrap().to_native().unwrap(), stat());
}

/// Padding of the Rust struct is uninitialised: Miri would tell if it were read. That of the view stays.
#[test]
fn padding_is_neither_read_nor_written() {
    let value = Pair { a: 1, b: 2 };
    let mut bytes = [0xaa; 16];
    Pair::view_mut_on(X86_64Linux, &mut bytes).unwrap().write_native(&value).unwrap();
    assert_eq!(bytes, [1, 0, 0, 0, 0xaa, 0xaa, 0xaa, 0xaa, 2, 0, 0, 0, 0, 0, 0, 0]);
    let mut native = Buf::<Pair>::new();
    native.view_mut().write_native(&value).unwrap();
    assert_eq!(native.view().to_native(), Ok(value));
}

#[test]
fn what_does_not_fit_is_named_and_nothing_is_written() {
    let mut host = [0; 96];
    let mut view = Entry::view_mut_on(X86_64Linux, &mut host).unwrap();
    view.set_ino(0x1_0000_0001);
    let error = Entry::view_mut_on(I686Linux, &mut [0x55; 64]).unwrap().fill_from(&view).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`ino`: 4294967297 does not fit into the target's `unsigned long`, which has 4 bytes"
    );
    assert_eq!(error.member().unwrap().to_string(), "ino");

    view.set_ino(1);
    view.times_mut().get_mut(1).unwrap().set_tv_nsec(i64::from(i32::MIN) - 1);
    let mut bytes = [0x55; 64];
    let error = Entry::view_mut_on(Runtime::I686_LINUX, &mut bytes).unwrap().fill_from(&view).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`times[1].tv_nsec`: -2147483649 does not fit into the target's `long`, which has 4 bytes"
    );
    assert_eq!(format!("{:?}", error.member()), "Some(`times[1].tv_nsec`)");
    assert_eq!(bytes, [0x55; 64], "`ino` comes before it, and is not written either");

    view.times_mut().get_mut(1).unwrap().set_tv_nsec(i64::from(i32::MIN));
    view.set_next(heapstruct::Addr::new(1 << 32));
    let error = Entry::view_mut_on(I686Linux, &mut bytes).unwrap().fill_from(&view).unwrap_err();
    assert_eq!(error.to_string(), "`next`: 4294967296 does not fit into the target's `void *`, which has 4 bytes");
    view.set_next(heapstruct::Addr::new(u32::MAX.into()));
    Entry::view_mut_on(I686Linux, &mut bytes).unwrap().fill_from(&view).unwrap();
    assert_eq!(Entry::view_on(I686Linux, &bytes).unwrap().next().addr(), u32::MAX);
}

#[derive(HeapStruct, Debug)]
#[repr(C)]
struct Sensor {
    id: c_int,
    readings: [c_uint; 3],
    symbol: c_char,
    ratio: c_double,
}

#[test]
fn numbers_of_another_width_sign_or_precision() {
    // `int` has two bytes there, `double` four.
    let mut view = Sensor::over([0; 32], X86_64Linux).unwrap();
    view.set_id(-32768);
    view.readings_mut().set(2, 65535).unwrap();
    view.set_symbol(127);
    view.set_ratio(1.5);
    let mut small = [0xee; 13];
    Sensor::view_mut_on(Custom::<Avr>::new(), &mut small).unwrap().fill_from(&view).unwrap();
    assert_eq!(small, [0, 0x80, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 0xc0, 0x3f]);
    let wide = Sensor::view_on(Custom::<Avr>::new(), &small).unwrap().to_native().unwrap();
    assert_eq!((wide.id, wide.readings, wide.symbol, wide.ratio), (-32768, [0, 0, 65535], 127, 1.5));

    let before = view;
    let fails = |change: fn(&mut SensorView<[u8; 32], X86_64Linux>)| {
        let mut view = before;
        change(&mut view);
        let mut small = [0xee; 13];
        let error = Sensor::view_mut_on(Custom::<Avr>::new(), &mut small).unwrap().fill_from(&view).unwrap_err();
        assert_eq!(small, [0xee; 13]);
        error
    };
    let error = fails(|view| view.set_id(32768));
    assert_eq!(error.to_string(), "`id`: 32768 does not fit into the target's `int`, which has 2 bytes");
    let error = fails(|view| view.readings_mut().set(2, 65536).unwrap());
    assert_eq!(
        error.to_string(),
        "`readings[2]`: 65536 does not fit into the target's `unsigned int`, which has 2 bytes"
    );
    let error = fails(|view| view.set_ratio(0.1));
    assert_eq!(error.to_string(), "`ratio`: 0.1 would be rounded in the target's type, which has 4 bytes");
    let NotCopied::Inexact { value, size, .. } = error else { panic!("{error:?}") };
    assert_eq!((value, size), (0.1, 4));
    let error = fails(|view| view.set_ratio(1e300));
    assert_eq!(error.to_string(), "`ratio`: 1e300 would be rounded in the target's type, which has 4 bytes");

    // What is no number stays none, and zero keeps its sign.
    for ratio in [f64::NAN, f64::NEG_INFINITY, -0.0] {
        view.set_ratio(ratio);
        Sensor::view_mut_on(Custom::<Avr>::new(), &mut small).unwrap().fill_from(&view).unwrap();
        let copied = Sensor::view_on(Custom::<Avr>::new(), &small).unwrap().ratio();
        assert!(copied == ratio && copied.is_sign_negative() || copied.is_nan() && ratio.is_nan());
    }
    // The bits of a signalling NaN, in another order.
    view.set_ratio(f64::from_bits(0x7ff0_0000_0000_0001));
    let mut big = [0; 32];
    Sensor::view_mut_on(S390xLinux, &mut big).unwrap().fill_from(&view).unwrap();
    assert_eq!(big[24..], [0x7f, 0xf0, 0, 0, 0, 0, 0, 1]);
    // One `char` is a number, whatever its sign there.
    view.set_symbol(-1);
    let error = Sensor::view_mut_on(ArmLinux, &mut [0; 32]).unwrap().fill_from(&view).unwrap_err();
    let NotCopied::DoesNotFit { member, error } = error else { panic!("{error:?}") };
    assert_eq!((member.to_string().as_str(), error.value()), ("symbol", -1));
}

#[derive(HeapStruct, Debug, PartialEq)]
#[repr(C)]
struct Flags {
    on: [bool; 3],
}

#[test]
fn any_byte_but_zero_is_true_and_becomes_one() {
    let bytes = [0, 2, 0xff];
    let mut copied = [9; 3];
    Flags::view_mut(&mut copied).unwrap().fill_from(&Flags::view(&bytes).unwrap()).unwrap();
    assert_eq!(copied, [0, 1, 1]);
    assert_eq!(Flags::view(&bytes).unwrap().to_native(), Ok(Flags { on: [false, true, true] }));
}

#[derive(HeapStruct, Debug)]
#[repr(C)]
struct Node {
    data: *mut u32,
    rest: [*const u8; 2],
    maybe: Option<NonNull<u8>>,
}

/// Pointers are copied with their provenance between views of this machine, and into a struct and out of it.
#[test]
fn pointers_of_this_machine_stay_pointers() {
    let (mut number, byte) = (5_u32, 6_u8);
    let (mut one, mut other) = (Buf::<Node>::new(), [0; Node::SIZE]);
    one.view_mut().set_data(&raw mut number);
    one.view_mut().rest_mut().set(1, (&raw const byte).into()).unwrap();
    one.view_mut().set_maybe(Some(NonNull::from(&byte)));
    Node::view_mut(&mut other).unwrap().fill_from(&one.view()).unwrap();
    let node = Node::view(&other).unwrap().to_native().unwrap();
    assert!(node.rest[0].is_null());
    let mut back = Buf::<Node>::new();
    back.view_mut().write_native(&node).unwrap();
    let back = back.view();
    // SAFETY: the variable lives.
    unsafe { *back.data().as_mut_ptr() = 7 };
    // SAFETY: as above.
    assert_eq!(unsafe { *back.rest().get(1).unwrap().as_ptr() }, 6);
    // SAFETY: as above.
    assert_eq!(unsafe { *node.maybe.unwrap().as_ptr() }, 6);
    assert_eq!(number, 7);
}

#[derive(HeapStruct, Debug)]
#[repr(C)]
struct Handler {
    call: Option<unsafe extern "C" fn(*mut c_void)>,
}

/// A function pointer is copied as an address, and read of a struct; only made into one it is not.
#[test]
fn function_pointers_are_addresses() {
    unsafe extern "C" fn nothing(_: *mut c_void) {}
    let mut handler = Buf::<Handler>::new();
    handler.view_mut().write_native(&Handler { call: Some(nothing) }).unwrap();
    let mut copied = Buf::<Handler>::new();
    copied.view_mut().fill_from(&handler.view()).unwrap();
    assert!(!copied.view().call().is_null());
    assert_eq!(copied.view().call(), handler.view().call());
}

#[derive(HeapStruct, Debug)]
#[repr(C)]
struct Answer {
    mask: c_ulong,
    #[heapstruct(present = mask & 1)]
    size: c_long,
    #[heapstruct(present = mask & 2)]
    when: Timespec,
}

#[test]
fn the_source_says_which_members_there_are() {
    let mut wide = [0; 32];
    let mut answer = Answer::view_mut_on(X86_64Linux, &mut wide).unwrap();
    answer.set_mask(3);
    answer.try_set_size(1 << 40).unwrap();
    answer.when_mut().unwrap().set_tv_sec(5);
    answer.set_mask(2);
    // Nothing is there before; the mask is copied as well. What is absent need not fit, and is left alone.
    let mut narrow = [0, 0, 0, 0, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee, 0xee];
    Answer::view_mut_on(I686Linux, &mut narrow).unwrap().fill_from(&answer).unwrap();
    assert_eq!(narrow, [2, 0, 0, 0, 0xee, 0xee, 0xee, 0xee, 5, 0, 0, 0, 0, 0, 0, 0]);
    let native = answer.to_native().unwrap();
    assert_eq!((native.mask, native.size, native.when), (2, 0, Timespec { tv_sec: 5, tv_nsec: 0 }));
    answer.set_mask(3);
    let error = Answer::view_mut_on(I686Linux, &mut narrow).unwrap().fill_from(&answer).unwrap_err();
    assert_eq!(error.to_string(), "`size`: 1099511627776 does not fit into the target's `long`, which has 4 bytes");
    // Of what is there, members that the source lacks stay; the mask says that they are gone.
    Answer::view_mut_on(I686Linux, &mut narrow).unwrap().fill_from(&Answer::view(&[0; 32]).unwrap()).unwrap();
    assert_eq!(narrow, [0, 0, 0, 0, 0xee, 0xee, 0xee, 0xee, 5, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn every_kind_of_member_on_every_kind_of_target() {
    fn filled<T: Target>(target: T, model: Model) -> Vec<u8> {
        let mut bytes = vec![0; model.size()];
        let mut view = Kinds::view_mut_on(target, &mut bytes).unwrap();
        for leaf in kinds::leaves(model) {
            kinds::try_set(&mut view, leaf.path, &Sample::of(leaf.path));
        }
        bytes
    }
    fn copied<T: Target, U: Target>((from, one): (T, Model), (to, other): (U, Model)) {
        let source = filled(from, one);
        let source = Kinds::view_on(from, &source).unwrap();
        let mut bytes = vec![0; other.size()];
        Kinds::view_mut_on(to, &mut bytes).unwrap().fill_from(&source).unwrap();
        assert_eq!(bytes, filled(to, other), "{from:?} to {to:?}");
    }
    copied((S390xLinux, Model::Lp64), (Native, Model::NATIVE));
    copied((Native, Model::NATIVE), (Runtime::S390X_LINUX, Model::Lp64));
    copied((S390xLinux, Model::Lp64), (I686Linux, Model::I386));
    copied((Runtime::I686_LINUX, Model::I386), (PowerpcLinux, Model::Ilp32));
    copied((PowerpcLinux, Model::Ilp32), (X86_64Linux, Model::Lp64));
}

#[test]
fn records_in_cells_that_share_bytes() {
    let mut memory = [0; 32];
    memory[..16].copy_from_slice(&PAIR_AARCH64);
    let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    // One record onto itself: nothing changes.
    let this = Pair::over(cells, X86_64Linux).unwrap();
    Pair::over(cells, Aarch64Linux).unwrap().fill_from(&this).unwrap();
    assert_eq!((this.a(), this.b()), (1, 0x0102_0304_0506_0708));
    // With another layout or place, one would change while the other is read.
    let error = Pair::over(cells, I686Linux).unwrap().fill_from(&this).unwrap_err();
    assert_eq!(error, NotCopied::Overlapping { record: "Pair" });
    assert_eq!(error.to_string(), "the two `Pair` share bytes: copy one of them to other memory first");
    assert_eq!(error.member(), None);
    for at in [1, 8, 15] {
        let error = Pair::over(&cells[at..], X86_64Linux).unwrap().fill_from(&this).unwrap_err();
        assert_eq!(error, NotCopied::Overlapping { record: "Pair" });
        let that = Pair::over(&cells[at..], X86_64Linux).unwrap();
        let mut this = this;
        assert_eq!(this.fill_from(&that), Err(NotCopied::Overlapping { record: "Pair" }));
    }
    assert_eq!((this.a(), this.b()), (1, 0x0102_0304_0506_0708));
    // Side by side, though each view's storage goes on over the other.
    Pair::over(&cells[16..], X86_64Linux).unwrap().fill_from(&this).unwrap();
    let end = Pair::over(&cells[16..], X86_64Linux).unwrap();
    let mut start = this;
    assert!(end == start);
    start.set_a(0);
    start.fill_from(&end).unwrap();
    assert_eq!(memory[..16], PAIR_AARCH64);
    assert_eq!(memory[16..], PAIR_AARCH64);
}

/// Bytes of any kind are copied or refused, and nothing beyond the record is touched.
#[test]
fn hostile_bytes() {
    for filling in [0, 1, 0x7f, 0x80, 0xff] {
        let wide = vec![filling; Model::Lp64.size()];
        let wide = Kinds::view_on(S390xLinux, &wide).unwrap();
        let mut narrow = vec![0x11; Model::I386.size() + 8];
        let end = Model::I386.size();
        if Kinds::view_mut_on(I686Linux, &mut narrow).unwrap().fill_from(&wide).is_err() {
            assert!(narrow.iter().all(|byte| *byte == 0x11));
        }
        assert_eq!(narrow[end..], [0x11; 8]);
        let narrow = vec![filling; Model::I386.size()];
        let mut bytes = vec![0; Model::Lp64.size()];
        let narrow = Kinds::view_on(Runtime::I686_LINUX, &narrow).unwrap();
        let copied = Kinds::view_mut_on(S390xLinux, &mut bytes).unwrap().fill_from(&narrow);
        // One `char` is the only number that has not room on the wider side: it is unsigned there.
        assert_eq!(copied.is_err(), filling >= 0x80, "{copied:?}");
        assert_eq!(copied.is_err(), bytes.iter().all(|byte| *byte == 0) && filling != 0);
        Kinds::view_mut_on(S390xLinux, &mut bytes).unwrap().clear_padding();
    }
}

#[derive(HeapStruct)]
#[repr(C)]
struct Trailing {
    a: u64,
    b: u64,
    c: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Leading {
    a: u8,
    b: u32,
    c: u32,
    d: u16,
    e: u16,
}

#[test]
fn padding_is_cleared_where_it_is_asked_for() {
    let mut bytes = [0xaa; 25];
    let mut view = Trailing::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    view.set_a(1);
    view.set_b(2);
    view.set_c(3);
    assert_eq!(view.storage()[20..], [0xaa; 5]);
    view.clear_padding();
    assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0xaa]);
    // On i386 it has no padding.
    let mut bytes = [0xaa; 24];
    Trailing::view_mut_on(I686Linux, &mut bytes).unwrap().clear_padding();
    assert_eq!(bytes, [0xaa; 24]);

    let mut bytes = [0xaa; 16];
    Leading::view_mut_on(Runtime::X86_64_LINUX, &mut bytes).unwrap().clear_padding();
    assert_eq!(bytes, [0xaa, 0, 0, 0, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Nested {
    first: u8,
    inner: Inner,
    list: [[Inner; 1]; 2],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    a: u8,
    b: u16,
    c: u8,
}

#[test]
fn padding_of_nested_structs_and_elements_is_cleared() {
    let mut bytes = [0xff; 20];
    let mut cells = Nested::over(&mut bytes[..], S390xLinux).unwrap();
    cells.clear_padding();
    let inner = [0xff, 0, 0xff, 0xff, 0xff, 0];
    assert_eq!(bytes[..2], [0xff, 0]);
    assert_eq!(bytes[2..8], inner);
    assert_eq!(bytes[8..14], inner);
    assert_eq!(bytes[14..20], inner);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Deep {
    one: [One; 2],
}
#[derive(HeapStruct)]
#[repr(C)]
struct One {
    two: [Two; 2],
}
#[derive(HeapStruct)]
#[repr(C)]
struct Two {
    three: [Three; 2],
}
#[derive(HeapStruct)]
#[repr(C)]
struct Three {
    four: [[[[[c_long; 2]; 1]; 1]; 1]; 1],
}

/// Ten steps of a path are kept.
#[test]
fn a_long_path_is_cut() {
    let wide = [0xff; 128];
    let mut view = Deep::over(wide, S390xLinux).unwrap();
    Deep::view_mut_on(PowerpcLinux, &mut [0; 64]).unwrap().fill_from(&view).unwrap();
    view.clear_padding();
    let mut wide = wide;
    wide[121] = 0;
    let view = Deep::view_on(S390xLinux, &wide).unwrap();
    let error = Deep::view_mut_on(PowerpcLinux, &mut [0; 64]).unwrap().fill_from(&view).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`one[1].two[1].three[1].four[0][0][0]..`: -71776119061217281 does not fit into the target's `long`, which has 4 bytes"
    );
}

/// The reason is the one that a setter gives.
#[test]
fn the_reason_is_that_of_the_setter() {
    let mut wide = [0; 16];
    wide[4] = 1;
    let wide = Timespec::view_on(X86_64Linux, &wide).unwrap();
    let mut narrow = [0; 8];
    let mut narrow = Timespec::view_mut_on(Runtime::I686_LINUX, &mut narrow).unwrap();
    let by_setter: DoesNotFit = narrow.try_set_tv_sec(1 << 32).unwrap_err();
    let NotCopied::DoesNotFit { error, .. } = narrow.fill_from(&wide).unwrap_err() else { panic!() };
    assert_eq!(error, by_setter);
}

/// A union whose variants are all the same number has one value, whichever is meant.
#[test]
fn a_union_of_one_number() {
    #[derive(HeapStruct)]
    #[repr(C)]
    union Period {
        sample_period: u64,
        sample_freq: u64,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    union Handle {
        number: c_long,
        index: c_long,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Event {
        period: Period,
        handle: Handle,
    }
    let mut bytes = [0; 16];
    bytes[7] = 9;
    bytes[8..12].copy_from_slice(&(-2_i32).to_be_bytes());
    let event = Event::view_on(PowerpcLinux, &bytes).unwrap();
    let mut copy = [0; 16];
    let mut copy = Event::view_mut_on(X86_64Linux, &mut copy).unwrap();
    copy.fill_from(&event).unwrap();
    assert_eq!((copy.period().sample_freq(), copy.handle().index()), (9, -2));
    copy.handle_mut().set_number(1 << 40);
    let mut narrow = [0; 16];
    let error = Event::view_mut_on(PowerpcLinux, &mut narrow).unwrap().fill_from(&copy).unwrap_err();
    assert_eq!(error.to_string(), "`handle`: 1099511627776 does not fit into the target's `long`, which has 4 bytes");
}
