use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Times {
    #[heapstruct(opaque(align = 8))]
    at: char,
}

fn main() {}
