//! A target that there is not.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, X86_64Lunix))]
struct Status {
    mode: u32,
}

fn main() {}
