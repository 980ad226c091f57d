//! `struct stat` of FreeBSD 12 and later on 32-bit x86, where `time_t` has 32 bits.
//!
//! As the `libc` crate declares it for FreeBSD 12 to 15. From 14 on the first of the spare
//! members is `st_filerev`.

use crate::HeapStruct;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(I686Freebsd))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// How many names the file has.
    pub st_nlink: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u16,
    __st_padding0: i16,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    __st_padding1: i32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    __st_atim_ext: i32,
    /// Last read.
    pub st_atim: Timespec,
    __st_mtim_ext: i32,
    /// Last written.
    pub st_mtim: Timespec,
    __st_ctim_ext: i32,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __st_btim_ext: i32,
    /// Creation.
    pub st_birthtim: Timespec,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Flags that the owner set, `UF_` and `SF_`.
    #[heapstruct(hex)]
    pub st_flags: u32,
    /// The generation of the file's number.
    pub st_gen: u64,
    __st_spare: [u64; 10],
}
