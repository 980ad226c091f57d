//! The rows that are built in: one constant per platform.
//!
//! Each is the data model's row and what differs from it, with the platform's typedefs. The
//! facts were read off compilers; the fixtures of the `tests` package hold what each one said.

use super::LongDoubleFormat::{Binary64, Binary128, DoubleDouble, M68k, X87};
use super::{Abi, Rules, Scalar, typedefs};

// The rules of each platform are those of its own compiler: gcc for Linux and MinGW, Microsoft's for MSVC, clang
// for Android, WASI, Apple's systems and the BSDs. On the Hurd, Haiku, Solaris, AIX and loongarch64 clang alone was at
// hand. musl's rows have gcc's rules for the processor, as glibc's have. The two compilers agree on one
// processor but for bit-fields that are `aligned`, `_Atomic` and `ms_struct` (h_atomic_struct, h_ms_struct).

/// clang, where `_Atomic` aligns types of up to 8 bytes.
const CLANG_ATOMIC_8: Rules = Rules { greatest_atomic: 8, ..Rules::SYSTEM_V };

/// gcc for x86 and PowerPC, which imitates Microsoft's compilers where a record asks for it.
const GCC_MS: Rules = Rules { ms_struct: true, ..Rules::GCC };

/// gcc on machines on which nothing is aligned to more than 8.
const GCC_8: Rules = Rules { aligned: 8, ..Rules::GCC };

/// The same for 4.
const GCC_4: Rules = Rules { aligned: 4, ..Rules::GCC };

/// Arm's ABIs say that bit-fields without a name align the record as others do.
const GCC_AARCH64: Rules = Rules { unnamed_bit_fields_align: true, ..Rules::GCC };
const GCC_ARM: Rules = Rules { unnamed_bit_fields_align: true, ..GCC_8 };
const CLANG_AARCH64: Rules = Rules { unnamed_bit_fields_align: true, ..Rules::SYSTEM_V };
const CLANG_ARM: Rules = Rules { unnamed_bit_fields_align: true, ..CLANG_ATOMIC_8 };

const MSVC_ATOMIC_8: Rules = Rules { greatest_atomic: 8, ..Rules::MSVC };

/// The 68000 packs bit-fields without regard to their types.
pub(super) const M68K: Rules = Rules {
    bit_field_types_align: false,
    unnamed_bit_fields_align: true,
    zero_width_boundary: 2,
    aligned: 2,
    ..Rules::GCC
};

/// "Power" alignment, and bit-fields in units of 4 bytes at least.
const AIX: Rules = Rules {
    unnamed_bit_fields_align: true,
    zero_width_obeys_pack: true,
    least_bit_field_unit: 4,
    first_member_preferred: true,
    ..Rules::SYSTEM_V
};

/// x86 with 64-bit registers, in the compiler's own rules.
const fn x86_64() -> Abi {
    Abi::LP64.with_long_double(16, 16, X87)
}

const fn unsigned_char_lp64() -> Abi {
    Abi::LP64.unsigned_char()
}

/// 8-byte types aligned to 4.
const fn eights_at_4() -> Abi {
    Abi::ILP32
        .with(Scalar::LongLong, 8, 4)
        .with(Scalar::I64, 8, 4)
        .with(Scalar::Double, 8, 4)
        .with(Scalar::F64, 8, 4)
        .with_long_double(8, 4, Binary64)
}

/// i386 outside Windows aligns 8-byte types to 4, though variables prefer 8.
const fn i386() -> Abi {
    eights_at_4()
        .with_preferred_align(Scalar::LongLong, 8)
        .with_preferred_align(Scalar::I64, 8)
        .with_preferred_align(Scalar::Double, 8)
        .with_preferred_align(Scalar::F64, 8)
        .with_long_double(12, 4, X87)
}

const fn x32() -> Abi {
    Abi::ILP32.with(Scalar::I128, 16, 16).with_long_double(16, 16, X87)
}

const fn mips_n32() -> Abi {
    Abi::ILP32.with(Scalar::I128, 16, 16).with_long_double(16, 16, Binary128).with_rules(Rules::GCC)
}

const fn powerpc() -> Abi {
    Abi::ILP32.big_endian().unsigned_char().with_long_double(16, 16, DoubleDouble).with_rules(GCC_MS)
}

const fn powerpc64() -> Abi {
    unsigned_char_lp64().with_long_double(16, 16, DoubleDouble).with_rules(GCC_MS)
}

/// 32-bit machines whose `long double` is wide, but aligned to 8.
const fn wide_long_double() -> Abi {
    Abi::ILP32.big_endian().with_long_double(16, 8, Binary128)
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
        .with_long_double(12, 2, M68k)
        .with_rules(M68K)
}

/// AIX aligns floating-point numbers to 4, but where they come first.
const fn aix() -> Abi {
    unsigned_char_lp64()
        .big_endian()
        .with(Scalar::Double, 8, 4)
        .with(Scalar::F64, 8, 4)
        .with_long_double(8, 4, Binary64)
        .with_preferred_align(Scalar::Double, 8)
        .with_preferred_align(Scalar::F64, 8)
        .with_preferred_align(Scalar::LongDouble, 8)
        .with_rules(AIX)
}

pub(crate) const X86_64_LINUX: Abi = x86_64().with_rules(GCC_MS).with_typedefs(typedefs::X86_64_LINUX);
pub(crate) const X32_LINUX: Abi = x32().with_rules(GCC_MS).with_typedefs(typedefs::X32_LINUX);
pub(crate) const I686_LINUX: Abi = i386().with_rules(GCC_MS).with_typedefs(typedefs::I686_LINUX);
pub(crate) const I686_LINUX_TIME64: Abi = i386().with_rules(GCC_MS).with_typedefs(typedefs::I686_LINUX_TIME64);
pub(crate) const I686_LINUX_MUSL: Abi = i386().with_rules(GCC_MS).with_typedefs(typedefs::I686_LINUX_MUSL);
pub(crate) const I686_LINUX_MUSL11: Abi = i386().with_rules(GCC_MS).with_typedefs(typedefs::I686_LINUX_MUSL11);
pub(crate) const AARCH64_LINUX: Abi =
    unsigned_char_lp64().with_rules(GCC_AARCH64).with_typedefs(typedefs::AARCH64_LINUX);
pub(crate) const ARM_LINUX: Abi = Abi::ILP32.unsigned_char().with_rules(GCC_ARM).with_typedefs(typedefs::ARM_LINUX);
pub(crate) const ARM_LINUX_TIME64: Abi =
    Abi::ILP32.unsigned_char().with_rules(GCC_ARM).with_typedefs(typedefs::ARM_LINUX_TIME64);
pub(crate) const ARM_LINUX_MUSL: Abi =
    Abi::ILP32.unsigned_char().with_rules(GCC_ARM).with_typedefs(typedefs::ARM_LINUX_MUSL);
pub(crate) const ARM_LINUX_MUSL11: Abi =
    Abi::ILP32.unsigned_char().with_rules(GCC_ARM).with_typedefs(typedefs::ARM_LINUX_MUSL11);
pub(crate) const RISCV64_LINUX: Abi =
    unsigned_char_lp64().with_rules(Rules::GCC).with_typedefs(typedefs::RISCV64_LINUX);
pub(crate) const LOONGARCH64_LINUX: Abi =
    Abi::LP64.with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::LOONGARCH64_LINUX);
pub(crate) const POWERPC_LINUX: Abi = powerpc().with_typedefs(typedefs::POWERPC_LINUX);
pub(crate) const POWERPC_LINUX_TIME64: Abi = powerpc().with_typedefs(typedefs::POWERPC_LINUX_TIME64);
pub(crate) const POWERPC64_LINUX: Abi = powerpc64().big_endian().with_typedefs(typedefs::POWERPC64_LINUX);
pub(crate) const POWERPC64LE_LINUX: Abi = powerpc64().with_typedefs(typedefs::POWERPC64LE_LINUX);
pub(crate) const S390X_LINUX: Abi = unsigned_char_lp64()
    .big_endian()
    .with(Scalar::I128, 16, 8)
    .with_long_double(16, 8, Binary128)
    .with_rules(GCC_8)
    .with_typedefs(typedefs::S390X_LINUX);
pub(crate) const S390_LINUX: Abi =
    wide_long_double().unsigned_char().with_rules(GCC_8).with_typedefs(typedefs::S390_LINUX);
pub(crate) const SPARC64_LINUX: Abi =
    Abi::LP64.big_endian().with_rules(Rules::GCC).with_typedefs(typedefs::SPARC64_LINUX);
pub(crate) const SPARC_LINUX: Abi = wide_long_double().with_rules(GCC_8).with_typedefs(typedefs::SPARC_LINUX);
pub(crate) const MIPS_LINUX: Abi = Abi::ILP32.big_endian().with_rules(GCC_8).with_typedefs(typedefs::MIPS_LINUX);
pub(crate) const MIPS_LINUX_TIME64: Abi =
    Abi::ILP32.big_endian().with_rules(GCC_8).with_typedefs(typedefs::MIPS_LINUX_TIME64);
pub(crate) const MIPSEL_LINUX: Abi = Abi::ILP32.with_rules(GCC_8).with_typedefs(typedefs::MIPSEL_LINUX);
pub(crate) const MIPSEL_LINUX_TIME64: Abi = Abi::ILP32.with_rules(GCC_8).with_typedefs(typedefs::MIPSEL_LINUX_TIME64);
pub(crate) const MIPS64_LINUX: Abi =
    Abi::LP64.big_endian().with_rules(Rules::GCC).with_typedefs(typedefs::MIPS64_LINUX);
pub(crate) const MIPS64EL_LINUX: Abi = Abi::LP64.with_rules(Rules::GCC).with_typedefs(typedefs::MIPS64EL_LINUX);
pub(crate) const MIPS64EL_LINUX_MUSL: Abi =
    Abi::LP64.with_rules(Rules::GCC).with_typedefs(typedefs::MIPS64EL_LINUX_MUSL);
pub(crate) const MIPSN32_LINUX: Abi = mips_n32().big_endian().with_typedefs(typedefs::MIPSN32_LINUX);
pub(crate) const MIPSELN32_LINUX: Abi = mips_n32().with_typedefs(typedefs::MIPSELN32_LINUX);
pub(crate) const ALPHA_LINUX: Abi = Abi::LP64.with_rules(Rules::GCC).with_typedefs(typedefs::ALPHA_LINUX);
pub(crate) const HPPA_LINUX: Abi = Abi::ILP32.big_endian().with_rules(GCC_8).with_typedefs(typedefs::HPPA_LINUX);
pub(crate) const M68K_LINUX: Abi = m68k().with_typedefs(typedefs::M68K_LINUX);
pub(crate) const SH4_LINUX: Abi = eights_at_4().with_rules(GCC_4).with_typedefs(typedefs::SH4_LINUX);
pub(crate) const ARC_LINUX: Abi = eights_at_4().unsigned_char().with_rules(GCC_4).with_typedefs(typedefs::ARC_LINUX);
pub(crate) const X86_64_ANDROID: Abi = Abi::LP64.with_typedefs(typedefs::X86_64_ANDROID);
pub(crate) const AARCH64_ANDROID: Abi =
    unsigned_char_lp64().with_rules(CLANG_AARCH64).with_typedefs(typedefs::AARCH64_ANDROID);
pub(crate) const I686_ANDROID: Abi =
    i386().with_long_double(8, 4, Binary64).with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::I686_ANDROID);
pub(crate) const ARM_ANDROID: Abi =
    Abi::ILP32.unsigned_char().with_rules(CLANG_ARM).with_typedefs(typedefs::ARM_ANDROID);
pub(crate) const X86_64_MACOS: Abi = x86_64().with_typedefs(typedefs::X86_64_MACOS);
pub(crate) const AARCH64_MACOS: Abi = Abi::LP64.with_long_double(8, 8, Binary64).with_typedefs(typedefs::AARCH64_MACOS);
pub(crate) const X86_64_FREEBSD: Abi = x86_64().with_typedefs(typedefs::X86_64_FREEBSD);
pub(crate) const X86_64_FREEBSD11: Abi = x86_64().with_typedefs(typedefs::X86_64_FREEBSD11);
pub(crate) const AARCH64_FREEBSD: Abi =
    unsigned_char_lp64().with_rules(CLANG_AARCH64).with_typedefs(typedefs::AARCH64_FREEBSD);
pub(crate) const AARCH64_FREEBSD11: Abi =
    unsigned_char_lp64().with_rules(CLANG_AARCH64).with_typedefs(typedefs::AARCH64_FREEBSD11);
pub(crate) const I686_FREEBSD: Abi = i386().with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::I686_FREEBSD);
pub(crate) const I686_FREEBSD11: Abi = i386().with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::I686_FREEBSD11);
pub(crate) const X86_64_NETBSD: Abi = x86_64().with_typedefs(typedefs::X86_64_NETBSD);
pub(crate) const X86_64_OPENBSD: Abi = x86_64().with_typedefs(typedefs::X86_64_OPENBSD);
pub(crate) const X86_64_DRAGONFLY: Abi = x86_64().with_typedefs(typedefs::X86_64_DRAGONFLY);
pub(crate) const X86_64_SOLARIS: Abi = x86_64().with_typedefs(typedefs::X86_64_SOLARIS);
pub(crate) const SPARC64_SOLARIS: Abi =
    Abi::LP64.big_endian().with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::SPARC64_SOLARIS);
pub(crate) const SPARC_SOLARIS: Abi =
    wide_long_double().with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::SPARC_SOLARIS);
pub(crate) const POWERPC64_AIX: Abi = aix().with_typedefs(typedefs::POWERPC64_AIX);
pub(crate) const X86_64_HAIKU: Abi = x86_64().with_typedefs(typedefs::X86_64_HAIKU);
pub(crate) const X86_64_HURD: Abi = x86_64().with_typedefs(typedefs::X86_64_HURD);
pub(crate) const I686_HURD: Abi = i386().with_rules(CLANG_ATOMIC_8).with_typedefs(typedefs::I686_HURD);
pub(crate) const WASM32_WASI: Abi = Abi::ILP32
    .with(Scalar::I128, 16, 16)
    .with_long_double(16, 16, Binary128)
    .with_rules(CLANG_ATOMIC_8)
    .with_typedefs(typedefs::WASM32_WASI);
pub(crate) const X86_64_WINDOWS: Abi =
    Abi::LLP64.with_empty_record_size(4).with_rules(Rules::MSVC).with_typedefs(typedefs::X86_64_WINDOWS);
pub(crate) const I686_WINDOWS: Abi =
    Abi::ILP32.with_empty_record_size(4).with_rules(MSVC_ATOMIC_8).with_typedefs(typedefs::I686_WINDOWS);
pub(crate) const X86_64_WINDOWS_GNU: Abi =
    Abi::LLP64.with_long_double(16, 16, X87).with_rules(Rules::MINGW).with_typedefs(typedefs::X86_64_WINDOWS_GNU);
pub(crate) const I686_WINDOWS_GNU: Abi =
    Abi::ILP32.with_long_double(12, 4, X87).with_rules(Rules::MINGW).with_typedefs(typedefs::I686_WINDOWS_GNU);
