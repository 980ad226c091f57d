//! Ways to write a tail that there are not.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Value {
    len: u32,
    #[heapstruct(tail = len)]
    bytes: [u8; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Name {
    len: u32,
    #[heapstruct(tail(count = len))]
    bytes: [u8; 0],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Nothing {
    len: u32,
    #[heapstruct(tail())]
    bytes: [u8; 0],
}

fn main() {}
