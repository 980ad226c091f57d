//! The `struct stat` of the machine that this is compiled for, and the proof that it is C's.

use crate::posix::sys::c::stat as CStat;

native! {
    pub use super::{Stat, StatView};
    linux_x86_64: all(
        any(target_os = "linux", target_os = "android"),
        any(target_arch = "x86_64", target_arch = "powerpc64"),
    );
    linux_i386: all(
        any(target_os = "linux", target_os = "android"),
        not(target_env = "musl"),
        any(target_arch = "x86", target_arch = "arm", target_arch = "csky"),
    );
    linux_musl_i386: all(
        target_os = "linux",
        target_env = "musl",
        any(target_arch = "x86", target_arch = "arm"),
    );
    linux_powerpc: all(target_os = "linux", any(target_arch = "powerpc", target_arch = "sparc"));
    linux_mips: all(target_os = "linux", any(target_arch = "mips", target_arch = "mips32r6"));
    linux_mips64: all(target_os = "linux", any(target_arch = "mips64", target_arch = "mips64r6"));
    linux_s390x: all(target_os = "linux", target_arch = "s390x");
    linux_sparc64: all(target_os = "linux", target_arch = "sparc64");
    linux_generic: all(
        any(target_os = "linux", target_os = "android"),
        not(any(
            target_arch = "x86_64", target_arch = "powerpc64", target_arch = "x86", target_arch = "arm",
            target_arch = "csky", target_arch = "powerpc", target_arch = "sparc", target_arch = "mips",
            target_arch = "mips32r6", target_arch = "mips64", target_arch = "mips64r6", target_arch = "s390x",
            target_arch = "sparc64",
        )),
    );
    macos: target_vendor = "apple";
    freebsd: all(target_os = "freebsd", not(target_arch = "x86"));
    freebsd_i386: all(target_os = "freebsd", target_arch = "x86");
}

prove!(
    Stat = CStat, "struct stat":
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
    all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")),
)))]
prove!(
    Stat = CStat, "struct stat":
    st_atim.tv_sec = st_atime,
    st_atim.tv_nsec = st_atime_nsec,
    st_mtim.tv_sec = st_mtime,
    st_mtim.tv_nsec = st_mtime_nsec,
    st_ctim.tv_sec = st_ctime,
    st_ctim.tv_nsec = st_ctime_nsec,
);

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
