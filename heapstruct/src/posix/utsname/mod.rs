//! `struct utsname` of each platform, and the call that fills it.
//!
//! Each module is one definition, under C's names, which states its targets. Where several
//! systems have the same, the module has the name of one, and the others' names lead there.
//!
//! ```
//! use heapstruct::HeapStruct;
//! use heapstruct::posix::utsname::linux;
//! use heapstruct::target::S390xLinux;
//!
//! // What an IBM mainframe's kernel said of itself: text is alike everywhere.
//! let mut bytes = [0; 390];
//! bytes[..5].copy_from_slice(b"Linux");
//! bytes[260..265].copy_from_slice(b"s390x");
//! let name = linux::Utsname::view_on(S390xLinux, &bytes)?;
//! assert_eq!(name.sysname(), "Linux");
//! assert_eq!(name.machine(), "s390x");
//! # Ok::<(), heapstruct::ViewError>(())
//! ```

pub mod bsd;
pub mod dragonfly;
pub mod hurd;
pub mod linux;
pub mod solaris;

pub use bsd as freebsd;
pub use bsd as macos;
pub use bsd as netbsd;
pub use bsd as openbsd;
pub use dragonfly as aix;
pub use dragonfly as haiku;
pub use solaris as illumos;

// Named once more, for rustfmt, which finds no files in a macro.
#[cfg(any())]
mod call;
#[cfg(any())]
mod native;

calls! {
    pub(super) mod call;
    pub(super) mod native;
}
