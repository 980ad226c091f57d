//! `struct stat` of musl on 32-bit x86 and little-endian Arm, with its 64-bit times.
//!
//! As musl 1.2 declares it for `i686-linux-musl` and `arm-linux-musleabihf`. The two processors
//! lay it out differently: Arm aligns 64-bit members to 8 bytes, x86 to 4. Up to `st_ino` it is
//! what musl 1.1 had, whose times are there in 32 bits: [`linux_i386`](super::linux_i386). The
//! targets of musl 1.1 are stated, too: the `libc` crate declares the types of 1.1, and Rust's
//! programs are linked with 1.2.

use crate::HeapStruct;

pub use super::timespec::time64_long32::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(I686LinuxMusl, ArmLinuxMusl, I686LinuxMusl11, ArmLinuxMusl11))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    __st_dev_padding: i32,
    __st_ino_truncated: i32,
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
    __st_rdev_padding: i32,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    __st_atim32: [i32; 2],
    __st_mtim32: [i32; 2],
    __st_ctim32: [i32; 2],
    /// The file's number on its device.
    pub st_ino: u64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
}
