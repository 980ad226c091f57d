use heapstruct::{HeapStruct, View};

#[derive(HeapStruct)]
#[repr(C)]
struct One {
    number: u32,
}

fn main() {
    let mut one = One::view(&[0; 4]).unwrap();
    let _ = one.write_native(&One { number: 1 });
}
