//! The library's definitions of `struct stat`, each on the platforms whose own it is. What `stat64` is in C, the calls
//! for large files fill.

use heapstruct::posix::stat::{
    linux_alpha, linux_alpha_ino32, linux_arc, linux_generic, linux_i386, linux_i386_off32, linux_mips,
    linux_mips_off32, linux_mips64, linux_mips64_plain, linux_mipsn32, linux_mipsn32_off32, linux_musl_i386,
    linux_musl_mips64, linux_powerpc, linux_s390x, linux_sparc64, linux_time64, linux_time64_be, linux_x86_64,
    windows_stat32, windows_stat32i64, windows_stat64, windows_stat64i32,
};

use crate::agree::agree;
use crate::place::{
    AARCH64, ALPHA, ARC, ARC_TIME64, ARM, ARM_SOFT, ARM_SOFT_TIME64, ARM_TIME64, HPPA, HPPA_TIME64, I686, I686_TIME64,
    M68K, M68K_TIME64, MINGW_I686, MINGW_I686_OFF64, MINGW_X86_64, MINGW_X86_64_OFF64, MIPS, MIPS_TIME64, MIPS64,
    MIPS64EL, MIPS64EL_R6, MIPSEL, MIPSEL_R6, MIPSEL_R6_TIME64, MIPSEL_TIME64, MIPSELN32, MIPSELN32_TIME64, MIPSN32,
    MIPSN32_TIME64, MUSL_AARCH64, MUSL_ARM, MUSL_I686, MUSL_MIPS64EL, MUSL_POWERPC64LE, MUSL_S390X, MUSL_X86_64,
    POWERPC, POWERPC_TIME64, POWERPC64, POWERPC64LE, RISCV64, S390, S390_TIME64, S390X, SH4, SH4_TIME64, SPARC,
    SPARC_TIME64, SPARC64, X32, X32_TIME64, X86_64,
};

// One line each, as long as it may be.
#[rustfmt::skip]
agree! {
    linux_x86_64: stat as linux_x86_64::Stat {st_atim st_mtim st_ctim: linux_x86_64::Timespec} => [[X86_64, X32, X32_TIME64, POWERPC64, POWERPC64LE, MUSL_X86_64, MUSL_POWERPC64LE]];
    linux_generic: stat as linux_generic::Stat {st_atim st_mtim st_ctim: linux_generic::Timespec} => [[AARCH64, RISCV64, MUSL_AARCH64]];
    linux_s390x: stat as linux_s390x::Stat {st_atim st_mtim st_ctim: linux_s390x::Timespec} => [[S390X, MUSL_S390X]];
    linux_sparc64: stat as linux_sparc64::Stat {st_atim st_mtim st_ctim: linux_sparc64::Timespec} => [[SPARC64]];
    linux_mips64: stat64 as linux_mips64::Stat {st_atim st_mtim st_ctim: linux_mips64::Timespec} => [[MIPS64, MIPS64EL, MIPS64EL_R6]];
    linux_mips64_plain: stat as linux_mips64_plain::Stat {st_atim st_mtim st_ctim: linux_mips64_plain::Timespec} => [[MIPS64, MIPS64EL, MIPS64EL_R6]];
    linux_musl_mips64: stat as linux_musl_mips64::Stat {st_atim st_mtim st_ctim: linux_musl_mips64::Timespec} => [[MUSL_MIPS64EL]];
    linux_alpha: stat64 as linux_alpha::Stat {st_atim st_mtim st_ctim: linux_alpha::Timespec} => [[ALPHA]];
    linux_alpha_ino32: stat as linux_alpha_ino32::Stat {st_atim st_mtim st_ctim: linux_alpha_ino32::Timespec} => [[ALPHA]];
    linux_i386: stat64 as linux_i386::Stat {st_atim st_mtim st_ctim: linux_i386::Timespec} => [[I686, ARM, ARM_SOFT, SH4, S390, HPPA, M68K]];
    linux_powerpc: stat64 as linux_powerpc::Stat {st_atim st_mtim st_ctim: linux_powerpc::Timespec} => [[POWERPC, SPARC]];
    linux_mips: stat64 as linux_mips::Stat {st_atim st_mtim st_ctim: linux_mips::Timespec} => [[MIPS, MIPSEL, MIPSEL_R6]];
    linux_mipsn32: stat64 as linux_mipsn32::Stat {st_atim st_mtim st_ctim: linux_mipsn32::Timespec} => [[MIPSN32, MIPSELN32]];
    linux_i386_off32: stat as linux_i386_off32::Stat {st_atim st_mtim st_ctim: linux_i386_off32::Timespec} => [[I686, ARM, ARM_SOFT, SH4, POWERPC, HPPA, SPARC, S390, M68K]];
    linux_mips_off32: stat as linux_mips_off32::Stat {st_atim st_mtim st_ctim: linux_mips_off32::Timespec} => [[MIPS, MIPSEL, MIPSEL_R6]];
    linux_mipsn32_off32: stat as linux_mipsn32_off32::Stat {st_atim st_mtim st_ctim: linux_mipsn32_off32::Timespec} => [[MIPSN32, MIPSELN32]];
    linux_time64: stat as linux_time64::Stat {st_atim st_mtim st_ctim: linux_time64::Timespec} => [[I686_TIME64, ARM_TIME64, ARM_SOFT_TIME64, MIPSEL_TIME64, MIPSEL_R6_TIME64, SH4_TIME64, MIPSELN32_TIME64]];
    linux_time64_be: stat as linux_time64_be::Stat {st_atim st_mtim st_ctim: linux_time64_be::Timespec} => [[POWERPC_TIME64, MIPS_TIME64, S390_TIME64, MIPSN32_TIME64, HPPA_TIME64, SPARC_TIME64, M68K_TIME64]];
    linux_arc: stat as linux_arc::Stat {st_atim st_mtim st_ctim: linux_arc::Timespec} => [[ARC, ARC_TIME64]];
    linux_musl_i386: stat as linux_musl_i386::Stat {st_atim st_mtim st_ctim: linux_musl_i386::Timespec} => [[MUSL_I686, MUSL_ARM]];
    windows_stat32: _stat32 as windows_stat32::Stat => [[MINGW_X86_64, MINGW_I686]];
    windows_stat32_by_default: stat as windows_stat32::Stat => [[MINGW_I686]];
    windows_stat32i64: stat as windows_stat32i64::Stat => [[MINGW_I686_OFF64]];
    windows_stat64: _stat64 as windows_stat64::Stat => [[MINGW_X86_64, MINGW_I686]];
    windows_stat64_off64: stat as windows_stat64::Stat => [[MINGW_X86_64_OFF64]];
    windows_stat64i32: _stat64i32 as windows_stat64i32::Stat => [[MINGW_X86_64, MINGW_I686]];
    windows_stat64i32_by_default: stat as windows_stat64i32::Stat => [[MINGW_X86_64]];
}
