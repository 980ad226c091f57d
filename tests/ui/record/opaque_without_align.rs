heapstruct::record! {
    struct Flags {
        #[opaque(size = 4)]
        kind: _,
    }
}

fn main() {}
