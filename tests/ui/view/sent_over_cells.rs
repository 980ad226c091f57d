use core::ffi::{c_char, c_long};
use heapstruct::target::Native;
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

use core::cell::Cell;

fn main() {
    let mut bytes = [0; 128];
    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    let timer = Timer::over(cells, Native).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| timer.id());
    });
}
