//! `struct stat` of Linux on Alpha, where `ino_t` and `blkcnt_t` have 32 bits.
//!
//! As glibc 2.36 declares it for `alpha-linux-gnu`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(AlphaLinux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u32,
    __pad0: i32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: u32,
    __pad1: i32,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The preferred size of reads and writes.
    pub st_blksize: u32,
    /// How many names the file has.
    pub st_nlink: u32,
    __pad2: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __glibc_reserved: [i64; 3],
}
