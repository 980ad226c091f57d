use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Times {
    at: u32,
    #[heapstruct(on(ilp32))]
    at_hi: u32,
}

fn main() {}
