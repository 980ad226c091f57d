use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Outer<X> {
    value: X,
}

#[derive(HeapStruct)]
#[repr(C)]
union Value {
    a: u32,
}

fn main() {
    let bytes = [0; 4];
    let outer = Outer::<Value>::view(&bytes).unwrap();
    println!("{}", outer == outer);
}
