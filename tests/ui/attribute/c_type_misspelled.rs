use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(c = "unsinged long")]
    id: u32,
}

fn main() {}
