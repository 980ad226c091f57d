use heapstruct::HeapStruct;
use heapstruct::abi::{Abi, Scalar};
use heapstruct::layout::LayoutError;
use heapstruct::target::{Native, Target};

/// Would answer for the sizes that views rely on.
#[derive(Clone, Copy, Debug)]
struct Mine;

impl Target for Mine {
    type Char = i8;
    type Short = i16;
    type UShort = u16;
    type Int = i32;
    type UInt = u32;
    type Long = i64;
    type ULong = u64;
    type LongLong = i64;
    type ULongLong = u64;
    type Size = u64;
    type PtrDiff = i64;
    type Address = u64;
    type Pointer = <Native as Target>::Pointer;
    const WIDTHS: [u8; 26] = [1; 26];

    fn abi(self) -> Abi {
        Abi::LP64
    }
    fn is_big_endian(self) -> bool {
        false
    }
    fn char_is_signed(self) -> bool {
        true
    }
    fn width(self, _: Scalar) -> usize {
        1
    }
    fn check<X: HeapStruct>(self) -> Result<usize, LayoutError> {
        Ok(0)
    }
    fn record_size<X: HeapStruct>(self) -> usize {
        0
    }
    fn offset<X: HeapStruct, const I: usize>(self) -> usize {
        1000
    }
}

fn main() {}
