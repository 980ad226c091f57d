//! `statx` beside the standard library: what is asked for, what is told, and what is not.

use crate::files::{Folder, closed};
use heapstruct::layout::RecordLayout;
use heapstruct::posix::{
    AtFlags, CWD, Errno, Error, FileStat, FileStatx, FileType, Stat, Statx, StatxAttributes, StatxMask, StatxView,
    Time, Timestamp, lstat, statx,
};
use heapstruct::target::Runtime;
use heapstruct::{Buf, HeapStruct, NotSet, ViewError};
use std::fs::{File, Metadata, metadata, symlink_metadata};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

fn time(seconds: i64, nanoseconds: i64) -> Option<Time> {
    Time::new(seconds, nanoseconds.try_into().unwrap())
}

fn agrees(ours: StatxView<&[u8]>, theirs: &Metadata, path: &Path) {
    let path = path.display();
    assert!(ours.filled().contains(StatxMask::BASIC_STATS), "{:?} of {path}", ours.filled());
    assert_eq!(ours.device().number(), theirs.dev(), "device of {path}");
    assert_eq!(ours.inode(), Some(theirs.ino()), "inode of {path}");
    assert_eq!(ours.mode().map(|mode| mode.bits()), Some(theirs.mode()), "mode of {path}");
    assert_eq!(ours.file_type(), Some(FileType::from_bits(theirs.mode())), "type of {path}");
    assert_eq!(ours.permissions(), Some(theirs.mode() & 0o7777), "permissions of {path}");
    assert_eq!(ours.links().map(u64::from), Some(theirs.nlink()), "links of {path}");
    assert_eq!(ours.uid(), Some(theirs.uid()), "owner of {path}");
    assert_eq!(ours.gid(), Some(theirs.gid()), "group of {path}");
    assert_eq!(ours.special_device().number(), theirs.rdev(), "special device of {path}");
    assert_eq!(ours.file_size(), Some(theirs.size()), "size of {path}");
    assert_eq!(u64::from(ours.block_size()), theirs.blksize(), "block size of {path}");
    assert_eq!(ours.blocks(), Some(theirs.blocks()), "blocks of {path}");
    assert_eq!(ours.accessed(), time(theirs.atime(), theirs.atime_nsec()), "last access of {path}");
    assert_eq!(ours.modified(), time(theirs.mtime(), theirs.mtime_nsec()), "last write of {path}");
    assert_eq!(ours.changed(), time(theirs.ctime(), theirs.ctime_nsec()), "last change of {path}");
    // The standard library asks `statx` too, or does not know.
    if let Ok(created) = theirs.created() {
        assert_eq!(ours.born(), Time::try_from(created).ok(), "birth of {path}");
    }
}

#[test]
fn with_the_standard_library() {
    let folder = Folder::new();
    let directory = File::open(folder.root()).unwrap();
    let mut buffer = Buf::<Statx>::new();
    let all = StatxMask::BASIC_STATS | StatxMask::BTIME;
    for path in folder.all_kinds() {
        let name = path.strip_prefix(folder.root()).unwrap_or(&path);
        let ours = statx(&directory, name, AtFlags::SYMLINK_NOFOLLOW, all, &mut buffer).unwrap();
        agrees(ours, &symlink_metadata(&path).unwrap(), &path);
        agrees(statx(CWD, &path, AtFlags::empty(), all, &mut buffer).unwrap(), &metadata(&path).unwrap(), &path);
    }
    let file = File::open(folder.path("file")).unwrap();
    let ours = statx(&file, "", AtFlags::EMPTY_PATH, all, &mut buffer).unwrap();
    agrees(ours, &file.metadata().unwrap(), &folder.path("file"));
}

/// File systems differ in what they add; the time of birth they tell only if it is asked for.
#[test]
fn what_is_not_asked_for_is_not_told() {
    let folder = Folder::new();
    let path = folder.file("file", b"12345");
    let mut buffer = Buf::<Statx>::new();
    let mut born = |mask| statx(CWD, &path, AtFlags::empty(), mask, &mut buffer).unwrap().born();
    let knows = born(StatxMask::BTIME).is_some();
    assert_eq!(knows, metadata(&path).unwrap().created().is_ok());
    assert_eq!(born(StatxMask::SIZE), None);
    assert_eq!(born(StatxMask::empty()), None);
    assert_eq!(born(StatxMask::BASIC_STATS), None);
    assert_eq!(born(StatxMask::SIZE | StatxMask::BTIME).is_some(), knows);
}

/// The kernel refuses the reserved bit and no other: the mask reaches it as it is.
#[test]
fn the_mask_reaches_the_kernel() {
    let mut buffer = Buf::<Statx>::new();
    for bit in 0..32 {
        let mask = StatxMask::from_bits_retain(1 << bit);
        let result = statx(CWD, "/", AtFlags::empty(), mask, &mut buffer).map(|_| ());
        let expected = if bit == 31 { Err(Error::System(Errno::new(libc::EINVAL))) } else { Ok(()) };
        assert_eq!(result, expected, "{mask:?}");
    }
}

#[test]
fn a_member_that_is_not_filled_is_none() {
    let mut bytes = [0xff; Statx::SIZE];
    let mut view = Statx::view_mut(&mut bytes).unwrap();
    for bit in 0..32 {
        view.set_stx_mask(1 << bit);
        let mask = StatxMask::from_bits_retain(1 << bit);
        assert_eq!(view.filled(), mask);
        let told = |told: bool, by: StatxMask| assert_eq!(told, mask.contains(by), "{mask:?} and {by:?}");
        told(view.inode().is_some(), StatxMask::INO);
        told(view.file_type().is_some(), StatxMask::TYPE);
        told(view.permissions().is_some(), StatxMask::MODE);
        told(view.mode().is_some(), StatxMask::TYPE | StatxMask::MODE);
        told(view.links().is_some(), StatxMask::NLINK);
        told(view.uid().is_some(), StatxMask::UID);
        told(view.gid().is_some(), StatxMask::GID);
        told(view.file_size().is_some(), StatxMask::SIZE);
        told(view.blocks().is_some(), StatxMask::BLOCKS);
        told(view.accessed().is_some(), StatxMask::ATIME);
        told(view.modified().is_some(), StatxMask::MTIME);
        told(view.changed().is_some(), StatxMask::CTIME);
        told(view.born().is_some(), StatxMask::BTIME);
        told(view.mount().is_some(), StatxMask::MNT_ID);
        told(view.direct_io_alignment().is_some(), StatxMask::DIOALIGN);
    }
}

#[test]
fn attributes() {
    let mut buffer = Buf::<Statx>::new();
    let root = statx(CWD, "/", AtFlags::empty(), StatxMask::empty(), &mut buffer).unwrap();
    // Since Linux 5.8 every file system tells that.
    assert_ne!(root.has(StatxAttributes::MOUNT_ROOT), Some(false));

    let mut view = buffer.view_mut();
    view.set_stx_attributes_mask((StatxAttributes::APPEND | StatxAttributes::NODUMP).bits());
    view.set_stx_attributes((StatxAttributes::APPEND | StatxAttributes::VERITY).bits());
    assert_eq!(view.has(StatxAttributes::APPEND), Some(true));
    assert_eq!(view.has(StatxAttributes::NODUMP), Some(false));
    assert_eq!(view.has(StatxAttributes::VERITY), None);
    assert_eq!(view.has(StatxAttributes::APPEND | StatxAttributes::NODUMP), Some(false));
}

#[test]
fn errors() {
    let refused = |result: Result<StatxView<&[u8]>, Error>, errno| {
        assert_eq!(result.map(|_| ()), Err(Error::System(Errno::new(errno))));
    };
    let (flags, mask) = (AtFlags::empty(), StatxMask::SIZE);
    let folder = Folder::new();
    let file = File::open(folder.file("file", b"")).unwrap();
    let mut buffer = Buf::<Statx>::new();
    refused(statx(CWD, "missing", flags, mask, &mut buffer), libc::ENOENT);
    refused(statx(CWD, "", flags, mask, &mut buffer), libc::ENOENT);
    refused(statx(&file, "below", flags, mask, &mut buffer), libc::ENOTDIR);
    refused(statx(closed(), "file", flags, mask, &mut buffer), libc::EBADF);
    refused(statx(closed(), "", AtFlags::EMPTY_PATH, mask, &mut buffer), libc::EBADF);
    refused(statx(CWD, "/", AtFlags::STATX_FORCE_SYNC | AtFlags::STATX_DONT_SYNC, mask, &mut buffer), libc::EINVAL);
    assert!(statx(CWD, "/", AtFlags::STATX_DONT_SYNC, mask, &mut buffer).is_ok());
    assert_eq!(statx(CWD, "a\0b", flags, mask, &mut buffer).map(|_| ()), Err(Error::InteriorNul { at: 1 }));
    let mut bytes = [0xa5; 255];
    assert_eq!(
        statx(CWD, "/", flags, mask, &mut bytes).map(|_| ()),
        Err(Error::Buffer(ViewError::TooShort { record: "Statx", needed: 256, given: 255 }))
    );
    assert_eq!(bytes, [0xa5; 255]);
}

#[test]
fn memory_of_any_alignment() {
    let folder = Folder::new();
    let path = folder.file("file", b"");
    let expected = lstat(&path, &mut Buf::<Stat>::new()).unwrap().inode();
    let mut bytes = [0xa5; 300];
    for at in 0..8 {
        let file = statx(CWD, &path, AtFlags::empty(), StatxMask::INO, &mut bytes[at..]).unwrap();
        assert_eq!(file.inode(), Some(expected));
        assert!(bytes[at + 256..].iter().all(|byte| *byte == 0xa5), "at {at}");
    }
}

/// <linux/stat.h> numbers its lines by offset.
#[test]
fn the_struct_is_the_same_everywhere() {
    let offset = |layout: &RecordLayout, name| layout.members().find(|member| member.name() == name).unwrap().offset();
    for target in Runtime::ALL.iter().copied() {
        let layout = Statx::layout_on(target).unwrap();
        assert_eq!(layout.size(), 0x100, "{target:?}");
        for (member, expected) in [
            ("stx_mask", 0),
            ("stx_nlink", 0x10),
            ("stx_mode", 0x1c),
            ("stx_ino", 0x20),
            ("stx_attributes_mask", 0x38),
            ("stx_atime", 0x40),
            ("stx_mtime", 0x70),
            ("stx_rdev_major", 0x80),
            ("stx_mnt_id", 0x90),
            ("stx_dio_offset_align", 0x9c),
        ] {
            assert_eq!(offset(&layout, member), expected, "{member} on {target:?}");
        }
    }
}

#[test]
fn the_members_themselves_tell_too() {
    let mut buffer = Buf::<Statx>::new();
    let mut view = buffer.view_mut();
    assert!(view.stx_btime().is_none() && view.stx_btime_mut().is_none());
    assert_eq!(view.try_set_stx_size(1), Err(NotSet::Absent { member: "stx_size" }));

    view.set_stx_mask((StatxMask::BTIME | StatxMask::SIZE).bits());
    let mut born = view.stx_btime_mut().unwrap();
    born.set_tv_sec(-2);
    born.set_tv_nsec(500_000_000);
    assert_eq!(view.stx_btime().unwrap().time().to_string(), "-1.500000000");
    assert_eq!(view.try_set_stx_size(7), Ok(()));
    assert_eq!((view.stx_size(), view.stx_ino()), (Some(7), None));
    let text = format!("{view:?}");
    assert!(text.contains("stx_ino: absent, stx_size: 7, "), "{text}");
}
