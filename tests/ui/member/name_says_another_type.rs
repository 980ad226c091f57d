use heapstruct::HeapStruct;

#[allow(non_camel_case_types)]
type c_long = i16;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    interval: c_long,
}

fn main() {}
