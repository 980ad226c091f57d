//! What each POSIX typedef stands for on each platform, as data.
//!
//! A row's list is made of slices. What many platforms agree on is written
//! once, and a later entry wins over an earlier one. A typedef that a platform
//! lacks, or that is no integer there, is left out.
//!
//! Where the facts come from:
//!
//! - Linux with glibc, musl 1.2 on i386, Arm and MIPS64, MinGW: asked from
//!   gcc 12 with the headers of glibc 2.36, musl 1.2.3 and mingw-w64 10.
//!   `tests/fixtures/posix/typedefs.txt` holds the answers.
//! - LoongArch, musl 1.1, Android, macOS, the BSDs, 64-bit Solaris, AIX, Hurd:
//!   the `libc` crate, 0.2.191. It lacks `wint_t`, which is clang's
//!   (`tests/fixtures/abi.txt`), and glibc's on the Hurd.
//! - 32-bit Solaris: illumos' `sys/types.h`, `sys/resource.h`, `sys/termios.h`.
//! - Haiku: its `sys/types.h` and `termios.h`, and the `libc` crate.
//! - WASI: wasi-libc's `bits/alltypes.h` and `__typedef_*.h`.
//! - MSVC: the `libc` crate, clang's `wint_t`, and `socklen_t` of MinGW's
//!   `ws2tcpip.h`.
//! - The kernel's own types: `asm/posix_types.h`, asked with glibc's. The
//!   unsigned twin of `__kernel_long_t` was read, not asked.

use super::Scalar::{self, *};

/// Typedefs and the base type that each one is.
pub(crate) type Typedefs = &'static [(Scalar, Scalar)];

/// What most Linux systems have. Some platforms override a line.
const LINUX: Typedefs = &[
    (ModeT, UInt),
    (NlinkT, UInt),
    (UidT, UInt),
    (GidT, UInt),
    (PidT, Int),
    (IdT, UInt),
    (UsecondsT, UInt),
    (ClockT, Long),
    (ClockidT, Int),
    (SocklenT, UInt),
    (SaFamilyT, UShort),
    (KeyT, Int),
    (CcT, U8),
    (SpeedT, UInt),
    (TcflagT, UInt),
    (NfdsT, ULong),
    (WcharT, Int),
    (WintT, UInt),
    (KernelLong, Long),
    (KernelULong, ULong),
    (KernelModeT, UInt),
    (KernelUidT, UInt),
];

/// A 64-bit `long` holds whatever is wide.
const LINUX_64: Typedefs = &[
    (DevT, ULong),
    (InoT, ULong),
    (OffT, Long),
    (BlksizeT, Long),
    (BlkcntT, Long),
    (TimeT, Long),
    (SusecondsT, Long),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
];

/// The processors that came to Linux late share the kernel's generic `struct stat`.
const GENERIC_64: Typedefs = &[(BlksizeT, Int)];

/// On the older 64-bit processors `nlink_t` is a word.
const WORD_LINKS: Typedefs = &[(NlinkT, ULong)];

/// A 32-bit `long` for files and times: what glibc has by default.
const LINUX_32: Typedefs = &[
    (DevT, ULongLong),
    (InoT, ULong),
    (OffT, Long),
    (BlksizeT, Long),
    (BlkcntT, Long),
    (TimeT, Long),
    (SusecondsT, Long),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
];

/// `_FILE_OFFSET_BITS=64`, and musl.
const FILE_64: Typedefs = &[
    (InoT, ULongLong),
    (OffT, LongLong),
    (BlkcntT, LongLong),
    (RlimT, ULongLong),
    (FsblkcntT, ULongLong),
    (FsfilcntT, ULongLong),
];

/// `_TIME_BITS=64`; glibc leaves `suseconds_t` as it was.
const TIME_64: Typedefs = &[(TimeT, LongLong)];

/// musl since 1.2, and ports of glibc that had 64-bit times from the start.
const MICROSECONDS_64: Typedefs = &[(SusecondsT, LongLong)];

/// The kernel's 16-bit types, on the oldest ports.
const KERNEL_16: Typedefs = &[(KernelModeT, UShort), (KernelUidT, UShort)];

/// gcc calls `wchar_t` a `long` there.
const WCHAR_LONG: Typedefs = &[(WcharT, Long)];

/// The ABIs of Arm say unsigned.
const WCHAR_UNSIGNED: Typedefs = &[(WcharT, UInt)];

/// SPARC has an `int` even where `long` is wider.
const MICROSECONDS_INT: Typedefs = &[(SusecondsT, Int)];

pub(crate) const X86_64_LINUX: &[Typedefs] = &[LINUX, LINUX_64, WORD_LINKS];
/// Everything that the kernel calls a long has 64 bits.
pub(crate) const X32_LINUX: &[Typedefs] = &[
    LINUX,
    LINUX_32,
    FILE_64,
    TIME_64,
    MICROSECONDS_64,
    WCHAR_LONG,
    &[(NlinkT, ULongLong), (BlksizeT, LongLong), (ClockT, LongLong), (KernelLong, LongLong), (KernelULong, ULongLong)],
];
pub(crate) const I686_LINUX: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_LONG];
pub(crate) const I686_LINUX_TIME64: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_LONG, FILE_64, TIME_64];
pub(crate) const AARCH64_LINUX: &[Typedefs] = &[LINUX, LINUX_64, GENERIC_64, WCHAR_UNSIGNED];
pub(crate) const ARM_LINUX: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_UNSIGNED];
pub(crate) const ARM_LINUX_TIME64: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_UNSIGNED, FILE_64, TIME_64];
pub(crate) const RISCV64_LINUX: &[Typedefs] = &[LINUX, LINUX_64, GENERIC_64];
pub(crate) const LOONGARCH64_LINUX: &[Typedefs] = RISCV64_LINUX;
pub(crate) const POWERPC_LINUX: &[Typedefs] = &[LINUX, LINUX_32, WCHAR_LONG];
pub(crate) const POWERPC_LINUX_TIME64: &[Typedefs] = &[LINUX, LINUX_32, WCHAR_LONG, FILE_64, TIME_64];
pub(crate) const POWERPC64_LINUX: &[Typedefs] = X86_64_LINUX;
pub(crate) const POWERPC64LE_LINUX: &[Typedefs] = X86_64_LINUX;
pub(crate) const S390X_LINUX: &[Typedefs] = X86_64_LINUX;
pub(crate) const S390_LINUX: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16];
pub(crate) const SPARC64_LINUX: &[Typedefs] = &[LINUX, LINUX_64, MICROSECONDS_INT];
pub(crate) const SPARC_LINUX: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, MICROSECONDS_INT];
pub(crate) const MIPS_LINUX: &[Typedefs] = &[LINUX, LINUX_32];
pub(crate) const MIPS_LINUX_TIME64: &[Typedefs] = &[LINUX, LINUX_32, FILE_64, TIME_64];
pub(crate) const MIPSEL_LINUX: &[Typedefs] = MIPS_LINUX;
pub(crate) const MIPSEL_LINUX_TIME64: &[Typedefs] = MIPS_LINUX_TIME64;
pub(crate) const MIPS64_LINUX: &[Typedefs] = X86_64_LINUX;
pub(crate) const MIPS64EL_LINUX: &[Typedefs] = X86_64_LINUX;
pub(crate) const MIPSN32_LINUX: &[Typedefs] = MIPS_LINUX;
pub(crate) const MIPSELN32_LINUX: &[Typedefs] = MIPS_LINUX;
/// The types of files are those of OSF/1, which has 32 bits for them, one with a sign.
pub(crate) const ALPHA_LINUX: &[Typedefs] =
    &[LINUX, LINUX_64, &[(InoT, UInt), (BlksizeT, UInt), (BlkcntT, UInt), (FsblkcntT, Int), (FsfilcntT, UInt)]];
pub(crate) const HPPA_LINUX: &[Typedefs] = &[LINUX, LINUX_32, WCHAR_LONG, &[(KernelModeT, UShort)]];
pub(crate) const M68K_LINUX: &[Typedefs] = I686_LINUX;
pub(crate) const SH4_LINUX: &[Typedefs] = I686_LINUX;
pub(crate) const ARC_LINUX: &[Typedefs] = &[LINUX, LINUX_32, FILE_64, TIME_64, MICROSECONDS_64, &[(BlksizeT, Int)]];

pub(crate) const I686_LINUX_MUSL: &[Typedefs] =
    &[LINUX, LINUX_32, KERNEL_16, WCHAR_LONG, FILE_64, TIME_64, MICROSECONDS_64];
pub(crate) const ARM_LINUX_MUSL: &[Typedefs] =
    &[LINUX, LINUX_32, KERNEL_16, WCHAR_UNSIGNED, FILE_64, TIME_64, MICROSECONDS_64];
/// musl 1.1, with 32-bit times.
pub(crate) const I686_LINUX_MUSL11: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_LONG, FILE_64];
/// musl 1.1, with 32-bit times.
pub(crate) const ARM_LINUX_MUSL11: &[Typedefs] = &[LINUX, LINUX_32, KERNEL_16, WCHAR_UNSIGNED, FILE_64];
/// On the other 64-bit processors musl's types have the sizes and signs of glibc's.
pub(crate) const MIPS64EL_LINUX_MUSL: &[Typedefs] = &[LINUX, LINUX_64, &[(RlimT, ULongLong)]];

/// Bionic has no type that is 64 bits wide on a 32-bit processor.
const ANDROID: Typedefs = &[
    (DevT, ULong),
    (InoT, ULong),
    (OffT, Long),
    (BlksizeT, ULong),
    (BlkcntT, ULong),
    (TimeT, Long),
    (SusecondsT, Long),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
    (NfdsT, UInt),
];
const ANDROID_32: Typedefs = &[(ModeT, UShort), (SocklenT, Int)];

pub(crate) const X86_64_ANDROID: &[Typedefs] = &[LINUX, ANDROID];
pub(crate) const AARCH64_ANDROID: &[Typedefs] = &[LINUX, ANDROID, WCHAR_UNSIGNED];
pub(crate) const I686_ANDROID: &[Typedefs] = &[LINUX, KERNEL_16, ANDROID, ANDROID_32];
pub(crate) const ARM_ANDROID: &[Typedefs] = &[LINUX, KERNEL_16, ANDROID, ANDROID_32, WCHAR_UNSIGNED];

/// What the systems that come from 4.4BSD share.
const BSD: Typedefs = &[
    (UidT, U32),
    (GidT, U32),
    (PidT, I32),
    (OffT, I64),
    (BlksizeT, I32),
    (BlkcntT, I64),
    (UsecondsT, U32),
    (ClockidT, Int),
    (SocklenT, U32),
    (SaFamilyT, U8),
    (FsblkcntT, U64),
    (FsfilcntT, U64),
    (KeyT, Long),
    (CcT, U8),
    (SpeedT, UInt),
    (TcflagT, UInt),
    (NfdsT, UInt),
    (WcharT, Int),
    (WintT, Int),
];

/// macOS, and iOS and its kin with 64-bit pointers.
const APPLE: Typedefs = &[
    (DevT, I32),
    (InoT, U64),
    (ModeT, U16),
    (NlinkT, U16),
    (IdT, U32),
    (TimeT, Long),
    (SusecondsT, I32),
    (ClockT, ULong),
    (ClockidT, UInt),
    (RlimT, U64),
    (FsblkcntT, UInt),
    (FsfilcntT, UInt),
    (KeyT, I32),
    (SpeedT, ULong),
    (TcflagT, ULong),
];

pub(crate) const X86_64_MACOS: &[Typedefs] = &[BSD, APPLE];
pub(crate) const AARCH64_MACOS: &[Typedefs] = &[BSD, APPLE];

const FREEBSD: Typedefs = &[
    (DevT, U64),
    (InoT, U64),
    (ModeT, U16),
    (NlinkT, U64),
    (IdT, I64),
    (TimeT, I64),
    (SusecondsT, Long),
    (ClockT, I32),
    (RlimT, I64),
];
/// i386 is the last port whose times have 32 bits.
const FREEBSD_I386: Typedefs = &[(TimeT, I32), (ClockT, ULong)];
/// Before the 64-bit inode numbers of FreeBSD 12.
const FREEBSD_11: Typedefs = &[(DevT, U32), (InoT, U32), (NlinkT, U16)];

pub(crate) const X86_64_FREEBSD: &[Typedefs] = &[BSD, FREEBSD];
pub(crate) const AARCH64_FREEBSD: &[Typedefs] = &[BSD, FREEBSD, WCHAR_UNSIGNED];
pub(crate) const I686_FREEBSD: &[Typedefs] = &[BSD, FREEBSD, FREEBSD_I386];
pub(crate) const X86_64_FREEBSD11: &[Typedefs] = &[BSD, FREEBSD, FREEBSD_11];
pub(crate) const AARCH64_FREEBSD11: &[Typedefs] = &[BSD, FREEBSD, WCHAR_UNSIGNED, FREEBSD_11];
pub(crate) const I686_FREEBSD11: &[Typedefs] = &[BSD, FREEBSD, FREEBSD_I386, FREEBSD_11];

/// NetBSD and OpenBSD.
const NETBSD_LIKE: Typedefs = &[(InoT, U64), (ModeT, U32), (NlinkT, U32), (IdT, U32), (TimeT, I64), (RlimT, U64)];

pub(crate) const X86_64_NETBSD: &[Typedefs] = &[BSD, NETBSD_LIKE, &[(DevT, U64), (SusecondsT, Int), (ClockT, UInt)]];
pub(crate) const X86_64_OPENBSD: &[Typedefs] = &[BSD, NETBSD_LIKE, &[(DevT, I32), (SusecondsT, Long), (ClockT, I64)]];
pub(crate) const X86_64_DRAGONFLY: &[Typedefs] = &[
    BSD,
    &[
        (DevT, U32),
        (InoT, U64),
        (ModeT, U16),
        (NlinkT, U32),
        (IdT, I64),
        (BlksizeT, I64),
        (TimeT, Long),
        (SusecondsT, Long),
        (ClockT, ULong),
        (ClockidT, ULong),
        (RlimT, I64),
    ],
];

/// Solaris and illumos with 64-bit pointers.
const SOLARIS_64: Typedefs = &[
    (DevT, ULong),
    (InoT, ULong),
    (ModeT, UInt),
    (NlinkT, UInt),
    (UidT, UInt),
    (GidT, UInt),
    (PidT, Int),
    (IdT, Int),
    (OffT, Long),
    (BlksizeT, Int),
    (BlkcntT, Long),
    (TimeT, Long),
    (SusecondsT, Long),
    (UsecondsT, UInt),
    (ClockT, Long),
    (ClockidT, Int),
    (SocklenT, U32),
    (SaFamilyT, U16),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
    (KeyT, Int),
    (CcT, U8),
    (SpeedT, UInt),
    (TcflagT, UInt),
    (NfdsT, ULong),
    (WcharT, Int),
    (WintT, Int),
];
/// The long types of old, and `_FILE_OFFSET_BITS=64`.
const SOLARIS_32: Typedefs = &[
    (InoT, ULongLong),
    (ModeT, ULong),
    (NlinkT, ULong),
    (PidT, Long),
    (IdT, Long),
    (OffT, LongLong),
    (BlksizeT, Long),
    (BlkcntT, LongLong),
    (RlimT, ULongLong),
    (FsblkcntT, ULongLong),
    (FsfilcntT, ULongLong),
    (WcharT, Long),
    (WintT, Long),
];

pub(crate) const X86_64_SOLARIS: &[Typedefs] = &[SOLARIS_64];
pub(crate) const SPARC64_SOLARIS: &[Typedefs] = &[SOLARIS_64];
pub(crate) const SPARC_SOLARIS: &[Typedefs] = &[SOLARIS_64, SOLARIS_32];

pub(crate) const POWERPC64_AIX: &[Typedefs] = &[&[
    (DevT, ULong),
    (InoT, ULong),
    (ModeT, UInt),
    (NlinkT, Short),
    (UidT, UInt),
    (GidT, UInt),
    (PidT, Int),
    (IdT, UInt),
    (OffT, Long),
    (BlksizeT, Long),
    (BlkcntT, Long),
    (TimeT, Long),
    (SusecondsT, Int),
    (UsecondsT, UInt),
    (ClockT, Int),
    (ClockidT, LongLong),
    (SocklenT, UInt),
    (SaFamilyT, U8),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
    (KeyT, Int),
    (CcT, U8),
    (SpeedT, UInt),
    (TcflagT, UInt),
    (NfdsT, UInt),
    (WcharT, UInt),
    (WintT, Int),
]];

/// Without `wint_t`, about which compilers and headers say nothing certain.
pub(crate) const X86_64_HAIKU: &[Typedefs] = &[&[
    (DevT, I32),
    (InoT, I64),
    (ModeT, U32),
    (NlinkT, I32),
    (UidT, U32),
    (GidT, U32),
    (PidT, I32),
    (IdT, I32),
    (OffT, I64),
    (BlksizeT, I32),
    (BlkcntT, I64),
    (TimeT, I64),
    (SusecondsT, I32),
    (UsecondsT, U32),
    (ClockT, I32),
    (ClockidT, I32),
    (SocklenT, U32),
    (SaFamilyT, U8),
    (RlimT, ULong),
    (FsblkcntT, I64),
    (FsfilcntT, I64),
    (KeyT, I32),
    (CcT, U8),
    (SpeedT, U8),
    (TcflagT, U32),
    (NfdsT, ULong),
    (WcharT, Int),
]];

const HURD: Typedefs = &[
    (ModeT, UInt),
    (UidT, UInt),
    (GidT, UInt),
    (PidT, Int),
    (IdT, UInt),
    (InoT, ULong),
    (OffT, Long),
    (BlksizeT, Long),
    (BlkcntT, Long),
    (TimeT, Long),
    (SusecondsT, Long),
    (UsecondsT, UInt),
    (ClockT, Long),
    (ClockidT, Int),
    (SocklenT, UInt),
    (SaFamilyT, U8),
    (RlimT, ULong),
    (FsblkcntT, ULong),
    (FsfilcntT, ULong),
    (KeyT, Int),
    (CcT, U8),
    (SpeedT, Int),
    (TcflagT, UInt),
    (NfdsT, ULong),
    (WcharT, Int),
    (WintT, UInt),
];

pub(crate) const X86_64_HURD: &[Typedefs] = &[HURD, &[(DevT, ULong), (NlinkT, ULong)]];
pub(crate) const I686_HURD: &[Typedefs] = &[HURD, &[(DevT, UInt), (NlinkT, UInt)]];

/// `clockid_t` is a pointer there, and terminals there are none.
pub(crate) const WASM32_WASI: &[Typedefs] = &[&[
    (DevT, ULongLong),
    (InoT, ULongLong),
    (ModeT, UInt),
    (NlinkT, ULongLong),
    (UidT, UInt),
    (GidT, UInt),
    (PidT, Int),
    (IdT, UInt),
    (OffT, LongLong),
    (BlksizeT, Long),
    (BlkcntT, LongLong),
    (TimeT, LongLong),
    (SusecondsT, LongLong),
    (UsecondsT, UInt),
    (ClockT, LongLong),
    (SocklenT, UInt),
    (SaFamilyT, UShort),
    (RlimT, ULongLong),
    (FsblkcntT, ULongLong),
    (FsfilcntT, ULongLong),
    (KeyT, Int),
    (NfdsT, ULong),
    (WcharT, Int),
    (WintT, UInt),
]];

/// The C library of Windows has few of these.
const WINDOWS: Typedefs = &[
    (DevT, UInt),
    (InoT, UShort),
    (OffT, Long),
    (TimeT, LongLong),
    (ClockT, Long),
    (SocklenT, Int),
    (WcharT, UShort),
    (WintT, UShort),
];
const MINGW: Typedefs = &[(ModeT, UShort), (UsecondsT, UInt), (ClockidT, Int)];

pub(crate) const X86_64_WINDOWS: &[Typedefs] = &[WINDOWS];
pub(crate) const I686_WINDOWS: &[Typedefs] = &[WINDOWS];
pub(crate) const X86_64_WINDOWS_GNU: &[Typedefs] = &[WINDOWS, MINGW, &[(PidT, LongLong)]];
pub(crate) const I686_WINDOWS_GNU: &[Typedefs] = &[WINDOWS, MINGW, &[(PidT, Int), (TimeT, Long)]];
