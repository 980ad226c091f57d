//! Memory under views: each implementation of the storage contract, `Buf`, and storage of a user's own.
//!
//! Miri runs all of it: what is undefined behaviour shows there and not in an assertion.

extern crate alloc;

mod buffer;
mod contract;
mod heap;
#[cfg(feature = "interop")]
mod interop;

use core::ffi::{c_char, c_long};
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Point {
    x: i16,
    y: c_long,
}

/// With padding, a nested record, an array of them, text and a pointer.
#[derive(HeapStruct)]
#[repr(C)]
struct Shape {
    kind: u8,
    id: u32,
    corner: Point,
    corners: [Point; 2],
    name: [c_char; 5],
    bytes: [u8; 3],
    next: *mut Shape,
}
