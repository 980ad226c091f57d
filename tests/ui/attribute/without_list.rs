use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {}
