//! `struct stat` of Linux on most 32-bit processors in a program that is not built for large
//! files: `off_t` and `ino_t` have 32 bits.
//!
//! As glibc 2.36 declares it for `i686-linux-gnu`, `arm-linux-gnueabihf`, `sh4-linux-gnu`,
//! `powerpc-linux-gnu`, `hppa-linux-gnu`, `sparc-linux-gnu`, `s390-linux-gnu` and
//! `m68k-linux-gnu`. On `s390-linux-gnu` the paddings have 32 bits, which moves nothing.

use crate::HeapStruct;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(I686Linux, ArmLinux, Sh4Linux, PowerpcLinux, HppaLinux, SparcLinux, S390Linux, M68kLinux))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    __pad1: u16,
    /// The file's number on its device.
    pub st_ino: u32,
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
    __pad2: u16,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i32,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __glibc_reserved4: u32,
    __glibc_reserved5: u32,
}
