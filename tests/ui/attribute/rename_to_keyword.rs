use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(rename = type)]
    id: u32,
}

fn main() {}
