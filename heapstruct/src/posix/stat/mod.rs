//! `struct stat` of each platform, and what they have in common.
//!
//! Each module is one definition, under C's names, which says where it comes from. Where
//! several processors have the same, the module has the name of one, and the others' names
//! lead there. On 32-bit Linux it is the struct of the large-file calls, `struct stat64`.
//!
//! The members have fixed widths, those of the definition's own processors. A definition
//! viewed on a target that is none of its own is a struct that no system has.
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

pub mod freebsd;
pub mod freebsd_i386;
pub mod linux_generic;
pub mod linux_i386;
pub mod linux_mips;
pub mod linux_mips64;
pub mod linux_musl_i386;
pub mod linux_powerpc;
pub mod linux_s390x;
pub mod linux_sparc64;
pub mod linux_x86_64;
pub mod macos;
// Each definition gives the one that it holds.
mod timespec;

pub use linux_generic as linux_aarch64;
pub use linux_generic as linux_loongarch64;
pub use linux_generic as linux_riscv64;
pub use linux_i386 as linux_arm;
pub use linux_musl_i386 as linux_musl_arm;
pub use linux_powerpc as linux_sparc;
pub use linux_x86_64 as linux_powerpc64;

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
use crate::target::Target;
use crate::{Storage, View};
use timespec::Timespec;

mod sealed {
    pub trait Sealed {}
}

/// The attributes of a file, whatever platform's `struct stat` they are in.
///
/// Every definition's view has it, over any storage and on any target. Each method reads
/// its own member and no other.
///
/// ```
/// use heapstruct::{HeapStruct, posix::FileStat};
/// use heapstruct::posix::stat::{linux_x86_64, macos};
///
/// fn is_shared(file: &impl FileStat) -> bool {
///     file.links() > 1
/// }
/// assert!(!is_shared(&linux_x86_64::Stat::view(&[0; 144])?));
/// assert!(!is_shared(&macos::Stat::view(&[0; 144])?));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The trait is sealed: it may gain methods.
pub trait FileStat: View + sealed::Sealed {
    /// The device that holds the file. With [`inode`](Self::inode) it tells whether two
    /// names are one file.
    #[doc(alias = "st_dev")]
    fn device(&self) -> Device;

    /// The file's number on its device.
    #[doc(alias = "st_ino")]
    fn inode(&self) -> u64;

    /// The type and permissions.
    #[doc(alias = "st_mode")]
    fn mode(&self) -> Mode;

    /// How many names the file has.
    #[doc(alias = "st_nlink")]
    fn links(&self) -> u64;

    /// The number of the owner.
    #[doc(alias = "st_uid")]
    fn uid(&self) -> u32;

    /// The number of the owning group.
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

    /// The size in bytes in which the file is best read and written.
    #[doc(alias = "st_blksize")]
    fn block_size(&self) -> i64;

    /// How much room the file takes, in blocks of 512 bytes on every system of these,
    /// whatever [`block_size`](Self::block_size) is.
    #[doc(alias = "st_blocks")]
    fn blocks(&self) -> i64;

    /// When the content was last read.
    #[doc(alias = "st_atim")]
    fn accessed(&self) -> Time;

    /// When the content was last written.
    #[doc(alias = "st_mtim")]
    fn modified(&self) -> Time;

    /// When the content or the attributes last changed.
    #[doc(alias = "st_ctim")]
    fn changed(&self) -> Time;

    /// When the file was made. `None` on Linux, whose `struct stat` does not say it, and on
    /// FreeBSD for file systems that do not know.
    #[doc(alias = "st_birthtim")]
    fn born(&self) -> Option<Time>;
}

macro_rules! file_stat {
    ($($definition:ident: $system:ident, $accessed:ident $modified:ident $changed:ident, |$view:ident| $born:expr;)*) => {
        $(
            impl<B: Storage, T: Target> sealed::Sealed for $definition::StatView<B, T> {}

            impl<B: Storage, T: Target> FileStat for $definition::StatView<B, T> {
                #[inline]
                fn device(&self) -> Device {
                    Device::$system(self.st_dev().into())
                }

                #[inline]
                fn inode(&self) -> u64 {
                    self.st_ino()
                }

                #[inline]
                fn mode(&self) -> Mode {
                    Mode::new(self.st_mode().into())
                }

                #[inline]
                fn links(&self) -> u64 {
                    self.st_nlink().into()
                }

                #[inline]
                fn uid(&self) -> u32 {
                    self.st_uid()
                }

                #[inline]
                fn gid(&self) -> u32 {
                    self.st_gid()
                }

                #[inline]
                fn special_device(&self) -> Device {
                    Device::$system(self.st_rdev().into())
                }

                #[inline]
                fn file_size(&self) -> i64 {
                    self.st_size()
                }

                #[inline]
                fn block_size(&self) -> i64 {
                    self.st_blksize().into()
                }

                #[inline]
                fn blocks(&self) -> i64 {
                    self.st_blocks()
                }

                #[inline]
                fn accessed(&self) -> Time {
                    self.$accessed().time()
                }

                #[inline]
                fn modified(&self) -> Time {
                    self.$modified().time()
                }

                #[inline]
                fn changed(&self) -> Time {
                    self.$changed().time()
                }

                #[inline]
                fn born(&self) -> Option<Time> {
                    let $view = self;
                    $born
                }
            }
        )*
    };
}

file_stat! {
    linux_generic: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_i386: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_mips: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_mips64: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_musl_i386: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_powerpc: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_s390x: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_sparc64: linux, st_atim st_mtim st_ctim, |_view| None;
    linux_x86_64: linux, st_atim st_mtim st_ctim, |_view| None;
    macos: macos, st_atimespec st_mtimespec st_ctimespec, |view| Some(view.st_birthtimespec().time());
    freebsd: freebsd, st_atim st_mtim st_ctim, |view| known_birth(view.st_birthtim().time());
    freebsd_i386: freebsd, st_atim st_mtim st_ctim, |view| known_birth(view.st_birthtim().time());
}

/// FreeBSD has -1 for the birth of a file on a file system that does not know it.
fn known_birth(time: Time) -> Option<Time> {
    (time.seconds() != -1).then_some(time)
}
