use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    x: [u8; 2],
    x_mut: u32,
}

fn main() {}
