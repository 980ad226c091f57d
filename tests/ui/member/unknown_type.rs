use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: NoSuchType,
}

fn main() {}
