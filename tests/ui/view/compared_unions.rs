use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
union Value {
    a: u32,
    b: u16,
}

fn main() {
    let bytes = [0; 4];
    let value = Value::view(&bytes).unwrap();
    println!("{}", value == value);
}
