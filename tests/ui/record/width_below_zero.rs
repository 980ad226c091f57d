heapstruct::record! {
    struct Flags {
        ready: u8 : -1,
    }
}

fn main() {}
