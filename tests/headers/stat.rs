//! The library's definitions of `struct stat`, each on the platforms whose own it is.

use heapstruct::posix::stat::{
    linux_generic, linux_i386, linux_mips, linux_mips64, linux_musl_i386, linux_powerpc, linux_s390x, linux_sparc64,
    linux_x86_64,
};

use crate::agree::agree;
use crate::place::{
    AARCH64, ARM, ARM_SOFT, I686, MIPS, MIPS64, MIPS64EL, MIPS64EL_R6, MIPSEL, MIPSEL_R6, MUSL_32, MUSL_AARCH64,
    MUSL_POWERPC64LE, MUSL_S390X, MUSL_X86_64, POWERPC, POWERPC64, POWERPC64LE, RISCV64, S390X, SPARC, SPARC64, X32,
    X32_TIME64, X86_64,
};

agree! {
    x86_64: stat as linux_x86_64::Stat {st_atim st_mtim st_ctim: linux_x86_64::Timespec} => [[X86_64, X32, X32_TIME64, POWERPC64, POWERPC64LE, MUSL_X86_64, MUSL_POWERPC64LE]];
    generic: stat as linux_generic::Stat {st_atim st_mtim st_ctim: linux_generic::Timespec} => [[AARCH64, RISCV64, MUSL_AARCH64]];
    s390x: stat as linux_s390x::Stat {st_atim st_mtim st_ctim: linux_s390x::Timespec} => [[S390X, MUSL_S390X]];
    mips64: stat64 as linux_mips64::Stat {st_atim st_mtim st_ctim: linux_mips64::Timespec} => [[MIPS64, MIPS64EL, MIPS64EL_R6]];
    sparc64: stat as linux_sparc64::Stat {st_atim st_mtim st_ctim: linux_sparc64::Timespec} => [[SPARC64]];
    i386: stat64 as linux_i386::Stat {st_atim st_mtim st_ctim: linux_i386::Timespec} => [[I686, ARM, ARM_SOFT]];
    powerpc: stat64 as linux_powerpc::Stat {st_atim st_mtim st_ctim: linux_powerpc::Timespec} => [[POWERPC, SPARC]];
    mips: stat64 as linux_mips::Stat {st_atim st_mtim st_ctim: linux_mips::Timespec} => [[MIPS, MIPSEL, MIPSEL_R6]];
    musl_i386: stat as linux_musl_i386::Stat {st_atim st_mtim st_ctim: linux_musl_i386::Timespec} => [MUSL_32];
}
