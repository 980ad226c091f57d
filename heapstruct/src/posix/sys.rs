//! The system calls, and the memory that they are handed: all of the module's `unsafe`.

use super::{AtFlags, Errno, Error, SetTime, SetTimes, Stat, Statvfs, Utsname};
#[cfg(target_os = "linux")]
use super::{StatxMask, statx::Statx};
use crate::{Buf, HeapStruct, StorageMut};
use core::ffi::{CStr, c_int};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use std::os::fd::{AsRawFd, BorrowedFd, RawFd};

/// C's functions and structs, by the plain names, which on these systems are those of small
/// files.
#[cfg(any(target_os = "hurd", all(target_os = "linux", target_env = "gnu")))]
pub(super) mod c {
    #[allow(unused_imports, reason = "not called where `fstat` is the system call")]
    pub(in super::super) use libc::{
        fstat64 as fstat, fstatat64 as fstatat, fstatvfs64 as fstatvfs, lstat64 as lstat, stat64 as stat,
        statvfs64 as statvfs, uname, utsname,
    };
}

/// What the headers of musl 1.2 make of `stat` and its kin on 32-bit processors that musl
/// knew before: functions with 64-bit times. The plain names cut times to 32 bits.
#[cfg(all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")))]
pub(super) mod c {
    use core::ffi::{c_char, c_int};

    pub(in super::super) use libc::{fstatvfs, statvfs, uname, utsname};

    #[allow(non_camel_case_types, reason = "C's name")]
    pub(in super::super) type stat = libc::stat;

    unsafe extern "C" {
        #[link_name = "__stat_time64"]
        pub(in super::super) fn stat(path: *const c_char, out: *mut stat) -> c_int;
        #[link_name = "__lstat_time64"]
        pub(in super::super) fn lstat(path: *const c_char, out: *mut stat) -> c_int;
        #[link_name = "__fstat_time64"]
        pub(in super::super) fn fstat(fd: c_int, out: *mut stat) -> c_int;
        #[link_name = "__fstatat_time64"]
        pub(in super::super) fn fstatat(dir: c_int, path: *const c_char, out: *mut stat, flags: c_int) -> c_int;
    }
}

/// C's functions and structs: the plain names do it.
#[cfg(not(any(
    target_os = "hurd",
    all(target_os = "linux", target_env = "gnu"),
    all(target_env = "musl", target_pointer_width = "32", not(target_arch = "riscv32")),
)))]
pub(super) mod c {
    pub(in super::super) use libc::{fstat, fstatat, fstatvfs, lstat, stat, statvfs, uname, utsname};
}

/// Where a call writes an `X`.
///
/// Invariant: for as long as `'a`, `pointer` is aligned for an `X` and valid for reads and
/// writes of `size_of::<X>()` initialised bytes.
#[derive(Debug)]
pub struct Out<'a, X> {
    pointer: *mut X,
    memory: PhantomData<&'a mut [u8]>,
}

impl<'a, X: HeapStruct> Out<'a, X> {
    /// The start of some bytes; `None` if there are too few, or they are not aligned for C.
    #[inline]
    pub(super) fn new<B: StorageMut>(bytes: &'a mut B) -> Option<Self> {
        let len = bytes.len();
        let pointer = bytes.ptr_mut().cast::<X>();
        // By the contract of `StorageMut`, `len` initialised bytes may be read and written
        // until `bytes`, which `'a` borrows, is used again.
        (len >= size_of::<X>() && pointer.is_aligned()).then_some(Self { pointer, memory: PhantomData })
    }
}

/// Copies a struct to the start of some bytes, as far as it fits.
#[cold]
pub(super) fn copy_to<B: StorageMut, X: HeapStruct>(bytes: &mut B, copy: &Buf<X>) {
    let len = bytes.len().min(size_of::<X>());
    // SAFETY: both have `len` bytes, and `bytes`, being borrowed to write, is not the copy.
    unsafe { core::ptr::copy_nonoverlapping(copy.as_ptr().cast::<u8>(), bytes.ptr_mut(), len) }
}

/// Zeroes memory, padding too, which makes it bytes.
#[inline]
pub(super) fn zeroed<X>(memory: &mut MaybeUninit<X>) -> &mut [u8] {
    let pointer = memory.as_mut_ptr();
    // SAFETY: the reference is valid for writes of one `X`.
    unsafe { pointer.write_bytes(0, 1) };
    // SAFETY: so many bytes were just initialised, and the reference to them is unique.
    // Any bytes may be written: a `MaybeUninit` holds whatever it holds.
    unsafe { core::slice::from_raw_parts_mut(pointer.cast::<u8>(), size_of::<X>()) }
}

/// `stat`
#[inline]
pub(super) fn stat(path: &CStr, out: Out<'_, Stat>) -> Result<(), Errno> {
    // SAFETY: the path ends with NUL; `Out` holds a `Stat`, which `stat::native` proves to
    // be what the function writes; it writes initialised bytes, and keeps neither pointer.
    check(unsafe { c::stat(path.as_ptr(), out.pointer.cast()) })
}

/// `lstat`
#[inline]
pub(super) fn lstat(path: &CStr, out: Out<'_, Stat>) -> Result<(), Errno> {
    // SAFETY: as for `stat`.
    check(unsafe { c::lstat(path.as_ptr(), out.pointer.cast()) })
}

/// `fstat`
#[cfg(not(all(
    target_os = "linux",
    target_env = "gnu",
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64", target_arch = "powerpc64",),
)))]
#[inline]
pub(super) fn fstat(fd: BorrowedFd<'_>, out: Out<'_, Stat>) -> Result<(), Errno> {
    // SAFETY: as for `stat`; the descriptor is open as long as it is borrowed.
    check(unsafe { c::fstat(fd.as_raw_fd(), out.pointer.cast()) })
}

/// `fstat`, the system call. glibc 2.33 to 2.38 takes a detour, `newfstatat` with an empty
/// path, which the kernel copies and looks at. Where the kernel's struct is C's, it fills ours;
/// but on s390x, where it would, qemu 7.2 leaves the nanoseconds of this call out.
#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64", target_arch = "powerpc64",),
))]
#[inline]
pub(super) fn fstat(fd: BorrowedFd<'_>, out: Out<'_, Stat>) -> Result<(), Errno> {
    const { super::stat::native::FILLED_BY_KERNEL }
    // SAFETY: the kernel takes a descriptor, which is open as long as it is borrowed, and
    // memory for its `struct stat`, which is a `Stat` by the proof named above, as `Out` holds
    // one; it writes initialised bytes, and does not keep the pointer.
    let result = unsafe { libc::syscall(libc::SYS_fstat, fd.as_raw_fd(), out.pointer) };
    if result == 0 { Ok(()) } else { Err(Errno::last()) }
}

/// `fstatat`
#[inline]
pub(super) fn fstatat(dir: RawFd, path: &CStr, flags: AtFlags, out: Out<'_, Stat>) -> Result<(), Errno> {
    // SAFETY: as for `stat`; any number will do for a directory, and any flags.
    check(unsafe { c::fstatat(dir, path.as_ptr(), out.pointer.cast(), flags.bits()) })
}

/// `statx`, by its number: not every C library has it.
#[cfg(target_os = "linux")]
#[inline]
pub(super) fn statx(
    dir: RawFd,
    path: &CStr,
    flags: AtFlags,
    mask: StatxMask,
    out: Out<'_, Statx>,
) -> Result<(), Errno> {
    // SAFETY: the kernel takes a directory, a path that ends with NUL, flags and a mask, of
    // which any will do, and memory for a `struct statx`, of which `Out` holds one. It writes
    // initialised bytes, and keeps neither pointer.
    let result = unsafe { libc::syscall(libc::SYS_statx, dir, path.as_ptr(), flags.bits(), mask.bits(), out.pointer) };
    if result == 0 { Ok(()) } else { Err(Errno::last()) }
}

/// `statvfs`
#[inline]
pub(super) fn statvfs(path: &CStr, out: Out<'_, Statvfs>) -> Result<(), Errno> {
    // SAFETY: the path ends with NUL; `Out` holds a `Statvfs`, which `statvfs::native` proves
    // to be what the function writes; it writes initialised bytes, and keeps neither pointer.
    check(unsafe { c::statvfs(path.as_ptr(), out.pointer.cast()) })
}

/// `fstatvfs`
#[inline]
pub(super) fn fstatvfs(fd: BorrowedFd<'_>, out: Out<'_, Statvfs>) -> Result<(), Errno> {
    // SAFETY: as for `statvfs`; the descriptor is open as long as it is borrowed.
    check(unsafe { c::fstatvfs(fd.as_raw_fd(), out.pointer.cast()) })
}

/// `uname`
#[inline]
pub(super) fn uname(out: Out<'_, Utsname>) -> Result<(), Errno> {
    // SAFETY: `Out` holds a `Utsname`, which `utsname::native` proves to be what the function
    // writes; it writes initialised bytes, and does not keep the pointer.
    let result = unsafe { c::uname(out.pointer.cast()) };
    // Any number that is not negative is success; Solaris gives 1.
    if result >= 0 { Ok(()) } else { Err(Errno::last()) }
}

/// `utimensat`
pub(super) fn utimensat(dir: RawFd, path: &CStr, times: SetTimes, flags: AtFlags) -> Result<(), Error> {
    #[cfg(all(target_os = "linux", target_pointer_width = "32", not(target_arch = "x86_64")))]
    if let Some(result) = late_times::set(dir, Some(path), times, flags) {
        return result;
    }
    let times = timespecs(times)?;
    // SAFETY: the path ends with NUL; there are two times; neither pointer is kept; any number
    // will do for a directory, and any flags.
    check(unsafe { libc::utimensat(dir, path.as_ptr(), times.as_ptr(), flags.bits()) })?;
    Ok(())
}

/// `futimens`
pub(super) fn futimens(fd: BorrowedFd<'_>, times: SetTimes) -> Result<(), Error> {
    #[cfg(all(target_os = "linux", target_pointer_width = "32", not(target_arch = "x86_64")))]
    if let Some(result) = late_times::set(fd.as_raw_fd(), None, times, AtFlags::empty()) {
        return result;
    }
    let times = timespecs(times)?;
    // SAFETY: there are two times, and the pointer is not kept; the descriptor is open as
    // long as it is borrowed.
    check(unsafe { libc::futimens(fd.as_raw_fd(), times.as_ptr()) })?;
    Ok(())
}

/// The two times as C has them.
fn timespecs(times: SetTimes) -> Result<[libc::timespec; 2], Error> {
    #[allow(clippy::useless_conversion, reason = "`time_t` has 32 bits elsewhere")]
    fn timespec(time: SetTime) -> Result<libc::timespec, Error> {
        // SAFETY: it is made of integers.
        let mut timespec: libc::timespec = unsafe { core::mem::zeroed() };
        match time {
            SetTime::Keep => timespec.tv_nsec = libc::UTIME_OMIT as _,
            SetTime::Now => timespec.tv_nsec = libc::UTIME_NOW as _,
            SetTime::To(time) => {
                timespec.tv_sec = time.seconds().try_into().map_err(|_| Error::TimeDoesNotFit(time))?;
                // Less than a thousand million, which each of C's types for it holds.
                timespec.tv_nsec = time.nanoseconds() as _;
            }
        }
        Ok(timespec)
    }
    Ok([timespec(times.accessed)?, timespec(times.modified)?])
}

/// The system call with 64-bit times, which 32-bit processors have since Linux 5.1 beside
/// that of their C library's `time_t`.
#[cfg(all(target_os = "linux", target_pointer_width = "32", not(target_arch = "x86_64")))]
mod late_times {
    use super::{AtFlags, CStr, Errno, Error, RawFd, SetTime, SetTimes};
    use core::ffi::c_long;
    use core::ptr;

    /// `SYS_utimensat_time64`, from `<asm/unistd.h>`. The `libc` crate has it on few processors.
    const UTIMENSAT_TIME64: c_long =
        if cfg!(any(target_arch = "mips", target_arch = "mips32r6")) { 4000 + 412 } else { 412 };

    /// `struct __kernel_timespec`
    #[repr(C)]
    struct Timespec {
        seconds: i64,
        nanoseconds: i64,
    }

    impl From<SetTime> for Timespec {
        fn from(time: SetTime) -> Self {
            match time {
                SetTime::Keep => Self { seconds: 0, nanoseconds: libc::UTIME_OMIT as _ },
                SetTime::Now => Self { seconds: 0, nanoseconds: libc::UTIME_NOW as _ },
                SetTime::To(time) => Self { seconds: time.seconds(), nanoseconds: time.nanoseconds().into() },
            }
        }
    }

    /// `None` if the kernel does not have it.
    pub(super) fn set(dir: RawFd, path: Option<&CStr>, times: SetTimes, flags: AtFlags) -> Option<Result<(), Error>> {
        let path = path.map_or(ptr::null(), CStr::as_ptr);
        let times = [Timespec::from(times.accessed), Timespec::from(times.modified)];
        // SAFETY: the kernel takes a descriptor, a path that ends with NUL, or none for the
        // descriptor's file, two times and flags. It keeps neither pointer.
        let result = unsafe { libc::syscall(UTIMENSAT_TIME64, dir, path, times.as_ptr(), flags.bits()) };
        match if result == 0 { Ok(()) } else { Err(Errno::last()) } {
            Err(errno) if errno.raw() == libc::ENOSYS => None,
            result => Some(result.map_err(Error::from)),
        }
    }
}

/// The system's text for an error, `None` if it has none that fits.
pub(super) fn describe(errno: Errno, text: &mut [u8]) -> Option<&CStr> {
    // SAFETY: the pointer is valid for writes of `len` bytes.
    let result = unsafe { libc::strerror_r(errno.raw(), text.as_mut_ptr().cast(), text.len()) };
    if result == 0 { CStr::from_bytes_until_nul(text).ok() } else { None }
}

/// What a function says that gives 0, or -1 and leaves the reason in `errno`.
#[inline]
fn check(result: c_int) -> Result<(), Errno> {
    if result == 0 { Ok(()) } else { Err(Errno::last()) }
}
