use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
enum Color {
    #[heapstruct(rename = rouge)]
    Red,
    Green,
}

fn main() {}
