//! C layout: a record and an ABI in, sizes, alignments and offsets out.
//!
//! There is one algorithm, and everything calls it. `layout/walk.rs` goes through the members of a record and
//! knows the types; `layout/system_v.rs` and `layout/microsoft.rs` say where a member goes, by the
//! [`Rules`](crate::abi::Rules) of the ABI. Its callers: the derive's proof, the tables of the compile-time targets and of
//! [`Runtime`](crate::target::Runtime), and [`RecordLayout`].
//!
//! ```
//! use core::ffi::{c_char, c_long};
//! use heapstruct::{HeapStruct, target::{I686Linux, X86_64Linux}};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Entry { kind: c_char, inode: u64, next: c_long }
//!
//! let wide = Entry::layout_on(X86_64Linux)?;
//! let narrow = Entry::layout_on(I686Linux)?;
//! assert_eq!((wide.size(), narrow.size()), (24, 16));
//! let offsets: Vec<(&str, u64)> = narrow.members().map(|m| (m.name(), m.offset())).collect();
//! assert_eq!(offsets, [("kind", 0), ("inode", 4), ("next", 12)]);
//! # Ok::<(), heapstruct::layout::LayoutError>(())
//! ```

mod condition;
mod description;
mod message;
mod microsoft;
pub(crate) mod own;
mod proof;
mod system_v;
pub(crate) mod tables;
mod walk;

pub use condition::{Condition, DataModel};
pub use description::{CType, Dialect, Enumeration, Format, Member, Presence, Record, RecordKind, Tail};
pub use proof::proves;
pub(crate) use proof::proves_type;
pub(crate) use walk::{ABSENT, type_layout, walk_record};
pub use walk::{LayoutError, MemberLayout, RecordLayout};
