use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct(name = Other)]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {}
