//! Members declared `NonZero`, `MaybeUninit`, `PhantomData` or `()`.

use core::ffi::{c_char, c_int, c_ulong};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::num::{NonZero, NonZeroI8, NonZeroI16, NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroUsize};
use heapstruct::target::{Native, PowerpcLinux, Runtime, S390xLinux, Target, X86_64Linux};
use heapstruct::{Buf, HeapStruct, View};

#[derive(HeapStruct)]
#[repr(C)]
struct Numbers {
    id: NonZeroU32,
    level: NonZeroI8,
    maybe: Option<NonZeroU8>,
    count: Option<NonZero<i16>>,
    wide: NonZero<u64>,
    also: Option<NonZeroU64>,
    list: [Option<NonZeroU16>; 2],
}

fn check<T: Target>(target: T, big: bool) {
    let mut bytes = [0; 32];
    let mut view = Numbers::view_mut_on(target, &mut bytes).unwrap();
    // Zero is no value: a getter says so, and reads nothing that cannot be.
    assert_eq!((view.id(), view.level(), view.maybe(), view.count()), (None, None, None, None));
    assert_eq!((view.wide(), view.also(), view.list().get(1)), (None, None, Some(None)));
    view.set_id(NonZeroU32::new(0x0102_0304).unwrap());
    view.set_level(NonZeroI8::MIN);
    view.set_maybe(NonZeroU8::new(9));
    view.set_count(NonZeroI16::new(-2));
    view.set_wide(NonZero::new(0x0102_0304_0506_0708).unwrap());
    view.set_also(NonZero::new(u64::MAX));
    view.list_mut().set(1, NonZero::new(5)).unwrap();
    assert_eq!((view.id(), view.level()), (NonZero::new(0x0102_0304), Some(NonZeroI8::MIN)));
    assert_eq!((view.maybe(), view.count()), (NonZero::new(9), NonZero::new(-2)));
    assert_eq!(view.wide(), NonZero::new(0x0102_0304_0506_0708));
    assert_eq!((view.also(), view.list().get(1)), (Some(NonZero::<u64>::MAX), Some(NonZero::new(5))));
    assert_eq!(
        format!("{view:?}"),
        "Numbers { id: 16909060, level: -128, maybe: 9, count: -2, wide: 72623859790382856, \
         also: 18446744073709551615, list: [0, 5] }"
    );
    view.set_also(None);
    view.set_maybe(None);
    let little =
        [4, 3, 2, 1, 0x80, 0, 0xfe, 0xff, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0];
    let large =
        [1, 2, 3, 4, 0x80, 0, 0xff, 0xfe, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0];
    assert_eq!(bytes, if big { large } else { little });
}

#[test]
fn zero_is_none() {
    check(PowerpcLinux, true);
    check(X86_64Linux, false);
    check(Runtime::S390X_LINUX, true);
    check(Runtime::X86_64_LINUX, false);
}

#[test]
fn of_the_targets_width() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Sizes {
        size: NonZeroUsize,
        diff: Option<NonZero<isize>>,
    }
    let mut bytes = [0; 8];
    let mut view = Sizes::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    assert_eq!(view.try_set_size(NonZero::new(0xffff_ffff).unwrap()), Ok(()));
    assert_eq!(
        view.try_set_size(NonZero::new(0x1_0000_0000).unwrap()).unwrap_err().to_string(),
        "4294967296 does not fit into the target's `size_t`, which has 4 bytes"
    );
    assert_eq!(view.try_set_diff(NonZero::new(-2)), Ok(()));
    assert_eq!(view.try_set_diff(NonZero::new(0x8000_0000)).unwrap_err().value(), 0x8000_0000);
    let view = Sizes::view_on(Runtime::POWERPC_LINUX, &bytes).unwrap();
    assert_eq!((view.size(), view.diff()), (NonZero::new(0xffff_ffff), NonZero::new(-2)));
    let mut bytes = [0; 16];
    let mut view = Sizes::view_mut_on(S390xLinux, &mut bytes).unwrap();
    view.set_size(NonZero::new(0x1_0000_0000).unwrap());
    view.set_diff(NonZero::new(-1));
    assert_eq!(bytes, [0, 0, 0, 1, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    view_of(&bytes);
    fn view_of(bytes: &[u8]) {
        let view = Sizes::view_on(S390xLinux, bytes).unwrap();
        assert_eq!((view.size(), view.diff()), (NonZero::new(0x1_0000_0000), NonZero::new(-1)));
    }
}

/// Behind an alias, its Rust type says as much as the number's would: enough for this machine.
#[test]
fn behind_an_alias() {
    type Id = NonZeroU32;
    type Maybe = Option<NonZeroU32>;
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Aliases {
        id: Id,
        maybe: Maybe,
    }
    let mut buffer = Buf::<Aliases>::new();
    buffer.view_mut().set_id(NonZero::new(7).unwrap());
    assert_eq!((buffer.view().id(), buffer.view().maybe()), (NonZero::new(7), None));
}

/// A reference to the optional ones can be made of any bytes.
#[test]
fn as_native() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct One {
        maybe: Option<NonZeroU32>,
    }
    assert_eq!(Buf::<One>::new().view().as_native().map(|one| one.maybe), Some(None));
}

#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    tag: MaybeUninit<u8>,
    value: MaybeUninit<c_int>,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Uninit {
    id: MaybeUninit<c_ulong>,
    name: MaybeUninit<[c_char; 4]>,
    inner: MaybeUninit<Inner>,
    list: [MaybeUninit<u16>; 2],
    next: MaybeUninit<*const Uninit>,
}

/// To C it is the type inside, and bytes are initialised.
#[test]
fn maybe_uninit_is_what_is_inside() {
    fn check<T: Target>(target: T) {
        let mut bytes = [0; 24];
        let mut view = Uninit::view_mut_on(target, &mut bytes).unwrap();
        view.try_set_id(8_u8.into_value()).unwrap();
        view.try_set_name("abc").unwrap();
        view.inner_mut().set_tag(3);
        view.list_mut().set(1, 0x1234).unwrap();
        assert_eq!(Into::<i128>::into(view.id()), 8);
        assert_eq!(view.name().to_str(), Ok("abc"));
        assert_eq!((view.inner().tag(), view.list().get(1)), (3, Some(0x1234)));
        assert_eq!(bytes, [0, 0, 0, 8, b'a', b'b', b'c', 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x12, 0x34, 0, 0, 0, 0]);
    }
    trait IntoValue {
        fn into_value<V: TryFrom<i128>>(self) -> V;
    }
    impl IntoValue for u8 {
        fn into_value<V: TryFrom<i128>>(self) -> V {
            V::try_from(self.into()).unwrap_or_else(|_| panic!("a small number fits"))
        }
    }
    check(PowerpcLinux);
    check(Runtime::POWERPC_LINUX);
    let mut buffer = Buf::<Uninit>::new();
    buffer.view_mut().set_id(5);
    assert_eq!(buffer.view().id(), 5);
}

/// What has no bytes is no member, and moves none.
#[test]
fn nothing_is_no_member() {
    struct NoCType;

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Typed {
        before: PhantomData<NoCType>,
        a: u8,
        unit: (),
        between: PhantomData<*const str>,
        b: c_int,
        after: PhantomData<u64>,
    }
    assert_eq!(Typed::RECORD.members().iter().map(|member| member.name()).collect::<Vec<_>>(), ["a", "b"]);
    let mut bytes = [0; 8];
    let mut view = Typed::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_a(1);
    view.set_b(2);
    assert_eq!(format!("{view:?}"), "Typed { a: 1, b: 2 }");
    assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0, 2]);
    assert_eq!(Typed::SIZE, size_of::<(c_int, c_int)>());
    assert!(Typed::view_on(Native, &bytes[1..]).is_err());
}

/// An array of none has no bytes either, but an alignment.
#[test]
fn an_array_of_none_between_members() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Aligned {
        a: u8,
        none: [u32; 0],
        b: u8,
    }
    let mut bytes = [0; 8];
    let mut view = Aligned::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_b(7);
    assert!(view.none().is_empty());
    assert_eq!(bytes, [0, 0, 0, 0, 7, 0, 0, 0]);
}
