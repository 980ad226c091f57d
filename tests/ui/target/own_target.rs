use heapstruct::HeapStruct;
use heapstruct::abi::{Abi, Scalar};
use heapstruct::layout::LayoutError;
use heapstruct::target::{Native, Target};

/// Would answer for the sizes that views rely on.
#[derive(Clone, Copy, Debug)]
struct Mine;

impl Target for Mine {
    heapstruct::__types!(as Native);
    type Pointer = <Native as Target>::Pointer;
    const WIDTHS: [u8; 58] = [1; 58];

    fn abi(self) -> Abi {
        Abi::LP64
    }
    fn is_big_endian(self) -> bool {
        false
    }
    fn is_signed(self, _: Scalar) -> bool {
        true
    }
    fn width(self, _: Scalar) -> usize {
        1
    }
    fn states<X: HeapStruct>(self) -> Result<(), LayoutError> {
        Ok(())
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
