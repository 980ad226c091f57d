use core::marker::PhantomData;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    #[heapstruct(rename = other)]
    member: PhantomData<u32>,
}

fn main() {}
