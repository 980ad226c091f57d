//! Bit-fields: which bits a getter reads and a setter writes, and that both leave the bytes beside them alone.
//!
//! The masks were read out of object files of GCC 12 for x86-64, i386 and s390x.

#![allow(unsafe_code, reason = "describes records by hand, with the derive's one `unsafe impl`")]

use heapstruct::__private::{
    BitField, CType, Condition, DataModel, Describe, Enumeration, Format, Known, Member, MemberOf, Members, Place,
    Record, Same, TryScalar, c, debug_view, same_view,
};
use heapstruct::target::{I686Linux, Runtime, S390xLinux, Target, X86_64Linux};
use heapstruct::{DoesNotFit, HeapStruct, NotSet, Storage, StorageMut, View};

/// Records whose members are bit-fields, with views that also take members by name. None is a struct of this machine.
macro_rules! records {
    ($(
        $name:ident $view:ident ($pack:literal $($record:tt)*) {
            $($member:ident $set:ident: $kind:ident($ty:ty $(, $format:ident)?) $(.$builder:ident($($argument:tt)*))*;)*
        }
    )*) => {$(
        pub(crate) struct $name;

        const _: () = {
            #[allow(non_camel_case_types, dead_code, reason = "named as the members are, of which some have no accessor")]
            enum Index { $($member),* }
            const COUNT: usize = [$(stringify!($member)),*].len();

            // SAFETY: `RECORD` describes `COUNT` members; `Bytes` is as long as the struct; `ANY_BYTES` is not claimed.
            unsafe impl HeapStruct for $name {
                const RECORD: &'static Record = &Record::new(stringify!($name), $pack, 1, &[
                    $(MemberOf::new(
                        records!(@name $kind $member),
                        <$ty as Describe>::TYPE,
                        records!(@format $($format)?),
                    ) $(.$builder($($argument)*))*),*
                ]) $($record)*;
                const ANY_BYTES: bool = false;
                type Members = Members<COUNT>;
                type Bytes = [u8; 0];
                const ZEROED: [u8; 0] = [];
                type This = Self;
                type View<B: Storage, T: Target> = $view<B, T>;
            }

            impl<B: Storage, T: Target> $view<B, T> {
                $(records!(@accessors $kind Index $member $set $ty);)*
            }

            impl<B: StorageMut, T: Target> Fields for $view<B, T> {
                const NAMES: &'static [&'static str] = &[$(records!(@name $kind $member)),*];

                fn get(&self, name: &str) -> i128 {
                    match name {
                        $(stringify!($member) => records!(@get $kind self.$member()),)*
                        _ => panic!("no member `{name}`"),
                    }
                }

                fn set(&mut self, name: &str, value: i128) -> bool {
                    match name {
                        $(stringify!($member) => records!(@set $kind self.$set(value)),)*
                        _ => panic!("no member `{name}`"),
                    }
                }
            }
        };

        pub(crate) struct $view<B, T> {
            place: Place<B, $name, T>,
        }

        impl<T: Target> Known<T> for $name {}
        impl<T: Target> Same<T> for $name {}

        impl<B: Storage, T: Target> View for $view<B, T> {
            type Record = $name;
            type Storage = B;
            type Target = T;

            fn from_place(place: Place<B, $name, T>) -> Self {
                Self { place }
            }

            fn as_place(&self) -> &Place<B, $name, T> {
                &self.place
            }

            fn as_place_mut(&mut self) -> &mut Place<B, $name, T> {
                &mut self.place
            }

            fn into_place(self) -> Place<B, $name, T> {
                self.place
            }
        }

        impl<B: Storage, T: Target> core::fmt::Debug for $view<B, T> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                debug_view(self, f)
            }
        }

        impl<B: Storage, T: Target, C: Storage, U: Target> PartialEq<$view<C, U>> for $view<B, T> {
            fn eq(&self, other: &$view<C, U>) -> bool {
                same_view(self, other)
            }
        }
    )*};

    (@format) => { Format::Auto };
    (@format $format:ident) => { Format::$format };

    (@name pad $member:ident) => { "" };
    (@name $kind:ident $member:ident) => { stringify!($member) };

    (@accessors pad $($rest:tt)*) => {};
    (@accessors shown $($rest:tt)*) => {};
    (@accessors whole $index:ident $member:ident $set:ident $ty:ty) => {
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $member(&self) -> <$ty as Member<T>>::Get<B::Shared<'_>> {
            <$ty as Member<T>>::get(self.place.member::<$ty, { $index::$member as usize }>())
        }
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $set(&mut self, value: <$ty as Member<T>>::Set) -> Result<(), DoesNotFit>
        where
            B: StorageMut,
        {
            <$ty as TryScalar<T>>::try_set(self.place.member_mut::<$ty, { $index::$member as usize }>(), value)
        }
    };
    (@accessors flag $($rest:tt)*) => { records!(@accessors bits $($rest)*); };
    (@accessors bits $index:ident $member:ident $set:ident $ty:ty) => {
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $member(&self) -> <$ty as Member<T>>::Get<B::Shared<'_>> {
            <$ty as BitField<T>>::get_bits(self.place.bits::<$ty, { $index::$member as usize }>())
        }
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $set(&mut self, value: <$ty as Member<T>>::Set) -> Result<(), DoesNotFit>
        where
            B: StorageMut,
        {
            <$ty as BitField<T>>::try_set_bits(self.place.bits_mut::<$ty, { $index::$member as usize }>(), value)
        }
    };
    (@accessors maybe $index:ident $member:ident $set:ident $ty:ty) => {
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $member(&self) -> Option<<$ty as Member<T>>::Get<B::Shared<'_>>> {
            Some(<$ty as BitField<T>>::get_bits(self.place.try_bits::<$ty, { $index::$member as usize }>()?))
        }
        #[allow(dead_code, reason = "one of many")]
        pub(crate) fn $set(&mut self, value: <$ty as Member<T>>::Set) -> Result<(), NotSet>
        where
            B: StorageMut,
        {
            match self.place.try_bits_mut::<$ty, { $index::$member as usize }>() {
                Some(bits) => Ok(<$ty as BitField<T>>::try_set_bits(bits, value)?),
                None => Err(NotSet::Absent { member: stringify!($member) }),
            }
        }
    };

    (@get pad $($rest:tt)*) => { panic!("without a name") };
    (@get shown $($rest:tt)*) => { panic!("without a getter") };
    (@get maybe $($value:tt)*) => { ($($value)*).unwrap().into() };
    (@get flag $($value:tt)*) => { i128::from($($value)*) };
    (@get $kind:ident $($value:tt)*) => { ($($value)*).into() };

    (@set pad $($rest:tt)*) => { panic!("without a name") };
    (@set shown $($rest:tt)*) => { panic!("without a setter") };
    (@set flag $self:ident.$set:ident($value:ident)) => { $self.$set($value != 0).is_ok() };
    (@set $kind:ident $self:ident.$set:ident($value:ident)) => {
        $value.try_into().is_ok_and(|value| $self.$set(value).is_ok())
    };
}

/// The members of a view by their names.
pub(crate) trait Fields {
    /// Their names, empty for one that has none.
    const NAMES: &'static [&'static str];
    fn get(&self, name: &str) -> i128;
    /// Whether the value fits and was set.
    fn set(&mut self, name: &str, value: i128) -> bool;
}

records! {
    Mixed MixedView (0) {
        a set_a: whole(u32);
        b set_b: bits(u32) .bits(20);
        c set_c: bits(u64) .bits(24);
    }
    Small SmallView (0) {
        a set_a: bits(u8) .bits(4);
        b set_b: bits(u8) .bits(6);
        c set_c: bits(u16) .bits(2);
    }
    One OneView (0) {
        f set_f: bits(c::LongLong) .bits(1);
    }
    Before BeforeView (0) {
        a set_a: bits(c::UInt) .bits(18);
        b set_b: whole(u8);
    }
    Ten TenView (0) {
        x set_x: whole(u8);
        b1 set_b1: bits(u32) .bits(1);
        b2 set_b2: bits(u32) .bits(1);
        b3 set_b3: bits(u32) .bits(1);
        b4 set_b4: bits(u32) .bits(1);
        b5 set_b5: bits(u32) .bits(1);
        b6 set_b6: bits(u32) .bits(1);
        b7 set_b7: bits(u32) .bits(1);
        b8 set_b8: bits(u32) .bits(1);
        b9 set_b9: bits(u32) .bits(1);
        b10 set_b10: bits(u32) .bits(1);
        y set_y: whole(u8);
    }
    Pixel PixelView (0) {
        f set_f: bits(c::UInt) .bits(20);
        p set_p: bits(u8) .bits(4);
        q set_q: bits(u8) .bits(1);
        r set_r: bits(u8) .bits(1);
        s set_s: bits(u8) .bits(1);
        t set_t: bits(u8) .bits(5);
        w set_w: whole(u16);
        x set_x: whole(u8);
        y set_y: whole(u8);
        z set_z: whole(u8);
    }
    Ends EndsView (0) {
        g set_g: whole(i8);
        h set_h: bits(c::UInt) .bits(23);
    }
    EndsPacked EndsPackedView (0 .packed_on(Condition::Always)) {
        g set_g: whole(i8);
        h set_h: bits(c::UInt) .bits(23);
    }
    Frame FrameView (0) {
        t set_t: whole(u64);
        l set_l: whole(u16);
        x set_x: whole(u16);
        y set_y: whole(u16);
        f set_f: whole(u8);
        flags set_flags: bits(u8) .bits(5);
        level set_level: bits(u8) .bits(3);
    }
    Long LongView (0) {
        a set_a: whole(usize);
        b set_b: bits(c::LongLong) .bits(35);
        c set_c: whole(i8);
    }
    Version VersionView (0) {
        a set_a: bits(c::UInt) .bits(28);
        b set_b: bits(c::UInt) .bits(4);
    }
    Header HeaderView (0) {
        x set_x: bits(u32) .bits(20);
        y set_y: bits(u32) .bits(12);
    }
    Signed SignedView (0) {
        int set_int: bits(c::Int) .bits(5);
        char set_char: bits(c::Char) .bits(3);
        short set_short: bits(c::Short) .bits(9);
        one set_one: bits(c::Int) .bits(1);
        flag set_flag: flag(bool) .bits(1);
        long set_long: bits(c::Long) .bits(30);
        time set_time: bits(c::TimeT) .bits(17);
        mode set_mode: bits(c::ModeT) .bits(12);
        wide set_wide: bits(i64) .bits(64);
    }
    Holes HolesView (0) {
        a set_a: bits(u8) .bits(3);
        gap no_gap: pad(u8) .bits(2);
        b set_b: bits(u8) .bits(3);
        zero no_zero: pad(c::UInt) .bits(0);
        flag set_flag: flag(bool) .bits(1);
        c set_c: bits(i16) .bits(4);
    }
    Some64 Some64View (0) {
        a set_a: bits(c::Int) .bits(4);
        high set_high: maybe(c::Int) .bits(9).on(Condition::Model(DataModel::Lp64));
        fill no_fill: pad(c::Int) .bits(6).on(Condition::Model(DataModel::Lp64));
        b set_b: bits(c::UInt) .bits(3);
    }
    Nine NineView (1) {
        a set_a: bits(u8) .bits(3);
        b set_b: bits(u64) .bits(64);
        c set_c: bits(i8) .bits(5);
    }
}

/// Where the bits of a member are: the first byte that has some, and the bytes from there on.
type Mask = (&'static str, usize, &'static [u8]);

/// On a target of compile time, and on the same one chosen at run time.
fn check<X, T: Target + Into<Runtime>, const N: usize>(target: T, masks: &[Mask])
where
    X: HeapStruct + Known<T> + Known<Runtime>,
    X::View<[u8; N], T>: Fields,
    X::View<[u8; N], Runtime>: Fields,
{
    check_on::<X, T, N>(target, masks);
    check_on::<X, Runtime, N>(target.into(), masks);
}

/// Writes each member of a record of `N` bytes, full of bits and without any.
fn check_on<X: HeapStruct + Known<T>, T: Target, const N: usize>(target: T, masks: &[Mask])
where
    X::View<[u8; N], T>: Fields,
{
    assert_eq!(X::size_on(target), Ok(N), "{} on {target:?}", X::RECORD.name());
    let names: Vec<_> = X::View::<[u8; N], T>::NAMES.iter().filter(|name| !name.is_empty()).collect();
    assert_eq!(names, masks.iter().map(|(name, ..)| name).collect::<Vec<_>>());
    for &(name, at, bits) in masks {
        let mut mask = [0; N];
        mask[at..][..bits.len()].copy_from_slice(bits);
        for poison in [0, 0xff, 0xa5] {
            let what = format!("{}::{name} on {target:?} over {poison:#x}", X::RECORD.name());
            check_member::<X, T, N>(target, name, poison, mask, &what);
        }
    }
}

fn check_member<X: HeapStruct + Known<T>, T: Target, const N: usize>(
    target: T,
    name: &str,
    poison: u8,
    mask: [u8; N],
    what: &str,
) where
    X::View<[u8; N], T>: Fields,
{
    let full = 1i128 << mask.iter().map(|byte| byte.count_ones()).sum::<u32>();
    let view = || X::over([poison; N], target).unwrap();
    let is_flag = view().set(name, full) && full == 2;
    let is_signed = !is_flag && view().set(name, -1);
    let range = if is_signed { -full / 2..full / 2 } else { 0..full };
    for value in [range.start, range.end - 1, 0, range.end / 2, range.end / 3] {
        let mut written = view();
        assert!(written.set(name, value), "{value} in {what}");
        assert_eq!(written.get(name), value, "{what}");
        let bytes = written.into_storage();
        for i in 0..N {
            assert_eq!(bytes[i] & !mask[i], poison & !mask[i], "byte {i} beside {what}, set to {value}");
            if value == 0 || value == if is_signed { -1 } else { full - 1 } {
                assert_eq!(bytes[i] & mask[i], if value == 0 { 0 } else { mask[i] }, "byte {i} of {what}");
            }
        }
    }
    if is_signed {
        let mut written = view();
        assert!(written.set(name, -1), "{what}");
        assert_eq!(written.get(name), -1, "{what}");
        assert!(mask.iter().zip(written.into_storage()).all(|(mask, byte)| byte & mask == *mask), "{what}");
    }
    for value in [range.start - 1, range.end, i128::MIN, i128::MAX] {
        if !is_flag {
            let mut kept = view();
            assert!(!kept.set(name, value), "{value} in {what}");
            assert_eq!(kept.into_storage(), [poison; N], "{what}");
        }
    }
}

#[test]
fn types_of_several_sizes() {
    check::<Mixed, _, 16>(
        X86_64Linux,
        &[("a", 0, &[0xff, 0xff, 0xff, 0xff]), ("b", 4, &[0xff, 0xff, 0x0f]), ("c", 8, &[0xff, 0xff, 0xff])],
    );
    check::<Mixed, _, 12>(
        I686Linux,
        &[("a", 0, &[0xff, 0xff, 0xff, 0xff]), ("b", 4, &[0xff, 0xff, 0x0f]), ("c", 6, &[0xf0, 0xff, 0xff, 0x0f])],
    );
    check::<Mixed, _, 16>(
        S390xLinux,
        &[("a", 0, &[0xff, 0xff, 0xff, 0xff]), ("b", 4, &[0xff, 0xff, 0xf0]), ("c", 8, &[0xff, 0xff, 0xff])],
    );
}

#[test]
fn types_of_one_and_two_bytes() {
    check::<Small, _, 2>(X86_64Linux, &[("a", 0, &[0x0f]), ("b", 1, &[0x3f]), ("c", 1, &[0xc0])]);
    check::<Small, _, 2>(I686Linux, &[("a", 0, &[0x0f]), ("b", 1, &[0x3f]), ("c", 1, &[0xc0])]);
    check::<Small, _, 2>(S390xLinux, &[("a", 0, &[0xf0]), ("b", 1, &[0xfc]), ("c", 1, &[0x03])]);
}

#[test]
fn a_record_shorter_than_the_type() {
    check::<One, _, 8>(X86_64Linux, &[("f", 0, &[0x01])]);
    check::<One, _, 4>(I686Linux, &[("f", 0, &[0x01])]);
    check::<One, _, 8>(S390xLinux, &[("f", 0, &[0x80])]);
}

#[test]
fn a_member_in_the_last_byte() {
    check::<Before, _, 4>(X86_64Linux, &[("a", 0, &[0xff, 0xff, 0x03]), ("b", 3, &[0xff])]);
    check::<Before, _, 4>(I686Linux, &[("a", 0, &[0xff, 0xff, 0x03]), ("b", 3, &[0xff])]);
    check::<Before, _, 4>(S390xLinux, &[("a", 0, &[0xff, 0xff, 0xc0]), ("b", 3, &[0xff])]);
}

#[test]
fn ten_bits_between_bytes() {
    check::<Ten, _, 4>(
        X86_64Linux,
        &[
            ("x", 0, &[0xff]),
            ("b1", 1, &[0x01]),
            ("b2", 1, &[0x02]),
            ("b3", 1, &[0x04]),
            ("b4", 1, &[0x08]),
            ("b5", 1, &[0x10]),
            ("b6", 1, &[0x20]),
            ("b7", 1, &[0x40]),
            ("b8", 1, &[0x80]),
            ("b9", 2, &[0x01]),
            ("b10", 2, &[0x02]),
            ("y", 3, &[0xff]),
        ],
    );
    check::<Ten, _, 4>(
        I686Linux,
        &[
            ("x", 0, &[0xff]),
            ("b1", 1, &[0x01]),
            ("b2", 1, &[0x02]),
            ("b3", 1, &[0x04]),
            ("b4", 1, &[0x08]),
            ("b5", 1, &[0x10]),
            ("b6", 1, &[0x20]),
            ("b7", 1, &[0x40]),
            ("b8", 1, &[0x80]),
            ("b9", 2, &[0x01]),
            ("b10", 2, &[0x02]),
            ("y", 3, &[0xff]),
        ],
    );
    check::<Ten, _, 4>(
        S390xLinux,
        &[
            ("x", 0, &[0xff]),
            ("b1", 1, &[0x80]),
            ("b2", 1, &[0x40]),
            ("b3", 1, &[0x20]),
            ("b4", 1, &[0x10]),
            ("b5", 1, &[0x08]),
            ("b6", 1, &[0x04]),
            ("b7", 1, &[0x02]),
            ("b8", 1, &[0x01]),
            ("b9", 2, &[0x80]),
            ("b10", 2, &[0x40]),
            ("y", 3, &[0xff]),
        ],
    );
}

#[test]
fn bytes_and_bits_in_turn() {
    check::<Pixel, _, 12>(
        X86_64Linux,
        &[
            ("f", 0, &[0xff, 0xff, 0x0f]),
            ("p", 2, &[0xf0]),
            ("q", 3, &[0x01]),
            ("r", 3, &[0x02]),
            ("s", 3, &[0x04]),
            ("t", 3, &[0xf8]),
            ("w", 4, &[0xff, 0xff]),
            ("x", 6, &[0xff]),
            ("y", 7, &[0xff]),
            ("z", 8, &[0xff]),
        ],
    );
    check::<Pixel, _, 12>(
        I686Linux,
        &[
            ("f", 0, &[0xff, 0xff, 0x0f]),
            ("p", 2, &[0xf0]),
            ("q", 3, &[0x01]),
            ("r", 3, &[0x02]),
            ("s", 3, &[0x04]),
            ("t", 3, &[0xf8]),
            ("w", 4, &[0xff, 0xff]),
            ("x", 6, &[0xff]),
            ("y", 7, &[0xff]),
            ("z", 8, &[0xff]),
        ],
    );
    check::<Pixel, _, 12>(
        S390xLinux,
        &[
            ("f", 0, &[0xff, 0xff, 0xf0]),
            ("p", 2, &[0x0f]),
            ("q", 3, &[0x80]),
            ("r", 3, &[0x40]),
            ("s", 3, &[0x20]),
            ("t", 3, &[0x1f]),
            ("w", 4, &[0xff, 0xff]),
            ("x", 6, &[0xff]),
            ("y", 7, &[0xff]),
            ("z", 8, &[0xff]),
        ],
    );
}

#[test]
fn a_record_that_ends_in_a_bit_field() {
    check::<Ends, _, 4>(X86_64Linux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0x7f])]);
    check::<Ends, _, 4>(I686Linux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0x7f])]);
    check::<Ends, _, 4>(S390xLinux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0xfe])]);
    check::<EndsPacked, _, 4>(X86_64Linux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0x7f])]);
    check::<EndsPacked, _, 4>(I686Linux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0x7f])]);
    check::<EndsPacked, _, 4>(S390xLinux, &[("g", 0, &[0xff]), ("h", 1, &[0xff, 0xff, 0xfe])]);
}

#[test]
fn bits_of_one_byte() {
    check::<Frame, _, 16>(
        X86_64Linux,
        &[
            ("t", 0, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            ("l", 8, &[0xff, 0xff]),
            ("x", 10, &[0xff, 0xff]),
            ("y", 12, &[0xff, 0xff]),
            ("f", 14, &[0xff]),
            ("flags", 15, &[0x1f]),
            ("level", 15, &[0xe0]),
        ],
    );
    check::<Frame, _, 16>(
        I686Linux,
        &[
            ("t", 0, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            ("l", 8, &[0xff, 0xff]),
            ("x", 10, &[0xff, 0xff]),
            ("y", 12, &[0xff, 0xff]),
            ("f", 14, &[0xff]),
            ("flags", 15, &[0x1f]),
            ("level", 15, &[0xe0]),
        ],
    );
    check::<Frame, _, 16>(
        S390xLinux,
        &[
            ("t", 0, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            ("l", 8, &[0xff, 0xff]),
            ("x", 10, &[0xff, 0xff]),
            ("y", 12, &[0xff, 0xff]),
            ("f", 14, &[0xff]),
            ("flags", 15, &[0xf8]),
            ("level", 15, &[0x07]),
        ],
    );
}

#[test]
fn more_than_32_bits() {
    check::<Long, _, 16>(
        X86_64Linux,
        &[
            ("a", 0, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            ("b", 8, &[0xff, 0xff, 0xff, 0xff, 0x07]),
            ("c", 13, &[0xff]),
        ],
    );
    check::<Long, _, 12>(
        I686Linux,
        &[("a", 0, &[0xff, 0xff, 0xff, 0xff]), ("b", 4, &[0xff, 0xff, 0xff, 0xff, 0x07]), ("c", 9, &[0xff])],
    );
    check::<Long, _, 16>(
        S390xLinux,
        &[
            ("a", 0, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
            ("b", 8, &[0xff, 0xff, 0xff, 0xff, 0xe0]),
            ("c", 13, &[0xff]),
        ],
    );
}

#[test]
fn a_nibble_beside() {
    check::<Version, _, 4>(X86_64Linux, &[("a", 0, &[0xff, 0xff, 0xff, 0x0f]), ("b", 3, &[0xf0])]);
    check::<Version, _, 4>(I686Linux, &[("a", 0, &[0xff, 0xff, 0xff, 0x0f]), ("b", 3, &[0xf0])]);
    check::<Version, _, 4>(S390xLinux, &[("a", 0, &[0xff, 0xff, 0xff, 0xf0]), ("b", 3, &[0x0f])]);
}

#[test]
fn across_bytes() {
    check::<Header, _, 4>(X86_64Linux, &[("x", 0, &[0xff, 0xff, 0x0f]), ("y", 2, &[0xf0, 0xff])]);
    check::<Header, _, 4>(I686Linux, &[("x", 0, &[0xff, 0xff, 0x0f]), ("y", 2, &[0xf0, 0xff])]);
    check::<Header, _, 4>(S390xLinux, &[("x", 0, &[0xff, 0xff, 0xf0]), ("y", 2, &[0x0f, 0xff])]);
}

#[test]
fn signs() {
    check::<Signed, _, 24>(
        X86_64Linux,
        &[
            ("int", 0, &[0x1f]),
            ("char", 0, &[0xe0]),
            ("short", 2, &[0xff, 0x01]),
            ("one", 3, &[0x02]),
            ("flag", 3, &[0x04]),
            ("long", 3, &[0xf8, 0xff, 0xff, 0xff, 0x01]),
            ("time", 8, &[0xff, 0xff, 0x01]),
            ("mode", 10, &[0xfe, 0x1f]),
            ("wide", 16, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        ],
    );
    check::<Signed, _, 20>(
        I686Linux,
        &[
            ("int", 0, &[0x1f]),
            ("char", 0, &[0xe0]),
            ("short", 2, &[0xff, 0x01]),
            ("one", 3, &[0x02]),
            ("flag", 3, &[0x04]),
            ("long", 4, &[0xff, 0xff, 0xff, 0x3f]),
            ("time", 8, &[0xff, 0xff, 0x01]),
            ("mode", 10, &[0xfe, 0x1f]),
            ("wide", 12, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        ],
    );
    check::<Signed, _, 24>(
        S390xLinux,
        &[
            ("int", 0, &[0xf8]),
            ("char", 0, &[0x07]),
            ("short", 2, &[0xff, 0x80]),
            ("one", 3, &[0x40]),
            ("flag", 3, &[0x20]),
            ("long", 3, &[0x1f, 0xff, 0xff, 0xff, 0x80]),
            ("time", 8, &[0xff, 0xff, 0x80]),
            ("mode", 10, &[0x7f, 0xf8]),
            ("wide", 16, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        ],
    );
}

#[test]
fn without_names() {
    check::<Holes, _, 6>(X86_64Linux, &[("a", 0, &[0x07]), ("b", 0, &[0xe0]), ("flag", 4, &[0x01]), ("c", 4, &[0x1e])]);
    check::<Holes, _, 6>(I686Linux, &[("a", 0, &[0x07]), ("b", 0, &[0xe0]), ("flag", 4, &[0x01]), ("c", 4, &[0x1e])]);
    check::<Holes, _, 6>(S390xLinux, &[("a", 0, &[0xe0]), ("b", 0, &[0x07]), ("flag", 4, &[0x80]), ("c", 4, &[0x78])]);
}

#[test]
fn nine_bytes() {
    check::<Nine, _, 9>(
        X86_64Linux,
        &[("a", 0, &[0x07]), ("b", 0, &[0xf8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x07]), ("c", 8, &[0xf8])],
    );
    check::<Nine, _, 9>(
        I686Linux,
        &[("a", 0, &[0x07]), ("b", 0, &[0xf8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x07]), ("c", 8, &[0xf8])],
    );
    check::<Nine, _, 9>(
        S390xLinux,
        &[("a", 0, &[0xe0]), ("b", 0, &[0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe0]), ("c", 8, &[0x1f])],
    );
}

/// The members of a `Some64` on each ABI; where it lacks one, that is said and nothing written.
#[test]
fn on_some_abis() {
    check_some::<_, 4>(X86_64Linux, Some(&[0xf0, 0x1f, 0, 0]), [0, 0, 0x38, 0]);
    check_some::<_, 4>(S390xLinux, Some(&[0x0f, 0xf8, 0, 0]), [0, 0, 0x1c, 0]);
    check_some::<_, 4>(I686Linux, None, [0x70, 0, 0, 0]);
}

fn check_some<T: Target + Into<Runtime>, const N: usize>(target: T, high: Option<&[u8]>, b: [u8; N]) {
    check_some_on(target, high, b);
    check_some_on(target.into(), high, b);
}

fn check_some_on<T: Target, const N: usize>(target: T, high: Option<&[u8]>, b: [u8; N]) {
    let mut bytes = [0; N];
    let mut view = Some64::view_mut_on(target, &mut bytes).unwrap();
    assert_eq!(view.set_b(7.try_into().unwrap_or_default()), Ok(()));
    assert_eq!(view.high().map(Into::into), high.map(|_| 0i128));
    assert_eq!(bytes, b);
    let mut bytes = [0; N];
    let mut view = Some64::view_mut_on(target, &mut bytes).unwrap();
    let minus_one = (-1i128).try_into().unwrap_or_default();
    match high {
        Some(high) => {
            assert_eq!(view.set_high(minus_one), Ok(()));
            assert_eq!(view.high().map(Into::into), Some(-1i128));
            let error = view.set_high(256.try_into().unwrap_or_default()).unwrap_err();
            assert_eq!(error.to_string(), "256 does not fit into the target's `int` bit-field, which has 9 bits");
            assert_eq!(bytes, high);
        }
        None => {
            assert_eq!(view.set_high(minus_one), Err(NotSet::Absent { member: "high" }));
            assert_eq!(bytes, [0; N]);
        }
    }
}

#[test]
fn two_orders_of_one_header() {
    let mut bytes = [0; 4];
    let mut version = Version::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    version.set_a(0x123_4567).unwrap();
    version.set_b(8).unwrap();
    assert_eq!(bytes, [0x67, 0x45, 0x23, 0x81]);
    let mut version = Version::view_mut_on(S390xLinux, &mut bytes).unwrap();
    version.set_a(0x123_4567).unwrap();
    version.set_b(8).unwrap();
    assert_eq!(bytes, [0x12, 0x34, 0x56, 0x78]);
    for (target, expected) in
        [(Runtime::I686_LINUX, [0xbc, 0x0a, 0xf0, 0xde]), (Runtime::POWERPC_LINUX, [0x00, 0xab, 0xcd, 0xef])]
    {
        let mut header = Header::view_mut_on(target, &mut bytes).unwrap();
        header.set_x(0xabc).unwrap();
        header.set_y(0xdef).unwrap();
        assert_eq!((header.x(), header.y()), (0xabc, 0xdef));
        assert_eq!(bytes, expected);
    }
    let mut bytes = [0; 16];
    bytes[15] = 0xa6;
    let frame = Frame::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!((frame.flags(), frame.level()), (6, 5));
    let frame = Frame::view_on(S390xLinux, &bytes).unwrap();
    assert_eq!((frame.flags(), frame.level()), (20, 6));
}

/// The values have the types that whole members have.
#[test]
fn types_of_values() {
    let bytes = [0x9d, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let view = Signed::view_on(X86_64Linux, &bytes).unwrap();
    let values: (i32, i8, i16, i64, i64, u32) =
        (view.int(), view.char(), view.short(), view.long(), view.time(), view.mode());
    assert_eq!(values, (-3, -4, 0, 0, 0, 0));
    let view = Signed::view_on(S390xLinux, &bytes).unwrap();
    let values: (i32, u8, i16, bool) = (view.int(), view.char(), view.short(), view.flag());
    assert_eq!(values, (-13, 5, 0, false));
    let view = Signed::view_on(Runtime::I686_LINUX, &bytes).unwrap();
    let values: (i32, i16, i16, i64, i64) = (view.int(), view.char(), view.short(), view.long(), view.time());
    assert_eq!(values, (-3, -4, 0, 0, 0));
}

#[test]
fn what_does_not_fit() {
    let mut bytes = [0; 24];
    let mut view = Signed::view_mut_on(Runtime::S390X_LINUX, &mut bytes).unwrap();
    for (error, text) in [
        (view.set_int(16), "16 does not fit into the target's `int` bit-field, which has 5 bits"),
        (view.set_char(-1), "-1 does not fit into the target's `char` bit-field, which is unsigned and has 3 bits"),
        (view.set_one(1), "1 does not fit into the target's `int` bit-field, which has 1 bit"),
        (
            view.set_time(1 << 16),
            "65536 does not fit into the target's `time_t` bit-field, which is signed and has 17 bits",
        ),
        (
            view.set_mode(1 << 12),
            "4096 does not fit into the target's `mode_t` bit-field, which is unsigned and has 12 bits",
        ),
    ] {
        assert_eq!(error.unwrap_err().to_string(), text);
    }
    let error = view.set_int(-17).unwrap_err();
    assert_eq!((error.value(), error.bits(), error.size()), (-17, 5, 4));
    assert_eq!(bytes, [0; 24]);
}

/// Any set bit is `true`, and 1 is what is written, whatever the width.
#[test]
fn bool() {
    records! {
        Wide WideView (0) {
            before set_before: bits(u8) .bits(2);
            flag set_flag: flag(bool) .bits(5);
        }
    }
    let mut bytes = [0x20];
    assert!(Wide::view_on(X86_64Linux, &bytes).unwrap().flag());
    bytes = [0x83];
    assert!(!Wide::view_on(X86_64Linux, &bytes).unwrap().flag());
    bytes = [0xff];
    let mut view = Wide::view_mut_on(X86_64Linux, &mut bytes).unwrap();
    view.as_place_mut().bits_mut::<bool, 1>().set_bit(true);
    assert!(view.flag());
    assert_eq!(bytes, [0x87]);
    bytes = [0xff];
    let mut view = Wide::view_mut_on(Runtime::S390X_LINUX, &mut bytes).unwrap();
    view.as_place_mut().bits_mut::<bool, 1>().set_bit(true);
    assert!(view.flag());
    assert_eq!(bytes, [0xc3]);
    let mut view = Wide::view_mut_on(S390xLinux, &mut bytes).unwrap();
    view.as_place_mut().bits_mut::<bool, 1>().set_bit(false);
    assert!(!view.flag());
    assert_eq!(bytes, [0xc1]);
}

/// An `enum` of C's, as far as `Debug` and `==` go.
struct Color;

// SAFETY: an enum of small values has the size of `int`, which all targets here give it.
unsafe impl Describe for Color {
    const TYPE: &'static CType = &CType::Enum(Enumeration { lowest: 0, highest: 6, packed: false });
    const ANY_BYTES: bool = true;

    fn size<T: Target>(target: T) -> usize {
        c::Int::size(target)
    }
}

records! {
    Shown ShownView (0) {
        start set_start: whole(u8);
        plain set_plain: bits(c::Int) .bits(5);
        gap no_gap: pad(c::Int) .bits(2);
        hex set_hex: bits(c::Int, Hex) .bits(6);
        octal set_octal: bits(c::UInt, Octal) .bits(9);
        ready set_ready: flag(bool) .bits(1);
        color no_color: shown(Color) .bits(3);
        high set_high: maybe(i64) .bits(40).on(Condition::Model(DataModel::Lp64));
        hole no_hole: pad(u8) .bits(3).on(Condition::Model(DataModel::Lp64));
    }
    Around AroundView (0) {
        first set_first: whole(u8);
        inner no_inner: shown([Shown; 2]);
    }
}

fn filled<T: Target>(target: T, bytes: &mut [u8]) -> ShownView<&mut [u8], T> {
    let mut view = Shown::view_mut_on(target, bytes).unwrap();
    for (name, value) in [("start", 9), ("plain", -7), ("hex", -2), ("octal", 0o755), ("ready", 1)] {
        assert!(view.set(name, value));
    }
    view
}

#[test]
fn debug() {
    let color = |target: Runtime, bytes: &mut [u8]| {
        let layout = Shown::layout_on(target).unwrap();
        let color = layout.members().find(|member| member.name() == "color").unwrap().bit_range();
        // 6, whose first bit is 1 on a big-endian ABI
        let set = if target == Runtime::S390X_LINUX { [0, 1] } else { [1, 2] };
        for bit in set.map(|bit| color.start + bit) {
            let bit_in_byte = if target == Runtime::S390X_LINUX { 7 - bit % 8 } else { bit % 8 };
            bytes[(bit / 8) as usize] |= 1 << bit_in_byte;
        }
    };
    for target in [Runtime::X86_64_LINUX, Runtime::S390X_LINUX] {
        let mut bytes = [0; 16];
        let mut view = filled(target, &mut bytes);
        view.set_high(-(1 << 39)).unwrap();
        color(target, &mut bytes);
        assert_eq!(
            format!("{:?}", Shown::view_on(target, &bytes).unwrap()),
            "Shown { start: 9, plain: -7, hex: 0x3e, octal: 0o755, ready: true, color: 6, high: -549755813888 }"
        );
    }
    let mut bytes = [0; 8];
    filled(Runtime::I686_LINUX, &mut bytes);
    color(Runtime::I686_LINUX, &mut bytes);
    assert_eq!(
        format!("{:?}", Shown::view_on(I686Linux, &bytes).unwrap()),
        "Shown { start: 9, plain: -7, hex: 0x3e, octal: 0o755, ready: true, color: 6 }"
    );
    // In a record in an array in a record, where the bits count from there.
    let mut around = [0; 20];
    around[12..].copy_from_slice(&bytes);
    assert_eq!(
        format!("{:?}", Around::view_on(Runtime::I686_LINUX, &around).unwrap()),
        "Around { first: 0, inner: [Shown { start: 0, plain: 0, hex: 0x0, octal: 0o0, ready: false, color: 0 }, \
         Shown { start: 9, plain: -7, hex: 0x3e, octal: 0o755, ready: true, color: 6 }] }"
    );
}

#[test]
fn equality() {
    let (mut one, mut two, mut big) = ([0; 16], [0xff; 16], [0; 16]);
    let members = ["start", "plain", "hex", "octal", "ready", "high"];
    let fill = |view: &mut dyn FnMut(&str, i128)| {
        for (name, value) in members.iter().zip([9, -7, -2, 0o755, 1, -1]) {
            view(name, value);
        }
    };
    let mut little = Shown::view_mut_on(X86_64Linux, &mut one).unwrap();
    fill(&mut |name, value| assert!(little.set(name, value)));
    let mut foreign = Shown::view_mut_on(Runtime::S390X_LINUX, &mut big).unwrap();
    fill(&mut |name, value| assert!(foreign.set(name, value)));
    assert!(little == foreign);
    // The bits between the members are nobody's; those of the enum are somebody's.
    let mut dirty = Shown::view_mut_on(X86_64Linux, &mut two).unwrap();
    fill(&mut |name, value| assert!(dirty.set(name, value)));
    assert!(dirty != little);
    let color = Shown::layout_on(X86_64Linux).unwrap().members().find(|member| member.name() == "color").unwrap();
    for bit in color.bit_range() {
        two[(bit / 8) as usize] &= !(1 << (bit % 8));
    }
    let mut dirty = Shown::view_mut_on(X86_64Linux, &mut two).unwrap();
    assert!(dirty == little);
    assert!(little == dirty);
    for name in members {
        let value = dirty.get(name);
        assert!(dirty.set(name, 0));
        assert!(dirty != little && foreign != dirty, "{name}");
        assert!(dirty.set(name, value));
        assert!(dirty == little, "{name}");
    }
    // One side has a member more, and bits without a name more, of which only the member counts.
    let mut short = [0; 8];
    let short = filled(I686Linux, &mut short);
    assert!(short != little);
    assert!(little != short);
    let mut other = [0xff; 8];
    let mut other = Shown::view_mut_on(Runtime::I686_LINUX, &mut other).unwrap();
    for name in &members[..5] {
        assert!(other.set(name, short.get(name)));
    }
    assert!(other != short, "the enum");
    let (mut here, mut there) = ([0xff; 4], [0; 4]);
    let mut here = Pad64::view_mut_on(X86_64Linux, &mut here).unwrap();
    here.set_a(5).unwrap();
    let mut there = Pad64::view_mut_on(I686Linux, &mut there).unwrap();
    there.set_a(5).unwrap();
    assert!(here == there);
    assert!(there == here);
    there.set_a(4).unwrap();
    assert!(here != there);
    assert!(there != here);
}

records! {
    Pad64 Pad64View (0) {
        fill no_fill: pad(c::Int) .bits(6).on(Condition::Model(DataModel::Lp64));
        a set_a: bits(c::Int) .bits(4);
    }
}
