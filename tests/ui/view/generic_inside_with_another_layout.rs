use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Holder<X: HeapStruct> {
    #[heapstruct(opaque(size = 2, align = 2))]
    item: X,
    kind: u8,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    holder: [Holder<Timer>; 2],
}

fn main() {
    let _ = Outer::view(&[0; 16]).map(|view| format!("{view:?}"));
}
