use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: &'static u32,
}

fn main() {}
