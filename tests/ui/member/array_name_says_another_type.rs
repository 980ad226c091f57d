use heapstruct::HeapStruct;

#[allow(non_camel_case_types)]
type size_t = u8;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    sizes: [[size_t; 2]; 3],
}

fn main() {}
