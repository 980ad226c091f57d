//! A target named twice.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, I686Linux, X86_64Linux))]
struct Status {
    mode: u32,
}

fn main() {}
