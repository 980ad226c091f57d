heapstruct::record! {
    struct Flags {
        #[aligned(3)]
        kind: u8,
    }
}

fn main() {}
