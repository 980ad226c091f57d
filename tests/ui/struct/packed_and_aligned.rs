use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C, packed, align(8))]
struct Timer {
    id: u32,
}

fn main() {}
