heapstruct::record! {
    struct Kind(u8);
}

fn main() {}
