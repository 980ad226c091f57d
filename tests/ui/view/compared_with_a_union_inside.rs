use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
union Value {
    a: u32,
    b: u16,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    value: Value,
}

fn main() {
    let bytes = [0; 4];
    let outer = Outer::view(&bytes).unwrap();
    println!("{}", outer == outer);
}
