//! Members that are pointers.

use super::c::Function;
use super::member::{Member, Never, Scalar, TryScalar};
use crate::abi;
use crate::memory::{FnPointer, NativePointer, Place, PointerValue, Shared, StorageMut};
use crate::target::{DoesNotFit, Native, StaticTarget, Target};
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ptr::NonNull;

/// The value of a pointer member: an address on `T`, of a `P`.
///
/// ```
/// use heapstruct::{Addr, Buf, HeapStruct};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Node { next: *const Node, data: *mut u32 }
///
/// let mut number = 5;
/// let mut node = Buf::<Node>::new();
/// node.view_mut().set_data(&raw mut number);
/// assert!(node.view().next().is_null());
/// let data: *mut u32 = node.view().data().as_mut_ptr();
/// assert_eq!(unsafe { *data }, 5);
/// ```
///
/// It is a number until you say otherwise: bytes may hold any address, so nothing
/// follows it in safe code. On [`Native`] it keeps the provenance of the pointer that was
/// stored, and [`as_ptr`](Self::as_ptr) gives that pointer back.
pub struct Addr<P: ?Sized, T: Target> {
    pointer: T::Pointer,
    pointee: PhantomData<fn() -> PhantomData<P>>,
}

impl<P: ?Sized, T: Target> Addr<P, T> {
    fn from_pointer(pointer: T::Pointer) -> Self {
        Self { pointer, pointee: PhantomData }
    }

    pub(crate) fn pointer(self) -> T::Pointer {
        self.pointer
    }

    /// The address of that number. On [`Native`] it has no provenance: see the conversions from pointers.
    pub fn new(address: T::Address) -> Self {
        Self::from_pointer(T::Pointer::from_address(address))
    }

    /// The null pointer.
    pub fn null() -> Self {
        Self::new(T::Address::default())
    }

    /// The address as a number.
    #[inline]
    pub fn addr(self) -> T::Address {
        self.pointer.address()
    }

    /// Whether it is the null pointer.
    #[inline]
    pub fn is_null(self) -> bool {
        self.addr() == T::Address::default()
    }
}

impl<P> Addr<P, Native> {
    /// The pointer that the member holds. To follow it is as unsafe as with any pointer of C's.
    #[inline]
    pub fn as_ptr(self) -> *const P {
        self.pointer.0.cast()
    }

    /// The pointer that the member holds, to write through.
    #[inline]
    pub fn as_mut_ptr(self) -> *mut P {
        self.pointer.0.cast_mut().cast()
    }
}

impl<P: ?Sized, T: Target> Copy for Addr<P, T> {}

impl<P: ?Sized, T: Target> Clone for Addr<P, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: ?Sized, T: Target> PartialEq for Addr<P, T> {
    fn eq(&self, other: &Self) -> bool {
        self.addr() == other.addr()
    }
}

impl<P: ?Sized, T: Target> Eq for Addr<P, T> {}

impl<P: ?Sized, T: Target> Hash for Addr<P, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.addr().hash(state);
    }
}

impl<P: ?Sized, T: Target> fmt::Debug for Addr<P, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.addr())
    }
}

impl<P> From<*const P> for Addr<P, Native> {
    fn from(pointer: *const P) -> Self {
        Self::from_pointer(NativePointer(pointer.cast()))
    }
}

impl<P> From<*mut P> for Addr<P, Native> {
    fn from(pointer: *mut P) -> Self {
        Self::from(pointer.cast_const())
    }
}

impl<P> From<Option<NonNull<P>>> for Addr<P, Native> {
    fn from(pointer: Option<NonNull<P>>) -> Self {
        Self::from(pointer.map_or(core::ptr::null(), |p| p.as_ptr().cast_const()))
    }
}

/// Pointer members, by the type that they are declared with.
macro_rules! pointers {
    ($([$generic:ident $(: $bound:ident)?] $type:ty => $pointee:ty;)*) => {
        $(
            impl<$generic $(: $bound)?, T: Target> Member<T> for $type {
                type Get<S: Shared> = Addr<$pointee, T>;
                type Set = Addr<$pointee, T>;
                type Mut<U: StorageMut> = Never;

                #[inline(always)]
                fn get<S: Shared>(place: Place<S, Self, T>) -> Self::Get<S> {
                    Addr::from_pointer(T::Pointer::load(&place))
                }
            }

            impl<$generic $(: $bound)?, T: StaticTarget> Scalar<T> for $type {
                #[inline(always)]
                fn set<U: StorageMut>(mut place: Place<U, Self, T>, value: Addr<$pointee, T>) {
                    value.pointer.store(&mut place);
                }
            }

            impl<$generic $(: $bound)?, T: Target> TryScalar<T> for $type {
                #[inline(always)]
                fn try_set<U: StorageMut>(
                    mut place: Place<U, Self, T>,
                    value: Addr<$pointee, T>,
                ) -> Result<(), DoesNotFit> {
                    let width = place.size();
                    let address: u64 = value.addr().into();
                    if width < 8 && address >> (width * 8) != 0 {
                        return Err(DoesNotFit {
                            value: address.into(),
                            scalar: abi::Scalar::Pointer,
                            size: width as u8,
                            bits: None,
                            signed: false,
                        });
                    }
                    value.pointer.store(&mut place);
                    Ok(())
                }
            }
        )*
    };
}

pointers! {
    [P] *const P => P;
    [P] *mut P => P;
    [P] Option<NonNull<P>> => P;
    [F] Function<F> => Function<F>;
    [F: FnPointer] Option<F> => Function<F>;
}

#[cfg(target_has_atomic = "ptr")]
pointers! {
    [P] core::sync::atomic::AtomicPtr<P> => P;
}
