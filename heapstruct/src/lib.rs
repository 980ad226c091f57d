//! C structs in memory that the caller owns: exact layouts on every ABI, read and written one field at a time.
//!
//! # Overview
//!
//! ```
//! use core::ffi::{c_long, c_uint};
//! use heapstruct::{HeapStruct, target::PowerpcLinux};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Timespec { tv_sec: c_long, tv_nsec: c_long }
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Sample { id: c_uint, when: Timespec, readings: [u16; 4] }
//!
//! let mut bytes = [0u8; Sample::SIZE];
//! let mut sample = Sample::view_mut(&mut bytes)?;
//! sample.set_id(7);
//! sample.when_mut().set_tv_sec(1_700_000_000);
//! assert_eq!(sample.readings().get(2), Some(0));
//!
//! // Bytes that a 32-bit big-endian machine wrote: the struct has 20 bytes there.
//! let dump = [0, 0, 0, 7, 0, 0, 0, 9, 0, 0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 4];
//! let sample = Sample::view_on(PowerpcLinux, &dump)?;
//! assert_eq!((sample.id(), sample.when().tv_sec()), (7, 9));
//! assert!(sample.readings().iter().eq([1, 2, 3, 4]));
//! # Ok::<(), heapstruct::ViewError>(())
//! ```
//!
//! The data goes one way, and so do the modules: the derive *describes* a struct
//! ([`HeapStruct::RECORD`]); [`layout`] and a row of [`abi`] give its size and offsets on a
//! [`target`]; a view joins that with bytes; getters give values.
//!
//! # Words
//!
//! - **ABI**: the facts that decide C layout on a platform, one row of data ([`abi::Abi`]),
//!   with what POSIX typedefs stand for there.
//! - **target**: what stands for a platform in a view's type, a type for one chosen at
//!   compile time, or [`target::Runtime`].
//! - **record**: a C struct: named members, each with a C type.
//! - **layout**: a record's size, alignment and member offsets on one ABI, in bytes.
//! - **view**: a typed window on bytes, `SampleView<B, T>` over storage `B` laid out for `T`.
//! - **storage**: the memory under a view, always the caller's.
//!
//! # The contract of views
//!
//! Making a view checks the length of its bytes, once. After that no getter and no setter
//! panics, allocates, or touches a byte outside its own member. Bytes need no alignment.
//! A setter leaves padding as it is.
//!
//! # What a member gives and takes
//!
//! | declared as | getter gives | written with |
//! |---|---|---|
//! | `u8`..`u128`, `i8`..`i128`, `f32`, `f64`, and names such as `uint32_t`, `__u32` | that number | `set_x` |
//! | `c_char c_short c_int c_long c_longlong` and the unsigned ones, `usize`, `isize`, `size_t` .. | the target's type, such as [`Target::Long`](target::Target::Long) | `set_x` on targets chosen at compile time, `try_set_x` on all |
//! | `time_t off_t mode_t pid_t` and other typedefs of POSIX | the platform's type, such as [`Target::TimeT`](target::Target::TimeT) | the same |
//! | `__le32`, `__be16` .. | the number, in that byte order on every target | `set_x` |
//! | `bool` | `true` for any byte but zero | `set_x` |
//! | `*const P`, `*mut P`, `Option<NonNull<P>>`, `Option<unsafe extern "C" fn(..)>` | an [`Addr`] | `set_x`, `try_set_x` |
//! | `[c_char; N]` | [`Text`] | `try_set_x`, `x_mut().set(..)` |
//! | `[E; N]`, any depth | an [`Array`] | `x_mut()` |
//! | another derived struct | its view, over the same bytes | `x_mut()` |
//! | another path, which turns out to be an alias of a number | the number, on [`Native`](target::Native) alone | `set_x` |
//!
//! `set_x` is there where it cannot fail. Where the target's type may be too small for the
//! value, it is `try_set_x`, which gives a [`DoesNotFit`].
//!
//! # What the derive makes
//!
//! For `struct Sample` it makes an implementation of [`HeapStruct`], with `view` and its kin,
//! and the view type `SampleView<B, T = Native>`. Each accessor has the visibility, the doc
//! comment and the `#[deprecated]` of its field. Views are `Copy` where they only read, and
//! have `Debug` and `PartialEq`, by value, whatever the targets. What else a view can do is
//! in the trait [`View`], so that no name is taken from C's members.
//!
//! # Features
//!
//! - `derive` (default): the derive.
//! - `posix` (default): the system calls of the module `posix`. Implies `std` and `derive`.
//! - `alloc`: `Vec<u8>` and `Box<[u8]>` as storage, [`Text::to_string_lossy`]. `std` implies it.
//! - `zerocopy`: `zerocopy::Ref` as storage.
//! - `bytemuck`: `Zeroable`, `AnyBitPattern` and `NoUninit` for [`Buf`].
//!
//! Without any, the crate needs nothing but `core`.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;
// The derive names this crate, in the crate itself too.
extern crate self as heapstruct;

pub mod abi;
pub mod layout;
mod memory;
#[cfg(feature = "posix")]
pub mod posix;
pub mod target;
mod view;

pub use memory::{Buf, Shared, Storage, StorageMut};
pub use target::DoesNotFit;
pub use view::{
    Addr, Array, ElementError, HeapStruct, Iter, Known, NotSet, Records, Text, TextError, View, ViewError, c, size_on,
};

/// Views of a C struct, from its definition.
///
/// ```
/// use core::ffi::{c_int, c_ulong, c_void};
/// use heapstruct::HeapStruct;
///
/// # #[allow(non_camel_case_types)]
/// type word_t = c_ulong;
///
/// /// A request, as the driver takes it.
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// pub struct Request {
///     /// What to do.
///     pub command: c_int,
///     #[heapstruct(hex)]
///     pub flags: u32,
///     pub buffer: *mut c_void,
///     #[heapstruct(c = "unsigned long")]
///     pub length: word_t,
///     #[heapstruct(rename = kind)]
///     pub r#type: u16,
/// }
///
/// let mut bytes = [0; Request::SIZE];
/// let mut request = Request::view_mut(&mut bytes)?;
/// request.set_flags(0x8000);
/// request.set_kind(3);
/// assert_eq!(
///     format!("{request:?}"),
///     "Request { command: 0, flags: 0x8000, buffer: 0x0, length: 0, type: 3 }",
/// );
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The struct has named fields and `#[repr(C)]`, with `packed(N)` or `align(N)` if C has
/// that too. Field types are the ones in the [table](crate#what-a-member-gives-and-takes).
///
/// # On the struct
///
/// - `#[heapstruct(view = Name)]`: the name of the view type, otherwise the struct's and `View`.
/// - `#[heapstruct(crate = path)]`: where this crate is, if not at `::heapstruct`.
/// - `#[heapstruct(targets(X86_64Linux, Aarch64Linux))]`: the only platforms whose struct it
///   is, by the names of types of [`target`]. Views on others do not build, or are
///   [`LayoutError::WrongTarget`](layout::LayoutError::WrongTarget) on
///   [`Runtime`](target::Runtime). On [`Native`](target::Native) the machine that is compiled
///   for must be one of them, or one that `#[heapstruct(native(target_os = "netbsd"))]` adds:
///   any condition of `cfg`, for machines that are no built-in target. Without `targets` it is
///   the struct of those machines alone.
///
/// # On a field
///
/// - `#[heapstruct(c = "unsigned long")]`: its C type, or that of its elements, for a type
///   behind an alias. Any base type of C, or a name such as `size_t`, `uint32_t`, `__be16`.
///   The declared type must be the one that goes with it on this machine.
/// - `#[heapstruct(rename = name)]`: what its accessors are called.
/// - `#[heapstruct(hex)]`, `#[heapstruct(octal)]`: how `Debug` shows it. A member declared as
///   `mode_t` is shown in octal anyway.
///
/// - `#[heapstruct(present = mask & bits)]`: it is there only where all `bits` of the member
///   `mask` are set, as in `struct statx`. Its getter gives an `Option`, and so does the
///   accessor that ends in `_mut`, of records, arrays and text. What is one value has the
///   setter `try_set_x`, which gives a [`NotSet`], and no other. `bits` is a constant that
///   `as u64` takes: `0x200`, `1u64 << 40`, `Flags::SIZE.bits()`.
///
/// # Aliases
///
/// A derive sees names, not types. `type Word = c_ulong;` is `u64` to the compiler, and on
/// a 32-bit machine `unsigned long` has four bytes: so a struct with a member declared as
/// `Word` can be viewed on [`Native`](target::Native) alone, until its field says which C type
/// it is. An alias of another derived struct, of a pointer, of `usize` or of `bool` needs
/// no help: their Rust type says what they are.
///
/// # Names that it knows
///
/// By the last segment of the path, so that `libc::c_long` and `core::ffi::c_long` are one:
///
/// - `bool`, `u8` to `u128`, `i8` to `i128`, `usize`, `isize`, `f32`, `f64`;
/// - `c_char`, `c_schar`, `c_uchar`, `c_short`, `c_ushort`, `c_int`, `c_uint`, `c_long`,
///   `c_ulong`, `c_longlong`, `c_ulonglong`, `c_float`, `c_double`;
/// - `size_t`, `ssize_t`, `ptrdiff_t`, `intptr_t`, `uintptr_t`;
/// - `int8_t` to `int64_t`, `uint8_t` to `uint64_t`, `u_int8_t` to `u_int64_t`, `__s8` to
///   `__s64`, `__u8` to `__u64`;
/// - `__le16`, `__le32`, `__le64`, `__be16`, `__be32`, `__be64`;
/// - what POSIX and its systems call `dev_t`, `ino_t`, `mode_t`, `nlink_t`, `uid_t`, `gid_t`, `pid_t`,
///   `id_t`, `off_t`, `blksize_t`, `blkcnt_t`, `time_t`, `suseconds_t`, `useconds_t`, `clock_t`,
///   `clockid_t`, `socklen_t`, `sa_family_t`, `rlim_t`, `fsblkcnt_t`, `fsfilcnt_t`, `key_t`, `cc_t`,
///   `speed_t`, `tcflag_t`, `nfds_t`, `wchar_t`, `wint_t`: on each platform its own type;
/// - `ino64_t`, `off64_t`, `loff_t`, `rlim64_t`, `in_addr_t`, `in_port_t`, which are one type everywhere;
/// - Linux's `__kernel_long_t`, `__kernel_time_t`, `__kernel_off_t`, `__kernel_ulong_t`,
///   `__kernel_mode_t`, `__kernel_uid_t`, `__kernel_gid_t`, `__kernel_size_t`, `__kernel_loff_t`,
///   `__kernel_sa_family_t`.
///
/// # Typedefs of POSIX
///
/// ```
/// use heapstruct::HeapStruct;
/// use heapstruct::target::{I686Linux, I686LinuxTime64, Runtime};
/// # #[cfg(unix)]
/// use libc::{mode_t, time_t};
/// # #[cfg(not(unix))] #[allow(non_camel_case_types)] type time_t = i64;
/// # #[cfg(not(unix))] #[allow(non_camel_case_types)] type mode_t = u16;
///
/// # #[cfg(unix)] {
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Entry { mode: mode_t, changed: time_t }
///
/// let bytes = [7, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0];
/// let changed: i32 = Entry::view_on(I686Linux, &bytes).unwrap().changed();
/// let later: i64 = Entry::view_on(I686LinuxTime64, &bytes).unwrap().changed();
/// assert_eq!((i64::from(changed), later), (9, 9));
///
/// // One type for whatever machine: `time_t` fits an `i64` on all of them.
/// let target: Runtime = "mips-unknown-linux-gnu".parse().unwrap();
/// let changed: i64 = Entry::view_on(target, &bytes).unwrap().changed();
/// assert_eq!(changed, 0x900_0000);
/// # }
/// ```
///
/// What a typedef stands for on a platform is a fact of its headers, and part of the
/// target. A struct of typedefs is what it says on every platform, and a platform's header
/// may say something else: glibc, built for 64-bit times on 32-bit processors, pads
/// `struct timespec` (before the nanoseconds on big-endian ones) and has 64-bit
/// microseconds in `struct timeval`, whatever `suseconds_t` is. For such a platform declare
/// what its header has; `timespec` is there, as
/// `posix::stat::linux_time64::Timespec` and `posix::stat::linux_time64_be::Timespec`.
///
/// Where a typedef depends on how a program is built, there are several targets:
/// [`I686LinuxTime64`](target::I686LinuxTime64) is `-D_TIME_BITS=64`. `Native` has what the
/// `libc` crate has. A platform without the typedef has no layout of the struct.
///
/// # The proof
///
/// The derive's output holds one constant that compares size, alignment and every offset
/// with what rustc computed for the machine that is compiled for, and each declared type
/// with the C type that its name stands for. If anything differs, that is a compile error
/// which names it. `cargo check` is enough to see it.
///
/// # Unsafe code
///
/// The output has one `unsafe impl`, of [`HeapStruct`]. It compiles in a crate that
/// forbids unsafe code.
#[cfg(feature = "derive")]
pub use heapstruct_derive::HeapStruct;

#[doc(hidden)]
pub mod __private;

/// The README's examples, as tests.
#[cfg(all(doctest, feature = "posix", unix))]
#[doc = include_str!("../../README.md")]
struct Readme;
