heapstruct::record! {
    struct Flags {
        wide: u128 : 3,
    }
}

fn main() {}
