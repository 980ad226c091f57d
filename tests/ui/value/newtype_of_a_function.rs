use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Handler(Option<unsafe extern "C" fn()>);

fn main() {}
