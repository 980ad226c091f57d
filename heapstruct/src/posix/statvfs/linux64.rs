//! `struct statvfs` of Linux on 64-bit processors.
//!
//! As glibc 2.36 declares it for `x86_64-linux-gnu`, `aarch64-linux-gnu`, `riscv64-linux-gnu`,
//! `powerpc64-linux-gnu`, `s390x-linux-gnu`, `sparc64-linux-gnu` and `mips64-linux-gnuabi64`,
//! where `struct statvfs64` is the same; and musl 1.2 and Android. `f_type` is spare before
//! glibc 2.39 and musl 1.2.5, and in Android.

use crate::HeapStruct;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(
        X86_64Linux,
        Aarch64Linux,
        Riscv64Linux,
        Loongarch64Linux,
        Powerpc64Linux,
        Powerpc64leLinux,
        S390xLinux,
        Sparc64Linux,
        Mips64Linux,
        Mips64elLinux,
        Mips64elLinuxMusl,
        X86_64Android,
        Aarch64Android
    ),
    native(all(
        any(target_os = "android", all(target_os = "linux", any(target_env = "gnu", target_env = "musl"))),
        target_pointer_width = "64",
    ))
)]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u64,
    /// The size of a block, in which the counts are.
    pub f_frsize: u64,
    /// All blocks.
    pub f_blocks: u64,
    /// Free blocks.
    pub f_bfree: u64,
    /// Free blocks for those without privileges.
    pub f_bavail: u64,
    /// All files that there can be.
    pub f_files: u64,
    /// Files that can still be made.
    pub f_ffree: u64,
    /// Files that can still be made by those without privileges.
    pub f_favail: u64,
    /// The number of the file system.
    pub f_fsid: u64,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: u64,
    /// The longest name of a file, in bytes.
    pub f_namemax: u64,
    /// The kind of file system, on newer systems.
    pub f_type: u32,
    __f_spare: [i32; 5],
}
