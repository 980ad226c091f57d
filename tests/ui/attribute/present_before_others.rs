//! A member that every record has, behind one that a record may end before.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Options {
    size: u32,
    #[heapstruct(present = size)]
    timeout: u32,
    retries: u32,
}

fn main() {}
