//! `struct statvfs64` of Linux on 32-bit processors: what the calls for large files fill.
//!
//! As glibc 2.36 declares it for `i686-linux-gnu`, `arm-linux-gnueabihf`, `mips-linux-gnu`
//! and `powerpc-linux-gnu`; and `struct statvfs` of musl 1.2 for little-endian ones. `f_type` is
//! spare before glibc 2.39 and musl 1.2.5.

use crate::HeapStruct;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(
    targets(
        I686Linux,
        I686LinuxTime64,
        I686LinuxMusl,
        I686LinuxMusl11,
        ArmLinux,
        ArmLinuxTime64,
        ArmLinuxMusl,
        ArmLinuxMusl11,
        PowerpcLinux,
        PowerpcLinuxTime64,
        S390Linux,
        SparcLinux,
        MipsLinux,
        MipsLinuxTime64,
        MipselLinux,
        MipselLinuxTime64,
        MipsN32Linux,
        MipselN32Linux,
        HppaLinux,
        M68kLinux,
        Sh4Linux,
        ArcLinux
    ),
    native(all(
        target_os = "linux",
        target_pointer_width = "32",
        not(target_arch = "x86_64"),
        any(target_env = "gnu", all(target_env = "musl", target_endian = "little")),
    ))
)]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u32,
    /// The size of a block, in which the counts are.
    pub f_frsize: u32,
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
    pub f_fsid: u32,
    __f_unused: i32,
    /// How it is mounted: `ST_` flags.
    #[heapstruct(hex)]
    pub f_flag: u32,
    /// The longest name of a file, in bytes.
    pub f_namemax: u32,
    /// The kind of file system, on newer systems.
    pub f_type: u32,
    __f_spare: [i32; 5],
}
