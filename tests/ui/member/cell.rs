use core::cell::Cell;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: Cell<u32>,
}

fn main() {}
