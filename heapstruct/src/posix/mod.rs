//! POSIX structs, and the calls that fill them in memory that the caller owns.
//!
//! ```
//! use heapstruct::Buf;
//! use heapstruct::posix::{self, FileStat, Stat};
//!
//! let mut buffer = Buf::<Stat>::new();
//! for path in ["Cargo.toml", "src"] {
//!     let file = posix::stat(path, &mut buffer)?;
//!     println!("{} {:>8} {}", file.mode(), file.file_size(), file.modified());
//! }
//! # Ok::<(), posix::Error>(())
//! ```
//!
//! The call above got the buffer itself, and each getter reads its own member of it:
//! nothing was allocated and no struct was copied.
//!
//! # Definitions
//!
//! `struct stat` is another struct on almost every platform. Each is a definition of its
//! own in [`stat`](mod@stat), and all of them compile everywhere, so that the bytes of one
//! machine can be read on another. What they have in common is the trait [`FileStat`], and
//! [`AnyStat`] picks the one of a machine that is known only when the program runs.
//! `posix::Stat`, where it exists, is the one of the machine that this is compiled for. It
//! is proven, when it is compiled, to be what the `libc` crate declares. It is the same with
//! `struct statvfs` in [`statvfs`](mod@statvfs) and `struct utsname` in [`utsname`].
//!
//! # Calls
//!
//! - [`stat`](fn@stat), [`lstat`], [`fstat`] and [`fstatat`] read the attributes of a file.
//! - [`statx`](fn@statx) reads those attributes of a file that it is asked for.
//! - [`utimensat`] and [`futimens`] set the times of a file.
//! - [`statvfs`](fn@statvfs) and [`fstatvfs`] read the attributes of a file system.
//! - [`uname`] reads what the system calls itself.
//!
//! Not every system has every one:
//!
//! | | Linux | Android | Apple's | BSDs | Solaris, illumos | AIX, Haiku, Hurd |
//! |---|---|---|---|---|---|---|
//! | `stat`, `lstat`, `fstat`, `fstatat` | yes | yes | yes | yes | yes | yes |
//! | `statx` | yes | | | | | |
//! | `utimensat`, `futimens` | yes | yes | yes | yes | yes | yes |
//! | `statvfs`, `fstatvfs` | yes | yes | yes | yes | yes | yes |
//! | `uname` | yes | yes | yes | yes | yes | yes |
//!
//! Linux is that with glibc, or with musl on 64-bit processors and 32-bit x86 and Arm. Apple's
//! systems are macOS and the others with 64 bits. The BSDs are FreeBSD 12 and later, NetBSD,
//! OpenBSD and DragonFly. Haiku is that with 64 bits. Elsewhere there are the definitions
//! alone.
//!
//! All of them take and give alike:
//!
//! - A path ([`PathArg`]) is text or bytes as Rust has them; what C needs besides is made
//!   on the stack.
//! - A relative path starts at the current directory, or at a [`DirArg`].
//! - A file ([`AsFd`](std::os::fd::AsFd)) is anything with a descriptor.
//! - The memory to fill ([`Destination`]) is a [`Buf`](crate::Buf), a view, plain bytes of
//!   any alignment, or uninitialised memory.
//! - Every call gives a view of what was filled, or an [`Error`].

/// Compiles items where the calls exist: one list of systems for the whole module, a line for
/// each. The `native` modules say which definition is that of each system.
macro_rules! calls {
    ($($item:item)*) => {
        $(
            #[cfg(any(
                all(target_os = "linux", target_env = "gnu"),
                all(target_os = "linux", target_env = "musl", target_pointer_width = "64"),
                all(target_os = "linux", target_env = "musl", any(target_arch = "x86", target_arch = "arm")),
                target_os = "android",
                all(target_vendor = "apple", target_pointer_width = "64"),
                target_os = "freebsd",
                target_os = "netbsd",
                target_os = "openbsd",
                target_os = "dragonfly",
                target_os = "solaris",
                target_os = "illumos",
                target_os = "aix",
                all(target_os = "haiku", target_pointer_width = "64"),
                target_os = "hurd",
            ))]
            $item
        )*
    };
}

#[macro_use]
mod native;

mod device;
mod mode;
pub mod stat;
pub mod statvfs;
pub mod statx;
mod time;
pub mod utsname;

pub use device::Device;
pub use mode::{FileType, Mode};
pub use stat::{AnyStat, FileStat};
pub use statvfs::FileSystemStat;
pub use statx::{FileStatx, Statx, StatxAttributes, StatxMask, StatxView};
pub use time::{Time, TimeOutOfRange, Timestamp};

// Named once more, for rustfmt, which finds no files in a macro.
#[cfg(any())]
mod at;
#[cfg(any())]
mod destination;
#[cfg(any())]
mod error;
#[cfg(any())]
mod path;
#[cfg(any())]
mod sys;
#[cfg(any())]
mod utimens;

#[cfg(target_os = "linux")]
calls! {
    pub use statx::call::statx;
}

calls! {
    mod at;
    mod destination;
    mod error;
    mod path;
    #[allow(unsafe_code, reason = "calls the system, with pointers that it checks")]
    mod sys;
    mod utimens;

    pub use at::{AtFlags, CWD, CurrentDir, DirArg};
    pub use destination::Destination;
    pub use error::{Errno, Error};
    pub use path::PathArg;
    pub use stat::call::{fstat, fstatat, lstat, stat};
    pub use stat::native::{Stat, StatView};
    pub use utsname::call::uname;
    pub use utsname::native::{Utsname, UtsnameView};
    pub use statvfs::call::{fstatvfs, statvfs};
    pub use statvfs::native::{Statvfs, StatvfsView};
    pub use utimens::{SetTime, SetTimes, futimens, utimensat};
}
