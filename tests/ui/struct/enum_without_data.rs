use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
enum Color {
    Red,
    Green,
}

fn main() {}
