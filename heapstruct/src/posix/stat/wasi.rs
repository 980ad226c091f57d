//! `struct stat` of WASI on 32-bit WebAssembly.
//!
//! As the `libc` crate declares it for `wasm32-wasip1`. WASI knows no owners, permissions,
//! blocks or sizes of blocks: its C library leaves those members 0.

use crate::HeapStruct;

pub use super::timespec::time64_int::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(Wasm32Wasi))]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    /// The file's number on its device.
    pub st_ino: u64,
    /// How many names the file has.
    pub st_nlink: u64,
    /// The type; no permissions.
    #[heapstruct(octal)]
    pub st_mode: u32,
    /// The owner: 0.
    pub st_uid: u32,
    /// The owning group: 0.
    pub st_gid: u32,
    __pad0: u32,
    /// The device that the file is: 0.
    pub st_rdev: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The preferred size of reads and writes: 0.
    pub st_blksize: i32,
    /// Blocks that the file takes: 0.
    pub st_blocks: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __reserved: [i64; 3],
}
