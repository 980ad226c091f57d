//! `struct stat` of OpenBSD 5.5 and later, whose `time_t` has 64 bits, on any processor: the
//! nanoseconds are a `long`.
//!
//! As the `libc` crate declares it for `x86_64-unknown-openbsd`, with the times under the names
//! of `<sys/stat.h>`.

use crate::HeapStruct;

pub use super::timespec::time64_long::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Openbsd), native(target_os = "openbsd"))]
pub struct Stat {
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// The device that holds the file.
    pub st_dev: i32,
    /// The file's number on its device.
    pub st_ino: u64,
    /// How many names the file has.
    pub st_nlink: u32,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: i32,
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
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    /// Flags that the owner set, `UF_` and `SF_`.
    #[heapstruct(hex)]
    pub st_flags: u32,
    /// The generation of the file's number.
    pub st_gen: u32,
    /// Creation.
    pub __st_birthtim: Timespec,
}
