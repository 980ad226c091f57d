//! The definitions of `struct stat` for other machines, beside what C compilers say of them.

use heapstruct::layout::RecordLayout;
use heapstruct::posix::stat::{
    freebsd, freebsd_i386, linux_aarch64, linux_arm, linux_i386, linux_mips, linux_mips64, linux_musl_arm,
    linux_musl_i386, linux_powerpc, linux_powerpc64, linux_riscv64, linux_s390x, linux_sparc64, linux_x86_64, macos,
};
use heapstruct::posix::{FileStat, Time};
use heapstruct::target::Runtime;
use heapstruct::{Buf, HeapStruct};

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

/// Size and alignment, then offset and size of each of `MEMBERS`.
type Facts = (u64, u64, [(u64, u64); 13]);

fn layout_is(layout: &RecordLayout, (size, align, members): Facts, name: &str) {
    assert_eq!((layout.size(), layout.align()), (size, align), "{name}");
    for (member, expected) in MEMBERS.iter().zip(members) {
        let found = layout.members().find(|found| found.name() == *member).unwrap();
        assert_eq!((found.offset(), found.size()), expected, "{member} of {name}");
    }
}

macro_rules! layouts {
    ($($definition:ident on $target:ident: $size:literal, $align:literal, $members:expr;)*) => {
        #[test]
        fn layouts_are_what_c_compilers_say() {
            $(
                let layout = $definition::Stat::layout_on(Runtime::$target).unwrap();
                let name = concat!(stringify!($definition), " on ", stringify!($target));
                layout_is(&layout, ($size, $align, $members), name);
            )*
        }
    };
}

// By gcc 12 with the headers of glibc 2.36, and for the last two of musl 1.2.3.
#[rustfmt::skip]
layouts! {
    linux_x86_64 on X86_64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_x86_64 on X32_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_powerpc64 on POWERPC64_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_powerpc64 on POWERPC64LE_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (56, 8), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_aarch64 on AARCH64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_riscv64 on RISCV64_LINUX: 128, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 16), (88, 16), (104, 16)];
    linux_s390x on S390X_LINUX: 144, 8, [(0, 8), (8, 8), (24, 4), (16, 8), (28, 4), (32, 4), (40, 8), (48, 8), (104, 8), (112, 8), (56, 16), (72, 16), (88, 16)];
    linux_mips64 on MIPS64_LINUX: 216, 8, [(0, 8), (24, 8), (32, 4), (40, 8), (48, 4), (52, 4), (56, 8), (80, 8), (136, 8), (152, 8), (88, 16), (104, 16), (120, 16)];
    linux_sparc64 on SPARC64_LINUX: 144, 8, [(0, 8), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 8), (56, 8), (64, 8), (72, 8), (80, 16), (96, 16), (112, 16)];
    linux_i386 on I686_LINUX: 96, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (64, 8), (72, 8), (80, 8)];
    linux_arm on ARM_LINUX: 104, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_powerpc on POWERPC_LINUX: 104, 8, [(0, 8), (8, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (72, 8), (80, 8), (88, 8)];
    linux_mips on MIPS_LINUX: 160, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 8), (72, 8), (80, 8)];
    linux_mips on MIPSEL_LINUX: 160, 8, [(0, 4), (16, 8), (24, 4), (28, 4), (32, 4), (36, 4), (40, 4), (56, 8), (88, 4), (96, 8), (64, 8), (72, 8), (80, 8)];
    linux_musl_i386 on I686_LINUX: 144, 4, [(0, 8), (88, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (44, 8), (52, 4), (56, 8), (96, 16), (112, 16), (128, 16)];
    linux_musl_arm on ARM_LINUX: 152, 8, [(0, 8), (96, 8), (16, 4), (20, 4), (24, 4), (28, 4), (32, 8), (48, 8), (56, 4), (64, 8), (104, 16), (120, 16), (136, 16)];
}

/// Writes through C's names on a target, and reads through the common ones.
macro_rules! members {
    ($($definition:ident on $target:ident: $accessed:ident $modified:ident $changed:ident, $seconds:ty, $(birth $born:ident,)? major $major:literal;)*) => {
        #[test]
        fn common_names_read_the_right_members() {
            $({
                let mut bytes = [0; 256];
                let mut view = $definition::Stat::view_mut_on(Runtime::$target, &mut bytes).unwrap();
                view.set_st_dev($major);
                view.set_st_ino(0x0123_4567_89ab_cdef);
                view.set_st_mode(0o100644);
                view.set_st_nlink(3);
                view.set_st_uid(4);
                view.set_st_gid(0xffff_fffe);
                view.set_st_rdev($major + 1);
                view.set_st_size(-7);
                view.set_st_blksize(8);
                view.set_st_blocks(1 << 40);
                view.$accessed().set_tv_sec(-2);
                view.$accessed().set_tv_nsec(500_000_000);
                view.$modified().set_tv_sec(<$seconds>::MAX);
                view.$changed().set_tv_sec(<$seconds>::MIN);
                $(
                    view.$born().set_tv_sec(11);
                    assert_eq!(view.born(), Time::new(11, 0));
                    view.$born().set_tv_sec(-1);
                )?
                assert_eq!((view.device().major(), view.device().minor()), (9, 2), stringify!($definition));
                assert_eq!((view.special_device().major(), view.special_device().minor()), (9, 3));
                assert_eq!(view.inode(), 0x0123_4567_89ab_cdef);
                assert_eq!(view.mode().to_string(), "-rw-r--r--");
                assert_eq!((view.links(), view.uid(), view.gid()), (3, 4, 0xffff_fffe));
                assert_eq!((view.file_size(), view.block_size(), view.blocks()), (-7, 8, 1 << 40));
                assert_eq!(view.accessed().to_string(), "-1.500000000");
                assert_eq!(view.modified(), Time::new(<$seconds>::MAX.into(), 0).unwrap());
                assert_eq!(view.changed(), Time::new(<$seconds>::MIN.into(), 0).unwrap());
                if !stringify!($definition).starts_with("macos") {
                    assert_eq!(view.born(), None);
                }
            })*
        }
    };
}

members! {
    linux_x86_64 on X86_64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_powerpc64 on POWERPC64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_aarch64 on AARCH64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_s390x on S390X_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_sparc64 on SPARC64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_mips64 on MIPS64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_mips on MIPS_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i32, major 0x902;
    linux_i386 on I686_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i32, major 0x902;
    linux_arm on ARM_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i32, major 0x902;
    linux_powerpc on POWERPC_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i32, major 0x902;
    linux_musl_i386 on I686_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    linux_riscv64 on RISCV64_LINUX: st_atim_mut st_mtim_mut st_ctim_mut, i64, major 0x902;
    macos on AARCH64_MACOS: st_atimespec_mut st_mtimespec_mut st_ctimespec_mut, i64, birth st_birthtimespec_mut, major 0x0900_0002;
    freebsd on X86_64_FREEBSD: st_atim_mut st_mtim_mut st_ctim_mut, i64, birth st_birthtim_mut, major 0x902;
    freebsd_i386 on I686_FREEBSD: st_atim_mut st_mtim_mut st_ctim_mut, i32, birth st_birthtim_mut, major 0x902;
}

#[test]
fn a_mode_is_shown_in_octal() {
    let mut file = Buf::<linux_x86_64::Stat>::new();
    file.view_mut().set_st_mode(0o041777);
    assert!(format!("{file:?}").contains("st_mode: 0o41777, "), "{file:?}");
}
