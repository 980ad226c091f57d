use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: *mut dyn core::fmt::Debug,
}

fn main() {}
