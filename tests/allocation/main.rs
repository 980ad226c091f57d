//! The calls allocate nothing, whatever the path, the memory and the outcome.
#![cfg(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "freebsd"))]
#![allow(unsafe_code, reason = "an allocator is unsafe code")]

use core::alloc::{GlobalAlloc, Layout};
use core::cell::Cell;
use core::fmt::Write;
use core::hint::black_box;
use core::mem::MaybeUninit;
use heapstruct::posix::{self, AnyStat, FileStat, Stat, fstat, lstat, stat};
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
