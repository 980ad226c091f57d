use heapstruct::HeapStruct;

#[derive(HeapStruct)]
enum Color {
    Red,
    Green,
}

fn main() {}
