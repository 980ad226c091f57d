heapstruct::record! {
    struct Flags {
        all: [u8; 2] : 3,
    }
}

fn main() {}
