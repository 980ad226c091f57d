use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct(hex)]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {}
