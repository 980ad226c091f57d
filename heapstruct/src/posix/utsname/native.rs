//! The `struct utsname` of the machine that this is compiled for, and the proof that it is C's.

use crate::posix::sys::c::utsname as CUtsname;

native! {
    pub use super::{Utsname, UtsnameView};
    linux: any(target_os = "linux", target_os = "android");
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

prove_stated!(Utsname);
prove_whole!(Utsname = CUtsname, "struct utsname");
prove!(Utsname = CUtsname, "struct utsname": sysname, nodename, release, version, machine);
#[cfg(any(target_os = "linux", target_os = "android", target_os = "hurd"))]
prove!(Utsname = CUtsname, "struct utsname": domainname);
