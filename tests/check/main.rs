//! `heapstruct::check` with real compilers: what agrees, what differs and in which words, and the text itself.
//!
//! With the feature `compilers` also clang, and cross compilers of another size and byte order.
#![cfg(unix)]

mod agrees;
#[cfg(feature = "compilers")]
mod compilers;
mod differs;
mod records;
mod text;
