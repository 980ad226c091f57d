//! `struct utsname` of DragonFly, AIX and Haiku.
//!
//! As the `libc` crate declares it for each.

use crate::HeapStruct;
use core::ffi::c_char;

/// `struct utsname`, what a system calls itself.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Dragonfly, Powerpc64Aix, X86_64Haiku), native(target_os = "haiku"))]
pub struct Utsname {
    /// The operating system.
    pub sysname: [c_char; 32],
    /// The machine's name in the network.
    pub nodename: [c_char; 32],
    /// The release of the operating system.
    pub release: [c_char; 32],
    /// The version of that release.
    pub version: [c_char; 32],
    /// The kind of machine.
    pub machine: [c_char; 32],
}
