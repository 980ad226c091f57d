use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
union Value {
    int: u32,
    float: f32,
}

fn main() {}
