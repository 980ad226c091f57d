//! `struct statvfs` of DragonFly.
//!
//! As the `libc` crate declares it.

use crate::HeapStruct;

/// `struct uuid`, a universally unique identifier.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
pub struct Uuid {
    /// The lower bits of the time.
    pub time_low: u32,
    /// The middle bits of the time.
    pub time_mid: u16,
    /// The upper bits of the time, and the version.
    pub time_hi_and_version: u16,
    /// The upper bits of the clock sequence, and the variant.
    pub clock_seq_hi_and_reserved: u8,
    /// The lower bits of the clock sequence.
    pub clock_seq_low: u8,
    /// The node.
    pub node: [u8; 6],
}

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Dragonfly))]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u64,
    /// The size of a block, in which the counts are.
    pub f_frsize: u64,
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
    pub f_fsid: u64,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: u64,
    /// The longest name of a file, in bytes.
    pub f_namemax: u64,
    /// The user who mounted it.
    pub f_owner: u32,
    /// The kind of file system, on newer systems.
    pub f_type: u32,
    /// Reads that were waited for.
    pub f_syncreads: u64,
    /// Writes that were waited for.
    pub f_syncwrites: u64,
    /// Reads that were not waited for.
    pub f_asyncreads: u64,
    /// Writes that were not waited for.
    pub f_asyncwrites: u64,
    /// The universally unique identifier of the file system.
    pub f_fsid_uuid: Uuid,
    /// The universally unique identifier of the user who mounted it.
    pub f_uid_uuid: Uuid,
}
