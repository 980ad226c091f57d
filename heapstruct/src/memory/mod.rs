//! Bytes and the proofs about them: all of the library's `unsafe` but the system calls.
//!
//! - `storage`: the contract for memory that a view may lie on, and its implementations;
//! - `describe`: what a member is, and how large;
//! - `place`: bytes that are known to hold a certain member, with the loads and stores;
//! - `buf`: owned memory that C may write to.
//!
//! Everything above these four files is safe code, held to it by the lint table.

#[allow(unsafe_code, reason = "keeps the invariant of `Buf`")]
mod buf;
#[allow(unsafe_code, reason = "promises the size of each kind of member")]
mod describe;
#[allow(unsafe_code, reason = "keeps the invariants of `Place` and `Elements`")]
mod place;
#[allow(unsafe_code, reason = "the storage contract and its implementations")]
mod storage;

pub use buf::Buf;
pub use describe::{Describe, FnPointer, Number};
pub(crate) use place::{Elements, Reader};
pub use place::{ForeignPointer, NativePointer, Place, PointerValue};
pub use storage::{Shared, Storage, StorageMut};
