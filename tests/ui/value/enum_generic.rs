use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
enum Color<const N: usize> {
    Red,
    Green,
}

fn main() {}
