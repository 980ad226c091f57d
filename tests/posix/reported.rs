//! Faults that other projects shipped in their `struct stat` and its kin, with the bytes that show them.

use heapstruct::layout::LayoutError;
use heapstruct::posix::stat::{
    linux_generic, linux_musl_i386, linux_s390x, linux_time64, linux_time64_be, linux_x86_64,
};
use heapstruct::posix::{AnyStat, FileStat, FileStatx, FileType, Statx, StatxMask};
use heapstruct::target::{I686Linux, PowerpcLinux, Runtime, S390xLinux, X86_64Linux};
use heapstruct::{DoesNotFit, HeapStruct, ViewError};

fn offsets<X: HeapStruct + heapstruct::Known<Runtime>>(target: Runtime, names: &[&str]) -> Vec<u64> {
    let layout = X::layout_on(target).unwrap();
    let offset = |name: &&str| layout.members().find(|member| member.name() == *name).unwrap().offset();
    names.iter().map(offset).collect()
}

/// One `struct stat` was taken for that of every 64-bit Linux, so that owners and link counts were read from the
/// wrong bytes. There are three, and two of them have one size.
#[test]
fn three_structs_of_64_bit_linux() {
    const NAMES: [&str; 9] =
        ["st_mode", "st_nlink", "st_uid", "st_gid", "st_rdev", "st_size", "st_blksize", "st_blocks", "st_atim"];
    assert_eq!(offsets::<linux_generic::Stat>(Runtime::AARCH64_LINUX, &NAMES), [16, 20, 24, 28, 32, 48, 56, 64, 72]);
    assert_eq!(offsets::<linux_x86_64::Stat>(Runtime::X86_64_LINUX, &NAMES), [24, 16, 28, 32, 40, 48, 56, 64, 72]);
    assert_eq!(offsets::<linux_s390x::Stat>(Runtime::S390X_LINUX, &NAMES), [24, 16, 28, 32, 40, 48, 104, 112, 56]);
    let sizes = [Runtime::AARCH64_LINUX, Runtime::X86_64_LINUX, Runtime::S390X_LINUX].map(AnyStat::size_on);
    assert_eq!(sizes, [Ok(128), Ok(144), Ok(144)]);
}

/// The same buffer through all three: the size is in one place, the mode is not. (The size reads alike in both byte
/// orders, and so does each mode.)
#[test]
fn one_buffer_through_all_three() {
    let mut bytes = [0; 144];
    bytes[48..56].copy_from_slice(&[1, 0, 0, 0, 0, 0, 0, 1]);
    bytes[16..20].copy_from_slice(&[0xa1, 0, 0, 0xa1]);
    bytes[24..28].copy_from_slice(&[0x41, 0, 0, 0x41]);
    let [generic, x86_64, s390x] = [Runtime::AARCH64_LINUX, Runtime::X86_64_LINUX, Runtime::S390X_LINUX]
        .map(|target| AnyStat::new(target, &bytes[..]).unwrap());
    assert_eq!([generic, x86_64, s390x].map(|file| file.file_size()), [0x0100_0000_0000_0001; 3]);
    assert_eq!([generic, x86_64, s390x].map(|file| file.mode().bits()), [0xa100_00a1, 0x4100_0041, 0x4100_0041]);
    assert_eq!([generic, x86_64, s390x].map(|file| file.uid()), [0x4100_0041, 0, 0]);
}

/// To read one machine's struct through another's definition does not compile where the target is a type (that is
/// among the ui tests), and where it is a value it is an error which names both.
#[test]
fn another_machines_definition_is_refused() {
    let bytes = [0; 144];
    let error = linux_x86_64::Stat::view_on(Runtime::S390X_LINUX, &bytes).map(|_| ()).unwrap_err();
    assert_eq!(
        error,
        ViewError::Layout(LayoutError::WrongTarget {
            record: "Stat",
            target: Runtime::S390X_LINUX,
            stated: &[
                Runtime::X86_64_LINUX,
                Runtime::X32_LINUX,
                Runtime::POWERPC64_LINUX,
                Runtime::POWERPC64LE_LINUX,
                Runtime::X86_64_ANDROID,
            ],
        })
    );
    assert_eq!(
        error.to_string(),
        "this `Stat` is not the struct of `s390x-unknown-linux-gnu`, but of `x86_64-unknown-linux-gnu`, \
         `x86_64-unknown-linux-gnux32`, `powerpc64-unknown-linux-gnu` and 2 more"
    );
    assert!(linux_s390x::Stat::records_on(Runtime::X86_64_LINUX, &bytes).is_err());
    assert!(linux_s390x::Stat::size_on(Runtime::X86_64_LINUX).is_err());
    assert!(linux_s390x::Stat::layout_on(Runtime::X86_64_LINUX).is_err());
    assert!(linux_generic::Stat::over(bytes, Runtime::X86_64_LINUX).is_err());
}

/// `time_t` was declared as a `long` where it has 64 bits: `fstat` wrote 24 bytes past the buffer, and nanoseconds of
/// big-endian machines were read from the padding before them.
#[test]
fn nanoseconds_beside_64_bit_seconds() {
    const NAMES: [&str; 2] = ["tv_sec", "tv_nsec"];
    let little = [Runtime::I686_LINUX_TIME64, Runtime::ARM_LINUX_TIME64].map(|target| {
        let layout = linux_time64::Timespec::layout_on(target).unwrap();
        (layout.size(), offsets::<linux_time64::Timespec>(target, &NAMES))
    });
    assert_eq!(little, [(16, vec![0, 8]), (16, vec![0, 8])]);
    let big = linux_time64_be::Timespec::layout_on(Runtime::POWERPC_LINUX).unwrap();
    assert_eq!((big.size(), offsets::<linux_time64_be::Timespec>(Runtime::POWERPC_LINUX, &NAMES)), (16, vec![0, 12]));
    let musl = linux_musl_i386::Timespec::layout_on(Runtime::I686_LINUX_MUSL).unwrap();
    assert_eq!(musl.size(), 16);

    // Ten nanoseconds, and what is in the padding is not read.
    let mut bytes = [0xff; 144];
    let size = AnyStat::size_on(Runtime::POWERPC_LINUX_TIME64).unwrap();
    bytes[64..80].copy_from_slice(&[0, 0, 0, 0, 0, 0, 0, 9, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 10]);
    let file = AnyStat::new(Runtime::POWERPC_LINUX_TIME64, &bytes[..size]).unwrap();
    assert_eq!(file.accessed().to_string(), "9.000000010");

    // A buffer for the struct with 32-bit times is none for the other.
    let needed = AnyStat::size_on(Runtime::I686_LINUX_MUSL).unwrap();
    assert_eq!((AnyStat::size_on(Runtime::I686_LINUX).unwrap(), needed), (96, 144));
    let error = AnyStat::new(Runtime::I686_LINUX_MUSL, &bytes[..96]).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "`Stat` needs 144 bytes, 96 were given");
}

/// `statx` for big-endian guests was written as little-endian, so that directories looked like plain files.
#[test]
fn statx_of_a_big_endian_guest() {
    const NAMES: [&str; 7] = ["stx_mode", "stx_ino", "stx_size", "stx_atime", "stx_btime", "stx_ctime", "stx_mtime"];
    for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::ARM_LINUX, Runtime::MIPS_LINUX] {
        assert_eq!(offsets::<Statx>(target, &NAMES), [28, 32, 40, 64, 80, 96, 112], "{target}");
        assert_eq!(Statx::size_on(target), Ok(256), "{target}");
    }
    let mut bytes = [0; 256];
    let mut guest = Statx::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    guest.set_stx_mask((StatxMask::TYPE | StatxMask::MODE).bits());
    guest.set_stx_mode(0o040755);
    assert_eq!(guest.file_type(), Some(FileType::Directory));
    assert_eq!(bytes[28..30], [0x41, 0xed]);
    let wrong = Statx::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!(wrong.stx_mode(), 0xed41);
}

/// A host's inode number did not fit the guest's member, and was cut off or ended the program.
#[test]
fn an_inode_number_that_the_guest_cannot_hold() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Entry {
        d_ino: libc::ino_t,
        d_off: libc::off_t,
    }
    let mut bytes = [0; 16];
    let mut entry = Entry::view_mut_on(I686Linux, &mut bytes).unwrap();
    let host = 0x1_0000_0001_u64;
    assert!(u32::try_from(host).is_err(), "the type of the plain setter has the guest's width");
    entry.set_d_ino(7);
    let mut entry = Entry::view_mut_on(Runtime::I686_LINUX, &mut bytes).unwrap();
    let error: DoesNotFit = entry.try_set_d_ino(host.into()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "4294967297 does not fit into the target's `ino_t`, which is unsigned and has 4 bytes"
    );
    assert_eq!(bytes[..4], [7, 0, 0, 0]);
    let mut entry = Entry::view_mut_on(S390xLinux, &mut bytes).unwrap();
    entry.set_d_ino(host);
    assert_eq!(bytes[..8], host.to_be_bytes());
}
