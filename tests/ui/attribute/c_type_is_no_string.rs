use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(c = unsigned)]
    id: u32,
}

fn main() {}
