//! Bits that the mask has not.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u8,
    #[heapstruct(present = mask & 0x100)]
    size: u64,
}

fn main() {}
