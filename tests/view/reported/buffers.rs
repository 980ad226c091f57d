//! Buffers that are aligned for no struct, or shorter or longer than it, and what others made of them.

use super::layout;
use core::ffi::{c_char, c_int, c_long, c_ulong};
use core::mem::ManuallyDrop;
use heapstruct::target::{
    Aarch64Linux, ArmLinux, I686Freebsd, I686Linux, MipsLinux, Native, PowerpcLinux, Runtime, S390xLinux, Sparc64Linux,
    X32Linux, X86_64Linux, X86_64Windows,
};
use heapstruct::{HeapStruct, Streamed, Tailed, View, ViewError, size_on};

/// The same bytes with one before them, in memory whose start is aligned: at an odd address.
#[repr(align(8))]
struct Odd<const N: usize>([u8; N]);

impl<const N: usize> Odd<N> {
    fn of(bytes: &[u8]) -> Self {
        let mut odd = Self([0xee; N]);
        odd.0[1..].copy_from_slice(bytes);
        odd
    }

    fn bytes(&self) -> &[u8] {
        &self.0[1..]
    }
}

/// Packed on all ports, or on none, where the kernel packs it on one: a definition says which.
#[test]
fn an_event_that_is_packed_on_one_machine() {
    heapstruct::record! {
        #[packed(on(X86_64Linux, X32Linux))]
        struct Event {
            ev: u32,
            data: u64,
        }
    }
    for target in [Runtime::of(X86_64Linux), Runtime::of(X32Linux), Runtime::of(I686Linux), Runtime::of(I686Freebsd)] {
        assert_eq!(layout::<Event, _>(target), [0, 4, 12], "{target}");
    }
    for target in [
        Runtime::of(ArmLinux),
        Runtime::of(Aarch64Linux),
        Runtime::of(S390xLinux),
        Runtime::of(PowerpcLinux),
        Runtime::of(MipsLinux),
        Runtime::of(Sparc64Linux),
        Runtime::of(X86_64Windows),
    ] {
        assert_eq!(layout::<Event, _>(target), [0, 8, 16], "{target}");
    }
    let bytes = [1, 0, 0, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88];
    assert_eq!(Event::view_on(X86_64Linux, &bytes).unwrap().data(), 0x8877_6655_4433_2211);
}

/// The struct of a driver was handed from a guest to its host as it was.
#[test]
fn a_whole_struct_from_guest_to_host() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Request {
        a: u32,
        b: u64,
    }
    let guest = [1, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];
    let host = [1, 0, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];
    let (mut there, mut back) = ([0; 16], [0; 12]);
    let from = Request::view_on(I686Linux, &guest).unwrap();
    Request::view_mut_on(Aarch64Linux, &mut there).unwrap().fill_from(&from).unwrap();
    assert_eq!(there, host);
    let from = Request::view_on(Aarch64Linux, &host).unwrap();
    Request::view_mut_on(I686Linux, &mut back).unwrap().fill_from(&from).unwrap();
    assert_eq!(back, guest);
}

/// Whether a member is there was asked of the tool's own machine, and not of the traced program's.
#[test]
fn the_views_target_says_which_members_there_are() {
    heapstruct::record! {
        struct Times {
            at: c_ulong,
            #[on(ilp32)]
            at_hi: c_ulong,
            dt: c_ulong,
        }
    }
    let bytes = [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0];
    let dt = |target: Runtime| {
        let layout = Times::layout_on(target).unwrap();
        let dt = layout.members().last().unwrap();
        (dt.name(), dt.offset(), dt.size())
    };
    assert_eq!((dt(Runtime::ARM_LINUX), dt(Runtime::X86_64_LINUX)), (("dt", 8, 4), ("dt", 8, 8)));
    let arm = Times::view_on(ArmLinux, &bytes).unwrap();
    assert_eq!((arm.at(), arm.at_hi(), arm.dt()), (1, Some(2), 3));
    let wide = Times::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((wide.at(), wide.at_hi(), wide.dt()), (0x2_0000_0001, None, 0x4_0000_0003));
}

/// A reference to an aligned header was made at an odd address. The name behind it is part of the record.
#[test]
fn a_watch_event_and_its_name() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(tail = len))]
    struct Watch {
        wd: i32,
        mask: u32,
        cookie: u32,
        len: u32,
        name: [c_char; 0],
    }
    let mut event = *b"\x01\0\0\0\0\x01\0\0\0\0\0\0\x10\0\0\0a...............";
    event[17..].fill(0);
    let memory = Odd::<33>::of(&event);
    let mut stream = Watch::stream_on(X86_64Linux, memory.bytes());
    let watch = stream.next().unwrap().unwrap();
    assert_eq!((watch.wd(), watch.mask(), watch.len(), watch.name().to_str()), (1, 0x100, 16, Ok("a")));
    assert_eq!((size_on::<Watch, X86_64Linux>(), stream.offset()), (16, 32));
    assert!(stream.next().is_none());
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = reclen))]
struct Entry {
    ino: u64,
    off: i64,
    reclen: u16,
    kind: u8,
    name: [c_char; 0],
}

/// The buffer was cut to where it is aligned, and its last records were lost.
#[test]
fn no_record_of_a_directory_is_lost() {
    let mut records = [0; 72];
    for (i, name) in [b".\0\0\0\0", b"..\0\0\0", b"src\0\xff"].into_iter().enumerate() {
        let record = &mut records[24 * i..][..24];
        (record[0], record[16], record[18]) = (7, 24, 4);
        record[19..].copy_from_slice(name);
    }
    let memory = Odd::<73>::of(&records);
    for (target, size) in [(Runtime::X86_64_LINUX, 24), (Runtime::ARM_LINUX, 24), (Runtime::I686_LINUX, 20)] {
        let offset = Entry::layout_on(target).unwrap().members().last().unwrap().offset();
        assert_eq!((Entry::size_on(target), offset), (Ok(size), 19));
        let names: Result<Vec<_>, _> =
            Entry::stream_on(target, memory.bytes()).map(|entry| Ok(entry?.name().to_bytes())).collect();
        assert_eq!(names, Ok::<_, heapstruct::StreamError>(vec![&b"."[..], b"..", b"src"]));
    }
}

/// An entry of a directory may be shorter than the declared struct, so that it is no place of that type.
#[test]
fn an_entry_shorter_than_its_struct() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Dirent64 {
        ino: u64,
        off: i64,
        reclen: u16,
        kind: u8,
        #[heapstruct(tail)]
        name: [c_char; 256],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Dirent {
        ino: c_ulong,
        off: c_long,
        reclen: u16,
        kind: u8,
        #[heapstruct(tail)]
        name: [c_char; 256],
    }
    /// The same, where every one has all of its bytes.
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Whole {
        ino: u64,
        off: i64,
        reclen: u16,
        kind: u8,
        name: [c_char; 256],
    }
    let bytes = *b"\x07\0\0\0\0\0\0\0\x09\0\0\0\0\0\0\0\x18\0\x04src\0\xff";
    for (target, size) in [(Runtime::X86_64_LINUX, 280), (Runtime::I686_LINUX, 276)] {
        let entry = Dirent64::view_on(target, &bytes).unwrap();
        assert_eq!((View::size(&entry), entry.kind(), entry.name().to_str()), (size, 4, Ok("src")));
        assert_eq!(
            Whole::view_on(target, &bytes).map(|_| ()),
            Err(ViewError::TooShort { record: "Whole", needed: size, given: 24 })
        );
    }
    assert_eq!(Dirent::size_on(I686Linux), Ok(268));
    assert_eq!(Dirent::view_on(I686Linux, b"\x07\0\0\0\0\0\0\0\x0f\0\x04src\0").unwrap().name().to_str(), Ok("src"));
    assert!(Dirent64::view(&bytes).unwrap().as_native().is_none());
}

/// A vector of bytes is aligned for no header, and what is behind the header for no payload.
#[test]
fn a_control_message_and_its_payload() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(size = len, align = size_t))]
    struct Control {
        len: usize,
        level: c_int,
        kind: c_int,
        data: [u8; 0],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Credentials {
        pid: c_int,
        uid: c_int,
        gid: c_int,
    }
    let space = |target: Runtime, bytes: &[u8]| {
        let mut stream = Control::stream_on(target, bytes);
        let descriptor = stream.next().unwrap().unwrap();
        let (len, space) = (View::storage(&descriptor).len(), stream.offset());
        assert_eq!(descriptor.data().as_bytes(), [5, 0, 0, 0]);
        let data = stream.next().unwrap().unwrap().data();
        let credentials = Credentials::view_on(target, data.as_bytes()).unwrap();
        assert_eq!((credentials.pid(), credentials.uid(), credentials.gid()), (1, 2, 3));
        assert!(stream.next().is_none());
        (Control::held_size_on(target).unwrap(), len, space)
    };
    let wide = Odd::<53>::of(
        b"\x14\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0....\
        \x1c\0\0\0\0\0\0\0\x01\0\0\0\x02\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0",
    );
    let narrow = Odd::<41>::of(
        b"\x10\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0\
        \x18\0\0\0\x01\0\0\0\x02\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0",
    );
    for target in [Runtime::X86_64_LINUX, Runtime::AARCH64_LINUX] {
        assert_eq!(space(target, wide.bytes()), (16, 20, 24), "{target}");
    }
    for target in [Runtime::I686_LINUX, Runtime::ARM_LINUX, Runtime::X32_LINUX] {
        assert_eq!(space(target, narrow.bytes()), (12, 16, 16), "{target}");
    }
}

/// A counter of 64 bits in an attribute that is aligned to 4.
#[test]
fn a_counter_in_an_attribute() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(size = len, align = 4))]
    struct Attribute {
        len: u16,
        kind: u16,
        payload: [u8; 0],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Counter {
        value: u64,
    }
    #[repr(align(8))]
    struct Aligned([u8; 12]);
    let little = Aligned([12, 0, 7, 0, 8, 7, 6, 5, 4, 3, 2, 1]);
    let big = Aligned([0, 12, 0, 7, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (target, bytes) in [(Runtime::X86_64_LINUX, little), (Runtime::POWERPC_LINUX, big)] {
        let attribute = Attribute::stream_on(target, &bytes.0).next().unwrap().unwrap();
        let counter = Counter::view_on(target, attribute.payload().as_bytes()).unwrap();
        assert_eq!(counter.storage().as_ptr().addr() % 8, 4);
        assert_eq!((attribute.kind(), counter.value()), (7, 0x0102_0304_0506_0708));
    }
}

/// A record that claims no bytes was read for ever; and two more sizes that cannot be.
#[test]
fn sizes_that_cannot_be() {
    let mut bytes = [0; 40];
    let errors = [0_u8, 7, 60].map(|reclen| {
        bytes[16] = reclen;
        let mut stream = Entry::stream_on(X86_64Linux, &bytes);
        let error = stream.next().unwrap().map(|_| ()).unwrap_err();
        assert!(stream.next().is_none());
        error.to_string()
    });
    assert_eq!(
        errors,
        [
            "record 0 at byte 0: this `Entry` states a size of 0",
            "record 0 at byte 0: this `Entry` states a size of 7, and every one has 19 bytes",
            "record 0 at byte 0: this `Entry` states a size of 60, 40 bytes are left",
        ]
    );
}

/// A tail is declared as of no elements, of one or of three, and its size with `n` of them is the same.
#[test]
fn a_tail_declared_in_any_way() {
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
    struct Packet<const N: usize> {
        i: u32,
        head: Head,
        #[heapstruct(tail)]
        d: [u8; N],
    }
    fn check<const N: usize>(size: usize) {
        for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::S390X_LINUX] {
            assert_eq!(Packet::<N>::layout_on(target).unwrap().members().last().unwrap().offset(), 12);
            assert_eq!(Packet::<N>::size_on(target), Ok(size));
            assert_eq!((Packet::<N>::size_with(target, 0), Packet::<N>::size_with(target, 3)), (Ok(12), Ok(15)));
            assert_eq!(Packet::<N>::view_on(target, &[7; 15]).unwrap().d().as_bytes(), [7; 3]);
        }
        assert_eq!(Packet::<N>::SIZE, size);
    }
    check::<0>(12);
    check::<1>(16);
    check::<3>(16);
    check::<4>(16);
}

/// A union of the other byte order could not be placed in a struct of it.
#[test]
fn a_union_of_the_other_byte_order() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Parts {
        a: u8,
        b: u8,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    union Both {
        parts: ManuallyDrop<Parts>,
        ab: u16,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        both: Both,
        foo: u8,
    }
    let bytes = [0x12, 0x34, 0x56, 0];
    assert_eq!((size_on::<Outer, S390xLinux>(), size_on::<Outer, X86_64Linux>()), (4, 4));
    let outer = Outer::view_on(S390xLinux, &bytes).unwrap();
    assert_eq!((outer.both().parts().a(), outer.both().ab(), outer.foo()), (0x12, 0x1234, 0x56));
    let outer = Outer::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((outer.both().parts().a(), outer.both().ab(), outer.foo()), (0x12, 0x3412, 0x56));
}

/// Padding is part of a key of the kernel's hash tables, and was left as it was.
#[test]
fn padding_of_a_key() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Key {
        a: u64,
        b: u64,
        c: u32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Flow {
        kind: u8,
        from: u32,
        to: u32,
        source: u16,
        destination: u16,
    }
    let mut bytes = [0xaa; 24];
    let mut key = Key::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    key.set_a(1);
    key.set_b(2);
    key.set_c(3);
    assert_eq!(key.storage()[20..], [0xaa; 4]);
    key.clear_padding();
    assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]);
    let mut bytes = [0xaa; 16];
    Flow::view_mut_on(X86_64Linux, &mut bytes).unwrap().clear_padding();
    assert_eq!(bytes[..4], [0xaa, 0, 0, 0]);
    assert_eq!(bytes[4..], [0xaa; 12]);
}

/// A caller that knows an older, shorter version handed over a whole struct, which was read beyond its end.
#[test]
fn an_older_version_of_a_struct() {
    #[derive(HeapStruct)]
    #[repr(C, packed)]
    struct Reason {
        i: u32,
        t: u8,
        op: u8,
        soft: u8,
        hard: u8,
        #[heapstruct(present)]
        why: u8,
    }
    let bytes = [9, 0, 0, 0, 1, 2, 3, 4];
    let old = Reason::view(&bytes).unwrap();
    assert_eq!((Reason::held_size_on(Native), Reason::SIZE), (Ok(8), 9));
    assert_eq!((old.t(), old.op(), old.soft(), old.hard(), old.why()), (1, 2, 3, 4, None));
}

/// Values that their types do not have, in members that nobody asked for: an enum's, and a length's.
#[test]
fn other_members_are_not_decoded() {
    #[derive(HeapStruct, Debug, PartialEq)]
    #[repr(u8)]
    enum Kind {
        Plain,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Mixed {
        kind: Kind,
        valid: bool,
        len: u16,
        number: u32,
        name: [c_char; 4],
        #[heapstruct(tail(len = len))]
        tail: [u8; 0],
    }
    let bytes = [9, 7, 0xff, 0xff, 1, 0, 0, 0, 0xff, 0xfe, 0xfd, 0];
    let mixed = Mixed::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!(mixed.number(), 1);
    assert_eq!(mixed.kind().map_err(|error| error.value()), Err(9));
    assert!(mixed.valid() && mixed.name().to_str().is_err());
    assert!(mixed.tail().is_err());
}

/// A fetch of registers filled 68 of 216 bytes, and the rest was read all the same. The length says whose they are.
#[test]
fn registers_of_two_machines() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Narrow {
        all: [c_ulong; 17],
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Wide {
        all: [c_ulong; 27],
    }
    fn sum(memory: &[u8; 216], fetched: usize) -> Result<(usize, u64), usize> {
        const NARROW: usize = size_on::<Narrow, I686Linux>();
        const WIDE: usize = size_on::<Wide, X86_64Linux>();
        match fetched {
            NARROW => {
                let all = Narrow::view_on(I686Linux, &memory[..fetched]).unwrap();
                assert!(all.all().get(17).is_none());
                assert_eq!(View::storage(&all).len(), 68);
                Ok((all.all().len(), all.all().iter().map(u64::from).sum()))
            }
            WIDE => {
                let all = Wide::view_on(X86_64Linux, &memory[..fetched]).unwrap();
                assert!(all.all().get(27).is_none());
                Ok((all.all().len(), all.all().iter().sum()))
            }
            other => Err(other),
        }
    }
    let mut memory = [0xee; 216];
    memory[..68].fill(0);
    (memory[0], memory[64]) = (1, 2);
    assert_eq!(sum(&memory, 68), Ok((17, 3)));
    assert_eq!(sum(&[0; 216], 216), Ok((27, 0)));
    assert_eq!([0, 64, 72, 144, 215].map(|fetched| sum(&memory, fetched)), [0, 64, 72, 144, 215].map(Err));
}
