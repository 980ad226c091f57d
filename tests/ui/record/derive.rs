heapstruct::record! {
    #[derive(Default)]
    struct Flags {
        kind: u8,
    }
}

fn main() {}
