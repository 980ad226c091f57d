//! The trait that the derive implements, the trait of all views, and why a view cannot be made.

use super::array::Records;
use super::member::Known;
use super::not_copied::NotCopied;
use super::whole;
use crate::layout::tables::MemberCount;
use crate::layout::{LayoutError, Record, RecordLayout};
use crate::memory::{Place, Storage, StorageMut};
use crate::target::{Native, Target};
use core::fmt;

/// A C struct that bytes can be viewed as.
///
/// Derive it on a `#[repr(C)]` struct with named fields; the derive of the same name has
/// the manual. What it adds to the struct is this trait, and a view type `{Name}View`.
///
/// ```
/// use core::ffi::{c_int, c_long};
/// use heapstruct::HeapStruct;
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Timer { id: c_int, interval: c_long }
///
/// let mut bytes = [0; Timer::SIZE];
/// let mut timer = Timer::view_mut(&mut bytes)?;
/// timer.set_interval(250);
/// assert_eq!(timer.interval(), 250);
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// Bytes may be longer than the struct; what follows it is left alone. They need no
/// alignment. They may be shorter where the struct says so, by members with `present` or
/// `present = size`, or by a tail: then a view needs [`held_size_on`](Self::held_size_on)
/// bytes, which is what every such record holds.
///
/// # Safety
///
/// - `RECORD` describes the members of `Self`, and `Members` counts them;
/// - `Bytes` is `[u8; size_of::<Self>()]`, or of no bytes, for a struct that has no [`Buf`](crate::Buf);
/// - `ANY_BYTES` is true only if any initialised bytes are a `Self`, which then has no
///   interior mutability;
/// - `COPIED_IS_VALUE` and `IS_BYTES` are true only if they are of every member.
///
/// Do not implement it by hand: the derive also proves the description.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no C layout that heapstruct knows",
    label = "not a struct with `#[derive(HeapStruct)]`",
    note = "add `#[derive(HeapStruct)]` and `#[repr(C)]` to its definition"
)]
#[expect(unsafe_code, reason = "the derive's one promise")]
pub unsafe trait HeapStruct: Sized {
    /// The members, their C types, packing and alignment.
    const RECORD: &'static Record;

    /// The size on the machine that this is compiled for, in bytes.
    const SIZE: usize = size_of::<Self>();

    #[doc(hidden)]
    const ANY_BYTES: bool;

    /// That rustc agrees, of a generic struct and of those inside: asked of each use. Of any other a constant beside
    /// it says so.
    #[doc(hidden)]
    const PROOF: () = ();

    #[doc(hidden)]
    const COPIED_IS_VALUE: bool = false;

    #[doc(hidden)]
    const IS_BYTES: bool = false;

    #[doc(hidden)]
    type Members: MemberCount;

    #[doc(hidden)]
    type Bytes: AsRef<[u8]> + AsMut<[u8]> + Copy + Send + Sync;

    #[doc(hidden)]
    const ZEROED: Self::Bytes;

    /// `Self`, for [`Part`](super::member::Part).
    #[doc(hidden)]
    type This;

    /// The view type: getters and setters for each member.
    type View<B: Storage, T: Target>: View<Record = Self, Storage = B, Target = T> + fmt::Debug;

    /// Views bytes of this machine.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if `bytes` is shorter than every such record: than
    /// [`SIZE`](Self::SIZE), but for a struct that may be shorter.
    #[inline]
    fn view(bytes: &[u8]) -> Result<Self::View<&[u8], Native>, ViewError> {
        Place::new(bytes, Native).map(View::from_place)
    }

    /// Views bytes of this machine, to read and write.
    ///
    /// # Errors
    ///
    /// As [`view`](Self::view).
    #[inline]
    fn view_mut(bytes: &mut [u8]) -> Result<Self::View<&mut [u8], Native>, ViewError> {
        Place::new(bytes, Native).map(View::from_place)
    }

    /// Views bytes as another machine lays them out.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if `bytes` is shorter than every such record is there;
    /// [`ViewError::Layout`] if it has no layout there, which on a target chosen at
    /// compile time is a compile error.
    #[inline]
    fn view_on<T: Target>(target: T, bytes: &[u8]) -> Result<Self::View<&[u8], T>, ViewError>
    where
        Self: Known<T>,
    {
        Place::new(bytes, target).map(View::from_place)
    }

    /// Views bytes as another machine lays them out, to read and write.
    ///
    /// # Errors
    ///
    /// As [`view_on`](Self::view_on).
    #[inline]
    fn view_mut_on<T: Target>(target: T, bytes: &mut [u8]) -> Result<Self::View<&mut [u8], T>, ViewError>
    where
        Self: Known<T>,
    {
        Place::new(bytes, target).map(View::from_place)
    }

    /// Views any storage: a [`Buf`](crate::Buf), a `Vec<u8>`, cells, memory of your own.
    ///
    /// ```
    /// use core::cell::Cell;
    /// use heapstruct::{HeapStruct, target::Native};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Pair { a: u16, b: u16 }
    ///
    /// // Two views that both write the same bytes, as a collector's memory asks for.
    /// let mut memory = [0u8; 4];
    /// let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    /// let (mut one, other) = (Pair::over(cells, Native)?, Pair::over(cells, Native)?);
    /// one.set_b(3);
    /// assert_eq!(other.b(), 3);
    /// # Ok::<(), heapstruct::ViewError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`view_on`](Self::view_on).
    #[inline]
    fn over<B: Storage, T: Target>(storage: B, target: T) -> Result<Self::View<B, T>, ViewError>
    where
        Self: Known<T>,
    {
        Place::new(storage, target).map(View::from_place)
    }

    /// Views a slice of records of this machine, one behind the other.
    ///
    /// # Errors
    ///
    /// [`ViewError::NotWhole`] if the last record is cut off: a slice of another record's
    /// size is told by that, most of the time. See [`records_prefix`](Self::records_prefix).
    #[inline]
    fn records(bytes: &[u8]) -> Result<Records<Self, &[u8], Native>, ViewError> {
        Records::whole(bytes, Native)
    }

    /// Views a slice of records of this machine, to read and write.
    ///
    /// # Errors
    ///
    /// As [`records`](Self::records).
    #[inline]
    fn records_mut(bytes: &mut [u8]) -> Result<Records<Self, &mut [u8], Native>, ViewError> {
        Records::whole(bytes, Native)
    }

    /// Views a slice of records as another machine lays them out.
    ///
    /// ```
    /// use core::ffi::{c_long, c_ushort};
    /// use heapstruct::{HeapStruct, target::{I686Linux, X86_64Linux}};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Event { sec: c_long, usec: c_long, kind: c_ushort, code: c_ushort, value: i32 }
    ///
    /// let mut dump = [0; 48];
    /// dump[8] = 2;
    /// dump[16 + 8] = 3;
    /// let events = Event::records_on(I686Linux, &dump)?;
    /// assert_eq!(events.len(), 3);
    /// assert!(events.iter().map(|event| event.kind()).eq([2, 3, 0]));
    /// assert_eq!(Event::records_on(X86_64Linux, &dump)?.len(), 2);
    /// # Ok::<(), heapstruct::ViewError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`records`](Self::records) and [`view_on`](Self::view_on).
    #[inline]
    fn records_on<T: Target>(target: T, bytes: &[u8]) -> Result<Records<Self, &[u8], T>, ViewError>
    where
        Self: Known<T>,
    {
        Records::whole(bytes, target)
    }

    /// Views a slice of records as another machine lays them out, to read and write.
    ///
    /// # Errors
    ///
    /// As [`records_on`](Self::records_on).
    #[inline]
    fn records_mut_on<T: Target>(target: T, bytes: &mut [u8]) -> Result<Records<Self, &mut [u8], T>, ViewError>
    where
        Self: Known<T>,
    {
        Records::whole(bytes, target)
    }

    /// Views as many records as fit, from the start of any storage; what is left over is
    /// [`remainder`](super::Array::remainder).
    ///
    /// # Errors
    ///
    /// [`ViewError::Layout`], as [`view_on`](Self::view_on).
    #[inline]
    fn records_prefix<B: Storage, T: Target>(storage: B, target: T) -> Result<Records<Self, B, T>, ViewError>
    where
        Self: Known<T>,
    {
        Records::prefix(storage, target)
    }

    /// The size of the record on a target, in bytes. As a constant: the function
    /// [`size_on`](crate::size_on).
    ///
    /// # Errors
    ///
    /// As [`layout_on`](Self::layout_on).
    #[inline]
    fn size_on<T: Target>(target: T) -> Result<usize, LayoutError>
    where
        Self: Known<T>,
    {
        target.check::<Self>()?;
        Ok(target.record_size::<Self>())
    }

    /// How many bytes of the record every one of its kind has on a target: what a view needs. It is the size, but for
    /// a record whose last members may be missing, or that goes on in a tail.
    ///
    /// ```
    /// use heapstruct::{HeapStruct, target::Native};
    ///
    /// /// A request to a driver. Its first version ended with `flags`.
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Options {
    ///     flags: u64,
    ///     #[heapstruct(present)]
    ///     timeout: u64,
    ///     #[heapstruct(present)]
    ///     retries: u32,
    /// }
    ///
    /// assert_eq!((Options::held_size_on(Native)?, Options::SIZE), (8, 24));
    /// let options = Options::view(&[1; 16])?;
    /// assert_eq!((options.timeout(), options.retries()), (Some(0x0101_0101_0101_0101), None));
    ///
    /// // The size of a record that ends with a certain member.
    /// let layout = Options::layout_on(Native)?;
    /// let timeout = layout.members().find(|member| member.name() == "timeout").unwrap();
    /// assert_eq!(timeout.offset() + timeout.size(), 16);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`layout_on`](Self::layout_on).
    #[inline]
    fn held_size_on<T: Target>(target: T) -> Result<usize, LayoutError>
    where
        Self: Known<T>,
    {
        target.check::<Self>()
    }

    /// Size, alignment and member offsets on a target.
    ///
    /// # Errors
    ///
    /// [`LayoutError`] if the record is too large there, the target's C lacks a type, or the
    /// record states its targets and this is none of them.
    fn layout_on<T: Target>(target: T) -> Result<RecordLayout, LayoutError>
    where
        Self: Known<T>,
    {
        target.states::<Self>()?;
        RecordLayout::of(Self::RECORD, target.abi())
    }
}

/// The size of a record on a target chosen at compile time, as a constant.
///
/// ```
/// use core::ffi::c_long;
/// use heapstruct::{HeapStruct, size_on, target::{I686Linux, S390xLinux}};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Pair { a: c_long, b: c_long }
///
/// let bytes = [0; size_on::<Pair, I686Linux>()];
/// assert_eq!(bytes.len(), 8);
/// assert_eq!(size_on::<Pair, S390xLinux>(), 16);
/// ```
pub const fn size_on<X: HeapStruct + Known<T>, T: crate::target::StaticTarget>() -> usize {
    <T::Table<X> as crate::layout::tables::StaticTable>::SIZE
}

/// What every view has besides its members' accessors.
///
/// They are methods of a trait, since `len`, `size` or `target` are names that C gives to
/// members: where a member has the name, `view.size()` is the member and
/// `View::size(&view)` is this.
pub trait View: Sized {
    /// The struct.
    type Record: HeapStruct<View<Self::Storage, Self::Target> = Self>;
    /// The memory under the view.
    type Storage: Storage;
    /// The machine whose layout it has.
    type Target: Target;

    #[doc(hidden)]
    fn from_place(place: Place<Self::Storage, Self::Record, Self::Target>) -> Self;

    #[doc(hidden)]
    fn as_place(&self) -> &Place<Self::Storage, Self::Record, Self::Target>;

    #[doc(hidden)]
    fn as_place_mut(&mut self) -> &mut Place<Self::Storage, Self::Record, Self::Target>;

    #[doc(hidden)]
    fn into_place(self) -> Place<Self::Storage, Self::Record, Self::Target>;

    /// The machine whose layout the view has.
    #[inline]
    fn target(&self) -> Self::Target {
        self.as_place().target()
    }

    /// The size of the record's declaration on the target, in bytes. The storage may be longer, and shorter where the
    /// record may be: see [`HeapStruct::held_size_on`].
    #[inline]
    fn size(&self) -> usize {
        self.as_place().size()
    }

    /// The memory under the view.
    #[inline]
    fn storage(&self) -> &Self::Storage {
        self.as_place().bytes()
    }

    /// Gives the memory back.
    #[inline]
    fn into_storage(self) -> Self::Storage {
        self.into_place().into_bytes()
    }

    /// A view of the same bytes that only reads, and can be copied.
    #[inline]
    fn shared(&self) -> <Self::Record as HeapStruct>::View<<Self::Storage as Storage>::Shared<'_>, Self::Target> {
        View::from_place(self.as_place().shared())
    }

    /// A view of the same bytes that reads and writes, for as long as it borrows this one.
    #[inline]
    fn unique(&mut self) -> <Self::Record as HeapStruct>::View<<Self::Storage as StorageMut>::Unique<'_>, Self::Target>
    where
        Self::Storage: StorageMut,
    {
        View::from_place(self.as_place_mut().unique())
    }

    /// The bytes as the struct itself, `None` if they are not aligned for it, or shorter.
    ///
    /// ```
    /// use heapstruct::{Buf, HeapStruct, View};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Pair { a: u32, b: u64 }
    ///
    /// let mut pair = Buf::<Pair>::new();
    /// pair.view_mut().set_b(9);
    /// let native: &Pair = pair.view().as_native().unwrap();
    /// assert_eq!(native.b, 9);
    /// ```
    ///
    /// A struct with a member for which some bytes are no value (`bool`, a function
    /// pointer) is refused when the program is built.
    #[inline]
    fn as_native<'s, 'a>(&'s self) -> Option<&'a Self::Record>
    where
        Self: View<Target = Native>,
        Self::Storage: Storage<Shared<'s> = &'a [u8]>,
    {
        self.as_place().shared().as_native()
    }

    /// Sets every member to that of another view of the same struct, whatever memory and machine each is of.
    ///
    /// ```
    /// use core::ffi::c_long;
    /// use heapstruct::target::{PowerpcLinux, X86_64Linux};
    /// use heapstruct::{HeapStruct, View};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Timespec { tv_sec: c_long, tv_nsec: c_long }
    ///
    /// let mut guest = [0; 8];
    /// let mut host = [0; 16];
    /// Timespec::view_mut_on(X86_64Linux, &mut host)?.set_tv_sec(-2);
    /// let host = Timespec::view_on(X86_64Linux, &host)?;
    /// Timespec::view_mut_on(PowerpcLinux, &mut guest)?.fill_from(&host)?;
    /// assert_eq!(guest, [0xff, 0xff, 0xff, 0xfe, 0, 0, 0, 0]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// Numbers, enums, bit-fields and addresses are copied by value; a `bool` as 0 or 1; text to its last byte.
    /// On targets that have one form of a number, it is copied bit for bit, and a pointer keeps its provenance.
    /// A union, or bytes of which no type is known, are copied as they are. Padding is left as it is:
    /// see [`clear_padding`](Self::clear_padding). So is a member that the other record lacks. Of an array that
    /// goes on behind the record, elements beyond those of the other are left too.
    ///
    /// # Errors
    ///
    /// [`NotCopied`] names the member; nothing was written then. A value does not fit; a floating-point number
    /// would be rounded; a member is there and not here; a union means something else here; or both records
    /// share bytes, as they can over cells, and are not one record with one layout.
    fn fill_from(&mut self, from: &impl View<Record = Self::Record>) -> Result<(), NotCopied>
    where
        Self::Storage: StorageMut,
    {
        let (to_abi, from_abi) = (self.target().abi(), from.target().abi());
        let to = self.as_place_mut().writer();
        whole::fill(Self::Record::RECORD, (from.as_place().reader(), &from_abi), (to, &to_abi), true)
    }

    /// Zeroes what no member covers: the bytes between and behind members, also of nested structs and elements,
    /// the bits beside bit-fields, and of a union what none of its members covers.
    ///
    /// ```
    /// use heapstruct::{HeapStruct, View};
    ///
    /// // A key of a hash table of the kernel, which compares all of its bytes.
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Key { kind: u8, address: u32 }
    ///
    /// let mut bytes = [0xaa; 8];
    /// let mut key = Key::view_mut(&mut bytes)?;
    /// key.set_kind(1);
    /// key.set_address(0);
    /// key.clear_padding();
    /// assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 0]);
    /// # Ok::<(), heapstruct::ViewError>(())
    /// ```
    ///
    /// Nothing else does so: setters and [`fill_from`](Self::fill_from) leave padding as it is. A member that is
    /// absent by a mask covers its bytes all the same.
    fn clear_padding(&mut self)
    where
        Self::Storage: StorageMut,
    {
        let abi = self.target().abi();
        whole::clear(Self::Record::RECORD, self.as_place_mut().writer(), &abi);
    }

    /// The struct itself, with every member copied, whatever machine the view is of.
    ///
    /// ```
    /// use core::ffi::c_long;
    /// use heapstruct::{HeapStruct, View, target::PowerpcLinux};
    ///
    /// #[derive(HeapStruct, Debug, PartialEq)]
    /// #[repr(C)]
    /// struct Timespec { tv_sec: c_long, tv_nsec: c_long }
    ///
    /// let dump = [0, 0, 0, 1, 0, 0, 0, 2];
    /// let timespec = Timespec::view_on(PowerpcLinux, &dump)?.to_native()?;
    /// assert_eq!(timespec, Timespec { tv_sec: 1, tv_nsec: 2 });
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// A member that is absent is zero, or null. A pointer is the number that the bytes hold, and keeps the
    /// provenance of what was stored there on [`Native`].
    ///
    /// A struct with a member for which some bytes are no value (a function pointer, an enum), or with a
    /// destructor, is refused when the program is built.
    ///
    /// # Errors
    ///
    /// As [`fill_from`](Self::fill_from).
    fn to_native(&self) -> Result<Self::Record, NotCopied> {
        self.as_place().to_native()
    }

    /// Sets every member to that of the struct itself, whatever machine the view is of.
    ///
    /// ```
    /// use core::ffi::c_long;
    /// use heapstruct::{HeapStruct, View, target::PowerpcLinux};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Timespec { tv_sec: c_long, tv_nsec: c_long }
    ///
    /// let mut guest = [0; 8];
    /// Timespec::view_mut_on(PowerpcLinux, &mut guest)?.write_native(&Timespec { tv_sec: 1, tv_nsec: 2 })?;
    /// assert_eq!(guest, [0, 0, 0, 1, 0, 0, 0, 2]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// The padding of `value` is never read, and the view's is left as it is.
    ///
    /// A struct with a member whose bytes may be uninitialised or may change meanwhile (a union, `MaybeUninit`,
    /// an atomic) is refused when the program is built.
    ///
    /// # Errors
    ///
    /// As [`fill_from`](Self::fill_from).
    fn write_native(&mut self, value: &Self::Record) -> Result<(), NotCopied>
    where
        Self::Storage: StorageMut,
    {
        self.as_place_mut().write_native(value)
    }
}

/// Why a view cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViewError {
    /// The bytes are shorter than the record.
    TooShort {
        /// The record's name.
        record: &'static str,
        /// How many bytes every such record has on the target.
        needed: usize,
        /// How many bytes were given.
        given: usize,
    },
    /// The bytes are not a whole number of records.
    NotWhole {
        /// The record's name.
        record: &'static str,
        /// The size of one record on the target.
        size: usize,
        /// How many bytes were given.
        given: usize,
    },
    /// The record has no layout on the target.
    Layout(LayoutError),
}

impl fmt::Display for ViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort { record, needed, given } => {
                write!(f, "`{record}` needs {needed} bytes, {given} were given")
            }
            Self::NotWhole { record, size, given } => {
                write!(f, "{given} bytes are not a whole number of `{record}`, which has {size}")
            }
            Self::Layout(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ViewError {}
