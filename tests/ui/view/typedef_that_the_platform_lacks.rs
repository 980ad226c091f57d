//! A typedef on a platform that has none of that name.
use heapstruct::HeapStruct;
use heapstruct::target::X86_64Windows;

#[allow(non_camel_case_types)]
type uid_t = u32;

#[derive(HeapStruct)]
#[repr(C)]
struct Owner {
    id: uid_t,
}

fn main() {
    let _ = Owner::view_on(X86_64Windows, &[0; 4]);
}
