//! Records of every kind, each with its declaration in C.

use core::ffi::{c_char, c_int, c_long, c_short, c_void};
use heapstruct::HeapStruct;
use heapstruct::check::CCheck;

#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Inner {
    pub(crate) a: c_short,
    pub(crate) b: c_long,
}

#[derive(HeapStruct, Clone, Copy)]
#[repr(u8)]
pub(crate) enum Kind {
    One = 1,
    Two = 2,
}

#[derive(HeapStruct)]
#[repr(C)]
pub(crate) enum Level {
    Low,
    High = 7,
}

#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Outer {
    pub(crate) r#type: c_int,
    pub(crate) kind: Kind,
    pub(crate) level: Level,
    pub(crate) is_open: bool,
    pub(crate) ratio: f32,
    pub(crate) ratios: [f64; 2],
    pub(crate) name: [c_char; 5],
    pub(crate) table: [[u16; 3]; 2],
    pub(crate) inner: Inner,
    pub(crate) inners: [[Inner; 2]; 2],
    pub(crate) next: *mut Self,
    pub(crate) call: Option<unsafe extern "C" fn(*mut c_void)>,
    pub(crate) r#default: u8,
}

pub(crate) const OUTER: &str = "
    struct inner { short a; long b; };
    enum level { LOW, HIGH = 7 };
    struct outer {
        int type; unsigned char kind; enum level level; _Bool is_open; float ratio; double ratios[2]; char name[5];
        unsigned short table[2][3]; struct inner inner, inners[2][2];
        struct outer *next; void (*call)(void *); volatile const unsigned char default_;
    };";

pub(crate) fn outer<'a>() -> CCheck<'a> {
    CCheck::of::<Outer>("struct outer").declare(OUTER).rename(&[("default", "default_")])
}

#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union Word {
    pub(crate) number: u32,
    pub(crate) bytes: [u8; 4],
}

/// What C leaves unnamed has a name in Rust.
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Anonymous {
    pub(crate) tag: u8,
    pub(crate) word: Word,
    pub(crate) __bindgen_anon_1: Inner,
    pub(crate) seconds: c_long,
}

pub(crate) const ANONYMOUS: &str = "
    typedef struct {
        unsigned char tag;
        union { unsigned number; unsigned char bytes[4]; };
        struct { short a; long b; };
        struct { long tv_sec; } time;
    } anonymous;";

pub(crate) fn anonymous<'a>() -> CCheck<'a> {
    CCheck::of::<Anonymous>("anonymous").declare(ANONYMOUS).rename(&[("word", ""), ("seconds", "time.tv_sec")])
}

/// It goes on behind its end.
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Message {
    pub(crate) length: u16,
    pub(crate) kind: u8,
    #[heapstruct(tail(len = length))]
    pub(crate) items: [Inner; 0],
}

pub(crate) const MESSAGE: &str = "
    struct message { unsigned short length; unsigned char kind; struct { short a; long b; } items[]; };";

pub(crate) fn message<'a>() -> CCheck<'a> {
    CCheck::of::<Message>("struct message").declare(MESSAGE)
}

heapstruct::record! {
    pub(crate) struct Bits {
        pub first: c_uint : 3,
        pub second: c_int : 7,
        pub is_open: bool : 1,
        /// It does not fit in the first unit.
        pub straddles: c_uint : 25,
        _: c_int : 2,
        pub small: u8 : 5,
        pub wide: u64 : 41,
        _: c_int : 0,
        pub last: i16 : 9,
        pub whole: u32 : 32,
        pub after: u8,
    }

    #[packed]
    pub(crate) struct PackedBits {
        pub before: u8,
        pub first: c_int : 3,
        pub straddles: c_uint : 32,
        pub wide: u64 : 64,
        pub last: c_uint : 1,
    }

    pub(crate) union EitherBits {
        pub number: u16,
        pub low: c_uint : 5,
        pub high: c_int : 17,
    }

    pub(crate) struct NestedBits {
        pub tag: u8,
        pub either: EitherBits,
        pub list: [Bits; 2],
        pub packed: PackedBits,
        #[on(lp64)]
        pub only_there: u32,
        #[on(not(lp64))]
        pub only_here: u64,
    }

    /// Bits in front of a tail, in a record of great alignment.
    #[aligned(64)]
    pub(crate) struct TailedBits { pub flag: c_uint : 1, pub data: [u8; 0] }
}

pub(crate) const BITS: &str = "
    struct bits {
        unsigned first : 3; int second : 7; _Bool is_open : 1; unsigned straddles : 25; int : 2;
        unsigned char small : 5; unsigned long long wide : 41; int : 0; short last : 9; unsigned whole : 32;
        unsigned char after;
    };
    struct __attribute__((packed)) packed_bits {
        unsigned char before; int first : 3; unsigned straddles : 32; unsigned long long wide : 64; unsigned last : 1;
    };
    union either_bits { unsigned short number; unsigned low : 5; int high : 17; };
    struct nested_bits {
        unsigned char tag; union either_bits either; struct bits list[2]; struct packed_bits packed;
    #ifdef __LP64__
        unsigned only_there;
    #else
        unsigned long long only_here;
    #endif
    };
    struct tailed_bits { unsigned flag : 1; unsigned char data[]; } __attribute__((aligned(64)));";

/// bindgen's, as far as its layout goes.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct __BindgenBitfieldUnit<Storage> {
    storage: Storage,
}

#[repr(C)]
pub(crate) struct __IncompleteArrayField<T>(core::marker::PhantomData<T>, [T; 0]);

/// What bindgen makes of [`HEADER`].
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Header {
    pub(crate) _bitfield_align_1: [u8; 0],
    pub(crate) _bitfield_1: __BindgenBitfieldUnit<[u8; 1usize]>,
    pub(crate) __bindgen_padding_0: u8,
    pub(crate) kind: u16,
    pub(crate) name: __IncompleteArrayField<c_char>,
}

pub(crate) const HEADER: &str = "
    struct header { unsigned char version : 4, length : 4; unsigned short kind; char name[]; };";

pub(crate) fn header<'a>() -> CCheck<'a> {
    CCheck::of::<Header>("struct header").declare(HEADER)
}

heapstruct::record! {
    /// Members of the rarer kinds.
    pub(crate) struct Rare {
        #[opaque(size = 6, align = 2)]
        pub blob: _,
        pub port: __be16,
        pub size: size_t,
        pub difference: ptrdiff_t,
        pub counter: AtomicU32,
        pub handle: NonZeroU16,
        pub precise: c_longdouble,
        #[heapstruct(present = port & 1)]
        pub sometimes: i8,
        pub plain: c_char,
        pub letter: char16_t,
        pub empty: [u32; 0],
        #[on(lp64)]
        pub large: u128,
        #[packed]
        pub packed: u32,
        #[aligned(16)]
        pub aligned: u8,
    }
}

pub(crate) const RARE: &str = "
    struct rare {
        struct { unsigned short parts[3]; } blob; unsigned short port; size_t size; ptrdiff_t difference;
        _Atomic unsigned counter; unsigned short handle; long double precise; signed char sometimes; char plain;
        unsigned short letter; __extension__ unsigned empty[0];
    #ifdef __LP64__
        __extension__ unsigned __int128 large;
    #endif
        unsigned packed __attribute__((packed)); unsigned char aligned __attribute__((aligned(16)));
    };";

pub(crate) fn rare<'a>() -> CCheck<'a> {
    CCheck::of::<Rare>("struct rare").declare(RARE)
}

/// All of them, as the machine that this is compiled for has them.
pub(crate) fn all<'a>() -> [CCheck<'a>; 10] {
    [
        outer(),
        anonymous(),
        message(),
        rare(),
        header(),
        CCheck::of::<Bits>("struct bits").declare(BITS),
        CCheck::of::<PackedBits>("struct packed_bits").declare(BITS),
        CCheck::of::<EitherBits>("union either_bits").declare(BITS),
        CCheck::of::<NestedBits>("struct nested_bits").declare(BITS),
        CCheck::of::<TailedBits>("struct tailed_bits").declare(BITS),
    ]
}
