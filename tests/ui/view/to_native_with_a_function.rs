use core::ffi::{c_int, c_void};
use heapstruct::{HeapStruct, View};

#[derive(HeapStruct)]
#[repr(C)]
struct Handler {
    number: c_int,
    call: Option<unsafe extern "C" fn(*mut c_void)>,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Handlers {
    list: [Handler; 2],
}

fn main() {
    let bytes = [0xff; 64];
    let handlers: Handlers = Handlers::view(&bytes).unwrap().to_native().unwrap();
    let _ = handlers.list[0].call;
}
