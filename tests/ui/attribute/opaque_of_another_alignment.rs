use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Times {
    #[heapstruct(opaque(size = 4, align = 8))]
    at: char,
}

fn main() {}
