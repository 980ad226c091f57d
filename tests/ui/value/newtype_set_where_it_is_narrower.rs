use core::ffi::c_ulong;
use heapstruct::HeapStruct;
use heapstruct::target::PowerpcLinux;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Handle(c_ulong);

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    handle: Handle,
}

fn main() {
    let mut bytes = [0; 4];
    Message::view_mut_on(PowerpcLinux, &mut bytes).unwrap().set_handle(Handle(1));
}
