use core::ffi::{c_char, c_long};
use heapstruct::target::Runtime;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Time {
    sec: c_long,
    nsec: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    when: Time,
    interval: c_long,
    name: [c_char; 8],
    longs: [c_long; 2],
    next: *const Timer,
    ready: bool,
}

type Word = u64;

#[derive(HeapStruct)]
#[repr(C)]
struct Counter {
    words: [Word; 2],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    counter: Counter,
}

fn main() {
    let bytes = [0; 128];
    let _ = Outer::records_on(Runtime::I686_LINUX, &bytes);
}
