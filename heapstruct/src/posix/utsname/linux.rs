//! `struct utsname` of Linux on every processor: also what the system call fills.
//!
//! As glibc 2.36 declares it with `_GNU_SOURCE`, musl 1.2, Android, and the kernel as `struct
//! new_utsname`.

use crate::HeapStruct;
use core::ffi::c_char;

/// `struct utsname`, what a system calls itself.
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
        X32Linux,
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
        ArcLinux,
        AlphaLinux,
        X86_64Android,
        Aarch64Android,
        I686Android,
        ArmAndroid
    ),
    native(any(target_os = "linux", target_os = "android"))
)]
pub struct Utsname {
    /// The operating system.
    pub sysname: [c_char; 65],
    /// The machine's name in the network.
    pub nodename: [c_char; 65],
    /// The release of the operating system.
    pub release: [c_char; 65],
    /// The version of that release.
    pub version: [c_char; 65],
    /// The kind of machine.
    pub machine: [c_char; 65],
    /// The domain of the machine's name, of NIS rather than DNS.
    pub domainname: [c_char; 65],
}
