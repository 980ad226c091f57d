heapstruct::record! {
    struct Inner {
        a: u8,
    }
    struct Flags {
        inner: Inner : 3,
    }
}

fn main() {}
