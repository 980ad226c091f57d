//! `struct stat64` of Linux on 32-bit x86, Arm, SuperH, IBM Z, PA-RISC and 68000: what the
//! calls for large files fill. It is also `struct stat` of Android on 32-bit x86 and Arm, and
//! of musl before 1.2 there.
//!
//! As glibc 2.36 declares it for `i686-linux-gnu`, `arm-linux-gnueabihf`, `sh4-linux-gnu`,
//! `s390-linux-gnu`, `hppa-linux-gnu` and `m68k-linux-gnu` without 64-bit times; and the `libc`
//! crate for `i686-linux-android`, `armv7-linux-androideabi`, `i686-unknown-linux-musl` and
//! `armv7-unknown-linux-musleabihf` with musl 1.1.
//!
//! Processors lay it out differently: x86 and SuperH align members to 4 bytes at most, 68000
//! to 2, the others 64-bit ones to 8. The two paddings have 16 bits, as 68000 has them; the
//! others have 32, and end where 16 bits and the next alignment end.

use crate::HeapStruct;

pub use super::timespec::time32::{Timespec, TimespecView};

/// `struct stat64`, the attributes of a file; [`FileStat`](super::FileStat) gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(
        I686Linux,
        ArmLinux,
        Sh4Linux,
        S390Linux,
        HppaLinux,
        M68kLinux,
        I686Android,
        ArmAndroid,
        I686LinuxMusl11,
        ArmLinuxMusl11
    ),
    native(all(target_os = "linux", target_env = "gnu", any(target_arch = "arm", target_arch = "csky")))
)]
pub struct Stat {
    /// The device that holds the file.
    pub st_dev: u64,
    __pad1: u16,
    __st_ino: u32,
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
    __pad2: u16,
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
    /// The file's number on its device.
    pub st_ino: u64,
}
