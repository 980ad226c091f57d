//! The targets that are built in: a type for each row of `abi::rows`, and the machine itself.

use super::Row;
use super::custom::{BuiltIn, types_fit};
use super::sealed::Sealed;
use super::types::{Types, types};
use crate::abi::{Abi, rows};
use crate::memory::{ForeignPointer, NativePointer};
use crate::row;

/// The machine that this is compiled for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Native;

impl Row for Native {
    const ABI: Abi = Abi::NATIVE;
    const IS_NATIVE: bool = true;
    type Types = types!(of the row Native);
}

impl Sealed for Native {}

impl BuiltIn for Native {
    type Pointer = NativePointer;
}

/// A type for each row, and one list of them all for `Runtime` and for triples.
macro_rules! builtin {
    ($($(#[$doc:meta])* $name:ident, $row:ident, $triple:literal, $here:expr;)*) => {
        $(
            row! {
                $(#[$doc])*
                ///
                #[doc = concat!("As a value it is [`Runtime::", stringify!($row), "`](super::Runtime::", stringify!($row), "), by name `", $triple, "`.")]
                pub struct $name = rows::$row.of_row(row_of($triple));
            }

            impl Sealed for $name {}

            impl BuiltIn for $name {
                type Pointer = ForeignPointer<<<$name as Row>::Types as Types>::Address>;
            }

            const _: () = assert!(types_fit::<$name>());
        )*

        /// Each built-in row with the triple that stands for it.
        pub(crate) const BUILTIN: &[(&str, Abi)] = &[$(($triple, rows::$row.of_row(row_of($triple)))),*];

        const TRIPLES: &[&str] = &[$($triple),*];

        /// Which of them is the machine that this is compiled for.
        const HERE: &[bool] = &[$($here),*];

        impl super::Runtime {
            $(
                $(#[$doc])*
                ///
                #[doc = concat!("Its triple is `", $triple, "`.")]
                pub const $row: Self = Self::from_triple($triple);
            )*

            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$row),*];
        }

        $(
            impl From<$name> for super::Runtime {
                fn from(_: $name) -> Self {
                    Self::$row
                }
            }

            impl super::Platform for $name {
                const RUNTIME: super::Runtime = super::Runtime::$row;
            }
        )*
    };
}

/// Which row has this triple, one of the list's.
pub(super) const fn row_of(triple: &str) -> usize {
    let mut row = 0;
    while !super::triple::same(TRIPLES[row], triple) {
        row += 1;
    }
    row
}

/// The row of the machine that this is compiled for, if it is one of these.
pub(crate) const NATIVE_ROW: Option<usize> = {
    let mut row = 0;
    while row < HERE.len() && !HERE[row] {
        row += 1;
    }
    if row < HERE.len() { Some(row) } else { None }
};

/// Whether `time_t` has 64 bits here, where the system leaves that to how a program is built:
/// as the `libc` crate has it, if it is there, otherwise as it has it by default.
#[allow(deprecated, reason = "the crate says that it will be wider one day")]
const TIME64: bool = {
    #[cfg(all(unix, feature = "posix"))]
    {
        size_of::<libc::time_t>() == 8
    }
    #[cfg(not(all(unix, feature = "posix")))]
    {
        cfg!(target_pointer_width = "64")
    }
};

builtin! {
    /// Linux on x86-64, with any C library.
    X86_64Linux, X86_64_LINUX, "x86_64-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "x86_64", target_pointer_width = "64"));
    /// Linux on x86-64 with 32-bit pointers, the x32 ABI.
    X32Linux, X32_LINUX, "x86_64-unknown-linux-gnux32", cfg!(all(target_os = "linux", target_arch = "x86_64", target_pointer_width = "32"));
    /// Linux on 32-bit x86 (i386 and later) with glibc: 8-byte types are aligned to 4.
    I686Linux, I686_LINUX, "i686-unknown-linux-gnu", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "x86")) && !TIME64;
    /// Linux on 32-bit x86, for programs that are built with 64-bit `time_t` and `off_t`.
    I686LinuxTime64, I686_LINUX_TIME64, "i686-unknown-linux-gnut64", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "x86")) && TIME64;
    /// Linux on 32-bit x86 with musl, from its version 1.2 on.
    I686LinuxMusl, I686_LINUX_MUSL, "i686-unknown-linux-musl", cfg!(all(target_os = "linux", target_env = "musl", target_arch = "x86")) && TIME64;
    /// Linux on 32-bit x86 with musl 1.1, whose `time_t` has 32 bits.
    I686LinuxMusl11, I686_LINUX_MUSL11, "i686-unknown-linux-musl1.1", cfg!(all(target_os = "linux", target_env = "musl", target_arch = "x86")) && !TIME64;
    /// Linux on little-endian 64-bit Arm.
    Aarch64Linux, AARCH64_LINUX, "aarch64-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "aarch64", target_endian = "little", target_pointer_width = "64"));
    /// Linux on little-endian 32-bit Arm (EABI) with glibc.
    ArmLinux, ARM_LINUX, "armv7-unknown-linux-gnueabihf", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "arm", target_endian = "little")) && !TIME64;
    /// Linux on 32-bit Arm, for programs that are built with 64-bit `time_t` and `off_t`.
    ArmLinuxTime64, ARM_LINUX_TIME64, "armv7-unknown-linux-gnueabihft64", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "arm", target_endian = "little")) && TIME64;
    /// Linux on 32-bit Arm with musl, from its version 1.2 on.
    ArmLinuxMusl, ARM_LINUX_MUSL, "armv7-unknown-linux-musleabihf", cfg!(all(target_os = "linux", target_env = "musl", target_arch = "arm", target_endian = "little")) && TIME64;
    /// Linux on 32-bit Arm with musl 1.1, whose `time_t` has 32 bits.
    ArmLinuxMusl11, ARM_LINUX_MUSL11, "armv7-unknown-linux-musleabihf1.1", cfg!(all(target_os = "linux", target_env = "musl", target_arch = "arm", target_endian = "little")) && !TIME64;
    /// Linux on 64-bit RISC-V.
    Riscv64Linux, RISCV64_LINUX, "riscv64gc-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "riscv64"));
    /// Linux on 64-bit LoongArch.
    Loongarch64Linux, LOONGARCH64_LINUX, "loongarch64-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "loongarch64"));
    /// Linux on big-endian 32-bit PowerPC.
    PowerpcLinux, POWERPC_LINUX, "powerpc-unknown-linux-gnu", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "powerpc", target_endian = "big")) && !TIME64;
    /// Linux on 32-bit PowerPC, for programs that are built with 64-bit `time_t` and `off_t`.
    PowerpcLinuxTime64, POWERPC_LINUX_TIME64, "powerpc-unknown-linux-gnut64", cfg!(all(target_os = "linux", target_env = "gnu", target_arch = "powerpc", target_endian = "big")) && TIME64;
    /// Linux on big-endian 64-bit PowerPC.
    Powerpc64Linux, POWERPC64_LINUX, "powerpc64-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "powerpc64", target_endian = "big"));
    /// Linux on little-endian 64-bit PowerPC.
    Powerpc64leLinux, POWERPC64LE_LINUX, "powerpc64le-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "powerpc64", target_endian = "little"));
    /// Linux on IBM Z, 64-bit and big-endian.
    S390xLinux, S390X_LINUX, "s390x-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "s390x"));
    /// Linux on IBM ESA/390, with 31-bit addresses, big-endian.
    S390Linux, S390_LINUX, "s390-unknown-linux-gnu", false;
    /// Linux on 64-bit SPARC, big-endian.
    Sparc64Linux, SPARC64_LINUX, "sparc64-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "sparc64"));
    /// Linux on 32-bit SPARC, big-endian.
    SparcLinux, SPARC_LINUX, "sparc-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "sparc")) && !TIME64;
    /// Linux on big-endian 32-bit MIPS (o32).
    MipsLinux, MIPS_LINUX, "mips-unknown-linux-gnu", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips", target_arch = "mips32r6"), target_endian = "big")) && !TIME64;
    /// Linux on big-endian 32-bit MIPS, for programs that are built with 64-bit `time_t` and `off_t`.
    MipsLinuxTime64, MIPS_LINUX_TIME64, "mips-unknown-linux-gnut64", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips", target_arch = "mips32r6"), target_endian = "big")) && TIME64;
    /// Linux on little-endian 32-bit MIPS (o32).
    MipselLinux, MIPSEL_LINUX, "mipsel-unknown-linux-gnu", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips", target_arch = "mips32r6"), target_endian = "little")) && !TIME64;
    /// Linux on little-endian 32-bit MIPS, for programs that are built with 64-bit `time_t` and `off_t`.
    MipselLinuxTime64, MIPSEL_LINUX_TIME64, "mipsel-unknown-linux-gnut64", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips", target_arch = "mips32r6"), target_endian = "little")) && TIME64;
    /// Linux on big-endian 64-bit MIPS (n64).
    Mips64Linux, MIPS64_LINUX, "mips64-unknown-linux-gnuabi64", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips64", target_arch = "mips64r6"), target_endian = "big"));
    /// Linux on little-endian 64-bit MIPS (n64).
    Mips64elLinux, MIPS64EL_LINUX, "mips64el-unknown-linux-gnuabi64", cfg!(all(target_os = "linux", target_env = "gnu", any(target_arch = "mips64", target_arch = "mips64r6"), target_endian = "little"));
    /// Linux on little-endian 64-bit MIPS (n64) with musl.
    Mips64elLinuxMusl, MIPS64EL_LINUX_MUSL, "mips64el-unknown-linux-muslabi64", cfg!(all(target_os = "linux", target_env = "musl", target_arch = "mips64", target_endian = "little"));
    /// Linux on big-endian 64-bit MIPS with 32-bit pointers (n32).
    MipsN32Linux, MIPSN32_LINUX, "mips64-unknown-linux-gnuabin32", false;
    /// Linux on little-endian 64-bit MIPS with 32-bit pointers (n32).
    MipselN32Linux, MIPSELN32_LINUX, "mips64el-unknown-linux-gnuabin32", false;
    /// Linux on Alpha.
    AlphaLinux, ALPHA_LINUX, "alpha-unknown-linux-gnu", false;
    /// Linux on 32-bit PA-RISC, big-endian.
    HppaLinux, HPPA_LINUX, "hppa-unknown-linux-gnu", false;
    /// Linux on the 68000 family, big-endian: nothing is aligned to more than 2.
    M68kLinux, M68K_LINUX, "m68k-unknown-linux-gnu", cfg!(all(target_os = "linux", target_arch = "m68k")) && !TIME64;
    /// Linux on SuperH 4, little-endian: 8-byte types are aligned to 4.
    Sh4Linux, SH4_LINUX, "sh4-unknown-linux-gnu", false;
    /// Linux on ARC, little-endian: 8-byte types are aligned to 4.
    ArcLinux, ARC_LINUX, "arc-unknown-linux-gnu", false;
    /// Android on x86-64.
    X86_64Android, X86_64_ANDROID, "x86_64-linux-android", cfg!(all(target_os = "android", target_arch = "x86_64"));
    /// Android on 64-bit Arm.
    Aarch64Android, AARCH64_ANDROID, "aarch64-linux-android", cfg!(all(target_os = "android", target_arch = "aarch64"));
    /// Android on 32-bit x86: 8-byte types are aligned to 4.
    I686Android, I686_ANDROID, "i686-linux-android", cfg!(all(target_os = "android", target_arch = "x86"));
    /// Android on 32-bit Arm.
    ArmAndroid, ARM_ANDROID, "armv7-linux-androideabi", cfg!(all(target_os = "android", target_arch = "arm"));
    /// macOS on Intel.
    X86_64Macos, X86_64_MACOS, "x86_64-apple-darwin", cfg!(all(target_vendor = "apple", target_arch = "x86_64"));
    /// macOS on Apple silicon.
    Aarch64Macos, AARCH64_MACOS, "aarch64-apple-darwin", cfg!(all(target_vendor = "apple", target_arch = "aarch64", target_pointer_width = "64"));
    /// FreeBSD on x86-64, from its version 12 on.
    X86_64Freebsd, X86_64_FREEBSD, "x86_64-unknown-freebsd", cfg!(all(target_os = "freebsd", target_arch = "x86_64"));
    /// FreeBSD on x86-64 before version 12.
    X86_64Freebsd11, X86_64_FREEBSD11, "x86_64-unknown-freebsd11", false;
    /// FreeBSD on 64-bit Arm, from its version 12 on.
    Aarch64Freebsd, AARCH64_FREEBSD, "aarch64-unknown-freebsd", cfg!(all(target_os = "freebsd", target_arch = "aarch64"));
    /// FreeBSD on 64-bit Arm before version 12.
    Aarch64Freebsd11, AARCH64_FREEBSD11, "aarch64-unknown-freebsd11", false;
    /// FreeBSD on 32-bit x86, from its version 12 on: 8-byte types are aligned to 4.
    I686Freebsd, I686_FREEBSD, "i686-unknown-freebsd", cfg!(all(target_os = "freebsd", target_arch = "x86"));
    /// FreeBSD on 32-bit x86 before version 12.
    I686Freebsd11, I686_FREEBSD11, "i686-unknown-freebsd11", false;
    /// NetBSD on x86-64.
    X86_64Netbsd, X86_64_NETBSD, "x86_64-unknown-netbsd", cfg!(all(target_os = "netbsd", target_arch = "x86_64"));
    /// OpenBSD on x86-64.
    X86_64Openbsd, X86_64_OPENBSD, "x86_64-unknown-openbsd", cfg!(all(target_os = "openbsd", target_arch = "x86_64"));
    /// DragonFly BSD on x86-64.
    X86_64Dragonfly, X86_64_DRAGONFLY, "x86_64-unknown-dragonfly", cfg!(all(target_os = "dragonfly", target_arch = "x86_64"));
    /// Solaris and illumos on x86-64.
    X86_64Solaris, X86_64_SOLARIS, "x86_64-pc-solaris", cfg!(all(any(target_os = "solaris", target_os = "illumos"), target_arch = "x86_64"));
    /// Solaris on 64-bit SPARC, big-endian.
    Sparc64Solaris, SPARC64_SOLARIS, "sparcv9-sun-solaris", cfg!(all(target_os = "solaris", target_arch = "sparc64"));
    /// Solaris on 32-bit SPARC, big-endian.
    SparcSolaris, SPARC_SOLARIS, "sparc-sun-solaris", false;
    /// AIX on 64-bit PowerPC, big-endian. A `double` is aligned to 8 bytes there as the first member, and to 4 as a later one.
    Powerpc64Aix, POWERPC64_AIX, "powerpc64-ibm-aix", cfg!(all(target_os = "aix", target_arch = "powerpc64"));
    /// Haiku on x86-64.
    X86_64Haiku, X86_64_HAIKU, "x86_64-unknown-haiku", cfg!(all(target_os = "haiku", target_arch = "x86_64"));
    /// GNU Hurd on x86-64.
    X86_64Hurd, X86_64_HURD, "x86_64-unknown-hurd-gnu", cfg!(all(target_os = "hurd", target_arch = "x86_64"));
    /// GNU Hurd on 32-bit x86: 8-byte types are aligned to 4.
    I686Hurd, I686_HURD, "i686-unknown-hurd-gnu", cfg!(all(target_os = "hurd", target_arch = "x86"));
    /// WASI: WebAssembly with 32-bit pointers.
    Wasm32Wasi, WASM32_WASI, "wasm32-wasip1", cfg!(all(target_os = "wasi", target_arch = "wasm32"));
    /// Windows on x86-64, as Microsoft's compiler lays out.
    X86_64Windows, X86_64_WINDOWS, "x86_64-pc-windows-msvc", cfg!(all(windows, target_env = "msvc", target_arch = "x86_64"));
    /// Windows on 32-bit x86, as Microsoft's compiler lays out.
    I686Windows, I686_WINDOWS, "i686-pc-windows-msvc", cfg!(all(windows, target_env = "msvc", target_arch = "x86"));
    /// Windows on x86-64, as MinGW lays out.
    X86_64WindowsGnu, X86_64_WINDOWS_GNU, "x86_64-pc-windows-gnu", cfg!(all(windows, target_env = "gnu", target_arch = "x86_64"));
    /// Windows on 32-bit x86, as MinGW lays out.
    I686WindowsGnu, I686_WINDOWS_GNU, "i686-pc-windows-gnu", cfg!(all(windows, target_env = "gnu", target_arch = "x86"));
}
