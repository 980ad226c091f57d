use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: ManuallyDrop<u32>,
}

struct ManuallyDrop<T>(T, u8);

fn main() {}
