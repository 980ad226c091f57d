//! `fstatat`: paths that start at a directory, and how they are taken.

use crate::files::{Folder, closed};
use heapstruct::Buf;
use heapstruct::posix::{AtFlags, CWD, DirArg, Errno, Error, FileStat, FileType, Stat, fstat, fstatat, lstat, stat};
use std::fs::File;
use std::os::fd::{AsFd, OwnedFd};

#[track_caller]
fn refused<V>(result: Result<V, Error>, errno: i32) {
    assert_eq!(result.map(|_| ()), Err(Error::System(Errno::new(errno))));
}

#[test]
fn a_path_starts_at_the_directory() {
    let folder = Folder::new();
    let directory = File::open(folder.root()).unwrap();
    let (mut one, mut other) = (Buf::<Stat>::new(), Buf::<Stat>::new());
    for path in folder.all_kinds() {
        // What is absolute starts at the root.
        let name = path.strip_prefix(folder.root()).unwrap_or(&path);
        let ours = fstatat(&directory, name, AtFlags::empty(), &mut one).unwrap();
        assert_eq!(ours, stat(&path, &mut other).unwrap(), "{}", path.display());
        let ours = fstatat(&directory, name, AtFlags::SYMLINK_NOFOLLOW, &mut one).unwrap();
        assert_eq!(ours, lstat(&path, &mut other).unwrap(), "{}", path.display());
    }
}

#[test]
fn links_are_followed_unless_told() {
    let folder = Folder::new();
    folder.all_kinds();
    let directory = File::open(folder.root()).unwrap();
    let mut buffer = Buf::<Stat>::new();
    let mut kind = |flags| fstatat(&directory, "link", flags, &mut buffer).unwrap().mode().file_type();
    assert_eq!(kind(AtFlags::empty()), FileType::Regular);
    assert_eq!(kind(AtFlags::SYMLINK_NOFOLLOW), FileType::Symlink);
}

#[test]
fn every_form_of_directory() {
    fn inode(dir: impl DirArg) -> u64 {
        fstatat(dir, ".", AtFlags::empty(), &mut Buf::<Stat>::new()).unwrap().inode()
    }
    let expected = stat(".", &mut Buf::<Stat>::new()).unwrap().inode();
    let here = || File::open(".").unwrap();
    let directory = here();
    assert_eq!(inode(CWD), expected);
    assert_eq!(inode(&directory), expected);
    assert_eq!(inode(here()), expected);
    assert_eq!(inode(OwnedFd::from(here())), expected);
    assert_eq!(inode(here().as_fd()), expected);
}

#[cfg(any(target_os = "linux", target_os = "android", target_os = "freebsd"))]
#[test]
fn an_empty_path_is_the_file_itself() {
    let folder = Folder::new();
    let file = File::open(folder.file("file", b"12345")).unwrap();
    let (mut one, mut other) = (Buf::<Stat>::new(), Buf::<Stat>::new());
    let ours = fstatat(&file, "", AtFlags::EMPTY_PATH, &mut one).unwrap();
    assert_eq!(ours, fstat(&file, &mut other).unwrap());
    refused(fstatat(&file, "", AtFlags::empty(), &mut one), libc::ENOENT);
}

#[test]
fn wrong_directories_and_flags() {
    let folder = Folder::new();
    let file = File::open(folder.file("file", b"")).unwrap();
    let mut buffer = Buf::<Stat>::new();
    refused(fstatat(&file, "below", AtFlags::empty(), &mut buffer), libc::ENOTDIR);
    refused(fstatat(closed(), "file", AtFlags::empty(), &mut buffer), libc::EBADF);
    assert!(fstatat(closed(), "/", AtFlags::empty(), &mut buffer).is_ok(), "the path is absolute");
    refused(fstatat(CWD, "missing", AtFlags::empty(), &mut buffer), libc::ENOENT);
    refused(fstatat(CWD, "/", AtFlags::from_bits_retain(0x4000_0000), &mut buffer), libc::EINVAL);
    let error = fstatat(CWD, "a\0b", AtFlags::empty(), &mut buffer).map(|_| ()).unwrap_err();
    assert_eq!(error, Error::InteriorNul { at: 1 });
    let error = fstatat(CWD, "/", AtFlags::empty(), &mut [0; 3]).map(|_| ()).unwrap_err();
    assert!(matches!(error, Error::Buffer(_)), "{error}");
}

#[test]
fn flags_are_shown_by_name() {
    assert_eq!(format!("{:?}", AtFlags::empty()), "AtFlags(0x0)");
    assert_eq!(format!("{:?}", AtFlags::SYMLINK_NOFOLLOW), "AtFlags(SYMLINK_NOFOLLOW)");
    let more = AtFlags::SYMLINK_NOFOLLOW | AtFlags::from_bits_retain(0x4000_0000);
    assert_eq!(format!("{more:?}"), "AtFlags(SYMLINK_NOFOLLOW | 0x40000000)");
    assert_eq!(more.difference(AtFlags::SYMLINK_NOFOLLOW).bits(), 0x4000_0000);
    assert!(more.contains(AtFlags::SYMLINK_NOFOLLOW) && more.contains(AtFlags::empty()) && !more.is_empty());
}
