use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Name<const N: usize> {
    name: [u8; N],
}

fn main() {}
