use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Flags(u32);

fn main() {}
