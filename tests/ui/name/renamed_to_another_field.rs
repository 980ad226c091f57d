use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    x: u32,
    #[heapstruct(rename = x)]
    y: u32,
}

fn main() {}
