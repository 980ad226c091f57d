//! Pointers: numbers on foreign targets, pointers with their provenance on the machine itself.

#![allow(unsafe_code, reason = "follows pointers that a view gave back")]

use core::ffi::{c_int, c_void};
use core::ptr::{self, NonNull};
use heapstruct::abi::Scalar;
use heapstruct::target::{Native, PowerpcLinux, Runtime, S390xLinux, Target};
use heapstruct::{Addr, Buf, HeapStruct};

type Callback = Option<unsafe extern "C" fn(c_int) -> c_int>;

#[derive(HeapStruct)]
#[repr(C)]
struct Node {
    next: *const Node,
    value: *mut u32,
    maybe: Option<NonNull<u16>>,
    add: Option<extern "C" fn(c_int, c_int) -> c_int>,
    aliased: Callback,
    opaque: *mut c_void,
    deep: *const *const u8,
    table: [*const u8; 2],
}

extern "C" fn add(a: c_int, b: c_int) -> c_int {
    a + b
}

unsafe extern "C" fn double(a: c_int) -> c_int {
    2 * a
}

#[test]
fn zeroed_memory_holds_null() {
    let buf = Buf::<Node>::new();
    let node = buf.view();
    assert!(node.next().is_null());
    assert!(node.value().as_mut_ptr().is_null());
    assert!(node.maybe().is_null());
    assert!(node.add().is_null());
    assert!(node.aliased().is_null());
    // SAFETY: null is no function.
    assert!(unsafe { node.add().as_fn() }.is_none());
    // SAFETY: null is no function.
    assert!(unsafe { node.aliased().as_fn() }.is_none());
    assert_eq!(node.opaque(), Addr::null());
    assert_eq!(node.table().iter().map(Addr::is_null).collect::<Vec<_>>(), [true, true]);
}

/// Under Miri's strict provenance, a pointer that went through an integer could not be followed.
#[test]
fn a_stored_pointer_comes_back_with_its_provenance() {
    let (mut number, short, byte) = (5_u32, 6_u16, 7_u8);
    let pointer_to_byte = &raw const byte;
    let last = Buf::<Node>::new();
    let mut buf = Buf::<Node>::new();
    let mut node = buf.view_mut();
    node.set_next(last.as_ptr());
    node.set_value(&raw mut number);
    node.set_maybe(Some(NonNull::from(&short)));
    node.set_opaque(ptr::from_mut(&mut number).cast::<c_void>());
    node.set_deep(&raw const pointer_to_byte);
    node.table_mut().set(1, pointer_to_byte.into()).unwrap();

    let node = buf.view();
    assert_eq!(node.next().as_ptr(), last.as_ptr());
    // SAFETY: `number` lives, and no reference to it does.
    unsafe { node.opaque().as_mut_ptr().cast::<u32>().write(8) };
    // SAFETY: as above; the pointer that was stored last is derived from the variable itself.
    assert_eq!(unsafe { *node.opaque().as_ptr().cast::<u32>() }, 8);
    // SAFETY: `short` lives.
    assert_eq!(unsafe { *node.maybe().as_ptr() }, 6);
    // SAFETY: `pointer_to_byte` lives.
    let inner = unsafe { *node.deep().as_ptr() };
    // SAFETY: `byte` lives.
    assert_eq!(unsafe { *inner }, 7);
    // SAFETY: `byte` lives.
    assert_eq!(unsafe { *node.table().get(1).unwrap().as_ptr() }, 7);
    assert!(node.table().get(0).unwrap().is_null());
}

/// The memory may have any alignment, and the pointer is loaded as one all the same.
#[test]
fn a_pointer_in_unaligned_memory_keeps_its_provenance() {
    let number = 9_u32;
    let mut bytes = [0; Node::SIZE + 1];
    let mut node = Node::view_mut(&mut bytes[1..]).unwrap();
    node.set_value((&raw const number).cast_mut());
    // SAFETY: `number` lives.
    assert_eq!(unsafe { *node.value().as_ptr() }, 9);
}

#[test]
fn a_function_is_called_through_a_view() {
    let mut buf = Buf::<Node>::new();
    let mut node = buf.view_mut();
    node.set_add(Addr::from((add as extern "C" fn(c_int, c_int) -> c_int as *const ()).cast()));
    // SAFETY: the member holds the address of `add`.
    let function = unsafe { node.add().as_fn() }.unwrap();
    assert_eq!(function(2, 3), 5);
    node.set_aliased(Addr::from((double as unsafe extern "C" fn(c_int) -> c_int as *const ()).cast()));
    // SAFETY: the member holds the address of `double`.
    let function = unsafe { node.aliased().as_fn() }.unwrap();
    // SAFETY: `double` has no conditions.
    assert_eq!(unsafe { function(21) }, 42);
}

/// What C wrote through a real pointer to the struct is what the view gives.
#[test]
fn a_function_that_c_stored() {
    let mut buf = Buf::<Node>::new();
    let node = buf.as_mut_ptr();
    // SAFETY: the pointer is that of a `Buf`, and one member is written.
    unsafe { (*node).add = Some(add) };
    // SAFETY: the member holds a function of its type.
    assert_eq!(unsafe { buf.view().add().as_fn() }.map(|function| function(40, 2)), Some(42));
}

#[test]
fn foreign_addresses_are_numbers() {
    let mut bytes = [0; 72];
    let mut node = Node::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    node.set_next(Addr::new(0x89ab_cdef_u32));
    node.set_add(Addr::new(0x1000));
    let address: u32 = node.next().addr();
    assert_eq!(address, 0x89ab_cdef);
    assert_eq!(bytes[..4], [0x89, 0xab, 0xcd, 0xef]);
    assert_eq!(bytes[12..16], [0, 0, 0x10, 0]);

    let mut node = Node::view_mut_on(S390xLinux, &mut bytes).unwrap();
    node.set_next(Addr::new(0x0123_4567_89ab_cdef_u64));
    assert_eq!(bytes[..8], [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]);
    let address: u64 = Node::view_on(Runtime::S390X_LINUX, &bytes).unwrap().next().addr();
    assert_eq!(address, 0x0123_4567_89ab_cdef);
}

#[test]
fn an_address_that_does_not_fit_changes_nothing() {
    let mut bytes = [0xa5; 72];
    let mut node = Node::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    let error = node.try_set_value(Addr::new(0x1_0000_0000)).unwrap_err();
    assert_eq!((error.value(), error.size(), error.scalar()), (0x1_0000_0000, 4, Scalar::Pointer));
    assert_eq!(error.to_string(), "4294967296 does not fit into the target's `void *`, which has 4 bytes");
    assert_eq!(bytes, [0xa5; 72]);
    let mut node = Node::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    assert_eq!(node.try_set_value(Addr::new(0xffff_ffff)), Ok(()));
    assert_eq!(bytes[4..8], [0xff; 4]);
    assert_eq!(bytes[8..], [0xa5; 64]);
    let mut wide = [0; 72];
    let mut node = Node::view_mut_on(Runtime::S390X_LINUX, &mut wide).unwrap();
    assert_eq!(node.try_set_value(Addr::new(u64::MAX)), Ok(()));
    assert_eq!(wide[8..16], [0xff; 8]);
    // and where it always fits
    let mut buf = Buf::<Node>::new();
    assert_eq!(buf.view_mut().try_set_value(ptr::without_provenance_mut::<u32>(usize::MAX)), Ok(()));
    assert_eq!(buf.view().value().as_ptr().addr(), usize::MAX);
}

/// Two addresses are equal if their numbers are, and an address goes wherever a key goes.
#[test]
fn addresses_are_compared_and_shown_as_numbers() {
    use core::hash::BuildHasher;
    use std::hash::RandomState;
    let number = 1_u32;
    let with: Addr<u32, Native> = Addr::from(&raw const number);
    let without: Addr<u32, Native> = Addr::from(ptr::without_provenance::<u32>((&raw const number).addr()));
    assert_eq!(with, without);
    let state = RandomState::new();
    assert_eq!(state.hash_one(with), state.hash_one(without));
    assert_ne!(with, Addr::null());
    assert_eq!(format!("{:?}", Addr::<u8, PowerpcLinux>::new(0xbeef)), "0xbeef");
    assert_eq!(format!("{:?}", Addr::<u8, Runtime>::null()), "0x0");
    fn is_null<P, T: Target>(address: Addr<P, T>) -> bool {
        address.is_null()
    }
    assert!(is_null(Addr::<u8, Native>::from(None::<NonNull<u8>>)));
}
