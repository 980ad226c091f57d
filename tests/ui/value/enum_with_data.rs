use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
enum Event {
    Key(u32),
    Quit,
}

fn main() {}
