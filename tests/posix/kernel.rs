//! The kernel's own structs: their layouts beside what C compilers say of <asm/stat.h>, and
//! this kernel's beside the standard library.
#![allow(unsafe_code, reason = "the system call by hand")]

use heapstruct::HeapStruct;
use heapstruct::layout::RecordLayout;
use heapstruct::posix::stat::{
    kernel_aarch64, kernel_arm, kernel_i386, kernel_mips, kernel_mips64, kernel_powerpc, kernel_powerpc64,
    kernel_riscv64, kernel_s390x, kernel_sparc, kernel_sparc64, kernel_sparc64_stat64, kernel_x86_64,
};
use heapstruct::posix::{FileStat, Time};
use heapstruct::target::Runtime;

const MEMBERS: [&str; 13] = [
    "st_dev",
    "st_ino",
    "st_mode",
    "st_nlink",
    "st_uid",
    "st_gid",
    "st_rdev",
    "st_size",
    "st_blksize",
    "st_blocks",
    "st_atime",
    "st_mtime",
    "st_ctime",
];

fn layout_is(layout: &RecordLayout, size: u64, align: u64, members: [(u64, u64); 13], name: &str) {
    assert_eq!((layout.size(), layout.align()), (size, align), "{name}");
    for (member, (offset, width)) in MEMBERS.iter().zip(members) {
        let of = |name: &str| layout.members().find(|found| found.name() == name).unwrap();
        let found = of(member);
        assert_eq!((found.offset(), found.size()), (offset, width), "{member} of {name}");
        if member.ends_with("time") && name != "kernel_sparc64" {
            let found = of(&format!("{member}_nsec"));
            assert_eq!((found.offset(), found.size()), (offset + width, width), "{member}_nsec of {name}");
        }
    }
}

macro_rules! layouts {
    ($($definition:ident on $target:ident: $size:literal, $align:literal, $members:expr;)*) => {
        #[test]
        fn layouts_are_what_c_compilers_say() {
            $(
                let layout = $definition::Stat::layout_on(Runtime::$target).unwrap();
                layout_is(&layout, $size, $align, $members, stringify!($definition));
            )*
        }
    };
}

// By gcc 12 with the headers of Linux 6.1.
#[rustfmt::skip]
layouts! {
    kernel_x86_64 on X86_64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 8), (88, 8), (104, 8)];
    kernel_powerpc64 on POWERPC64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 8), (88, 8), (104, 8)];
    kernel_sparc64_stat64 on SPARC64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 8), (88, 8), (104, 8)];
    kernel_aarch64 on AARCH64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (88, 8), (104, 8)];
    kernel_riscv64 on RISCV64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (88, 8), (104, 8)];
    kernel_s390x on S390X_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (104, 8), (112, 8), (56, 8), (72, 8), (88, 8)];
    kernel_sparc64 on SPARC64_LINUX: 104, 8, [(0, 4), (8, 8), (16, 4), (20, 2), (24, 4), (28, 4), (32, 4), (40, 8), (72, 8), (80, 8), (48, 8), (56, 8), (64, 8)];
    kernel_mips64 on MIPS64_LINUX: 104, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 4), (72, 4), (80, 4)];
    kernel_mips on MIPS_LINUX: 104, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 4), (72, 4), (80, 4)];
    kernel_i386 on I686_LINUX: 96, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (64, 4), (72, 4), (80, 4)];
    kernel_arm on ARM_LINUX: 104, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 4), (80, 4), (88, 4)];
    kernel_powerpc on POWERPC_LINUX: 104, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 4), (80, 4), (88, 4)];
    kernel_sparc on SPARC_LINUX: 104, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (68, 4), (72, 4), (80, 4), (88, 4)];
}

#[test]
fn times_have_a_sign() {
    let mut bytes = [0; 104];
    let mut file = kernel_mips64::Stat::view_mut_on(Runtime::MIPS64_LINUX, &mut bytes).unwrap();
    file.set_st_mtime(u32::MAX - 1);
    file.set_st_mtime_nsec(500_000_000);
    assert_eq!(file.modified(), Time::new(-2, 500_000_000).unwrap());
    let mut file = kernel_sparc64::Stat::view_mut_on(Runtime::SPARC64_LINUX, &mut bytes).unwrap();
    file.set_st_nlink(-1);
    file.set_st_ctime(7);
    assert_eq!((file.links(), file.changed()), (0xffff, Time::from_timespec(7, 0)));
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod this_kernel {
    use super::*;
    use crate::files::Folder;
    use heapstruct::Buf;
    use std::fs::File;
    use std::os::fd::AsRawFd;
    use std::os::unix::fs::MetadataExt;

    /// The number of the call that fills the struct, and the definition of that.
    macro_rules! kernels {
        ($($definition:ident by $call:ident: $condition:meta;)*) => {
            $(
                #[cfg($condition)]
                use {libc::$call as CALL, super::$definition::Stat as Kernel};
            )*
        };
    }

    kernels! {
        kernel_x86_64 by SYS_fstat: all(target_arch = "x86_64", target_pointer_width = "64");
        kernel_powerpc64 by SYS_fstat: target_arch = "powerpc64";
        kernel_aarch64 by SYS_fstat: target_arch = "aarch64";
        kernel_riscv64 by SYS_fstat: target_arch = "riscv64";
        kernel_s390x by SYS_fstat: target_arch = "s390x";
        kernel_mips64 by SYS_fstat: target_arch = "mips64";
        kernel_sparc64_stat64 by SYS_fstat64: target_arch = "sparc64";
        kernel_i386 by SYS_fstat64: target_arch = "x86";
        kernel_arm by SYS_fstat64: target_arch = "arm";
        kernel_mips by SYS_fstat64: target_arch = "mips";
        kernel_powerpc by SYS_fstat64: target_arch = "powerpc";
    }

    #[test]
    fn fills_its_struct() {
        let folder = Folder::new();
        folder.all_kinds();
        let mut buffer = Buf::<Kernel>::new();
        for name in ["file", "large", "old", "special", "folder"] {
            let file = File::open(folder.path(name)).unwrap();
            // SAFETY: the descriptor is open, and there is room for the struct.
            assert_eq!(unsafe { libc::syscall(CALL, file.as_raw_fd(), buffer.as_mut_ptr()) }, 0);
            let (ours, theirs) = (buffer.view(), file.metadata().unwrap());
            assert_eq!(ours.device().number(), theirs.dev(), "{name}");
            assert_eq!(ours.inode(), theirs.ino(), "{name}");
            assert_eq!(ours.mode().bits(), theirs.mode(), "{name}");
            assert_eq!(ours.links(), theirs.nlink(), "{name}");
            assert_eq!((ours.uid(), ours.gid()), (theirs.uid(), theirs.gid()), "{name}");
            assert_eq!(u64::try_from(ours.file_size()), Ok(theirs.size()), "{name}");
            assert_eq!(ours.block_size(), i64::try_from(theirs.blksize()).ok(), "{name}");
            assert_eq!(ours.blocks(), i64::try_from(theirs.blocks()).ok(), "{name}");
            // On s390x qemu 7.2 fills in whole seconds alone.
            let time = |seconds, nanoseconds| {
                Time::from_timespec(seconds, if cfg!(target_arch = "s390x") { 0 } else { nanoseconds })
            };
            let whole = |ours: Time| time(ours.seconds(), ours.nanoseconds().into());
            assert_eq!(whole(ours.accessed()), time(theirs.atime(), theirs.atime_nsec()), "{name}");
            assert_eq!(whole(ours.modified()), time(theirs.mtime(), theirs.mtime_nsec()), "{name}");
            assert_eq!(whole(ours.changed()), time(theirs.ctime(), theirs.ctime_nsec()), "{name}");
        }
    }
}
