heapstruct::record! {
    struct Flags {
        #[on]
        kind: u8,
    }
}

fn main() {}
