use heapstruct::abi::{Abi, Scalar};

heapstruct::row! {
    struct Odd = Abi::ILP32.with(Scalar::Long, 3, 1);
}

fn main() {}
