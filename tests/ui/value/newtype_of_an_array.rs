use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Name([u8; 4]);

fn main() {}
