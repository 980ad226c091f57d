use core::ffi::c_long;
use core::num::NonZero;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    member: NonZero<c_long>,
}

fn main() {}
