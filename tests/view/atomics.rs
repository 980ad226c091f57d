//! Members declared as atomic types, and characters of fixed width.

use core::sync::atomic::{AtomicBool, AtomicI16, AtomicPtr, AtomicU8, AtomicU32, AtomicUsize};
use heapstruct::target::{Native, PowerpcLinux, Runtime, S390xLinux};
use heapstruct::{Addr, HeapStruct};

#[derive(HeapStruct)]
#[repr(C)]
struct Ring {
    head: AtomicU32,
    tail: AtomicI16,
    locked: AtomicBool,
    state: AtomicU8,
    len: AtomicUsize,
    next: AtomicPtr<Ring>,
    slots: [AtomicU32; 2],
}

#[test]
fn a_view_has_the_number_inside() {
    let mut bytes = [0; 24];
    let mut view = Ring::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_head(0x0102_0304);
    view.set_tail(-2);
    view.set_locked(true);
    view.set_state(9);
    view.set_len(5);
    view.set_next(Addr::new(0x1000));
    view.slots_mut().set(1, 7).unwrap();
    assert_eq!(bytes, [1, 2, 3, 4, 0xff, 0xfe, 1, 9, 0, 0, 0, 5, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 7]);
    let view = Ring::view_on(Runtime::POWERPC_LINUX, &bytes).unwrap();
    assert_eq!((view.head(), view.tail(), view.locked(), view.state()), (0x0102_0304, -2, true, 9));
    assert_eq!((view.len(), view.next().addr(), view.slots().get(1)), (5, 0x1000, Some(7)));
    assert_eq!(
        format!("{view:?}"),
        "Ring { head: 16909060, tail: -2, locked: true, state: 9, len: 5, next: 0x1000, slots: [0, 7] }"
    );
    assert!(view == Ring::view_on(PowerpcLinux, &bytes).unwrap());
}

#[test]
fn values_that_may_not_fit() {
    let mut bytes = [0; 32];
    let mut view = Ring::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    assert_eq!(view.try_set_len(8), Ok(()));
    assert_eq!(view.try_set_len(0x1_0000_0000).unwrap_err().value(), 0x1_0000_0000);
    assert_eq!(view.len(), 8);
}

#[test]
fn on_this_machine() {
    let mut ring = Ring {
        head: AtomicU32::new(1),
        tail: AtomicI16::new(2),
        locked: AtomicBool::new(false),
        state: AtomicU8::new(3),
        len: AtomicUsize::new(4),
        next: AtomicPtr::new(core::ptr::null_mut()),
        slots: [AtomicU32::new(5), AtomicU32::new(6)],
    };
    let pointer: *mut Ring = &mut ring;
    let mut buffer = heapstruct::Buf::<Ring>::new();
    buffer.view_mut().set_next(pointer.into());
    assert_eq!(buffer.view().next().as_ptr(), pointer.cast_const());
    buffer.view_mut().set_len(usize::MAX as _);
    assert_eq!(buffer.view().len(), usize::MAX as _);
    assert!(Ring::view_on(S390xLinux, &[0; 31]).is_err());
    assert!(Ring::view_on(Native, &vec![0; size_of::<Ring>()]).is_ok());
}

/// C's `char16_t` and `char32_t` are `uint_least16_t` and `uint_least32_t`.
#[test]
fn characters_of_fixed_width() {
    #[allow(non_camel_case_types, reason = "names of C's")]
    mod uchar {
        pub(super) type char16_t = u16;
        pub(super) type char32_t = u32;
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Text {
        short: [uchar::char16_t; 2],
        long: uchar::char32_t,
    }
    let bytes = [0, 0x41, 0xd8, 0x3d, 0, 1, 0xf6, 0];
    let view = Text::view_on(PowerpcLinux, &bytes).unwrap();
    assert!(view.short().iter().eq([0x41, 0xd83d]));
    assert_eq!(char::from_u32(view.long()), Some('😀'));
}
