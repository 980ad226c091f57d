heapstruct::record! {
    struct Flags {
        #[pack(1)]
        kind: u32,
    }
}

fn main() {}
