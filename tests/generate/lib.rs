//! What the conformance tests share: the fixtures that C compilers made, a reader for the C in them, and the
//! generator that writes Rust definitions of the records.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]
#![allow(missing_docs, reason = "used in this package only; names that need words have them")]

pub mod cdecl;
pub mod described;
pub mod emit;
pub mod families;
pub mod fixture;
pub mod measured;
pub mod platforms;
pub mod posix;
pub mod rows;
