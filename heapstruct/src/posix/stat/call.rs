//! `stat`, `lstat`, `fstat` and `fstatat`.

use super::native::Stat;
use crate::posix::{AtFlags, Destination, DirArg, Error, PathArg, sys};
use std::os::fd::AsFd;

/// `stat`: the attributes of the file that a path leads to.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileStat, FileType, Stat, stat};
///
/// let mut buffer = Buf::<Stat>::new();
/// let file = stat("Cargo.toml", &mut buffer)?;
/// assert_eq!(file.mode().file_type(), FileType::Regular);
/// assert_eq!(file.file_size(), std::fs::read("Cargo.toml").unwrap().len() as i64);
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// Symbolic links are followed; see [`lstat`].
///
/// # Errors
///
/// In this order:
///
/// - [`Error::System`] with `ENAMETOOLONG` for a path that no system call takes (of a `&CStr`
///   the system says that itself, last), then [`Error::InteriorNul`];
/// - [`Error::Buffer`] if the memory is shorter than a [`Stat`];
/// - [`Error::System`] with what the system says: `ENOENT` where there is nothing, also for an
///   empty path; `EACCES`, `ENOTDIR`, `ELOOP` and others of the way there; `EOVERFLOW` for
///   values that the struct cannot hold. On 32-bit Linux with glibc, or Android, that is any
///   time after 2038-01-19.
///
/// # References
///
/// POSIX `stat`, `<sys/stat.h>`; Linux `stat(2)`. On 32-bit Linux it is `stat64`, and with musl
/// `__stat_time64`, so that large files and, with musl, late times are told.
#[doc(alias = "stat64")]
#[inline]
pub fn stat<D: Destination<Stat> + ?Sized>(path: impl PathArg, into: &mut D) -> Result<D::View<'_>, Error> {
    path.with_c_str(|path| into.fill(|out| sys::stat(path, out)))
}

/// `lstat`: the attributes of what a path names, be it a symbolic link.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileStat, FileType, Stat, lstat};
///
/// # let link = std::env::temp_dir().join(format!("heapstruct-{}", std::process::id()));
/// std::os::unix::fs::symlink("where it leads", &link).unwrap();
/// let mut buffer = Buf::<Stat>::new();
/// let file = lstat(&link, &mut buffer)?;
/// assert_eq!(file.mode().file_type(), FileType::Symlink);
/// assert_eq!(file.file_size(), 14);
/// # std::fs::remove_file(link).unwrap();
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// # Errors
///
/// As [`stat`](fn@stat), but for a link that leads nowhere or in circles, which is no error.
///
/// # References
///
/// POSIX `lstat`, `<sys/stat.h>`; Linux `lstat(2)`.
#[doc(alias = "lstat64")]
#[inline]
pub fn lstat<D: Destination<Stat> + ?Sized>(path: impl PathArg, into: &mut D) -> Result<D::View<'_>, Error> {
    path.with_c_str(|path| into.fill(|out| sys::lstat(path, out)))
}

/// `fstat`: the attributes of an open file.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileStat, Stat, fstat, stat};
///
/// let file = std::fs::File::open("Cargo.toml").unwrap();
/// let (mut one, mut other) = (Buf::<Stat>::new(), Buf::<Stat>::new());
/// let (by_file, by_path) = (fstat(&file, &mut one)?, stat("Cargo.toml", &mut other)?);
/// assert_eq!((by_file.device(), by_file.inode()), (by_path.device(), by_path.inode()));
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// A file is anything that has a descriptor, also a pipe, a socket or a terminal.
///
/// # Errors
///
/// In this order:
///
/// - [`Error::Buffer`] if the memory is shorter than a [`Stat`];
/// - [`Error::System`] with what the system says: `EBADF` for a descriptor that is not open,
///   `EOVERFLOW` as for [`stat`](fn@stat).
///
/// # References
///
/// POSIX `fstat`, `<sys/stat.h>`; Linux `fstat(2)`.
#[doc(alias = "fstat64")]
#[inline]
pub fn fstat<D: Destination<Stat> + ?Sized>(fd: impl AsFd, into: &mut D) -> Result<D::View<'_>, Error> {
    into.fill(|out| sys::fstat(fd.as_fd(), out))
}

/// `fstatat`: the attributes of the file that a path leads to from a directory.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{AtFlags, FileStat, FileType, Stat, fstatat};
/// use std::fs::{File, read_dir};
///
/// // The folders of a folder that stays the same, whatever becomes of its name.
/// let folder = File::open("src").unwrap();
/// let mut buffer = Buf::<Stat>::new();
/// let mut folders = Vec::new();
/// for entry in read_dir("src").unwrap() {
///     let name = entry.unwrap().file_name();
///     let file = fstatat(&folder, &name, AtFlags::SYMLINK_NOFOLLOW, &mut buffer)?;
///     if file.mode().file_type() == FileType::Directory {
///         folders.push(name);
///     }
/// }
/// assert!(folders.iter().any(|name| name == "posix"));
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// The directory is a [`DirArg`]: anything with a descriptor, or [`CWD`](crate::posix::CWD),
/// with which it is [`stat`](fn@stat). With [`AtFlags::SYMLINK_NOFOLLOW`] a symbolic link is
/// not followed, as by [`lstat`].
///
/// # Errors
///
/// In this order:
///
/// - [`Error::System`] with `ENAMETOOLONG` for a path that no system call takes (of a `&CStr`
///   the system says that itself, last), then [`Error::InteriorNul`];
/// - [`Error::Buffer`] if the memory is shorter than a [`Stat`];
/// - [`Error::System`] with what the system says: as [`stat`](fn@stat), and `EBADF` for a
///   descriptor that is not open, `ENOTDIR` for one that is no directory, both only if the
///   path is relative; `EINVAL` for flags that it does not know.
///
/// # References
///
/// POSIX `fstatat`, `<sys/stat.h>`; Linux `fstatat(2)`. On 32-bit Linux it is `fstatat64`,
/// and with musl `__fstatat_time64`.
#[doc(alias = "fstatat64")]
#[doc(alias = "newfstatat")]
#[inline]
pub fn fstatat<D: Destination<Stat> + ?Sized>(
    dir: impl DirArg,
    path: impl PathArg,
    flags: AtFlags,
    into: &mut D,
) -> Result<D::View<'_>, Error> {
    path.with_c_str(|path| into.fill(|out| sys::fstatat(dir.descriptor(), path, flags, out)))
}
