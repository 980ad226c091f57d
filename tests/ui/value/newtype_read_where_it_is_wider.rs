use core::ffi::c_char;
use heapstruct::HeapStruct;
use heapstruct::target::ArmLinux;

#[derive(HeapStruct)]
#[repr(transparent)]
struct Letter(c_char);

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    letter: Letter,
}

fn main() {
    let _ = Message::view_on(ArmLinux, &[0]);
}
