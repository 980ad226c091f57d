use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    x: core::ffi::c_long,
    try_set_x: u32,
}

fn main() {}
