//! What an accessor inherits from its field.

use heapstruct::HeapStruct;

/// A struct with a field that nobody should use any more.
#[derive(HeapStruct)]
#[repr(C)]
struct Old {
    /// What to use.
    new: u16,
    /// What not to use.
    #[deprecated(since = "1.0.0", note = "use `new`")]
    old: u16,
}

/// The struct itself compiles under `deny(deprecated)`; its accessors warn.
#[test]
#[expect(deprecated, reason = "the getter and the setter of a deprecated field are deprecated")]
fn accessors_of_a_deprecated_field_are_deprecated() {
    let mut bytes = [0; 4];
    let mut view = Old::view_mut(&mut bytes).unwrap();
    view.set_old(1);
    assert_eq!((view.new(), view.old()), (0, 1));
}

/// Fields that only some builds have.
#[derive(HeapStruct)]
#[repr(C)]
struct Conditional {
    /// Always.
    always: u8,
    /// Never.
    #[cfg(any())]
    never: NoSuchType,
    /// On all machines that there are.
    #[cfg(not(any()))]
    #[cfg_attr(not(any()), heapstruct(hex))]
    also: u8,
}

#[test]
fn a_field_that_is_not_there_has_no_accessor() {
    let view = Conditional::view(&[1, 2]).unwrap();
    assert_eq!((view.always(), view.also()), (1, 2));
    assert_eq!(format!("{view:?}"), "Conditional { always: 1, also: 0x2 }");
}
