//! `struct utsname` of Solaris and illumos.
//!
//! As the `libc` crate declares it, and `<sys/utsname.h>` of illumos for every processor.

use crate::HeapStruct;
use core::ffi::c_char;

/// `struct utsname`, what a system calls itself.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(X86_64Solaris, Sparc64Solaris, SparcSolaris),
    native(any(target_os = "solaris", target_os = "illumos"))
)]
pub struct Utsname {
    /// The operating system.
    pub sysname: [c_char; 257],
    /// The machine's name in the network.
    pub nodename: [c_char; 257],
    /// The release of the operating system.
    pub release: [c_char; 257],
    /// The version of that release.
    pub version: [c_char; 257],
    /// The kind of machine.
    pub machine: [c_char; 257],
}
