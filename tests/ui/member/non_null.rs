use heapstruct::HeapStruct;
use core::ptr::NonNull;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: NonNull<u32>,
}

fn main() {}
