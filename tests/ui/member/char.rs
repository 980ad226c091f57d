use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: char,
}

fn main() {}
