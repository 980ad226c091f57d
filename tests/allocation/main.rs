//! The calls allocate nothing, whatever the path, the memory and the outcome.
#![cfg(unix)]
#![allow(unsafe_code, reason = "an allocator is unsafe code")]

use core::alloc::{GlobalAlloc, Layout};
use core::cell::Cell;
use core::fmt::Write;
use core::hint::black_box;
use core::mem::MaybeUninit;
use heapstruct::posix::{
    self, AnyStat, AtFlags, CWD, FileStat, FileSystemStat, SetTime, SetTimes, Stat, Statvfs, Time, Utsname, fstat,
    fstatat, fstatvfs, futimens, lstat, stat, statvfs, uname, utimensat,
};
use heapstruct::target::{Native, Runtime};
use heapstruct::{Buf, HeapStruct};
use std::alloc::System;
use std::ffi::{CString, OsStr, OsString};
use std::fs::File;
use std::path::{Path, PathBuf};

thread_local! {
    /// How often this thread asked for memory.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, which counts.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count() {
    // A thread that ends allocates without its counter.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller's promise.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How often something allocates, over several rounds.
fn allocations(mut round: impl FnMut()) -> usize {
    let before = ALLOCATIONS.get();
    for _ in 0..10 {
        round();
    }
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 10);
    assert_eq!(allocations(|| drop(black_box(std::fs::metadata("/".repeat(1000)).map(|file| file.len())))), 20);
}

#[test]
fn no_form_of_path_allocates() {
    let long = "/".repeat(1000);
    let (string, bytes) = (String::from("/"), Vec::from("/"));
    let (path, os_string, c_string) = (PathBuf::from("/"), OsString::from("/"), CString::from(c"/"));
    let (long_path, long_c_string) = (PathBuf::from(&long), CString::new(long.as_str()).unwrap());
    let mut buffer = Buf::<Stat>::new();
    let mut sum = 0;
    let count = allocations(|| {
        sum += stat("/", &mut buffer).unwrap().inode();
        sum += stat(c"/", &mut buffer).unwrap().inode();
        sum += stat(b"/", &mut buffer).unwrap().inode();
        sum += stat(Path::new("/"), &mut buffer).unwrap().inode();
        sum += stat(OsStr::new("/"), &mut buffer).unwrap().inode();
        sum += stat(&string, &mut buffer).unwrap().inode();
        sum += stat(&bytes, &mut buffer).unwrap().inode();
        sum += stat(&path, &mut buffer).unwrap().inode();
        sum += stat(&os_string, &mut buffer).unwrap().inode();
        sum += stat(&c_string, &mut buffer).unwrap().inode();
        sum += stat(&long, &mut buffer).unwrap().inode();
        sum += stat(&long_path, &mut buffer).unwrap().inode();
        sum += stat(&long_c_string, &mut buffer).unwrap().inode();
    });
    assert_eq!(count, 0);
    assert_eq!(sum, 130 * stat("/", &mut buffer).unwrap().inode());
}

#[test]
fn no_form_of_memory_allocates() {
    let file = File::open("/").unwrap();
    let mut buffer = Buf::<Stat>::new();
    let mut bytes = [0; Stat::SIZE + 16];
    let mut view = Stat::over(vec![0; Stat::SIZE], Native).unwrap();
    let mut memory = MaybeUninit::uninit();
    let count = allocations(|| {
        let mut sum = 0;
        sum += fstat(&file, &mut buffer).unwrap().inode();
        sum += lstat("/", &mut bytes[..]).unwrap().inode();
        sum += lstat("/", &mut bytes[1..]).unwrap().inode();
        sum += fstat(&file, &mut view).unwrap().inode();
        sum += fstat(&file, &mut memory).unwrap().inode();
        black_box(sum);
    });
    assert_eq!(count, 0);
}

#[test]
fn no_error_allocates() {
    let mut buffer = Buf::<Stat>::new();
    let long = "x".repeat(100_000);
    let mut text = String::with_capacity(1000);
    let count = allocations(|| {
        let errors: [posix::Error; 5] = [
            stat("missing", &mut buffer).map(|_| ()).unwrap_err(),
            stat("", &mut buffer).map(|_| ()).unwrap_err(),
            stat("a\0b", &mut buffer).map(|_| ()).unwrap_err(),
            stat(&long, &mut buffer).map(|_| ()).unwrap_err(),
            stat("/", &mut [0; 1]).map(|_| ()).unwrap_err(),
        ];
        for error in errors {
            text.clear();
            write!(text, "{error}").unwrap();
            black_box(error.raw_os_error());
        }
    });
    assert_eq!(count, 0);
}

#[test]
fn what_is_read_is_read_without_allocation() {
    let mut buffer = Buf::<Stat>::new();
    let mut text = String::with_capacity(1000);
    let count = allocations(|| {
        let file = stat("/", &mut buffer).unwrap();
        text.clear();
        write!(text, "{} {} {} {}", file.mode(), file.mode().file_type(), file.modified(), file.device()).unwrap();
    });
    assert_eq!(count, 0);
}

#[test]
fn a_stat_of_any_machine_is_read_without_allocation() {
    let bytes = [0x5a; 256];
    let mut text = String::with_capacity(4000);
    let count = allocations(|| {
        for target in Runtime::ALL {
            let file = AnyStat::new(*target, &bytes[..]).unwrap();
            text.clear();
            write!(text, "{} {} {} {file:?}", file.definition(), file.mode(), file.modified()).unwrap();
        }
    });
    assert_eq!(count, 0);
}

#[test]
fn no_other_call_allocates() {
    let directory = File::open("/").unwrap();
    let name = format!("heapstruct-allocation-{}", std::process::id());
    let path = std::env::temp_dir().join(&name);
    let temporary = File::open(std::env::temp_dir()).unwrap();
    let file = File::create(&path).unwrap();
    let (mut file_buffer, mut system_buffer, mut name_buffer) =
        (Buf::<Stat>::new(), Buf::<Statvfs>::new(), Buf::<Utsname>::new());
    let mut text = String::with_capacity(4000);
    let count = allocations(|| {
        text.clear();
        let status = fstatat(&directory, ".", AtFlags::SYMLINK_NOFOLLOW, &mut file_buffer).unwrap();
        write!(text, "{}", status.mode()).unwrap();
        let status = fstatat(CWD, c"/", AtFlags::empty(), &mut file_buffer).unwrap();
        write!(text, "{} {:?}", status.mode(), AtFlags::SYMLINK_NOFOLLOW).unwrap();
        let error = fstatat(&directory, "missing", AtFlags::empty(), &mut file_buffer).map(|_| ()).unwrap_err();
        write!(text, "{error}").unwrap();

        let system = statvfs("/", &mut system_buffer).unwrap();
        write!(text, "{} {}", system.total_bytes(), system.is_read_only()).unwrap();
        let system = fstatvfs(&directory, &mut system_buffer).unwrap();
        write!(text, "{}", system.available_bytes()).unwrap();
        let system = uname(&mut name_buffer).unwrap();
        write!(text, "{} {}", system.sysname(), system.release()).unwrap();

        let times = SetTimes { accessed: Time::EPOCH.into(), modified: SetTime::Now };
        futimens(&file, times).unwrap();
        utimensat(CWD, &path, times, AtFlags::empty()).unwrap();
        utimensat(&temporary, &name, SetTimes::KEEP, AtFlags::SYMLINK_NOFOLLOW).unwrap();
        let error = utimensat(CWD, "missing", times, AtFlags::empty()).unwrap_err();
        write!(text, "{error} {}", posix::Error::TimeDoesNotFit(Time::EPOCH)).unwrap();
    });
    std::fs::remove_file(&path).unwrap();
    assert_eq!(count, 0);
}

#[cfg(target_os = "linux")]
#[test]
fn statx_does_not_allocate() {
    use heapstruct::posix::{FileStatx, Statx, StatxMask, statx};

    let directory = File::open("/").unwrap();
    let mut buffer = Buf::<Statx>::new();
    let mut bytes = [0; Statx::SIZE + 1];
    let mut text = String::with_capacity(4000);
    let count = allocations(|| {
        text.clear();
        let mask = StatxMask::BASIC_STATS | StatxMask::BTIME;
        let file = statx(CWD, "/", AtFlags::empty(), mask, &mut buffer).unwrap();
        write!(text, "{:?} {:?} {}", file.filled(), file.born(), file.device()).unwrap();
        let file = statx(&directory, "", AtFlags::EMPTY_PATH, StatxMask::SIZE, &mut bytes[1..]).unwrap();
        write!(text, "{:?} {:?}", file.file_size(), file.mode()).unwrap();
        let error = statx(CWD, "missing", AtFlags::empty(), mask, &mut buffer).map(|_| ()).unwrap_err();
        write!(text, "{error}").unwrap();
    });
    assert_eq!(count, 0);
}
