//! `struct statvfs64` of Linux on x86-64 with 32-bit pointers.
//!
//! As the `libc` crate declares it for `x86_64-unknown-linux-gnux32`. `f_type` is spare before
//! glibc 2.39.

use crate::HeapStruct;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X32Linux))]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u32,
    /// The size of a block, in which the counts are.
    pub f_frsize: u32,
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
    pub f_fsid: u32,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: u32,
    /// The longest name of a file, in bytes.
    pub f_namemax: u32,
    /// The kind of file system, on newer systems.
    pub f_type: u32,
    __f_spare: [i32; 5],
}
