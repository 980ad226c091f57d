heapstruct::record! {
    struct Flags {
        _: u8,
        kind: u8,
    }
}

fn main() {}
