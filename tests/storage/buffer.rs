//! `Buf`: memory that C writes to.

#![allow(unsafe_code, reason = "does to a buffer what C does")]

use crate::{Point, Shape};
use core::ffi::{c_int, c_long};
use heapstruct::target::Native;
use heapstruct::{Buf, HeapStruct, View};

#[test]
fn is_zeroed_and_aligned_and_no_larger_than_the_struct() {
    assert_eq!(size_of::<Buf<Shape>>(), size_of::<Shape>());
    assert_eq!(align_of::<Buf<Shape>>(), align_of::<Shape>());
    let buf = Buf::<Shape>::new();
    assert!(buf.as_ptr().is_aligned());
    assert_eq!(buf.view().storage(), &vec![0; Shape::SIZE]);
    #[derive(HeapStruct)]
    #[repr(C, align(64))]
    struct Line {
        a: u8,
    }
    let lines = [Buf::<Line>::new(), Buf::new()];
    assert_eq!((size_of_val(&lines), align_of_val(&lines)), (128, 64));
    assert!(lines.iter().all(|line| line.as_ptr().is_aligned()));
}

/// A buffer is a constant too, and a static needs no lock to be read.
#[test]
fn in_a_static() {
    static EMPTY: Buf<Shape> = Buf::new();
    const ZERO: Buf<Point> = Buf::new();
    assert_eq!((EMPTY.view().id(), ZERO.view().y()), (0, 0));
}

/// As a C function does: members one by one, through the pointer.
unsafe extern "C" fn fill(shape: *mut Shape) -> c_int {
    // SAFETY: the caller gives a pointer to a struct that can be written; members are written one by one.
    unsafe { (*shape).id = 7 };
    // SAFETY: as above.
    unsafe { (*shape).corners[1].y = -8 };
    // SAFETY: as above.
    unsafe { (*shape).bytes = [1, 2, 3] };
    0
}

#[test]
fn is_filled_by_c() {
    let mut buf = Buf::<Shape>::new();
    // SAFETY: the pointer is that of a buffer.
    assert_eq!(unsafe { fill(buf.as_mut_ptr()) }, 0);
    let shape = buf.view();
    assert_eq!((shape.id(), shape.corners().get(1).unwrap().y()), (7, -8));
    // all bytes are initialised, the padding's too
    assert_eq!(shape.storage().iter().filter(|byte| **byte != 0).count(), {
        let y: c_long = -8;
        4 + y.to_ne_bytes().iter().filter(|byte| **byte != 0).count()
    });
    // and again, after views of it
    buf.view_mut().set_id(1);
    // SAFETY: as above.
    unsafe { fill(buf.as_mut_ptr()) };
    assert_eq!(buf.view().id(), 7);
}

/// What C wrote stays when the buffer is moved, in all bytes.
#[test]
fn is_moved_after_c_wrote_to_it() {
    let mut buf = Buf::<Shape>::new();
    // SAFETY: the pointer is that of a buffer.
    unsafe { fill(buf.as_mut_ptr()) };
    let before = buf.view().storage().to_vec();
    let moved = Box::new(buf);
    assert_eq!(moved.view().storage(), &before);
    let owned = Shape::over(*moved, Native).unwrap();
    assert_eq!(owned.id(), 7);
    let back = owned.into_storage();
    assert_eq!(back.view().storage(), &before);
    // SAFETY: the pointer is that of a buffer.
    assert_eq!(unsafe { (*back.as_ptr()).corners[1].y }, -8);
}

/// A pointer to a member of the buffer, as a struct that refers to another would hold.
#[test]
fn is_followed_through_a_pointer_in_another() {
    let mut last = Buf::<Shape>::new();
    last.view_mut().set_id(2);
    let mut first = Buf::<Shape>::new();
    first.view_mut().set_next(last.as_mut_ptr());
    let next = first.view().next().as_mut_ptr();
    // SAFETY: it points to `last`, which nothing else uses meanwhile.
    assert_eq!(unsafe { (*next).id }, 2);
    // SAFETY: as above.
    unsafe { (*next).id = 3 };
    assert_eq!(last.view().id(), 3);
}

#[test]
fn is_cloned_and_shown() {
    let mut buf = Buf::<Point>::default();
    buf.view_mut().set_x(1);
    let copy = buf.clone();
    buf.view_mut().set_x(2);
    assert_eq!((buf.view().x(), copy.view().x()), (2, 1));
    assert_eq!(format!("{copy:?}"), "Point { x: 1, y: 0 }");

    #[derive(Clone, Copy, HeapStruct)]
    #[repr(C)]
    struct Plain {
        a: u16,
    }
    let plain = Buf::<Plain>::new();
    let copy = plain;
    assert_eq!((plain.view().a(), copy.view().a()), (0, 0));
}

/// A buffer of a struct that could be dropped, sent or shared never acts as one.
#[test]
fn is_bytes_and_not_the_struct() {
    struct Loud(#[allow(dead_code, reason = "only to be dropped")] u8);
    impl Drop for Loud {
        fn drop(&mut self) {
            panic!("a `Buf` holds none");
        }
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Owner {
        owned: *mut Loud,
    }
    impl Drop for Owner {
        fn drop(&mut self) {
            panic!("a `Buf` holds none");
        }
    }
    let buf = Buf::<Owner>::new();
    assert!(std::thread::spawn(move || buf.view().owned().is_null()).join().unwrap());
}
