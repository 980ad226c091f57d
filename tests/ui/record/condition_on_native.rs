heapstruct::record! {
    struct Flags {
        #[on(Native)]
        kind: u8,
    }
}

fn main() {}
