heapstruct::record! {
    struct Flags {
        next: *mut u8 : 3,
    }
}

fn main() {}
