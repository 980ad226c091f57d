//! The struct, as the kernel has it.

use super::StatxMask;
use crate::posix::time::sealed::Sealed;
use crate::posix::{Time, Timestamp};
use crate::target::Target;
use crate::{HeapStruct, Storage};

/// `struct statx_timestamp`, a point in time.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
pub struct StatxTimestamp {
    /// Seconds since 1970.
    pub tv_sec: i64,
    /// Nanoseconds after that second.
    pub tv_nsec: u32,
    __reserved: i32,
}

/// `struct statx`, the attributes of a file; [`FileStatx`](super::FileStatx) gives them Rust
/// names.
///
/// As `<linux/stat.h>` of Linux 6.1 declares it. What it names since then is spare here.
#[derive(HeapStruct, Clone, Copy, Debug)]
#[repr(C)]
pub struct Statx {
    /// Which members are filled in, by the bits of [`StatxMask`](super::StatxMask).
    #[heapstruct(hex)]
    pub stx_mask: u32,
    /// The preferred size of reads and writes.
    pub stx_blksize: u32,
    /// What there is to the file besides, by the bits of [`StatxAttributes`](super::StatxAttributes).
    #[heapstruct(hex)]
    pub stx_attributes: u64,
    /// How many names the file has.
    #[heapstruct(present = stx_mask & StatxMask::NLINK.bits())]
    pub stx_nlink: u32,
    /// The owner.
    #[heapstruct(present = stx_mask & StatxMask::UID.bits())]
    pub stx_uid: u32,
    /// The owning group.
    #[heapstruct(present = stx_mask & StatxMask::GID.bits())]
    pub stx_gid: u32,
    /// Type and permissions, for which a bit each speaks: this getter gives both in any case,
    /// those of [`FileStatx`](super::FileStatx) what was filled in.
    #[heapstruct(octal)]
    pub stx_mode: u16,
    __spare0: [u16; 1],
    /// The file's number on its device.
    #[heapstruct(present = stx_mask & StatxMask::INO.bits())]
    pub stx_ino: u64,
    /// The size in bytes; of a symbolic link, the length of its target.
    #[heapstruct(present = stx_mask & StatxMask::SIZE.bits())]
    pub stx_size: u64,
    /// Blocks of 512 bytes that the file takes.
    #[heapstruct(present = stx_mask & StatxMask::BLOCKS.bits())]
    pub stx_blocks: u64,
    /// Which bits of `stx_attributes` mean something.
    #[heapstruct(hex)]
    pub stx_attributes_mask: u64,
    /// Last read.
    #[heapstruct(present = stx_mask & StatxMask::ATIME.bits())]
    pub stx_atime: StatxTimestamp,
    /// Creation.
    #[heapstruct(present = stx_mask & StatxMask::BTIME.bits())]
    pub stx_btime: StatxTimestamp,
    /// Last change of content or attributes.
    #[heapstruct(present = stx_mask & StatxMask::CTIME.bits())]
    pub stx_ctime: StatxTimestamp,
    /// Last written.
    #[heapstruct(present = stx_mask & StatxMask::MTIME.bits())]
    pub stx_mtime: StatxTimestamp,
    /// The driver of the device that the file is, if it is one.
    pub stx_rdev_major: u32,
    /// Which of its devices.
    pub stx_rdev_minor: u32,
    /// The driver of the device that holds the file.
    pub stx_dev_major: u32,
    /// Which of its devices.
    pub stx_dev_minor: u32,
    /// The mount that the file is seen through.
    #[heapstruct(present = stx_mask & StatxMask::MNT_ID.bits())]
    pub stx_mnt_id: u64,
    /// How memory must be aligned for direct input and output.
    #[heapstruct(present = stx_mask & StatxMask::DIOALIGN.bits())]
    pub stx_dio_mem_align: u32,
    /// How offsets must be aligned for direct input and output.
    #[heapstruct(present = stx_mask & StatxMask::DIOALIGN.bits())]
    pub stx_dio_offset_align: u32,
    __spare3: [u64; 12],
}

impl<B: Storage, T: Target> Sealed for StatxTimestampView<B, T> {}

impl<B: Storage, T: Target> Timestamp for StatxTimestampView<B, T> {
    #[inline(always)]
    fn time(&self) -> Time {
        Time::from_timespec(self.tv_sec(), self.tv_nsec().into())
    }
}
