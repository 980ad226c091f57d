use heapstruct::abi::Abi;
use heapstruct::target::{Custom, Row};

#[derive(Clone, Copy, Debug)]
struct Wrong;

impl Row for Wrong {
    const ABI: Abi = Abi::ILP32;
    type Char = i8;
    type Short = i16;
    type UShort = u16;
    type Int = i32;
    type UInt = u32;
    type Long = i64;
    type ULong = u64;
    type LongLong = i64;
    type ULongLong = u64;
    type Size = u32;
    type PtrDiff = i32;
    type Address = u32;
}

fn main() {
    let _ = Custom::<Wrong>::new();
}
