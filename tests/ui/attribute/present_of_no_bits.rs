//! Bits of a member that has none.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: f32,
    #[heapstruct(present = mask & 1)]
    size: u64,
}

fn main() {}
