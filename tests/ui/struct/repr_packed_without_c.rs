use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(packed)]
struct Timer {
    id: u32,
}

fn main() {}
