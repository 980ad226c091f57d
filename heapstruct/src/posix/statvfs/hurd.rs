//! `struct statvfs64` of the GNU Hurd.
//!
//! As the `libc` crate declares it.

use crate::HeapStruct;
use core::ffi::c_ulong;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Hurd, I686Hurd))]
pub struct Statvfs {
    __f_type: u32,
    /// The size in which the file system is best read and written.
    pub f_bsize: c_ulong,
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
    /// The number of the file system.
    pub f_fsid: u64,
    /// The longest name of a file, in bytes.
    pub f_namemax: c_ulong,
    /// Files that can still be made by those without privileges.
    pub f_favail: u64,
    /// The size of a block, in which the counts are.
    pub f_frsize: c_ulong,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: c_ulong,
    f_spare: [u32; 3],
}
