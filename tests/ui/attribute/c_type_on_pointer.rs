use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(c = "long")]
    next: *const u8,
}

fn main() {}
