//! Who may call an accessor: whoever may name the field.

use heapstruct::HeapStruct;

/// A module of its own, so that private is private.
mod inner {
    use heapstruct::HeapStruct;

    /// Fields of every visibility.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(crate) struct Secrets {
        /// For all.
        pub open: u32,
        /// For this crate.
        pub(crate) internal: u32,
        /// For the parent.
        pub(super) parent: u32,
        /// For this module.
        hidden: u32,
    }

    /// Reads what only this module can.
    pub(crate) fn hidden(bytes: &[u8]) -> u32 {
        Secrets::view(bytes).unwrap().hidden()
    }
}

#[test]
fn an_accessor_has_the_visibility_of_its_field() {
    use inner::Secrets;
    let mut bytes = [0; 16];
    let mut view = Secrets::view_mut(&mut bytes).unwrap();
    view.set_open(1);
    view.set_internal(2);
    view.set_parent(3);
    assert_eq!((view.open(), view.internal(), view.parent()), (1, 2, 3));
    assert_eq!(inner::hidden(&bytes), 0);
}

/// A view is as visible as its struct, so that a public function can give one.
#[test]
fn a_view_has_the_visibility_of_its_struct() {
    const fn take(_: Option<inner::SecretsView<&[u8]>>) {}
    take(None);
}
