use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    set_id: [u8; 2],
    id_mut: u32,
}

fn main() {}
