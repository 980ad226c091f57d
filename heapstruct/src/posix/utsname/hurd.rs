//! `struct utsname` of the GNU Hurd.
//!
//! As the `libc` crate declares it.

use crate::HeapStruct;
use core::ffi::c_char;

/// `struct utsname`, what a system calls itself.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Hurd, I686Hurd))]
pub struct Utsname {
    /// The operating system.
    pub sysname: [c_char; 1024],
    /// The machine's name in the network.
    pub nodename: [c_char; 1024],
    /// The release of the operating system.
    pub release: [c_char; 1024],
    /// The version of that release.
    pub version: [c_char; 1024],
    /// The kind of machine.
    pub machine: [c_char; 1024],
    /// The domain of the machine's name, of NIS rather than DNS.
    pub domainname: [c_char; 1024],
}
