use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Slice<'a> {
    start: *const &'a u8,
}

fn main() {}
