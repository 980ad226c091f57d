//! No bits at all.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u32,
    #[heapstruct(present = mask & 0)]
    size: u64,
}

fn main() {}
