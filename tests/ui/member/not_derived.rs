use heapstruct::HeapStruct;

struct Foreign {
    x: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    foreign: Foreign,
}

fn main() {}
