heapstruct::record! {
    struct Flags {
        #[opaque(size = 4, align = 4)]
        kind: u32,
    }
}

fn main() {}
