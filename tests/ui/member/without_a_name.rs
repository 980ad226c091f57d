use heapstruct::HeapStruct;
#[derive(HeapStruct)]
#[repr(C)]
union U { a: u8, b: u32 }
#[derive(HeapStruct)]
#[repr(C)]
struct S { a: u8, _: U }
fn main() {}
