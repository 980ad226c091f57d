//! The only names that the derive emits. No part of the public API.

// Not by its own name: a user's crate may call itself `core`.
pub use ::core;

pub use crate::abi::Endian;
pub use crate::layout::own::{
    Align, AlignTo, checks, native_align, native_size, no_buffer, proves_opaque, size_here, width,
};
pub use crate::layout::tables::{MemberCount, Members, RuntimeTable, StaticOf, StaticTable, TablesOf};
pub use crate::layout::{
    CType, Condition, DataModel, Dialect, Enumeration, Format, Member as MemberOf, Record, Tail, proves,
};
pub use crate::memory::{
    Bits, Describe, Elements, FnPointer, ForeignPointer, NativePointer, Number, Place, PointerValue, Shared, Storage,
    StorageMut,
};
pub use crate::target::{self, DoesNotFit, Native, Platform, StaticTarget, Target};
pub use crate::view::{
    Addr, Aggregate, Array, BindgenWroteFor, BitField, Get, HeapStruct, Known, Member, Mut,
    NoUnionSaysWhichVariantItHolds, NotSet, Part, Same, Scalar, Set, StatedSize, States, Streamed, TailError, Tailed,
    Text, TextError, TryScalar, View, c, debug_own, debug_view, has_bits, header, is, mask_bits, same_view, stated,
    states, tail_array, tail_of_bytes, tail_of_elements, tail_text,
};
pub use crate::view::{
    Held, HeldHere, LongDouble, Never, Numbers, UnknownValue, greatest, here, least, number, number_of_bits,
    proves_long_double, proves_value, set_held, set_number, try_set_bits, try_set_number, unknown,
};
