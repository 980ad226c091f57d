//! Structs that a macro writes: what it was given comes to the derive wrapped.

use heapstruct::c::Function;
use heapstruct::target::Native;
use heapstruct::{Addr, Buf, HeapStruct};

type Callback = unsafe extern "C" fn(i32) -> i32;

macro_rules! handler {
    ($name:ident, $function:ty, $pointer:ty) => {
        #[derive(HeapStruct)]
        #[repr(C)]
        struct $name {
            function: Option<$function>,
            pointer: Option<$pointer>,
        }
    };
}

handler!(Handler, unsafe extern "C" fn(i32) -> i32, core::ptr::NonNull<u8>);

#[test]
fn an_option_around_a_macros_type_is_a_pointer() {
    let mut handler = Buf::<Handler>::new();
    handler.view_mut().set_function(Addr::new(0x10));
    let function: Addr<Function<Callback>, Native> = handler.view().function();
    assert_eq!(function.addr(), 0x10);
    assert!(handler.view().pointer().is_null());
}

/// A type whose name the derive would like for itself.
struct T;

macro_rules! pointee {
    () => {
        T
    };
}

#[derive(HeapStruct)]
#[repr(C)]
struct Hidden {
    hidden: *const pointee!(),
}

#[test]
fn what_a_macro_hides_in_a_pointer_keeps_its_meaning() {
    let hidden = Buf::<Hidden>::new();
    let pointer: *const T = hidden.view().hidden().as_ptr();
    assert!(pointer.is_null());
}

/// As many of nothing as there can be.
#[derive(HeapStruct)]
#[repr(C)]
struct Nothing {
    none: [[u8; 0]; usize::MAX],
    one: u8,
}

#[test]
fn countless_elements_without_bytes_are_shown_and_compared() {
    let (a, b) = (Nothing::view(&[1]).unwrap(), Nothing::view(&[1]).unwrap());
    assert_eq!(a.none().len(), usize::MAX);
    assert_eq!(format!("{a:?}"), "Nothing { none: [[], ..], one: 1 }");
    assert!(a == b);
    assert!(a.none() == b.none());
}
