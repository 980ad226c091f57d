//! A size that is no integer, no member, and one that may be missing itself.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Options {
    flags: [u8; 4],
    #[heapstruct(present = flags)]
    timeout: u32,
    #[heapstruct(present = size)]
    retries: u32,
    #[heapstruct(present = retries)]
    delay: u32,
}

fn main() {}
