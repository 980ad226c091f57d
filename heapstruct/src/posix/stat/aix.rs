//! `struct stat` of 64-bit programs on AIX.
//!
//! As the `libc` crate declares it for `powerpc64-ibm-aix`.

use crate::HeapStruct;

pub use super::timespec::time64_int::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Powerpc64Aix))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// How many names the file has.
    pub st_nlink: i16,
    /// `FS_` flags of the file.
    #[heapstruct(hex)]
    pub st_flag: u16,
    /// The owner.
    pub st_uid: u32,
    /// The owning group.
    pub st_gid: u32,
    /// The device that the file is, if it is one.
    pub st_rdev: u64,
    /// The size as far as 32 bits hold it.
    pub st_ssize: i32,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    /// The preferred size of reads and writes.
    pub st_blksize: i64,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// The kind of file system.
    pub st_vfstype: i32,
    /// The number of the file system.
    pub st_vfs: u32,
    /// The type of the virtual node.
    pub st_type: u32,
    /// The generation of the file's number.
    pub st_gen: u32,
    st_reserved: [u32; 9],
    st_padto_ll: u32,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
}
