use heapstruct::HeapStruct;

struct PhantomData<V>([V; 0]);

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: PhantomData<u32>,
}

fn main() {}
