//! `Runtime` and `Native` are no platforms to state.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(Native))]
struct Status {
    mode: u32,
}

fn main() {}
