use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    expire: Option<extern "Rust" fn()>,
}

fn main() {}
