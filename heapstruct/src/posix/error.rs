//! Why a call failed.

use super::Time;
use crate::ViewError;
use core::fmt;
use std::io;

/// Why a call failed.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{self, Error, Stat};
/// use std::io::ErrorKind;
///
/// let mut buffer = Buf::<Stat>::new();
/// let error = posix::stat("no such file", &mut buffer).unwrap_err();
/// assert_eq!(error.to_string(), "No such file or directory");
/// assert_eq!(error.kind(), ErrorKind::NotFound);
///
/// let error = posix::stat("a\0b", &mut buffer).unwrap_err();
/// assert_eq!(error, Error::InteriorNul { at: 1 });
/// ```
///
/// It becomes a [`std::io::Error`] through `?`. Making one allocates nothing, and neither
/// does showing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The system refused.
    System(Errno),
    /// The path has a NUL in it, where C would take it to end; the system was not called.
    InteriorNul {
        /// How many bytes are before the NUL.
        at: usize,
    },
    /// The memory does not hold the struct; the system was not called.
    Buffer(ViewError),
    /// C's `time_t` does not hold the time; nothing was set.
    TimeDoesNotFit(Time),
}

impl Error {
    /// The system's number, if it was the system that refused.
    pub const fn raw_os_error(&self) -> Option<i32> {
        match self {
            Self::System(errno) => Some(errno.raw()),
            Self::InteriorNul { .. } | Self::Buffer(_) | Self::TimeDoesNotFit(_) => None,
        }
    }

    /// The kind that the standard library gives such an error.
    pub fn kind(&self) -> io::ErrorKind {
        match self {
            Self::System(errno) => errno.kind(),
            Self::InteriorNul { .. } | Self::Buffer(_) | Self::TimeDoesNotFit(_) => io::ErrorKind::InvalidInput,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System(errno) => errno.fmt(f),
            Self::InteriorNul { at } => write!(f, "the path has a NUL after {at} bytes"),
            Self::Buffer(error) => error.fmt(f),
            Self::TimeDoesNotFit(time) => write!(f, "the system's `time_t` cannot hold {time} seconds after 1970"),
        }
    }
}

impl core::error::Error for Error {}

impl From<ViewError> for Error {
    fn from(error: ViewError) -> Self {
        Self::Buffer(error)
    }
}

impl From<Errno> for Error {
    fn from(errno: Errno) -> Self {
        Self::System(errno)
    }
}

impl From<Error> for io::Error {
    fn from(error: Error) -> Self {
        match error {
            Error::System(errno) => errno.into(),
            Error::InteriorNul { .. } | Error::Buffer(_) | Error::TimeDoesNotFit(_) => {
                Self::new(io::ErrorKind::InvalidInput, error)
            }
        }
    }
}

/// A system's number for an error: C's `errno`.
///
/// ```
/// use heapstruct::posix::Errno;
///
/// // 2 is `ENOENT` on every system that there are calls for.
/// assert_eq!(Errno::new(2).to_string(), "No such file or directory");
/// assert_eq!(format!("{:?}", Errno::new(2)), "Errno(2, \"No such file or directory\")");
/// ```
///
/// `Display` gives the system's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Errno(i32);

impl Errno {
    /// The error with this number.
    pub const fn new(raw: i32) -> Self {
        Self(raw)
    }

    /// The number.
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// The kind that the standard library gives such an error.
    pub fn kind(self) -> io::ErrorKind {
        io::Error::from(self).kind()
    }

    /// The error of the last call of this thread that failed.
    #[cold]
    pub(super) fn last() -> Self {
        Self(io::Error::last_os_error().raw_os_error().unwrap_or_default())
    }
}

impl fmt::Debug for Errno {
    /// The number and the system's text: a `main` that gives an error shows this.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Errno({}, \"{self}\")", self.0)
    }
}

impl fmt::Display for Errno {
    #[doc(alias = "strerror_r")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 256];
        match super::sys::describe(*self, &mut text).map(core::ffi::CStr::to_str) {
            Some(Ok(text)) => f.pad(text),
            _ => write!(f, "error {}", self.0),
        }
    }
}

impl core::error::Error for Errno {}

impl From<Errno> for io::Error {
    fn from(errno: Errno) -> Self {
        Self::from_raw_os_error(errno.0)
    }
}
