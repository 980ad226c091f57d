//! `struct stat` of DragonFly.
//!
//! As the `libc` crate declares it for `x86_64-unknown-dragonfly`, with the times under the
//! names of `<sys/stat.h>`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Dragonfly))]
pub struct Stat {
    /// The file's number on its device.
    pub st_ino: u64,
    /// How many names the file has.
    pub st_nlink: u32,
    /// The device that holds the file.
    pub st_dev: u32,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u16,
    st_padding1: u16,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    __old_st_blksize: u32,
    /// Flags that the owner set, `UF_` and `SF_`.
    #[heapstruct(hex)]
    pub st_flags: u32,
    /// The generation of the file's number.
    pub st_gen: u32,
    st_lspare: i32,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    st_qspare2: i64,
}
