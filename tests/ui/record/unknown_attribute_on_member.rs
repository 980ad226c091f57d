heapstruct::record! {
    struct Flags {
        #[bits(4)]
        kind: u8,
    }
}

fn main() {}
