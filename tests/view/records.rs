//! Records one behind the other.

use core::ffi::{c_char, c_long};
use heapstruct::target::{Custom, I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, X86_64Windows};
use heapstruct::{Buf, HeapStruct, View, ViewError};

#[derive(HeapStruct)]
#[repr(C)]
struct Entry {
    number: u16,
    name: [c_char; 3],
    value: c_long,
}

/// Three entries of 12 bytes, as a big-endian machine of 32 bits writes them.
const THREE: [u8; 36] = *b"\x00\x01one...\xff\xff\xff\xff\x00\x02two...\x00\x00\x01\x00\x00\x03thr...\x00\x00\x00\x03";

#[test]
fn are_counted_and_read() {
    let entries = Entry::records_on(PowerpcLinux, &THREE).unwrap();
    assert_eq!((entries.len(), entries.is_empty()), (3, false));
    assert_eq!(entries.get(1).unwrap().value(), 256);
    assert!(entries.get(3).is_none());
    assert!(entries.iter().map(|entry| entry.number()).eq([1, 2, 3]));
    assert!(entries.iter().rev().map(|entry| entry.value()).eq([3, 256, -1]));
    assert!(entries.into_iter().skip(1).map(|entry| entry.number()).eq([2, 3]));
    assert_eq!(entries.iter().nth(2).unwrap().name(), "thr");
    assert_eq!(entries.remainder(), b"");
    let (first, rest) = entries.split_first().unwrap();
    assert_eq!((first.number(), rest.len(), rest.get(0).unwrap().number()), (1, 2, 2));
}

/// What a getter gives borrows the bytes, and outlives the view and the `Records`.
#[test]
fn lend_what_the_bytes_have() {
    let names: Vec<&str> =
        Entry::records_on(PowerpcLinux, &THREE).unwrap().iter().map(|entry| entry.name().to_str().unwrap()).collect();
    assert_eq!(names, ["one", "two", "thr"]);
    let records = Entry::records_on(Runtime::POWERPC_LINUX, &THREE).unwrap();
    let bytes: Vec<&[u8]> = records.iter().map(|entry| entry.name().to_bytes()).collect();
    assert_eq!(bytes, [b"one", b"two", b"thr"]);
    let last = { records.iter().next_back().unwrap() };
    assert_eq!(last.number(), 3);
}

#[test]
fn are_written_in_place() {
    let mut bytes = THREE;
    let mut entries = Entry::records_mut_on(PowerpcLinux, &mut bytes).unwrap();
    let mut second = entries.get_mut(1).unwrap();
    second.set_value(7);
    second.try_set_name("2nd").unwrap();
    assert!(entries.get_mut(3).is_none());
    let mut expected = THREE;
    expected[14..17].copy_from_slice(b"2nd");
    expected[20..24].copy_from_slice(&[0, 0, 0, 7]);
    assert_eq!(bytes, expected);

    let mut bytes = vec![0; 2 * Entry::SIZE];
    Entry::records_mut(&mut bytes).unwrap().get_mut(1).unwrap().set_number(0x0102);
    assert_eq!(bytes[Entry::SIZE..][..2], 0x0102_u16.to_ne_bytes());
    assert_eq!(Entry::records(&bytes).unwrap().get(1).unwrap().number(), 0x0102);
}

#[test]
fn that_are_cut_off_are_an_error() {
    for given in [1, 11, 13, 35] {
        let error = Entry::records_on(PowerpcLinux, &THREE[..given]).map(|_| ()).unwrap_err();
        assert_eq!(error, ViewError::NotWhole { record: "Entry", size: 12, given });
        assert_eq!(error.to_string(), format!("{given} bytes are not a whole number of `Entry`, which has 12"));
        assert!(Entry::records_on(Runtime::POWERPC_LINUX, &THREE[..given]).is_err());
    }
    assert!(Entry::records(&[0; 2 * Entry::SIZE - 1]).is_err());
    assert!(Entry::records_mut(&mut [0; Entry::SIZE + 1]).is_err());
    assert!(Entry::records_mut_on(S390xLinux, &mut [0; 17]).is_err());
}

#[test]
fn of_no_bytes_are_none() {
    let entries = Entry::records(&[]).unwrap();
    assert_eq!((entries.len(), entries.is_empty()), (0, true));
    assert!(entries.get(0).is_none() && entries.iter().next().is_none() && entries.split_first().is_none());
    assert_eq!(entries.remainder(), b"");
}

#[test]
fn as_many_as_fit() {
    for given in 0..36 {
        let entries = Entry::records_prefix(&THREE[..given], PowerpcLinux).unwrap();
        assert_eq!(entries.len(), given / 12);
        assert_eq!(entries.remainder(), &THREE[given - given % 12..given]);
        assert_eq!(entries.iter().count(), given / 12);
    }
    // storage that is owned
    let mut entries = Entry::records_prefix(THREE.to_vec(), Runtime::POWERPC_LINUX).unwrap();
    entries.get_mut(2).unwrap().set_number(9);
    assert_eq!(entries.get(2).unwrap().number(), 9);
    let (first, rest) = entries.split_first().unwrap();
    assert_eq!((first.number(), rest.len()), (1, 2));
}

/// A record of no bytes: any number of them is in any slice, so there are none.
#[test]
fn of_no_size() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Nothing {
        nothing: [u32; 0],
    }
    assert_eq!(Nothing::SIZE, 0);
    assert_eq!(Nothing::records(&[]).unwrap().len(), 0);
    assert_eq!(
        Nothing::records(&[1]).map(|_| ()).unwrap_err(),
        ViewError::NotWhole { record: "Nothing", size: 0, given: 1 }
    );
    let some = Nothing::records_prefix(&[1, 2][..], PowerpcLinux).unwrap();
    assert_eq!((some.len(), some.remainder()), (0, &[1, 2][..]));
    let view = Nothing::view(&[]).unwrap();
    assert_eq!(View::size(&view), 0);
    assert_eq!(format!("{view:?}"), "Nothing { nothing: [] }");
}

/// Alignment pads a record, and the padding belongs to the distance of two.
#[test]
fn are_as_far_apart_as_on_the_target() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Pair {
        wide: u64,
        narrow: u8,
    }
    let bytes: [u8; 48] = core::array::from_fn(|i| u8::try_from(i).unwrap());
    assert!(Pair::records_on(I686Linux, &bytes).unwrap().iter().map(|pair| pair.narrow()).eq([8, 20, 32, 44]));
    assert!(Pair::records_on(PowerpcLinux, &bytes).unwrap().iter().map(|pair| pair.narrow()).eq([8, 24, 40]));
    assert!(
        Pair::records_on(Runtime::I686_LINUX, &bytes).unwrap().iter().map(|pair| pair.narrow()).eq([8, 20, 32, 44])
    );
    assert_eq!(Pair::records_on(X86_64Windows, &bytes).unwrap().len(), 3);

    heapstruct::row! {
        struct Packed = heapstruct::abi::Abi::ILP32
            .with(heapstruct::abi::Scalar::U64, 8, 1);
    }
    assert!(
        Pair::records_on(Custom::<Packed>::new(), &bytes[..45])
            .unwrap()
            .iter()
            .map(|pair| pair.narrow())
            .eq([8, 17, 26, 35, 44])
    );
}

#[test]
fn are_shown_and_compared() {
    let entries = Entry::records_on(PowerpcLinux, &THREE[..24]).unwrap();
    assert_eq!(
        format!("{entries:?}"),
        r#"[Entry { number: 1, name: "one", value: -1 }, Entry { number: 2, name: "two", value: 256 }]"#
    );
    let mut native = vec![0xa5; 2 * Entry::SIZE];
    let mut copies = Entry::records_mut(&mut native).unwrap();
    for i in 0..2 {
        let (from, mut to) = (entries.get(i).unwrap(), copies.get_mut(i).unwrap());
        to.set_number(from.number());
        to.try_set_name(from.name().to_bytes()).unwrap();
        to.set_value(from.value().into());
    }
    assert!(Entry::records(&native).unwrap() == entries);
    Entry::records_mut(&mut native).unwrap().get_mut(1).unwrap().set_number(3);
    assert!(Entry::records(&native).unwrap() != entries);
}

/// A `Buf` is one record.
#[test]
fn in_a_buffer() {
    let buf = Buf::<Entry>::new();
    assert_eq!(Entry::records_prefix(buf, Native).unwrap().len(), 1);
}
