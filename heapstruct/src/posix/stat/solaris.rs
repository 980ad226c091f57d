//! `struct stat` of 64-bit programs on Solaris and illumos, with any processor.
//!
//! As the `libc` crate declares it for `x86_64-pc-solaris` and `sparcv9-sun-solaris`, with the
//! times under the names of `<sys/stat.h>`.

use crate::HeapStruct;
use core::ffi::c_char;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Solaris, Sparc64Solaris))]
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
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// The name of the kind of file system.
    pub st_fstype: [c_char; 16],
}
