const NONE: u32 = 0;

heapstruct::record! {
    struct Flags {
        kind: u8 : NONE,
    }
}

fn main() {}
