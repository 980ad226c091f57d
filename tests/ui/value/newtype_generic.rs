use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Flags<const N: usize>(u32);

fn main() {}
