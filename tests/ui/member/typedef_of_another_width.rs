//! A type that is called like a typedef, and is another.
use heapstruct::HeapStruct;

#[allow(non_camel_case_types)]
type time_t = i16;

#[derive(HeapStruct)]
#[repr(C)]
struct Time {
    seconds: time_t,
}

fn main() {}
