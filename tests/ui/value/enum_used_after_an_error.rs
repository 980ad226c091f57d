use heapstruct::HeapStruct;

#[derive(HeapStruct)]
enum Color {
    Red,
    Green,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Lamp {
    color: Color,
    level: u8,
}

fn main() {
    let mut bytes = [0; Lamp::SIZE];
    let mut lamp = Lamp::view_mut(&mut bytes).unwrap();
    lamp.set_color(Color::Green);
    let _ = lamp.color().unwrap();
}
