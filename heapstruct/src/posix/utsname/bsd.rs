//! `struct utsname` of macOS, FreeBSD, NetBSD and OpenBSD.
//!
//! As the `libc` crate declares it. FreeBSD's `uname` of old fills 32 bytes for each; programs
//! call `__xuname`, which is told how many.

use crate::HeapStruct;
use core::ffi::c_char;

/// `struct utsname`, what a system calls itself.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(
        X86_64Macos,
        Aarch64Macos,
        X86_64Freebsd,
        X86_64Freebsd11,
        Aarch64Freebsd,
        Aarch64Freebsd11,
        I686Freebsd,
        I686Freebsd11,
        X86_64Netbsd,
        X86_64Openbsd
    ),
    native(any(target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))
)]
pub struct Utsname {
    /// The operating system.
    pub sysname: [c_char; 256],
    /// The machine's name in the network.
    pub nodename: [c_char; 256],
    /// The release of the operating system.
    pub release: [c_char; 256],
    /// The version of that release.
    pub version: [c_char; 256],
    /// The kind of machine.
    pub machine: [c_char; 256],
}
