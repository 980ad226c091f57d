use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(packed)]
struct Times {
    at: u32,
}

fn main() {}
