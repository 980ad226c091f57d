use heapstruct::HeapStruct;

struct AtomicU32(u32);

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: AtomicU32,
}

fn main() {}
