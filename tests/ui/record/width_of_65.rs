heapstruct::record! {
    struct Flags {
        wide: u64 : 65,
    }
}

fn main() {}
