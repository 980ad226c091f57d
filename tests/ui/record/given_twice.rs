heapstruct::record! {
    #[packed]
    #[packed]
    struct Flags {
        kind: u32,
    }
}

fn main() {}
