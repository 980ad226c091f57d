//! Bits of a member that the struct has not.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Answer {
    mask: u32,
    #[heapstruct(present = mark & 1)]
    size: u64,
}

fn main() {
    let _ = Answer::view(&[0; 16]).unwrap().size();
}
