//! Bits of a member that may be absent itself.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u32,
    #[heapstruct(present = mask & 1)]
    more: u32,
    #[heapstruct(present = more & 1)]
    size: u64,
}

fn main() {}
