//! `struct stat` of each platform, and what they have in common.
//!
//! Each module is one definition, under C's names, which says where it comes from and states
//! its targets. Where several processors have the same, the module has the name of one, and the
//! others' names lead there.
//!
//! One machine may have several. The plain name, [`linux_i386`] or [`linux_mips`], is what
//! the calls for large files fill, `struct stat64` in C; with `_off32` it is the `struct stat`
//! of a program that is not built for large files; [`linux_time64`] and [`linux_time64_be`] are
//! that of a program that is built for 64-bit times; and musl has structs of its own.
//! [`AnyStat`] knows which one the calls of a target fill.
//!
//! What Linux itself writes, for tracers and programs without a C library, is with `kernel_`:
//! `struct stat` on 64-bit processors and `struct stat64` on others.
//!
//! The members have fixed widths, those of the definition's own processors. On a target that
//! it does not state, a definition would be a struct that no system has: to view it there is a
//! compile error, and on [`Runtime`](crate::target::Runtime) a
//! [`LayoutError::WrongTarget`](crate::layout::LayoutError::WrongTarget).
//!
//! ```
//! use heapstruct::HeapStruct;
//! use heapstruct::posix::{FileStat, FileType, stat::linux_s390x};
//! use heapstruct::target::S390xLinux;
//!
//! // What an IBM mainframe wrote about a directory.
//! let mut bytes = [0; 144];
//! bytes[24..28].copy_from_slice(&0o040755_u32.to_be_bytes());
//! bytes[48..56].copy_from_slice(&4096_i64.to_be_bytes());
//!
//! let file = linux_s390x::Stat::view_on(S390xLinux, &bytes)?;
//! assert_eq!(file.st_mode(), 0o040755);
//! assert_eq!(file.mode().file_type(), FileType::Directory);
//! assert_eq!(file.file_size(), 4096);
//! # Ok::<(), heapstruct::ViewError>(())
//! ```

pub mod aix;
mod any;
pub mod dragonfly;
pub mod freebsd;
pub mod freebsd11;
pub mod freebsd11_i386;
pub mod freebsd_i386;
pub mod haiku;
pub mod hurd;
pub mod hurd_i386;
pub mod kernel_generic;
pub mod kernel_i386;
pub mod kernel_mips;
pub mod kernel_mips64;
pub mod kernel_powerpc;
pub mod kernel_s390x;
pub mod kernel_sparc;
pub mod kernel_sparc64;
pub mod kernel_x86_64;
pub mod linux_alpha;
pub mod linux_alpha_ino32;
pub mod linux_arc;
pub mod linux_generic;
pub mod linux_i386;
pub mod linux_i386_off32;
pub mod linux_mips;
pub mod linux_mips64;
pub mod linux_mips64_plain;
pub mod linux_mips_off32;
pub mod linux_mipsn32;
pub mod linux_mipsn32_off32;
pub mod linux_musl_i386;
pub mod linux_musl_mips64;
pub mod linux_powerpc;
pub mod linux_s390x;
pub mod linux_sparc64;
pub mod linux_time64;
pub mod linux_time64_be;
pub mod linux_x86_64;
pub mod macos;
pub mod macos_ino32;
pub mod netbsd;
pub mod openbsd;
pub mod solaris;
pub mod solaris32;
pub mod wasi;
pub mod windows_stat32;
pub mod windows_stat32i64;
pub mod windows_stat64;
pub mod windows_stat64i32;
// Each definition gives the one that it holds.
mod timespec;

pub use any::AnyStat;
pub use kernel_generic as kernel_aarch64;
pub use kernel_generic as kernel_loongarch64;
pub use kernel_generic as kernel_riscv64;
pub use kernel_i386 as kernel_arm;
pub use kernel_x86_64 as kernel_powerpc64;
pub use kernel_x86_64 as kernel_sparc64_stat64;
pub use kernel_x86_64 as kernel_x32;
pub use linux_generic as linux_aarch64;
pub use linux_generic as linux_loongarch64;
pub use linux_generic as linux_riscv64;
pub use linux_i386 as linux_arm;
pub use linux_i386 as linux_hppa;
pub use linux_i386 as linux_m68k;
pub use linux_i386 as linux_musl11_arm;
pub use linux_i386 as linux_musl11_i386;
pub use linux_i386 as linux_s390;
pub use linux_i386 as linux_sh4;
pub use linux_musl_i386 as linux_musl_arm;
pub use linux_powerpc as linux_sparc;
pub use linux_x86_64 as linux_powerpc64;
pub use linux_x86_64 as linux_x32;

// Named once more, for rustfmt, which finds no files in a macro.
#[cfg(any())]
mod call;
#[cfg(any())]
mod native;

calls! {
    pub(super) mod call;
    pub(super) mod native;
}

use super::{Device, Mode, Time};
use crate::Storage;
use crate::target::Target;
use timespec::Moment;

mod sealed {
    pub trait Sealed {}
}

/// The attributes of a file, whatever platform's `struct stat` they are in.
///
/// Every definition's view has it, over any storage and on any target. Each method reads
/// its own member and no other.
///
/// ```
/// use heapstruct::posix::stat::{linux_x86_64, macos};
/// use heapstruct::target::{Aarch64Macos, X86_64Linux};
/// use heapstruct::{HeapStruct, posix::FileStat};
///
/// fn is_shared(file: &impl FileStat) -> bool {
///     file.links() > 1
/// }
/// assert!(!is_shared(&linux_x86_64::Stat::view_on(X86_64Linux, &[0; 144])?));
/// assert!(!is_shared(&macos::Stat::view_on(Aarch64Macos, &[0; 144])?));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// What a system lacks for all files is an `Option`, if other systems differ, and the method
/// says where it is `None`. A member that C has, but that a system fills with the same number
/// for every file, is that number: on Windows [`inode`](Self::inode), [`uid`](Self::uid) and
/// [`gid`](Self::gid) are 0, on WASI the latter two.
///
/// The trait is sealed: it may gain methods.
pub trait FileStat: sealed::Sealed {
    /// The device that holds the file. With [`inode`](Self::inode) it tells whether two
    /// names are one file.
    #[doc(alias = "st_dev")]
    fn device(&self) -> Device;

    /// The file's number on its device; 0 on Windows.
    #[doc(alias = "st_ino")]
    fn inode(&self) -> u64;

    /// The type and permissions; on WASI the type alone.
    #[doc(alias = "st_mode")]
    fn mode(&self) -> Mode;

    /// How many names the file has.
    #[doc(alias = "st_nlink")]
    fn links(&self) -> u64;

    /// The number of the owner; 0 on Windows and WASI.
    #[doc(alias = "st_uid")]
    fn uid(&self) -> u32;

    /// The number of the owning group; 0 on Windows and WASI.
    #[doc(alias = "st_gid")]
    fn gid(&self) -> u32;

    /// The device that the file is, of a character or block device; of other files nothing
    /// that means something.
    #[doc(alias = "st_rdev")]
    fn special_device(&self) -> Device;

    /// The size in bytes; of a symbolic link, the length of the path in it. It is signed, as
    /// `off_t` is, though no file has a negative size.
    #[doc(alias = "st_size")]
    fn file_size(&self) -> i64;

    /// The size in bytes in which the file is best read and written. `None` on Windows and
    /// WASI, which do not say it.
    #[doc(alias = "st_blksize")]
    fn block_size(&self) -> Option<i64>;

    /// How much room the file takes, in blocks of 512 bytes on every system of these,
    /// whatever [`block_size`](Self::block_size) is. `None` on Windows and WASI, which do not
    /// say it.
    #[doc(alias = "st_blocks")]
    fn blocks(&self) -> Option<i64>;

    /// When the content was last read.
    #[doc(alias = "st_atim")]
    fn accessed(&self) -> Time;

    /// When the content was last written.
    #[doc(alias = "st_mtim")]
    fn modified(&self) -> Time;

    /// When the content or the attributes last changed; on Windows, whose `st_ctime` is
    /// another thing in spite of its name, when the file was made.
    #[doc(alias = "st_ctim")]
    fn changed(&self) -> Time;

    /// When the file was made. `None` where `struct stat` does not say it, as on Linux,
    /// Solaris and AIX, and on the BSDs for file systems that do not know.
    #[doc(alias = "st_birthtim")]
    fn born(&self) -> Option<Time>;
}

/// A number of C, of any width, with a sign or without.
trait Number: Copy {
    /// With its bits, and none before them: what some systems declare with a sign, though
    /// none of it is below zero.
    fn unsigned(self) -> u64;

    /// As the signed number that most systems declare.
    fn signed(self) -> i64;
}

macro_rules! numbers {
    ($($number:ident as $unsigned:ident;)*) => {
        $(
            impl Number for $number {
                #[inline(always)]
                fn unsigned(self) -> u64 {
                    (self as $unsigned).into()
                }

                #[inline(always)]
                fn signed(self) -> i64 {
                    self as i64
                }
            }
        )*
    };
}

numbers! {
    i16 as u16;
    i32 as u32;
    i64 as u64;
    u16 as u16;
    u32 as u32;
    u64 as u64;
}

/// The members of the room that a file takes, where there are any.
macro_rules! room {
    (with_room, $view:ident.$member:ident) => {
        Some($view.$member().signed())
    };
    (without_room, $view:ident.$member:ident) => {
        None
    };
}

/// A time: a member of its own, or seconds with the nanoseconds beside them.
macro_rules! time {
    ($view:ident [$member:ident]) => {
        $view.$member().time()
    };
    ($view:ident [$seconds:ident + $nanoseconds:ident]) => {
        Time::from_timespec($view.$seconds().time().seconds(), $view.$nanoseconds().signed())
    };
}

macro_rules! file_stat {
    ($(
        $system:ident, $accessed:tt $modified:tt $changed:tt, $room:ident, |$view:ident| $born:expr
            => $($definition:ident)*;
    )*) => {
        $($(
            impl<B: Storage, T: Target> sealed::Sealed for $definition::StatView<B, T> {}

            impl<B: Storage, T: Target> FileStat for $definition::StatView<B, T> {
                #[inline]
                fn device(&self) -> Device {
                    Device::$system(self.st_dev().into())
                }

                #[inline]
                fn inode(&self) -> u64 {
                    self.st_ino().unsigned()
                }

                #[inline]
                fn mode(&self) -> Mode {
                    Mode::new(self.st_mode().into())
                }

                #[inline]
                fn links(&self) -> u64 {
                    self.st_nlink().unsigned()
                }

                #[inline]
                fn uid(&self) -> u32 {
                    self.st_uid().unsigned() as u32
                }

                #[inline]
                fn gid(&self) -> u32 {
                    self.st_gid().unsigned() as u32
                }

                #[inline]
                fn special_device(&self) -> Device {
                    Device::$system(self.st_rdev().into())
                }

                #[inline]
                fn file_size(&self) -> i64 {
                    self.st_size().signed()
                }

                #[inline]
                fn block_size(&self) -> Option<i64> {
                    room!($room, self.st_blksize)
                }

                #[inline]
                fn blocks(&self) -> Option<i64> {
                    room!($room, self.st_blocks)
                }

                #[inline]
                fn accessed(&self) -> Time {
                    time!(self $accessed)
                }

                #[inline]
                fn modified(&self) -> Time {
                    time!(self $modified)
                }

                #[inline]
                fn changed(&self) -> Time {
                    time!(self $changed)
                }

                #[inline]
                fn born(&self) -> Option<Time> {
                    let $view = self;
                    $born
                }
            }
        )*)*
    };
}

file_stat! {
    linux, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None =>
        linux_alpha linux_alpha_ino32 linux_arc linux_generic linux_i386 linux_i386_off32 linux_mips linux_mips64
        linux_mips64_plain linux_mips_off32 linux_mipsn32 linux_mipsn32_off32 linux_musl_i386 linux_musl_mips64 linux_powerpc linux_s390x
        linux_sparc64 linux_time64 linux_time64_be linux_x86_64;
    linux, [st_atime + st_atime_nsec] [st_mtime + st_mtime_nsec] [st_ctime + st_ctime_nsec], with_room, |_view| None =>
        kernel_generic kernel_i386 kernel_mips kernel_mips64 kernel_powerpc kernel_s390x kernel_sparc kernel_x86_64;
    linux, [st_atime] [st_mtime] [st_ctime], with_room, |_view| None => kernel_sparc64;
    macos, [st_atimespec] [st_mtimespec] [st_ctimespec], with_room, |view| Some(view.st_birthtimespec().time()) => macos;
    macos, [st_atimespec] [st_mtimespec] [st_ctimespec], with_room, |_view| None => macos_ino32;
    freebsd, [st_atim] [st_mtim] [st_ctim], with_room, |view| known_birth(view.st_birthtim().time()) =>
        freebsd freebsd_i386 freebsd11 freebsd11_i386;
    netbsd, [st_atim] [st_mtim] [st_ctim], with_room, |view| known_birth(view.st_birthtim().time()) => netbsd;
    openbsd, [st_atim] [st_mtim] [st_ctim], with_room, |view| known_birth(view.__st_birthtim().time()) => openbsd;
    dragonfly, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None => dragonfly;
    solaris, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None => solaris;
    solaris32, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None => solaris32;
    aix, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None => aix;
    haiku, [st_atim] [st_mtim] [st_ctim], with_room, |view| Some(view.st_crtim().time()) => haiku;
    hurd, [st_atim] [st_mtim] [st_ctim], with_room, |_view| None => hurd hurd_i386;
    wasi, [st_atim] [st_mtim] [st_ctim], without_room, |_view| None => wasi;
    windows, [st_atime] [st_mtime] [st_ctime], without_room, |view| Some(view.st_ctime().time()) =>
        windows_stat32 windows_stat32i64 windows_stat64 windows_stat64i32;
}

/// The BSDs have -1 for the birth of a file on a file system that does not know it, or 0.
fn known_birth(time: Time) -> Option<Time> {
    (time.seconds() != -1 && time != Time::EPOCH).then_some(time)
}
