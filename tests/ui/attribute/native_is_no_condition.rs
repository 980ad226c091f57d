//! `native` without a condition.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux), native())]
struct Status {
    mode: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux), native = "netbsd")]
struct Other {
    mode: u32,
}

fn main() {}
