use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Timer {
    id: u32,
}

fn main() {}
