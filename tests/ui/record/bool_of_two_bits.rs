heapstruct::record! {
    struct Flags {
        ready: bool : 2,
    }
}

fn main() {}
