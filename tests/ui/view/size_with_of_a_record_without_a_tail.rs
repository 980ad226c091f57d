//! The size with so many elements, of a struct that has no tail.
use heapstruct::{HeapStruct, Tailed, target::Native};

#[derive(HeapStruct)]
#[repr(C)]
struct Record {
    len: u32,
    bytes: [u8; 4],
}

fn main() {
    let _ = Record::size_with(Native, 4);
}
