//! Storage of a user's own: objects of a garbage-collected heap that moves them.

#![allow(unsafe_code, reason = "implements the storage contract")]

use crate::{Point, Shape};
use alloc::rc::Rc;
use core::cell::{Cell, RefCell, UnsafeCell};
use heapstruct::target::{Native, S390xLinux};
use heapstruct::{HeapStruct, Shared, Storage, StorageMut, View, ViewError};

/// A heap whose objects are found by number, since a collection moves them.
#[derive(Default)]
struct Heap {
    objects: RefCell<Vec<Box<UnsafeCell<[u8]>>>>,
    collections: Cell<usize>,
}

impl Heap {
    fn allocate(self: &Rc<Self>, len: usize) -> Object {
        let mut objects = self.objects.borrow_mut();
        let bytes: Box<[u8]> = vec![0; len].into_boxed_slice();
        // SAFETY: an `UnsafeCell` has the layout of what it holds.
        objects.push(unsafe { Box::from_raw(Box::into_raw(bytes) as *mut UnsafeCell<[u8]>) });
        Object { heap: Rc::clone(self), number: objects.len() - 1, at: 0, len }
    }

    /// Moves every object to another address.
    fn collect(&self) {
        for object in self.objects.borrow_mut().iter_mut() {
            let copy: Box<[u8]> = Box::from(&*object.get_mut());
            // SAFETY: an `UnsafeCell` has the layout of what it holds.
            *object = unsafe { Box::from_raw(Box::into_raw(copy) as *mut UnsafeCell<[u8]>) };
        }
        self.collections.set(self.collections.get() + 1);
    }
}

/// A part of an object, by reference of the language that the heap belongs to.
#[derive(Clone)]
struct Object {
    heap: Rc<Heap>,
    number: usize,
    at: usize,
    len: usize,
}

impl Object {
    fn start(&self) -> *mut u8 {
        let start = self.heap.objects.borrow()[self.number].get().cast::<u8>();
        // SAFETY: a part lies within its object.
        unsafe { start.add(self.at) }
    }
}

/// The same part, borrowed.
#[derive(Clone, Copy)]
struct Borrowed<'a> {
    object: &'a Object,
    at: usize,
    len: usize,
}

// SAFETY: an object keeps its length; its bytes are initialised, are reached through an `UnsafeCell`, and stay where
// they are until the heap collects, which no view does.
unsafe impl Storage for Object {
    type Shared<'s> = Borrowed<'s>;

    fn ptr(&self) -> *const u8 {
        self.start()
    }

    fn len(&self) -> usize {
        self.len
    }

    fn shared(&self) -> Borrowed<'_> {
        Borrowed { object: self, at: 0, len: self.len }
    }
}

// SAFETY: as for `Object`.
unsafe impl<'a> Storage for Borrowed<'a> {
    type Shared<'s>
        = Borrowed<'a>
    where
        Self: 's;

    fn ptr(&self) -> *const u8 {
        // SAFETY: a part lies within its object.
        unsafe { self.object.start().add(self.at) }
    }

    fn len(&self) -> usize {
        self.len
    }

    fn shared(&self) -> Borrowed<'a> {
        *self
    }
}

// SAFETY: a copy is the same part.
unsafe impl Shared for Borrowed<'_> {
    unsafe fn part(self, at: usize, len: usize) -> Self {
        Self { at: self.at + at, len, ..self }
    }
}

// SAFETY: the bytes are in an `UnsafeCell`, and the heap is of one thread.
unsafe impl StorageMut for Object {
    type Unique<'s> = Self;

    fn ptr_mut(&mut self) -> *mut u8 {
        self.start()
    }

    unsafe fn unique_part(&mut self, at: usize, len: usize) -> Self {
        Self { at: self.at + at, len, ..self.clone() }
    }
}

#[test]
fn a_view_follows_an_object_that_moves() {
    let heap = Rc::new(Heap::default());
    let object = heap.allocate(Shape::SIZE);
    let mut shape = Shape::over(object.clone(), Native).unwrap();
    let before = shape.storage().ptr();
    shape.set_id(1);
    shape.corners_mut().get_mut(1).unwrap().set_x(-2);
    shape.try_set_name("one").unwrap();
    let nested = Shape::over(object, Native).unwrap();
    let corners = nested.corners();

    heap.collect();
    assert_ne!(shape.storage().ptr(), before);
    assert_eq!((shape.id(), corners.get(1).unwrap().x()), (1, -2));
    assert_eq!(shape.name(), "one");
    shape.corners_mut().get_mut(1).unwrap().set_x(-3);
    heap.collect();
    assert_eq!(corners.iter().map(|corner| corner.x()).collect::<Vec<_>>(), [0, -3]);
    assert_eq!(heap.collections.get(), 2);
}

/// Parts that are written keep the object, and not the view, so that the heap may move it between two writes.
#[test]
fn a_nested_view_follows_too() {
    let heap = Rc::new(Heap::default());
    let mut shape = Shape::over(heap.allocate(96), S390xLinux).unwrap();
    let mut corner = shape.corner_mut();
    corner.set_x(1);
    heap.collect();
    corner.set_y(2);
    assert_eq!((corner.x(), corner.y()), (1, 2));
    assert_eq!(format!("{corner:?}"), "Point { x: 1, y: 2 }");
    let whole = shape.into_storage();
    assert_eq!(whole.len(), 96);
    let shape = Shape::over(whole.shared(), S390xLinux).unwrap();
    assert_eq!((shape.corner().x(), shape.corner().y()), (1, 2));
}

#[test]
fn records_in_an_object() {
    let heap = Rc::new(Heap::default());
    let mut points = Point::records_prefix(heap.allocate(3 * Point::SIZE + 1), Native).unwrap();
    assert_eq!(points.len(), 3);
    points.get_mut(2).unwrap().set_y(5);
    heap.collect();
    assert_eq!(points.iter().map(|point| point.y()).collect::<Vec<_>>(), [0, 0, 5]);
    assert_eq!(points.remainder().len(), 1);
    assert_eq!(points.split_first().unwrap().1.get(1).unwrap().y(), 5);
}

#[test]
fn an_object_that_is_too_short() {
    let heap = Rc::new(Heap::default());
    let given = Shape::SIZE - 1;
    assert_eq!(
        Shape::over(heap.allocate(given), Native).map(|_| ()),
        Err(ViewError::TooShort { record: "Shape", needed: Shape::SIZE, given })
    );
}
