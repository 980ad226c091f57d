use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(C)]
struct Times {
    #[heapstruct(skip)]
    at: u32,
}

fn main() {
    let bytes = [0; 4];
    println!("{}", Times::view(&bytes).unwrap().at());
}
