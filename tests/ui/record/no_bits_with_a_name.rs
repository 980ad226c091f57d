heapstruct::record! {
    struct Flags {
        kind: u8 : 0,
    }
}

fn main() {}
