// A struct, union, enum or newtype of each kind, for modules of several sorts to have in them: strict ones, such
// without a prelude, and such where names mean something else. So every name of Rust's is written with its whole path.

/// One of Rust's own aliases.
type Word = ::core::primitive::u32;

/// A nested struct.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
struct Plain {
    /// A number.
    number: ::core::primitive::u32,
    /// A number of C's.
    long: ::core::ffi::c_long,
    /// A number of POSIX's.
    #[heapstruct(c = "time_t")]
    time: ::core::ffi::c_long,
    /// A float.
    double: ::core::ffi::c_double,
    /// A flag.
    flag: ::core::primitive::bool,
    /// An alias.
    #[heapstruct(c = "unsigned int", octal)]
    word: Word,
    /// Another name.
    #[heapstruct(rename = kind, hex)]
    r#type: ::core::primitive::u8,
    /// No longer.
    #[deprecated]
    old: ::core::primitive::u8,
}

/// With members of other types.
#[derive(::heapstruct::HeapStruct)]
#[repr(C, align(16))]
#[heapstruct(view = Window)]
struct Aligned {
    /// Text.
    text: [::core::ffi::c_char; 4],
    /// An array of arrays.
    array: [[::core::ffi::c_int; 2]; 2],
    /// A pointer to its own kind.
    pointer: *mut Self,
    /// A pointer that is not null.
    maybe: ::core::option::Option<::core::ptr::NonNull<::core::primitive::u8>>,
    /// A function.
    call: ::core::option::Option<unsafe extern "C" fn(::core::ffi::c_int)>,
    /// Several structs.
    inners: [Packed; 2],
    /// An enum.
    state: State,
    /// Several small ones.
    levels: [Level; 3],
    /// A newtype.
    flags: Flags,
    /// A newtype of C's number.
    handle: Handle,
    /// A number that is not zero.
    non_zero: ::core::num::NonZero<::core::primitive::u32>,
    /// One of the target's width.
    size: ::core::option::Option<::core::num::NonZero<::core::primitive::usize>>,
    /// An atomic number.
    atomic: ::core::sync::atomic::AtomicU32,
    /// Uninitialised in Rust.
    uninit: ::core::mem::MaybeUninit<::core::ffi::c_int>,
    /// Nothing.
    nothing: ::core::marker::PhantomData<::core::primitive::u8>,
    /// What no one asks.
    #[heapstruct(skip)]
    skipped: ::core::primitive::u8,
    /// What no one knows.
    #[heapstruct(opaque(size = 4, align = 4))]
    unknown: ::core::primitive::char,
}

/// Without padding.
#[derive(::heapstruct::HeapStruct)]
#[repr(C, packed)]
struct Packed {
    /// A number.
    number: ::core::primitive::u8,
    /// A nested struct.
    plain: ::core::mem::ManuallyDrop<Small>,
}

/// A small struct.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
struct Small {
    /// A number.
    number: ::core::primitive::u16,
}

/// An enum.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
#[non_exhaustive]
enum State {
    /// The first.
    Stopped,
    /// No longer.
    #[deprecated]
    Running = 4,
}

/// An enum of one byte.
#[derive(::heapstruct::HeapStruct)]
#[repr(u8)]
enum Level {
    /// The first.
    Low = 1,
    /// The second.
    High = 200,
}

/// A newtype.
#[derive(::heapstruct::HeapStruct)]
#[repr(transparent)]
struct Flags(::core::primitive::u32);

/// A newtype of C's number.
#[derive(::heapstruct::HeapStruct)]
#[repr(transparent)]
struct Handle {
    /// The number.
    number: ::core::ffi::c_ulong,
}

/// A union.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
union Either {
    /// A number.
    number: ::core::primitive::u32,
    /// A nested struct.
    small: ::core::mem::ManuallyDrop<Small>,
    /// Text.
    text: [::core::ffi::c_char; 3],
}

/// With parameters of each kind.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
struct Generic<'a, X, Y: ::core::marker::Copy, const N: ::core::primitive::usize>
where
    X: ::heapstruct::HeapStruct,
{
    /// A type parameter.
    item: X,
    /// Several.
    items: [X; 2],
    /// Behind a pointer.
    pointer: *const Y,
    /// A constant parameter.
    bytes: [::core::primitive::u8; N],
    /// A lifetime.
    nothing: ::core::marker::PhantomData<&'a Y>,
}

/// A union with a parameter.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
union GenericUnion<X: ::core::marker::Copy> {
    /// A number.
    number: ::core::primitive::u8,
    /// A parameter.
    item: X,
}

/// As large as `long double` here.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
struct Precise {
    /// A float of C's.
    #[heapstruct(c = "long double")]
    value: ::core::primitive::u128,
}

/// Of some platforms only.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, I686Linux), native(any(unix, windows)))]
struct Stated {
    /// A number.
    number: ::core::ffi::c_long,
}

/// A tail to the end.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
#[heapstruct(stream(size = size))]
struct ToEnd {
    /// Of the whole.
    size: ::core::primitive::u32,
    /// No longer.
    #[deprecated]
    tail: [::core::ffi::c_char; 0],
}

/// A tail of so many elements.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = len, align = 4))]
struct Elements {
    /// How many.
    len: ::core::ffi::c_ulong,
    /// Structs.
    #[heapstruct(tail(len = len))]
    tail: [Small; 1],
}

/// A tail of so many bytes.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = first + len, align = size_t))]
struct Bytes {
    /// How many.
    len: ::core::primitive::u16,
    /// And how many more.
    first: ::core::primitive::u16,
    /// Numbers.
    #[heapstruct(tail(bytes = len))]
    tail: [::core::ffi::c_long; 0],
}

/// Members that may be absent.
#[derive(::heapstruct::HeapStruct)]
#[repr(C)]
struct Present {
    /// What says so.
    #[deprecated]
    mask: ::core::ffi::c_int,
    /// What states the size.
    size: ::core::primitive::u32,
    /// By a bit.
    #[heapstruct(present = mask & 1)]
    number: ::core::primitive::u64,
    /// By another.
    #[heapstruct(present = mask & Self::BIT)]
    text: [::core::ffi::c_char; 4],
    /// By an expression.
    #[heapstruct(present = mask & (1 << 3))]
    level: Level,
    /// By the size.
    #[heapstruct(present = size)]
    pointer: *const ::core::primitive::u8,
    /// No longer.
    #[deprecated]
    #[heapstruct(present = size)]
    flags: Flags,
    /// By the bytes.
    #[heapstruct(present)]
    array: [::core::primitive::u16; 2],
    /// By the bytes.
    #[heapstruct(present)]
    small: Small,
}

impl Present {
    /// A bit of the mask.
    const BIT: ::core::primitive::i32 = 2;
}

/// The library under another name.
mod elsewhere {
    pub(super) use ::heapstruct as library;

    /// Found where the attribute says.
    #[derive(::heapstruct::HeapStruct)]
    #[heapstruct(crate = self::library)]
    #[repr(C)]
    pub(super) struct Elsewhere {
        /// A number.
        pub(super) number: ::core::ffi::c_long,
    }
}

::heapstruct::record! {
    /// With bit-fields.
    #[packed(on(X86_64Linux, X32Linux))]
    #[aligned(8)]
    struct Bits {
        /// Some.
        bits: c_uint : 5,
        _: c_uint : 0,
        /// A flag.
        flag: bool : 1,
        /// As many as an expression says.
        many: u64 : 2 + 3,
        /// On small machines.
        #[on(ilp32)]
        narrow: c_int : 3,
        /// An enum.
        level: Level : 8,
        /// A newtype.
        flags: Flags : 7,
        /// No longer.
        #[deprecated]
        old: c_long : 2,
    }

    /// With members on some machines.
    #[pack(2)]
    struct Conditions {
        /// Not here.
        #[cfg(any())]
        never: no_such_type,
        /// Here.
        #[cfg(all())]
        small: Small,
        /// Somewhere.
        #[on(not(big_endian))]
        #[aligned(4)]
        long: c_long,
        /// Somewhere else.
        #[on(any(lp64, X32Linux))]
        text: [c_char; 4],
        /// Somewhere else.
        #[on(lp64)]
        call: Option<unsafe extern "C" fn(::core::ffi::c_int)>,
        /// Where the other says so.
        #[heapstruct(hex, present = mask & 1)]
        #[packed]
        there: u16,
        /// Where both say so.
        #[on(lp64)]
        #[heapstruct(present = mask & 2)]
        both: Small,
        /// That says so.
        mask: u8,
        /// A secret.
        #[opaque(size = 4, align = 4)]
        secret: _,
        /// A float of C's.
        float: c_longdouble,
    }

    /// With a tail, in streams.
    #[ms_struct]
    #[aligned]
    #[heapstruct(stream(size = size), view = RecordWindow, targets(X86_64Linux), native(any(unix, windows)))]
    struct Streamed {
        /// Of the whole.
        size: u16,
        /// How many.
        len: u16,
        /// Elements.
        #[heapstruct(tail(len = len))]
        tail: [Small; 1],
    }

    /// A union.
    union Variants {
        /// All.
        whole: u32,
        /// Some.
        low: c_uint : 4,
        /// A nested struct.
        bits: Bits,
    }

    /// Of an older version.
    #[packed]
    struct Older {
        /// A number.
        number: u32,
        /// It came later.
        #[heapstruct(present)]
        why: u8,
    }
}
