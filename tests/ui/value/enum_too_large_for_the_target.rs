use heapstruct::HeapStruct;
use heapstruct::target::PowerpcLinux;

#[derive(HeapStruct)]
#[repr(usize)]
enum Limit {
    None,
    Large = 0x1_0000_0000,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Settings {
    limit: Limit,
}

fn main() {
    let mut bytes = [0; 4];
    Settings::view_mut_on(PowerpcLinux, &mut bytes).unwrap().set_limit(Limit::None);
}
