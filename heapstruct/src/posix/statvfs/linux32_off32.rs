//! `struct statvfs` of Linux on 32-bit processors, in a program that is not built for large
//! files: the counts have 32 bits.
//!
//! As glibc 2.36 declares it for `i686-linux-gnu`, `arm-linux-gnueabihf`, `mips-linux-gnu`,
//! `powerpc-linux-gnu` and others. `f_type` is spare before glibc 2.39.

use crate::HeapStruct;

/// `struct statvfs`, the attributes of a file system; [`FileSystemStat`](super::FileSystemStat)
/// gives them Rust names.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
#[heapstruct(targets(
    I686Linux,
    ArmLinux,
    PowerpcLinux,
    S390Linux,
    SparcLinux,
    MipsLinux,
    MipselLinux,
    MipsN32Linux,
    MipselN32Linux,
    HppaLinux,
    M68kLinux,
    Sh4Linux
))]
pub struct Statvfs {
    /// The size in which the file system is best read and written.
    pub f_bsize: u32,
    /// The size of a block, in which the counts are.
    pub f_frsize: u32,
    /// All blocks.
    pub f_blocks: u32,
    /// Free blocks.
    pub f_bfree: u32,
    /// Free blocks for those without privileges.
    pub f_bavail: u32,
    /// All files that there can be.
    pub f_files: u32,
    /// Files that can still be made.
    pub f_ffree: u32,
    /// Files that can still be made by those without privileges.
    pub f_favail: u32,
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
