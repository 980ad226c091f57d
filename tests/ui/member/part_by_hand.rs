use heapstruct::HeapStruct;

struct Reference(&'static u64);

impl heapstruct::__private::Part for Reference {
    type Of = u64;
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: Reference,
}

fn main() {}
