mod __heapstruct {
    pub mod c {
        pub type Be<T> = &'static T;
    }
}

#[derive(heapstruct::HeapStruct)]
#[repr(C)]
struct Timer {
    id: __heapstruct::c::Be<u64>,
}

fn main() {}
