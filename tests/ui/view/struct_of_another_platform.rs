//! A struct that states its targets, on another.
use heapstruct::HeapStruct;
use heapstruct::target::{I686Linux, S390xLinux};

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, I686Linux))]
struct Status {
    mode: u32,
}

fn main() {
    let _ = Status::view_on(I686Linux, &[0; 4]);
    let _ = Status::view_on(S390xLinux, &[0; 4]);
}
