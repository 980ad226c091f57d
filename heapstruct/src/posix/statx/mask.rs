//! The names of the bits.

use bitflags::bitflags;

bitflags! {
    /// Members of a `struct statx`, to ask for, and that were filled in: C's `STATX_` flags.
    ///
    /// ```
    /// use heapstruct::posix::StatxMask;
    ///
    /// let mask = StatxMask::SIZE | StatxMask::BTIME;
    /// assert!(mask.contains(StatxMask::SIZE) && !mask.contains(StatxMask::INO));
    /// assert_eq!(format!("{mask:?}"), "StatxMask(SIZE | BTIME)");
    /// ```
    ///
    /// What a newer kernel has besides goes in by [`from_bits_retain`](Self::from_bits_retain).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct StatxMask: u32 {
        /// All that `struct stat` has.
        #[doc(alias = "STATX_BASIC_STATS")]
        const BASIC_STATS = 0x7ff;
        /// The type, in `stx_mode`.
        #[doc(alias = "STATX_TYPE")]
        const TYPE = 0x1;
        /// The permissions, in `stx_mode`.
        #[doc(alias = "STATX_MODE")]
        const MODE = 0x2;
        /// `stx_nlink`
        #[doc(alias = "STATX_NLINK")]
        const NLINK = 0x4;
        /// `stx_uid`
        #[doc(alias = "STATX_UID")]
        const UID = 0x8;
        /// `stx_gid`
        #[doc(alias = "STATX_GID")]
        const GID = 0x10;
        /// `stx_atime`
        #[doc(alias = "STATX_ATIME")]
        const ATIME = 0x20;
        /// `stx_mtime`
        #[doc(alias = "STATX_MTIME")]
        const MTIME = 0x40;
        /// `stx_ctime`
        #[doc(alias = "STATX_CTIME")]
        const CTIME = 0x80;
        /// `stx_ino`
        #[doc(alias = "STATX_INO")]
        const INO = 0x100;
        /// `stx_size`
        #[doc(alias = "STATX_SIZE")]
        const SIZE = 0x200;
        /// `stx_blocks`
        #[doc(alias = "STATX_BLOCKS")]
        const BLOCKS = 0x400;
        /// `stx_btime`
        #[doc(alias = "STATX_BTIME")]
        const BTIME = 0x800;
        /// `stx_mnt_id`, since Linux 5.8.
        #[doc(alias = "STATX_MNT_ID")]
        const MNT_ID = 0x1000;
        /// `stx_dio_mem_align` and `stx_dio_offset_align`, since Linux 6.1.
        #[doc(alias = "STATX_DIOALIGN")]
        const DIOALIGN = 0x2000;
    }
}

bitflags! {
    /// What there is to a file besides: C's `STATX_ATTR_` flags.
    ///
    /// ```
    /// use heapstruct::posix::StatxAttributes;
    ///
    /// let attributes = StatxAttributes::from_bits_retain(0x30);
    /// assert_eq!(format!("{attributes:?}"), "StatxAttributes(IMMUTABLE | APPEND)");
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct StatxAttributes: u64 {
        /// The file system compresses the file.
        #[doc(alias = "STATX_ATTR_COMPRESSED")]
        const COMPRESSED = 0x4;
        /// The file cannot be changed, renamed or removed.
        #[doc(alias = "STATX_ATTR_IMMUTABLE")]
        const IMMUTABLE = 0x10;
        /// The file can be written at its end alone.
        #[doc(alias = "STATX_ATTR_APPEND")]
        const APPEND = 0x20;
        /// The file is left out of backups.
        #[doc(alias = "STATX_ATTR_NODUMP")]
        const NODUMP = 0x40;
        /// The file system needs a key for the file.
        #[doc(alias = "STATX_ATTR_ENCRYPTED")]
        const ENCRYPTED = 0x800;
        /// The directory mounts something when it is entered.
        #[doc(alias = "STATX_ATTR_AUTOMOUNT")]
        const AUTOMOUNT = 0x1000;
        /// The file is the root of a mount.
        #[doc(alias = "STATX_ATTR_MOUNT_ROOT")]
        const MOUNT_ROOT = 0x2000;
        /// The file cannot be written, and is checked when it is read.
        #[doc(alias = "STATX_ATTR_VERITY")]
        const VERITY = 0x10_0000;
        /// The file is in memory that is mapped as it is.
        #[doc(alias = "STATX_ATTR_DAX")]
        const DAX = 0x20_0000;
    }
}
