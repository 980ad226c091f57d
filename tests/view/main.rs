//! Views of every kind of member, on targets of every kind.
//!
//! Nothing here takes the host's ABI for granted, so that it holds on every machine and under Miri.

mod address;
mod aliases;
mod arrays;
mod bytes;
mod debug;
mod equal;
mod errors;
// Miri has no pages; a getter that reads too far is what it finds anyway.
#[cfg(all(unix, not(miri)))]
mod fence;
mod kinds;
mod marks;
mod numbers;
mod presence;
mod records;
mod reported;
mod text;
