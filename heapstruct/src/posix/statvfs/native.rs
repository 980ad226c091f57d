//! The `struct statvfs` of the machine that this is compiled for, and the proof that it is C's.

use crate::posix::sys::c::statvfs as CStatvfs;

native! {
    pub use super::{Statvfs, StatvfsView};
    linux64: all(any(target_os = "linux", target_os = "android"), target_pointer_width = "64");
    linux_x32: all(target_os = "linux", target_pointer_width = "32", target_arch = "x86_64");
    linux_musl_powerpc: all(
        target_os = "linux",
        target_env = "musl",
        target_pointer_width = "32",
        target_endian = "big",
    );
    linux32: all(
        target_os = "linux",
        target_pointer_width = "32",
        not(any(target_arch = "x86_64", all(target_env = "musl", target_endian = "big"))),
    );
    android32: all(target_os = "android", target_pointer_width = "32");
    macos: target_vendor = "apple";
    freebsd: target_os = "freebsd";
    netbsd: target_os = "netbsd";
    openbsd: target_os = "openbsd";
    dragonfly: target_os = "dragonfly";
    solaris: any(target_os = "solaris", target_os = "illumos");
    aix: target_os = "aix";
    haiku: target_os = "haiku";
    hurd: target_os = "hurd";
}

prove_stated!(Statvfs);
prove_whole!(Statvfs = CStatvfs, "struct statvfs");
prove!(
    Statvfs = CStatvfs, "struct statvfs":
    f_bsize,
    f_frsize,
    f_blocks,
    f_bfree,
    f_bavail,
    f_files,
    f_ffree,
    f_favail,
    f_fsid,
    f_flag,
    f_namemax,
);

#[cfg(target_os = "netbsd")]
prove!(
    Statvfs = CStatvfs, "struct statvfs":
    f_iosize,
    f_bresvd,
    f_fresvd,
    f_syncreads,
    f_syncwrites,
    f_asyncreads,
    f_asyncwrites,
    f_fsidx,
    f_owner,
    f_fstypename,
    f_mntonname,
    f_mntfromname,
);

#[cfg(target_os = "dragonfly")]
prove!(
    Statvfs = CStatvfs, "struct statvfs":
    f_owner,
    f_type,
    f_syncreads,
    f_syncwrites,
    f_asyncreads,
    f_asyncwrites,
    f_fsid_uuid,
    f_uid_uuid,
);

#[cfg(any(target_os = "solaris", target_os = "illumos", target_os = "aix"))]
prove!(Statvfs = CStatvfs, "struct statvfs": f_basetype, f_fstr);
