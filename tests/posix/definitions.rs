//! The definitions of `struct stat` for other machines, beside what C compilers say of them.

use heapstruct::layout::{LayoutError, RecordLayout};
use heapstruct::posix::stat::*;
use heapstruct::posix::{FileStat, Time};
use heapstruct::target::{self, Runtime};
use heapstruct::{HeapStruct, ViewError};

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
    "st_atim",
    "st_mtim",
    "st_ctim",
];

const WINDOWS_MEMBERS: [&str; 11] = [
    "st_dev", "st_ino", "st_mode", "st_nlink", "st_uid", "st_gid", "st_rdev", "st_size", "st_atime", "st_mtime",
    "st_ctime",
];

/// Size and alignment, then offset and size of each member.
type Facts<'a> = (u64, u64, &'a [(u64, u64)]);

fn layout_is(layout: &RecordLayout, names: &[&str], (size, align, members): Facts, name: &str) {
    assert_eq!((layout.size(), layout.align()), (size, align), "{name}");
    assert_eq!(names.len(), members.len(), "{name}");
    for (member, expected) in names.iter().zip(members) {
        let found = layout.members().find(|found| found.name() == *member).unwrap();
        assert_eq!((found.offset(), found.size()), *expected, "{member} of {name}");
    }
}

macro_rules! layouts {
    ($test:ident, $names:ident; $($definition:ident on $target:ident: $size:literal, $align:literal, $members:expr;)*) => {
        #[test]
        fn $test() {
            $(
                let layout = $definition::Stat::layout_on(Runtime::$target).unwrap();
                let name = concat!(stringify!($definition), " on ", stringify!($target));
                layout_is(&layout, &$names, ($size, $align, &$members), name);
            )*
        }
    };
}

// By gcc 12 with the headers of glibc 2.36, and for the last three of musl 1.2.3.
#[rustfmt::skip]
layouts! {
    layouts_are_what_c_compilers_say, MEMBERS;
    linux_x86_64 on X86_64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_x86_64 on X32_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_powerpc64 on POWERPC64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_powerpc64 on POWERPC64LE_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_aarch64 on AARCH64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_riscv64 on RISCV64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_s390x on S390X_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (104, 8), (112, 8), (56, 16), (72, 16), (88, 16)];
    linux_mips64 on MIPS64_LINUX: 216, 8, [(0, 8), (24, 8), (32, 4), (40, 8), (48, 4), (52, 4), (56, 8), (80, 8), (136, 8), (152, 8), (88, 16), (104, 16), (120, 16)];
    linux_mips64 on MIPS64EL_LINUX: 216, 8, [(0, 8), (24, 8), (32, 4), (40, 8), (48, 4), (52, 4), (56, 8), (80, 8), (136, 8), (152, 8), (88, 16), (104, 16), (120, 16)];
    linux_sparc64 on SPARC64_LINUX: 144, 8, [(0, 8), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 8), (56, 8), (64, 8), (72, 8), (80, 16), (96, 16), (112, 16)];
    linux_alpha on ALPHA_LINUX: 136, 8, [(0, 8), (8, 8), (40, 4), (56, 4), (44, 4), (48, 4), (16, 8), (24, 8), (52, 4), (32, 8), (64, 16), (80, 16), (96, 16)];
    linux_alpha_ino32 on ALPHA_LINUX: 136, 8, [(0, 8), (8, 4), (40, 4), (56, 4), (44, 4), (48, 4), (16, 8), (24, 8), (52, 4), (32, 4), (64, 16), (80, 16), (96, 16)];
    linux_arc on ARC_LINUX: 128, 4, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_i386 on I686_LINUX: 96, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (64, 8), (72, 8), (80, 8)];
    linux_arm on ARM_LINUX: 104, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_sh4 on SH4_LINUX: 96, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (64, 8), (72, 8), (80, 8)];
    linux_s390 on S390_LINUX: 104, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_hppa on HPPA_LINUX: 104, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_m68k on M68K_LINUX: 92, 2, [(0, 8), (84, 8), (14, 4), (18, 4), (22, 4), (26, 4), (30, 8), (40, 8), (48, 4), (52, 8), (60, 8), (68, 8), (76, 8)];
    linux_powerpc on POWERPC_LINUX: 104, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_sparc on SPARC_LINUX: 104, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_mips on MIPS_LINUX: 160, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 8), (72, 8), (80, 8)];
    linux_mips on MIPSEL_LINUX: 160, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 8), (72, 8), (80, 8)];
    linux_mipsn32 on MIPSN32_LINUX: 176, 8, [(0, 8), (24, 8), (32, 4), (36, 4), (40, 4), (44, 4), (48, 8), (72, 8), (104, 4), (112, 8), (80, 8), (88, 8), (96, 8)];
    linux_mipsn32 on MIPSELN32_LINUX: 176, 8, [(0, 8), (24, 8), (32, 4), (36, 4), (40, 4), (44, 4), (48, 8), (72, 8), (104, 4), (112, 8), (80, 8), (88, 8), (96, 8)];
    linux_i386_off32 on I686_LINUX: 88, 4, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on ARM_LINUX: 88, 8, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on SH4_LINUX: 88, 4, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on S390_LINUX: 88, 8, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on HPPA_LINUX: 88, 8, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on M68K_LINUX: 84, 2, [(0, 8), (10, 4), (14, 4), (18, 4), (22, 4), (26, 4), (30, 8), (40, 4), (44, 4), (48, 4), (52, 8), (60, 8), (68, 8)];
    linux_i386_off32 on POWERPC_LINUX: 88, 8, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_i386_off32 on SPARC_LINUX: 88, 8, [(0, 8), (12, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 4), (48, 4), (52, 4), (56, 8), (64, 8), (72, 8)];
    linux_mips_off32 on MIPS_LINUX: 144, 4, [(0, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 4), (36, 4), (48, 4), (80, 4), (84, 4), (56, 8), (64, 8), (72, 8)];
    linux_mips_off32 on MIPSEL_LINUX: 144, 4, [(0, 4), (16, 4), (20, 4), (24, 4), (28, 4), (32, 4), (36, 4), (48, 4), (80, 4), (84, 4), (56, 8), (64, 8), (72, 8)];
    linux_mipsn32_off32 on MIPSN32_LINUX: 160, 8, [(0, 8), (20, 4), (24, 4), (28, 4), (32, 4), (36, 4), (40, 8), (56, 4), (88, 4), (96, 4), (64, 8), (72, 8), (80, 8)];
    linux_mipsn32_off32 on MIPSELN32_LINUX: 160, 8, [(0, 8), (20, 4), (24, 4), (28, 4), (32, 4), (36, 4), (40, 8), (56, 4), (88, 4), (96, 4), (64, 8), (72, 8), (80, 8)];
    linux_time64 on I686_LINUX: 108, 4, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (52, 8), (60, 16), (76, 16), (92, 16)];
    linux_time64 on ARM_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64 on SH4_LINUX: 108, 4, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (52, 8), (60, 16), (76, 16), (92, 16)];
    linux_time64 on MIPSEL_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64 on MIPSELN32_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64 on I686_LINUX_TIME64: 108, 4, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (52, 8), (60, 16), (76, 16), (92, 16)];
    linux_time64 on ARM_LINUX_TIME64: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64 on MIPSEL_LINUX_TIME64: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on POWERPC_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on S390_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on MIPS_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on MIPSN32_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on HPPA_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on SPARC_LINUX: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on M68K_LINUX: 108, 2, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (52, 8), (60, 16), (76, 16), (92, 16)];
    linux_time64_be on POWERPC_LINUX_TIME64: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_time64_be on MIPS_LINUX_TIME64: 112, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (48, 4), (56, 8), (64, 16), (80, 16), (96, 16)];
    linux_musl_i386 on I686_LINUX_MUSL: 144, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (96, 16), (112, 16), (128, 16)];
    linux_musl_arm on ARM_LINUX_MUSL: 152, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (104, 16), (120, 16), (136, 16)];
    linux_musl_mips64 on MIPS64EL_LINUX_MUSL: 208, 8, [(0, 8), (24, 8), (32, 4), (36, 4), (40, 4), (44, 4), (48, 8), (64, 8), (128, 8), (144, 8), (80, 16), (96, 16), (112, 16)];
}

// By gcc 12 with the headers of mingw-w64 10.
#[rustfmt::skip]
layouts! {
    layouts_of_windows_are_what_mingw_says, WINDOWS_MEMBERS;
    windows_stat64 on X86_64_WINDOWS_GNU: 56, 8, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (24, 8), (32, 8), (40, 8), (48, 8)];
    windows_stat32 on X86_64_WINDOWS_GNU: 36, 4, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (20, 4), (24, 4), (28, 4), (32, 4)];
    windows_stat64i32 on X86_64_WINDOWS_GNU: 48, 8, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (20, 4), (24, 8), (32, 8), (40, 8)];
    windows_stat64 on I686_WINDOWS_GNU: 56, 8, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (24, 8), (32, 8), (40, 8), (48, 8)];
    windows_stat32 on I686_WINDOWS_GNU: 36, 4, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (20, 4), (24, 4), (28, 4), (32, 4)];
    windows_stat64i32 on I686_WINDOWS_GNU: 48, 8, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (20, 4), (24, 8), (32, 8), (40, 8)];
    windows_stat32i64 on I686_WINDOWS_GNU: 48, 8, [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2), (16, 4), (24, 8), (32, 4), (36, 4), (40, 4)];
}

// As rustc lays out what the `libc` crate 0.2.191 declares for these targets.
#[rustfmt::skip]
layouts! {
    layouts_are_what_the_libc_crate_declares, MEMBERS;
    linux_loongarch64 on LOONGARCH64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    freebsd on X86_64_FREEBSD: 224, 8, [(0, 8), (8, 8), (24, 2), (16, 8), (28, 4), (32, 4), (40, 8), (112, 8), (128, 4), (120, 8), (48, 16), (64, 16), (80, 16)];
    freebsd_i386 on I686_FREEBSD: 208, 4, [(0, 8), (8, 8), (24, 2), (16, 8), (28, 4), (32, 4), (40, 8), (96, 8), (112, 4), (104, 8), (52, 8), (64, 8), (76, 8)];
    freebsd11 on X86_64_FREEBSD11: 120, 8, [(0, 4), (4, 4), (8, 2), (10, 2), (12, 4), (16, 4), (20, 4), (72, 8), (88, 4), (80, 8), (24, 16), (40, 16), (56, 16)];
    freebsd11_i386 on I686_FREEBSD11: 96, 4, [(0, 4), (4, 4), (8, 2), (10, 2), (12, 4), (16, 4), (20, 4), (48, 8), (64, 4), (56, 8), (24, 8), (32, 8), (40, 8)];
    netbsd on X86_64_NETBSD: 152, 8, [(0, 8), (16, 8), (8, 4), (24, 4), (28, 4), (32, 4), (40, 8), (112, 8), (128, 4), (120, 8), (48, 16), (64, 16), (80, 16)];
    openbsd on X86_64_OPENBSD: 128, 8, [(4, 4), (8, 8), (0, 4), (16, 4), (20, 4), (24, 4), (28, 4), (80, 8), (96, 4), (88, 8), (32, 16), (48, 16), (64, 16)];
    dragonfly on X86_64_DRAGONFLY: 128, 8, [(12, 4), (0, 8), (16, 2), (8, 4), (20, 4), (24, 4), (28, 4), (80, 8), (112, 8), (88, 8), (32, 16), (48, 16), (64, 16)];
    solaris on X86_64_SOLARIS: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (40, 8), (96, 4), (104, 8), (48, 16), (64, 16), (80, 16)];
    aix on POWERPC64_AIX: 176, 8, [(0, 8), (8, 8), (16, 4), (20, 2), (24, 4), (28, 4), (32, 8), (168, 8), (96, 8), (104, 8), (48, 16), (64, 16), (80, 16)];
    haiku on X86_64_HAIKU: 128, 8, [(0, 4), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (40, 4), (32, 8), (44, 4), (120, 8), (48, 16), (64, 16), (80, 16)];
    hurd on X86_64_HURD: 176, 8, [(8, 8), (16, 8), (40, 4), (48, 8), (56, 4), (60, 4), (32, 8), (64, 8), (120, 8), (128, 8), (72, 16), (88, 16), (104, 16)];
    hurd_i386 on I686_HURD: 128, 4, [(4, 8), (12, 8), (28, 4), (32, 4), (36, 4), (40, 4), (24, 4), (44, 8), (76, 4), (80, 8), (52, 8), (60, 8), (68, 8)];
    wasi on WASM32_WASI: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
}

const INODE: u64 = 0x0123_4567_89ab_cdef;
const BLOCKS: i64 = 0x0123_4567_0000_0089;

/// Writes through C's names on a target, and reads through the common ones. A device is the
/// number, then its parts; `narrow` are the types of numbers that have fewer than 64 bits.
macro_rules! members {
    ($(
        $definition:ident on $target:ident: $accessed:ident $modified:ident $changed:ident, $seconds:ty,
            $(birth $born:ident,)? $(narrow $inode:ty, $blocks:ty,)?
            device $device:literal = ($major:literal, $minor:literal);
    )*) => {
        #[test]
        fn common_names_read_the_right_members() {
            $({
                let name = stringify!($definition);
                let mut bytes = [0; 256];
                let mut view = $definition::Stat::view_mut_on(target::$target, &mut bytes).unwrap();
                view.set_st_dev($device);
                view.set_st_ino(INODE as _);
                view.set_st_mode(0o100644);
                view.set_st_nlink(3);
                view.set_st_uid(4);
                view.set_st_gid(0xffff_fffe);
                view.set_st_rdev($device + 1);
                view.set_st_size(-7);
                view.set_st_blksize(8);
                view.set_st_blocks(BLOCKS as _);
                view.$accessed().set_tv_sec(-2);
                view.$accessed().set_tv_nsec(500_000_000);
                view.$modified().set_tv_sec(<$seconds>::MAX);
                view.$changed().set_tv_sec(<$seconds>::MIN);
                let always_known = matches!(name, "macos" | "haiku");
                assert_eq!(view.born(), always_known.then_some(Time::EPOCH), "{name}");
                $(
                    view.$born().set_tv_sec(11);
                    assert_eq!(view.born(), Time::new(11, 0), "{name}");
                    view.$born().set_tv_sec(-1);
                    assert_eq!(view.born(), None, "{name}");
                )?
                let (device, special) = (view.device(), view.special_device());
                assert_eq!((device.major(), device.minor()), ($major, $minor), "{name}");
                assert_eq!((special.major(), special.minor()), ($major, $minor + 1), "{name}");
                let (inode, blocks) = (INODE, BLOCKS);
                $(let (inode, blocks) = (inode as $inode, blocks as $blocks);)?
                assert_eq!(view.inode(), inode.into(), "{name}");
                assert_eq!(view.mode().to_string(), "-rw-r--r--", "{name}");
                assert_eq!((view.links(), view.uid(), view.gid()), (3, 4, 0xffff_fffe), "{name}");
                assert_eq!(view.file_size(), -7, "{name}");
                if name == "wasi" {
                    assert_eq!((view.block_size(), view.blocks()), (None, None));
                } else {
                    assert_eq!((view.block_size(), view.blocks()), (Some(8), Some(blocks.into())), "{name}");
                }
                assert_eq!(view.accessed().to_string(), "-1.500000000", "{name}");
                assert_eq!(view.modified(), Time::new(<$seconds>::MAX.into(), 0).unwrap(), "{name}");
                assert_eq!(view.changed(), Time::new(<$seconds>::MIN.into(), 0).unwrap(), "{name}");
            })*
        }
    };
}

#[rustfmt::skip]
members! {
    linux_x86_64 on X86_64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_powerpc64 on Powerpc64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_aarch64 on Aarch64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_s390x on S390xLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_sparc64 on Sparc64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_mips64 on Mips64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_riscv64 on Riscv64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_loongarch64 on Loongarch64Linux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_alpha on AlphaLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_arc on ArcLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_musl_i386 on I686LinuxMusl: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_musl_arm on ArmLinuxMusl: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_musl_mips64 on Mips64elLinuxMusl: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_time64 on I686LinuxTime64: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_time64 on ArmLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_time64_be on PowerpcLinuxTime64: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_time64_be on M68kLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_time64_be on MipsLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    linux_mips on MipsLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_mipsn32 on MipsN32Linux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_i386 on I686Linux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_arm on ArmLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_m68k on M68kLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_hppa on HppaLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_powerpc on PowerpcLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_sparc on SparcLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    linux_alpha_ino32 on AlphaLinux: st_atim_mut st_mtim_mut st_ctim_mut, i64, narrow u32, u32, device 0x902 = (9, 2);
    linux_i386_off32 on I686Linux: st_atim_mut st_mtim_mut st_ctim_mut, i32, narrow u32, i32, device 0x902 = (9, 2);
    linux_i386_off32 on M68kLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, narrow u32, i32, device 0x902 = (9, 2);
    linux_i386_off32 on PowerpcLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, narrow u32, i32, device 0x902 = (9, 2);
    linux_mips_off32 on MipselLinux: st_atim_mut st_mtim_mut st_ctim_mut, i32, narrow u32, i32, device 0x902 = (9, 2);
    linux_mipsn32_off32 on MipselN32Linux: st_atim_mut st_mtim_mut st_ctim_mut, i32, narrow u32, i32, device 0x902 = (9, 2);
    macos on Aarch64Macos: st_atimespec_mut st_mtimespec_mut st_ctimespec_mut, i64, device 0x0900_0002 = (9, 2);
    macos_ino32 on X86_64Macos: st_atimespec_mut st_mtimespec_mut st_ctimespec_mut, i64, narrow u32, i64, device 0x0900_0002 = (9, 2);
    freebsd on X86_64Freebsd: st_atim_mut st_mtim_mut st_ctim_mut, i64, birth st_birthtim_mut, device 0x902 = (9, 2);
    freebsd_i386 on I686Freebsd: st_atim_mut st_mtim_mut st_ctim_mut, i32, birth st_birthtim_mut, device 0x902 = (9, 2);
    freebsd11 on X86_64Freebsd11: st_atim_mut st_mtim_mut st_ctim_mut, i64, birth st_birthtim_mut, narrow u32, i64, device 0x902 = (9, 2);
    freebsd11_i386 on I686Freebsd11: st_atim_mut st_mtim_mut st_ctim_mut, i32, birth st_birthtim_mut, narrow u32, i64, device 0x902 = (9, 2);
    netbsd on X86_64Netbsd: st_atim_mut st_mtim_mut st_ctim_mut, i64, birth st_birthtim_mut, device 0x902 = (9, 2);
    openbsd on X86_64Openbsd: st_atim_mut st_mtim_mut st_ctim_mut, i64, birth __st_birthtim_mut, device 0x902 = (9, 2);
    dragonfly on X86_64Dragonfly: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    solaris on X86_64Solaris: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x0009_0000_0002 = (9, 2);
    solaris on Sparc64Solaris: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x0009_0000_0002 = (9, 2);
    solaris32 on SparcSolaris: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x0024_0002 = (9, 2);
    aix on Powerpc64Aix: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x8000_0009_0000_0002 = (9, 2);
    haiku on X86_64Haiku: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 2 = (0, 2);
    hurd on X86_64Hurd: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
    hurd_i386 on I686Hurd: st_atim_mut st_mtim_mut st_ctim_mut, i32, device 0x902 = (9, 2);
    wasi on Wasm32Wasi: st_atim_mut st_mtim_mut st_ctim_mut, i64, device 0x902 = (9, 2);
}

/// The same for Windows, whose struct has no room and bare seconds.
macro_rules! windows_members {
    ($($definition:ident on $target:ident: $seconds:ty;)*) => {
        #[test]
        fn common_names_read_the_right_members_on_windows() {
            $({
                let name = stringify!($definition);
                let mut bytes = [0; 64];
                let mut view = $definition::Stat::view_mut_on(Runtime::$target, &mut bytes).unwrap();
                view.set_st_dev(2);
                view.set_st_ino(0xfffe);
                view.set_st_mode(0o040755);
                view.set_st_nlink(-1);
                view.set_st_uid(-2);
                view.set_st_gid(4);
                view.set_st_rdev(3);
                view.set_st_size(-7);
                view.set_st_atime(-2);
                view.set_st_mtime(<$seconds>::MAX);
                view.set_st_ctime(<$seconds>::MIN);
                assert_eq!((view.device().to_string(), view.special_device().to_string()), ("0,2".into(), "0,3".into()));
                assert_eq!(view.inode(), 0xfffe, "{name}");
                assert_eq!(view.mode().to_string(), "drwxr-xr-x", "{name}");
                assert_eq!((view.links(), view.uid(), view.gid()), (0xffff, 0xfffe, 4), "{name}");
                assert_eq!((view.file_size(), view.block_size(), view.blocks()), (-7, None, None), "{name}");
                assert_eq!(Some(view.accessed()), Time::new(-2, 0), "{name}");
                assert_eq!(Some(view.modified()), Time::new(<$seconds>::MAX.into(), 0), "{name}");
                assert_eq!(Some(view.changed()), Time::new(<$seconds>::MIN.into(), 0), "{name}");
                assert_eq!(view.born(), Some(view.changed()), "{name}");
            })*
        }
    };
}

windows_members! {
    windows_stat32 on I686_WINDOWS: i32;
    windows_stat32i64 on I686_WINDOWS: i32;
    windows_stat64 on X86_64_WINDOWS: i64;
    windows_stat64i32 on X86_64_WINDOWS: i64;
}

/// 64-bit seconds and a `long` of 32 bits: the padding is where C has it.
#[test]
fn nanoseconds_are_next_to_the_seconds_or_at_the_end() {
    let mut bytes = [0; 112];
    bytes[72..76].copy_from_slice(&5_u32.to_le_bytes());
    let file = linux_time64::Stat::view_on(Runtime::ARM_LINUX_TIME64, &bytes).unwrap();
    assert_eq!(file.accessed(), Time::new(0, 5).unwrap());

    let mut bytes = [0; 112];
    bytes[76..80].copy_from_slice(&5_u32.to_be_bytes());
    let file = linux_time64_be::Stat::view_on(Runtime::MIPS_LINUX_TIME64, &bytes).unwrap();
    assert_eq!(file.accessed(), Time::new(0, 5).unwrap());

    let mut bytes = [0; 176];
    bytes[56..60].copy_from_slice(&5_u32.to_be_bytes());
    let file = aix::Stat::view_on(Runtime::POWERPC64_AIX, &bytes).unwrap();
    assert_eq!(file.accessed(), Time::new(0, 5).unwrap());
}

#[test]
fn a_definition_is_for_its_own_targets() {
    // Both have 144 bytes; what moved between them is the mode.
    let mut bytes = [0; 144];
    let mut file = linux_x86_64::Stat::view_mut_on(Runtime::POWERPC64_LINUX, &mut bytes).unwrap();
    file.set_st_size(4096);
    file.set_st_mode(0o040755);
    file.st_atim_mut().set_tv_sec(7);
    let other = linux_s390x::Stat::view_on(Runtime::S390X_LINUX, &bytes).unwrap();
    assert_eq!(other.file_size(), 4096);
    assert_eq!(other.modified(), Time::new(7, 0).unwrap());

    for target in [Runtime::POWERPC64_LINUX, Runtime::X86_64_LINUX, Runtime::WASM32_WASI] {
        let error = linux_s390x::Stat::view_on(target, &bytes).map(|_| ()).unwrap_err();
        assert!(
            matches!(error, ViewError::Layout(LayoutError::WrongTarget { record: "Stat", target: found, .. }) if found == target)
        );
        assert_eq!(linux_s390x::Stat::layout_on(target).map(|_| ()).unwrap_err().to_string(), error.to_string());
        let text = error.to_string();
        assert!(text.starts_with(&format!("this `Stat` is not the struct of `{target}`, but of `")), "{text}");
    }
}

#[test]
fn a_birth_that_is_always_known() {
    let mut bytes = [0; 144];
    let mut file = macos::Stat::view_mut_on(Runtime::X86_64_MACOS, &mut bytes).unwrap();
    file.st_birthtimespec_mut().set_tv_sec(-1);
    assert_eq!(file.born(), Time::new(-1, 0));

    let mut file = haiku::Stat::view_mut_on(Runtime::X86_64_HAIKU, &mut bytes).unwrap();
    file.st_crtim_mut().set_tv_sec(-1);
    assert_eq!(file.born(), Time::new(-1, 0));
}

#[test]
fn a_mode_is_shown_in_octal() {
    let mut bytes = [0; 144];
    let mut file = linux_x86_64::Stat::view_mut_on(Runtime::X86_64_LINUX, &mut bytes).unwrap();
    file.set_st_mode(0o041777);
    assert!(format!("{file:?}").contains("st_mode: 0o41777, "), "{file:?}");
}
