//! bindgen's helpers say where one machine has bits.
use heapstruct::HeapStruct;
use heapstruct::target::{PowerpcLinux, Runtime};

#[repr(C)]
struct __BindgenBitfieldUnit<Storage> {
    storage: Storage,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Flags {
    _bitfield_align_1: [u16; 0],
    _bitfield_1: __BindgenBitfieldUnit<[u8; 2usize]>,
    kind: u16,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Message {
    flags: Flags,
}

fn main() {
    let bytes = [0; 4];
    let _ = Flags::view(&bytes);
    let _ = Flags::view_on(PowerpcLinux, &bytes);
    let _ = Message::view_on(Runtime::X86_64_LINUX, &bytes);
    Flags::view(&bytes).unwrap()._bitfield_1();
}
