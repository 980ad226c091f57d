use heapstruct::abi::Abi;
use heapstruct::target::{Custom, Row, X86_64Linux};

#[derive(Clone, Copy, Debug)]
struct Wrong;

impl Row for Wrong {
    const ABI: Abi = Abi::ILP32;
    // Eight bytes for a `long` of four.
    type Types = <X86_64Linux as Row>::Types;
}

fn main() {
    let _ = Custom::<Wrong>::new();
}
