//! Records read and written by name, on an ABI that may be made when the program runs.
//!
//! A debugger, an emulator or a language runtime may know neither the struct nor the ABI when it is compiled. What the
//! derive knows of a struct, or what a program describes itself ([`Record`](crate::layout::Record)), and an
//! [`Abi`](crate::abi::Abi), built in or not, make a [`RecordLayout`]; and that views bytes.
//!
//! ```
//! use core::ffi::{c_int, c_long};
//! use heapstruct::abi::{Abi, Scalar};
//! use heapstruct::layout::RecordLayout;
//! use heapstruct::{HeapStruct, record};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Timer { at: c_long, counts: [u16; 2] }
//!
//! record! {
//!     struct Device { level: c_int : 5, on: bool : 1, timer: Timer }
//! }
//!
//! // What a configuration file says of a processor.
//! let abi = Abi::ILP32.big_endian().with(Scalar::Long, 4, 2);
//! let layout = RecordLayout::of(Device::RECORD, abi)?;
//! let mut bytes = [0b1111_1100, 0, 0, 0, 0, 9, 0, 7, 0, 8, 0, 0];
//!
//! let device = layout.view(&bytes)?;
//! assert_eq!(device.get("level")?.to_i128(), Some(-1));
//! assert_eq!(device.record("timer")?.get("at")?.to_u64(), Some(9));
//!
//! let mut device = layout.view_mut(&mut bytes)?;
//! device.record_mut("timer")?.set("at", -2)?;
//! device.record_mut("timer")?.array_mut("counts")?.set(1, 500)?;
//! assert_eq!(format!("{:?}", device.view()), "Device { level: -1, on: true, timer: Timer { at: -2, counts: [7, 500] } }");
//!
//! let error = device.set("level", 16).unwrap_err();
//! assert_eq!(error.to_string(), "16 does not fit into the target's `int` bit-field, which has 5 bits");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # What it costs
//!
//! Nothing is allocated. Making a layout walks the members once, and so does each look-up by name; a program that
//! reads one member of many records looks it up once ([`RecordLayout::member`]) and reads by
//! [`RecordView::value`]. A view of a type, on a [`Target`](crate::target::Target), reads with one load.
//!
//! # Safety of what is read
//!
//! Making a view checks the length once, as everywhere in this library; each access is checked again, since a
//! member may come from another layout. No bytes, no layout and no description make an access panic or reach
//! outside the bytes.

mod read;
mod write;

pub use read::{ArrayView, RecordView, Value};
pub use write::{ArrayViewMut, Number, RecordViewMut};

use crate::layout::{MemberLayout, RecordLayout};
use crate::memory::{Reader, Storage, StorageMut, Writer};
use crate::target::{DoesNotFit, Native};
use crate::view::ViewError;
use core::fmt;

impl RecordLayout {
    /// A view of bytes that hold such a record, to read.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if there are fewer bytes than every such record has
    /// ([`held_size`](RecordLayout::held_size)). More are fine.
    pub fn view(self, bytes: &[u8]) -> Result<RecordView<'_>, ViewError> {
        self.must_hold(bytes.len())?;
        Ok(RecordView::new(self, Reader::of(bytes), 0))
    }

    /// A view of bytes that hold such a record, to read and write.
    ///
    /// # Errors
    ///
    /// As those of [`view`](RecordLayout::view).
    pub fn view_mut(self, bytes: &mut [u8]) -> Result<RecordViewMut<'_>, ViewError> {
        self.must_hold(bytes.len())?;
        Ok(RecordViewMut::new(self, Writer::of(bytes), 0))
    }

    /// A view of any storage that holds such a record, to read: cells, or memory of the user's own kind.
    ///
    /// # Errors
    ///
    /// As those of [`view`](RecordLayout::view).
    pub fn over<B: Storage>(self, storage: &B) -> Result<RecordView<'_>, ViewError> {
        self.must_hold(storage.len())?;
        Ok(RecordView::new(self, Reader::new(storage, Native), 0))
    }

    /// A view of any storage that holds such a record, to read and write.
    ///
    /// # Errors
    ///
    /// As those of [`view`](RecordLayout::view).
    pub fn over_mut<B: StorageMut>(self, storage: &mut B) -> Result<RecordViewMut<'_>, ViewError> {
        self.must_hold(storage.len())?;
        Ok(RecordViewMut::new(self, Writer::new(storage, Native), 0))
    }

    /// The member with a name; `None` if the record has none of that name on this ABI.
    pub fn member(&self, name: &str) -> Option<MemberLayout> {
        self.members().find(|member| member.name() == name)
    }

    fn must_hold(&self, given: usize) -> Result<(), ViewError> {
        // No layout is larger than what this machine can address.
        let needed = usize::try_from(self.held_size()).unwrap_or(usize::MAX);
        if given < needed {
            return Err(ViewError::TooShort { record: self.record().name(), needed, given });
        }
        Ok(())
    }
}

/// Why a member or an element cannot be read or written. Nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AccessError {
    /// The record has no member of that name on the ABI.
    NoMember {
        /// The record's name.
        record: &'static str,
    },
    /// The record has such a member, but these bytes do not: they end before it, or say that it is missing.
    Absent {
        /// The member's name.
        member: &'static str,
    },
    /// The array is shorter.
    NoElement {
        /// The index that was asked for.
        index: u64,
        /// How many elements there are.
        len: u64,
    },
    /// The member or element is of another kind.
    WrongKind {
        /// What was asked for, or given.
        asked: &'static str,
        /// What it is.
        is: &'static str,
    },
    /// The number is too large, or negative.
    DoesNotFit(DoesNotFit),
    /// The text is longer than the array.
    TextTooLong {
        /// How many bytes the array has.
        capacity: u64,
        /// How many the text has.
        given: usize,
    },
}

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoMember { record } => write!(f, "`{record}` has no member of that name there"),
            Self::Absent { member } => write!(f, "these bytes have no `{member}`"),
            Self::NoElement { index, len } => write!(f, "there is no element {index}: the array has {len}"),
            Self::WrongKind { asked, is } => write!(f, "this is {is}, not {asked}"),
            Self::DoesNotFit(error) => error.fmt(f),
            Self::TextTooLong { capacity, given } => write!(f, "{given} bytes of text do not fit into {capacity}"),
        }
    }
}

impl core::error::Error for AccessError {}

impl From<DoesNotFit> for AccessError {
    fn from(error: DoesNotFit) -> Self {
        Self::DoesNotFit(error)
    }
}
