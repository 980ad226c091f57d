heapstruct::record! {
    struct Flags {
        port: __be16 : 3,
    }
}

fn main() {}
