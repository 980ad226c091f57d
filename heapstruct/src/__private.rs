//! The only names that the derive emits, besides `core`'s. No part of the public API.

pub use crate::layout::tables::{MemberCount, Members, RuntimeTable, StaticOf, StaticTable, TablesOf};
pub use crate::layout::{Format, Member as MemberOf, Record, proves};
pub use crate::memory::{
    Describe, FnPointer, ForeignPointer, NativePointer, Number, Place, PointerValue, Storage, StorageMut,
};
pub use crate::target::{self, DoesNotFit, Native, Platform, StaticTarget, Target};
pub use crate::view::{
    Addr, Aggregate, Array, Get, HeapStruct, Known, Member, Mut, NotSet, Part, Same, Scalar, Set, States, Text,
    TextError, TryScalar, View, c, debug_view, has_bits, is, mask_bits, same_view,
};
