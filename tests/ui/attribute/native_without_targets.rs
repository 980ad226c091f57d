//! A condition that adds to targets which the struct does not state.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(native(target_os = "netbsd"))]
struct Status {
    mode: u32,
}

fn main() {}
