heapstruct::record! {
    struct Flags {
        #[on(not(lp64, ilp32))]
        kind: u8,
    }
}

fn main() {}
