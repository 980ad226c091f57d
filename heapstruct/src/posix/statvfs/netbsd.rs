//! `struct statvfs` of NetBSD, up to NetBSD 9.
//!
//! As the `libc` crate declares it, and its `statvfs` fills it on every NetBSD. From 10 on
//! C's headers name another function, and a struct with the label of what is mounted.

use crate::HeapStruct;
use core::ffi::{c_char, c_ulong};

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Netbsd), native(target_os = "netbsd"))]
pub struct Statvfs {
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: c_ulong,
    /// The size in which the file system is best read and written.
    pub f_bsize: c_ulong,
    /// The size of a block, in which the counts are.
    pub f_frsize: c_ulong,
    /// The size in which the system reads and writes.
    pub f_iosize: c_ulong,
    /// All blocks.
    pub f_blocks: u64,
    /// Free blocks.
    pub f_bfree: u64,
    /// Free blocks for those without privileges.
    pub f_bavail: u64,
    /// Blocks that are kept for the superuser.
    pub f_bresvd: u64,
    /// All files that there can be.
    pub f_files: u64,
    /// Files that can still be made.
    pub f_ffree: u64,
    /// Files that can still be made by those without privileges.
    pub f_favail: u64,
    /// Files that are kept for the superuser.
    pub f_fresvd: u64,
    /// Reads that were waited for.
    pub f_syncreads: u64,
    /// Writes that were waited for.
    pub f_syncwrites: u64,
    /// Reads that were not waited for.
    pub f_asyncreads: u64,
    /// Writes that were not waited for.
    pub f_asyncwrites: u64,
    /// The number of the file system, in two parts.
    pub f_fsidx: [i32; 2],
    /// The number of the file system.
    pub f_fsid: c_ulong,
    /// The longest name of a file, in bytes.
    pub f_namemax: c_ulong,
    /// The user who mounted it.
    pub f_owner: u32,
    f_spare: [u32; 4],
    /// The kind of file system.
    pub f_fstypename: [c_char; 32],
    /// Where it is mounted.
    pub f_mntonname: [c_char; 1024],
    /// What is mounted.
    pub f_mntfromname: [c_char; 1024],
}
