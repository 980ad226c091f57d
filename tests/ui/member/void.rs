use heapstruct::HeapStruct;
use core::ffi::c_void;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: c_void,
}

fn main() {}
