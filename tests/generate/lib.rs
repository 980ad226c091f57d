//! What the conformance tests share: the fixtures that C compilers made, a reader for the C in them, and the
//! generator that writes Rust definitions of the records which plain `#[repr(C)]` can express.

#![forbid(unsafe_code)]

pub mod cdecl;
pub mod emit;
pub mod fixture;
