heapstruct::record! {
    struct Flags {
        kind: u8 = 3,
    }
}

fn main() {}
