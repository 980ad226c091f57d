//! Bytes and a layout in, values out.
//!
//! The contract of every view, stated once: its length is checked when it is made, by
//! [`HeapStruct::view`] and its kin. After that no getter and no setter checks it again,
//! panics, allocates or touches a byte outside its own member.

mod addr;
mod array;
#[cfg(target_has_atomic = "8")]
mod atomic;
mod bits;
pub mod c;
pub(crate) mod debug;
mod enumeration;
mod equal;
mod heap_struct;
pub(crate) mod long_double;
mod member;
mod newtype;
mod nonzero;
mod not_copied;
mod scalar;
mod stream;
mod tail;
mod text;
mod whole;

pub use addr::Addr;
pub use array::{Array, ElementError, Iter, Records};
pub use bits::BitField;
pub(crate) use debug::debug_record;
pub use debug::{debug_own, debug_view};
pub use enumeration::{
    Numbers, UnknownValue, greatest, least, number, number_of_bits, proves_long_double, proves_value, set_number,
    try_set_bits, try_set_number, unknown,
};
pub use equal::same_view;
pub use heap_struct::{HeapStruct, View, ViewError, size_on};
pub use long_double::LongDouble;
pub use member::{
    Aggregate, BindgenWroteFor, Get, Known, Member, Mut, Never, NoUnionSaysWhichVariantItHolds, Part, Same, Scalar,
    Set, States, TryScalar, is,
};
pub use newtype::{Held, HeldHere, here, set_held};
pub use not_copied::{MemberPath, NotCopied};
pub use scalar::{NotSet, has_bits, mask_bits, stated, states};
pub use stream::{StatedSize, Stream, StreamError, Streamed, header};
pub use tail::{TailError, Tailed, tail_array, tail_of_bytes, tail_of_elements, tail_text};
pub use text::{Text, TextError};
pub(crate) use whole::fill;
