use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Times {
    #[heapstruct(opaque(size = 8, align = 4))]
    at: char,
}

fn main() {}
