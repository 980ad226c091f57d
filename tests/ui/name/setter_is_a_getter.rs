use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    x: u32,
    set_x: u32,
}

fn main() {}
