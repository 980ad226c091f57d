//! A stream of records that do not say how large they are.
use heapstruct::{HeapStruct, Streamed};

#[derive(HeapStruct)]
#[repr(C)]
struct Record {
    len: u32,
}

fn main() {
    for record in Record::stream(&[]) {
        drop(record);
    }
}
