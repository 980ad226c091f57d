//! What went wrong in the field, in other people's programs, as small cases with the right answer: compilers and system
//! headers gave it.

mod bits;
mod buffers;

use core::cell::Cell;
use core::ffi::{c_char, c_long, c_uint, c_ulong, c_ushort, c_void};
use heapstruct::abi::{Abi, Scalar};
use heapstruct::target::{
    Aarch64Linux, ArmLinux, Custom, I686Freebsd, I686Linux, I686Windows, I686WindowsGnu, MipsLinux, Native,
    PowerpcLinux, Riscv64Linux, Runtime, S390xLinux, Sparc64Linux, Target, X32Linux, X86_64Linux, X86_64Windows,
};
use heapstruct::{Addr, Buf, HeapStruct, Known, View, ViewError};

#[derive(HeapStruct)]
#[repr(C)]
struct Time {
    sec: c_long,
    nsec: c_long,
}

/// Offsets of the members, and the size behind them.
fn layout<X: HeapStruct + Known<T>, T: Target>(target: T) -> Vec<u64> {
    let layout = X::layout_on(target).unwrap();
    layout.members().map(|member| member.offset()).chain([layout.size()]).collect()
}

/// One `struct stat` was taken for that of every 64-bit Linux, so that owners and link counts were those of others.
mod stat_differs_between_three_64_bit_machines {
    use super::*;

    /// `AArch64`, RISC-V, LoongArch.
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Generic {
        dev: c_ulong,
        ino: c_ulong,
        mode: c_uint,
        nlink: c_uint,
        uid: c_uint,
        gid: c_uint,
        rdev: c_ulong,
        pad: c_ulong,
        size: c_long,
        blksize: i32,
        pad2: i32,
        blocks: c_long,
        atime: Time,
        mtime: Time,
        ctime: Time,
        unused: [c_uint; 2],
    }

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Amd64 {
        dev: c_ulong,
        ino: c_ulong,
        nlink: c_ulong,
        mode: c_uint,
        uid: c_uint,
        gid: c_uint,
        pad: c_uint,
        rdev: c_ulong,
        size: c_long,
        blksize: c_long,
        blocks: c_long,
        atime: Time,
        mtime: Time,
        ctime: Time,
        unused: [c_long; 3],
    }

    #[derive(HeapStruct)]
    #[repr(C)]
    struct S390x {
        dev: c_ulong,
        ino: c_ulong,
        nlink: c_ulong,
        mode: c_uint,
        uid: c_uint,
        gid: c_uint,
        pad: c_uint,
        rdev: c_ulong,
        size: c_long,
        atime: Time,
        mtime: Time,
        ctime: Time,
        blksize: c_ulong,
        blocks: c_long,
        unused: [c_ulong; 3],
    }

    #[test]
    fn layouts() {
        let generic = [0, 8, 16, 20, 24, 28, 32, 40, 48, 56, 60, 64, 72, 88, 104, 120, 128];
        assert_eq!(layout::<Generic, _>(Aarch64Linux), generic);
        assert_eq!(layout::<Generic, _>(Riscv64Linux), generic);
        let amd64 = [0, 8, 16, 24, 28, 32, 36, 40, 48, 56, 64, 72, 88, 104, 120, 144];
        assert_eq!(layout::<Amd64, _>(X86_64Linux), amd64);
        assert_eq!(layout::<S390x, _>(S390xLinux), [0, 8, 16, 24, 28, 32, 36, 40, 48, 56, 72, 88, 104, 112, 120, 144]);
    }

    /// The same bytes through all three: they agree on the size of the file and on nothing around it.
    #[test]
    fn one_buffer() {
        let mut bytes: [u8; 144] = core::array::from_fn(|i| u8::try_from(i).unwrap());
        bytes[48..56].copy_from_slice(&[7, 0, 0, 0, 0, 0, 0, 7]);
        let generic = Generic::view_on(Aarch64Linux, &bytes).unwrap();
        let amd64 = Amd64::view_on(X86_64Linux, &bytes).unwrap();
        let s390x = S390x::view_on(S390xLinux, &bytes).unwrap();
        assert_eq!([generic.size(), amd64.size(), s390x.size()], [0x0700_0000_0000_0007; 3]);
        assert_eq!((generic.mode(), amd64.mode(), s390x.mode()), (0x1312_1110, 0x1b1a_1918, 0x1819_1a1b));
        assert_eq!((generic.nlink(), amd64.nlink()), (0x1716_1514, 0x1716_1514_1312_1110));
        assert_eq!((amd64.atime().sec(), s390x.atime().sec()), (0x4f4e_4d4c_4b4a_4948, 0x3839_3a3b_3c3d_3e3f));
    }
}

/// The packing of `epoll_event` is that of x86-64 alone: without it there, or with it elsewhere, descriptors were read
/// from half of their bytes.
mod epoll_is_packed_on_one_machine {
    use super::*;

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Event {
        events: u32,
        data: u64,
    }

    #[derive(HeapStruct)]
    #[repr(C, packed)]
    struct Packed {
        events: u32,
        data: u64,
    }

    #[test]
    fn layouts() {
        for target in [
            Runtime::of(ArmLinux),
            Runtime::of(Aarch64Linux),
            Runtime::of(S390xLinux),
            Runtime::of(PowerpcLinux),
            Runtime::of(MipsLinux),
            Runtime::of(Sparc64Linux),
            Runtime::of(I686Windows),
            Runtime::of(X86_64Windows),
            Runtime::of(X86_64Linux),
            Runtime::of(X32Linux),
        ] {
            assert_eq!(layout::<Event, _>(target), [0, 8, 16], "{target}");
            assert_eq!(layout::<Packed, _>(target), [0, 4, 12], "{target}");
        }
        assert_eq!(layout::<Event, _>(I686Linux), [0, 4, 12]);
        assert_eq!(layout::<Event, _>(I686Freebsd), [0, 4, 12]);
    }

    #[test]
    fn bytes() {
        let bytes = [1, 0, 0, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88];
        let event = Packed::view_on(X86_64Linux, &bytes).unwrap();
        assert_eq!((event.events(), event.data()), (1, 0x8877_6655_4433_2211));
        assert_eq!(
            Event::view_on(Aarch64Linux, &bytes).map(|_| ()),
            Err(ViewError::TooShort { record: "Event", needed: 16, given: 12 })
        );
    }

    /// A pointer that is 4 modulo 8 was refused for such an event, though the kernel copies bytes and takes it.
    #[test]
    fn at_an_address_of_four_modulo_eight() {
        #[repr(align(8))]
        struct Aligned([u8; 24]);
        let mut memory = Aligned([0xa5; 24]);
        let mut event = Event::view_mut_on(Aarch64Linux, &mut memory.0[4..20]).unwrap();
        event.set_events(0x1f);
        event.set_data(u64::MAX - 1);
        let event = Event::view_on(Aarch64Linux, &memory.0[4..20]).unwrap();
        assert_eq!((event.events(), event.data()), (0x1f, u64::MAX - 1));
        assert_eq!(memory.0[20..], [0xa5; 4]);
    }

    /// A guest's event was handed to the host as it was: the 64-bit member is elsewhere there.
    #[test]
    fn from_a_guest_to_its_host_and_back() {
        let guest = [1, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];
        let host = [1, 0, 0, 0, 0, 0, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1];
        let mut there = [0; 16];
        let from = Event::view_on(I686Linux, &guest).unwrap();
        let mut to = Event::view_mut_on(Aarch64Linux, &mut there).unwrap();
        to.set_events(from.events());
        to.set_data(from.data());
        assert!(from == to);
        assert_eq!(there, host);
        let mut back = [0; 12];
        let mut again = Event::view_mut_on(Runtime::I686_LINUX, &mut back).unwrap();
        again.set_events(Event::view_on(Aarch64Linux, &host).unwrap().events());
        again.set_data(Event::view_on(Aarch64Linux, &host).unwrap().data());
        assert_eq!(back, guest);
    }
}

/// A nested struct was placed by the alignment that it has with 64 bits.
#[test]
fn a_nested_struct_is_aligned_as_on_the_target() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Part {
        id: [u8; 20],
        pointer: *mut c_void,
        size: i64,
        flags: u32,
        mode: u16,
        attributes: u16,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Whole {
        status: i32,
        flags: u32,
        s: u16,
        n: u16,
        own: Part,
        theirs: Part,
    }
    let parts = |mut offsets: Vec<u64>| offsets.split_off(4);
    assert_eq!(parts(layout::<Whole, _>(I686Linux)), [12, 52, 92]);
    assert_eq!(parts(layout::<Whole, _>(ArmLinux)), [16, 56, 96]);
    assert_eq!(parts(layout::<Whole, _>(I686Windows)), [16, 56, 96]);
    assert_eq!(parts(layout::<Whole, _>(X86_64Linux)), [16, 64, 112]);
    assert_eq!(parts(layout::<Whole, _>(Runtime::I686_LINUX)), [12, 52, 92]);
}

/// 64-bit members were aligned to 8 on 32-bit x86 Linux, where they are aligned to 4. Within one program both occur.
#[test]
fn eight_bytes_are_aligned_to_four_on_i386() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Integer {
        first: u8,
        second: i64,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Float {
        first: u8,
        second: f64,
    }
    for (target, expected) in [
        (Runtime::of(I686Linux), [0, 4, 12]),
        (Runtime::of(I686Freebsd), [0, 4, 12]),
        (Runtime::of(I686Windows), [0, 8, 16]),
        (Runtime::of(I686WindowsGnu), [0, 8, 16]),
        (Runtime::of(ArmLinux), [0, 8, 16]),
        (Runtime::of(PowerpcLinux), [0, 8, 16]),
        (Runtime::of(MipsLinux), [0, 8, 16]),
    ] {
        assert_eq!(layout::<Integer, _>(target), expected, "{target}");
        assert_eq!(layout::<Float, _>(target), expected, "{target}");
    }
}

heapstruct::row! {
    /// m68k Linux: nothing is aligned to more than 2 bytes.
    struct M68k = Abi::ILP32
        .big_endian()
        .with(Scalar::Int, 4, 2)
        .with(Scalar::Long, 4, 2)
        .with(Scalar::LongLong, 8, 2)
        .with(Scalar::Size, 4, 2)
        .with(Scalar::Pointer, 4, 2)
        .with(Scalar::Double, 8, 2)
        .with(Scalar::I32, 4, 2)
        .with(Scalar::I64, 8, 2)
        .with(Scalar::F32, 4, 2)
        .with(Scalar::F64, 8, 2);
}

/// Larger types were aligned to 4 or 8 on a machine that aligns everything to 2.
#[test]
fn everything_is_aligned_to_two_on_m68k() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Word {
        a: u8,
        b: u32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Float {
        x: i16,
        y: f64,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Wide {
        a: u8,
        b: i64,
        c: *const u8,
    }
    let m68k = Custom::<M68k>::new();
    assert_eq!(layout::<Word, _>(m68k), [0, 2, 6]);
    assert_eq!(layout::<Float, _>(m68k), [0, 2, 10]);
    assert_eq!(layout::<Wide, _>(m68k), [0, 2, 10, 14]);
    let mut bytes = [0xee; 6];
    Word::view_mut_on(m68k, &mut bytes).unwrap().set_b(0x0102_0304);
    assert_eq!(bytes, [0xee, 0xee, 1, 2, 3, 4]);
}

/// The size of a struct was taken for the sum of its members.
#[test]
fn a_sum_is_no_size() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Front {
        a: u8,
        b: u32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Back {
        a: u32,
        b: u8,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        a: u8,
        e: [Back; 2],
        z: u16,
    }
    assert_eq!(Front::SIZE, 8);
    assert_eq!(Back::SIZE, 8);
    assert_eq!(layout::<Outer, _>(Native), [0, 4, 20, 24]);
    let mut bytes = [0; 24];
    bytes[12] = 1;
    bytes[16] = 2;
    let outer = Outer::view_on(Runtime::X86_64_LINUX, &bytes).unwrap();
    let second = outer.e().get(1).unwrap();
    assert_eq!((second.a(), second.b()), (1, 2));
}

/// A tool laid structs out without padding unless told otherwise, and an array of them drifted.
#[test]
fn padding_is_the_default() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Padded {
        s: i16,
        c: i8,
    }
    #[derive(HeapStruct)]
    #[repr(C, packed)]
    struct Packed {
        s: i16,
        c: i8,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Three {
        all: [Padded; 3],
    }
    assert_eq!((Padded::SIZE, Packed::SIZE, Three::SIZE), (4, 3, 12));
    let bytes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    assert!(Three::view(&bytes).unwrap().all().iter().map(|padded| padded.c()).eq([2, 6, 10]));
    assert!(Padded::records(&bytes).unwrap().iter().map(|padded| padded.c()).eq([2, 6, 10]));
    assert!(Packed::records(&bytes).unwrap().iter().map(|packed| packed.c()).eq([2, 5, 8, 11]));
}

/// Input events were taken for 24 bytes where they are 16, so that every record but the first was rubbish.
#[test]
fn records_stand_as_far_apart_as_the_target_says() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Input {
        sec: c_ulong,
        usec: c_ulong,
        kind: c_ushort,
        code: c_ushort,
        value: i32,
    }
    let mut narrow = [0; 32];
    narrow[8..16].copy_from_slice(&[1, 0, 2, 0, 3, 0, 0, 0]);
    narrow[24..32].copy_from_slice(&[4, 0, 5, 0, 0xff, 0xff, 0xff, 0xff]);
    let mut wide = [0; 48];
    wide[16..24].copy_from_slice(&narrow[8..16]);
    wide[40..48].copy_from_slice(&narrow[24..32]);
    let decoded = [(1, 2, 3), (4, 5, -1)];
    macro_rules! decode {
        ($target:expr, $bytes:expr) => {{
            let records = Input::records_on($target, $bytes).unwrap();
            records.iter().map(|input| (input.kind(), input.code(), input.value())).collect::<Vec<_>>()
        }};
    }
    assert_eq!(decode!(I686Linux, &narrow), decoded);
    assert_eq!(decode!(ArmLinux, &narrow), decoded);
    assert_eq!(decode!(X32Linux, &narrow), decoded);
    assert_eq!(decode!(X86_64Linux, &wide), decoded);
    assert_eq!(decode!(Runtime::I686_LINUX, &narrow), decoded);
    assert_eq!(decode!(Runtime::AARCH64_LINUX, &wide), decoded);
    // 32 bytes are no whole number of the longer ones
    assert_eq!(
        Input::records_on(X86_64Linux, &narrow).map(|_| ()),
        Err(ViewError::NotWhole { record: "Input", size: 24, given: 32 })
    );
}

/// `statx` for a big-endian guest was written as on the host, so that directories looked like plain files.
#[test]
fn the_mode_of_statx_in_the_order_of_the_guest() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Stamp {
        sec: i64,
        nsec: u32,
        reserved: i32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Statx {
        mask: u32,
        blksize: u32,
        attributes: u64,
        nlink: u32,
        uid: u32,
        gid: u32,
        mode: u16,
        spare0: u16,
        ino: u64,
        size: u64,
        blocks: u64,
        attributes_mask: u64,
        atime: Stamp,
        btime: Stamp,
        ctime: Stamp,
        mtime: Stamp,
        rdev_major: u32,
        rdev_minor: u32,
        dev_major: u32,
        dev_minor: u32,
        rest: [u64; 14],
    }
    let expected = [0, 4, 8, 16, 20, 24, 28, 30, 32, 40, 48, 56, 64, 80, 96, 112, 128, 132, 136, 140, 144, 256];
    for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::ARM_LINUX, Runtime::MIPS_LINUX] {
        assert_eq!(layout::<Statx, _>(target), expected, "{target}");
    }
    let mut bytes = [0; 256];
    Statx::view_mut_on(MipsLinux, &mut bytes).unwrap().set_mode(0x41ed);
    assert_eq!(bytes[28..30], [0x41, 0xed]);
    assert_eq!(Statx::view_on(Runtime::MIPS_LINUX, &bytes).unwrap().mode(), 0o040_755);
}

/// A host's inode number that is too large for the guest's member was cut off, or ended the program.
#[test]
fn what_does_not_fit_is_reported() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Inode {
        before: u32,
        ino: c_ulong,
    }
    fn copy<T: Target>(target: T, ino: T::ULong, bytes: &mut [u8]) -> Result<(), heapstruct::DoesNotFit> {
        Inode::view_mut_on(target, bytes).unwrap().try_set_ino(ino)
    }
    let mut bytes = [0xa5; 8];
    let error = copy(Runtime::ARM_LINUX, 0x1_0000_0001, &mut bytes).unwrap_err();
    assert_eq!((error.value(), error.size()), (0x1_0000_0001, 4));
    assert_eq!(bytes, [0xa5; 8]);
    assert_eq!(copy(Runtime::ARM_LINUX, 0xffff_ffff, &mut bytes), Ok(()));
    assert_eq!(bytes, [0xa5, 0xa5, 0xa5, 0xa5, 0xff, 0xff, 0xff, 0xff]);
}

/// Directory entries for a little-endian guest were written in the host's order, wrong on big-endian hosts.
#[test]
fn a_guests_directory_entry_on_every_host() {
    heapstruct::row! {
        struct Wasm32 = Abi::ILP32.with(Scalar::I128, 16, 16);
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Entry {
        next: u64,
        ino: u64,
        namelen: u32,
        kind: u8,
    }
    let mut bytes = [0; 24];
    let mut entry = Entry::view_mut_on(Custom::<Wasm32>::new(), &mut bytes).unwrap();
    entry.set_next(1);
    entry.set_ino(2);
    entry.set_namelen(3);
    entry.set_kind(4);
    assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]);
}

/// A reference was made to an aligned struct from bytes at an odd address: undefined behaviour in safe code.
#[test]
fn a_watch_event_at_an_odd_address() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Watch {
        wd: i32,
        mask: u32,
        cookie: u32,
        len: u32,
    }
    let mut memory = vec![0xee];
    memory.extend([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, b'a', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let bytes = &memory[1..];
    let watch = Watch::view_on(X86_64Linux, bytes).unwrap();
    assert_eq!((watch.wd(), watch.mask(), watch.len(), View::size(&watch)), (1, 0x100, 16, 16));
    assert_eq!(View::size(&watch) + usize::try_from(watch.len()).unwrap(), bytes.len());
}

/// 64-bit members of display events were read through a reference from a byte array on a machine that traps.
#[test]
fn a_display_event_at_four_modulo_eight() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Header {
        kind: u32,
        length: u32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Flip {
        base: Header,
        user: u64,
        sec: u32,
        usec: u32,
        sequence: u32,
        crtc: u32,
    }
    assert_eq!(layout::<Flip, _>(ArmLinux), [0, 8, 16, 20, 24, 28, 32]);
    #[repr(align(8))]
    struct Aligned([u8; 40]);
    let mut memory = Aligned([0; 40]);
    let bytes = &mut memory.0[4..36];
    let mut flip = Flip::view_mut(bytes).unwrap();
    flip.set_user(0x0102_0304_0506_0708);
    flip.base_mut().set_length(32);
    let flip = Flip::view(bytes).unwrap();
    assert_eq!((flip.base().length(), flip.user()), (32, 0x0102_0304_0506_0708));
    // i386 aligns the struct to 4, and there the bytes are aligned
    assert_eq!(flip.as_native().is_none(), align_of::<Flip>() == 8);
    assert_eq!(bytes[8..16], 0x0102_0304_0506_0708_u64.to_ne_bytes());
}

/// Two libraries decoded whole structs, members included that nobody asked for and that held no value of their type.
#[test]
fn members_that_are_not_asked_for_are_not_decoded() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Mixed {
        valid: bool,
        number: u32,
        name: [c_char; 4],
        call: Option<unsafe extern "C" fn()>,
    }
    let mut bytes = vec![0xff; Mixed::SIZE];
    bytes[0] = 7;
    let mixed = Mixed::view(&bytes).unwrap();
    assert_eq!(mixed.number(), u32::MAX);
    // and when they are, it is a value or an error
    assert!(mixed.valid());
    assert!(mixed.name().to_str().is_err());
    assert!(!mixed.call().is_null());
}

/// To see bytes as a large struct took a copy of it. A view of 4 KiB is a slice; each member is found where it lies.
#[test]
fn a_large_struct_is_not_copied() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Large {
        first: u32,
        middle: [u8; 4088],
        last: u32,
    }
    let mut memory = vec![0; 4096];
    Large::view_mut(&mut memory).unwrap().set_last(5);
    let large = Large::view(&memory).unwrap();
    assert_eq!(size_of_val(&large), size_of::<&[u8]>());
    assert_eq!(large.middle().as_bytes().as_ptr(), memory[4..].as_ptr());
    assert_eq!((large.first(), large.last()), (0, 5));
}

/// Setting one member read the others, or wrote them back: here the memory's owner changed one meanwhile.
#[test]
fn a_setter_writes_its_member_and_reads_nothing() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Pair {
        mine: u8,
        theirs: u8,
    }
    let mut memory = [1, 1];
    let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    let mut view = Pair::over(cells, Native).unwrap();
    let before = view.theirs();
    cells[1].set(9);
    view.set_mine(2);
    assert_eq!((before, view.theirs()), (1, 9));
}

/// The byte order was a property of each member's type, so that one definition could not serve both orders.
#[test]
fn one_definition_serves_both_orders() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Nested {
        c: u16,
        d: u64,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        a: u16,
        b: u32,
        n: Nested,
    }
    let bytes = [0x12, 0x34, 0, 0, 0, 0, 0, 0x2a, 0x56, 0x78, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2];
    let read = |target: Runtime| {
        let outer = Outer::view_on(target, &bytes).unwrap();
        (outer.a(), outer.b(), outer.n().c(), outer.n().d())
    };
    assert_eq!(read(Runtime::S390X_LINUX), (0x1234, 0x2a, 0x5678, 0x0100_0000_0000_0002));
    assert_eq!(read(Runtime::AARCH64_LINUX), (0x3412, 0x2a00_0000, 0x7856, 0x0200_0000_0000_0001));
    // and the order moves no member
    assert_eq!(Outer::layout_on(Runtime::S390X_LINUX).unwrap(), Outer::layout_on(Runtime::AARCH64_LINUX).unwrap());
}

/// A login record has 384 bytes where its times have 32 bits and 400 where they have 64. Read as the other kind, all
/// records but the first were rubbish.
mod login_records_have_two_sizes {
    use super::*;

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Exit {
        termination: i16,
        status: i16,
    }

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Narrow {
        kind: i16,
        pid: i32,
        line: [c_char; 32],
        id: [c_char; 4],
        user: [c_char; 32],
        host: [c_char; 256],
        exit: Exit,
        session: i32,
        sec: i32,
        usec: i32,
        addr: [i32; 4],
        reserved: [c_char; 20],
    }

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Wide {
        kind: i16,
        pid: i32,
        line: [c_char; 32],
        id: [c_char; 4],
        user: [c_char; 32],
        host: [c_char; 256],
        exit: Exit,
        session: c_long,
        sec: c_long,
        usec: c_long,
        addr: [i32; 4],
        reserved: [c_char; 20],
    }

    #[test]
    fn layouts() {
        for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::ARM_LINUX] {
            assert_eq!(layout::<Narrow, _>(target), [0, 4, 8, 40, 44, 76, 332, 336, 340, 344, 348, 364, 384]);
        }
        for target in [Runtime::AARCH64_LINUX, Runtime::S390X_LINUX] {
            assert_eq!(layout::<Wide, _>(target), [0, 4, 8, 40, 44, 76, 332, 336, 344, 352, 360, 376, 400]);
        }
    }

    #[test]
    fn two_records() {
        let mut bytes = [0; 768];
        for (i, user) in ["root", "operator"].into_iter().enumerate() {
            let mut records = Narrow::records_mut_on(X86_64Linux, &mut bytes).unwrap();
            let mut record = records.get_mut(i).unwrap();
            record.set_kind(7);
            record.try_set_user(user).unwrap();
            record.set_sec(1_700_000_000 + i32::try_from(i).unwrap());
        }
        let records = Narrow::records_on(X86_64Linux, &bytes).unwrap();
        let read: Vec<_> = records.iter().map(|record| (record.user().to_str().unwrap(), record.sec())).collect();
        assert_eq!(read, [("root", 1_700_000_000), ("operator", 1_700_000_001)]);
        // 768 is no multiple of 400
        assert_eq!(
            Wide::records_on(Aarch64Linux, &bytes).map(|_| ()),
            Err(ViewError::NotWhole { record: "Wide", size: 400, given: 768 })
        );
    }

    #[test]
    fn of_a_big_endian_machine() {
        let mut bytes = [0; 400];
        let mut record = Wide::view_mut_on(S390xLinux, &mut bytes).unwrap();
        record.set_kind(7);
        record.set_sec(1_700_000_000);
        record.exit_mut().set_status(1);
        assert_eq!((&bytes[..2], &bytes[334..336]), (&[0, 7][..], &[0, 1][..]));
        assert_eq!(bytes[344..352], 1_700_000_000_i64.to_be_bytes());
    }
}

/// A page of registers that was fetched for a 32-bit program is shorter than the struct: it is no view of it.
#[test]
fn a_short_register_block_is_refused() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Registers {
        all: [c_ulong; 27],
    }
    let fetched = [0; 68];
    assert_eq!(
        Registers::view_on(X86_64Linux, &fetched).map(|_| ()),
        Err(ViewError::TooShort { record: "Registers", needed: 216, given: 68 })
    );
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Registers32 {
        all: [u32; 17],
    }
    assert_eq!(Registers32::view_on(I686Linux, &fetched).unwrap().all().len(), 17);
}

/// A pointer of the guest's was as wide as the host's, so that the member behind it was read from its upper half.
#[test]
fn pointers_are_as_wide_as_the_target_has_them() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Vector {
        base: *mut c_void,
        len: usize,
    }
    let mut bytes = [0; 16];
    let mut vector = Vector::view_mut_on(ArmLinux, &mut bytes).unwrap();
    vector.set_base(Addr::new(0x8000_0000));
    vector.set_len(0x10);
    assert_eq!(bytes, [0, 0, 0, 0x80, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let vector = Vector::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((vector.base().addr(), vector.len()), (0x0000_0010_8000_0000, 0));
    let mut buf = Buf::<Vector>::new();
    buf.view_mut().set_len(3);
    assert_eq!(Vector::SIZE, 2 * size_of::<usize>());
}
