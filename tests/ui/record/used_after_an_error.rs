heapstruct::record! {
    struct Flags {
        kind: u8 : 3,
        next: &u8,
    }
}

fn main() {
    let flags = heapstruct::Buf::<Flags>::new();
    println!("{:?}", flags.view().kind());
}
