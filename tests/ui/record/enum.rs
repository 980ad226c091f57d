heapstruct::record! {
    enum Kind {
        A,
    }
}

fn main() {}
