use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Handle(*mut u8);

fn main() {}
