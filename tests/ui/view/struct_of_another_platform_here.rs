//! A struct that states its targets, and not the machine that this is compiled for.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(S390xLinux))]
struct Status {
    mode: u32,
}

fn main() {
    let _ = Status::view(&[0; 4]);
}
