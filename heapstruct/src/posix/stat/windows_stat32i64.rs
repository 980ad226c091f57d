//! `struct _stat32i64` of Windows: 64-bit sizes and 32-bit times. It is `struct stat` of MinGW
//! on 32-bit x86 in a program that is built with `_FILE_OFFSET_BITS` 64.
//!
//! As the headers of mingw-w64 10 declare that `struct stat`. Microsoft's headers are where
//! they have it from; they were not compiled.

use crate::HeapStruct;

/// `struct _stat32i64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(X86_64Windows, I686Windows, X86_64WindowsGnu, I686WindowsGnu))]
pub struct Stat {
    /// The drive, 0 for `A:`.
    pub st_dev: u32,
    /// 0, whatever the file.
    pub st_ino: u16,
    /// Type and permissions.
    #[heapstruct(octal)]
    pub st_mode: u16,
    /// How many names the file has.
    pub st_nlink: i16,
    /// 0, whatever the file.
    pub st_uid: i16,
    /// 0, whatever the file.
    pub st_gid: i16,
    /// What `st_dev` is.
    pub st_rdev: u32,
    /// The size in bytes.
    pub st_size: i64,
    /// Last read.
    pub st_atime: i32,
    /// Last written.
    pub st_mtime: i32,
    /// Creation.
    pub st_ctime: i32,
}
