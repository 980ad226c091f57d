//! The `struct stat` of the machine that this is compiled for, and the proof that it is C's.

use crate::posix::sys::c::stat as CStat;

native! {
    pub use super::{Stat, StatView};
    linux_x86_64: all(
        any(target_os = "linux", target_os = "android"),
        any(target_arch = "x86_64", target_arch = "powerpc64"),
    );
    // The `libc` crate is told by this condition that programs are built for 64-bit times.
    linux_time64: all(libc_unstable_gnu_time_bits = "64", target_pointer_width = "32", target_endian = "little");
    linux_time64_be: all(libc_unstable_gnu_time_bits = "64", target_pointer_width = "32", target_endian = "big");
    linux_i386: all(
        any(target_os = "linux", target_os = "android"),
        not(any(target_env = "musl", libc_unstable_gnu_time_bits = "64")),
        any(target_arch = "x86", target_arch = "arm", target_arch = "csky", target_arch = "m68k"),
    );
    linux_musl_i386: all(target_os = "linux", target_env = "musl", any(target_arch = "x86", target_arch = "arm"));
    linux_powerpc: all(
        target_os = "linux",
        target_env = "gnu",
        not(libc_unstable_gnu_time_bits = "64"),
        any(target_arch = "powerpc", target_arch = "sparc"),
    );
    linux_mips: all(
        target_os = "linux",
        target_env = "gnu",
        not(libc_unstable_gnu_time_bits = "64"),
        any(target_arch = "mips", target_arch = "mips32r6"),
    );
    linux_mips64: all(target_os = "linux", target_env = "gnu", any(target_arch = "mips64", target_arch = "mips64r6"));
    linux_musl_mips64: all(target_os = "linux", target_env = "musl", target_arch = "mips64");
    linux_s390x: all(target_os = "linux", target_arch = "s390x");
    linux_sparc64: all(target_os = "linux", target_arch = "sparc64");
    linux_generic: all(
        any(target_os = "linux", target_os = "android"),
        any(
            target_arch = "aarch64",
            target_arch = "riscv64",
            target_arch = "riscv32",
            target_arch = "loongarch64",
        ),
    );
    macos: target_vendor = "apple";
    freebsd: all(target_os = "freebsd", not(target_arch = "x86"));
    freebsd_i386: all(target_os = "freebsd", target_arch = "x86");
    netbsd: target_os = "netbsd";
    openbsd: target_os = "openbsd";
    dragonfly: target_os = "dragonfly";
    solaris: any(target_os = "solaris", target_os = "illumos");
    aix: target_os = "aix";
    haiku: all(target_os = "haiku", target_pointer_width = "64");
    hurd: all(target_os = "hurd", target_arch = "x86_64");
    hurd_i386: all(target_os = "hurd", target_arch = "x86");
}

prove_stated!(Stat);

/// Proves the members that every `struct stat` has under one name.
macro_rules! prove_common {
    ($theirs:ident) => {
        prove!(
            Stat = $theirs, "struct stat":
            st_dev,
            st_ino,
            st_mode,
            st_nlink,
            st_uid,
            st_gid,
            st_rdev,
            st_size,
            st_blksize,
            st_blocks,
        );
    };
}

/// Proves the times where C has their parts as members of their own.
#[allow(unused_macros, reason = "the `libc` crate does not have them so on each system")]
macro_rules! prove_times {
    ($theirs:ident) => {
        prove!(
            Stat = $theirs, "struct stat":
            st_atim.tv_sec = st_atime,
            st_atim.tv_nsec = st_atime_nsec,
            st_mtim.tv_sec = st_mtime,
            st_mtim.tv_nsec = st_mtime_nsec,
            st_ctim.tv_sec = st_ctime,
            st_ctim.tv_nsec = st_ctime_nsec,
        );
    };
}

prove_common!(CStat);

/// On 32-bit musl the `libc` crate declares the struct of musl 1.1, and calls what fills it;
/// `sys` calls what musl 1.2 has instead, whose struct has the same beginning and goes on.
#[cfg(all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")))]
const _: () = assert!(
    size_of::<Stat>() >= size_of::<CStat>() && align_of::<Stat>() == align_of::<CStat>(),
    "`Stat` does not begin like the `struct stat` of C",
);

#[cfg(not(all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32"))))]
prove_whole!(Stat = CStat, "struct stat");

#[cfg(not(any(
    target_vendor = "apple",
    target_os = "netbsd",
    target_os = "aix",
    target_os = "hurd",
    all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")),
)))]
prove_times!(CStat);

#[cfg(target_os = "freebsd")]
prove!(
    Stat = CStat, "struct stat":
    st_birthtim.tv_sec = st_birthtime,
    st_birthtim.tv_nsec = st_birthtime_nsec,
    st_flags,
    st_gen,
);

#[cfg(target_vendor = "apple")]
prove!(
    Stat = CStat, "struct stat":
    st_atimespec.tv_sec = st_atime,
    st_atimespec.tv_nsec = st_atime_nsec,
    st_mtimespec.tv_sec = st_mtime,
    st_mtimespec.tv_nsec = st_mtime_nsec,
    st_ctimespec.tv_sec = st_ctime,
    st_ctimespec.tv_nsec = st_ctime_nsec,
    st_birthtimespec.tv_sec = st_birthtime,
    st_birthtimespec.tv_nsec = st_birthtime_nsec,
    st_flags,
    st_gen,
);

#[cfg(target_os = "netbsd")]
prove!(
    Stat = CStat, "struct stat":
    st_atim.tv_sec = st_atime,
    st_atim.tv_nsec = st_atimensec,
    st_mtim.tv_sec = st_mtime,
    st_mtim.tv_nsec = st_mtimensec,
    st_ctim.tv_sec = st_ctime,
    st_ctim.tv_nsec = st_ctimensec,
    st_birthtim.tv_sec = st_birthtime,
    st_birthtim.tv_nsec = st_birthtimensec,
    st_flags,
    st_gen,
);

#[cfg(target_os = "openbsd")]
prove!(
    Stat = CStat, "struct stat":
    __st_birthtim.tv_sec = st_birthtime,
    __st_birthtim.tv_nsec = st_birthtime_nsec,
    st_flags,
    st_gen,
);

#[cfg(target_os = "haiku")]
prove!(
    Stat = CStat, "struct stat":
    st_crtim.tv_sec = st_crtime,
    st_crtim.tv_nsec = st_crtime_nsec,
);

#[cfg(any(target_os = "aix", target_os = "hurd"))]
prove!(Stat = CStat, "struct stat": st_atim, st_mtim, st_ctim);

/// Proves that the kernel fills the same struct. `sys` names the proof where it has the kernel do
/// so without the C library: without one it does not compile.
macro_rules! prove_kernel {
    ($($kernel:ident: $condition:meta;)*) => {
        $(
            #[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64", $condition))]
            pub(in crate::posix) const FILLED_BY_KERNEL: () = {
                use super::$kernel::Stat as Kernel;

                prove_whole!(Stat = Kernel, "struct stat");
                prove_common!(Kernel);
                prove_times!(Kernel);
            };
        )*
    };
}

prove_kernel! {
    kernel_x86_64: any(target_arch = "x86_64", target_arch = "powerpc64");
    kernel_generic: any(target_arch = "aarch64", target_arch = "riscv64");
}
