//! Bytes and a layout in, values out.
//!
//! The contract of every view, stated once: its length is checked when it is made, by
//! [`HeapStruct::view`] and its kin. After that no getter and no setter checks it again,
//! panics, allocates or touches a byte outside its own member.

mod addr;
mod array;
pub mod c;
mod debug;
mod equal;
mod heap_struct;
mod member;
mod scalar;
mod text;

pub use addr::Addr;
pub use array::{Array, ElementError, Iter, Records};
pub(crate) use debug::debug_record;
pub use debug::debug_view;
pub use equal::same_view;
pub use heap_struct::{HeapStruct, View, ViewError, size_on};
pub use member::{Aggregate, Get, Known, Member, Mut, Part, Same, Scalar, Set, States, TryScalar, is};
pub use scalar::{NotSet, has_bits, mask_bits};
pub use text::{Text, TextError};
