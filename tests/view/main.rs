//! Views of every kind of member, on targets of every kind.
//!
//! Nothing here takes the host's ABI for granted, so that it holds on every machine and under Miri.

mod address;
mod aliases;
mod arrays;
mod atomics;
mod bits;
mod bytes;
mod debug;
mod dynamic;
mod enums;
mod equal;
mod errors;
// Miri has no pages; a getter that reads too far is what it finds anyway.
#[cfg(all(unix, not(miri)))]
mod fence;
mod generic;
mod kinds;
mod long_double;
mod marks;
mod newtypes;
mod nonzero;
mod numbers;
mod presence;
mod record;
mod records;
mod reported;
mod shorter;
mod stream;
mod tail;
mod text;
mod unions;
mod whole;
