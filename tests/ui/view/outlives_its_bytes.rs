use core::ffi::{c_char, c_long};
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

fn main() {
    let name = {
        let bytes = [0; 128];
        Timer::view(&bytes).unwrap().name().to_str()
    };
    assert!(name.is_ok());
}
