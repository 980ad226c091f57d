//! Unions of the derive: every variant over the same bytes.

use core::ffi::{c_char, c_int, c_long, c_void};
use core::mem::ManuallyDrop;
use heapstruct::target::{I686Linux, PowerpcLinux, X86_64Linux};
use heapstruct::{Buf, HeapStruct, View, size_on};

/// `union sigval`, and more.
#[derive(HeapStruct, Clone, Copy)]
#[repr(C)]
union Value {
    number: c_int,
    pointer: *mut c_void,
    text: [c_char; 6],
}

/// A variant that is not `Copy`.
#[derive(HeapStruct)]
#[repr(C)]
struct Pair {
    low: u16,
    high: u16,
}

#[derive(HeapStruct)]
#[repr(C, packed(2))]
union Packed {
    pair: ManuallyDrop<Pair>,
    pairs: [ManuallyDrop<Pair>; 2],
    number: u64,
    text: ManuallyDrop<[c_char; 3]>,
    long: ManuallyDrop<c_long>,
}

#[derive(HeapStruct)]
#[repr(C, align(16))]
union Aligned {
    flag: bool,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Event {
    kind: u8,
    value: Value,
    kept: ManuallyDrop<Pair>,
}

#[test]
fn layouts() {
    assert_eq!((size_on::<Value, X86_64Linux>(), size_on::<Value, I686Linux>()), (8, 8));
    assert_eq!((size_on::<Event, X86_64Linux>(), size_on::<Event, I686Linux>()), (24, 16));
    let packed = Packed::layout_on(X86_64Linux).unwrap();
    assert_eq!((packed.size(), packed.align()), (8, 2));
    assert!(packed.members().all(|member| member.offset() == 0));
    let aligned = Aligned::layout_on(X86_64Linux).unwrap();
    assert_eq!((aligned.size(), aligned.align()), (16, 16));
}

#[test]
fn variants_share_their_bytes() {
    let mut bytes = [1, 0, 0, 0, b'a', b'b', 0, 9, 0, 3, 0, 4];
    let mut event = Event::view_mut_on(PowerpcLinux, &mut bytes).unwrap_err();
    assert_eq!(event.to_string(), "`Event` needs 16 bytes, 12 were given");
    event = Event::view_on(PowerpcLinux, &[0; 15]).unwrap_err();
    assert_eq!(event.to_string(), "`Event` needs 16 bytes, 15 were given");
    let mut bytes = [1, 0, 0, 0, b'a', b'b', 0, 9, 0, 0, 0, 0, 0, 3, 0, 4];
    let mut event = Event::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    assert_eq!(event.value().number(), 0x6162_0009);
    assert_eq!(event.value().pointer().addr(), 0x6162_0009);
    assert_eq!(event.value().text(), "ab");
    assert_eq!((event.kept().low(), event.kept().high()), (3, 4));
    event.value_mut().set_number(-1);
    assert!(event.value().text().bytes().eq([0xff; 4]));
    event.kept_mut().set_low(7);
    assert_eq!(bytes, [1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 7, 0, 4]);
}

#[test]
fn all_variants_are_shown() {
    let value = Packed::view_on(X86_64Linux, &[b'a', 0, 2, 0, 3, 0, 0, 0]).unwrap();
    assert_eq!(
        format!("{value:?}"),
        "Packed { pair: Pair { low: 97, high: 2 }, pairs: [Pair { low: 97, high: 2 }, Pair { low: 3, high: 0 }], \
         number: 12885033057, text: \"a\", long: 12885033057 }"
    );
}

#[test]
fn native_unions() {
    let mut value = Buf::<Value>::new();
    value.view_mut().set_number(5);
    assert!(value.view().as_native().is_some());
    assert!(Aligned::view(&[1; 16]).unwrap().flag());
}
