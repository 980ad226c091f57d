heapstruct::record! {
    struct Flags {
        #[on(lp64)]
        kind: u8,
        #[heapstruct(present = kind & 1)]
        more: u8,
    }
}

fn main() {}
