use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    name: &'static str,
    next: Box<u32>,
    ok: bool,
    letter: char,
}

fn main() {}
