//! The kernel's `struct stat` of Linux on 64-bit IBM Z.
//!
//! As `<asm/stat.h>` of Linux 6.1 declares it.

use crate::HeapStruct;

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(S390xLinux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// How many names the file has.
    pub st_nlink: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    __pad1: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: u64,
    /// Last read, in seconds since 1970.
    pub st_atime: u64,
    /// Nanoseconds after that second.
    pub st_atime_nsec: u64,
    /// Last written, in seconds since 1970.
    pub st_mtime: u64,
    /// Nanoseconds after that second.
    pub st_mtime_nsec: u64,
    /// Last change of content or attributes, in seconds since 1970.
    pub st_ctime: u64,
    /// Nanoseconds after that second.
    pub st_ctime_nsec: u64,
    /// The preferred size of reads and writes.
    pub st_blksize: u64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    __unused: [u64; 3],
}
