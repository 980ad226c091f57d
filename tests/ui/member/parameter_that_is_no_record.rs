use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Pair<X> {
    a: X,
}

fn main() {
    let bytes = [0; 8];
    println!("{:?}", Pair::<String>::view(&bytes));
}
