use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: core::mem::ManuallyDrop<u32>,
}

fn main() {}
