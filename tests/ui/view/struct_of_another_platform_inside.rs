//! A struct with a member that states its targets, on another.
use heapstruct::HeapStruct;
use heapstruct::target::S390xLinux;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux))]
struct Status {
    mode: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Entry {
    number: u64,
    status: Status,
}

fn main() {
    let _ = Entry::view_on(S390xLinux, &[0; 16]);
}
