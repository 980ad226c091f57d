//! `statvfs` and `fstatvfs` beside the plain C call and `df(1)`; the definitions for other
//! machines beside what C compilers say of them.
#![allow(unsafe_code, reason = "the plain C call")]
#![allow(unused_qualifications, reason = "which of the definitions is the machine's own differs")]

use crate::files::{Folder, closed};
use core::mem::MaybeUninit;
use heapstruct::layout::LayoutError;
use heapstruct::posix::statvfs::{
    aix, android32, dragonfly, freebsd, haiku, hurd, linux_alpha, linux_alpha_cnt32, linux_x32, linux32, linux32_off32,
    linux64, macos, netbsd, openbsd, solaris,
};
use heapstruct::posix::{Errno, Error, FileSystemStat, Statvfs, StatvfsView, fstatvfs, statvfs};
use heapstruct::target::{Runtime, X86_64Haiku, X86_64Linux};
use heapstruct::{Buf, HeapStruct, ViewError};
use std::ffi::CString;
use std::fs::File;
use std::process::Command;

#[cfg(not(any(target_os = "hurd", all(target_os = "linux", target_env = "gnu"))))]
use libc::statvfs as c_statvfs;
#[cfg(any(target_os = "hurd", all(target_os = "linux", target_env = "gnu")))]
use libc::statvfs64 as c_statvfs;

/// File systems of several kinds, those that are there.
const PLACES: [&str; 7] = ["/", "/tmp", "/dev", "/dev/shm", "/proc", "/sys", "/boot"];

/// Calls until nobody else has written meanwhile, and both say the same.
#[track_caller]
fn settles<T: PartialEq + core::fmt::Debug>(mut ours: impl FnMut() -> T, mut theirs: impl FnMut() -> T) {
    for _ in 0..100 {
        if ours() == theirs() {
            return;
        }
    }
    assert_eq!(ours(), theirs());
}

fn places() -> impl Iterator<Item = &'static str> {
    PLACES.into_iter().filter(|path| std::fs::exists(path).is_ok_and(|exists| exists))
}

#[test]
fn with_the_c_call() {
    fn all(system: StatvfsView<&[u8]>) -> [u64; 11] {
        [
            system.block_size(),
            system.fragment_size(),
            system.blocks(),
            system.free_blocks(),
            system.available_blocks(),
            system.files(),
            system.free_files(),
            system.available_files(),
            system.id(),
            system.flags(),
            system.name_max(),
        ]
    }
    #[allow(clippy::useless_conversion, reason = "they have other types elsewhere")]
    let theirs = |path: &str| {
        let path = CString::new(path).unwrap();
        let mut out = MaybeUninit::<c_statvfs>::zeroed();
        // SAFETY: the path ends with NUL, and there is room for the struct.
        assert_eq!(unsafe { c_statvfs(path.as_ptr(), out.as_mut_ptr()) }, 0);
        // SAFETY: it is made of integers, and was zeroed.
        let system = unsafe { out.assume_init() };
        [
            system.f_bsize.into(),
            system.f_frsize.into(),
            system.f_blocks.into(),
            system.f_bfree.into(),
            system.f_bavail.into(),
            system.f_files.into(),
            system.f_ffree.into(),
            system.f_favail.into(),
            system.f_fsid.into(),
            system.f_flag.into(),
            system.f_namemax.into(),
        ]
    };
    let mut buffer = Buf::<Statvfs>::new();
    for path in places() {
        settles(|| all(statvfs(path, &mut buffer).unwrap()), || theirs(path));
        let file = File::open(path).unwrap();
        settles(|| all(fstatvfs(&file, &mut buffer).unwrap()), || theirs(path));
    }
}

#[test]
fn with_df() {
    let version = Command::new("df").arg("--version").output();
    if !version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("GNU coreutils")) {
        return;
    }
    let df = |path: &str| -> Vec<u128> {
        let output = Command::new("df").args(["-B1", "--output=size,used,avail,itotal,iavail", path]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        // It shows as a dash what is not known.
        text.lines().nth(1).unwrap().split_whitespace().map(|number| number.parse().unwrap_or(0)).collect()
    };
    let mut buffer = Buf::<Statvfs>::new();
    let mut ours = |path: &str| -> Vec<u128> {
        let system = statvfs(path, &mut buffer).unwrap();
        vec![
            system.total_bytes(),
            system.total_bytes() - system.free_bytes(),
            system.available_bytes(),
            system.files().into(),
            system.free_files().into(),
        ]
    };
    for path in places() {
        settles(|| ours(path), || df(path));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn flags_are_those_of_the_mount() {
    let mounts = std::fs::read_to_string("/proc/self/mounts").unwrap();
    let mut buffer = Buf::<Statvfs>::new();
    let mut seen = 0;
    for path in ["/", "/proc", "/sys", "/dev"] {
        // What was mounted last is what is seen.
        let line = mounts.lines().rev().find(|line| line.split(' ').nth(1) == Some(path));
        let Some(options) = line.and_then(|line| line.split(' ').nth(3)) else { continue };
        let Ok(system) = statvfs(path, &mut buffer) else { continue };
        let has = |name| options.split(',').any(|option| option == name);
        assert_eq!(system.is_read_only(), has("ro"), "{path}: {options}");
        assert_eq!(system.ignores_set_uid(), has("nosuid"), "{path}: {options}");
        seen += 1;
    }
    assert_ne!(seen, 0);
}

#[test]
fn errors() {
    let refused = |result: Result<StatvfsView<&[u8]>, Error>, errno| {
        assert_eq!(result.map(|_| ()), Err(Error::System(Errno::new(errno))));
    };
    let folder = Folder::new();
    let file = folder.file("file", b"");
    let mut buffer = Buf::<Statvfs>::new();
    refused(statvfs("missing", &mut buffer), libc::ENOENT);
    refused(statvfs("", &mut buffer), libc::ENOENT);
    refused(statvfs(&file.join("below"), &mut buffer), libc::ENOTDIR);
    refused(fstatvfs(closed(), &mut buffer), libc::EBADF);
    assert_eq!(statvfs("a\0b", &mut buffer).map(|_| ()), Err(Error::InteriorNul { at: 1 }));
    let mut bytes = [0xa5; Statvfs::SIZE - 1];
    let (needed, given) = (Statvfs::SIZE, bytes.len());
    assert_eq!(
        statvfs("/", &mut bytes).map(|_| ()),
        Err(Error::Buffer(ViewError::TooShort { record: "Statvfs", needed, given }))
    );
    assert_eq!(bytes, [0xa5; Statvfs::SIZE - 1]);
}

#[test]
fn memory_of_any_alignment() {
    let mut bytes = [0xa5; Statvfs::SIZE + 16];
    for at in 0..8 {
        let end = at + Statvfs::SIZE;
        let name_max = statvfs("/", &mut bytes[at..]).unwrap().name_max();
        assert_eq!(name_max, fstatvfs(File::open("/").unwrap(), &mut Buf::new()).unwrap().name_max());
        assert!(bytes[end..].iter().all(|byte| *byte == 0xa5), "at {at}");
    }
}

/// Offset and size of the members that every definition has.
const MEMBERS: [&str; 11] = [
    "f_bsize",
    "f_frsize",
    "f_blocks",
    "f_bfree",
    "f_bavail",
    "f_files",
    "f_ffree",
    "f_favail",
    "f_fsid",
    "f_flag",
    "f_namemax",
];

macro_rules! layouts {
    ($($definition:ident on $($target:ident)*: $size:literal, $($align:literal)*, $members:expr;)*) => {
        #[test]
        fn layouts_are_what_c_compilers_say() {
            $(
                let members: [(u64, u64); 11] = $members;
                for (target, align) in [$(Runtime::$target),*].into_iter().zip([$($align),*]) {
                    let layout = $definition::Statvfs::layout_on(target).unwrap();
                    assert_eq!((layout.size(), layout.align()), ($size, align), "{target:?}");
                    for (member, expected) in MEMBERS.iter().zip(members) {
                        let found = layout.members().find(|found| found.name() == *member).unwrap();
                        assert_eq!((found.offset(), found.size()), expected, "{member} on {target:?}");
                    }
                }
            )*
        }
    };
}

// By gcc 12 with the headers of glibc 2.36.
#[rustfmt::skip]
layouts! {
    linux64 on X86_64_LINUX AARCH64_LINUX RISCV64_LINUX POWERPC64_LINUX S390X_LINUX SPARC64_LINUX MIPS64_LINUX: 112, 8 8 8 8 8 8 8,
        [(0, 8), (8, 8), (16, 8), (24, 8), (32, 8), (40, 8), (48, 8), (56, 8), (64, 8), (72, 8), (80, 8)];
    linux32 on ARM_LINUX I686_LINUX MIPS_LINUX POWERPC_LINUX: 96, 8 4 8 8,
        [(0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 8), (48, 8), (56, 4), (64, 4), (68, 4)];
}

macro_rules! common_names {
    ($($definition:ident on $target:ident, ST_NOSUID $no_set_uid:literal;)*) => {
        #[test]
        fn common_names_read_the_right_members() {
            $({
                let mut bytes = [0; 2300];
                let mut view = $definition::Statvfs::view_mut_on(heapstruct::target::$target, &mut bytes).unwrap();
                view.set_f_bsize(65536);
                view.set_f_frsize(4096);
                view.set_f_blocks(0x7fff_ffff);
                view.set_f_bfree(3);
                view.set_f_bavail(2);
                view.set_f_files(40);
                view.set_f_ffree(31);
                view.set_f_favail(30);
                view.set_f_fsid(77);
                view.set_f_namemax(255);
                let name = stringify!($definition);
                assert_eq!((view.block_size(), view.fragment_size()), (65536, 4096), "{name}");
                assert_eq!((view.blocks(), view.free_blocks(), view.available_blocks()), (0x7fff_ffff, 3, 2));
                assert_eq!((view.files(), view.free_files(), view.available_files()), (40, 31, 30));
                assert_eq!((view.id(), view.name_max()), (77, 255));
                assert_eq!(view.total_bytes(), 0x7fff_ffff_000);
                assert_eq!((view.free_bytes(), view.available_bytes()), (12288, 8192));
                assert!(!view.is_read_only() && !view.ignores_set_uid());
                view.set_f_flag(1);
                assert!(view.is_read_only() && !view.ignores_set_uid(), "{name}");
                view.set_f_flag($no_set_uid);
                assert!(!view.is_read_only() && view.ignores_set_uid(), "{name}");
            })*
        }
    };
}

// All but those of machines that are no built-in target, which have views on these machines alone.
common_names! {
    aix on Powerpc64Aix, ST_NOSUID 0x40;
    android32 on ArmAndroid, ST_NOSUID 2;
    dragonfly on X86_64Dragonfly, ST_NOSUID 2;
    freebsd on X86_64Freebsd, ST_NOSUID 2;
    freebsd on I686Freebsd, ST_NOSUID 2;
    haiku on X86_64Haiku, ST_NOSUID 2;
    hurd on X86_64Hurd, ST_NOSUID 2;
    hurd on I686Hurd, ST_NOSUID 2;
    linux32 on MipsLinux, ST_NOSUID 2;
    linux32_off32 on MipsLinux, ST_NOSUID 2;
    linux64 on S390xLinux, ST_NOSUID 2;
    linux_alpha on AlphaLinux, ST_NOSUID 2;
    linux_alpha_cnt32 on AlphaLinux, ST_NOSUID 2;
    linux_x32 on X32Linux, ST_NOSUID 2;
    macos on Aarch64Macos, ST_NOSUID 2;
    netbsd on X86_64Netbsd, ST_NOSUID 8;
    openbsd on X86_64Openbsd, ST_NOSUID 2;
    solaris on Sparc64Solaris, ST_NOSUID 2;
}

#[test]
fn a_definition_is_for_its_own_targets() {
    let bytes = [0; 200];
    let target = Runtime::SPARC64_SOLARIS;
    assert_eq!(
        linux64::Statvfs::view_on(target, &bytes).map(|_| ()),
        Err(ViewError::Layout(LayoutError::WrongTarget {
            record: "Statvfs",
            target,
            stated: linux64::Statvfs::RECORD.targets().unwrap(),
        }))
    );
    // Of one size, and FreeBSD's members are in another order.
    assert!(freebsd::Statvfs::view_on(Runtime::X86_64_OPENBSD, &bytes).is_err());
    assert!(openbsd::Statvfs::view_on(Runtime::X86_64_OPENBSD, &bytes).is_ok());
}

#[test]
fn sizes_are_not_cut_off() {
    let mut bytes = [0; 112];
    let mut view = linux64::Statvfs::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    view.set_f_blocks(u64::MAX);
    view.set_f_frsize(u64::MAX);
    assert_eq!(view.total_bytes(), u128::from(u64::MAX) * u128::from(u64::MAX));

    let mut bytes = [0; 88];
    let mut view = haiku::Statvfs::view_mut_on(X86_64Haiku, &mut bytes).unwrap();
    view.set_f_bavail(-1);
    view.set_f_frsize(1);
    assert_eq!(view.available_bytes(), 0);
}
