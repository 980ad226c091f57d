use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct(view = A, view = B)]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {}
