heapstruct::record! {
    struct Flags {
        #[on(X86Linux)]
        kind: u8,
    }
}

fn main() {}
