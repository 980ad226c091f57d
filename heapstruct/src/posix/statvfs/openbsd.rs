//! `struct statvfs` of OpenBSD.
//!
//! As the `libc` crate declares it.

use crate::HeapStruct;
use core::ffi::c_ulong;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Openbsd), native(target_os = "openbsd"))]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: c_ulong,
    /// The size of a block, in which the counts are.
    pub f_frsize: c_ulong,
    /// All blocks.
    pub f_blocks: u64,
    /// Free blocks.
    pub f_bfree: u64,
    /// Free blocks for those without privileges.
    pub f_bavail: u64,
    /// All files that there can be.
    pub f_files: u64,
    /// Files that can still be made.
    pub f_ffree: u64,
    /// Files that can still be made by those without privileges.
    pub f_favail: u64,
    /// The number of the file system.
    pub f_fsid: c_ulong,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: c_ulong,
    /// The longest name of a file, in bytes.
    pub f_namemax: c_ulong,
}
