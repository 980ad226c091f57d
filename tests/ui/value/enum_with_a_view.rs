use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[heapstruct(view = ColorView)]
#[repr(C)]
enum Color {
    Red,
    Green,
}

fn main() {}
