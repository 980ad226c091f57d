use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Handle(&'static u8);

fn main() {}
