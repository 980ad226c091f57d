//! `struct stat` of Linux on x86-64, also x32, and on 64-bit PowerPC of either byte order; and
//! of Android on x86-64.
//!
//! As glibc 2.36 declares it for `x86_64-linux-gnu`, `x86_64-linux-gnux32`,
//! `powerpc64-linux-gnu` and `powerpc64le-linux-gnu`, where `struct stat64` is the same; musl
//! 1.2 for the same processors; and the `libc` crate for `x86_64-linux-android`. The names of
//! the padding are those of x86-64.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, X32Linux, Powerpc64Linux, Powerpc64leLinux, X86_64Android))]
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
    __pad0: i32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __glibc_reserved: [i64; 3],
}
