use core::marker::PhantomData;
use heapstruct::HeapStruct;

struct Option<F>([usize; 1], PhantomData<F>);

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    expire: Option<unsafe extern "C" fn()>,
}

fn main() {}
