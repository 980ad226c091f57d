use heapstruct::HeapStruct;

#[derive(HeapStruct)]
enum Color {}

fn main() {}
