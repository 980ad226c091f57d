heapstruct::record! {
    #[packed(lp64)]
    struct Flags {
        kind: u8,
    }
}

fn main() {}
