//! The machine whose bytes a view reads: chosen at compile time, or when the program runs.
//!
//! ```
//! use core::ffi::c_long;
//! use heapstruct::HeapStruct;
//! use heapstruct::target::{PowerpcLinux, Runtime, Target, X86_64Linux};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Counter { value: c_long }
//!
//! // At compile time: a type, and every value type is exact.
//! let value: i32 = Counter::view_on(PowerpcLinux, &[0, 0, 1, 0])?.value();
//! assert_eq!(value, 256);
//! let value: i64 = Counter::view_on(X86_64Linux, &[1, 0, 0, 0, 0, 0, 0, 0])?.value();
//! assert_eq!(value, 1);
//!
//! // When the program runs: a value, and one type holds what any machine has.
//! let abi: Runtime = "powerpc-unknown-linux-gnu".parse()?;
//! let value: i64 = Counter::view_on(abi, &[0, 0, 1, 0])?.value();
//! assert_eq!(value, 256);
//!
//! // Generic over both: every value goes into an `i128`, a signed one also into an `i64`.
//! fn read<T: Target>(target: T, bytes: &[u8]) -> Option<i64> {
//!     Some(Counter::view_on(target, bytes).ok()?.value().into())
//! }
//! assert_eq!(read(abi, &[0, 0, 1, 0]), Some(256));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Names
//!
//! [`Native`] is the machine that this is compiled for, and [`Runtime::NATIVE`] says which
//! of the others that is. These are named after processor and system; a system where the
//! typedefs of POSIX (`time_t`, `off_t` ..) depend on more than that has several: Linux on
//! 32-bit processors by C library and by how a program is built, FreeBSD by version.

mod builtin;
mod custom;
mod runtime;
mod triple;
mod types;
mod value;

pub use builtin::*;
pub(crate) use builtin::{BUILTIN, NATIVE_ROW};
#[doc(hidden)]
pub use custom::{BuiltIn, width_on};
pub use custom::{Custom, Row};
pub use runtime::Runtime;
pub(crate) use runtime::{CLASS_ABIS, CLASS_SLOTS, ROW_SLOTS};
pub use triple::UnknownTarget;
pub(crate) use triple::same;
#[doc(hidden)]
pub use types::{Ints, Types};
pub use value::{DoesNotFit, Value};
#[doc(hidden)]
pub use value::{IntOf, Width};

use crate::HeapStruct;
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::LayoutError;
use crate::layout::tables::StaticTable;
use crate::memory::PointerValue;
use core::fmt;

use types::types;

mod sealed {
    pub trait Sealed {}
}

/// A machine whose C layouts and byte order are known: what a view reads with.
///
/// The associated types are the Rust types of the values of C's types there. On a
/// compile-time target each is exact, such as `i32` for `long` on 32-bit machines; on
/// [`Runtime`] each is the smallest that holds every value of every built-in machine.
///
/// The trait is sealed: a view trusts what a target says of sizes and offsets. For a
/// machine that is not built in, see [`Custom`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a target",
    label = "not a machine that a view can read for",
    note = "a target is `Native`, a type of `heapstruct::target` such as `PowerpcLinux`, or a value of type `Runtime`",
    note = "a target named by text: parse it first, `let abi: Runtime = \"s390x-unknown-linux-gnu\".parse()?;`"
)]
pub trait Target: Copy + fmt::Debug + Send + Sync + 'static + sealed::Sealed {
    types!(declared);

    /// The facts that decide layout there.
    fn abi(self) -> Abi;

    /// The order of the bytes of a number there.
    #[inline(always)]
    fn endian(self) -> Endian {
        if self.is_big_endian() { Endian::Big } else { Endian::Little }
    }

    #[doc(hidden)]
    type Pointer: PointerValue<Self>;

    /// For each scalar the sizes that occur, one bit each: its size if that is a constant.
    #[doc(hidden)]
    const WIDTHS: [u8; Scalar::COUNT];

    /// The row, if it is a constant.
    #[doc(hidden)]
    const CONSTANT_ABI: Option<Abi>;

    #[doc(hidden)]
    fn is_big_endian(self) -> bool;

    #[doc(hidden)]
    fn is_signed(self, scalar: Scalar) -> bool;

    /// The size of a scalar in bytes.
    #[doc(hidden)]
    fn width(self, scalar: Scalar) -> usize;

    /// Whether a record that states its targets has this one among them; on the native one
    /// a compile error where it has not.
    #[doc(hidden)]
    fn states<X: HeapStruct>(self) -> Result<(), LayoutError>;

    /// How many bytes a view of a record needs, once and for all: an error where it has no layout.
    #[doc(hidden)]
    fn check<X: HeapStruct>(self) -> Result<usize, LayoutError>;

    /// The size of a record that passed [`check`](Self::check).
    #[doc(hidden)]
    fn record_size<X: HeapStruct>(self) -> usize;

    /// The offset of member `I`, no bit-field, of a record that passed [`check`](Self::check), in bytes.
    /// [`ABSENT`](crate::layout::ABSENT) where the record does not have it.
    #[doc(hidden)]
    fn offset<X: HeapStruct, const I: usize>(self) -> usize;

    /// The same of a bit-field, in bits, of which a record may have more than a `usize` counts.
    #[doc(hidden)]
    fn bit_offset<X: HeapStruct, const I: usize>(self) -> u32;

    /// Whether sizes and offsets are constants.
    #[doc(hidden)]
    const IS_CONSTANT: bool;
}

/// A target that is built in, as a type.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a built-in target",
    label = "a struct states the platforms whose it is by their types in `heapstruct::target`"
)]
pub trait Platform: StaticTarget {
    /// The same as a value.
    const RUNTIME: Runtime;
}

/// A target chosen at compile time: every size and offset is a constant.
///
/// Implemented by all targets but [`Runtime`].
#[diagnostic::on_unimplemented(
    message = "on `{Self}` the size of this C type is not known at compile time",
    label = "a value may not fit there, so this setter is missing",
    note = "use the setter whose name starts with `try_`; it gives a `Result`",
    note = "in generic code, `T: StaticTarget` instead of `T: Target` makes the plain setters available"
)]
pub trait StaticTarget: Target {
    /// The facts that decide layout there.
    const ABI: Abi;

    /// The size of a record, as a constant.
    #[doc(hidden)]
    type Table<X: HeapStruct>: StaticTable;
}
