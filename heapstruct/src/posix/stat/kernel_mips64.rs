//! The kernel's `struct stat` of Linux on 64-bit MIPS (n64), laid out as its `struct stat64`
//! on 32-bit MIPS: times have 32 bits.
//!
//! As `<asm/stat.h>` of Linux 6.1 declares it.

use crate::HeapStruct;

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Mips64Linux, Mips64elLinux, Mips64elLinuxMusl))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u32,
    st_pad0: [u32; 3],
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
    pub st_rdev: u32,
    st_pad1: [u32; 3],
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Last read, in seconds since 1970.
    pub st_atime: u32,
    /// Nanoseconds after that second.
    pub st_atime_nsec: u32,
    /// Last written, in seconds since 1970.
    pub st_mtime: u32,
    /// Nanoseconds after that second.
    pub st_mtime_nsec: u32,
    /// Last change of content or attributes, in seconds since 1970.
    pub st_ctime: u32,
    /// Nanoseconds after that second.
    pub st_ctime_nsec: u32,
    /// The preferred size of reads and writes.
    pub st_blksize: u32,
    st_pad2: u32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: u64,
}
