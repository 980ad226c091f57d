use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
union Value {
    long: core::ffi::c_long,
    word: c_uint,
}

#[allow(non_camel_case_types)]
type c_uint = i8;

fn main() {}
