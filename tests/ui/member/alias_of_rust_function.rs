use heapstruct::HeapStruct;

type Callback = Option<fn(i32)>;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    call: Callback,
}

fn main() {}
