//! What the derive makes, as a user's crate meets it: names, visibility, documentation, hygiene and lints.
//!
//! The derive implements an unsafe trait, and a crate that forbids unsafe code may use it all the same.

#![forbid(unsafe_code)]

mod accessors;
mod bindgen;
mod documented;
mod hygiene;
mod kinds;
mod macros;
mod names;
mod prelude;
mod shadowed;
mod shapes;
mod strict;
