//! Bytes and the proofs about them: all of the library's `unsafe` but the system calls.
//!
//! - `storage`: the contract for memory that a view may lie on, and its implementations;
//! - `describe`: what a member is, and how large;
//! - `place`: bytes that are known to hold a certain member, with the loads and stores;
//! - `bits`: bytes that are known to hold a bit-field, likewise;
//! - `buf`: owned memory that C may write to;
//! - `whole`: checked stores for copies of whole records, and Rust structs as their source or result.
//!
//! Everything above these six files is safe code, held to it by the lint table.

#[allow(unsafe_code, reason = "keeps the invariant of `Bits`")]
mod bits;
#[allow(unsafe_code, reason = "keeps the invariant of `Buf`")]
mod buf;
#[allow(unsafe_code, reason = "promises the size of each kind of member")]
mod describe;
#[allow(unsafe_code, reason = "keeps the invariants of `Place` and `Elements`")]
mod place;
#[allow(unsafe_code, reason = "the storage contract and its implementations")]
mod storage;
#[allow(unsafe_code, reason = "keeps the invariant of `Writer`, and turns bytes into structs")]
mod whole;

pub use bits::Bits;
pub use buf::Buf;
pub use describe::{Describe, FnPointer, Number};
pub(crate) use place::Reader;
pub use place::{Elements, ForeignPointer, NativePointer, Place, PointerValue};
pub(crate) use storage::part;
pub use storage::{Shared, Storage, StorageMut};
pub(crate) use whole::Writer;
