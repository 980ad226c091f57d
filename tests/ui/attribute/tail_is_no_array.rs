//! A tail that is one number.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    len: u32,
    #[heapstruct(tail(len = len))]
    last: u32,
}

fn main() {}
