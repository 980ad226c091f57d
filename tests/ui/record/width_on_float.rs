heapstruct::record! {
    struct Flags {
        ratio: f32 : 3,
    }
}

fn main() {}
