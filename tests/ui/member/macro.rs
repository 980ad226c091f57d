use heapstruct::HeapStruct;

macro_rules! number {
    () => {
        u32
    };
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: number!(),
}

fn main() {}
