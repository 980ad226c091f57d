use heapstruct::{HeapStruct, View};

#[derive(HeapStruct)]
#[repr(C)]
struct One {
    number: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Other {
    number: u32,
}

fn main() {
    let mut bytes = [0; 4];
    let other = Other::view(&[0; 4]).unwrap();
    let _ = One::view_mut(&mut bytes).unwrap().fill_from(&other);
}
