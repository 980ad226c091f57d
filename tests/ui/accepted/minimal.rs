use heapstruct::{Buf, HeapStruct};

/// The smallest use there is; and since it must run, every case here is built and not only checked, so that errors show
/// which the compiler finds when it makes code.
#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
}

fn main() {
    assert_eq!(Buf::<Timer>::new().view().id(), 0);
}
