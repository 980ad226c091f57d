//! Paths, as Rust has them, for calls that take them as C has them.

use super::{Errno, Error};
use alloc::ffi::CString;
use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Paths shorter than this are copied to so many bytes of the stack: nearly all of them.
const USUAL: usize = 256;

/// The system takes no path of this length or longer.
#[cfg(not(target_os = "hurd"))]
const LONGEST: usize = libc::PATH_MAX as usize;
/// The Hurd takes any: this is where the stack is spared.
#[cfg(target_os = "hurd")]
const LONGEST: usize = 4096;

mod sealed {
    pub trait Sealed {}
}

/// A path for a call: text, bytes, or what the standard library has for paths.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{FileStat, Stat, stat};
/// use std::path::Path;
///
/// let mut buffer = Buf::<Stat>::new();
/// let inode = stat("src", &mut buffer)?.inode();
/// assert_eq!(stat(Path::new("src"), &mut buffer)?.inode(), inode);
/// assert_eq!(stat(c"src", &mut buffer)?.inode(), inode);
/// assert_eq!(stat(b"src", &mut buffer)?.inode(), inode);
/// assert_eq!(stat(&String::from("src"), &mut buffer)?.inode(), inode);
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// No path costs an allocation. A `&CStr` goes straight to the system. Any other is copied
/// to the stack for the NUL that C wants at its end, and one that has a NUL in it is
/// [`Error::InteriorNul`]. One that is longer than the system takes is `ENAMETOOLONG`, as
/// the system would say, whatever it holds.
///
/// The trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a path for a call",
    label = "not a path",
    note = "a path is a `&str`, `&[u8]`, `&OsStr`, `&Path`, `&CStr`, or a reference to one of their owned forms"
)]
pub trait PathArg: sealed::Sealed {
    #[doc(hidden)]
    fn with_c_str<R>(self, call: impl FnOnce(&CStr) -> Result<R, Error>) -> Result<R, Error>;
}

macro_rules! path {
    ($([$($generics:tt)*] $type:ty: |$path:ident, $call:ident| $with:expr;)*) => {
        $(
            impl $($generics)* sealed::Sealed for $type {}

            impl $($generics)* PathArg for $type {
                #[inline]
                fn with_c_str<R>(self, $call: impl FnOnce(&CStr) -> Result<R, Error>) -> Result<R, Error> {
                    let $path = self;
                    $with
                }
            }
        )*
    };
}

path! {
    [] &CStr: |path, call| call(path);
    [] &CString: |path, call| call(path);
    [] &[u8]: |path, call| with_bytes(path, call);
    [<const N: usize>] &[u8; N]: |path, call| with_bytes(path, call);
    [] &Vec<u8>: |path, call| with_bytes(path, call);
    [] &str: |path, call| with_bytes(path.as_bytes(), call);
    [] &String: |path, call| with_bytes(path.as_bytes(), call);
    [] &OsStr: |path, call| with_bytes(path.as_bytes(), call);
    [] &OsString: |path, call| with_bytes(path.as_bytes(), call);
    [] &Path: |path, call| with_bytes(path.as_os_str().as_bytes(), call);
    [] &PathBuf: |path, call| with_bytes(path.as_os_str().as_bytes(), call);
    // What an iterator over paths gives.
    [<P: PathArg + Copy>] &P: |path, call| (*path).with_c_str(call);
}

#[inline]
fn with_bytes<R>(path: &[u8], call: impl FnOnce(&CStr) -> Result<R, Error>) -> Result<R, Error> {
    if path.len() < USUAL { with_copy::<USUAL, R>(path, call) } else { with_long(path, call) }
}

/// Apart from the usual case, so that that has no frame of this size.
#[cold]
#[inline(never)]
fn with_long<R>(path: &[u8], call: impl FnOnce(&CStr) -> Result<R, Error>) -> Result<R, Error> {
    if path.len() < LONGEST { with_copy::<LONGEST, R>(path, call) } else { Err(Errno::new(libc::ENAMETOOLONG).into()) }
}

/// `path` is shorter than `N`.
#[inline]
fn with_copy<const N: usize, R>(path: &[u8], call: impl FnOnce(&CStr) -> Result<R, Error>) -> Result<R, Error> {
    let mut copy = [0; N];
    copy[..path.len()].copy_from_slice(path);
    match CStr::from_bytes_with_nul(&copy[..=path.len()]) {
        Ok(path) => call(path),
        Err(_) => Err(interior_nul(path)),
    }
}

#[cold]
fn interior_nul(path: &[u8]) -> Error {
    Error::InteriorNul { at: path.iter().position(|byte| *byte == 0).unwrap_or(path.len()) }
}
