use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(c = "double int")]
    id: f64,
}

fn main() {}
