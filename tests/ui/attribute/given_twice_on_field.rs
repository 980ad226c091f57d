use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(hex, octal)]
    id: u32,
}

fn main() {}
