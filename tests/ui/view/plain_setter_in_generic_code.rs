use core::ffi::{c_char, c_long};
use heapstruct::target::Target;
use heapstruct::{HeapStruct, StorageMut};

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

fn set<B: StorageMut, T: Target>(timer: &mut TimerView<B, T>, value: T::Long) {
    timer.set_interval(value);
}

fn main() {}
