//! The rows that are built in: one constant per platform.
//!
//! Each is the data model's row and what differs from it, with the platform's typedefs. The
//! facts were read off compilers; the fixtures of the `tests` package hold what each one said.

use super::{Abi, Scalar, typedefs};

const fn unsigned_char_lp64() -> Abi {
    Abi::LP64.unsigned_char()
}

/// i386 outside Windows aligns 8-byte types to 4.
const fn i386() -> Abi {
    Abi::ILP32.with(Scalar::LongLong, 8, 4).with(Scalar::I64, 8, 4).with(Scalar::Double, 8, 4).with(Scalar::F64, 8, 4)
}

/// The 68000 aligns nothing to more than 2.
const fn m68k() -> Abi {
    Abi::ILP32
        .big_endian()
        .with(Scalar::Int, 4, 2)
        .with(Scalar::Long, 4, 2)
        .with(Scalar::LongLong, 8, 2)
        .with(Scalar::Size, 4, 2)
        .with(Scalar::Pointer, 4, 2)
        .with(Scalar::I32, 4, 2)
        .with(Scalar::I64, 8, 2)
        .with(Scalar::Double, 8, 2)
        .with(Scalar::F32, 4, 2)
        .with(Scalar::F64, 8, 2)
}

pub(crate) const X86_64_LINUX: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_LINUX);
pub(crate) const X32_LINUX: Abi = Abi::ILP32.with(Scalar::I128, 16, 16).with_typedefs(typedefs::X32_LINUX);
pub(crate) const I686_LINUX: Abi = i386().with_typedefs(typedefs::I686_LINUX);
pub(crate) const I686_LINUX_TIME64: Abi = i386().with_typedefs(typedefs::I686_LINUX_TIME64);
pub(crate) const I686_LINUX_MUSL: Abi = i386().with_typedefs(typedefs::I686_LINUX_MUSL);
pub(crate) const I686_LINUX_MUSL11: Abi = i386().with_typedefs(typedefs::I686_LINUX_MUSL11);
pub(crate) const AARCH64_LINUX: Abi = unsigned_char_lp64().with_typedefs(typedefs::AARCH64_LINUX);
pub(crate) const ARM_LINUX: Abi = Abi::ILP32.unsigned_char().with_typedefs(typedefs::ARM_LINUX);
pub(crate) const ARM_LINUX_TIME64: Abi = Abi::ILP32.unsigned_char().with_typedefs(typedefs::ARM_LINUX_TIME64);
pub(crate) const ARM_LINUX_MUSL: Abi = Abi::ILP32.unsigned_char().with_typedefs(typedefs::ARM_LINUX_MUSL);
pub(crate) const ARM_LINUX_MUSL11: Abi = Abi::ILP32.unsigned_char().with_typedefs(typedefs::ARM_LINUX_MUSL11);
pub(crate) const RISCV64_LINUX: Abi = unsigned_char_lp64().with_typedefs(typedefs::RISCV64_LINUX);
pub(crate) const LOONGARCH64_LINUX: Abi = Abi::LP64.with_typedefs(typedefs::LOONGARCH64_LINUX);
pub(crate) const POWERPC_LINUX: Abi = Abi::ILP32.big_endian().unsigned_char().with_typedefs(typedefs::POWERPC_LINUX);
pub(crate) const POWERPC_LINUX_TIME64: Abi =
    Abi::ILP32.big_endian().unsigned_char().with_typedefs(typedefs::POWERPC_LINUX_TIME64);
pub(crate) const POWERPC64_LINUX: Abi = unsigned_char_lp64().big_endian().with_typedefs(typedefs::POWERPC64_LINUX);
pub(crate) const POWERPC64LE_LINUX: Abi = unsigned_char_lp64().with_typedefs(typedefs::POWERPC64LE_LINUX);
pub(crate) const S390X_LINUX: Abi =
    unsigned_char_lp64().big_endian().with(Scalar::I128, 16, 8).with_typedefs(typedefs::S390X_LINUX);
pub(crate) const S390_LINUX: Abi = Abi::ILP32.big_endian().unsigned_char().with_typedefs(typedefs::S390_LINUX);
pub(crate) const SPARC64_LINUX: Abi = Abi::LP64.big_endian().with_typedefs(typedefs::SPARC64_LINUX);
pub(crate) const SPARC_LINUX: Abi = Abi::ILP32.big_endian().with_typedefs(typedefs::SPARC_LINUX);
pub(crate) const MIPS_LINUX: Abi = Abi::ILP32.big_endian().with_typedefs(typedefs::MIPS_LINUX);
pub(crate) const MIPS_LINUX_TIME64: Abi = Abi::ILP32.big_endian().with_typedefs(typedefs::MIPS_LINUX_TIME64);
pub(crate) const MIPSEL_LINUX: Abi = Abi::ILP32.with_typedefs(typedefs::MIPSEL_LINUX);
pub(crate) const MIPSEL_LINUX_TIME64: Abi = Abi::ILP32.with_typedefs(typedefs::MIPSEL_LINUX_TIME64);
pub(crate) const MIPS64_LINUX: Abi = Abi::LP64.big_endian().with_typedefs(typedefs::MIPS64_LINUX);
pub(crate) const MIPS64EL_LINUX: Abi = Abi::LP64.with_typedefs(typedefs::MIPS64EL_LINUX);
pub(crate) const MIPS64EL_LINUX_MUSL: Abi = Abi::LP64.with_typedefs(typedefs::MIPS64EL_LINUX_MUSL);
pub(crate) const MIPSN32_LINUX: Abi =
    Abi::ILP32.with(Scalar::I128, 16, 16).big_endian().with_typedefs(typedefs::MIPSN32_LINUX);
pub(crate) const MIPSELN32_LINUX: Abi = Abi::ILP32.with(Scalar::I128, 16, 16).with_typedefs(typedefs::MIPSELN32_LINUX);
pub(crate) const ALPHA_LINUX: Abi = Abi::LP64.with_typedefs(typedefs::ALPHA_LINUX);
pub(crate) const HPPA_LINUX: Abi = Abi::ILP32.big_endian().with_typedefs(typedefs::HPPA_LINUX);
pub(crate) const M68K_LINUX: Abi = m68k().with_typedefs(typedefs::M68K_LINUX);
pub(crate) const SH4_LINUX: Abi = i386().with_typedefs(typedefs::SH4_LINUX);
pub(crate) const ARC_LINUX: Abi = i386().unsigned_char().with_typedefs(typedefs::ARC_LINUX);
pub(crate) const X86_64_ANDROID: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_ANDROID);
pub(crate) const AARCH64_ANDROID: Abi = unsigned_char_lp64().with_typedefs(typedefs::AARCH64_ANDROID);
pub(crate) const I686_ANDROID: Abi = i386().with_typedefs(typedefs::I686_ANDROID);
pub(crate) const ARM_ANDROID: Abi = Abi::ILP32.unsigned_char().with_typedefs(typedefs::ARM_ANDROID);
pub(crate) const X86_64_MACOS: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_MACOS);
pub(crate) const AARCH64_MACOS: Abi = Abi::LP64.with_typedefs(typedefs::AARCH64_MACOS);
pub(crate) const X86_64_FREEBSD: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_FREEBSD);
pub(crate) const X86_64_FREEBSD11: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_FREEBSD11);
pub(crate) const AARCH64_FREEBSD: Abi = unsigned_char_lp64().with_typedefs(typedefs::AARCH64_FREEBSD);
pub(crate) const AARCH64_FREEBSD11: Abi = unsigned_char_lp64().with_typedefs(typedefs::AARCH64_FREEBSD11);
pub(crate) const I686_FREEBSD: Abi = i386().with_typedefs(typedefs::I686_FREEBSD);
pub(crate) const I686_FREEBSD11: Abi = i386().with_typedefs(typedefs::I686_FREEBSD11);
pub(crate) const X86_64_NETBSD: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_NETBSD);
pub(crate) const X86_64_OPENBSD: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_OPENBSD);
pub(crate) const X86_64_DRAGONFLY: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_DRAGONFLY);
pub(crate) const X86_64_SOLARIS: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_SOLARIS);
pub(crate) const SPARC64_SOLARIS: Abi = Abi::LP64.big_endian().with_typedefs(typedefs::SPARC64_SOLARIS);
pub(crate) const SPARC_SOLARIS: Abi = Abi::ILP32.big_endian().with_typedefs(typedefs::SPARC_SOLARIS);
pub(crate) const POWERPC64_AIX: Abi =
    unsigned_char_lp64().big_endian().without_double().with_typedefs(typedefs::POWERPC64_AIX);
pub(crate) const X86_64_HAIKU: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_HAIKU);
pub(crate) const X86_64_HURD: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_HURD);
pub(crate) const I686_HURD: Abi = i386().with_typedefs(typedefs::I686_HURD);
pub(crate) const WASM32_WASI: Abi = Abi::ILP32.with(Scalar::I128, 16, 16).with_typedefs(typedefs::WASM32_WASI);
pub(crate) const X86_64_WINDOWS: Abi = Abi::LLP64.with_empty_record_size(4).with_typedefs(typedefs::X86_64_WINDOWS);
pub(crate) const I686_WINDOWS: Abi = Abi::ILP32.with_empty_record_size(4).with_typedefs(typedefs::I686_WINDOWS);
pub(crate) const X86_64_WINDOWS_GNU: Abi = Abi::LLP64.with_typedefs(typedefs::X86_64_WINDOWS_GNU);
pub(crate) const I686_WINDOWS_GNU: Abi = Abi::ILP32.with_typedefs(typedefs::I686_WINDOWS_GNU);
