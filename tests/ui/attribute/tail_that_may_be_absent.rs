//! A tail beside members that a record may end before.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Masked {
    mask: u32,
    #[heapstruct(tail, present = mask & 1)]
    bytes: [u8; 4],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Behind {
    size: u32,
    #[heapstruct(present = size)]
    more: u32,
    bytes: [u8; 0],
}

fn main() {}
