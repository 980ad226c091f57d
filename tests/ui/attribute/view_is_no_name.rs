use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct(view = a::B)]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {}
