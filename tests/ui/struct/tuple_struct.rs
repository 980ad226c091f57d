use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Pair(u32, u32);

fn main() {}
