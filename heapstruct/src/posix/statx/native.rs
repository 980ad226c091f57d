//! The proof that `Statx` is what the `libc` crate declares, where it does.

use super::Statx;
#[cfg(target_env = "gnu")]
use libc::statx as CStatx;

#[cfg(target_env = "gnu")]
prove_whole!(Statx = CStatx, "struct statx");
#[cfg(target_env = "gnu")]
prove!(
    Statx = CStatx, "struct statx":
    stx_mask,
    stx_blksize,
    stx_attributes,
    stx_nlink,
    stx_uid,
    stx_gid,
    stx_mode,
    stx_ino,
    stx_size,
    stx_blocks,
    stx_attributes_mask,
    stx_atime,
    stx_btime,
    stx_ctime,
    stx_mtime,
    stx_rdev_major,
    stx_rdev_minor,
    stx_dev_major,
    stx_dev_minor,
    stx_mnt_id,
    stx_dio_mem_align,
    stx_dio_offset_align,
);

/// Elsewhere this is all that the kernel needs.
const _: () = assert!(size_of::<Statx>() == 256, "`struct statx` has another size");
