use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(rename = "number")]
    id: u32,
}

fn main() {}
