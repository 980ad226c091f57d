//! Which platform of the library's is which row of the fixtures.

use heapstruct::target::Runtime;

use crate::HEADERS;

/// A platform, and a row whose headers it must agree with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) target: Runtime,
    pub(crate) row: &'static str,
}

macro_rules! places {
    ($all:ident = $($name:ident: $target:ident, $row:literal;)*) => {
        $(pub(crate) const $name: Place = Place { target: Runtime::$target, row: $row };)*

        pub(crate) const $all: &[Place] = &[$($name),*];
    };
}

places! { ALL =
    X86_64: X86_64_LINUX, "x86_64-linux-gnu/glibc";
    X32: X32_LINUX, "x86_64-linux-gnux32/glibc";
    X32_TIME64: X32_LINUX, "x86_64-linux-gnux32/glibc time64";
    I686: I686_LINUX, "i686-linux-gnu/glibc";
    I686_TIME64: I686_LINUX_TIME64, "i686-linux-gnu/glibc time64";
    AARCH64: AARCH64_LINUX, "aarch64-linux-gnu/glibc";
    ARM: ARM_LINUX, "arm-linux-gnueabihf/glibc";
    ARM_SOFT: ARM_LINUX, "arm-linux-gnueabi/glibc";
    ARM_TIME64: ARM_LINUX_TIME64, "arm-linux-gnueabihf/glibc time64";
    ARM_SOFT_TIME64: ARM_LINUX_TIME64, "arm-linux-gnueabi/glibc time64";
    RISCV64: RISCV64_LINUX, "riscv64-linux-gnu/glibc";
    POWERPC: POWERPC_LINUX, "powerpc-linux-gnu/glibc";
    POWERPC_TIME64: POWERPC_LINUX_TIME64, "powerpc-linux-gnu/glibc time64";
    POWERPC64: POWERPC64_LINUX, "powerpc64-linux-gnu/glibc";
    POWERPC64LE: POWERPC64LE_LINUX, "powerpc64le-linux-gnu/glibc";
    S390X: S390X_LINUX, "s390x-linux-gnu/glibc";
    S390: S390_LINUX, "s390-linux-gnu/glibc";
    SPARC64: SPARC64_LINUX, "sparc64-linux-gnu/glibc";
    SPARC: SPARC_LINUX, "sparc-linux-gnu/glibc";
    MIPS: MIPS_LINUX, "mips-linux-gnu/glibc";
    MIPS_TIME64: MIPS_LINUX_TIME64, "mips-linux-gnu/glibc time64";
    MIPSEL: MIPSEL_LINUX, "mipsel-linux-gnu/glibc";
    MIPSEL_R6: MIPSEL_LINUX, "mipsisa32r6el-linux-gnu/glibc";
    MIPSEL_TIME64: MIPSEL_LINUX_TIME64, "mipsel-linux-gnu/glibc time64";
    MIPSEL_R6_TIME64: MIPSEL_LINUX_TIME64, "mipsisa32r6el-linux-gnu/glibc time64";
    MIPS64: MIPS64_LINUX, "mips64-linux-gnuabi64/glibc";
    MIPS64EL: MIPS64EL_LINUX, "mips64el-linux-gnuabi64/glibc";
    MIPS64EL_R6: MIPS64EL_LINUX, "mipsisa64r6el-linux-gnuabi64/glibc";
    MIPSN32: MIPSN32_LINUX, "mips64-linux-gnuabin32/glibc";
    MIPSELN32: MIPSELN32_LINUX, "mips64el-linux-gnuabin32/glibc";
    ALPHA: ALPHA_LINUX, "alpha-linux-gnu/glibc";
    HPPA: HPPA_LINUX, "hppa-linux-gnu/glibc";
    M68K: M68K_LINUX, "m68k-linux-gnu/glibc";
    SH4: SH4_LINUX, "sh4-linux-gnu/glibc";
    ARC: ARC_LINUX, "arc-linux-gnu/glibc";
    ARC_TIME64: ARC_LINUX, "arc-linux-gnu/glibc time64";
    MUSL_X86_64: X86_64_LINUX, "x86_64-linux-musl/musl";
    MUSL_AARCH64: AARCH64_LINUX, "aarch64-linux-musl/musl";
    MUSL_S390X: S390X_LINUX, "s390x-linux-musl/musl";
    MUSL_POWERPC64LE: POWERPC64LE_LINUX, "powerpc64le-linux-musl/musl";
    MUSL_MIPS64EL: MIPS64EL_LINUX_MUSL, "mips64el-linux-musl/musl";
    MUSL_I686: I686_LINUX_MUSL, "i686-linux-musl/musl";
    MUSL_ARM: ARM_LINUX_MUSL, "arm-linux-musleabihf/musl";
    MINGW_X86_64: X86_64_WINDOWS_GNU, "x86_64-pc-windows-gnu/mingw-w64";
    MINGW_I686: I686_WINDOWS_GNU, "i686-pc-windows-gnu/mingw-w64";
}

pub(crate) const GNU_64: &[Place] =
    &[X86_64, AARCH64, RISCV64, POWERPC64, POWERPC64LE, S390X, SPARC64, MIPS64, MIPS64EL, MIPS64EL_R6, ALPHA];
/// With 32-bit files and times.
pub(crate) const GNU_32: &[Place] =
    &[I686, ARM, ARM_SOFT, POWERPC, S390, SPARC, MIPS, MIPSEL, MIPSEL_R6, MIPSN32, MIPSELN32, HPPA, M68K, SH4];
pub(crate) const TIME64: &[Place] =
    &[I686_TIME64, ARM_TIME64, ARM_SOFT_TIME64, POWERPC_TIME64, MIPS_TIME64, MIPSEL_TIME64, MIPSEL_R6_TIME64];
pub(crate) const MUSL_64: &[Place] = &[MUSL_X86_64, MUSL_AARCH64, MUSL_S390X, MUSL_POWERPC64LE, MUSL_MIPS64EL];
pub(crate) const MUSL_32: &[Place] = &[MUSL_I686, MUSL_ARM];

// The same machines, where the library has the default only: their typedefs are others, but a struct whose members have
// fixed widths is the same.
places! { BUILT_OTHERWISE =
    S390_TIME64: S390_LINUX, "s390-linux-gnu/glibc time64";
    SPARC_TIME64: SPARC_LINUX, "sparc-linux-gnu/glibc time64";
    MIPSN32_TIME64: MIPSN32_LINUX, "mips64-linux-gnuabin32/glibc time64";
    MIPSELN32_TIME64: MIPSELN32_LINUX, "mips64el-linux-gnuabin32/glibc time64";
    HPPA_TIME64: HPPA_LINUX, "hppa-linux-gnu/glibc time64";
    M68K_TIME64: M68K_LINUX, "m68k-linux-gnu/glibc time64";
    SH4_TIME64: SH4_LINUX, "sh4-linux-gnu/glibc time64";
    MINGW_X86_64_OFF64: X86_64_WINDOWS_GNU, "x86_64-pc-windows-gnu/mingw-w64 off64";
    MINGW_I686_OFF64: I686_WINDOWS_GNU, "i686-pc-windows-gnu/mingw-w64 off64";
}

/// Those of them with 64-bit times.
pub(crate) const OTHERWISE_TIME64: &[Place] =
    &[S390_TIME64, SPARC_TIME64, MIPSN32_TIME64, MIPSELN32_TIME64, HPPA_TIME64, M68K_TIME64, SH4_TIME64];

/// Rows of no system.
const BARE: &[&str] = &["avr-unknown-unknown/avr-libc", "arm-none-eabi/newlib"];

#[test]
fn each_row_is_a_place_or_bare() {
    let mut known: Vec<&str> =
        ALL.iter().chain(BUILT_OTHERWISE).map(|place| place.row).chain(BARE.iter().copied()).collect();
    let mut rows: Vec<&str> = HEADERS.rows.iter().map(|row| row.id.as_str()).collect();
    known.sort_unstable();
    rows.sort_unstable();
    assert_eq!(known, rows);
}
