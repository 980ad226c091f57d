//! `statx`.

use super::{Statx, StatxMask};
use crate::posix::{AtFlags, Destination, DirArg, Error, PathArg, sys};

/// `statx`: those attributes of a file that are asked for.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{AtFlags, CWD, FileStatx, Statx, StatxMask, statx};
///
/// let mut buffer = Buf::<Statx>::new();
/// let wanted = StatxMask::SIZE | StatxMask::BTIME;
/// let file = statx(CWD, "Cargo.toml", AtFlags::empty(), wanted, &mut buffer)?;
/// assert!(file.file_size().is_some_and(|size| size > 0));
/// if let Some(born) = file.born() {
///     println!("made {born}");
/// }
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// The kernel gets the mask as it is. It saves itself what it is not asked for: a network
/// file system the way to its server, another the look at its disk. What came back of it,
/// [`FileStatx::filled`](super::FileStatx::filled) says; it may be more.
///
/// The path starts at a [`DirArg`], and the flags are those of [`fstatat`](crate::posix::fstatat)
/// and, with `STATX_` before them, some more. An open file itself is told with an empty path
/// and [`AtFlags::EMPTY_PATH`].
///
/// # Errors
///
/// In this order:
///
/// - [`Error::System`] with `ENAMETOOLONG` for a path that no system call takes (of a `&CStr`
///   the system says that itself, last), then [`Error::InteriorNul`];
/// - [`Error::Buffer`] if the memory is shorter than a [`Statx`];
/// - [`Error::System`] with what the system says: `ENOSYS` before Linux 4.11, and `EPERM`
///   where some filter of system calls does not know it; those of
///   [`fstatat`](crate::posix::fstatat), but `EOVERFLOW`; `EINVAL` for flags that it does not
///   know, and for the one bit of the mask that is reserved.
///
/// # References
///
/// Linux `statx(2)`, `<linux/stat.h>`. It is the system call itself, since not every C library
/// has a function for it.
#[inline]
pub fn statx<D: Destination<Statx> + ?Sized>(
    dir: impl DirArg,
    path: impl PathArg,
    flags: AtFlags,
    mask: StatxMask,
    into: &mut D,
) -> Result<D::View<'_>, Error> {
    path.with_c_str(|path| into.fill(|out| sys::statx(dir.descriptor(), path, flags, mask, out)))
}
