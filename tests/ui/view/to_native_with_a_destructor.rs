use core::ffi::c_int;
use heapstruct::{HeapStruct, View};

/// Owns a descriptor.
#[derive(HeapStruct)]
#[repr(C)]
struct Owner {
    descriptor: c_int,
}

impl Drop for Owner {
    fn drop(&mut self) {
        println!("closes {}", self.descriptor);
    }
}

fn main() {
    let bytes = [0; 4];
    let _ = Owner::view(&bytes).unwrap().to_native();
}
