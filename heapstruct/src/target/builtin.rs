//! The targets that are built in: a type for each row of `abi::rows`, and the machine itself.

use super::Row;
use super::custom::{impl_static_target, types_fit};
use crate::abi::{Abi, rows};
use crate::memory::{ForeignPointer, NativePointer};
use crate::row;

row! {
    /// The machine that this is compiled for.
    pub struct Native = Abi::NATIVE;
}
impl_static_target!([] Native, Native, NativePointer);

/// A type for each row, and one list of them all for `Runtime` and for triples.
macro_rules! builtin {
    ($($(#[$doc:meta])* $name:ident, $row:ident, $triple:literal;)*) => {
        $(
            row! {
                $(#[$doc])*
                pub struct $name = rows::$row;
            }
            impl_static_target!([] $name, $name, ForeignPointer<<$name as Row>::Address>);
            const _: () = assert!(types_fit::<$name>());
        )*

        /// Each built-in row with the triple that stands for it.
        pub(super) const BUILTIN: &[(&str, Abi)] = &[$(($triple, rows::$row)),*];

        builtin!(@runtime $($(#[$doc])* $name, $row, $triple;)*);
    };
    (@runtime $($(#[$doc:meta])* $name:ident, $row:ident, $triple:literal;)*) => {
        impl super::Runtime {
            $($(#[$doc])* pub const $row: Self = Self::from_triple($triple);)*

            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$row),*];
        }

        $(
            impl From<$name> for super::Runtime {
                fn from(_: $name) -> Self {
                    Self::$row
                }
            }
        )*
    };
}

builtin! {
    /// Linux on x86-64, with any C library.
    X86_64Linux, X86_64_LINUX, "x86_64-unknown-linux-gnu";
    /// Linux on x86-64 with 32-bit pointers, the x32 ABI.
    X32Linux, X32_LINUX, "x86_64-unknown-linux-gnux32";
    /// Linux on 32-bit x86 (i386 and later): 8-byte types are aligned to 4.
    I686Linux, I686_LINUX, "i686-unknown-linux-gnu";
    /// Linux on little-endian 64-bit Arm.
    Aarch64Linux, AARCH64_LINUX, "aarch64-unknown-linux-gnu";
    /// Linux on little-endian 32-bit Arm (EABI).
    ArmLinux, ARM_LINUX, "armv7-unknown-linux-gnueabihf";
    /// Linux on 64-bit RISC-V.
    Riscv64Linux, RISCV64_LINUX, "riscv64gc-unknown-linux-gnu";
    /// Linux on big-endian 32-bit PowerPC.
    PowerpcLinux, POWERPC_LINUX, "powerpc-unknown-linux-gnu";
    /// Linux on big-endian 64-bit PowerPC.
    Powerpc64Linux, POWERPC64_LINUX, "powerpc64-unknown-linux-gnu";
    /// Linux on little-endian 64-bit PowerPC.
    Powerpc64leLinux, POWERPC64LE_LINUX, "powerpc64le-unknown-linux-gnu";
    /// Linux on IBM Z, 64-bit and big-endian.
    S390xLinux, S390X_LINUX, "s390x-unknown-linux-gnu";
    /// Linux on 64-bit SPARC, big-endian.
    Sparc64Linux, SPARC64_LINUX, "sparc64-unknown-linux-gnu";
    /// Linux on big-endian 32-bit MIPS (o32).
    MipsLinux, MIPS_LINUX, "mips-unknown-linux-gnu";
    /// Linux on little-endian 32-bit MIPS (o32).
    MipselLinux, MIPSEL_LINUX, "mipsel-unknown-linux-gnu";
    /// Linux on big-endian 64-bit MIPS (n64).
    Mips64Linux, MIPS64_LINUX, "mips64-unknown-linux-gnuabi64";
    /// macOS on Intel.
    X86_64Macos, X86_64_MACOS, "x86_64-apple-darwin";
    /// macOS on Apple silicon.
    Aarch64Macos, AARCH64_MACOS, "aarch64-apple-darwin";
    /// FreeBSD on x86-64.
    X86_64Freebsd, X86_64_FREEBSD, "x86_64-unknown-freebsd";
    /// FreeBSD on 64-bit Arm.
    Aarch64Freebsd, AARCH64_FREEBSD, "aarch64-unknown-freebsd";
    /// FreeBSD on 32-bit x86: 8-byte types are aligned to 4.
    I686Freebsd, I686_FREEBSD, "i686-unknown-freebsd";
    /// Solaris on 32-bit SPARC, big-endian.
    SparcSolaris, SPARC_SOLARIS, "sparc-sun-solaris";
    /// Windows on x86-64, as Microsoft's compiler lays out.
    X86_64Windows, X86_64_WINDOWS, "x86_64-pc-windows-msvc";
    /// Windows on 32-bit x86, as Microsoft's compiler lays out.
    I686Windows, I686_WINDOWS, "i686-pc-windows-msvc";
    /// Windows on x86-64, as MinGW lays out.
    X86_64WindowsGnu, X86_64_WINDOWS_GNU, "x86_64-pc-windows-gnu";
    /// Windows on 32-bit x86, as MinGW lays out.
    I686WindowsGnu, I686_WINDOWS_GNU, "i686-pc-windows-gnu";
}
