use heapstruct::HeapStruct;

#[derive(HeapStruct)]
struct Timer {
    id: u32,
}

fn main() {}
