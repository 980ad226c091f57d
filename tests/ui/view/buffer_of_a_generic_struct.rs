use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Pair<X> {
    a: *const X,
}

fn main() {
    println!("{:?}", heapstruct::Buf::<Pair<u8>>::new());
}
