//! A reference to a struct with an array of bindgen's, which is a type of the user's and may have no values.
use heapstruct::{HeapStruct, View};

enum Never {}

#[repr(C)]
struct __IncompleteArrayField<T>(Never, [T; 0]);

#[derive(HeapStruct)]
#[repr(C)]
struct Record {
    len: u32,
    bytes: __IncompleteArrayField<u8>,
}

fn main() {
    let record = Record::view(&[0; 4]).unwrap();
    let _ = record.as_native();
}
