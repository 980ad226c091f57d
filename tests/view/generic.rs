//! Structs with parameters.

use core::ffi::{c_int, c_long};
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, X86_64Linux};
use heapstruct::{HeapStruct, Known, View, size_on};

/// A number.
#[derive(HeapStruct, Clone, Copy)]
#[repr(C)]
struct Long {
    value: c_long,
}

/// A small one.
#[derive(HeapStruct, Clone, Copy)]
#[repr(C)]
struct Short {
    value: u16,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Node<'a, X, const N: usize>
where
    X: Clone,
{
    next: *const &'a Self,
    head: u8,
    payload: X,
    several: [X; 2],
    bytes: [u8; N],
    inner: Inner<X>,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Inner<X: Clone> {
    count: c_int,
    #[heapstruct(present = count & 1)]
    value: X,
}

#[derive(HeapStruct)]
#[repr(C)]
union Either<T: Copy, B: Copy> {
    t: T,
    b: B,
}

/// Only behind a pointer: no record.
#[derive(HeapStruct)]
#[repr(C)]
struct Handle<P> {
    to: *mut P,
}

#[test]
fn a_layout_for_each_use() {
    assert_eq!(size_on::<Node<'static, Long, 3>, X86_64Linux>(), 64);
    assert_eq!(size_on::<Node<'static, Long, 3>, I686Linux>(), 32);
    assert_eq!(size_on::<Node<'static, Short, 1>, X86_64Linux>(), 32);
    assert_eq!(Node::<'static, Short, 1>::SIZE, size_of::<Node<'static, Short, 1>>());
}

#[test]
fn views_of_parameters() {
    let mut bytes = vec![0; Node::<'static, Long, 3>::SIZE];
    let mut node = Node::<'static, Long, 3>::view_mut(&mut bytes).unwrap();
    node.set_head(1);
    node.payload_mut().set_value(2);
    node.several_mut().get_mut(1).unwrap().set_value(3);
    node.bytes_mut().set(2, 4).unwrap();
    assert!(node.inner().value().is_none());
    node.inner_mut().set_count(1);
    node.inner_mut().value_mut().unwrap().set_value(5);
    let node = node.shared();
    assert_eq!((node.head(), node.payload().value(), node.several().get(1).unwrap().value()), (1, 2, 3));
    assert_eq!((node.bytes().get(2), node.inner().value().unwrap().value()), (Some(4), 5));
    assert!(node == node);
    assert_eq!(
        format!("{node:?}"),
        "Node { next: 0x0, head: 1, payload: Long { value: 2 }, several: [Long { value: 0 }, Long { value: 3 }], \
         bytes: [0, 0, 4], inner: Inner { count: 1, value: Long { value: 5 } } }"
    );
}

#[test]
fn on_other_machines() {
    fn value<X: HeapStruct + Clone + Known<Runtime>>(bytes: &[u8]) -> i32 {
        let target = Runtime::POWERPC_LINUX;
        Inner::<X>::view_on(target, bytes).unwrap().count()
    }
    assert_eq!(value::<Long>(&[0, 0, 0, 9, 0, 0, 0, 1]), 9);
    let either = Either::<Long, Short>::view_on(PowerpcLinux, &[0, 1, 0, 2]).unwrap();
    assert_eq!((either.t().value(), either.b().value()), (0x10002, 1));
    assert_eq!(Handle::<Long>::view_on(PowerpcLinux, &[0, 0, 0, 8]).unwrap().to().addr(), 8);
    assert_eq!(Handle::<Long>::over([0; 8], Native).unwrap().size(), size_of::<usize>());
}
