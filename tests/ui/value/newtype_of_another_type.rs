use heapstruct::HeapStruct;

type Word = u32;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Flags(#[heapstruct(c = "short")] Word);

fn main() {}
