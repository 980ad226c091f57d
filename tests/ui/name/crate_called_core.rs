extern crate self as core;

pub use std::{clone, cmp, convert, fmt, marker, mem, num, option, primitive, ptr, result, sync};

pub mod ffi {
    #[allow(non_camel_case_types)]
    pub type c_ulong = &'static u64;
}

use ffi::c_ulong;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    ticks: c_ulong,
}

fn main() {}
