heapstruct::record! {
    struct Flags {
        kind: no_such_t,
    }
}

fn main() {}
