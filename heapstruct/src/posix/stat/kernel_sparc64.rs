//! The kernel's `struct stat` of Linux on 64-bit SPARC, which has whole seconds alone. Its
//! `struct stat64` is [`kernel_x86_64`](super::kernel_x86_64).
//!
//! As `<asm/stat.h>` of Linux 6.1 declares it.

use crate::HeapStruct;

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Sparc64Linux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u32,
    /// The file's number on its device.
    pub st_ino: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: i16,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u32,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Last read, in seconds since 1970.
    pub st_atime: i64,
    /// Last written, in seconds since 1970.
    pub st_mtime: i64,
    /// Last change of content or attributes, in seconds since 1970.
    pub st_ctime: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    __unused4: [u64; 2],
}
