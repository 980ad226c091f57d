use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(c = "short")]
    interval: u32,
}

fn main() {}
