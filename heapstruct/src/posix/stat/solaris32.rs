//! `struct stat64` of 32-bit programs on Solaris and illumos: what the calls for large files
//! fill. In a program that is built for large files it is `struct stat`.
//!
//! As `<sys/stat.h>` of illumos declares it, which has it from Solaris. It was not checked
//! against a compiler: the `libc` crate does not declare it.

use crate::HeapStruct;
use core::ffi::c_char;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(SparcSolaris))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u32,
    st_pad1: [i32; 3],
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
    st_pad2: [i32; 2],
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
    st_pad4: [i32; 8],
}
