//! `struct stat` of Linux on big-endian 32-bit processors in a program that is built for 64-bit
//! times, with `_TIME_BITS` 64.
//!
//! As glibc 2.36 declares it for `powerpc-linux-gnu`, `s390-linux-gnu`, `mips-linux-gnu`,
//! `mips64-linux-gnuabin32`, `hppa-linux-gnu`, `sparc-linux-gnu` and `m68k-linux-gnu`. It is
//! that of [`linux_time64`](super::linux_time64), but for the padding in the times, which comes
//! before the nanoseconds. The targets without 64-bit times are stated, too: it is how a
//! program is built that decides, not the machine.

use crate::HeapStruct;

pub use super::timespec::time64_long32_be::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(
    PowerpcLinuxTime64,
    MipsLinuxTime64,
    PowerpcLinux,
    S390Linux,
    MipsLinux,
    MipsN32Linux,
    HppaLinux,
    SparcLinux,
    M68kLinux
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
