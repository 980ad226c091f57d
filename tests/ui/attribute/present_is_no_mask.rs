//! A presence that is not a member and bits.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u32,
    #[heapstruct(present = mask == 1)]
    size: u64,
    #[heapstruct(present = 1 & mask)]
    count: u64,
    #[heapstruct(present = 1)]
    time: u64,
}

fn main() {}
