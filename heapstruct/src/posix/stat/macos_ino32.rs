//! `struct stat` of macOS on Intel with 32-bit inode numbers, as before macOS 10.5, and in a
//! program that is built with `_DARWIN_NO_64_BIT_INODE`.
//!
//! As `<sys/stat.h>` of Darwin declares it without `__DARWIN_64_BIT_INO_T`. It was not checked
//! against a compiler: the `libc` crate does not declare it.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Macos))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: i32,
    /// The file's number on its device.
    pub st_ino: u32,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u16,
    /// How many names the file has.
    pub st_nlink: u16,
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
    st_lspare: i32,
    st_qspare: [i64; 2],
}
