use heapstruct::HeapStruct;

struct MaybeUninit<V>([V; 2]);

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: MaybeUninit<u32>,
}

fn main() {}
