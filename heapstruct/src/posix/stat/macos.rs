//! `struct stat` of macOS and Apple's other systems, with 64-bit inode numbers.
//!
//! As the `libc` crate declares it for `x86_64-apple-darwin` and `aarch64-apple-darwin`; in C,
//! `<sys/stat.h>` with `__DARWIN_64_BIT_INO_T`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Macos, Aarch64Macos))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: i32,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u16,
    /// How many names the file has.
    pub st_nlink: u16,
    /// The file's number on its device.
    pub st_ino: u64,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: i32,
    /// Last read.
    pub st_atimespec: Timespec,
    /// Last written.
    pub st_mtimespec: Timespec,
    /// Last change of content or attributes.
    pub st_ctimespec: Timespec,
    /// Creation.
    pub st_birthtimespec: Timespec,
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
    __st_lspare: i32,
    __st_qspare: [i64; 2],
}
