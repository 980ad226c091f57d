use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    #[heapstruct(octal)]
    name: [core::ffi::c_char; 8],
}

fn main() {}
