use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Pair<X> {
    a: X,
    b: X,
}

fn main() {}
