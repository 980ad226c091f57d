//! `utimensat` and `futimens`: the times that were set are the times that are read.

use crate::files::{Folder, closed};
use core::time::Duration;
use heapstruct::Buf;
use heapstruct::posix::{
    AtFlags, CWD, Errno, Error, FileStat, SetTime, SetTimes, Stat, Time, futimens, lstat, stat, utimensat,
};
use std::fs::{File, symlink_metadata};
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::SystemTime;

/// 2100-01-01 00:00:00 UTC
const LATE: i64 = 4_102_444_800;

/// Whether a late time is one that no `struct stat` of this machine shows.
const NARROW: bool = cfg!(all(target_pointer_width = "32", not(target_arch = "x86_64"), not(target_env = "musl")));

fn time(seconds: i64, nanoseconds: u32) -> Time {
    Time::new(seconds, nanoseconds).unwrap()
}

fn times(path: &Path) -> (Time, Time) {
    let mut buffer = Buf::<Stat>::new();
    let file = lstat(path, &mut buffer).unwrap();
    (file.accessed(), file.modified())
}

#[track_caller]
fn refused(result: Result<(), Error>, errno: i32) {
    assert_eq!(result, Err(Error::System(Errno::new(errno))));
}

#[test]
fn what_is_set_is_read() {
    let folder = Folder::new();
    let path = folder.file("file", b"");
    for (accessed, modified) in [
        (time(0, 0), time(1, 999_999_900)),
        (time(-1, 999_999_900), time(-86_401, 250_000_000)),
        (time(i32::MAX.into(), 0), time(1_700_000_000, 123_456_700)),
        (time(-1_000_000_000, 100), time(-1, 0)),
    ] {
        let set = SetTimes { accessed: accessed.into(), modified: modified.into() };
        utimensat(CWD, &path, set, AtFlags::empty()).unwrap();
        assert_eq!(times(&path), (accessed, modified));

        let swapped = SetTimes { accessed: set.modified, modified: set.accessed };
        futimens(File::open(&path).unwrap(), swapped).unwrap();
        assert_eq!(times(&path), (modified, accessed));
    }
}

#[test]
fn one_time_is_set_and_the_other_stays() {
    let folder = Folder::new();
    let path = folder.file("file", b"");
    let file = File::open(&path).unwrap();
    let (first, second, third) = (time(1, 100), time(2, 200), time(3, 300));
    futimens(&file, SetTimes { accessed: first.into(), modified: second.into() }).unwrap();

    utimensat(CWD, &path, SetTimes { accessed: third.into(), ..SetTimes::KEEP }, AtFlags::empty()).unwrap();
    assert_eq!(times(&path), (third, second));
    futimens(&file, SetTimes { modified: first.into(), ..SetTimes::KEEP }).unwrap();
    assert_eq!(times(&path), (third, first));
    futimens(&file, SetTimes::KEEP).unwrap();
    utimensat(CWD, &path, SetTimes::default(), AtFlags::empty()).unwrap();
    assert_eq!(times(&path), (third, first));
}

#[test]
fn now_is_now() {
    // Clocks of file systems may be a tick behind.
    let near = |time: Time| {
        let time = SystemTime::try_from(time).unwrap();
        let now = SystemTime::now();
        now.duration_since(time).unwrap_or_else(|late| late.duration()) < Duration::from_secs(60)
    };
    let folder = Folder::new();
    let path = folder.file("file", b"");
    let old = SetTimes { accessed: Time::EPOCH.into(), modified: Time::EPOCH.into() };

    utimensat(CWD, &path, old, AtFlags::empty()).unwrap();
    utimensat(CWD, &path, SetTimes { modified: SetTime::Now, ..SetTimes::KEEP }, AtFlags::empty()).unwrap();
    assert_eq!(times(&path).0, Time::EPOCH);
    assert!(near(times(&path).1));

    utimensat(CWD, &path, old, AtFlags::empty()).unwrap();
    futimens(File::open(&path).unwrap(), SetTimes::NOW).unwrap();
    assert!(near(times(&path).0) && near(times(&path).1));
}

#[test]
fn after_2038() {
    let folder = Folder::new();
    let path = folder.file("file", b"");
    let late = time(LATE, 123_456_700);
    let set = SetTimes { modified: late.into(), ..SetTimes::KEEP };
    let is_set = |result: Result<(), Error>| match result {
        Ok(()) => true,
        Err(error) => {
            // A kernel without the 64-bit system call; the tests run on none of Linux.
            assert_eq!((cfg!(target_os = "linux"), NARROW, error), (false, true, Error::TimeDoesNotFit(late)));
            false
        }
    };
    let reads = |expected: Time| match stat(&path, &mut Buf::<Stat>::new()) {
        Ok(file) => assert_eq!(file.modified(), expected),
        Err(error) => assert_eq!((NARROW, error), (true, Error::System(Errno::new(libc::EOVERFLOW)))),
    };
    if is_set(utimensat(CWD, &path, set, AtFlags::empty())) {
        reads(late);
    }
    utimensat(CWD, &path, SetTimes { modified: Time::EPOCH.into(), ..SetTimes::KEEP }, AtFlags::empty()).unwrap();
    reads(Time::EPOCH);
    if is_set(futimens(File::open(&path).unwrap(), set)) {
        reads(late);
    }
}

#[test]
fn a_link_or_what_it_leads_to() {
    let folder = Folder::new();
    let path = folder.file("file", b"");
    let link = folder.path("link");
    std::os::unix::fs::symlink("file", &link).unwrap();
    let directory = File::open(folder.root()).unwrap();
    let (one, other) = (time(11, 0), time(12, 0));
    let set = |time: Time| SetTimes { modified: time.into(), ..SetTimes::KEEP };

    utimensat(&directory, "link", set(one), AtFlags::empty()).unwrap();
    utimensat(&directory, c"link", set(other), AtFlags::SYMLINK_NOFOLLOW).unwrap();
    assert_eq!((times(&path).1, times(&link).1), (one, other));
    assert_eq!(symlink_metadata(&link).unwrap().mtime(), 12);
}

#[test]
fn errors() {
    let set = SetTimes::NOW;
    refused(utimensat(CWD, "missing", set, AtFlags::empty()), libc::ENOENT);
    refused(utimensat(CWD, "", set, AtFlags::empty()), libc::ENOENT);
    refused(utimensat(closed(), "file", set, AtFlags::empty()), libc::EBADF);
    refused(futimens(closed(), set), libc::EBADF);
    refused(utimensat(CWD, &"x".repeat(5000), set, AtFlags::empty()), libc::ENAMETOOLONG);
    refused(utimensat(CWD, "/", set, AtFlags::from_bits_retain(0x4000_0000)), libc::EINVAL);
    assert_eq!(utimensat(CWD, "a\0b", set, AtFlags::empty()), Err(Error::InteriorNul { at: 1 }));
    let file = Folder::new().file("file", b"");
    refused(utimensat(CWD, &file.join("below"), set, AtFlags::empty()), libc::ENOENT);
}

#[test]
fn a_time_that_does_not_fit() {
    let error = Error::TimeDoesNotFit(time(LATE, 5));
    assert_eq!(error.to_string(), "the system's `time_t` cannot hold 4102444800.000000005 seconds after 1970");
    assert_eq!(error.raw_os_error(), None);
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
}
