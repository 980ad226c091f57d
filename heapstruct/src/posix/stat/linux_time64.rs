//! `struct stat` of Linux on little-endian 32-bit processors in a program that is built for
//! 64-bit times, with `_TIME_BITS` 64.
//!
//! As glibc 2.36 declares it for `i686-linux-gnu`, `arm-linux-gnueabihf`, `sh4-linux-gnu`,
//! `mipsel-linux-gnu` and `mips64el-linux-gnuabin32`. The targets without 64-bit times are
//! stated, too: it is how a program is built that decides, not the machine. The C library fills
//! this struct; no kernel knows it.

use crate::HeapStruct;

pub use super::timespec::time64_long32::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(
    I686LinuxTime64,
    ArmLinuxTime64,
    MipselLinuxTime64,
    I686Linux,
    ArmLinux,
    Sh4Linux,
    MipselLinux,
    MipselN32Linux
))]
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
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
}
