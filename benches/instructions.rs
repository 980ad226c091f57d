//! How many machine instructions an accessor costs, beside pointer code by hand.
//!
//! Each pair is the same work done twice, in two functions that are not inlined: once
//! through a view, once with `read_unaligned` at an offset that was worked out by hand.
//! Both must give the same answer. The program runs itself under valgrind's callgrind,
//! with two numbers of rounds: the difference is what a round costs, exactly and
//! whatever else the machine does. It fails if a view costs more than its bound.
//!
//! `cargo bench -p heapstruct-benches --bench instructions`

#![allow(unsafe_code, reason = "the other half of each pair is pointer code")]
#![allow(
    clippy::undocumented_unsafe_blocks,
    clippy::multiple_unsafe_ops_per_block,
    reason = "all of it rests on one fact: the bytes are `LENGTH` long, and every record lies within"
)]
#![allow(missing_docs, missing_debug_implementations, reason = "a program")]
#![allow(clippy::std_instead_of_core, reason = "a program that runs on a whole machine")]

use bits::{Flags, FlagsView};
use core::ffi::{c_char, c_long, c_uint};
use core::hint::black_box;
use core::mem::offset_of;
use heapstruct::HeapStruct;
use heapstruct::target::{Native, PowerpcLinux, Runtime};
use std::process::{Command, ExitCode};

#[derive(HeapStruct)]
#[repr(C)]
pub struct Timespec {
    pub tv_sec: c_long,
    pub tv_nsec: c_long,
}

#[derive(HeapStruct)]
#[repr(C)]
pub struct Sample {
    pub id: c_uint,
    pub when: Timespec,
    pub readings: [u16; 4],
    pub times: [Timespec; 2],
    pub name: [c_char; 16],
    pub next: *const Sample,
    pub ready: bool,
    pub total: c_long,
    pub flags: u32,
}

/// A record with typedefs of POSIX, and a member that may be absent.
#[derive(HeapStruct)]
#[repr(C)]
pub struct Stamped {
    pub filled: u32,
    pub made: libc::time_t,
    pub links: libc::nlink_t,
    #[heapstruct(present = filled & 4)]
    pub size: u64,
}

mod bits {
    use heapstruct::__private::{BitField, Describe, Format, Known, MemberOf, Members, Place, Record, c, debug_view};
    use heapstruct::target::{Native, Target};
    use heapstruct::{DoesNotFit, HeapStruct, Storage, StorageMut, View};

    /// A record with bit-fields, described by hand:
    /// `struct { unsigned id; unsigned low: 3; unsigned middle: 11; int high: 13; unsigned rest: 5; unsigned long long wide: 61 }`.
    pub(super) struct Flags;

    // SAFETY: `RECORD` describes six members; `Bytes` is as long as the struct; `ANY_BYTES` is not claimed.
    unsafe impl HeapStruct for Flags {
        const RECORD: &'static Record = &Record::new(
            "Flags",
            0,
            1,
            &[
                MemberOf::new("id", <c::UInt as Describe>::TYPE, Format::Auto),
                MemberOf::new("low", <c::UInt as Describe>::TYPE, Format::Auto).bits(3),
                MemberOf::new("middle", <c::UInt as Describe>::TYPE, Format::Auto).bits(11),
                MemberOf::new("high", <c::Int as Describe>::TYPE, Format::Auto).bits(13),
                MemberOf::new("rest", <c::UInt as Describe>::TYPE, Format::Auto).bits(5),
                MemberOf::new("wide", <c::ULongLong as Describe>::TYPE, Format::Auto).bits(61),
            ],
        );
        const ANY_BYTES: bool = false;
        type Members = Members<6>;
        type Bytes = [u8; 0];
        const ZEROED: [u8; 0] = [];
        type This = Self;
        type View<B: Storage, T: Target> = FlagsView<B, T>;
    }

    impl<T: Target> Known<T> for Flags {}

    #[derive(Clone, Copy)]
    pub(super) struct FlagsView<B, T: Target = Native> {
        place: Place<B, Flags, T>,
    }

    impl<B: Storage, T: Target> core::fmt::Debug for FlagsView<B, T> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            debug_view(self, f)
        }
    }

    impl<B: Storage, T: Target> View for FlagsView<B, T> {
        type Record = Flags;
        type Storage = B;
        type Target = T;

        fn from_place(place: Place<B, Flags, T>) -> Self {
            Self { place }
        }

        fn as_place(&self) -> &Place<B, Flags, T> {
            &self.place
        }

        fn as_place_mut(&mut self) -> &mut Place<B, Flags, T> {
            &mut self.place
        }

        fn into_place(self) -> Place<B, Flags, T> {
            self.place
        }
    }

    impl<B: Storage, T: Target> FlagsView<B, T> {
        #[inline(always)]
        pub(super) fn middle(&self) -> T::UInt {
            c::UInt::get_bits(self.place.bits::<c::UInt, 2>())
        }

        #[inline(always)]
        pub(super) fn high(&self) -> T::Int {
            c::Int::get_bits(self.place.bits::<c::Int, 3>())
        }

        #[inline(always)]
        pub(super) fn wide(&self) -> T::ULongLong {
            c::ULongLong::get_bits(self.place.bits::<c::ULongLong, 5>())
        }

        #[inline(always)]
        pub(super) fn try_set_middle(&mut self, value: T::UInt) -> Result<(), DoesNotFit>
        where
            B: StorageMut,
        {
            c::UInt::try_set_bits(self.place.bits_mut::<c::UInt, 2>(), value)
        }

        #[inline(always)]
        pub(super) fn try_set_high(&mut self, value: T::Int) -> Result<(), DoesNotFit>
        where
            B: StorageMut,
        {
            c::Int::try_set_bits(self.place.bits_mut::<c::Int, 3>(), value)
        }

        #[inline(always)]
        pub(super) fn try_set_wide(&mut self, value: T::ULongLong) -> Result<(), DoesNotFit>
        where
            B: StorageMut,
        {
            c::ULongLong::try_set_bits(self.place.bits_mut::<c::ULongLong, 5>(), value)
        }
    }
}

/// The same struct on 32-bit big-endian PowerPC: the offsets that a hand would write there.
mod powerpc {
    pub(super) const SECONDS: usize = 4;
    pub(super) const FLAGS: usize = 64;
    pub(super) const SIZE: usize = 68;
}

/// One pair: what is measured, the bound on how many instructions more the view may
/// cost in a round, and both sides as loops of so many rounds.
struct Pair {
    name: &'static str,
    bound: u64,
    view: fn(&mut [u8], u64) -> u64,
    hand: fn(&mut [u8], u64) -> u64,
}

/// Makes the loops of each pair: `once` is done before the rounds, `round` in each.
macro_rules! pairs {
    ($($name:literal, at most $bound:literal more {
        view: $view:ident = $view_once:expr => $view_round:expr,
        hand: $hand:ident = $hand_once:expr => $hand_round:expr,
    })*) => {
        const PAIRS: &[Pair] = &[$(Pair {
            name: $name,
            bound: $bound,
            view: |bytes, rounds| {
                let mut sum = 0u64;
                #[allow(unused_mut, reason = "some sides write")]
                let mut $view = $view_once(bytes);
                for _ in 0..rounds {
                    sum = sum.wrapping_mul(31).wrapping_add($view_round as u64);
                }
                sum
            },
            hand: |bytes, rounds| {
                let mut sum = 0u64;
                #[allow(unused_mut, reason = "some sides write")]
                let mut $hand = $hand_once(bytes);
                for _ in 0..rounds {
                    sum = sum.wrapping_mul(31).wrapping_add($hand_round as u64);
                }
                sum
            },
        }),*];
    };
}

pairs! {
    "native, one member", at most 0 more {
        view: it = native => view_total(black_box(it)),
        hand: it = slice => hand_total(black_box(it)),
    }
    "native, member of a nested record", at most 0 more {
        view: it = native => view_nested(black_box(it)),
        hand: it = slice => hand_nested(black_box(it)),
    }
    "native, pointer", at most 0 more {
        view: it = native => view_pointer(black_box(it)),
        hand: it = slice => hand_pointer(black_box(it)),
    }
    "native, bool", at most 0 more {
        view: it = native => view_bool(black_box(it)),
        hand: it = slice => hand_bool(black_box(it)),
    }
    "native, array element, with its bounds check", at most 0 more {
        view: it = native => view_element(black_box(it), black_box(2)).unwrap_or(0),
        hand: it = slice => hand_element(black_box(it), black_box(2)).unwrap_or(0),
    }
    "native, write", at most 0 more {
        view: it = native_mut => { view_set(black_box(&mut it), 7); 0 },
        hand: it = slice_mut => { hand_set(black_box(&mut it), 7); 0 },
    }
    "native, the length check and one member", at most 0 more {
        view: it = slice => view_check(black_box(it)).unwrap_or(0),
        hand: it = slice => hand_check(black_box(it)).unwrap_or(0),
    }
    "big-endian, one member", at most 0 more {
        view: it = foreign => view_foreign(black_box(it)),
        hand: it = slice => hand_foreign(black_box(it)),
    }
    "big-endian, write", at most 0 more {
        view: it = foreign_mut => { view_foreign_set(black_box(&mut it), 7); 0 },
        hand: it = slice_mut => { hand_foreign_set(black_box(&mut it), 7); 0 },
    }
    "runtime target, member of fixed width", at most 10 more {
        view: it = runtime => behind_pointer(view_runtime_fixed, &it),
        hand: it = slice => behind_pointer(hand_fixed, &it),
    }
    "runtime target, C's long", at most 15 more {
        view: it = runtime => behind_pointer(view_runtime_long, &it),
        hand: it = slice => behind_pointer(hand_long, &it),
    }
    "native, member that may be absent", at most 0 more {
        view: it = stamped => view_present(black_box(it)).unwrap_or(1),
        hand: it = slice => hand_present(black_box(it)).unwrap_or(1),
    }
    "runtime target, time_t, which has a sign everywhere", at most 16 more {
        view: it = runtime_stamped => behind_pointer(view_runtime_time, &it),
        hand: it = slice => behind_pointer(hand_time, &it),
    }
    "runtime target, nlink_t, which has one here and there", at most 25 more {
        view: it = runtime_stamped => behind_pointer(view_runtime_links, &it),
        hand: it = slice => behind_pointer(hand_links, &it),
    }
    "native, bit-field", at most 0 more {
        view: it = flags => view_middle(black_box(it)),
        hand: it = slice => hand_middle(black_box(it)),
    }
    "native, bit-field with a sign, in three bytes", at most 0 more {
        view: it = flags => view_high(black_box(it)),
        hand: it = slice => hand_high(black_box(it)),
    }
    "native, bit-field, write if it fits", at most 0 more {
        view: it = flags_mut => view_middle_set(black_box(&mut it), black_box(1234)),
        hand: it = slice_mut => hand_middle_set(black_box(&mut it), black_box(1234)),
    }
    "native, bit-field with a sign, in three bytes, write if it fits", at most 1 more {
        view: it = flags_mut => view_high_set(black_box(&mut it), black_box(-1234)),
        hand: it = slice_mut => hand_high_set(black_box(&mut it), black_box(-1234)),
    }
    "big-endian, bit-field", at most 0 more {
        view: it = foreign_flags => view_foreign_middle(black_box(it)),
        hand: it = slice => hand_foreign_middle(black_box(it)),
    }
    "big-endian, bit-field, write if it fits", at most 0 more {
        view: it = foreign_flags_mut => view_foreign_middle_set(black_box(&mut it), black_box(1234)),
        hand: it = slice_mut => hand_foreign_middle_set(black_box(&mut it), black_box(1234)),
    }
    "runtime target, bit-field", at most 20 more {
        view: it = runtime_flags => behind_pointer(view_runtime_middle, &it),
        hand: it = slice => behind_pointer(hand_runtime_middle, &it),
    }
    "runtime target, bit-field with a sign", at most 20 more {
        view: it = runtime_flags => behind_pointer(view_runtime_high, &it),
        hand: it = slice => behind_pointer(hand_runtime_high, &it),
    }
    "runtime target, bit-field of 61 bits", at most 20 more {
        view: it = runtime_flags => behind_pointer(view_runtime_wide, &it),
        hand: it = slice => behind_pointer(hand_runtime_wide, &it),
    }
    "runtime target, bit-field, write if it fits", at most 20 more {
        view: it = runtime_flags_mut => view_runtime_middle_set(black_box(&mut it), black_box(1234)),
        hand: it = slice_mut => hand_middle_set(black_box(&mut it), black_box(1234)),
    }
    "runtime target, bit-field with a sign, write if it fits", at most 20 more {
        view: it = runtime_flags_mut => view_runtime_high_set(black_box(&mut it), black_box(-1234)),
        hand: it = slice_mut => hand_high_set(black_box(&mut it), black_box(-1234)),
    }
    "runtime target, bit-field of 61 bits, write if it fits", at most 20 more {
        view: it = runtime_flags_mut => view_runtime_wide_set(black_box(&mut it), black_box(1234)),
        hand: it = slice_mut => hand_wide_set(black_box(&mut it), black_box(1234)),
    }
    "native, one member of each of 64 records, view by view", at most 8 more {
        view: it = slice => view_loop(black_box(it)),
        hand: it = slice => hand_loop(black_box(it)),
    }
    "native, one member of each of 64 records, as `Records`", at most 8 more {
        view: it = slice => view_records(black_box(it)),
        hand: it = slice => hand_loop(black_box(it)),
    }
    "big-endian, one member of each of 105 records", at most 8 more {
        view: it = slice => view_foreign_loop(black_box(it)),
        hand: it = slice => hand_foreign_loop(black_box(it)),
    }
}

/// The bytes that everything is measured on: 64 records of the native size.
const LENGTH: usize = 64 * size_of::<Sample>();

fn slice(bytes: &mut [u8]) -> &[u8] {
    bytes
}

fn slice_mut(bytes: &mut [u8]) -> &mut [u8] {
    bytes
}

fn native(bytes: &mut [u8]) -> SampleView<&[u8]> {
    valid(Sample::view(bytes))
}

fn native_mut(bytes: &mut [u8]) -> SampleView<&mut [u8]> {
    valid(Sample::view_mut(bytes))
}

fn foreign(bytes: &mut [u8]) -> SampleView<&[u8], PowerpcLinux> {
    valid(Sample::view_on(PowerpcLinux, bytes))
}

fn foreign_mut(bytes: &mut [u8]) -> SampleView<&mut [u8], PowerpcLinux> {
    valid(Sample::view_mut_on(PowerpcLinux, bytes))
}

/// The native target, as one that is chosen when the program runs.
fn runtime(bytes: &mut [u8]) -> SampleView<&[u8], Runtime> {
    valid(Sample::view_on(here(), bytes))
}

fn stamped(bytes: &mut [u8]) -> StampedView<&[u8]> {
    valid(Stamped::view(bytes))
}

fn runtime_stamped(bytes: &mut [u8]) -> StampedView<&[u8], Runtime> {
    valid(Stamped::view_on(here(), bytes))
}

fn flags(bytes: &mut [u8]) -> FlagsView<&[u8]> {
    valid(Flags::view(bytes))
}

fn flags_mut(bytes: &mut [u8]) -> FlagsView<&mut [u8]> {
    valid(Flags::view_mut(bytes))
}

fn foreign_flags(bytes: &mut [u8]) -> FlagsView<&[u8], PowerpcLinux> {
    valid(Flags::view_on(PowerpcLinux, bytes))
}

fn foreign_flags_mut(bytes: &mut [u8]) -> FlagsView<&mut [u8], PowerpcLinux> {
    valid(Flags::view_mut_on(PowerpcLinux, bytes))
}

fn runtime_flags(bytes: &mut [u8]) -> FlagsView<&[u8], Runtime> {
    valid(Flags::view_on(here(), bytes))
}

fn runtime_flags_mut(bytes: &mut [u8]) -> FlagsView<&mut [u8], Runtime> {
    valid(Flags::view_mut_on(here(), bytes))
}

fn here() -> Runtime {
    Runtime::NATIVE.unwrap_or_else(|| panic!("this machine is no built-in target"))
}

fn valid<V>(view: Result<V, heapstruct::ViewError>) -> V {
    view.unwrap_or_else(|error| panic!("{error}"))
}

/// # Safety
///
/// `at + size_of::<N>()` is at most `bytes.len()`.
#[inline(always)]
unsafe fn write<N>(bytes: &mut [u8], at: usize, value: N) {
    // SAFETY: the caller's promise.
    let pointer = unsafe { bytes.as_mut_ptr().add(at) };
    // SAFETY: as above.
    unsafe { pointer.cast::<N>().write_unaligned(value) }
}

/// Functions that are not inlined, so that what a call costs beyond them is the same on both sides.
macro_rules! outlined {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $gives:ty $body:block)*) => {
        $(
            #[inline(never)]
            fn $name($($argument: $type),*) -> $gives $body
        )*
    };
}

/// Calls a function that the compiler cannot fit to this one caller.
#[inline(always)]
fn behind_pointer<V, R>(function: fn(&V) -> R, view: &V) -> R {
    black_box(function)(black_box(view))
}

/// # Safety
///
/// `at + size_of::<N>()` is at most `bytes.len()`.
#[inline(always)]
unsafe fn read<N: Copy>(bytes: &[u8], at: usize) -> N {
    // SAFETY: the caller's promise.
    let pointer = unsafe { bytes.as_ptr().add(at) };
    // SAFETY: as above.
    unsafe { pointer.cast::<N>().read_unaligned() }
}

outlined! {
    fn view_total(view: SampleView<&[u8]>) -> c_long { view.total() }
    // SAFETY (of all reads by hand): `main` makes the bytes as long as a `Sample`.
    fn hand_total(bytes: &[u8]) -> c_long { unsafe { read(bytes, offset_of!(Sample, total)) } }

    fn view_nested(view: SampleView<&[u8]>) -> c_long { view.when().tv_nsec() }
    fn hand_nested(bytes: &[u8]) -> c_long { unsafe { read(bytes, offset_of!(Sample, when.tv_nsec)) } }

    fn view_pointer(view: SampleView<&[u8]>) -> u64 { view.next().as_ptr().addr() as u64 }
    fn hand_pointer(bytes: &[u8]) -> u64 { unsafe { read::<*const Sample>(bytes, offset_of!(Sample, next)) }.addr() as u64 }

    fn view_bool(view: SampleView<&[u8]>) -> bool { view.ready() }
    fn hand_bool(bytes: &[u8]) -> bool { bytes_at(bytes, offset_of!(Sample, ready)) != 0 }

    fn view_element(view: SampleView<&[u8]>, i: usize) -> Option<u16> { view.readings().get(i) }
    fn hand_element(bytes: &[u8], i: usize) -> Option<u16> {
        if i < 4 { Some(unsafe { read(bytes, offset_of!(Sample, readings) + 2 * i) }) } else { None }
    }

    fn view_set(view: &mut SampleView<&mut [u8]>, value: c_long) -> () { view.set_total(value) }
    fn hand_set(bytes: &mut &mut [u8], value: c_long) -> () {
        unsafe { bytes.as_mut_ptr().byte_add(offset_of!(Sample, total)).cast::<c_long>().write_unaligned(value) }
    }

    fn view_check(bytes: &[u8]) -> Option<c_long> { Some(Sample::view(bytes).ok()?.total()) }
    fn hand_check(bytes: &[u8]) -> Option<c_long> {
        if bytes.len() < size_of::<Sample>() { return None }
        Some(unsafe { read(bytes, offset_of!(Sample, total)) })
    }

    fn view_foreign(view: SampleView<&[u8], PowerpcLinux>) -> i32 { view.when().tv_sec() }
    fn hand_foreign(bytes: &[u8]) -> i32 { i32::from_be(unsafe { read(bytes, powerpc::SECONDS) }) }

    fn view_foreign_set(view: &mut SampleView<&mut [u8], PowerpcLinux>, value: u32) -> () { view.set_flags(value) }
    fn hand_foreign_set(bytes: &mut &mut [u8], value: u32) -> () {
        unsafe { bytes.as_mut_ptr().byte_add(powerpc::FLAGS).cast::<u32>().write_unaligned(value.to_be()) }
    }

    fn view_runtime_fixed(view: &SampleView<&[u8], Runtime>) -> u32 { view.flags() }
    fn view_runtime_long(view: &SampleView<&[u8], Runtime>) -> i64 { view.total() }
    fn hand_fixed(bytes: &&[u8]) -> u32 { unsafe { read(bytes, offset_of!(Sample, flags)) } }
    fn hand_long(bytes: &&[u8]) -> c_long { unsafe { read(bytes, offset_of!(Sample, total)) } }

    fn view_present(view: StampedView<&[u8]>) -> Option<u64> { view.size() }
    fn hand_present(bytes: &[u8]) -> Option<u64> {
        if unsafe { read::<u32>(bytes, 0) } & 4 == 4 { Some(unsafe { read(bytes, offset_of!(Stamped, size)) }) } else { None }
    }

    fn view_runtime_time(view: &StampedView<&[u8], Runtime>) -> i64 { view.made() }
    fn view_runtime_links(view: &StampedView<&[u8], Runtime>) -> i128 { view.links() }
    fn hand_time(bytes: &&[u8]) -> libc::time_t { unsafe { read(bytes, offset_of!(Stamped, made)) } }
    fn hand_links(bytes: &&[u8]) -> libc::nlink_t { unsafe { read(bytes, offset_of!(Stamped, links)) } }

    fn view_middle(view: FlagsView<&[u8]>) -> u32 { view.middle() }
    fn hand_middle(bytes: &[u8]) -> u32 { u32::from(unsafe { read::<u16>(bytes, 4) }) >> 3 & 0x7ff }

    fn view_high(view: FlagsView<&[u8]>) -> i32 { view.high() }
    fn hand_high(bytes: &[u8]) -> i32 { (three(bytes) << 13) as i32 >> 19 }

    fn view_middle_set(view: &mut FlagsView<&mut [u8]>, value: u32) -> bool { view.try_set_middle(value).is_ok() }
    fn hand_middle_set(bytes: &mut &mut [u8], value: u32) -> bool {
        if value > 0x7ff { return false }
        let old = unsafe { read::<u16>(bytes, 4) };
        unsafe { write(bytes, 4, old & !(0x7ff << 3) | (value as u16) << 3) }
        true
    }

    fn view_high_set(view: &mut FlagsView<&mut [u8]>, value: i32) -> bool { view.try_set_high(value).is_ok() }
    fn hand_high_set(bytes: &mut &mut [u8], value: i32) -> bool {
        if value << 19 >> 19 != value { return false }
        let new = three(bytes) & !(0x1fff << 6) | (value as u32 & 0x1fff) << 6;
        unsafe { write(bytes, 5, new as u16) }
        unsafe { write(bytes, 7, (new >> 16) as u8) }
        true
    }

    fn view_foreign_middle(view: FlagsView<&[u8], PowerpcLinux>) -> u32 { view.middle() }
    fn hand_foreign_middle(bytes: &[u8]) -> u32 { u32::from(u16::from_be(unsafe { read(bytes, 4) })) >> 2 & 0x7ff }

    fn view_foreign_middle_set(view: &mut FlagsView<&mut [u8], PowerpcLinux>, value: u32) -> bool { view.try_set_middle(value).is_ok() }
    fn hand_foreign_middle_set(bytes: &mut &mut [u8], value: u32) -> bool {
        if value > 0x7ff { return false }
        let old = u16::from_be(unsafe { read::<u16>(bytes, 4) });
        unsafe { write(bytes, 4, (old & !(0x7ff << 2) | (value as u16) << 2).to_be()) }
        true
    }

    fn view_runtime_middle(view: &FlagsView<&[u8], Runtime>) -> u32 { view.middle() }
    fn view_runtime_high(view: &FlagsView<&[u8], Runtime>) -> i32 { view.high() }
    fn view_runtime_wide(view: &FlagsView<&[u8], Runtime>) -> u64 { view.wide() }
    fn hand_runtime_middle(bytes: &&[u8]) -> u32 { u32::from(unsafe { read::<u16>(bytes, 4) }) >> 3 & 0x7ff }
    fn hand_runtime_high(bytes: &&[u8]) -> i32 { (three(bytes) << 13) as i32 >> 19 }
    fn hand_runtime_wide(bytes: &&[u8]) -> u64 { (unsafe { read::<u64>(bytes, 8) }) & ((1 << 61) - 1) }

    fn view_runtime_middle_set(view: &mut FlagsView<&mut [u8], Runtime>, value: u32) -> bool { view.try_set_middle(value).is_ok() }
    fn view_runtime_high_set(view: &mut FlagsView<&mut [u8], Runtime>, value: i32) -> bool { view.try_set_high(value).is_ok() }
    fn view_runtime_wide_set(view: &mut FlagsView<&mut [u8], Runtime>, value: u64) -> bool { view.try_set_wide(value).is_ok() }
    fn hand_wide_set(bytes: &mut &mut [u8], value: u64) -> bool {
        if value >> 61 != 0 { return false }
        let old = unsafe { read::<u64>(bytes, 8) };
        unsafe { write(bytes, 8, old & 7 << 61 | value) }
        true
    }

    fn view_loop(bytes: &[u8]) -> u64 {
        bytes.chunks_exact(Sample::SIZE).filter_map(|bytes| Sample::view(bytes).ok()).map(|sample| sample.total() as u64).sum()
    }
    fn view_records(bytes: &[u8]) -> u64 {
        Sample::records_prefix(bytes, Native).map_or(0, |records| records.iter().map(|sample| sample.total() as u64).sum())
    }
    fn hand_loop(bytes: &[u8]) -> u64 {
        bytes.chunks_exact(size_of::<Sample>()).map(|bytes| unsafe { read::<c_long>(bytes, offset_of!(Sample, total)) } as u64).sum()
    }
    fn view_foreign_loop(bytes: &[u8]) -> u64 {
        Sample::records_prefix(bytes, PowerpcLinux).map_or(0, |records| records.iter().map(|sample| u64::from(sample.flags())).sum())
    }
    fn hand_foreign_loop(bytes: &[u8]) -> u64 {
        bytes.chunks_exact(powerpc::SIZE).map(|bytes| u64::from(u32::from_be(unsafe { read(bytes, powerpc::FLAGS) }))).sum()
    }
}

/// The three bytes that hold the member `high`.
#[inline(always)]
fn three(bytes: &[u8]) -> u32 {
    // SAFETY: `main` makes the bytes as long as a `Flags`.
    u32::from(unsafe { read::<u16>(bytes, 5) }) | u32::from(bytes_at(bytes, 7)) << 16
}

#[inline(always)]
fn bytes_at(bytes: &[u8], at: usize) -> u8 {
    // SAFETY: `main` makes the bytes as long as a `Sample`.
    unsafe { read(bytes, at) }
}

/// Instructions that this program executes for so many rounds of one side of a pair.
fn count(pair: usize, side: &str, rounds: u64) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["run", &pair.to_string(), side, &rounds.to_string()])
        .output()
        .map_err(|error| format!("valgrind cannot be run: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected :")).map(|(_, count)| count.trim());
    match collected.map(str::parse) {
        Some(Ok(count)) if output.status.success() => Ok(count),
        _ => Err(format!("valgrind gave no count:\n{report}")),
    }
}

/// What one round of one side costs.
fn per_round(pair: usize, side: &str) -> Result<u64, String> {
    const ROUNDS: u64 = 1000;
    Ok((count(pair, side, 2 * ROUNDS)? - count(pair, side, ROUNDS)?) / ROUNDS)
}

fn bytes() -> Vec<u8> {
    (0..LENGTH).map(|i| (i * 37 % 251) as u8).collect()
}

/// Measures all pairs; how many are above their bound.
fn measure() -> Result<usize, String> {
    let mut above = 0;
    println!("{:>6} {:>6} {:>6}", "view", "hand", "bound");
    for (i, pair) in PAIRS.iter().enumerate() {
        let (view, hand) = ((pair.view)(&mut bytes(), 3), (pair.hand)(&mut bytes(), 3));
        // A bool and an address aside, both sides read the same bytes.
        if view != hand {
            return Err(format!("{}: the view says {view}, the hand {hand}", pair.name));
        }
        let (view, hand) = (per_round(i, "view")?, per_round(i, "hand")?);
        let verdict = if view <= hand + pair.bound { "" } else { "   ABOVE THE BOUND" };
        println!("{view:>6} {hand:>6} {:>6}  {}{verdict}", hand + pair.bound, pair.name);
        above += usize::from(!verdict.is_empty());
    }
    Ok(above)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, "run", pair, side, rounds] = arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        let (pair, rounds) = (&PAIRS[pair.parse::<usize>().unwrap_or(0)], rounds.parse().unwrap_or(0));
        let side = if side == "view" { pair.view } else { pair.hand };
        black_box(side(&mut bytes(), rounds));
        return ExitCode::SUCCESS;
    }
    match measure() {
        Ok(0) => {
            println!("{} passed, 0 failed", PAIRS.len());
            ExitCode::SUCCESS
        }
        Ok(above) => {
            eprintln!("{above} of {} accessors cost more instructions than promised", PAIRS.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("instructions: {error}");
            ExitCode::FAILURE
        }
    }
}
