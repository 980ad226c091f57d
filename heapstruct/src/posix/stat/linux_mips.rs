//! `struct stat64` of Linux on 32-bit MIPS (o32): what the calls for large files fill.
//!
//! As glibc 2.36 declares it for `mips-linux-gnu` and `mipsel-linux-gnu` without 64-bit times.
//! Device numbers have 32 bits here.

use crate::HeapStruct;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(MipsLinux, MipselLinux))]
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
    st_pad2: [i32; 3],
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
    st_pad3: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    st_pad4: [i32; 14],
}
