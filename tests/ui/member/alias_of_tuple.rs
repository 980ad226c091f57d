use heapstruct::HeapStruct;

type Pair = (u8, u32);

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    pair: Pair,
}

fn main() {}
