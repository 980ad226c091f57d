heapstruct::record! {
    struct Flags {
        kind: _,
    }
}

fn main() {}
