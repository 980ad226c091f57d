heapstruct::record! {
    struct Event {
        kind: u8,
        union { number: u16, address: u32 },
    }
}

heapstruct::record! {
    struct Other {
        value: union { number: u16, address: u32 },
    }
}

heapstruct::record! {
    struct Named {
        union: u8,
    }
}

fn main() {}
