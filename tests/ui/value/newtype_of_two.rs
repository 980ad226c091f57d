use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Pair(u32, ());

fn main() {}
