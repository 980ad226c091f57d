//! Members that the record itself says are there or not.

use core::ffi::{c_long, c_void};
use heapstruct::target::{PowerpcLinux, Runtime};
use heapstruct::{Buf, HeapStruct, NotSet};

#[derive(HeapStruct)]
#[repr(C)]
struct Stamp {
    seconds: i64,
    nanoseconds: u32,
}

const HAS_NAME: u32 = 1 << 3;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u32,
    #[heapstruct(present = mask & 1)]
    size: u64,
    #[heapstruct(present = mask & 2)]
    count: c_long,
    /// When it was made.
    #[heapstruct(present = mask & 4)]
    made: Stamp,
    #[heapstruct(present = mask & HAS_NAME)]
    name: [core::ffi::c_char; 4],
    #[heapstruct(present = mask & 0x30)]
    at: *const c_void,
    #[heapstruct(hex, present = mask & (1 << 6))]
    flags: [u16; 2],
    #[heapstruct(present = high & 0x8000_0000_0000_0000)]
    ratio: f64,
    #[heapstruct(c = "unsigned long long")]
    high: u64,
}

#[test]
fn what_is_absent_is_none() {
    let answer = Buf::<Answer>::new();
    let answer = answer.view();
    assert_eq!((answer.size(), answer.count(), answer.ratio()), (None, None, None));
    assert!(answer.made().is_none() && answer.name().is_none() && answer.at().is_none() && answer.flags().is_none());
    assert_eq!(
        format!("{answer:?}"),
        "Answer { mask: 0, size: absent, count: absent, made: absent, name: absent, at: absent, flags: absent, \
         ratio: absent, high: 0 }"
    );
}

#[test]
fn each_bit_speaks_for_its_member_alone() {
    let mut bytes = [0xff; Answer::SIZE];
    let mut answer = Answer::view_mut(&mut bytes).unwrap();
    answer.set_high(0);
    for (mask, present) in [
        (1, [true, false, false, false, false, false]),
        (2, [false, true, false, false, false, false]),
        (4, [false, false, true, false, false, false]),
        (8, [false, false, false, true, false, false]),
        // Two bits, and both must be set.
        (0x10, [false; 6]),
        (0x20, [false; 6]),
        (0x30, [false, false, false, false, true, false]),
        (0x40, [false, false, false, false, false, true]),
        (0xffff_ff80, [false; 6]),
    ] {
        answer.set_mask(mask);
        let found = [
            answer.size().is_some(),
            answer.count().is_some(),
            answer.made().is_some(),
            answer.name().is_some(),
            answer.at().is_some(),
            answer.flags().is_some(),
        ];
        assert_eq!(found, present, "{mask:#x}");
        assert_eq!(answer.ratio(), None);
    }
    answer.set_high(1 << 63);
    assert!(answer.ratio().is_some());
}

#[test]
fn a_setter_of_what_is_absent_writes_nothing() {
    let mut bytes = [0; Answer::SIZE];
    let mut answer = Answer::view_mut(&mut bytes).unwrap();
    let error = answer.try_set_size(7).unwrap_err();
    assert_eq!(error, NotSet::Absent { member: "size" });
    assert_eq!(error.to_string(), "the member `size` is absent from the record");
    assert_eq!(answer.try_set_at(core::ptr::null::<c_void>()), Err(NotSet::Absent { member: "at" }));
    assert!(answer.made_mut().is_none() && answer.name_mut().is_none() && answer.flags_mut().is_none());
    assert_eq!(bytes, [0; Answer::SIZE]);
}

#[test]
fn what_is_there_is_written() {
    let mut answer = Buf::<Answer>::new();
    let mut view = answer.view_mut();
    view.set_mask(0x7f);
    view.try_set_size(7).unwrap();
    view.try_set_count(-8).unwrap();
    view.made_mut().unwrap().set_nanoseconds(9);
    view.name_mut().unwrap().set("abc").unwrap();
    view.flags_mut().unwrap().set(1, 0xab).unwrap();
    assert_eq!(
        format!("{view:?}"),
        "Answer { mask: 127, size: 7, count: -8, made: Stamp { seconds: 0, nanoseconds: 9 }, name: \"abc\", at: 0x0, \
         flags: [0x0, 0xab], ratio: absent, high: 0 }"
    );
}

type Alias = u32;

/// Masks with a sign, an alias of the mask's own type, and expressions of several kinds.
#[derive(HeapStruct)]
#[repr(C)]
struct Signed {
    mask: core::ffi::c_int,
    #[heapstruct(present = mask & core::ffi::c_int::MIN)]
    top: u32,
    #[heapstruct(present = r#type & (1 << 31))]
    literal: u32,
    #[heapstruct(present = r#type & Self::LOW)]
    alias: Alias,
    #[heapstruct(present = r#type & if cfg!(windows) { 2 } else { 2 })]
    chosen: u32,
    #[heapstruct(rename = kind)]
    r#type: u32,
}

impl Signed {
    const LOW: u32 = 1;
}

/// The getter, `Debug` and `==` ask for the same bits: those of the mask, without copies of its sign.
#[test]
fn a_sign_is_a_bit() {
    let mut signed = Buf::<Signed>::new();
    signed.view_mut().set_mask(-1);
    signed.view_mut().set_kind(0x8000_0003);
    signed.view_mut().try_set_top(1).unwrap();
    let view = signed.view();
    assert_eq!((view.top(), view.literal(), view.alias(), view.chosen()), (Some(1), Some(0), Some(0), Some(0)));
    assert_eq!(format!("{view:?}"), "Signed { mask: -1, top: 1, literal: 0, alias: 0, chosen: 0, type: 2147483651 }");
    let mut other = Buf::<Signed>::new();
    other.view_mut().set_mask(-1);
    other.view_mut().set_kind(0x8000_0003);
    assert!(view != other.view());
    other.view_mut().set_mask(i32::MAX);
    assert_eq!(other.view().top(), None);
    assert!(format!("{other:?}").contains("top: absent"));
}

/// A mask that is narrower on the target has not the bits there, for any of the three.
#[test]
fn bits_that_the_target_lacks() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Wide {
        mask: c_long,
        #[heapstruct(present = mask & 0x80)]
        low: u8,
        #[cfg(target_pointer_width = "64")]
        #[heapstruct(present = mask & (1u64 << 32))]
        high: u8,
    }
    let bytes = [0xff; 16];
    for target in [Runtime::I686_LINUX, Runtime::MIPS_LINUX] {
        let view = Wide::view_on(target, &bytes).unwrap();
        assert_eq!(view.low(), Some(255));
        #[cfg(target_pointer_width = "64")]
        {
            assert_eq!(view.high(), None);
            assert_eq!(format!("{view:?}"), "Wide { mask: -1, low: 255, high: absent }");
        }
    }
}

/// The bits are those of the value, whatever the byte order; and a value has to fit as well.
#[test]
fn on_other_targets() {
    let mut bytes = [0; 96];
    bytes[3] = 2;
    let mut answer = Answer::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    let count: Option<i32> = answer.count();
    assert_eq!((count, answer.size()), (Some(0), None));
    answer.try_set_count(-1).unwrap();
    let mut answer = Answer::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    assert_eq!(answer.count(), Some(-1));
    let error = answer.try_set_count(1 << 40).unwrap_err();
    assert_eq!(error.to_string(), "1099511627776 does not fit into the target's `long`, which has 4 bytes");
    assert!(format!("{answer:?}").starts_with("Answer { mask: 2, size: absent, count: -1, made: absent"));
}

#[test]
fn equality_is_of_what_is_there() {
    let (mut one, mut other) = (Buf::<Answer>::new(), Buf::<Answer>::new());
    for (buffer, size) in [(&mut one, 1), (&mut other, 2)] {
        buffer.view_mut().set_mask(1);
        buffer.view_mut().try_set_size(size).unwrap();
    }
    assert!(one.view() != other.view());
    one.view_mut().set_mask(0);
    assert!(one.view() != other.view());
    other.view_mut().set_mask(0);
    assert!(one.view() == other.view());
}
