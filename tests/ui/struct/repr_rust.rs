use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(Rust)]
struct Timer {
    id: u32,
}

fn main() {}
