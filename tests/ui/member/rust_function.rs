use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: Option<fn(i32) -> i32>,
}

fn main() {}
