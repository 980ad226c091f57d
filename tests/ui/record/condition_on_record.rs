heapstruct::record! {
    #[on(lp64)]
    struct Flags {
        kind: u8,
    }
}

fn main() {}
