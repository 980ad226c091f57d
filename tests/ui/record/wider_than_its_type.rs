heapstruct::record! {
    struct Flags {
        wide: u8 : 9,
    }
}

fn main() {}
