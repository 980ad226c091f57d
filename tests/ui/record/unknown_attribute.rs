heapstruct::record! {
    #[align(4)]
    struct Flags {
        kind: u8,
    }
}

fn main() {}
