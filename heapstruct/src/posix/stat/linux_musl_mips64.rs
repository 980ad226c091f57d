//! `struct stat` of musl on 64-bit MIPS (n64), where `nlink_t` has 32 bits.
//!
//! As musl 1.2 declares it for `mips64el-linux-musl`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Mips64elLinuxMusl))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    __pad1: [i32; 3],
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
    __pad2: [u32; 2],
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    __pad3: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    __pad4: u32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    __pad5: [i32; 14],
}
