use heapstruct::HeapStruct;

heapstruct::record! {
    struct Flags {
        #[on(ilp32)]
        high: u32,
    }
}

fn main() {
    let bytes = [0; 4];
    let high: u32 = Flags::view(&bytes).unwrap().high();
    println!("{high}");
}
