//! The rows that are built in: one constant per platform.
//!
//! Each is the data model's row and what differs from it. The facts were read
//! off compilers; the fixtures of the `tests` package hold what each one said.

use super::{Abi, Scalar};

const fn unsigned_char_lp64() -> Abi {
    Abi::LP64.unsigned_char()
}

/// i386 outside Windows aligns 8-byte types to 4.
const fn i386() -> Abi {
    Abi::ILP32.with(Scalar::LongLong, 8, 4).with(Scalar::I64, 8, 4).with(Scalar::Double, 8, 4).with(Scalar::F64, 8, 4)
}

pub(crate) const X86_64_LINUX: Abi = Abi::LP64;
pub(crate) const X32_LINUX: Abi = Abi::ILP32.with(Scalar::I128, 16, 16);
pub(crate) const I686_LINUX: Abi = i386();
pub(crate) const AARCH64_LINUX: Abi = unsigned_char_lp64();
pub(crate) const ARM_LINUX: Abi = Abi::ILP32.unsigned_char();
pub(crate) const RISCV64_LINUX: Abi = unsigned_char_lp64();
pub(crate) const POWERPC_LINUX: Abi = Abi::ILP32.big_endian().unsigned_char();
pub(crate) const POWERPC64_LINUX: Abi = unsigned_char_lp64().big_endian();
pub(crate) const POWERPC64LE_LINUX: Abi = unsigned_char_lp64();
/// s390x aligns `__int128` to 8.
pub(crate) const S390X_LINUX: Abi = unsigned_char_lp64().big_endian().with(Scalar::I128, 16, 8);
pub(crate) const SPARC64_LINUX: Abi = Abi::LP64.big_endian();
pub(crate) const MIPS_LINUX: Abi = Abi::ILP32.big_endian();
pub(crate) const MIPSEL_LINUX: Abi = Abi::ILP32;
pub(crate) const MIPS64_LINUX: Abi = Abi::LP64.big_endian();
pub(crate) const X86_64_MACOS: Abi = Abi::LP64;
pub(crate) const AARCH64_MACOS: Abi = Abi::LP64;
pub(crate) const X86_64_FREEBSD: Abi = Abi::LP64;
pub(crate) const AARCH64_FREEBSD: Abi = unsigned_char_lp64();
pub(crate) const I686_FREEBSD: Abi = i386();
pub(crate) const SPARC_SOLARIS: Abi = Abi::ILP32.big_endian();
pub(crate) const X86_64_WINDOWS: Abi = Abi::LLP64.with_empty_record_size(4);
pub(crate) const I686_WINDOWS: Abi = Abi::ILP32.with_empty_record_size(4);
pub(crate) const X86_64_WINDOWS_GNU: Abi = Abi::LLP64;
pub(crate) const I686_WINDOWS_GNU: Abi = Abi::ILP32;
