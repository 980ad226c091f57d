use heapstruct::HeapStruct;

#[derive(HeapStruct)]
#[repr(u8)]
enum Color {
    Red,
    Green,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Lamp {
    color: Color,
}

fn main() {
    let mut bytes = [0; Lamp::SIZE];
    Lamp::view_mut(&mut bytes).unwrap().set_color(1);
}
