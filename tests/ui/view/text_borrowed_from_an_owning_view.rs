use core::ffi::{c_char, c_long};
use heapstruct::target::Native;
use heapstruct::{Buf, HeapStruct};

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
    let mut timer = Timer::over(Buf::<Timer>::new(), Native).unwrap();
    let name = timer.name().to_str();
    timer.set_id(1);
    assert!(name.is_ok());
}
