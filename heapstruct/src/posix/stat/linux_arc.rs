//! `struct stat` of Linux on ARC, which always had 64-bit times.
//!
//! As glibc 2.36 declares it for `arc-linux-gnu`, where `struct stat64` is the same. It is that
//! of [`linux_generic`](super::linux_generic), but for the alignment of 64-bit members, 4
//! bytes, and for a `long` of 32 bits in the times.

use crate::HeapStruct;

pub use super::timespec::time64_long32::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(ArcLinux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: u32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    __pad1: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    __pad2: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __glibc_reserved: [i32; 2],
}
