use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(align(4))]
#[repr(C)]
enum Color {
    Red,
    Green,
}

fn main() {}
