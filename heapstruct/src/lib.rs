//! C structs in memory that the caller owns.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;
// The derive names this crate, in the examples of its own documentation too.
extern crate self as heapstruct;

pub mod abi;
pub mod layout;
mod memory;
pub mod target;
mod view;

pub use memory::{Buf, Shared, Storage, StorageMut};
pub use target::DoesNotFit;
pub use view::{Addr, Array, ElementError, HeapStruct, Iter, Records, Text, TextError, View, ViewError, c, size_on};

#[cfg(feature = "derive")]
pub use heapstruct_derive::HeapStruct;

#[doc(hidden)]
pub mod __private;
