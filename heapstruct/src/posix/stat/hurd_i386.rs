//! `struct stat64` of the Hurd on 32-bit x86: what the calls for large files fill.
//!
//! As the `libc` crate declares it for `i686-unknown-hurd-gnu`.

use crate::HeapStruct;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(I686Hurd))]
pub struct Stat {
    /// The kind of file system.
    pub st_fstype: i32,
    /// The file system that holds the file; C calls it `st_fsid`, too.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// The generation of the file's number.
    pub st_gen: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u32,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: u32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
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
    /// Who made the file.
    pub st_author: u32,
    /// Flags of the file.
    #[heapstruct(hex)]
    pub st_flags: u32,
    st_spare: [i32; 8],
}
