use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    #[heapstruct(c = "long double")]
    member: f64,
}

fn main() {}
