//! One struct with a member of every kind, and what C compilers say of it.

use core::ffi::{c_char, c_double, c_int, c_long, c_longlong, c_short, c_uint, c_ulong, c_ulonglong, c_ushort, c_void};
use core::ptr::NonNull;
use heapstruct::target::{StaticTarget, Target, Value};
use heapstruct::{Addr, HeapStruct, Storage, StorageMut};

#[allow(non_camel_case_types, reason = "names of the Linux headers")]
pub(crate) mod linux {
    pub(crate) type __le16 = u16;
    pub(crate) type __le32 = u32;
    pub(crate) type __le64 = u64;
    pub(crate) type __be16 = u16;
    pub(crate) type __be32 = u32;
    pub(crate) type __be64 = u64;
}

#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Inner {
    pub(crate) tag: u8,
    pub(crate) value: c_long,
}

/// `int` alone behind eight bytes, so that i386 puts `long long` where no other 32-bit ABI does.
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct Kinds {
    pub(crate) flag: bool,
    pub(crate) ch: c_char,
    pub(crate) i8: i8,
    pub(crate) u8: u8,
    pub(crate) short: c_short,
    pub(crate) ushort: c_ushort,
    pub(crate) int: c_int,
    pub(crate) long: c_long,
    pub(crate) ulong: c_ulong,
    pub(crate) long_long: c_longlong,
    pub(crate) ulong_long: c_ulonglong,
    pub(crate) uint: c_uint,
    pub(crate) size: usize,
    pub(crate) diff: isize,
    pub(crate) i16: i16,
    pub(crate) u16: u16,
    pub(crate) i32: i32,
    pub(crate) u32: u32,
    pub(crate) f32: f32,
    pub(crate) i64: i64,
    pub(crate) u64: u64,
    pub(crate) f64: f64,
    pub(crate) double: c_double,
    pub(crate) le16: linux::__le16,
    pub(crate) le32: linux::__le32,
    pub(crate) le64: linux::__le64,
    pub(crate) be16: linux::__be16,
    pub(crate) be32: linux::__be32,
    pub(crate) be64: linux::__be64,
    pub(crate) data: *const u32,
    pub(crate) out: *mut c_void,
    pub(crate) maybe: Option<NonNull<u8>>,
    pub(crate) call: Option<unsafe extern "C" fn(c_int) -> c_int>,
    pub(crate) name: [c_char; 5],
    pub(crate) bytes: [u8; 3],
    pub(crate) longs: [c_long; 2],
    pub(crate) grid: [[u16; 3]; 2],
    pub(crate) inner: Inner,
    pub(crate) inners: [Inner; 2],
}

/// A family of ABIs that lay [`Kinds`] out alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Model {
    Lp64,
    Ilp32,
    /// 32-bit x86 on Unix.
    I386,
}

impl Model {
    pub(crate) const NATIVE: Self = if cfg!(target_pointer_width = "64") {
        Self::Lp64
    } else if cfg!(target_arch = "x86") {
        Self::I386
    } else {
        Self::Ilp32
    };

    pub(crate) const fn size(self) -> usize {
        match self {
            Self::Lp64 => 272,
            Self::Ilp32 => 208,
            Self::I386 => 196,
        }
    }
}

/// A scalar of [`Kinds`], or one inside a member of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf {
    pub(crate) path: &'static str,
    pub(crate) offset: usize,
    pub(crate) width: usize,
}

/// Path; offset on LP64, ILP32 and i386; size with 64 and with 32 bits.
///
/// GCC 12 said so: `offsetof` and `sizeof` of the same declaration on x86-64, `AArch64` and s390x; on Arm, MIPS and
/// PowerPC with 32 bits; and on i686.
const LEAVES: [(&str, [usize; 3], [usize; 2]); 41] = [
    ("flag", [0, 0, 0], [1, 1]),
    ("ch", [1, 1, 1], [1, 1]),
    ("i8", [2, 2, 2], [1, 1]),
    ("u8", [3, 3, 3], [1, 1]),
    ("short", [4, 4, 4], [2, 2]),
    ("ushort", [6, 6, 6], [2, 2]),
    ("int", [8, 8, 8], [4, 4]),
    ("long", [16, 12, 12], [8, 4]),
    ("ulong", [24, 16, 16], [8, 4]),
    ("long_long", [32, 24, 20], [8, 8]),
    ("ulong_long", [40, 32, 28], [8, 8]),
    ("uint", [48, 40, 36], [4, 4]),
    ("size", [56, 44, 40], [8, 4]),
    ("diff", [64, 48, 44], [8, 4]),
    ("i16", [72, 52, 48], [2, 2]),
    ("u16", [74, 54, 50], [2, 2]),
    ("i32", [76, 56, 52], [4, 4]),
    ("u32", [80, 60, 56], [4, 4]),
    ("f32", [84, 64, 60], [4, 4]),
    ("i64", [88, 72, 64], [8, 8]),
    ("u64", [96, 80, 72], [8, 8]),
    ("f64", [104, 88, 80], [8, 8]),
    ("double", [112, 96, 88], [8, 8]),
    ("le16", [120, 104, 96], [2, 2]),
    ("le32", [124, 108, 100], [4, 4]),
    ("le64", [128, 112, 104], [8, 8]),
    ("be16", [136, 120, 112], [2, 2]),
    ("be32", [140, 124, 116], [4, 4]),
    ("be64", [144, 128, 120], [8, 8]),
    ("data", [152, 136, 128], [8, 4]),
    ("out", [160, 140, 132], [8, 4]),
    ("maybe", [168, 144, 136], [8, 4]),
    ("call", [176, 148, 140], [8, 4]),
    ("name", [184, 152, 144], [5, 5]),
    ("bytes[2]", [191, 159, 151], [1, 1]),
    ("longs[1]", [200, 164, 156], [8, 4]),
    ("grid[1][2]", [218, 178, 170], [2, 2]),
    ("inner.tag", [224, 180, 172], [1, 1]),
    ("inner.value", [232, 184, 176], [8, 4]),
    ("inners[1].tag", [256, 196, 188], [1, 1]),
    ("inners[1].value", [264, 200, 192], [8, 4]),
];

pub(crate) fn leaves(model: Model) -> impl Iterator<Item = Leaf> {
    LEAVES.iter().map(move |&(path, offsets, widths)| Leaf {
        path,
        offset: offsets[model as usize],
        width: widths[usize::from(model != Model::Lp64)],
    })
}

/// What a leaf is set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sample {
    Number(i128),
    /// Little-endian whatever the target.
    Little(i128),
    /// Big-endian whatever the target.
    Big(i128),
    Bytes(Vec<u8>),
}

impl Sample {
    /// The sample of a leaf: negative where that can be, and no two bytes alike, so that a byte out of place shows.
    pub(crate) fn of(path: &str) -> Self {
        Self::Number(match path {
            "flag" => 1,
            "ch" => 0x61,
            "i8" => -0x12,
            "u8" => 0xfe,
            "short" | "i16" => -0x1234,
            "ushort" | "u16" => 0xfedc,
            "int" | "i32" => -0x1234_5678,
            "uint" | "u32" => 0xfedc_ba98,
            "long" | "diff" | "longs[1]" => -0x2345_6789,
            "ulong" | "size" => 0xedcb_a987,
            "long_long" | "i64" => -0x1234_5678_9abc_def0,
            "ulong_long" | "u64" => 0xfedc_ba98_7654_3210,
            "f32" => i128::from(1.5e-3_f32.to_bits()),
            "f64" => i128::from((-2.75e300_f64).to_bits()),
            "double" => i128::from(1.1_f64.to_bits()),
            "le16" => return Self::Little(0x1234),
            "le32" => return Self::Little(0x1234_5678),
            "le64" => return Self::Little(0x1234_5678_9abc_def0),
            "be16" => return Self::Big(0x1234),
            "be32" => return Self::Big(0x1234_5678),
            "be64" => return Self::Big(0x1234_5678_9abc_def0),
            "data" => 0x89ab_cdef,
            "out" => 0x7654_3210,
            "maybe" => 0x1357_9bdf,
            "call" => 0x2468_ace0,
            "name" => return Self::Bytes(b"sda1".to_vec()),
            "bytes[2]" => 0x33,
            "grid[1][2]" => 0x4567,
            "inner.tag" => 0x56,
            "inner.value" => -0x3456_789a,
            "inners[1].tag" => 0x78,
            "inners[1].value" => 0x5678_9abc,
            _ => panic!("no leaf {path}"),
        })
    }

    /// The bytes in memory.
    pub(crate) fn encode(&self, width: usize, big: bool) -> Vec<u8> {
        let (number, big) = match self {
            Self::Number(number) => (number, big),
            Self::Little(number) => (number, false),
            Self::Big(number) => (number, true),
            Self::Bytes(bytes) => {
                let mut bytes = bytes.clone();
                bytes.resize(width, 0);
                return bytes;
            }
        };
        if big { number.to_be_bytes()[16 - width..].to_vec() } else { number.to_le_bytes()[..width].to_vec() }
    }

    fn number(&self) -> i128 {
        match self {
            Self::Number(number) | Self::Little(number) | Self::Big(number) => *number,
            Self::Bytes(bytes) => panic!("{bytes:?} is no number"),
        }
    }
}

fn of<V: TryFrom<i128>>(sample: &Sample) -> V {
    V::try_from(sample.number()).unwrap_or_else(|_| panic!("{sample:?} does not fit"))
}

fn float(bits: u64) -> Sample {
    Sample::Number(bits.into())
}

/// What a leaf holds, by way of its getter.
pub(crate) fn get<B: Storage, T: Target>(view: &KindsView<B, T>, path: &str) -> Sample {
    Sample::Number(match path {
        "flag" => view.flag().into(),
        "ch" => view.ch().into(),
        "i8" => view.i8().into(),
        "u8" => view.u8().into(),
        "short" => view.short().into(),
        "ushort" => view.ushort().into(),
        "int" => view.int().into(),
        "uint" => view.uint().into(),
        "long" => view.long().into(),
        "ulong" => view.ulong().into(),
        "long_long" => view.long_long().into(),
        "ulong_long" => view.ulong_long().into(),
        "size" => view.size().into(),
        "diff" => view.diff().into(),
        "i16" => view.i16().into(),
        "u16" => view.u16().into(),
        "i32" => view.i32().into(),
        "u32" => view.u32().into(),
        "f32" => return float(view.f32().to_bits().into()),
        "i64" => view.i64().into(),
        "u64" => view.u64().into(),
        "f64" => return float(view.f64().to_bits()),
        "double" => return float(view.double().to_bits()),
        "le16" => return Sample::Little(view.le16().into()),
        "le32" => return Sample::Little(view.le32().into()),
        "le64" => return Sample::Little(view.le64().into()),
        "be16" => return Sample::Big(view.be16().into()),
        "be32" => return Sample::Big(view.be32().into()),
        "be64" => return Sample::Big(view.be64().into()),
        "data" => view.data().addr().into(),
        "out" => view.out().addr().into(),
        "maybe" => view.maybe().addr().into(),
        "call" => view.call().addr().into(),
        "name" => return Sample::Bytes(view.name().bytes().collect()),
        "bytes[2]" => view.bytes().get(2).unwrap().into(),
        "longs[1]" => view.longs().get(1).unwrap().into(),
        "grid[1][2]" => view.grid().get(1).unwrap().get(2).unwrap().into(),
        "inner.tag" => view.inner().tag().into(),
        "inner.value" => view.inner().value().into(),
        "inners[1].tag" => view.inners().get(1).unwrap().tag().into(),
        "inners[1].value" => view.inners().get(1).unwrap().value().into(),
        _ => panic!("no leaf {path}"),
    })
}

/// Sets a leaf by way of its plain setter.
pub(crate) fn set<B: StorageMut, T: StaticTarget>(view: &mut KindsView<B, T>, path: &str, sample: &Sample) {
    match path {
        "ch" => view.set_ch(of(sample)),
        "short" => view.set_short(of(sample)),
        "ushort" => view.set_ushort(of(sample)),
        "int" => view.set_int(of(sample)),
        "uint" => view.set_uint(of(sample)),
        "long" => view.set_long(of(sample)),
        "ulong" => view.set_ulong(of(sample)),
        "long_long" => view.set_long_long(of(sample)),
        "ulong_long" => view.set_ulong_long(of(sample)),
        "size" => view.set_size(of(sample)),
        "diff" => view.set_diff(of(sample)),
        "data" => view.set_data(address::<_, T>(sample)),
        "out" => view.set_out(address::<_, T>(sample)),
        "maybe" => view.set_maybe(address::<_, T>(sample)),
        "call" => view.set_call(address::<_, T>(sample)),
        "name" => {
            let Sample::Bytes(bytes) = sample else { panic!("text is bytes") };
            view.name_mut().set(bytes).unwrap();
        }
        "longs[1]" => view.longs_mut().set(1, of(sample)).unwrap(),
        "inner.value" => view.inner_mut().set_value(of(sample)),
        "inners[1].value" => view.inners_mut().get_mut(1).unwrap().set_value(of(sample)),
        // these cannot fail anywhere, so there is one setter for all targets
        _ => try_set(view, path, sample),
    }
}

/// Sets a leaf by way of the setter that code has which is generic over the target.
pub(crate) fn try_set<B: StorageMut, T: Target>(view: &mut KindsView<B, T>, path: &str, sample: &Sample) {
    match path {
        "flag" => view.set_flag(sample.number() != 0),
        "ch" => view.try_set_ch(of(sample)).unwrap(),
        "i8" => view.set_i8(of(sample)),
        "u8" => view.set_u8(of(sample)),
        "short" => view.try_set_short(of(sample)).unwrap(),
        "ushort" => view.try_set_ushort(of(sample)).unwrap(),
        "int" => view.try_set_int(of(sample)).unwrap(),
        "uint" => view.try_set_uint(of(sample)).unwrap(),
        "long" => view.try_set_long(of(sample)).unwrap(),
        "ulong" => view.try_set_ulong(of(sample)).unwrap(),
        "long_long" => view.try_set_long_long(of(sample)).unwrap(),
        "ulong_long" => view.try_set_ulong_long(of(sample)).unwrap(),
        "size" => view.try_set_size(of(sample)).unwrap(),
        "diff" => view.try_set_diff(of(sample)).unwrap(),
        "i16" => view.set_i16(of(sample)),
        "u16" => view.set_u16(of(sample)),
        "i32" => view.set_i32(of(sample)),
        "u32" => view.set_u32(of(sample)),
        "f32" => view.set_f32(f32::from_bits(of(sample))),
        "i64" => view.set_i64(of(sample)),
        "u64" => view.set_u64(of(sample)),
        "f64" => view.set_f64(f64::from_bits(of(sample))),
        "double" => view.set_double(f64::from_bits(of(sample))),
        "le16" => view.set_le16(of(sample)),
        "le32" => view.set_le32(of(sample)),
        "le64" => view.set_le64(of(sample)),
        "be16" => view.set_be16(of(sample)),
        "be32" => view.set_be32(of(sample)),
        "be64" => view.set_be64(of(sample)),
        "data" => view.try_set_data(address::<_, T>(sample)).unwrap(),
        "out" => view.try_set_out(address::<_, T>(sample)).unwrap(),
        "maybe" => view.try_set_maybe(address::<_, T>(sample)).unwrap(),
        "call" => view.try_set_call(address::<_, T>(sample)).unwrap(),
        "name" => {
            let Sample::Bytes(bytes) = sample else { panic!("text is bytes") };
            view.try_set_name(bytes).unwrap();
        }
        "bytes[2]" => view.bytes_mut().set(2, of(sample)).unwrap(),
        "longs[1]" => view.longs_mut().try_set(1, of(sample)).unwrap(),
        "grid[1][2]" => view.grid_mut().get_mut(1).unwrap().set(2, of(sample)).unwrap(),
        "inner.tag" => view.inner_mut().set_tag(of(sample)),
        "inner.value" => view.inner_mut().try_set_value(of(sample)).unwrap(),
        "inners[1].tag" => view.inners_mut().get_mut(1).unwrap().set_tag(of(sample)),
        "inners[1].value" => view.inners_mut().get_mut(1).unwrap().try_set_value(of(sample)).unwrap(),
        _ => panic!("no leaf {path}"),
    }
}

fn address<P, T: Target>(sample: &Sample) -> Addr<P, T>
where
    T::Address: Value,
{
    Addr::new(of(sample))
}
