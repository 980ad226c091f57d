//! Members that are a `#[repr(transparent)]` struct over a number.

#![allow(clippy::float_cmp, reason = "these values are exact")]

use core::ffi::{c_double, c_int, c_long, c_ulong};
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, StaticTarget, Target, X86_64Linux};
use heapstruct::{Buf, HeapStruct, NotSet};

#[allow(non_camel_case_types, reason = "names of C's")]
mod c {
    pub(super) type __be16 = u16;
    pub(super) type word_t = core::ffi::c_ulong;
}

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Flags(u32);

impl Flags {
    const HIGH: Self = Self(0x8000_0000);
}

/// Neither `Copy` nor comparable, with a named field that is private to a module.
mod port {
    use heapstruct::HeapStruct;

    #[derive(HeapStruct)]
    #[repr(transparent)]
    pub(crate) struct Port {
        number: super::c::__be16,
    }

    impl Port {
        pub(crate) fn new(number: u16) -> Self {
            Self { number }
        }

        pub(crate) fn get(&self) -> u16 {
            self.number
        }
    }
}
use port::Port;

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Level(i8);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Switch(bool);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Volts(f64);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Amperes(c_double);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Handle(c_ulong);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Offset(c_long);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Length(usize);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Code(c_int);

#[derive(HeapStruct, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct Word(#[heapstruct(c = "unsigned long")] c::word_t);

#[derive(HeapStruct)]
#[repr(C)]
struct Fixed {
    flags: Flags,
    port: Port,
    level: Level,
    switch: Switch,
    volts: Volts,
    amperes: Amperes,
    list: [Flags; 2],
}

fn fixed<T: Target>(target: T, big: bool) {
    let mut bytes = [0xee; 32];
    let mut view = Fixed::view_mut_on(target, &mut bytes).unwrap();
    view.set_flags(Flags(0x0102_0304));
    view.set_port(Port::new(0x1234));
    view.set_level(Level(-2));
    view.set_switch(Switch(true));
    view.set_volts(Volts(1.5));
    view.try_set_amperes(Amperes(-0.5)).unwrap();
    view.list_mut().copy_from_slice(&[Flags(1), Flags::HIGH]).unwrap();
    let mut expected = Vec::new();
    let mut push = |number: u64, width: usize, big: bool| {
        let bytes = number.to_be_bytes();
        let bytes = &bytes[8 - width..];
        if big { expected.extend(bytes) } else { expected.extend(bytes.iter().rev()) }
    };
    push(0x0102_0304, 4, big);
    push(0x1234, 2, true);
    push(0xfe, 1, big);
    push(1, 1, big);
    push(1.5_f64.to_bits(), 8, big);
    push((-0.5_f64).to_bits(), 8, big);
    push(1, 4, big);
    push(0x8000_0000, 4, big);
    assert_eq!(bytes[..], expected);
    let view = Fixed::view_on(target, &bytes).unwrap();
    assert_eq!((view.flags(), view.port().get(), view.level()), (Flags(0x0102_0304), 0x1234, Level(-2)));
    assert_eq!((view.switch(), view.volts(), view.amperes()), (Switch(true), Volts(1.5), Amperes(-0.5)));
    assert!(view.list().iter().eq([Flags(1), Flags::HIGH]));
    assert_eq!(
        format!("{view:?}"),
        "Fixed { flags: 16909060, port: 4660, level: -2, switch: true, volts: 1.5, amperes: -0.5, list: [1, 2147483648] }"
    );
}

#[test]
fn numbers_of_one_width() {
    fixed(Native, cfg!(target_endian = "big"));
    fixed(PowerpcLinux, true);
    fixed(X86_64Linux, false);
    fixed(Runtime::X86_64_LINUX, false);
    fixed(Runtime::S390X_LINUX, true);
}

#[test]
fn a_switch_is_on_for_any_byte_but_zero() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct One {
        switch: Switch,
    }
    assert_eq!([0, 1, 7].map(|byte| One::view(&[byte]).unwrap().switch().0), [false, true, true]);
}

/// The target's integers, in a type that has this machine's inside: everywhere that is no narrower.
#[cfg(target_pointer_width = "64")]
mod sized {
    use super::*;
    use core::ffi::c_char;
    use heapstruct::target::S390xLinux;

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Sized {
        handle: Handle,
        offset: Offset,
        length: Length,
        word: Word,
        code: Code,
    }

    /// This machine's `long` has 8 bytes, or this is a Windows where it has 4 and no bytes of others fit.
    #[test]
    #[cfg(not(windows))]
    fn as_wide_as_the_target_has_them() {
        fn read<T: Target>(target: T, bytes: &[u8])
        where
            Sized: heapstruct::Known<T>,
        {
            let view = Sized::view_on(target, bytes).unwrap();
            assert_eq!((view.handle(), view.offset()), (Handle(0xffff_fff0), Offset(-2)));
            assert_eq!((view.length(), view.word(), view.code()), (Length(5), Word(0x8000_0000), Code(-7)));
        }
        let small = [0xff, 0xff, 0xff, 0xf0, 0xff, 0xff, 0xff, 0xfe, 0, 0, 0, 5, 0x80, 0, 0, 0, 0xff, 0xff, 0xff, 0xf9];
        read(PowerpcLinux, &small);
        read(Runtime::POWERPC_LINUX, &small);
        let mut large = [0; 40];
        let mut view = Sized::view_mut_on(S390xLinux, &mut large).unwrap();
        view.set_handle(Handle(0xffff_fff0));
        view.set_offset(Offset(-2));
        view.set_length(Length(5));
        view.set_word(Word(0x8000_0000));
        view.set_code(Code(-7));
        assert_eq!(large[..16], [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xf0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe]);
        assert_eq!(large[32..], [0xff, 0xff, 0xff, 0xf9, 0, 0, 0, 0]);
        read(S390xLinux, &large);
        read(Runtime::S390X_LINUX, &large);
        let mut native = Buf::<Sized>::new();
        let mut view = native.view_mut();
        view.set_handle(Handle(c_ulong::MAX));
        view.set_length(Length(usize::MAX));
        assert_eq!((view.handle(), view.length()), (Handle(c_ulong::MAX), Length(usize::MAX)));
    }

    /// What does not fit there is not written.
    #[test]
    #[cfg(not(windows))]
    fn try_setters() {
        fn check<T: Target>(target: T)
        where
            Sized: heapstruct::Known<T>,
        {
            let mut bytes = [0; 20];
            let mut view = Sized::view_mut_on(target, &mut bytes).unwrap();
            view.try_set_handle(Handle(0xffff_ffff)).unwrap();
            let error = view.try_set_handle(Handle(0x1_0000_0000)).unwrap_err();
            assert_eq!(
                error.to_string(),
                "4294967296 does not fit into the target's `unsigned long`, which has 4 bytes"
            );
            let error = view.try_set_offset(Offset(0x8000_0000)).unwrap_err();
            assert_eq!(error.value(), 0x8000_0000);
            view.try_set_offset(Offset(-0x8000_0000)).unwrap();
            assert_eq!(view.try_set_length(Length(usize::MAX)).unwrap_err().value(), u64::MAX.into());
            assert_eq!(view.try_set_word(Word(1)), Ok(()));
            assert_eq!(bytes[..16], [0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
        }
        check(PowerpcLinux);
        check(Runtime::POWERPC_LINUX);
    }

    /// A value that is none of the target's `char` because of its sign.
    #[test]
    fn another_sign() {
        #[derive(HeapStruct)]
        #[repr(transparent)]
        struct Letter(c_char);

        #[derive(HeapStruct)]
        #[repr(C)]
        struct One {
            letter: Letter,
        }
        let mut bytes = [0];
        let mut view = One::view_mut(&mut bytes).unwrap();
        view.set_letter(Letter(c_char::MAX));
        assert_eq!(view.letter().0, c_char::MAX);
        assert_eq!(bytes, [c_char::MAX as u8]);
    }
}

#[test]
fn a_member_that_may_be_absent() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Answer {
        mask: u32,
        #[heapstruct(present = mask & 2)]
        flags: Flags,
    }
    let mut bytes = [0; 8];
    let mut view = Answer::view_mut_on(I686Linux, &mut bytes).unwrap();
    assert_eq!(view.try_set_flags(Flags(1)), Err(NotSet::Absent { member: "flags" }));
    view.set_mask(2);
    assert_eq!(view.try_set_flags(Flags(9)), Ok(()));
    assert_eq!(view.flags(), Some(Flags(9)));
    assert_eq!(bytes, [2, 0, 0, 0, 9, 0, 0, 0]);
}

#[test]
fn references_where_the_number_allows_them() {
    use heapstruct::View;

    #[derive(HeapStruct)]
    #[repr(C)]
    struct One {
        flags: Flags,
    }
    let mut one = Buf::<One>::new();
    one.view_mut().set_flags(Flags::HIGH);
    assert_eq!(one.view().as_native().map(|one| one.flags), Some(Flags::HIGH));
}

fn generic<T: StaticTarget>(target: T) -> [u8; 4] {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct One {
        flags: Flags,
    }
    let mut bytes = [0; 4];
    One::view_mut_on(target, &mut bytes).unwrap().set_flags(Flags::HIGH);
    bytes
}

#[test]
fn code_that_is_generic_over_the_target() {
    assert_eq!(generic(PowerpcLinux), [0x80, 0, 0, 0]);
    assert_eq!(generic(I686Linux), [0, 0, 0, 0x80]);
}
