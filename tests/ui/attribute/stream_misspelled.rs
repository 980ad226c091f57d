//! Ways to write a stream that there are not.
use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream)]
struct Nothing {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(align = 4))]
struct NoSize {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, tail = len))]
struct Both {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, align = 6))]
struct NoPowerOfTwo {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = len, align = long))]
struct NoAlignment {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(length = len))]
struct NoPart {
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct OnAField {
    #[heapstruct(stream(size = len))]
    len: u32,
}

fn main() {}
