use heapstruct::HeapStruct;

#[repr(C)]
enum Color {
    Red,
    Green,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    color: Color,
}

fn main() {}
