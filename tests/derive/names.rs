//! Names of fields, views and crates.

use heapstruct::target::{Native, PowerpcLinux, Runtime};
use heapstruct::{Buf, HeapStruct, View};

/// Keywords of Rust that are no keywords of C, as structs, fields and types.
#[derive(HeapStruct)]
#[repr(C)]
struct Keywords {
    /// `type`
    r#type: u8,
    /// `fn`
    r#fn: [u8; 2],
    /// `match`
    r#match: r#struct,
    /// `move`
    r#move: *const u8,
    /// `async`
    r#async: core::ffi::c_int,
}

/// A struct whose name is a keyword, as in C.
#[derive(HeapStruct)]
#[repr(C)]
struct r#struct {
    /// `in`
    r#in: u16,
}

#[test]
fn raw_identifiers() {
    let mut buf = Buf::<Keywords>::new();
    let mut view = buf.view_mut();
    view.set_type(1);
    view.fn_mut().set(1, 2).unwrap();
    view.match_mut().set_in(3);
    view.set_async(4);
    view.try_set_async(5).unwrap();
    view.set_move(core::ptr::null::<u8>());
    assert_eq!((view.r#type(), view.r#match().r#in(), view.r#async()), (1, 3, 5));
    assert!(view.r#move().is_null() && view.r#fn().iter().eq([0, 2]));
    assert_eq!(format!("{buf:?}"), "Keywords { type: 1, fn: [0, 2], match: struct { in: 3 }, move: 0x0, async: 5 }");
    let view: structView<&[u8]> = r#struct::view(&[0, 0]).unwrap();
    assert_eq!(view.r#in(), 0);
}

/// The same names in records of a macro's.
mod recorded {
    heapstruct::record! {
        #[heapstruct(view = FnView, crate = ::heapstruct)]
        pub(super) struct r#fn {
            pub(super) r#type: u8 : 3,
            r#_self: u8,
            #[heapstruct(rename = kind)]
            pub(super) r#match: r#struct,
        }
        pub(super) union r#struct { pub(super) r#in: u16 }
    }
}

#[test]
fn raw_identifiers_in_records() {
    use recorded::{FnView, r#fn};
    let first = if cfg!(target_endian = "big") { 5 << 5 } else { 5 };
    let bytes = [first, 0, 0, 0];
    let view: FnView<&[u8]> = r#fn::view(&bytes[..]).unwrap();
    assert_eq!(format!("{view:?}"), "fn { type: 5, _self: 0, match: struct { in: 0 } }");
    assert_eq!(view.kind().r#in(), 0);
}

/// Accessors that would clash without another name.
#[derive(HeapStruct)]
#[repr(C)]
struct Renamed {
    /// Has the setter that the next field would be.
    flags: u8,
    /// Called otherwise.
    #[heapstruct(rename = setting)]
    set_flags: u8,
    /// A name that only Rust dislikes.
    #[heapstruct(rename = kind)]
    r#type: u8,
}

#[test]
fn renamed_accessors() {
    let mut bytes = [0; 3];
    let mut view = Renamed::view_mut(&mut bytes).unwrap();
    view.set_flags(1);
    view.set_setting(2);
    view.set_kind(3);
    assert_eq!((view.flags(), view.setting(), view.kind()), (1, 2, 3));
    // the name in C stays
    assert_eq!(format!("{view:?}"), "Renamed { flags: 1, set_flags: 2, type: 3 }");
    assert_eq!(bytes, [1, 2, 3]);
}

/// A view type with a name of the user's.
#[derive(HeapStruct)]
#[heapstruct(view = Window)]
#[repr(C)]
struct Pane {
    /// Its width.
    width: u16,
}

/// What the view of [`Pane`] would be called otherwise.
#[derive(Debug)]
struct PaneView;

#[test]
fn a_view_of_another_name() {
    let window: Window<&[u8]> = Pane::view(&[1, 1]).unwrap();
    assert_eq!(window.width(), 0x101);
    assert_eq!(format!("{PaneView:?}"), "PaneView");
}

/// The library as another crate has it: re-exported, under a name of its own.
mod facade {
    pub(crate) mod reexports {
        pub(crate) use ::heapstruct as library;
    }
}

/// Finds the library where the attribute says.
#[derive(facade::reexports::library::HeapStruct)]
#[heapstruct(crate = crate::names::facade::reexports::library, view = ElsewhereWindow)]
#[repr(C)]
struct Elsewhere {
    /// A nested one.
    pane: Pane,
}

#[test]
fn the_library_under_another_path() {
    let view: ElsewhereWindow<&[u8]> = Elsewhere::view(&[0, 1]).unwrap();
    assert_eq!(View::size(&view), 2);
    assert_eq!(view.pane().width().to_ne_bytes(), [0, 1]);
}

/// A path that starts at the crate, where a module hides the library's name.
mod shadowed {
    use ::heapstruct::HeapStruct;

    /// Not the library.
    mod heapstruct {}
    /// Not the standard library.
    mod core {}
    /// Not either.
    mod std {}

    /// Needs all of them.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct Hidden {
        /// A number.
        pub(super) number: ::core::ffi::c_long,
    }
}

#[test]
fn modules_named_like_crates() {
    assert_eq!(shadowed::Hidden::view_on(PowerpcLinux, &[0, 0, 0, 9]).unwrap().number(), 9);
}

/// Every name that a view's trait or a struct's trait has, as fields.
#[derive(HeapStruct)]
#[repr(C)]
struct Crowded {
    /// `View::size`
    size: u8,
    /// `View::target`
    target: u8,
    /// `View::storage`
    storage: u8,
    /// `View::shared`
    shared: u8,
    /// `View::unique`
    unique: u8,
    /// `View::into_storage`
    into_storage: u8,
    /// `View::as_native`
    as_native: u8,
    /// `View::as_place`
    as_place: u8,
    /// `View::from_place`
    from_place: u8,
    /// The field of the view itself.
    place: u8,
    /// Of slices.
    len: u8,
    /// Of slices.
    get: u8,
    /// `Clone::clone`
    clone: u8,
    /// `PartialEq::eq`
    eq: u8,
    /// `Debug::fmt`
    fmt: u8,
    /// Of arrays.
    set: u8,
    /// An argument of a setter.
    value: u8,
    /// An argument of a setter.
    address: *const u8,
    /// An argument of a setter.
    text: [core::ffi::c_char; 1],
    /// A name of the derive's own.
    __heapstruct: u8,
    /// A type of Rust.
    usize: u8,
    /// The setter of an array.
    bytes: [u8; 1],
}

#[test]
fn fields_named_like_methods() {
    let mut buf = Buf::<Crowded>::new();
    let mut view = buf.view_mut();
    view.set_size(1);
    view.set_target(2);
    view.set_storage(3);
    view.set_shared(4);
    view.set_place(5);
    view.set_len(6);
    view.set_set(7);
    view.set_value(8);
    view.set_clone(9);
    view.set_eq(10);
    view.set_fmt(11);
    view.set_address(core::ptr::null::<u8>());
    view.try_set_text("t").unwrap();
    view.set___heapstruct(12);
    view.set_as_native(13);
    let view = buf.view();
    assert_eq!((view.size(), view.target(), view.storage(), view.shared(), view.place()), (1, 2, 3, 4, 5));
    assert_eq!((view.len(), view.set(), view.value(), view.clone(), view.eq(), view.fmt()), (6, 7, 8, 9, 10, 11));
    assert_eq!((view.text().to_str(), view.__heapstruct(), view.as_native()), (Ok("t"), 12, 13));
    // and the methods are there by the name of their trait
    assert_eq!((View::size(&view), View::storage(&view).len()), (Crowded::SIZE, Crowded::SIZE));
    assert_eq!(View::target(&view), Native);
    assert!(View::as_native(&view).is_some_and(|native| native.size == 1));
    assert!(View::shared(&view) == Clone::clone(&view));
}

/// A definition through several modules, with types under other names.
mod types {
    /// Where the type is defined.
    pub(crate) mod deep {
        use heapstruct::HeapStruct;

        /// To be renamed by an import.
        #[derive(HeapStruct)]
        #[repr(C)]
        pub(crate) struct Point {
            /// A coordinate.
            pub(crate) x: i32,
        }
    }
    pub(crate) use deep::Point as Location;
}

/// Names a type by its other name, by a path, and through an alias.
#[derive(HeapStruct)]
#[repr(C)]
struct Line {
    /// By its other name.
    from: types::Location,
    /// By its path.
    to: types::deep::Point,
    /// By an alias.
    middle: [Alias; 2],
}

/// A struct behind an alias is known everywhere.
type Alias = types::Location;

#[test]
fn types_under_other_names() {
    let mut bytes = [0; 16];
    let mut line = Line::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    line.to_mut().set_x(1);
    line.middle_mut().get_mut(1).unwrap().set_x(2);
    line.from_mut().set_x(3);
    assert_eq!(bytes, [0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
}
