//! Records of different sizes, one behind the other, as kernels write them.

use core::ffi::{c_char, c_int};
use heapstruct::abi::{Abi, Scalar};
use heapstruct::layout::LayoutError;
use heapstruct::target::{Custom, I686Linux, Native, PowerpcLinux, Runtime, Target, X32Linux, X86_64Linux};
use heapstruct::{HeapStruct, Known, StatedSize, Storage, Stream, StreamError, Streamed, View};

/// inotify's. The length is that of what follows.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = len))]
struct Notice {
    wd: i32,
    mask: u32,
    cookie: u32,
    len: u32,
    name: [c_char; 0],
}

#[test]
fn notices_at_an_odd_address() {
    let mut bytes = vec![0xee];
    bytes.extend(b"\x01\0\0\0\0\x01\0\0\0\0\0\0\x10\0\0\0a\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0");
    bytes.extend(b"\x02\0\0\0\0\x02\0\0\x07\0\0\0\0\0\0\0");
    let mut stream = Notice::stream_on(X86_64Linux, &bytes[1..]);
    let first = stream.next().unwrap().unwrap();
    assert_eq!((first.wd(), first.mask(), first.cookie(), first.len()), (1, 0x100, 0, 16));
    assert_eq!((first.name().to_str(), first.name().capacity(), View::storage(&first).len()), (Ok("a"), 16, 32));
    assert_eq!(format!("{first:?}"), r#"Notice { wd: 1, mask: 256, cookie: 0, len: 16, name: "a" }"#);
    assert_eq!((stream.offset(), stream.index(), stream.rest()), (32, 1, &bytes[33..]));
    let second = stream.next().unwrap().unwrap();
    assert_eq!((second.wd(), second.cookie(), second.name().capacity()), (2, 7, 0));
    assert_eq!((stream.offset(), stream.index(), stream.rest().len()), (48, 2, 0));
    assert!(stream.next().is_none() && stream.next().is_none());
    // What a record gives outlives the stream.
    let names: Vec<&str> = Notice::stream_on(Runtime::X86_64_LINUX, &bytes[1..])
        .map(|notice| notice.unwrap().name().to_str().unwrap())
        .collect();
    assert_eq!(names, ["a", ""]);
}

/// Ancillary data of a socket.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, align = size_t))]
struct Control {
    #[heapstruct(c = "size_t")]
    len: usize,
    level: c_int,
    kind: c_int,
    data: [u8; 0],
}

fn controls<T: Target>(target: T, bytes: &[u8]) -> Vec<(usize, Vec<u8>)> {
    let mut stream = Control::stream_on(target, bytes);
    let mut found = Vec::new();
    loop {
        let offset = stream.offset();
        let Some(control) = stream.next() else { return found };
        found.push((offset, control.unwrap().data().as_bytes().to_vec()));
    }
}

#[test]
fn control_messages() {
    assert_eq!(
        (Control::size_on(X86_64Linux), Control::size_on(I686Linux), Control::size_on(X32Linux)),
        (Ok(16), Ok(12), Ok(12))
    );
    // One descriptor, padded, and three integers.
    let wide: &[u8] = b"\x14\0\0\0\0\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0....\
        \x1c\0\0\0\0\0\0\0\x01\0\0\0\x02\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0";
    let credentials = b"\x01\0\0\0\x02\0\0\0\x03\0\0\0".to_vec();
    let expected = [(0, vec![5, 0, 0, 0]), (24, credentials.clone())];
    assert_eq!(controls(X86_64Linux, wide), expected);
    assert_eq!(controls(Runtime::X86_64_LINUX, wide), expected);
    // The padding of the last one may be there.
    assert_eq!(controls(X86_64Linux, &[wide, b"...."].concat()), expected);
    let narrow: &[u8] = b"\x10\0\0\0\x01\0\0\0\x01\0\0\0\x05\0\0\0\
        \x18\0\0\0\x01\0\0\0\x02\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0";
    let expected = [(0, vec![5, 0, 0, 0]), (16, credentials)];
    assert_eq!(controls(I686Linux, narrow), expected);
    assert_eq!(controls(X32Linux, narrow), expected);
    assert_eq!(controls(Runtime::I686_LINUX, narrow), expected);
}

/// An attribute of netlink: its length has the header in it, and the next one is padded to.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, align = 4))]
struct Attribute {
    len: u16,
    kind: u16,
    payload: [u8; 0],
}

#[test]
fn attributes_in_both_byte_orders() {
    let little = b"\x0c\0\x07\0\x08\x07\x06\x05\x04\x03\x02\x01\x05\0\x01\0\xff...\x04\0\x02\0";
    let big = b"\0\x0c\0\x07\x01\x02\x03\x04\x05\x06\x07\x08\0\x05\0\x01\xff...\0\x04\0\x02";
    // At 4 of 8, as in an attribute inside of another.
    for (target, bytes) in [(Runtime::X86_64_LINUX, little), (Runtime::POWERPC_LINUX, big)] {
        let bytes = [&[0; 4], &bytes[..]].concat();
        let found: Vec<_> = Attribute::stream_on(target, &bytes[4..])
            .map(|attribute| {
                let attribute = attribute.unwrap();
                (attribute.kind(), attribute.payload().as_bytes())
            })
            .collect();
        assert_eq!(found, [(7, &bytes[8..16]), (1, &[0xff][..]), (2, &[][..])]);
        let number = found[0].1.try_into().unwrap();
        let number =
            if target == Runtime::POWERPC_LINUX { u64::from_be_bytes(number) } else { u64::from_le_bytes(number) };
        assert_eq!(number, 0x0102_0304_0506_0708);
    }
}

/// A message of netlink, whose buffer ends before the last one's padding would.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, align = 4))]
struct Message {
    len: u32,
    kind: u16,
    flags: u16,
    seq: u32,
    pid: u32,
    payload: [u8; 0],
}

#[test]
fn the_last_one_without_padding() {
    let mut bytes = [0; 171];
    bytes[0] = 171;
    let mut stream = Message::stream_on(X86_64Linux, &bytes);
    assert_eq!(stream.size_hint(), (1, Some(171)));
    assert_eq!(stream.next().unwrap().unwrap().payload().len(), 155);
    assert!(stream.next().is_none());
    assert_eq!((stream.offset(), stream.rest(), stream.size_hint()), (171, &[][..], (0, Some(0))));
}

/// An event of a display. Each kind is a struct of its own, with this header.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = length))]
struct DrmEvent {
    kind: u32,
    length: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Vblank {
    base: DrmEvent,
    user: u64,
    s: u32,
    us: u32,
    seq: u32,
    crtc: u32,
}

#[test]
fn events_with_a_header_in_common() {
    assert_eq!(Vblank::SIZE, 32);
    let mut bytes = [0; 4 + 32 + 8];
    bytes[4..][..20].copy_from_slice(b"\x02\0\0\0\x20\0\0\0\x08\x07\x06\x05\x04\x03\x02\x01\x09\0\0\0");
    bytes[36..].copy_from_slice(b"\xff\0\0\0\x08\0\0\0");
    let mut stream = DrmEvent::stream_on(X86_64Linux, &bytes[4..]);
    let event = stream.next().unwrap().unwrap();
    let vblank = Vblank::view_on(X86_64Linux, View::into_storage(event)).unwrap();
    assert_eq!((vblank.base().kind(), vblank.user(), vblank.s()), (2, 0x0102_0304_0506_0708, 9));
    let other = stream.next().unwrap().unwrap();
    assert_eq!((other.kind(), Vblank::view_on(X86_64Linux, View::into_storage(other)).is_err()), (0xff, true));
    assert!(stream.next().is_none());
}

/// An entry of a directory, longer than the kernel's struct and shorter than a C library's.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = reclen))]
struct Dirent {
    ino: u64,
    off: i64,
    reclen: u16,
    kind: u8,
    #[heapstruct(tail)]
    name: [c_char; 256],
}

/// Two entries of 24 bytes, the second of which is cut off where `len` says and states `reclen`.
fn second(reclen: u16, len: usize) -> StreamError {
    let mut bytes = [0; 64];
    bytes[16] = 24;
    bytes[40..42].copy_from_slice(&reclen.to_le_bytes());
    let mut stream = Dirent::stream_on(X86_64Linux, &bytes[..24 + len]);
    assert!(stream.next().unwrap().is_ok());
    let error = stream.next().unwrap().map(|_| ()).unwrap_err();
    assert!(stream.next().is_none() && stream.next().is_none());
    assert_eq!((stream.index(), stream.offset(), stream.rest().len(), stream.size_hint()), (1, 24, len, (0, Some(0))));
    error
}

#[test]
fn sizes_that_cannot_be() {
    let (record, index, offset) = ("Dirent", 1, 24);
    let cases = [
        (0, 40, StreamError::Empty { record, index, offset }, "record 1 at byte 24: this `Dirent` states a size of 0"),
        (
            7,
            40,
            StreamError::TooSmall { record, index, offset, stated: 7, needed: 19 },
            "record 1 at byte 24: this `Dirent` states a size of 7, and every one has 19 bytes",
        ),
        (
            60,
            40,
            StreamError::TooLarge { record, index, offset, stated: 60, given: 40 },
            "record 1 at byte 24: this `Dirent` states a size of 60, 40 bytes are left",
        ),
        (
            24,
            18,
            StreamError::CutOff { record, index, offset, needed: 19, given: 18 },
            "record 1 at byte 24: `Dirent` needs 19 bytes, 18 are left",
        ),
        (
            18,
            19,
            StreamError::TooSmall { record, index, offset, stated: 18, needed: 19 },
            "record 1 at byte 24: this `Dirent` states a size of 18, and every one has 19 bytes",
        ),
    ];
    for (reclen, len, error, text) in cases {
        let found = second(reclen, len);
        assert_eq!((found, found.to_string()), (error, text.to_owned()));
    }
}

/// Lengths at the ends of their types, with a sign, and sums of them.
#[test]
fn sizes_at_the_limits() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(tail = a + b, align = 8))]
    struct Wide {
        a: u64,
        b: i64,
        tail: [u8; 0],
    }
    let first = |a: u64, b: i64| {
        let mut bytes = [0; 64];
        bytes[..8].copy_from_slice(&a.to_be_bytes());
        bytes[8..16].copy_from_slice(&b.to_be_bytes());
        let mut stream = Wide::stream_on(PowerpcLinux, &bytes);
        let first = stream.next().unwrap().map(|view| View::storage(&view).len());
        (first, stream.offset())
    };
    let (record, index, offset) = ("Wide", 0, 0);
    let too_large = |stated| (Err(StreamError::TooLarge { record, index, offset, stated, given: 64 }), 0);
    assert_eq!(first(0, 0), (Ok(16), 16));
    assert_eq!(first(3, 2), (Ok(26), 32));
    assert_eq!(first(8, 0), (Ok(24), 24));
    assert_eq!(first(41, 0), (Ok(64), 64));
    assert_eq!(first(48, 0), (Ok(64), 64));
    assert_eq!(first(49, 0), too_large(72));
    assert_eq!(first(0, 48), (Ok(64), 64));
    assert_eq!(first(u64::MAX, 0), too_large((1 << 64) + 16));
    assert_eq!(first(u64::MAX, i64::MAX), too_large((1 << 64) + 16 + i128::from(i64::MAX)));
    let negative = |stated| (Err(StreamError::TooSmall { record, index, offset, stated, needed: 16 }), 0);
    assert_eq!(first(16, -8), negative(-8));
    assert_eq!(first(u64::MAX, i64::MIN), negative(i64::MIN.into()));
}

/// The notes of a program: two parts, each padded.
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = namesz + descsz, align = 4))]
struct Note {
    namesz: u32,
    descsz: u32,
    kind: u32,
    parts: [u8; 0],
}

impl<T: Target> NoteView<&'_ [u8], T> {
    fn description(&self) -> Option<Vec<u8>> {
        let parts = self.parts().as_bytes();
        let start = usize::try_from(self.namesz()).ok()?.next_multiple_of(4);
        parts.get(start..)?.get(..usize::try_from(self.descsz()).ok()?).map(<[u8]>::to_vec)
    }
}

#[test]
fn notes() {
    let bytes = b"\x04\0\0\0\x05\0\0\0\x03\0\0\0GNU\0abcde...\x05\0\0\0\0\0\0\0\x01\0\0\0Core\0...\
        \x02\0\0\0\x01\0\0\0\x09\0\0\0X\0..z";
    let found: Vec<_> = Note::stream_on(I686Linux, bytes)
        .map(|note| note.map(|note| (note.kind(), View::storage(&note).len(), note.description().unwrap())).unwrap())
        .collect();
    assert_eq!(found, [(3, 21, b"abcde".to_vec()), (1, 20, Vec::new()), (9, 17, b"z".to_vec())]);
}

/// A header of `perf`'s ring, without a tail, and whose members came later.
#[test]
fn records_that_are_longer_or_shorter_than_the_struct() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(size = size))]
    struct Record {
        kind: u32,
        misc: u16,
        size: u16,
        #[heapstruct(present = size)]
        pid: u32,
        #[heapstruct(present = size)]
        time: u64,
    }
    let mut bytes = [0; 8 + 12 + 32];
    for (at, kind, size) in [(0, 1, 8), (8, 2, 12), (20, 3, 32)] {
        (bytes[at], bytes[at + 6]) = (kind, size);
    }
    let found: Vec<_> = Record::stream_on(X86_64Linux, &bytes)
        .map(|record| record.map(|record| (record.kind(), record.pid(), record.time())).unwrap())
        .collect();
    assert_eq!(found, [(1, None, None), (2, Some(0), None), (3, Some(0), Some(0))]);

    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(tail = len))]
    struct Behind {
        len: u8,
        kind: u16,
    }
    let bytes = [1, 0, 5, 0, 0xff, 0, 0, 6, 0];
    let found: Vec<_> = Behind::stream_on(X86_64Linux, &bytes)
        .map(|it| it.map(|it| (it.kind(), View::into_storage(it).len())))
        .collect();
    assert_eq!(found[0], Ok((5, 5)));
    let error = StreamError::TooLarge { record: "Behind", index: 1, offset: 5, stated: 4, given: 4 };
    assert_eq!(found.len(), 2, "{error}");
    assert_eq!(found[1], Ok((6, 4)));
}

/// A size that is stated in another way.
#[derive(HeapStruct)]
#[repr(C)]
struct Words {
    next: u8,
    words: u8,
    data: [u8; 6],
}

impl Streamed for Words {
    fn stated_size<B: Storage, T: Target>(header: &Self::View<B, T>) -> StatedSize {
        StatedSize::new(8 * (u32::from(header.words()) + 1))
    }
}

#[test]
fn by_hand() {
    let mut bytes = [1; 32];
    bytes[17] = 0;
    bytes[25] = 0;
    let sizes: Vec<_> = Words::stream(&bytes).map(|words| View::into_storage(words.unwrap()).len()).collect();
    assert_eq!(sizes, [16, 8, 8]);
    assert!(matches!(Words::stream(&bytes[..9]).next(), Some(Err(StreamError::TooLarge { stated: 16, given: 9, .. }))));
}

/// An implementation by hand may say anything: the walk ends all the same.
#[test]
fn by_a_hand_that_lies() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Liar {
        #[heapstruct(present)]
        what: u8,
    }
    impl Streamed for Liar {
        fn stated_size<B: Storage, T: Target>(header: &Self::View<B, T>) -> StatedSize {
            match header.what() {
                None | Some(0) => StatedSize::new(0),
                Some(1) => StatedSize::new(1).aligned(0),
                Some(2) => StatedSize::new(1).aligned(u32::MAX),
                Some(3) => StatedSize::new(i128::MAX).aligned(7).padded().plus(i128::MAX),
                Some(4) => StatedSize::new(i128::MIN).aligned(7).padded(),
                Some(_) => StatedSize::new(2).aligned(3),
            }
        }
    }
    let walk = |bytes: &[u8]| {
        let mut stream = Liar::stream(bytes);
        let found: Vec<_> = stream.by_ref().map(|liar| liar.map(|liar| View::into_storage(liar).len())).collect();
        (found, stream.offset())
    };
    assert_eq!(walk(&[1, 1, 1]), (vec![Ok(1), Ok(1), Ok(1)], 3));
    assert_eq!(walk(&[2, 1, 1]), (vec![Ok(1)], 3));
    assert_eq!(walk(&[5, 5, 5, 5, 5]), (vec![Ok(2), Ok(2)], 5));
    let (record, index, offset) = ("Liar", 1, 1);
    assert_eq!(walk(&[1, 0, 1]), (vec![Ok(1), Err(StreamError::Empty { record, index, offset })], 1));
    let stated = i128::MAX;
    assert_eq!(walk(&[1, 3]), (vec![Ok(1), Err(StreamError::TooLarge { record, index, offset, stated, given: 1 })], 1));
    assert!(matches!(walk(&[1, 4]).0[1], Err(StreamError::TooSmall { needed: 0, .. })));
    assert_eq!(walk(&[]), (vec![], 0));
}

#[test]
fn without_a_layout() {
    // Not with the derive, whose proof is made for the machine that runs this.
    heapstruct::record! {
        #[heapstruct(stream(size = size))]
        struct Wide {
            size: u32,
            wide: u128,
        }
    }
    let mut stream = Wide::stream_on(Runtime::I686_LINUX, &[0; 64]);
    let Some(Err(StreamError::Layout(error))) = stream.next() else { panic!("there is no such type") };
    assert_eq!(error, LayoutError::NoSuchType { record: "Wide", member: "wide", scalar: Scalar::U128 });
    assert_eq!(StreamError::Layout(error).to_string(), error.to_string());
    assert!(stream.next().is_none());
}

#[test]
fn over_cells_and_for_targets_of_ones_own() {
    heapstruct::row! {
        struct Tiny = Abi::ILP32.with(Scalar::Int, 2, 2).with(Scalar::Pointer, 2, 2).with(Scalar::Size, 2, 2);
    }
    let mut bytes = [0; 20];
    (bytes[0], bytes[10]) = (9, 10);
    let cells = core::cell::Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    let mut stream: Stream<_, Control, Custom<Tiny>> = Control::stream_over(cells, Custom::new());
    let copy = stream;
    let (mut first, second) = (stream.next().unwrap().unwrap(), stream.next().unwrap().unwrap());
    assert_eq!((first.data().len(), second.data().len(), stream.offset(), copy.offset()), (3, 4, 20, 0));
    first.data_mut().set(2, 7).unwrap();
    assert_eq!(
        format!("{copy:?}").split(", target").next(),
        Some(r#"Stream { record: "Control", index: 0, offset: 0, len: 20"#)
    );
    assert_eq!(bytes[8], 7);
}

/// Whatever the bytes are: the walk ends, gives no byte twice and none that is not there, and loses none.
#[test]
fn any_bytes() {
    fn check<X: Streamed + Known<T>, T: Target>(target: T, bytes: &[u8]) {
        let start = bytes.as_ptr().addr();
        let mut stream = X::stream_on(target, bytes);
        let (mut end, mut failed, mut steps) = (0, false, 0);
        while let Some(record) = stream.next() {
            assert!(!failed);
            steps += 1;
            assert!(steps <= bytes.len());
            match record {
                Ok(record) => {
                    let part = View::storage(&record);
                    let at = part.as_ptr().addr() - start;
                    assert!(at >= end && at - end < 8, "{at} {end}");
                    assert!(part.len() >= X::held_size_on(target).unwrap());
                    end = at + part.len();
                    assert!(end <= bytes.len() && stream.offset() >= end && stream.offset() <= bytes.len());
                    assert!(!format!("{record:?}").is_empty());
                }
                Err(_) => failed = true,
            }
        }
        assert!(failed || stream.offset() == bytes.len());
        assert!(stream.next().is_none());
    }
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let rounds = if cfg!(miri) { 20 } else { 3000 };
    for _ in 0..rounds {
        let len = usize::try_from(random() % 96).unwrap();
        let small = random() % 4 != 0;
        // Small numbers make walks of several records.
        let bytes: Vec<u8> = (0..len)
            .map(|_| {
                let [byte, kind, ..] = random().to_le_bytes();
                match kind % 4 {
                    0 => byte,
                    1 if small => byte % 32,
                    _ => 0,
                }
            })
            .collect();
        for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::S390X_LINUX, Runtime::POWERPC_LINUX] {
            check::<Notice, _>(target, &bytes);
            check::<Control, _>(target, &bytes);
            check::<Attribute, _>(target, &bytes);
            check::<Message, _>(target, &bytes);
            check::<Dirent, _>(target, &bytes);
            check::<Note, _>(target, &bytes);
            check::<Words, _>(target, &bytes);
        }
        check::<Control, _>(Native, &bytes);
        check::<Attribute, _>(PowerpcLinux, &bytes);
    }
}

/// The directory of this package, as the kernel lists it; not under Miri, which makes no system calls of its own.
#[cfg(all(target_os = "linux", not(miri)))]
#[test]
#[allow(unsafe_code, reason = "a system call that the C library does not offer everywhere")]
fn a_real_directory() {
    use std::os::fd::AsRawFd;
    let path = std::env::temp_dir().join(format!("heapstruct-{}", std::process::id()));
    std::fs::create_dir(&path).unwrap();
    let mut expected: Vec<String> = vec![".".into(), "..".into()];
    for i in 0..40 {
        let name = "n".repeat(1 + i * 6) + "é";
        std::fs::write(path.join(&name), "").unwrap();
        expected.push(name);
    }
    let directory = std::fs::File::open(&path).unwrap();
    let mut memory = [0xee_u8; 1024];
    let mut found = Vec::new();
    loop {
        let (fd, start, len) = (directory.as_raw_fd(), memory.as_mut_ptr(), memory.len());
        // SAFETY: the kernel writes at most `len` bytes to the memory, and keeps nothing of it.
        let read = unsafe { libc::syscall(libc::SYS_getdents64, fd, start, len) };
        let read = usize::try_from(read).unwrap();
        if read == 0 {
            break;
        }
        for entry in Dirent::stream(&memory[..read]) {
            let entry = entry.unwrap();
            assert!(entry.name().to_c_str().is_some() && entry.ino() != 0);
            found.push(entry.name().to_str().unwrap().to_owned());
        }
    }
    std::fs::remove_dir_all(&path).unwrap();
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
}

/// The notes of a program that a linker made: this one, with that of the C library in it.
#[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64", not(miri)))]
#[test]
fn notes_of_this_program() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Header {
        ident: [u8; 16],
        kind: u16,
        machine: u16,
        version: u32,
        entry: u64,
        phoff: u64,
        shoff: u64,
        flags: u32,
        ehsize: u16,
        phentsize: u16,
        phnum: u16,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Segment {
        kind: u32,
        flags: u32,
        offset: u64,
        vaddr: u64,
        paddr: u64,
        filesz: u64,
        memsz: u64,
        align: u64,
    }
    let program = std::fs::read("/proc/self/exe").unwrap();
    let header = Header::view(&program).unwrap();
    assert_eq!(
        (header.ident().as_bytes()[..4].to_vec(), usize::from(header.phentsize())),
        (b"\x7fELF".to_vec(), Segment::SIZE)
    );
    let segments = &program[usize::try_from(header.phoff()).unwrap()..];
    let segments = Segment::records(&segments[..usize::from(header.phnum()) * Segment::SIZE]).unwrap();
    let mut names = Vec::new();
    // `PT_NOTE`, of notes whose parts are aligned to 4 bytes.
    for segment in segments.iter().filter(|segment| segment.kind() == 4 && segment.align() <= 4) {
        let start = usize::try_from(segment.offset()).unwrap();
        let bytes = &program[start..][..usize::try_from(segment.filesz()).unwrap()];
        for note in Note::stream(bytes) {
            let note = note.unwrap();
            assert_eq!(note.description().unwrap().len(), usize::try_from(note.descsz()).unwrap());
            names.push(note.parts().as_bytes()[..usize::try_from(note.namesz()).unwrap()].to_vec());
        }
    }
    assert!(names.iter().any(|name| name == b"GNU\0"), "{names:?}");
}
