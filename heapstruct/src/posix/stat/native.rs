//! The `struct stat` of the machine that this is compiled for, and the proof that it is C's.

use crate::posix::sys::c::stat as CStat;
use core::mem::offset_of;

/// Names the definition where the condition holds.
macro_rules! definitions {
    ($($definition:ident: $condition:meta;)*) => {
        $(#[cfg($condition)] pub use super::$definition::{Stat, StatView};)*
    };
}

definitions! {
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

/// The size of the member that a function gives.
#[allow(dead_code, reason = "used in constants without a name, which rustc 1.85 overlooks")]
const fn width<X, M>(_: fn(&X) -> &M) -> usize {
    size_of::<M>()
}

/// Proves that members of `Stat` are where C has them, and as wide.
macro_rules! prove {
    ($($($ours:ident).+ = $theirs:ident),* $(,)?) => {
        $(
            const _: () = assert!(
                offset_of!(Stat, $($ours).+) == offset_of!(CStat, $theirs),
                concat!("`", stringify!($theirs), "` is elsewhere in the `struct stat` of C"),
            );
            const _: () = assert!(
                width(|stat: &Stat| &stat.$($ours).+) == width(|stat: &CStat| &stat.$theirs),
                concat!("`", stringify!($theirs), "` has another size in the `struct stat` of C"),
            );
        )*
    };
}

prove!(
    st_dev = st_dev,
    st_ino = st_ino,
    st_mode = st_mode,
    st_nlink = st_nlink,
    st_uid = st_uid,
    st_gid = st_gid,
    st_rdev = st_rdev,
    st_size = st_size,
    st_blksize = st_blksize,
    st_blocks = st_blocks,
);

/// On 32-bit musl the `libc` crate declares the struct of musl 1.1, and calls what fills it;
/// `sys` calls what musl 1.2 has instead, whose struct has the same beginning and goes on.
#[cfg(all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")))]
const _: () = assert!(size_of::<Stat>() >= size_of::<CStat>(), "`Stat` is shorter than the `struct stat` of C");

#[cfg(not(all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32"))))]
const _: () = assert!(size_of::<Stat>() == size_of::<CStat>(), "the `struct stat` of C has another size");

const _: () = assert!(align_of::<Stat>() == align_of::<CStat>(), "the `struct stat` of C has another alignment");

#[cfg(not(any(target_vendor = "apple", all(target_env = "musl", target_pointer_width = "32"))))]
prove!(
    st_atim.tv_sec = st_atime,
    st_atim.tv_nsec = st_atime_nsec,
    st_mtim.tv_sec = st_mtime,
    st_mtim.tv_nsec = st_mtime_nsec,
    st_ctim.tv_sec = st_ctime,
    st_ctim.tv_nsec = st_ctime_nsec,
);

#[cfg(target_os = "freebsd")]
prove!(
    st_birthtim.tv_sec = st_birthtime,
    st_birthtim.tv_nsec = st_birthtime_nsec,
    st_flags = st_flags,
    st_gen = st_gen,
);

#[cfg(target_vendor = "apple")]
prove!(
    st_atimespec.tv_sec = st_atime,
    st_atimespec.tv_nsec = st_atime_nsec,
    st_mtimespec.tv_sec = st_mtime,
    st_mtimespec.tv_nsec = st_mtime_nsec,
    st_ctimespec.tv_sec = st_ctime,
    st_ctimespec.tv_nsec = st_ctime_nsec,
    st_birthtimespec.tv_sec = st_birthtime,
    st_birthtimespec.tv_nsec = st_birthtime_nsec,
    st_flags = st_flags,
    st_gen = st_gen,
);
