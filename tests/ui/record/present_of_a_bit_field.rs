heapstruct::record! {
    struct Flags {
        kind: u8 : 3,
        #[heapstruct(present = kind & 1)]
        more: u8,
    }
}

fn main() {}
