//! `struct stat` of Haiku on 64-bit processors.
//!
//! As the `libc` crate declares it for `x86_64-unknown-haiku`, with the times under the names
//! of `<sys/stat.h>`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Haiku))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: i32,
    /// The file's number on its device.
    pub st_ino: i64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: i32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The device that the file is, if it is one.
    pub st_rdev: i32,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// Creation.
    pub st_crtim: Timespec,
    /// The type of an attribute or an index.
    pub st_type: u32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
}
