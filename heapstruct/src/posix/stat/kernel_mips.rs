//! The kernel's `struct stat64` of Linux on 32-bit MIPS (o32).
//!
//! As `<asm/stat.h>` of Linux 6.1 declares it, and not as C libraries declare theirs: it ends
//! with `st_blocks`.

use crate::HeapStruct;

/// `struct stat64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(MipsLinux, MipsLinuxTime64, MipselLinux, MipselLinuxTime64))]
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
    pub st_atime: i32,
    /// Nanoseconds after that second.
    pub st_atime_nsec: u32,
    /// Last written, in seconds since 1970.
    pub st_mtime: i32,
    /// Nanoseconds after that second.
    pub st_mtime_nsec: u32,
    /// Last change of content or attributes, in seconds since 1970.
    pub st_ctime: i32,
    /// Nanoseconds after that second.
    pub st_ctime_nsec: u32,
    /// The preferred size of reads and writes.
    pub st_blksize: u32,
    st_pad2: u32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
}
