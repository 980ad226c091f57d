//! The plain `struct stat` of Linux on 64-bit MIPS (n64): what a program gets that does not
//! ask for large files by name.
//!
//! As glibc 2.36 declares it for `mips64-linux-gnuabi64` and `mips64el-linux-gnuabi64`. It is
//! as large as `struct stat64`, [`linux_mips64`](super::linux_mips64), and has the size of the
//! file 8 bytes before.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Mips64Linux, Mips64elLinux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    st_pad1: [i32; 3],
    /// The file's number on its device.
    pub st_ino: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: u64,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    st_pad2: [u32; 2],
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    st_pad3: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    st_pad4: u32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    st_pad5: [i32; 14],
}
