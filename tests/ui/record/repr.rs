heapstruct::record! {
    #[repr(C)]
    struct Flags {
        kind: u8,
    }
}

fn main() {}
