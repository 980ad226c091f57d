//! Sizes of records in a stream that no integer states which is always there.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = length))]
struct NoMember {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = len + name))]
struct NoInteger {
    len: u32,
    name: [u8; 4],
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len))]
struct Absent {
    #[heapstruct(present)]
    len: u32,
}

fn walk(bytes: &[u8]) -> usize {
    use heapstruct::Streamed;
    NoMember::stream(bytes).count() + NoInteger::stream(bytes).count() + Absent::stream(bytes).count()
}

fn main() {
    walk(&[]);
}
