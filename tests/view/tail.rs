//! Arrays that go on behind the struct.

use core::ffi::{c_char, c_long};
use core::marker::PhantomData;
use heapstruct::abi::Scalar;
use heapstruct::layout::{CType, Format, LayoutError, Member, Record, RecordLayout, Tail};
use heapstruct::target::{ArmLinux, I686Linux, Native, PowerpcLinux, Runtime, Target, X86_64Linux};
use heapstruct::{Buf, HeapStruct, TailError, Tailed, View, ViewError};

#[derive(HeapStruct)]
#[repr(C)]
struct Head {
    a: u8,
    b: u8,
    v: u16,
    w: u16,
    l: u16,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Packet {
    i: u32,
    head: Head,
    d: [u8; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct PacketOfOne {
    i: u32,
    head: Head,
    #[heapstruct(tail)]
    d: [u8; 1],
}

/// C's two ways to write it differ in size, and in nothing that a view sees.
#[test]
fn where_it_starts_and_what_the_size_is() {
    assert_eq!((Packet::size_on(X86_64Linux).unwrap(), PacketOfOne::size_on(X86_64Linux).unwrap()), (12, 16));
    for (size, size_of_one, n) in [(12, 12, 0), (13, 13, 1), (15, 15, 3), (16, 16, 4)] {
        assert_eq!(Packet::size_with(X86_64Linux, n).unwrap(), size);
        assert_eq!(PacketOfOne::size_with(Runtime::X86_64_LINUX, n).unwrap(), size_of_one);
    }
    let bytes: [u8; 15] = core::array::from_fn(|i| u8::try_from(i).unwrap());
    for len in 12..15 {
        let packet = Packet::view_on(X86_64Linux, &bytes[..len]).unwrap();
        assert_eq!(packet.d().as_bytes(), &bytes[12..len]);
        let packet = PacketOfOne::view_on(X86_64Linux, &bytes[..len]).unwrap();
        assert_eq!(packet.d().as_bytes(), &bytes[12..len]);
    }
    let error = PacketOfOne::view_on(X86_64Linux, &bytes[..11]).map(|_| ()).unwrap_err();
    assert_eq!(error, ViewError::TooShort { record: "PacketOfOne", needed: 12, given: 11 });
    assert!(PacketOfOne::view_on(X86_64Linux, &bytes[..12]).unwrap().shared().d().is_empty());
    // The padding behind it is of the tail where the bytes go on.
    assert_eq!(Buf::<PacketOfOne>::new().view().d().len(), 4);
    assert!(PacketOfOne::view(&bytes[..15]).unwrap().as_native().is_none());
}

#[test]
fn sizes_that_are_too_large() {
    assert_eq!(Packet::size_with(Native, usize::MAX), Err(LayoutError::TooLarge { record: "Packet" }));
    let most = usize::try_from(isize::MAX).unwrap();
    assert_eq!(Packet::size_with(Native, most - 12), Ok(most));
    assert_eq!(Packet::size_with(Native, most - 11), Err(LayoutError::TooLarge { record: "Packet" }));
    assert_eq!(Longs::size_with(Native, usize::MAX / 2), Err(LayoutError::TooLarge { record: "Longs" }));
}

/// An element that no memory holds, on whatever machine: its size may not wrap around to a small one, nor may a tail
/// of none have it.
#[test]
fn an_element_that_is_too_large() {
    const ELEMENT: CType = CType::Array(&CType::Scalar(Scalar::U64), 0x2000_0001);
    static HUGE: Record =
        Record::new("Huge", 0, 1, &[Member::new("rest", &CType::Array(&ELEMENT, 0), Format::Auto).tail(Tail::ToEnd)]);
    assert_eq!(
        RecordLayout::of(&HUGE, X86_64Linux.abi()).map(|layout| layout.size()),
        Err(LayoutError::TooLarge { record: "Huge" })
    );
}

/// The kernel's record of a directory, and the struct that C libraries make of it.
#[derive(HeapStruct)]
#[repr(C)]
struct Entry {
    ino: u64,
    off: i64,
    reclen: u16,
    kind: u8,
    name: [c_char; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Dirent {
    ino: u64,
    off: i64,
    reclen: u16,
    kind: u8,
    #[heapstruct(tail)]
    name: [c_char; 256],
}

const ENTRY: [u8; 24] = *b"\x07\0\0\0\0\0\0\0\x09\0\0\0\0\0\0\0\x18\0\x04src\0\xff";

#[test]
fn a_name_in_the_padding() {
    assert_eq!(
        (Entry::size_on(X86_64Linux), Entry::size_on(ArmLinux), Entry::size_on(I686Linux)),
        (Ok(24), Ok(24), Ok(20))
    );
    assert_eq!(Dirent::size_on(X86_64Linux), Ok(280));
    for target in [Runtime::X86_64_LINUX, Runtime::ARM_LINUX, Runtime::I686_LINUX] {
        assert_eq!((Entry::held_size_on(target), Dirent::held_size_on(target)), (Ok(19), Ok(19)));
        assert_eq!((Entry::size_with(target, 4), Dirent::size_with(target, 4)), (Ok(23), Ok(23)));
        let entry = Entry::view_on(target, &ENTRY).unwrap();
        assert_eq!((entry.ino(), entry.off(), entry.reclen(), entry.kind()), (7, 9, 24, 4));
        assert_eq!(entry.name().to_str(), Ok("src"));
        assert_eq!((entry.name().capacity(), entry.name().to_c_str()), (5, Some(c"src")));
        let dirent = Dirent::view_on(target, &ENTRY).unwrap();
        assert_eq!(dirent.name(), "src");
        assert_eq!(format!("{dirent:?}"), r#"Dirent { ino: 7, off: 9, reclen: 24, kind: 4, name: "src" }"#);
        let short = Dirent::view_on(target, &ENTRY[..21]).unwrap();
        assert_eq!((short.name().to_str(), short.name().to_c_str()), (Ok("sr"), None));
        assert!(short != dirent && dirent == Dirent::view_on(target, &ENTRY[..22]).unwrap());
        assert!(Dirent::view_on(target, &ENTRY[..18]).is_err());
    }
    // What a getter gives borrows the bytes and not the view.
    let name = Entry::view_on(X86_64Linux, &ENTRY).unwrap().name().to_bytes();
    assert_eq!(name, b"src");
}

#[test]
fn text_is_written() {
    let mut bytes = ENTRY;
    let mut dirent = Dirent::view_mut_on(X86_64Linux, &mut bytes[..23]).unwrap();
    assert_eq!(dirent.name_mut().set("tests").unwrap_err().to_string(), "5 bytes of text do not fit into 4");
    dirent.name_mut().set("ab").unwrap();
    assert_eq!(bytes[16..], *b"\x18\0\x04ab\0\0\xff");
}

#[derive(HeapStruct)]
#[repr(C)]
struct Longs {
    kind: u8,
    values: [c_long; 0],
}

#[test]
fn only_whole_elements() {
    let bytes: [u8; 31] = core::array::from_fn(|i| u8::try_from(i).unwrap());
    let longs = Longs::view_on(X86_64Linux, &bytes).unwrap();
    assert!(longs.values().iter().eq([0x0f0e_0d0c_0b0a_0908, 0x1716_1514_1312_1110]));
    assert_eq!(longs.values().remainder(), &bytes[24..]);
    let longs = Longs::view_on(PowerpcLinux, &bytes[..11]).unwrap();
    assert!(longs.values().iter().eq([0x0405_0607]));
    assert_eq!(format!("{longs:?}"), "Longs { kind: 0, values: [67438087] }");
    // A tail that starts where its bytes end has no elements, and is there all the same.
    assert!(Longs::view_on(PowerpcLinux, &bytes[..4]).unwrap().values().is_empty());
    assert!(Longs::view_on(PowerpcLinux, &bytes[..3]).is_err());
    let mut bytes = [0; 13];
    let mut longs = Longs::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    longs.values_mut().try_set(1, -2).unwrap();
    assert!(longs.values_mut().try_set(2, 0).is_err() && longs.values_mut().try_set(0, 1 << 40).is_err());
    assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xfe, 0]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Counted {
    count: u16,
    #[heapstruct(hex, tail(len = count))]
    items: [Head; 0],
}

#[test]
fn as_many_as_stated() {
    let mut bytes = [0; 40];
    bytes[0] = 3;
    bytes[2..26].copy_from_slice(&[1; 24]);
    let counted = Counted::view_on(X86_64Linux, &bytes).unwrap();
    let items = counted.items().unwrap();
    assert_eq!((items.len(), items.get(2).unwrap().l()), (3, 0x0101));
    assert!(items.get(3).is_none());
    let head = "Head { a: 0x1, b: 0x1, v: 257, w: 257, l: 257 }".replace("0x1", "1");
    assert_eq!(format!("{counted:?}"), format!("Counted {{ count: 3, items: [{head}, {head}, {head}] }}"));
    assert_eq!(format!("{items:?}"), format!("[{head}, {head}, {head}]"));
    let short = Counted::view_on(X86_64Linux, &bytes[..25]).unwrap();
    let error = short.items().map(|_| ()).unwrap_err();
    assert_eq!(error, TailError::TooShort { member: "items", needed: 24, given: 23 });
    assert_eq!(error.to_string(), "the tail `items` needs 24 bytes, 23 are there");
    assert_eq!(format!("{short:?}"), format!("Counted {{ count: 3, items: [{head}, {head}, ..] }}"));
    // Bytes behind what is stated do not count.
    assert!(counted == Counted::view_on(X86_64Linux, &bytes[..26]).unwrap() && counted != short && short == short);
    let mut other = bytes;
    other[30] = 9;
    assert!(counted == Counted::view_on(X86_64Linux, &other).unwrap());
    other[25] = 9;
    assert!(counted != Counted::view_on(X86_64Linux, &other).unwrap());
    let mut counted = Counted::view_mut_on(X86_64Linux, &mut bytes[..26]).unwrap();
    counted.items_mut().unwrap().get_mut(2).unwrap().set_l(0);
    counted.set_count(4);
    assert_eq!(counted.items_mut().map(|_| ()), Err(TailError::TooShort { member: "items", needed: 32, given: 24 }));
    counted.set_count(0);
    assert!(counted.items().unwrap().is_empty());
    assert_eq!(bytes[20..28], [1, 1, 1, 1, 0, 0, 0, 0]);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Sized {
    size: i32,
    #[heapstruct(tail(bytes = size))]
    values: [u16; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Named {
    len: u64,
    #[heapstruct(tail(len = len))]
    name: [c_char; 0],
}

#[test]
fn as_many_bytes_as_stated() {
    let sized = |size: i32, len| {
        let mut bytes = [1; 14];
        bytes[..4].copy_from_slice(&size.to_le_bytes());
        let view = Sized::view_on(X86_64Linux, &bytes[..len]).unwrap();
        (view.values().map(|values| values.len()), format!("{view:?}"))
    };
    assert_eq!(sized(4, 14), (Ok(2), "Sized { size: 4, values: [257, 257] }".to_owned()));
    assert_eq!(sized(5, 14).0, Ok(2));
    assert_eq!(sized(10, 14).0, Ok(5));
    assert_eq!(sized(11, 14).0, Err(TailError::TooShort { member: "values", needed: 11, given: 10 }));
    let (values, shown) = sized(-1, 14);
    assert_eq!(values, Err(TailError::Negative { member: "values", stated: -1 }));
    assert_eq!(values.unwrap_err().to_string(), "the tail `values` has a length of -1");
    assert_eq!(shown, "Sized { size: -1, values: [..] }");
    assert_eq!(
        sized(i32::MAX, 4),
        (
            Err(TailError::TooShort { member: "values", needed: 0x7fff_ffff, given: 0 }),
            "Sized { size: 2147483647, values: [..] }".to_owned(),
        )
    );
    for stated in [u64::MAX, 1 << 63, 7] {
        let mut bytes = *b"\0\0\0\0\0\0\0\0name\0x";
        bytes[..8].copy_from_slice(&stated.to_be_bytes());
        let named = Named::view_on(PowerpcLinux, &bytes).unwrap();
        assert_eq!(named.name().map(|_| ()), Err(TailError::TooShort { member: "name", needed: stated, given: 6 }));
        assert!(format!("{named:?}").ends_with("name: \"name\" }"));
        bytes[..8].copy_from_slice(&3_u64.to_be_bytes());
        assert_eq!(Named::view_on(PowerpcLinux, &bytes).unwrap().name().unwrap(), "nam");
        assert_eq!(Named::view_mut_on(PowerpcLinux, &mut bytes).unwrap().name_mut().unwrap().capacity(), 3);
    }
}

/// A count so large that the size overflows; and elements without bytes, of which any bytes hold any number.
#[test]
fn counts_without_bounds() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Many {
        count: u64,
        #[heapstruct(tail(len = count))]
        items: [u64; 0],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Nothings {
        count: u32,
        #[heapstruct(tail(len = count))]
        nothings: [[u8; 0]; 0],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct MoreNothings {
        count: u32,
        nothings: [[u8; 0]; 0],
    }
    let bytes = [0xff; 16];
    let many = Many::view(&bytes).unwrap();
    assert_eq!(many.items().map(|_| ()), Err(TailError::TooShort { member: "items", needed: u64::MAX, given: 8 }));
    assert_eq!(format!("{many:?}"), format!("Many {{ count: {0}, items: [{0}, ..] }}", u64::MAX));
    let nothings = Nothings::view(&bytes).unwrap();
    assert_eq!(nothings.nothings().unwrap().len(), usize::try_from(u32::MAX).unwrap());
    assert_eq!(format!("{nothings:?}"), "Nothings { count: 4294967295, nothings: [[], ..] }");
    assert!(nothings == nothings);
    assert!(MoreNothings::view(&bytes).unwrap().nothings().is_empty());
}

/// bindgen's type for a tail, as its output has it.
#[repr(C)]
struct __IncompleteArrayField<T>(PhantomData<T>, [T; 0]);

#[derive(HeapStruct)]
#[repr(C)]
struct Bound {
    count: u32,
    #[heapstruct(tail(len = count))]
    heads: __IncompleteArrayField<Head>,
}

#[derive(HeapStruct)]
#[repr(C)]
struct BoundText {
    kind: u16,
    #[heapstruct(rename = text)]
    name: __IncompleteArrayField<c_char>,
}

/// As many elements without bytes as a member says are counted without a walk, and so is the last of them found.
#[test]
fn countless_elements_without_bytes() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Nothing {}
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Crowd {
        count: u64,
        #[heapstruct(tail(len = count))]
        list: [Nothing; 0],
    }
    let crowd = Crowd::view_on(X86_64Linux, &[0xff; 8]).unwrap();
    let list = crowd.list().unwrap();
    assert_eq!((list.len(), list.iter().count()), (usize::MAX, usize::MAX));
    assert!(list.iter().last().is_some());
}

#[test]
fn of_bindgen() {
    let mut bytes = [2; 20];
    bytes[..4].copy_from_slice(&[2, 0, 0, 0]);
    assert_eq!((Bound::size_on(X86_64Linux), Bound::size_with(X86_64Linux, 2)), (Ok(4), Ok(20)));
    let bound = Bound::view_on(X86_64Linux, &bytes).unwrap();
    assert!(bound.heads().unwrap().iter().map(|head| head.v()).eq([0x0202, 0x0202]));
    assert!(Bound::view_on(X86_64Linux, &bytes[..19]).unwrap().heads().is_err());
    assert_eq!(BoundText::view_on(X86_64Linux, b"\0\0name").unwrap().text(), "name");
    let made = Bound { count: 0, heads: __IncompleteArrayField(PhantomData, []) };
    assert_eq!((made.count, size_of_val(&made.heads.1), made.heads.0), (0, 0, PhantomData));
}

/// A tail of a record that is inside another, or one of several, has what the struct has: what follows is no part of it.
#[test]
fn inside_of_other_records() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        first: PacketOfOne,
        list: [PacketOfOne; 2],
        last: u32,
        more: [PacketOfOne; 0],
    }
    let bytes: [u8; 85] = core::array::from_fn(|i| u8::try_from(i).unwrap());
    let outer = Outer::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!(outer.first().d().as_bytes(), [12, 13, 14, 15]);
    assert_eq!(outer.list().get(1).unwrap().d().as_bytes(), [44, 45, 46, 47]);
    assert_eq!((outer.last(), outer.more().len()), (0x3332_3130, 2));
    assert_eq!(outer.more().get(0).unwrap().d().as_bytes(), [64, 65, 66, 67]);
    let shown = format!("{outer:?}");
    for tail in [
        "d: [12, 13, 14, 15]",
        "d: [28, 29, 30, 31]",
        "d: [44, 45, 46, 47]",
        "d: [64, 65, 66, 67]",
        "d: [80, 81, 82, 83]",
    ] {
        assert!(shown.contains(tail), "{shown}");
    }
    assert_eq!(shown.matches(" d: [").count(), 5);
    for (at, same) in [(44, false), (48, false), (83, false), (84, true)] {
        let mut other = bytes;
        other[at] = 0xff;
        assert_eq!(outer == Outer::view_on(X86_64Linux, &other).unwrap(), same, "{at}");
    }
    let records = PacketOfOne::records_prefix(&bytes[..], X86_64Linux).unwrap();
    assert_eq!((records.len(), records.get(0).unwrap().d().len()), (5, 4));
    assert!(format!("{records:?}").contains("d: [12, 13, 14, 15] }"));
}

/// An array without elements that is not the last member is there for its alignment, as ever.
#[test]
fn what_is_no_tail() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Aligned {
        align: [u64; 0],
        byte: u8,
    }
    let aligned = Aligned::view_on(X86_64Linux, &[1; 8]).unwrap();
    assert_eq!((aligned.align().len(), aligned.byte(), Aligned::held_size_on(X86_64Linux)), (0, 1, Ok(8)));
    assert!(Aligned::view_on(X86_64Linux, &[1; 7]).is_err());
}

/// Over storage of every kind.
#[test]
fn over_other_storage() {
    let mut longs = Longs::over(vec![0; 24], X86_64Linux).unwrap();
    longs.values_mut().set(1, 5).unwrap();
    assert_eq!(longs.values().get(1), Some(5));
    let mut memory = [0; 15];
    let cells = core::cell::Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    let mut packet = Packet::over(cells, Native).unwrap();
    packet.d_mut().copy_from_slice(&[1, 2, 3]).unwrap();
    assert_eq!(memory[12..], [1, 2, 3]);
}
