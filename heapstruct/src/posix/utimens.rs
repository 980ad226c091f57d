//! `utimensat` and `futimens`: a file's times, written.

use super::{AtFlags, DirArg, Error, PathArg, Time, sys};
use std::os::fd::AsFd;

/// What becomes of one time of a file.
///
/// ```
/// use heapstruct::posix::{SetTime, Time};
///
/// let time: SetTime = Time::new(1_700_000_000, 0).unwrap().into();
/// assert_eq!(time, SetTime::To(Time::from_timespec(1_700_000_000, 0)));
/// assert_eq!(SetTime::default(), SetTime::Keep);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SetTime {
    /// It stays.
    #[default]
    #[doc(alias = "UTIME_OMIT")]
    Keep,
    /// It is the time of the call, by the system's clock.
    #[doc(alias = "UTIME_NOW")]
    Now,
    /// It is this time, as exactly as the file system can hold it: some round it down, and
    /// Linux sets the nearest that there is for one that is out of range.
    To(Time),
}

impl From<Time> for SetTime {
    #[inline]
    fn from(time: Time) -> Self {
        Self::To(time)
    }
}

/// What becomes of the two times of a file that can be set.
///
/// ```
/// use heapstruct::posix::{SetTime, SetTimes, Time};
///
/// let late = SetTimes { modified: Time::from_timespec(4_102_444_800, 0).into(), ..SetTimes::KEEP };
/// assert_eq!(late.accessed, SetTime::Keep);
/// ```
///
/// They have names, since nothing else would tell them apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetTimes {
    /// When the content was last read.
    pub accessed: SetTime,
    /// When the content was last written.
    pub modified: SetTime,
}

impl SetTimes {
    /// Both stay.
    pub const KEEP: Self = Self { accessed: SetTime::Keep, modified: SetTime::Keep };

    /// Both are the time of the call: what `touch` does.
    pub const NOW: Self = Self { accessed: SetTime::Now, modified: SetTime::Now };
}

/// `utimensat`: sets the times of the file that a path leads to from a directory.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{AtFlags, CWD, FileStat, SetTimes, Stat, Time, stat, utimensat};
///
/// # let path = std::env::temp_dir().join(format!("heapstruct-utimensat-{}", std::process::id()));
/// std::fs::write(&path, "as old as the Moon landing").unwrap();
/// let mut buffer = Buf::<Stat>::new();
/// let read = stat(&path, &mut buffer)?.accessed();
///
/// let landing = Time::from_timespec(-14_182_940, 0);
/// utimensat(CWD, &path, SetTimes { modified: landing.into(), ..SetTimes::KEEP }, AtFlags::empty())?;
/// let file = stat(&path, &mut buffer)?;
/// assert_eq!((file.accessed(), file.modified()), (read, landing));
/// # std::fs::remove_file(path).unwrap();
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// If both times stay, Linux does not look at the file, nor at whether there is one.
///
/// With [`AtFlags::SYMLINK_NOFOLLOW`] it is a symbolic link itself that is dated. The time of
/// the last change of attributes is that of the call in any case, unless both times stay.
///
/// # Errors
///
/// In this order:
///
/// - [`Error::System`] with `ENAMETOOLONG` for a path that no system call takes (of a `&CStr`
///   the system says that itself, last), then [`Error::InteriorNul`];
/// - [`Error::TimeDoesNotFit`] if C's `time_t` cannot hold a time, which is so for times after
///   2038-01-19 or before 1901-12-13 on some systems with 32 bits: FreeBSD on x86, Android, Linux before 5.1;
/// - [`Error::System`] with what the system says: `EPERM` or `EACCES` for another's file,
///   `EROFS`, and those of [`fstatat`](super::fstatat).
///
/// # References
///
/// POSIX `utimensat`, `<sys/stat.h>`; Linux `utimensat(2)`. On 32-bit Linux it is the system
/// call `utimensat_time64`, where there is one, so that times may be late.
#[doc(alias = "lutimes")]
#[doc(alias = "utimes")]
pub fn utimensat(dir: impl DirArg, path: impl PathArg, times: SetTimes, flags: AtFlags) -> Result<(), Error> {
    path.with_c_str(|path| sys::utimensat(dir.descriptor(), path, times, flags))
}

/// `futimens`: sets the times of an open file.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileStat, SetTime, SetTimes, Stat, Time, fstat, futimens};
///
/// # let path = std::env::temp_dir().join(format!("heapstruct-futimens-{}", std::process::id()));
/// let file = std::fs::File::create(&path).unwrap();
/// futimens(&file, SetTimes { accessed: Time::EPOCH.into(), modified: SetTime::Now })?;
/// assert_eq!(fstat(&file, &mut Buf::<Stat>::new())?.accessed(), Time::EPOCH);
/// # std::fs::remove_file(path).unwrap();
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// The file need not be open for writing.
///
/// # Errors
///
/// In this order:
///
/// - [`Error::TimeDoesNotFit`] as for [`utimensat`];
/// - [`Error::System`] with what the system says: `EBADF` for a descriptor that is not open,
///   `EPERM` or `EACCES` for another's file, `EROFS`.
///
/// # References
///
/// POSIX `futimens`, `<sys/stat.h>`; Linux `utimensat(2)`.
#[doc(alias = "futimes")]
pub fn futimens(fd: impl AsFd, times: SetTimes) -> Result<(), Error> {
    sys::futimens(fd.as_fd(), times)
}
