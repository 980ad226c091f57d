use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C, u8)]
enum Color {
    Red,
    Green,
}

fn main() {}
