//! `struct statvfs` of each platform, the calls that fill it, and what the definitions have
//! in common.
//!
//! Each module is one definition, under C's names, which says where it comes from and states
//! its targets. On 32-bit Linux and Alpha the plain name, [`linux32`] or [`linux_alpha`], is
//! what the calls for large files fill, `struct statvfs64` in C; [`linux32_off32`] and
//! [`linux_alpha_cnt32`] are the `struct statvfs` of a program that is not built for large files.
//!
//! The members have fixed widths, those of the definition's own processors, or are an
//! `unsigned long` where processors of all widths have the definition. On a target that
//! it does not state, a definition would be a struct that no system has: to view it there is a
//! compile error, and on [`Runtime`](crate::target::Runtime) a
//! [`LayoutError::WrongTarget`](crate::layout::LayoutError::WrongTarget).
//!
//! ```
//! use heapstruct::HeapStruct;
//! use heapstruct::posix::{FileSystemStat, statvfs::linux32};
//! use heapstruct::target::PowerpcLinux;
//!
//! // What a 32-bit big-endian machine wrote.
//! let mut bytes = [0; 96];
//! bytes[4..8].copy_from_slice(&4096_u32.to_be_bytes());
//! bytes[8..16].copy_from_slice(&u64::MAX.to_be_bytes());
//!
//! let system = linux32::Statvfs::view_on(PowerpcLinux, &bytes)?;
//! assert_eq!(system.f_blocks(), u64::MAX);
//! assert_eq!(system.total_bytes(), 4096 * u128::from(u64::MAX));
//! # Ok::<(), heapstruct::ViewError>(())
//! ```

pub mod aix;
pub mod android32;
pub mod dragonfly;
pub mod freebsd;
pub mod haiku;
pub mod hurd;
pub mod linux32;
pub mod linux32_off32;
pub mod linux64;
pub mod linux_alpha;
pub mod linux_alpha_cnt32;
pub mod linux_musl_powerpc;
pub mod linux_x32;
pub mod macos;
pub mod netbsd;
pub mod openbsd;
pub mod solaris;

pub use linux_musl_powerpc as linux_musl_mips;
pub use linux64 as android64;
pub use solaris as illumos;

// Named once more, for rustfmt, which finds no files in a macro.
#[cfg(any())]
mod call;
#[cfg(any())]
mod native;

calls! {
    pub(super) mod call;
    pub(super) mod native;
}

use crate::target::{Target, Value};
use crate::{Storage, View};

mod sealed {
    pub trait Sealed {}
}

/// The attributes of a file system, whatever platform's `struct statvfs` they are in.
///
/// Every definition's view has it, over any storage and on any target. Each method reads
/// the members that it needs and no other.
///
/// ```
/// use heapstruct::posix::FileSystemStat;
///
/// fn is_nearly_full(system: &impl FileSystemStat) -> bool {
///     system.available_bytes() * 10 < system.total_bytes()
/// }
/// # use heapstruct::posix::statvfs::{linux64, macos};
/// # use heapstruct::target::{Aarch64Macos, S390xLinux};
/// # use heapstruct::HeapStruct;
/// # assert!(!is_nearly_full(&linux64::Statvfs::view_on(S390xLinux, &[0; 112])?));
/// # assert!(!is_nearly_full(&macos::Statvfs::view_on(Aarch64Macos, &[0; 64])?));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The trait is sealed: it may gain methods.
pub trait FileSystemStat: View + sealed::Sealed {
    /// The size in bytes in which the file system is best read and written.
    #[doc(alias = "f_bsize")]
    fn block_size(&self) -> u64;

    /// The size in bytes of the blocks that are counted.
    #[doc(alias = "f_frsize")]
    fn fragment_size(&self) -> u64;

    /// How many blocks there are, of [`fragment_size`](Self::fragment_size).
    #[doc(alias = "f_blocks")]
    fn blocks(&self) -> u64;

    /// How many of them are free.
    #[doc(alias = "f_bfree")]
    fn free_blocks(&self) -> u64;

    /// How many of them are free for those without privileges.
    #[doc(alias = "f_bavail")]
    fn available_blocks(&self) -> u64;

    /// How many files there can be. Some file systems have no such limit, and say 0.
    #[doc(alias = "f_files")]
    fn files(&self) -> u64;

    /// How many more files can be made.
    #[doc(alias = "f_ffree")]
    fn free_files(&self) -> u64;

    /// How many more files can be made by those without privileges.
    #[doc(alias = "f_favail")]
    fn available_files(&self) -> u64;

    /// The number of the file system. What it says differs between systems.
    #[doc(alias = "f_fsid")]
    fn id(&self) -> u64;

    /// How it is mounted, in the bits of its system.
    #[doc(alias = "f_flag")]
    fn flags(&self) -> u64;

    /// Whether it is mounted for reading only.
    #[doc(alias = "ST_RDONLY")]
    fn is_read_only(&self) -> bool {
        // The bit is the same on every system of these.
        self.flags() & 1 != 0
    }

    /// Whether programs on it run without the privileges that their mode would give them.
    #[doc(alias = "ST_NOSUID")]
    fn ignores_set_uid(&self) -> bool;

    /// The longest name of a file, in bytes.
    #[doc(alias = "f_namemax")]
    fn name_max(&self) -> u64;

    /// The size of the file system in bytes, which no 64 bits need hold.
    fn total_bytes(&self) -> u128 {
        bytes(self.blocks(), self.fragment_size())
    }

    /// How many bytes are free.
    fn free_bytes(&self) -> u128 {
        bytes(self.free_blocks(), self.fragment_size())
    }

    /// How many bytes are free for those without privileges.
    fn available_bytes(&self) -> u128 {
        bytes(self.available_blocks(), self.fragment_size())
    }
}

fn bytes(blocks: u64, size: u64) -> u128 {
    u128::from(blocks) * u128::from(size)
}

/// A member that counts, of any width; below zero there is nothing.
trait Count {
    fn count(self) -> u64;
}

impl<V: Value> Count for V {
    #[inline(always)]
    fn count(self) -> u64 {
        let count: i128 = self.into();
        count.try_into().unwrap_or(0)
    }
}

macro_rules! file_system_stat {
    ($($definition:ident: ST_NOSUID $no_set_uid:literal;)*) => {
        $(
            impl<B: Storage, T: Target> sealed::Sealed for $definition::StatvfsView<B, T> {}

            impl<B: Storage, T: Target> FileSystemStat for $definition::StatvfsView<B, T> {
                #[inline]
                fn block_size(&self) -> u64 {
                    self.f_bsize().count()
                }

                #[inline]
                fn fragment_size(&self) -> u64 {
                    self.f_frsize().count()
                }

                #[inline]
                fn blocks(&self) -> u64 {
                    self.f_blocks().count()
                }

                #[inline]
                fn free_blocks(&self) -> u64 {
                    self.f_bfree().count()
                }

                #[inline]
                fn available_blocks(&self) -> u64 {
                    self.f_bavail().count()
                }

                #[inline]
                fn files(&self) -> u64 {
                    self.f_files().count()
                }

                #[inline]
                fn free_files(&self) -> u64 {
                    self.f_ffree().count()
                }

                #[inline]
                fn available_files(&self) -> u64 {
                    self.f_favail().count()
                }

                #[inline]
                fn id(&self) -> u64 {
                    self.f_fsid().count()
                }

                #[inline]
                fn flags(&self) -> u64 {
                    self.f_flag().count()
                }

                #[inline]
                fn ignores_set_uid(&self) -> bool {
                    self.flags() & $no_set_uid != 0
                }

                #[inline]
                fn name_max(&self) -> u64 {
                    self.f_namemax().count()
                }
            }
        )*
    };
}

file_system_stat! {
    aix: ST_NOSUID 0x40;
    android32: ST_NOSUID 2;
    dragonfly: ST_NOSUID 2;
    freebsd: ST_NOSUID 2;
    haiku: ST_NOSUID 2;
    hurd: ST_NOSUID 2;
    linux32: ST_NOSUID 2;
    linux32_off32: ST_NOSUID 2;
    linux64: ST_NOSUID 2;
    linux_alpha: ST_NOSUID 2;
    linux_alpha_cnt32: ST_NOSUID 2;
    linux_musl_powerpc: ST_NOSUID 2;
    linux_x32: ST_NOSUID 2;
    macos: ST_NOSUID 2;
    netbsd: ST_NOSUID 8;
    openbsd: ST_NOSUID 2;
    solaris: ST_NOSUID 2;
}
