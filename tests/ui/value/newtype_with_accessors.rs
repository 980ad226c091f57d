use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Flags(#[heapstruct(hex)] u32);

fn main() {}
