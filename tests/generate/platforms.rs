//! The built-in targets, each with the row of the fixtures whose compiler it follows.

use heapstruct::target::Runtime;

/// A built-in target.
#[derive(Clone, Copy, Debug)]
pub struct Platform {
    /// The name of its type in `heapstruct::target`.
    pub name: &'static str,
    pub target: Runtime,
    /// The row of the compiler whose rules it has.
    pub row: &'static str,
}

macro_rules! platforms {
    ($($name:ident $target:ident $row:literal,)*) => {
        /// All of them: a test compares the list with the library's.
        pub const PLATFORMS: &[Platform] =
            &[$(Platform { name: stringify!($name), target: Runtime::$target, row: $row }),*];
    };
}

platforms! {
    X86_64Linux X86_64_LINUX "x86_64-linux-gnu/gcc",
    X32Linux X32_LINUX "x86_64-linux-gnux32/gcc",
    I686Linux I686_LINUX "i686-linux-gnu/gcc",
    I686LinuxTime64 I686_LINUX_TIME64 "i686-linux-gnu/gcc",
    I686LinuxMusl I686_LINUX_MUSL "i686-linux-gnu/gcc",
    I686LinuxMusl11 I686_LINUX_MUSL11 "i686-linux-gnu/gcc",
    Aarch64Linux AARCH64_LINUX "aarch64-linux-gnu/gcc",
    ArmLinux ARM_LINUX "arm-linux-gnueabihf/gcc",
    ArmLinuxTime64 ARM_LINUX_TIME64 "arm-linux-gnueabihf/gcc",
    ArmLinuxMusl ARM_LINUX_MUSL "arm-linux-gnueabihf/gcc",
    ArmLinuxMusl11 ARM_LINUX_MUSL11 "arm-linux-gnueabihf/gcc",
    Riscv64Linux RISCV64_LINUX "riscv64-linux-gnu/gcc",
    Loongarch64Linux LOONGARCH64_LINUX "loongarch64-linux-gnu/clang",
    PowerpcLinux POWERPC_LINUX "powerpc-linux-gnu/gcc",
    PowerpcLinuxTime64 POWERPC_LINUX_TIME64 "powerpc-linux-gnu/gcc",
    Powerpc64Linux POWERPC64_LINUX "powerpc64-linux-gnu/gcc",
    Powerpc64leLinux POWERPC64LE_LINUX "powerpc64le-linux-gnu/gcc",
    S390xLinux S390X_LINUX "s390x-linux-gnu/gcc",
    S390Linux S390_LINUX "s390-linux-gnu/gcc",
    Sparc64Linux SPARC64_LINUX "sparc64-linux-gnu/gcc",
    SparcLinux SPARC_LINUX "sparc-linux-gnu/gcc",
    MipsLinux MIPS_LINUX "mips-linux-gnu/gcc",
    MipsLinuxTime64 MIPS_LINUX_TIME64 "mips-linux-gnu/gcc",
    MipselLinux MIPSEL_LINUX "mipsel-linux-gnu/gcc",
    MipselLinuxTime64 MIPSEL_LINUX_TIME64 "mipsel-linux-gnu/gcc",
    Mips64Linux MIPS64_LINUX "mips64-linux-gnuabi64/gcc",
    Mips64elLinux MIPS64EL_LINUX "mips64el-linux-gnuabi64/gcc",
    Mips64elLinuxMusl MIPS64EL_LINUX_MUSL "mips64el-linux-gnuabi64/gcc",
    MipsN32Linux MIPSN32_LINUX "mips64-linux-gnuabin32/gcc",
    MipselN32Linux MIPSELN32_LINUX "mips64el-linux-gnuabin32/gcc",
    AlphaLinux ALPHA_LINUX "alpha-linux-gnu/gcc",
    HppaLinux HPPA_LINUX "hppa-linux-gnu/gcc",
    M68kLinux M68K_LINUX "m68k-linux-gnu/gcc",
    Sh4Linux SH4_LINUX "sh4-linux-gnu/gcc",
    ArcLinux ARC_LINUX "arc-linux-gnu/gcc",
    X86_64Android X86_64_ANDROID "x86_64-linux-android/clang",
    Aarch64Android AARCH64_ANDROID "aarch64-linux-android/clang",
    I686Android I686_ANDROID "i686-linux-android/clang",
    ArmAndroid ARM_ANDROID "armv7-linux-androideabi/clang",
    X86_64Macos X86_64_MACOS "x86_64-apple-macosx10.15/clang",
    Aarch64Macos AARCH64_MACOS "arm64-apple-macosx11/clang",
    X86_64Freebsd X86_64_FREEBSD "x86_64-unknown-freebsd13/clang",
    X86_64Freebsd11 X86_64_FREEBSD11 "x86_64-unknown-freebsd13/clang",
    Aarch64Freebsd AARCH64_FREEBSD "aarch64-unknown-freebsd13/clang",
    Aarch64Freebsd11 AARCH64_FREEBSD11 "aarch64-unknown-freebsd13/clang",
    I686Freebsd I686_FREEBSD "i686-unknown-freebsd13/clang",
    I686Freebsd11 I686_FREEBSD11 "i686-unknown-freebsd13/clang",
    X86_64Netbsd X86_64_NETBSD "x86_64-unknown-netbsd/clang",
    X86_64Openbsd X86_64_OPENBSD "x86_64-unknown-openbsd/clang",
    X86_64Dragonfly X86_64_DRAGONFLY "x86_64-unknown-dragonfly/clang",
    X86_64Solaris X86_64_SOLARIS "x86_64-pc-solaris2.11/clang",
    Sparc64Solaris SPARC64_SOLARIS "sparcv9-sun-solaris2.11/clang",
    SparcSolaris SPARC_SOLARIS "sparc-sun-solaris2.11/clang",
    Powerpc64Aix POWERPC64_AIX "powerpc64-ibm-aix7.2/clang",
    X86_64Haiku X86_64_HAIKU "x86_64-unknown-haiku/clang",
    X86_64Hurd X86_64_HURD "x86_64-unknown-hurd-gnu/clang",
    I686Hurd I686_HURD "i686-unknown-hurd-gnu/clang",
    Wasm32Wasi WASM32_WASI "wasm32-wasi/clang",
    X86_64Windows X86_64_WINDOWS "x86_64-pc-windows-msvc/clang",
    I686Windows I686_WINDOWS "i686-pc-windows-msvc/clang",
    X86_64WindowsGnu X86_64_WINDOWS_GNU "x86_64-pc-windows-gnu/gcc",
    I686WindowsGnu I686_WINDOWS_GNU "i686-pc-windows-gnu/gcc",
}
