//! `targets` without names.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets())]
struct Status {
    mode: u32,
}

fn main() {}
