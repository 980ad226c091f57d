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
//! A setter leaves padding as it is; [`View::clear_padding`] zeroes it.
//!
//! # Records longer and shorter than their declaration
//!
//! A struct that grew has an older, shorter version, and a message has a header and a body
//! of any length. Both are one view type, and what it needs is what *every* such record
//! holds, [`HeapStruct::held_size_on`]. Accessors of that cannot fail; those of the rest
//! look at the bytes.
//!
//! ```
//! use core::ffi::c_char;
//! use heapstruct::{HeapStruct, Streamed, target::X86_64Linux};
//!
//! /// What a scheduler is asked for. The last two members came later.
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Attributes {
//!     size: u32,
//!     policy: u32,
//!     #[heapstruct(present = size)]
//!     least: u32,
//!     #[heapstruct(present = size)]
//!     most: u32,
//! }
//!
//! let old = Attributes::view_on(X86_64Linux, &[8, 0, 0, 0, 3, 0, 0, 0])?;
//! assert_eq!((old.policy(), old.least()), (3, None));
//!
//! /// An entry of a directory, as long as its name asks for.
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! #[heapstruct(stream(size = reclen))]
//! struct Entry { inode: u32, reclen: u16, kind: u8, name: [c_char; 0] }
//!
//! let bytes = b"\x07\0\0\0\x0c\0\x04src\0\0\x08\0\0\0\x10\0\x08main.rs\0\0";
//! let names: Result<Vec<_>, _> = Entry::stream_on(X86_64Linux, bytes)
//!     .map(|entry| Ok(entry?.name().to_bytes()))
//!     .collect();
//! assert_eq!(names, Ok::<_, heapstruct::StreamError>(vec![&b"src"[..], b"main.rs"]));
//! # Ok::<(), heapstruct::ViewError>(())
//! ```
//!
//! - A member with `present` or `present = size` is there if
//!   the bytes reach so far.
//! - A *tail* is an array that goes on behind the struct: to the end of the bytes, or as far
//!   as a member says. Inside another record, or as one of several of one size, it has what
//!   the struct has. [`Tailed`] has the size of a record with `n` elements.
//! - A *stream* is several such records, one behind the other, each of which states its own
//!   size: see [`Streamed`]. Records of one size are [`HeapStruct::records`].
//!
//! # What a member gives and takes
//!
//! | declared as | getter gives | written with |
//! |---|---|---|
//! | `u8`..`u128`, `i8`..`i128`, `f32`, `f64`, and names such as `uint32_t`, `__u32` | that number | `set_x` |
//! | `c_char c_short c_int c_long c_longlong` and the unsigned ones, `usize`, `isize`, `size_t` .. | the target's type, such as [`Target::Long`](target::Target::Long) | `set_x` on targets chosen at compile time, `try_set_x` on all |
//! | `time_t off_t mode_t pid_t` and other typedefs of POSIX | the platform's type, such as [`Target::TimeT`](target::Target::TimeT) | the same |
//! | `__le32`, `__be16` .. | the number, in that byte order on every target | `set_x` |
//! | `c_longdouble`, `#[heapstruct(c = "long double")]` | a [`LongDouble`], whatever its format on the target | `set_x`, which takes an `f64` |
//! | `bool` | `true` for any byte but zero | `set_x` |
//! | an enum with the derive | `Result` of the enum, since the bytes may hold another number | `set_x` |
//! | a [newtype](derive@HeapStruct#newtypes) with the derive | the newtype | as the number inside |
//! | `NonZero<u32>`, `NonZeroU32`, `Option<NonZero<u32>>` | `Option<NonZero<u32>>`, `None` for zero | `set_x`, which takes the declared type |
//! | `NonZero<usize>`, `NonZero<isize>` and their `Option` | `Option<NonZero<u64>>`, `Option<NonZero<i64>>` | `try_set_x`, and `set_x` where they have 64 bits |
//! | `AtomicU32` .., `AtomicBool`, `AtomicUsize`, `AtomicPtr<P>` | what is inside, by a plain load | as what is inside, by a plain store |
//! | `MaybeUninit<X>` | as `X` | as `X` |
//! | `*const P`, `*mut P`, `Option<NonNull<P>>`, `Option<unsafe extern "C" fn(..)>` | an [`Addr`] | `set_x`, `try_set_x` |
//! | `[c_char; N]` | [`Text`] | `try_set_x`, `x_mut().set(..)` |
//! | `[E; N]`, any depth | an [`Array`] | `x_mut()` |
//! | a last member `[E; 0]` or `__IncompleteArrayField<E>`, or one with `tail` | an [`Array`] or [`Text`], to the end of the bytes; a `Result` if its length is stated | `x_mut()` |
//! | another derived struct or union, a record of [`record!`], a type parameter | its view, over the same bytes | `x_mut()` |
//! | `ManuallyDrop<M>` | as `M` | as `M` |
//! | a bit-field of [`record!`] | as a whole member | `try_set_x`, for `bool` `set_x` |
//! | a member on some targets, of [`record!`] | an `Option` | `try_set_x`, `x_mut()` |
//! | a member of which only its size is known | an [`Array`] of bytes | `x_mut()` |
//! | another path, which turns out to be an alias of a number | the number, on [`Native`](target::Native) alone | `set_x` |
//!
//! `PhantomData<X>` and `()` are no members: C has nothing there, and nor has the view.
//!
//! `set_x` is there where it cannot fail. Where the target's type may be too small for the
//! value, it is `try_set_x`, which gives a [`DoesNotFit`].
//!
//! # Whole structs
//!
//! A view reads one member and leaves the others. Where a whole struct is wanted, [`View`] has:
//!
//! ```
//! use core::ffi::{c_long, c_uint};
//! use heapstruct::target::{I686Linux, PowerpcLinux};
//! use heapstruct::{HeapStruct, View};
//!
//! #[derive(HeapStruct, Debug, PartialEq)]
//! #[repr(C)]
//! struct Sample { id: c_uint, at: c_long, value: u64 }
//!
//! // The struct itself, from the bytes of any machine.
//! let dump = [0, 0, 0, 7, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 1];
//! let dump = Sample::view_on(PowerpcLinux, &dump)?;
//! let sample = dump.to_native()?;
//! assert_eq!(sample, Sample { id: 7, at: -1, value: 1 });
//!
//! // From one machine's memory to another's, and from the struct.
//! let mut guest = [0; 16];
//! Sample::view_mut_on(I686Linux, &mut guest)?.fill_from(&dump)?;
//! assert_eq!(guest, [7, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0, 0, 0, 0, 0]);
//! Sample::view_mut_on(I686Linux, &mut guest)?.write_native(&Sample { id: 8, ..sample })?;
//! assert_eq!(guest[0], 8);
//!
//! // What no member covers, for who compares or hashes bytes.
//! let mut key = [0xff; Sample::SIZE];
//! Sample::view_mut(&mut key)?.clear_padding();
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! Members are copied by value. One that does not fit is a [`NotCopied`], which names it, and then nothing is written.
//!
//! # What the derive makes
//!
//! For `struct Sample` it makes an implementation of [`HeapStruct`], with `view` and its kin,
//! and the view type `SampleView<B, T = Native>`. Each accessor has the visibility, the doc
//! comment and the `#[deprecated]` of its field. Views are `Copy` where they only read, and
//! have `Debug` and `PartialEq`, by value, whatever the targets. What else a view can do is
//! in the trait [`View`], so that no name is taken from C's members.
//!
//! # With bindgen
//!
//! bindgen's structs and unions take the derive by a callback, without an edit:
//!
//! ```ignore
//! impl bindgen::callbacks::ParseCallbacks for WithViews {
//!     fn add_derives(&self, info: &bindgen::callbacks::DeriveInfo<'_>) -> Vec<String> {
//!         match info.kind {
//!             TypeKind::Struct | TypeKind::Union => vec!["heapstruct::HeapStruct".to_owned()],
//!             _ => Vec::new(),
//!         }
//!     }
//! }
//! ```
//!
//! It goes to `Builder::parse_callbacks`. What bindgen adds to the members of C's (`_bitfield_1`, `__bindgen_padding_0`,
//! `bindgen_union_field` ..) has no accessors, and `Debug` shows it as bytes. bindgen places bit-fields, such padding
//! and unions that Rust cannot have as one machine does: a struct with them has views on [`Native`](target::Native)
//! alone. For accessors of its bits, and for other machines, write it in [`record!`]:
//!
//! ```
//! use core::ffi::c_uint;
//! use heapstruct::target::{PowerpcLinux, X86_64Linux};
//! use heapstruct::HeapStruct;
//!
//! heapstruct::record! {
//!     /// To bindgen, one `_bitfield_1: __BindgenBitfieldUnit<[u8; 1]>`, and a `kind`.
//!     struct Header { version: c_uint : 4, length: c_uint : 4, kind: u16 }
//! }
//!
//! let header = Header::view_on(X86_64Linux, &[0xa5, 0, 7, 0])?;
//! assert_eq!((header.version(), header.length(), header.kind()), (5, 10, 7));
//! let header = Header::view_on(PowerpcLinux, &[0xa5, 0, 0, 7])?;
//! assert_eq!((header.version(), header.length(), header.kind()), (10, 5, 7));
//! # Ok::<(), heapstruct::ViewError>(())
//! ```
//!
//! # Features
//!
//! - `derive` (default): the derive.
//! - `posix` (default): the system calls of the module `posix`. Implies `std` and `derive`.
//! - `alloc`: `Vec<u8>` and `Box<[u8]>` as storage, [`Text::to_string_lossy`].
//! - `std`: `CCheck::run` of the module [`check`]. Implies `alloc`.
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
pub mod check;
pub mod dynamic;
pub mod layout;
mod memory;
#[cfg(feature = "posix")]
pub mod posix;
pub mod target;
mod view;

pub use memory::{Buf, Shared, Storage, StorageMut};
pub use target::DoesNotFit;
pub use view::{
    Addr, Array, ElementError, HeapStruct, Iter, Known, LongDouble, MemberPath, NotCopied, NotSet, Records, StatedSize,
    Stream, StreamError, Streamed, TailError, Tailed, Text, TextError, UnknownValue, View, ViewError, c, size_on,
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
/// The struct or union has named fields and `#[repr(C)]`, with `packed(N)` or `align(N)` if C has
/// that too. Field types are the ones in the [table](crate#what-a-member-gives-and-takes). What C has
/// and `repr(C)` cannot say is in [`record!`].
///
/// # Enums
///
/// ```
/// use heapstruct::{HeapStruct, target::PowerpcLinux};
///
/// #[derive(HeapStruct, Debug, PartialEq)]
/// #[repr(C)]
/// enum State { Stopped, Running = 4 }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Job { state: State, last: [State; 2] }
///
/// let mut bytes = [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 9];
/// let mut job = Job::view_mut_on(PowerpcLinux, &mut bytes)?;
/// assert_eq!(job.state(), Ok(State::Running));
/// job.set_state(State::Stopped);
/// // Bytes may hold what no value of the enum is. Nothing is read that nobody asks for.
/// let error = job.last().get(1).unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "`State` has no value 9");
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// An enum is a number, of which some values have names: it has no fields, and no view. Its getter gives a
/// `Result` with an [`UnknownValue`], whatever the bytes. With `#[repr(C)]` it has the size of the same `enum` in C,
/// which each ABI chooses by the values; with `#[repr(u8)]` to `#[repr(i64)]`, `usize` or `isize` that of the
/// integer. `Debug` and `==` of a view take its number.
///
/// # Newtypes
///
/// ```
/// use heapstruct::HeapStruct;
///
/// /// An enum that has room for values which nobody knows yet.
/// #[derive(HeapStruct, Clone, Copy, Debug, PartialEq, Eq)]
/// #[repr(transparent)]
/// pub struct Colour(u32);
///
/// impl Colour {
///     pub const RED: Self = Self(1);
///     pub const GREEN: Self = Self(2);
/// }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Lamp { colour: Colour }
///
/// let mut bytes = [0; Lamp::SIZE];
/// let mut lamp = Lamp::view_mut(&mut bytes)?;
/// lamp.set_colour(Colour::GREEN);
/// assert_eq!(lamp.colour(), Colour(2));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// A `#[repr(transparent)]` struct of one number, which may be any value of it. The number is an integer, a float,
/// `bool` or `__le32` and its kin, by its name or by `#[heapstruct(c = "unsigned long")]` on the field. Flags are
/// newtypes as well:
///
#[cfg_attr(feature = "posix", doc = "```")]
#[cfg_attr(not(feature = "posix"), doc = "```ignore")]
/// # use bitflags::bitflags;
/// use heapstruct::HeapStruct;
///
/// #[derive(HeapStruct, Clone, Copy, Debug, PartialEq, Eq)]
/// #[repr(transparent)]
/// pub struct Mode(u16);
///
/// bitflags! {
///     impl Mode: u16 {
///         const READ = 4;
///         const WRITE = 2;
///         const _ = !0;
///     }
/// }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Entry { mode: Mode }
///
/// let mut bytes = [0; Entry::SIZE];
/// let mut entry = Entry::view_mut(&mut bytes)?;
/// entry.set_mode(Mode::READ | Mode::WRITE);
/// assert!(entry.mode().contains(Mode::WRITE));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// Inside one of C's own integers, such as `struct Handle(c_ulong)`, there is this machine's. A view on a target
/// whose `unsigned long` it could not hold does not build; and where the target's cannot hold each of this machine's,
/// the setter is `try_set_x`.
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
/// - `#[heapstruct(stream(size = member))]`, `#[heapstruct(stream(tail = member))]`: it comes
///   in streams, and that integer states the size of each record, or of what is behind its
///   header. `stream(size = member, align = 4)`: the next record starts at a multiple of four
///   bytes; `align = size_t`: of the target's `size_t`. The words are explained at [`Streamed`].
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
/// - `#[heapstruct(present)]`: it is there where the record's bytes reach its end, as in
///   `struct clone_args`. `#[heapstruct(present = size)]`: where it ends within the size that
///   the integer `size` states, in bytes, and within the bytes, as in `struct
///   perf_event_attr`. Accessors are as above. What follows such a member is such a member too.
/// - `#[heapstruct(tail)]`: the last member, an array of any length, goes on to the end of
///   the record's bytes; one of no elements does without being told.
///   `#[heapstruct(tail(len = member))]`: it has as many elements as that integer says;
///   `#[heapstruct(tail(bytes = member))]`: as many whole ones as so many bytes hold. Of those
///   two the accessors give a `Result`, with a [`TailError`] where the bytes are too few. What
///   a view needs ends where the tail starts.
///
/// - `#[heapstruct(skip)]`: it has no accessors; `Debug` shows it.
/// - `#[heapstruct(opaque(size = 16, align = 8))]`: only that is known of it, for every target. The field may be of any
///   Rust type that has this size and alignment here. Its accessors give an [`Array`] of bytes.
///
/// # Unions
///
/// ```
/// use core::mem::ManuallyDrop;
/// use heapstruct::{HeapStruct, target::PowerpcLinux};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Pair { a: u8, b: u8 }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// union Either { pair: ManuallyDrop<Pair>, word: u16 }
///
/// let either = Either::view_on(PowerpcLinux, &[0x12, 0x34])?;
/// assert_eq!((either.pair().b(), either.word()), (0x34, 0x1234));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// Its view has the accessors of every variant, over the same bytes, and `Debug` shows all of them. Nothing tells
/// which one is meant, so that views of unions, and of structs with one inside, cannot be compared.
///
/// # Parameters
///
/// A struct may have lifetimes, types that are `HeapStruct` themselves, and `const` parameters. Those of the view
/// follow: `ListView<X, N, B, T>` for `List<X, N>`. The proof is made for each use on [`Native`](target::Native). A
/// generic struct has no [`Buf`].
///
/// ```
/// use heapstruct::HeapStruct;
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Timer { id: u32 }
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Node<X> { next: *mut Self, item: X }
///
/// let bytes = [0; Node::<Timer>::SIZE];
/// assert_eq!(Node::<Timer>::view(&bytes)?.item().id(), 0);
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// A parameter is a struct, union or record: no number, no enum and no newtype. Code that views a `Node<X>` on any
/// target asks for `X: Known<T>`.
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
/// - `char16_t`, `char32_t`;
/// - `NonZeroU8` to `NonZeroU128`, `NonZeroI8` to `NonZeroI128`, `NonZeroUsize`, `NonZeroIsize`; `NonZero<u8>` ..;
/// - `AtomicBool`, `AtomicU8` to `AtomicU64`, `AtomicI8` to `AtomicI64`, `AtomicUsize`, `AtomicIsize`;
/// - `c_char`, `c_schar`, `c_uchar`, `c_short`, `c_ushort`, `c_int`, `c_uint`, `c_long`,
///   `c_ulong`, `c_longlong`, `c_ulonglong`, `c_float`, `c_double`, `c_longdouble`;
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

/// Views of C structs and unions that `#[repr(C)]` cannot say: with bit-fields, with members on some targets only,
/// packed on some.
///
/// ```
/// use heapstruct::HeapStruct;
/// use heapstruct::target::{Aarch64Linux, ArmLinux, X86_64Linux};
///
/// heapstruct::record! {
///     /// The kernel packs it on x86-64 only.
///     #[packed(on(X86_64Linux, X32Linux))]
///     pub struct epoll_event { pub events: u32, pub data: u64 }
///
///     pub struct Port {
///         /// Five bits.
///         pub kind: c_uint : 5,
///         pub is_open: bool : 1,
///         // The next bit-field starts a new `unsigned int`.
///         _: c_uint : 0,
///         pub level: c_int : 3,
///         #[on(ilp32)]
///         pub high: c_ulong,
///         #[heapstruct(hex)]
///         pub flags: u16,
///     }
/// }
///
/// // `data` follows `events` at once, or after four bytes.
/// let bytes = [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0];
/// assert_eq!(epoll_event::view_on(X86_64Linux, &bytes)?.data(), 0x3_0000_0002);
/// assert_eq!(epoll_event::view_on(Aarch64Linux, &bytes)?.data(), 3);
///
/// let mut bytes = [0; 16];
/// let mut port = Port::view_mut_on(ArmLinux, &mut bytes)?;
/// port.try_set_kind(9)?;
/// port.set_is_open(true);
/// assert!(port.try_set_level(4).is_err());
/// port.try_set_high(7)?;
/// assert_eq!(format!("{port:?}"), "Port { kind: 9, is_open: true, level: 0, high: 7, flags: 0x0 }");
/// assert_eq!(Port::view_on(X86_64Linux, &bytes)?.high(), None);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// Inside are structs and unions, as in Rust, with doc comments, visibility, `#[cfg]`, `#[deprecated]` and `#[allow]`
/// on them and on their members. Plain ones may stand there too. Names of C types ([the
/// list](derive@HeapStruct#names-that-it-knows)) need not be imported.
///
/// # On a record
///
/// - `#[packed]`, `#[packed(on(..))]`: `__attribute__((packed))`, everywhere or where a condition holds.
/// - `#[pack(N)]`: `#pragma pack(N)`: no member is aligned to more bytes.
/// - `#[aligned(N)]`: `aligned(N)`: it is aligned to at least so many bytes, 65536 at most. `#[aligned]`: as many as the
///   ABI says of `aligned` without a number.
/// - `#[ms_struct]`, `#[gcc_struct]`: whose layout it has, where the ABI hears that.
/// - `#[heapstruct(..)]` with `view`, `crate`, `targets`, `native` and `stream`, as [the derive](derive@HeapStruct) has
///   them.
///
/// C's anonymous unions and structs get a name: a union of its own, and a member of that type.
///
/// # On a member
///
/// - `name: type : width`: a bit-field, of an integer of up to 64 bits or of `bool`. The width is a constant. Its
///   getter gives what a whole member would give. Its setter is `try_set_x`, which gives a [`DoesNotFit`]; that of a
///   `bool` is `set_x`.
/// - `_: type : width`: bits without a name; of width 0 they end the unit that the bits before lie in.
/// - `#[on(..)]`: the record has it there only. Its getter gives an `Option`, as does the accessor that ends in
///   `_mut`; what is one value has the setter `try_set_x`, which gives a [`NotSet`], and no other.
/// - `#[packed]`, `#[aligned(N)]`, `#[aligned]`: the attributes of that name on the member.
/// - `#[opaque(size = 16, align = 8)]`, with `_` for its type: so many bytes, on every target, of which nothing more is
///   known. Its accessors give an [`Array`] of bytes.
/// - `#[cfg(..)]`: as in a struct, it is there or not in the program that is built, whatever the target of the view.
/// - `#[heapstruct(..)]` with `c`, `rename`, `hex`, `octal`, `present`, `tail` and `skip`, as the derive has them.
///
/// # Conditions
///
/// In the parentheses of `on(..)` is a list, of which one must hold:
///
/// - `ip16`, `ilp32`, `llp64`, `lp64`: the sizes of `int`, `long` and pointers ([`DataModel`](layout::DataModel));
/// - `little_endian`, `big_endian`;
/// - a built-in target, by the name of its type in [`target`]: that target, and no other with the same facts;
/// - `not(..)`, `any(..)`, `all(..)`.
///
/// # What the macro makes
///
/// For each record what the derive makes for a struct, and the struct itself: private bytes, of the size and alignment
/// that the record has on the machine that is compiled for. It is `Copy` and `Debug`, goes into [`Buf`], and a struct
/// with the derive may have it as a member. `Buf::<Port>::new()` makes one, and views it. Since there is no struct of
/// rustc's to compare with, its layout is the library's word alone, which the tests compare with C compilers.
///
/// On a machine whose C lacks a type of the record's, `SIZE` and `Buf` of it do not build; views on other targets do.
/// A type that Rust itself lacks there, such as `AtomicU64`, cannot be named at all.
///
/// # Unsafe code
///
/// As of the derive: one `unsafe impl` for each record.
#[cfg(feature = "derive")]
pub use heapstruct_derive::record;

#[doc(hidden)]
pub mod __private;

/// The README's examples, as tests.
#[cfg(all(doctest, feature = "posix", unix))]
#[doc = include_str!("../../README.md")]
struct Readme;
