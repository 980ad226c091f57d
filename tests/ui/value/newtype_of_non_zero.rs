use core::num::NonZeroU32;
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Id(NonZeroU32);

fn main() {}
