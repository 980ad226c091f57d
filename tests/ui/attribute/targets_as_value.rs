//! `targets` with a value in place of a list.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets = X86_64Linux)]
struct Status {
    mode: u32,
}

fn main() {}
