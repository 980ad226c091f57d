use heapstruct::HeapStruct;

/// What stands for C's `int` in the types of views is no type of C's.
#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u64,
    count: heapstruct::c::Int,
}

fn main() {}
