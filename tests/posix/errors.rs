//! Wrong input: the error says what was wrong, and how far.

use crate::files::{Folder, closed};
use heapstruct::posix::{Errno, Error, Stat, fstat, lstat, stat};
use heapstruct::{Buf, HeapStruct, ViewError};
use std::io;

#[track_caller]
fn refused<V>(result: Result<V, Error>, errno: i32) {
    assert_eq!(result.map(|_| ()), Err(Error::System(Errno::new(errno))));
}

#[test]
fn a_nul_in_a_path() {
    let mut buffer = Buf::<Stat>::new();
    for (path, at) in [("a\0b", 1), ("\0", 0), ("file\0", 4)] {
        assert_eq!(stat(path, &mut buffer).map(|_| ()), Err(Error::InteriorNul { at }));
        assert_eq!(lstat(path.as_bytes(), &mut buffer).map(|_| ()), Err(Error::InteriorNul { at }));
    }
    let long = "/".repeat(700) + "\0" + "x";
    let error = stat(&long, &mut buffer).map(|_| ()).unwrap_err();
    assert_eq!(error, Error::InteriorNul { at: 700 });
    assert_eq!(error.to_string(), "the path has a NUL after 700 bytes");
    assert_eq!(error.raw_os_error(), None);
    assert_eq!(io::Error::from(error).kind(), io::ErrorKind::InvalidInput);
}

#[test]
fn what_is_not_there() {
    let folder = Folder::new();
    let file = folder.file("file", b"");
    let mut buffer = Buf::<Stat>::new();
    refused(stat(&folder.path("missing"), &mut buffer), libc::ENOENT);
    refused(lstat(&folder.path("missing"), &mut buffer), libc::ENOENT);
    refused(stat("", &mut buffer), libc::ENOENT);
    refused(stat(c"", &mut buffer), libc::ENOENT);
    refused(lstat("", &mut buffer), libc::ENOENT);
    refused(stat(&file.join("below"), &mut buffer), libc::ENOTDIR);

    let circle = folder.path("circle");
    std::os::unix::fs::symlink("circle", &circle).unwrap();
    refused(stat(&circle, &mut buffer), libc::ELOOP);
    assert!(lstat(&circle, &mut buffer).is_ok());
}

#[test]
fn the_words_are_the_systems() {
    let error = stat("missing", &mut Buf::<Stat>::new()).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "No such file or directory");
    assert_eq!(format!("{error:?}"), "System(Errno(2, \"No such file or directory\"))");
    assert_eq!(error.raw_os_error(), Some(libc::ENOENT));
    assert_eq!(error.kind(), io::ErrorKind::NotFound);
    assert_eq!(io::Error::from(error).raw_os_error(), Some(libc::ENOENT));
    assert!(!Errno::new(987_654).to_string().is_empty());
}

#[test]
fn a_path_longer_than_any() {
    let mut buffer = Buf::<Stat>::new();
    for len in [5000, 100_000, libc::PATH_MAX as usize] {
        refused(stat(&"x".repeat(len), &mut buffer), libc::ENAMETOOLONG);
        refused(lstat(&"/".repeat(len), &mut buffer), libc::ENAMETOOLONG);
    }
    // The longest that there can be is the system's to judge.
    let longest = "/".repeat(libc::PATH_MAX as usize - 1);
    assert!(stat(&longest, &mut buffer).is_ok());
}

#[test]
fn a_descriptor_that_is_not_open() {
    refused(fstat(closed(), &mut Buf::<Stat>::new()), libc::EBADF);
}

#[test]
fn memory_that_is_too_short() {
    let too_short = |given| Error::Buffer(ViewError::TooShort { record: "Stat", needed: Stat::SIZE, given });
    let mut bytes = [0xa5; Stat::SIZE];
    let file = std::fs::File::open("/").unwrap();
    for given in [0, 1, Stat::SIZE - 1] {
        assert_eq!(stat("/", &mut bytes[..given]).map(|_| ()), Err(too_short(given)));
        assert_eq!(lstat("/", &mut bytes[..given]).map(|_| ()), Err(too_short(given)));
        assert_eq!(fstat(&file, &mut bytes[..given]).map(|_| ()), Err(too_short(given)));
    }
    assert_eq!(stat("/", &mut [0; 1]).map(|_| ()), Err(too_short(1)));
    assert_eq!(bytes, [0xa5; Stat::SIZE], "nothing was written");
    let error = stat("/", &mut bytes[1..]).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), format!("`Stat` needs {} bytes, {} were given", Stat::SIZE, Stat::SIZE - 1));
    assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
}
