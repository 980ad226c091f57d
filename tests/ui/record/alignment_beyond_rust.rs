heapstruct::record! {
    #[aligned(131072)]
    struct Huge {
        kind: u8,
    }
}

fn main() {}
