//! A file dated beyond what 32-bit seconds count.

use crate::files::{Folder, set_time};
use heapstruct::Buf;
use heapstruct::posix::{Error, FileStat, Stat, Time, fstat, lstat, stat};
use std::fs::File;

/// 2100-01-01 00:00:00 UTC
const LATE: i64 = 4_102_444_800;

/// Whether the `struct stat` of this machine has seconds of 32 bits.
const NARROW: bool = cfg!(all(target_pointer_width = "32", not(target_arch = "x86_64"), not(target_env = "musl")));

#[test]
fn a_late_time_is_right_or_an_error() {
    let folder = Folder::new();
    let path = folder.file("late", b"");
    assert!(set_time(&path, LATE, 123_456_700), "no file can be dated after 2038");

    let file = File::open(&path).unwrap();
    let mut buffers = [Buf::<Stat>::new(); 3];
    let [first, second, third] = &mut buffers;
    for result in [stat(&path, first), lstat(&path, second), fstat(&file, third)] {
        match result {
            Ok(stat) => assert_eq!(stat.modified(), Time::new(LATE, 123_456_700).unwrap()),
            Err(Error::System(errno)) if NARROW => assert_eq!(errno.raw(), libc::EOVERFLOW),
            Err(error) => panic!("{error}"),
        }
    }
}
