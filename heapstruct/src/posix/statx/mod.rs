//! `struct statx` of Linux, the call that fills what it is asked for, and the names of its bits.
//!
//! The struct is the same on every processor, and compiles everywhere, so that the bytes of
//! one machine can be read on another.
//!
//! ```
//! use heapstruct::HeapStruct;
//! use heapstruct::posix::{FileStatx, statx::Statx};
//! use heapstruct::target::S390xLinux;
//!
//! // What an IBM mainframe wrote, which was asked for the size alone.
//! let mut bytes = [0; 256];
//! bytes[..4].copy_from_slice(&0x200_u32.to_be_bytes());
//! bytes[40..48].copy_from_slice(&4096_u64.to_be_bytes());
//!
//! let file = Statx::view_on(S390xLinux, &bytes)?;
//! assert_eq!(file.file_size(), Some(4096));
//! assert_eq!(file.born(), None);
//! # Ok::<(), heapstruct::ViewError>(())
//! ```

mod definition;
mod mask;

pub use definition::{Statx, StatxTimestamp, StatxTimestampView, StatxView};
pub use mask::{StatxAttributes, StatxMask};

// Named once more, for rustfmt, which finds no files in a macro.
#[cfg(any())]
mod call;
#[cfg(any())]
mod native;

#[cfg(target_os = "linux")]
calls! {
    pub(super) mod call;
    mod native;
}

use super::{Device, FileType, Mode, Time, Timestamp};
use crate::target::Target;
use crate::{Storage, View};

mod sealed {
    pub trait Sealed {}
}

/// The attributes of a file in a `struct statx`: those that the kernel filled in.
///
/// What it was not asked for, and what the file system does not know, is `None`, whatever
/// bytes are in the member. Each method reads its own member and the mask.
///
/// ```
/// use heapstruct::posix::FileStatx;
///
/// fn is_empty(file: &impl FileStatx) -> Option<bool> {
///     file.file_size().map(|size| size == 0)
/// }
/// # use heapstruct::{HeapStruct, posix::statx::Statx};
/// assert_eq!(is_empty(&Statx::view(&[0; 256])?), None);
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The trait is sealed: it may gain methods.
pub trait FileStatx: View + sealed::Sealed {
    /// What the kernel filled in: what it was asked for, less what the file system does not
    /// know, and more that cost nothing.
    #[doc(alias = "stx_mask")]
    fn filled(&self) -> StatxMask;

    /// The device that holds the file, which is always filled in.
    #[doc(alias = "stx_dev_major")]
    #[doc(alias = "stx_dev_minor")]
    fn device(&self) -> Device;

    /// The file's number on its device.
    #[doc(alias = "stx_ino")]
    fn inode(&self) -> Option<u64>;

    /// The kind of file.
    #[doc(alias = "stx_mode")]
    fn file_type(&self) -> Option<FileType>;

    /// The permissions: the lowest twelve bits of the mode.
    #[doc(alias = "stx_mode")]
    fn permissions(&self) -> Option<u32>;

    /// The type and permissions, if both were filled in.
    #[doc(alias = "stx_mode")]
    fn mode(&self) -> Option<Mode>;

    /// How many names the file has.
    #[doc(alias = "stx_nlink")]
    fn links(&self) -> Option<u32>;

    /// The number of the owner.
    #[doc(alias = "stx_uid")]
    fn uid(&self) -> Option<u32>;

    /// The number of the owning group.
    #[doc(alias = "stx_gid")]
    fn gid(&self) -> Option<u32>;

    /// The device that the file is, of a character or block device, where it is always filled
    /// in; of other files nothing that means something.
    #[doc(alias = "stx_rdev_major")]
    #[doc(alias = "stx_rdev_minor")]
    fn special_device(&self) -> Device;

    /// The size in bytes; of a symbolic link, the length of the path in it.
    #[doc(alias = "stx_size")]
    fn file_size(&self) -> Option<u64>;

    /// The size in bytes in which the file is best read and written, which is always filled in.
    #[doc(alias = "stx_blksize")]
    fn block_size(&self) -> u32;

    /// How much room the file takes, in blocks of 512 bytes.
    #[doc(alias = "stx_blocks")]
    fn blocks(&self) -> Option<u64>;

    /// When the content was last read.
    #[doc(alias = "stx_atime")]
    fn accessed(&self) -> Option<Time>;

    /// When the content was last written.
    #[doc(alias = "stx_mtime")]
    fn modified(&self) -> Option<Time>;

    /// When the content or the attributes last changed.
    #[doc(alias = "stx_ctime")]
    fn changed(&self) -> Option<Time>;

    /// When the file was made, which `struct stat` of Linux does not say.
    #[doc(alias = "stx_btime")]
    fn born(&self) -> Option<Time>;

    /// The number of the mount that the file is seen through.
    #[doc(alias = "stx_mnt_id")]
    fn mount(&self) -> Option<u64>;

    /// How memory and offsets must be aligned for direct input and output, in bytes; both are
    /// 0 where the file has none.
    #[doc(alias = "stx_dio_mem_align")]
    #[doc(alias = "stx_dio_offset_align")]
    fn direct_io_alignment(&self) -> Option<(u32, u32)>;

    /// Whether the file has all of these attributes; `None` if its file system does not know
    /// one of them.
    #[doc(alias = "stx_attributes")]
    #[doc(alias = "stx_attributes_mask")]
    fn has(&self, attributes: StatxAttributes) -> Option<bool>;
}

impl<B: Storage, T: Target> sealed::Sealed for StatxView<B, T> {}

impl<B: Storage, T: Target> FileStatx for StatxView<B, T> {
    #[inline]
    fn filled(&self) -> StatxMask {
        StatxMask::from_bits_retain(self.stx_mask())
    }

    #[inline]
    fn device(&self) -> Device {
        Device::linux_from_parts(self.stx_dev_major(), self.stx_dev_minor())
    }

    #[inline]
    fn inode(&self) -> Option<u64> {
        self.stx_ino()
    }

    #[inline]
    fn file_type(&self) -> Option<FileType> {
        self.filled().contains(StatxMask::TYPE).then(|| FileType::from_bits(self.stx_mode().into()))
    }

    #[inline]
    fn permissions(&self) -> Option<u32> {
        self.filled().contains(StatxMask::MODE).then(|| Mode::new(self.stx_mode().into()).permissions())
    }

    #[inline]
    fn mode(&self) -> Option<Mode> {
        self.filled().contains(StatxMask::TYPE | StatxMask::MODE).then(|| Mode::new(self.stx_mode().into()))
    }

    #[inline]
    fn links(&self) -> Option<u32> {
        self.stx_nlink()
    }

    #[inline]
    fn uid(&self) -> Option<u32> {
        self.stx_uid()
    }

    #[inline]
    fn gid(&self) -> Option<u32> {
        self.stx_gid()
    }

    #[inline]
    fn special_device(&self) -> Device {
        Device::linux_from_parts(self.stx_rdev_major(), self.stx_rdev_minor())
    }

    #[inline]
    fn file_size(&self) -> Option<u64> {
        self.stx_size()
    }

    #[inline]
    fn block_size(&self) -> u32 {
        self.stx_blksize()
    }

    #[inline]
    fn blocks(&self) -> Option<u64> {
        self.stx_blocks()
    }

    #[inline]
    fn accessed(&self) -> Option<Time> {
        self.stx_atime().map(|at| at.time())
    }

    #[inline]
    fn modified(&self) -> Option<Time> {
        self.stx_mtime().map(|at| at.time())
    }

    #[inline]
    fn changed(&self) -> Option<Time> {
        self.stx_ctime().map(|at| at.time())
    }

    #[inline]
    fn born(&self) -> Option<Time> {
        self.stx_btime().map(|at| at.time())
    }

    #[inline]
    fn mount(&self) -> Option<u64> {
        self.stx_mnt_id()
    }

    #[inline]
    fn direct_io_alignment(&self) -> Option<(u32, u32)> {
        self.stx_dio_mem_align().zip(self.stx_dio_offset_align())
    }

    #[inline]
    fn has(&self, attributes: StatxAttributes) -> Option<bool> {
        StatxAttributes::from_bits_retain(self.stx_attributes_mask())
            .contains(attributes)
            .then(|| StatxAttributes::from_bits_retain(self.stx_attributes()).contains(attributes))
    }
}
