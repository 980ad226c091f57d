heapstruct::record! {
    struct Pair<X> {
        a: X,
    }
}

fn main() {}
