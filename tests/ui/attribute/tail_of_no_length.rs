//! A length that is no member.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    len: u32,
    #[heapstruct(tail(len = length))]
    bytes: [u8; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Ratio {
    ratio: f32,
    #[heapstruct(tail(bytes = ratio))]
    bytes: [u8; 0],
}

fn main() {}
