//! Tails that are not the last member.
use heapstruct::HeapStruct;

struct __IncompleteArrayField<T>([T; 0]);

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    #[heapstruct(tail)]
    incomplete: __IncompleteArrayField<u8>,
    #[heapstruct(tail)]
    bytes: [u8; 4],
    last: u32,
}

fn main() {}
