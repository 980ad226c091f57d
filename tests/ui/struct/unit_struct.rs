use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Unit;

fn main() {}
