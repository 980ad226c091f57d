//! `struct stat` of Linux on 64-bit Arm, RISC-V, LoongArch and what came after them: the
//! kernel's own choice for new processors; and of Android on 64-bit Arm.
//!
//! As glibc 2.36 declares it for `aarch64-linux-gnu` and `riscv64-linux-gnu`, where `struct
//! stat64` is the same; musl 1.2 for `aarch64-linux-musl`; and the `libc` crate for
//! `loongarch64-unknown-linux-gnu` and `aarch64-linux-android`.

use crate::HeapStruct;

pub use super::timespec::time64::{Timespec, TimespecView};

/// `struct stat`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(Aarch64Linux, Riscv64Linux, Loongarch64Linux, Aarch64Android),
    native(all(
        any(target_os = "linux", target_os = "android"),
        any(target_arch = "aarch64", target_arch = "riscv64", target_arch = "riscv32", target_arch = "loongarch64"),
    ))
)]
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
    __pad1: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    pub st_size: i64,
    /// The preferred size of reads and writes.
    pub st_blksize: i32,
    __pad2: i32,
    /// Blocks of 512 bytes that the file takes.
    pub st_blocks: i64,
    /// Last read.
    pub st_atim: Timespec,
    /// Last written.
    pub st_mtim: Timespec,
    /// Last change of content or attributes.
    pub st_ctim: Timespec,
    __glibc_reserved: [i32; 2],
}
