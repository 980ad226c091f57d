//! Every form of path names the same file; paths of every length reach the system whole.

use crate::files::Folder;
use heapstruct::posix::{FileStat, PathArg, Stat, stat};
use heapstruct::{Buf, HeapStruct};
use std::ffi::{CString, OsStr, OsString};
use std::path::{Path, PathBuf};

fn inode(path: impl PathArg) -> u64 {
    stat(path, &mut Buf::<Stat>::new()).unwrap().inode()
}

#[test]
fn every_form() {
    let expected = inode("/etc");
    assert_eq!(inode(c"/etc"), expected);
    assert_eq!(inode(b"/etc"), expected);
    assert_eq!(inode(&b"/etc"[..]), expected);
    assert_eq!(inode(Path::new("/etc")), expected);
    assert_eq!(inode(OsStr::new("/etc")), expected);
    assert_eq!(inode(&String::from("/etc")), expected);
    assert_eq!(inode(&PathBuf::from("/etc")), expected);
    assert_eq!(inode(&OsString::from("/etc")), expected);
    assert_eq!(inode(&CString::from(c"/etc")), expected);
    assert_eq!(inode(&Vec::from("/etc")), expected);
    assert_eq!(["/etc"; 2].iter().map(inode).collect::<Vec<_>>(), [expected; 2]);
}

#[test]
fn every_length() {
    let folder = Folder::new();
    let file = folder.file("file", b"");
    let expected = inode(&file);
    let plain = file.to_str().unwrap();
    let (start, end) = plain.split_at(plain.len() - 4);
    // The stack holds 255 bytes and a NUL, then what the system takes.
    for len in (plain.len()..300).chain([511, 512, 1000, libc::PATH_MAX as usize - 1]) {
        let padded = format!("{start}{}{end}", "/".repeat(len - plain.len()));
        assert_eq!(padded.len(), len);
        assert_eq!(inode(&padded), expected, "{len} bytes");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn bytes_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;

    let folder = Folder::new();
    let path = folder.path(OsStr::from_bytes(b"\xff\xfe\x01\x80"));
    std::fs::write(&path, b"").unwrap();
    assert_eq!(inode(&path), inode(path.as_os_str().as_bytes()));
}

#[test]
fn a_struct_reads_the_same_by_every_path() {
    let (mut one, mut other) = ([0; Stat::SIZE], [0; Stat::SIZE]);
    assert_eq!(stat("/", &mut one).unwrap(), stat("////", &mut other).unwrap());
}
