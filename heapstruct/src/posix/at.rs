//! Where a path starts, and how it is taken.

use bitflags::bitflags;
use core::ffi::c_int;
use std::os::fd::{AsFd, AsRawFd, RawFd};

mod sealed {
    pub trait Sealed {}
}

/// Where a relative path starts: at an open directory, or at [`CWD`].
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{AtFlags, CWD, DirArg, FileStat, Stat, fstatat};
/// use std::fs::File;
///
/// fn size_of_manifest(dir: impl DirArg) -> i64 {
///     let mut buffer = Buf::<Stat>::new();
///     fstatat(dir, "Cargo.toml", AtFlags::empty(), &mut buffer).unwrap().file_size()
/// }
/// let dir = File::open(".").unwrap();
/// assert_eq!(size_of_manifest(&dir), size_of_manifest(CWD));
/// ```
///
/// It is anything that has a descriptor, by reference or by value. Of an absolute path the
/// system ignores it.
///
/// The trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no directory for a path to start at",
    label = "not a directory",
    note = "it is `CWD`, or a `File` or another type that has a descriptor"
)]
pub trait DirArg: sealed::Sealed {
    #[doc(hidden)]
    fn descriptor(&self) -> RawFd;
}

impl<F: AsFd> sealed::Sealed for F {}

impl<F: AsFd> DirArg for F {
    #[inline]
    fn descriptor(&self) -> RawFd {
        self.as_fd().as_raw_fd()
    }
}

/// The current directory of the process, as a [`DirArg`].
#[doc(alias = "AT_FDCWD")]
pub const CWD: CurrentDir = CurrentDir(());

/// The type of [`CWD`].
#[derive(Clone, Copy, Debug)]
pub struct CurrentDir(());

impl sealed::Sealed for CurrentDir {}

impl DirArg for CurrentDir {
    #[inline]
    fn descriptor(&self) -> RawFd {
        libc::AT_FDCWD
    }
}

bitflags! {
    /// How a call takes its path: C's `AT_` flags.
    ///
    /// ```
    /// use heapstruct::posix::AtFlags;
    ///
    /// let flags = AtFlags::SYMLINK_NOFOLLOW | AtFlags::empty();
    /// assert!(flags.contains(AtFlags::SYMLINK_NOFOLLOW));
    /// assert_eq!(format!("{flags:?}"), "AtFlags(SYMLINK_NOFOLLOW)");
    /// ```
    ///
    /// What a system has besides goes in by [`from_bits_retain`](Self::from_bits_retain). It
    /// refuses with `EINVAL` what it does not know.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct AtFlags: c_int {
        /// The file is what the path names, be it a symbolic link.
        #[doc(alias = "AT_SYMLINK_NOFOLLOW")]
        const SYMLINK_NOFOLLOW = libc::AT_SYMLINK_NOFOLLOW;
        /// An empty path is the open file itself, which then need be no directory.
        #[doc(alias = "AT_EMPTY_PATH")]
        #[cfg(any(target_os = "linux", target_os = "android", target_os = "freebsd"))]
        const EMPTY_PATH = libc::AT_EMPTY_PATH;
        /// What would be mounted there on access is not mounted for this call.
        #[doc(alias = "AT_NO_AUTOMOUNT")]
        #[cfg(any(target_os = "linux", target_os = "android"))]
        const NO_AUTOMOUNT = libc::AT_NO_AUTOMOUNT;
        /// Of `statx`: a network file system asks its server.
        #[doc(alias = "AT_STATX_FORCE_SYNC")]
        #[cfg(target_os = "linux")]
        const STATX_FORCE_SYNC = 0x2000;
        /// Of `statx`: a network file system tells what it knows, and does not ask its server.
        #[doc(alias = "AT_STATX_DONT_SYNC")]
        #[cfg(target_os = "linux")]
        const STATX_DONT_SYNC = 0x4000;
    }
}
