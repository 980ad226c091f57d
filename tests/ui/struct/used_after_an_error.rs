use heapstruct::HeapStruct;

#[derive(HeapStruct)]
struct Timer {
    id: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    timer: Timer,
}

fn main() {
    let bytes = [0; 64];
    let outer = Outer::view(&bytes).unwrap();
    let _ = outer.timer();
    let _ = Timer::view(&bytes).is_ok();
}
