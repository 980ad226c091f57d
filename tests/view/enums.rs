//! Members that are an enum: which number is which value, where, and what the others are.

use core::ffi::c_int;
use heapstruct::target::{ArmLinux, I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, StaticTarget, Target};
use heapstruct::{Buf, ElementError, HeapStruct, NotSet, UnknownValue, ViewError};

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Colour {
    Red = 1,
    Green,
    Blue = 200,
}

/// What C's compiler makes an `int` of. It is neither `Copy` nor comparable, as an enum of a user's may be.
#[derive(HeapStruct, Debug)]
#[repr(C)]
enum Signed {
    Low = -2,
    Zero = 0,
    High = 7,
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(C)]
enum Only {
    One,
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(i16)]
enum Short {
    Min = i16::MIN,
    Minus = -1,
    Max = i16::MAX,
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(u64)]
enum Wide {
    Zero = 0,
    Max = u64::MAX,
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(i64)]
enum Deep {
    Min = i64::MIN,
    Max = i64::MAX,
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(isize)]
enum Sized {
    Minus = -3,
    Big = 0x1234_5678,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Kinds {
    colour: Colour,
    signed: Signed,
    only: Only,
    short: Short,
    wide: Wide,
    deep: Deep,
    sized: Sized,
    list: [Colour; 3],
}

/// Offsets of the members on ABIs with 8-byte alignment of 64-bit integers, and size: GCC 12 on x86-64 and s390x, and
/// on 32-bit PowerPC and Arm, of `uint8_t`, `enum`, `enum`, `int16_t`, `uint64_t`, `int64_t`, `ptrdiff_t`, `uint8_t[3]`.
const OFFSETS_64: [usize; 9] = [0, 4, 8, 12, 16, 24, 32, 40, 48];
const OFFSETS_32: [usize; 9] = [0, 4, 8, 12, 16, 24, 32, 36, 40];

fn write<T: StaticTarget>(target: T, offsets: [usize; 9], big: bool) {
    let mut bytes = vec![0xee; offsets[8]];
    let mut view = Kinds::view_mut_on(target, &mut bytes).unwrap();
    view.set_colour(Colour::Blue);
    view.set_signed(Signed::Low);
    view.set_only(Only::One);
    view.set_short(Short::Min);
    view.set_wide(Wide::Max);
    view.set_deep(Deep::Min);
    view.set_sized(Sized::Minus);
    view.list_mut().copy_from_slice(&[Colour::Red, Colour::Green, Colour::Blue]).unwrap();
    assert_eq!(view.colour(), Ok(Colour::Blue));
    assert!(matches!(view.signed(), Ok(Signed::Low)));
    assert_eq!(view.only(), Ok(Only::One));
    assert_eq!(view.short(), Ok(Short::Min));
    assert_eq!(view.wide(), Ok(Wide::Max));
    assert_eq!(view.deep(), Ok(Deep::Min));
    assert_eq!(view.sized(), Ok(Sized::Minus));
    assert!(view.list().iter().eq([Ok(Colour::Red), Ok(Colour::Green), Ok(Colour::Blue)]));
    check_bytes(&bytes, offsets, big);
}

fn check_bytes(bytes: &[u8], offsets: [usize; 9], big: bool) {
    let number = |at: usize, width: usize| {
        let mut all = [0; 8];
        if big {
            all[8 - width..].copy_from_slice(&bytes[at..][..width]);
            u64::from_be_bytes(all)
        } else {
            all[..width].copy_from_slice(&bytes[at..][..width]);
            u64::from_le_bytes(all)
        }
    };
    let pointer = offsets[7] - offsets[6];
    assert_eq!(number(offsets[0], 1), 200);
    assert_eq!(bytes[1..4], [0xee; 3]);
    assert_eq!(number(offsets[1], 4), 0xffff_fffe);
    assert_eq!(number(offsets[2], 4), 0);
    assert_eq!(number(offsets[3], 2), 0x8000);
    assert_eq!(number(offsets[4], 8), u64::MAX);
    assert_eq!(number(offsets[5], 8), 1 << 63);
    assert_eq!(number(offsets[6], pointer), u64::MAX >> (64 - 8 * pointer) & !2);
    assert_eq!(bytes[offsets[7]..][..3], [1, 2, 200]);
}

fn try_write<T: Target>(target: T, offsets: [usize; 9], big: bool) {
    let mut bytes = vec![0xee; offsets[8]];
    let mut view = Kinds::view_mut_on(target, &mut bytes).unwrap();
    // Those of a fixed width, and those whose type the ABI chooses by their values, take every value everywhere.
    view.set_colour(Colour::Blue);
    view.set_signed(Signed::Low);
    view.try_set_only(Only::One).unwrap();
    view.set_short(Short::Min);
    view.try_set_wide(Wide::Max).unwrap();
    view.set_deep(Deep::Min);
    view.try_set_sized(Sized::Minus).unwrap();
    view.list_mut().copy_from_slice(&[Colour::Red, Colour::Green, Colour::Blue]).unwrap();
    check_bytes(&bytes, offsets, big);
    let view = Kinds::view_on(target, &bytes).unwrap();
    assert!(matches!(view.signed(), Ok(Signed::Low)));
    assert_eq!((view.only(), view.sized()), (Ok(Only::One), Ok(Sized::Minus)));
    assert_eq!((view.wide(), view.deep()), (Ok(Wide::Max), Ok(Deep::Min)));
}

#[test]
fn every_value_on_every_kind_of_target() {
    if cfg!(target_pointer_width = "64") {
        write(Native, OFFSETS_64, cfg!(target_endian = "big"));
    }
    write(S390xLinux, OFFSETS_64, true);
    write(PowerpcLinux, OFFSETS_32, true);
    write(ArmLinux, OFFSETS_32, false);
    try_write(Runtime::X86_64_LINUX, OFFSETS_64, false);
    try_write(Runtime::S390X_LINUX, OFFSETS_64, true);
    try_write(Runtime::POWERPC_LINUX, OFFSETS_32, true);
    try_write(PowerpcLinux, OFFSETS_32, true);
}

#[test]
fn other_numbers_are_errors_with_the_number() {
    let mut bytes = [0xff; 40];
    let view = Kinds::view_on(PowerpcLinux, &bytes).unwrap();
    let error = view.colour().unwrap_err();
    assert_eq!(error.to_string(), "`Colour` has no value 255");
    assert_eq!((error.enumeration(), error.value()), ("Colour", 255));
    assert_eq!(view.signed().unwrap_err().to_string(), "`Signed` has no value -1");
    // C's type of an enum without negative values has no sign.
    assert_eq!(view.only().unwrap_err().value(), 0xffff_ffff);
    assert_eq!(view.short(), Ok(Short::Minus));
    assert_eq!(view.deep().unwrap_err().value(), -1);
    assert_eq!(view.sized().unwrap_err().value(), -1);
    assert_eq!(view.list().get(1).unwrap().unwrap_err().value(), 255);
    assert_eq!(view.list().get(3), None);
    bytes[16] = 0x12;
    assert_eq!(
        Kinds::view_on(Runtime::POWERPC_LINUX, &bytes).unwrap().wide().unwrap_err().to_string(),
        "`Wide` has no value 1369094286720630783"
    );
}

#[test]
fn every_byte_of_a_small_enum() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct One {
        colour: Colour,
    }
    for byte in 0..=u8::MAX {
        let expected = match byte {
            1 => Ok(Colour::Red),
            2 => Ok(Colour::Green),
            200 => Ok(Colour::Blue),
            _ => Err(i128::from(byte)),
        };
        assert_eq!(One::view(&[byte]).unwrap().colour().map_err(|error| error.value()), expected);
    }
}

/// The values decide the integer type of a C enum, and so its size on one ABI or another.
#[test]
fn c_enums_with_large_values() {
    #[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
    #[repr(C)]
    enum Unsigned {
        None = 0,
        Half = 0x7fff_ffff,
    }

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Record {
        before: u8,
        value: Unsigned,
    }
    let bytes = [0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff];
    assert_eq!(Record::view_on(PowerpcLinux, &bytes).unwrap().value(), Ok(Unsigned::Half));
    assert_eq!(Record::view_on(PowerpcLinux, &[0; 8]).unwrap().value(), Ok(Unsigned::None));
    assert_eq!(Record::view_on(I686Linux, &bytes).unwrap().value().unwrap_err().value(), 0xffff_ff7f);
}

#[test]
fn elements_present_members_and_buffers() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Lamp {
        mask: u32,
        #[heapstruct(present = mask & 1)]
        colour: Colour,
    }
    let mut lamp = Buf::<Lamp>::new();
    assert_eq!(lamp.view().colour(), None);
    assert_eq!(lamp.view_mut().try_set_colour(Colour::Red), Err(NotSet::Absent { member: "colour" }));
    lamp.view_mut().set_mask(1);
    assert_eq!(lamp.view().colour().map(|value| value.map_err(|error| error.value())), Some(Err(0)));
    assert_eq!(lamp.view_mut().try_set_colour(Colour::Red), Ok(()));
    assert_eq!(lamp.view().colour(), Some(Ok(Colour::Red)));

    let mut bytes = [0; 48];
    let mut view = Kinds::view_mut_on(S390xLinux, &mut bytes).unwrap();
    assert_eq!(view.list_mut().set(3, Colour::Red), Err(ElementError::OutOfRange { index: 3, len: 3 }));
}

#[test]
fn debug_and_equality_go_by_the_number() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Pair {
        signed: Signed,
        colour: Colour,
    }
    let big = [0xff, 0xff, 0xff, 0xfe, 9, 0, 0, 0];
    let little = [0xfe, 0xff, 0xff, 0xff, 9, 0, 0, 0];
    let (big, little) =
        (Pair::view_on(PowerpcLinux, &big).unwrap(), Pair::view_on(Runtime::X86_64_LINUX, &little).unwrap());
    assert_eq!(format!("{big:?}"), "Pair { signed: -2, colour: 9 }");
    assert!(big == little);
    let other = [0xfd, 0xff, 0xff, 0xff, 9, 0, 0, 0];
    assert!(big != Pair::view_on(I686Linux, &other).unwrap());
}

/// A member that holds none of its values, such as a `bool` of 7, harms nobody who reads another one.
#[test]
fn invalid_members_that_nobody_reads() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Report {
        ready: bool,
        colour: Colour,
        signed: Signed,
        count: c_int,
    }
    fn count<T: Target>(target: T, bytes: &mut [u8]) -> Result<i128, ViewError> {
        let mut view = Report::view_mut_on(target, bytes)?;
        view.try_set_count(5.try_into().unwrap_or_default()).unwrap();
        Ok(view.count().into())
    }
    let mut bytes = [7, 250, 0xee, 0xee, 0x55, 0x55, 0x55, 0x55, 0, 0, 0, 0];
    assert_eq!(count(Native, &mut bytes), Ok(5));
    assert_eq!(count(PowerpcLinux, &mut bytes), Ok(5));
    assert_eq!(count(Runtime::X86_64_LINUX, &mut bytes), Ok(5));
    // The others are as they were, and reading them gives a value or an error.
    assert_eq!(bytes, [7, 250, 0xee, 0xee, 0x55, 0x55, 0x55, 0x55, 5, 0, 0, 0]);
    let view = Report::view_on(Runtime::X86_64_LINUX, &bytes).unwrap();
    assert!(view.ready());
    assert_eq!(view.colour().unwrap_err().value(), 250);
    assert_eq!(view.signed().unwrap_err().value(), 0x5555_5555);
    assert_eq!(format!("{view:?}"), "Report { ready: true, colour: 250, signed: 1431655765, count: 5 }");
}

/// `repr(isize)` has the width of the target's, which may be too small: asked when it is set.
#[test]
#[cfg(target_pointer_width = "64")]
#[expect(clippy::enum_clike_unportable_variant, reason = "what is tested")]
fn a_value_that_a_small_target_lacks() {
    #[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
    #[repr(usize)]
    enum Large {
        Small = 1,
        Large = 0x1_0000_0000,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Record {
        long: core::ffi::c_long,
        large: Large,
    }
    let mut bytes = [0; 8];
    let mut view = Record::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    assert_eq!(view.try_set_large(Large::Small), Ok(()));
    let error = view.try_set_large(Large::Large).unwrap_err();
    assert_eq!(error.to_string(), "4294967296 does not fit into the target's `size_t`, which has 4 bytes");
    assert_eq!(view.large(), Ok(Large::Small));
    let mut bytes = [0; 16];
    let mut view = Record::view_mut_on(S390xLinux, &mut bytes).unwrap();
    view.set_large(Large::Large);
    assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
}

#[test]
fn the_error_is_an_error() {
    fn is_error<E: core::error::Error + Copy + Eq + Send + Sync + 'static>(_: E) {}
    let error: UnknownValue = {
        #[derive(HeapStruct)]
        #[repr(C)]
        struct One {
            colour: Colour,
        }
        One::view(&[0]).unwrap().colour().unwrap_err()
    };
    is_error(error);
}
