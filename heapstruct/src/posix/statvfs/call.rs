//! `statvfs` and `fstatvfs`.

use super::native::Statvfs;
use crate::posix::{Destination, Error, PathArg, sys};
use std::os::fd::AsFd;

/// `statvfs`: the attributes of the file system of the file that a path leads to.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileSystemStat, Statvfs, statvfs};
///
/// let mut buffer = Buf::<Statvfs>::new();
/// let system = statvfs("/", &mut buffer)?;
/// println!("{} of {} bytes are free", system.available_bytes(), system.total_bytes());
/// assert!(system.available_blocks() <= system.free_blocks());
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// # Errors
///
/// In this order:
///
/// - [`Error::System`] with `ENAMETOOLONG` for a path that no system call takes (of a `&CStr`
///   the system says that itself, last), then [`Error::InteriorNul`];
/// - [`Error::Buffer`] if the memory is shorter than a [`Statvfs`];
/// - [`Error::System`] with what the system says: `ENOENT` where there is nothing, also for an
///   empty path; `EACCES`, `ENOTDIR`, `ELOOP` and others of the way there; `EOVERFLOW` for
///   values that the struct cannot hold.
///
/// # References
///
/// POSIX `statvfs`, `<sys/statvfs.h>`; Linux `statvfs(3)`. On Linux with glibc it is
/// `statvfs64`, so that large file systems are told.
#[doc(alias = "statvfs64")]
#[doc(alias = "statfs")]
#[inline]
pub fn statvfs<D: Destination<Statvfs> + ?Sized>(path: impl PathArg, into: &mut D) -> Result<D::View<'_>, Error> {
    path.with_c_str(|path| into.fill(|out| sys::statvfs(path, out)))
}

/// `fstatvfs`: the attributes of the file system of an open file.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileSystemStat, Statvfs, fstatvfs};
///
/// let directory = std::fs::File::open("/").unwrap();
/// let mut buffer = Buf::<Statvfs>::new();
/// assert!(fstatvfs(&directory, &mut buffer)?.name_max() >= 14);
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// # Errors
///
/// In this order:
///
/// - [`Error::Buffer`] if the memory is shorter than a [`Statvfs`];
/// - [`Error::System`] with what the system says: `EBADF` for a descriptor that is not open,
///   `EOVERFLOW` as for [`statvfs`](fn@statvfs).
///
/// # References
///
/// POSIX `fstatvfs`, `<sys/statvfs.h>`; Linux `statvfs(3)`.
#[doc(alias = "fstatvfs64")]
#[doc(alias = "fstatfs")]
#[inline]
pub fn fstatvfs<D: Destination<Statvfs> + ?Sized>(fd: impl AsFd, into: &mut D) -> Result<D::View<'_>, Error> {
    into.fill(|out| sys::fstatvfs(fd.as_fd(), out))
}
