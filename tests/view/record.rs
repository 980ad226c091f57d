//! Records that no struct of Rust's says: packed somewhere, with members somewhere, unions.

use core::mem::{align_of, size_of};
use heapstruct::target::{Aarch64Linux, ArmLinux, I686Linux, PowerpcLinux, Runtime, X86_64Linux};
use heapstruct::{Buf, HeapStruct, NotSet, View, size_on};

heapstruct::record! {
    /// The kernel packs it on x86-64 only.
    #[packed(on(X86_64Linux, X32Linux))]
    pub(super) struct epoll_event { pub(super) events: u32, pub(super) data: u64 }

    struct Times {
        at: c_ulong,
        #[on(ilp32)]
        at_hi: c_ulong,
        dt: c_ulong,
    }

    union Either {
        parts: Parts,
        ab: u16,
    }

    struct Parts { a: u8, b: u8 }

    struct Outer { either: Either, foo: u8 }
}

/// Bytes of `struct epoll_event`, packed.
const EVENT: [u8; 12] = [1, 0, 0, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88];

#[test]
fn packed_on_one_target() {
    let event = epoll_event::view_on(X86_64Linux, &EVENT).unwrap();
    assert_eq!((event.size(), event.events(), event.data()), (12, 1, 0x8877_6655_4433_2211));
    let apart = [1, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88];
    let event = epoll_event::view_on(Aarch64Linux, &apart).unwrap();
    assert_eq!((event.size(), event.events(), event.data()), (16, 1, 0x8877_6655_4433_2211));
    assert!(event == epoll_event::view_on(Runtime::X86_64_LINUX, &EVENT).unwrap());
}

#[test]
fn buffer_of_bytes() {
    let mut event = Buf::<epoll_event>::new();
    let pointer: *mut epoll_event = event.as_mut_ptr();
    assert_eq!(pointer.cast_const(), event.as_ptr());
    assert!(pointer.is_aligned());
    event.view_mut().set_data(7);
    assert_eq!(event.view().data(), 7);
    assert_eq!(format!("{event:?}"), "epoll_event { events: 0, data: 7 }");
    assert_eq!(format!("{:?}", event.view().as_native().unwrap()), "epoll_event { events: 0, data: 7 }");
    let layout = epoll_event::layout_on(heapstruct::target::Native).unwrap();
    assert_eq!(size_of::<epoll_event>() as u64, layout.size());
    assert_eq!(align_of::<epoll_event>() as u64, layout.align());
    assert_eq!(epoll_event::SIZE, size_of::<epoll_event>());
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    assert_eq!(size_of::<epoll_event>(), size_of::<libc::epoll_event>());
}

#[test]
fn member_on_some_targets() {
    let mut bytes = [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];
    let mut narrow = Times::view_mut_on(ArmLinux, &mut bytes).unwrap();
    assert_eq!((narrow.at(), narrow.at_hi(), narrow.dt()), (1, Some(2), 3));
    assert_eq!(narrow.try_set_at_hi(9), Ok(()));
    assert_eq!(bytes[4], 9);
    let mut wide = Times::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    assert_eq!((wide.at(), wide.at_hi(), wide.dt()), (0x9_0000_0001, None, 3));
    let error = wide.try_set_at_hi(9).unwrap_err();
    assert_eq!(error, NotSet::Absent { member: "at_hi" });
    assert_eq!(error.to_string(), "the member `at_hi` is absent from the record");
    assert_eq!(format!("{wide:?}"), "Times { at: 38654705665, dt: 3 }");
    assert_eq!((size_on::<Times, I686Linux>(), size_on::<Times, X86_64Linux>()), (12, 16));
}

#[test]
fn union_in_a_struct() {
    assert_eq!(size_on::<Outer, PowerpcLinux>(), 4);
    let outer = Outer::view_on(PowerpcLinux, &[0x12, 0x34, 0x56, 0]).unwrap();
    assert_eq!((outer.either().parts().a(), outer.either().ab(), outer.foo()), (0x12, 0x1234, 0x56));
    let outer = Outer::view_on(X86_64Linux, &[0x12, 0x34, 0x56, 0]).unwrap();
    assert_eq!((outer.either().parts().b(), outer.either().ab(), outer.foo()), (0x34, 0x3412, 0x56));
    assert_eq!(format!("{outer:?}"), "Outer { either: Either { parts: Parts { a: 18, b: 52 }, ab: 13330 }, foo: 86 }");
}

heapstruct::record! {
    /// Members that this build has or has not.
    struct Built {
        first: u8,
        #[cfg(any())]
        never: no_such_type,
        #[cfg(all())]
        always: u16,
        #[cfg(all())]
        nested: Parts,
        #[cfg(any())]
        last: u8,
        #[cfg(not(any()))]
        last: u32,
    }

    /// With what only the kernel knows.
    struct Message {
        size: u32,
        #[opaque(size = 6, align = 2)]
        block: _,
        #[heapstruct(present = size & 1)]
        #[on(not(big_endian))]
        extra: u16,
    }

    #[cfg(any())]
    struct Nowhere { what: no_such_type }

    #[pack(2)]
    #[aligned(8)]
    struct Placed { kind: u8, #[aligned(4)] four: u8, long: u64, #[packed] tail: u32 }

    struct Nothing {}
}

#[test]
fn members_under_cfg() {
    assert_eq!(size_on::<Built, X86_64Linux>(), 12);
    let bytes = [1, 0, 2, 0, 3, 4, 0, 0, 5, 0, 0, 0];
    let built = Built::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((built.first(), built.always(), built.nested().b(), built.last()), (1, 2, 4, 5));
    assert_eq!(format!("{built:?}"), "Built { first: 1, always: 2, nested: Parts { a: 3, b: 4 }, last: 5 }");
    assert!(built == Built::view_on(Runtime::X86_64_LINUX, &bytes).unwrap());
}

#[test]
fn opaque_members() {
    let mut bytes = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 0];
    let mut message = Message::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    assert!(message.block().iter().eq([1, 2, 3, 4, 5, 6]));
    assert_eq!(message.block_mut().set(5, 9), Ok(()));
    assert_eq!(message.extra(), None);
    message.set_size(1);
    assert_eq!(message.extra(), Some(7));
    assert_eq!(message.try_set_extra(8), Ok(()));
    assert_eq!(format!("{message:?}"), "Message { size: 1, block: [1, 2, 3, 4, 5, 9], extra: 8 }");
    let message = Message::view_on(PowerpcLinux, &[0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 0]).unwrap();
    assert_eq!((message.size(), message.extra()), (1, None));
}

#[test]
fn alignment_of_members() {
    let layout = Placed::layout_on(X86_64Linux).unwrap();
    let offsets: Vec<_> = layout.members().map(|member| (member.name(), member.offset())).collect();
    // `pack` caps what a member asks for itself.
    assert_eq!(offsets, [("kind", 0), ("four", 2), ("long", 4), ("tail", 12)]);
    assert_eq!((layout.size(), layout.align()), (16, 8));
    assert_eq!(align_of::<Placed>(), 8);
    assert_eq!(size_on::<Nothing, X86_64Linux>(), 0);
}

/// A record of a macro's, in one that a derive describes.
#[derive(HeapStruct)]
#[repr(C)]
struct Waiting {
    count: u8,
    event: epoll_event,
    either: Either,
    placed: [Placed; 2],
}

#[test]
fn records_of_both_kinds() {
    let mut waiting = Buf::<Waiting>::new();
    waiting.view_mut().event_mut().set_data(5);
    waiting.view_mut().placed_mut().get_mut(1).unwrap().set_long(6);
    let pointer = waiting.as_mut_ptr();
    assert!(pointer.is_aligned());
    let native = waiting.view();
    let native: &Waiting = native.as_native().unwrap();
    assert_eq!(format!("{:?}", native.event), "epoll_event { events: 0, data: 5 }");
    assert_eq!(waiting.view().placed().get(1).unwrap().long(), 6);
}

heapstruct::record! {
    /// Bit-fields of every kind of accessor.
    struct Flags {
        pub(super) kind: c_uint : 5,
        _: c_uint : 0,
        level: u8 : 3,
        is_on: bool : 1,
        delta: c_int : 4,
        #[on(ilp32)]
        small: c_ulong : 9,
        #[on(ilp32)]
        flag: bool : 1,
        #[heapstruct(present = mask & 2)]
        told: u16 : WIDTH,
        mask: u32,
        #[heapstruct(hex, rename = other)]
        r#type: u16,
    }

    union Bits { whole: u32, low: c_uint : 4 }
}

/// How many bits a field has.
const WIDTH: usize = 2 + 1;

#[test]
fn bit_fields() {
    let mut bytes = [0xff; 16];
    let mut flags = Flags::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    assert_eq!((flags.kind(), flags.level(), flags.is_on(), flags.delta()), (31, 7, true, -1));
    assert_eq!((flags.small(), flags.flag(), flags.told()), (None, None, Some(7)));
    assert_eq!(flags.try_set_kind(9), Ok(()));
    assert!(flags.try_set_kind(32).is_err());
    assert!(flags.try_set_delta(8).is_err());
    assert_eq!(flags.try_set_delta(-8), Ok(()));
    flags.set_is_on(false);
    assert_eq!(flags.try_set_small(1), Err(NotSet::Absent { member: "small" }));
    assert_eq!(
        flags.try_set_told(8).unwrap_err().to_string(),
        "8 does not fit into the target's `uint16_t` bit-field, which has 3 bits"
    );
    assert_eq!(flags.try_set_told(5), Ok(()));
    flags.set_mask(0);
    assert_eq!(flags.told(), None);
    assert_eq!(flags.try_set_told(5), Err(NotSet::Absent { member: "told" }));
    flags.set_other(0xabc);
    assert_eq!(
        format!("{flags:?}"),
        "Flags { kind: 9, level: 7, is_on: false, delta: -8, told: absent, mask: 0, type: 0xabc }"
    );

    // As GCC 12 lays it out.
    let mut bytes = [0; 16];
    let mut flags = Flags::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    flags.set_mask(2);
    assert_eq!(flags.try_set_kind(9), Ok(()));
    assert_eq!((flags.try_set_level(7), flags.try_set_delta(-8), flags.try_set_told(5)), (Ok(()), Ok(()), Ok(())));
    flags.set_other(0x1234);
    assert_eq!(bytes, [9, 0, 0, 0, 0x87, 5, 0, 0, 2, 0, 0, 0, 0x34, 0x12, 0, 0]);

    let mut bytes = [0; 16];
    let mut flags = Flags::view_mut_on(I686Linux, &mut bytes).unwrap();
    assert_eq!(flags.try_set_small(0x1ff), Ok(()));
    assert_eq!(flags.try_set_flag(true), Ok(()));
    assert_eq!((flags.small(), flags.flag()), (Some(0x1ff), Some(true)));

    let bits = Bits::view_on(PowerpcLinux, &[0x70, 0, 0, 1]).unwrap();
    assert_eq!((bits.whole(), bits.low()), (0x7000_0001, 7));
    let bits = Bits::view_on(Runtime::X86_64_LINUX, &[0x71, 0, 0, 1]).unwrap();
    assert_eq!((bits.whole(), bits.low()), (0x100_0071, 1));
}

heapstruct::record! {
    #[ms_struct]
    struct Microsofts { a: c_char : 4, b: c_int : 4 }
    struct Mixed { a: c_char : 4, b: c_int : 4 }
    #[aligned]
    struct Most { a: u8 }
    struct Inside { a: u8, #[aligned] b: u8 }
}

#[test]
fn other_layouts() {
    assert_eq!((size_on::<Microsofts, X86_64Linux>(), size_on::<Mixed, X86_64Linux>()), (8, 4));
    assert_eq!((size_on::<Most, X86_64Linux>(), size_on::<Inside, X86_64Linux>()), (16, 32));
    let microsofts = Microsofts::view_on(X86_64Linux, &[0xf5, 0, 0, 0, 0xf3, 0, 0, 0]).unwrap();
    assert_eq!((microsofts.a(), microsofts.b()), (5, 3));
}
