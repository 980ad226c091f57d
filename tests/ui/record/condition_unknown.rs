heapstruct::record! {
    struct Flags {
        #[on(linux)]
        kind: u8,
    }
}

fn main() {}
