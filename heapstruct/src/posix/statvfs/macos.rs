//! `struct statvfs` of macOS and Apple's other 64-bit systems, where the counts have 32 bits.
//!
//! As the `libc` crate declares it.

use crate::HeapStruct;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Macos, Aarch64Macos))]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u64,
    /// The size of a block, in which the counts are.
    pub f_frsize: u64,
    /// All blocks.
    pub f_blocks: u32,
    /// Free blocks.
    pub f_bfree: u32,
    /// Free blocks for those without privileges.
    pub f_bavail: u32,
    /// All files that there can be.
    pub f_files: u32,
    /// Files that can still be made.
    pub f_ffree: u32,
    /// Files that can still be made by those without privileges.
    pub f_favail: u32,
    /// The number of the file system.
    pub f_fsid: u64,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: u64,
    /// The longest name of a file, in bytes.
    pub f_namemax: u64,
}
