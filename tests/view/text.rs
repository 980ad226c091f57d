//! Text in arrays of `char`.

use core::ffi::c_char;
use heapstruct::target::{Native, PowerpcLinux, Runtime};
use heapstruct::{Buf, HeapStruct, TextError};

#[derive(HeapStruct)]
#[repr(C)]
struct Named {
    before: u8,
    name: [c_char; 8],
    after: u8,
}

fn named(name: &[u8; 8]) -> [u8; 10] {
    let mut bytes = [0xee; 10];
    bytes[1..9].copy_from_slice(name);
    bytes
}

#[test]
fn ends_at_the_first_nul() {
    let bytes = named(b"ab\0cd\0\0\0");
    let name = Named::view(&bytes).unwrap().name();
    assert_eq!((name.len(), name.capacity(), name.is_empty()), (2, 8, false));
    assert_eq!(name.to_bytes(), b"ab");
    assert_eq!(name.to_str(), Ok("ab"));
    assert_eq!(name.to_c_str(), Some(c"ab"));
    assert_eq!(name.to_string_lossy(), "ab");
    assert!(name.bytes().eq(*b"ab"));
    assert_eq!((name.to_string(), format!("{name:?}")), ("ab".into(), "\"ab\"".into()));
}

#[test]
fn of_full_length_has_no_nul() {
    let bytes = named(b"abcdefgh");
    let name = Named::view(&bytes).unwrap().name();
    assert_eq!((name.len(), name.to_str()), (8, Ok("abcdefgh")));
    assert_eq!(name.to_c_str(), None);
    assert_eq!(name.to_string(), "abcdefgh");
}

#[test]
fn empty() {
    let bytes = named(b"\0rubbish");
    let name = Named::view(&bytes).unwrap().name();
    assert_eq!((name.len(), name.is_empty(), name.to_str()), (0, true, Ok("")));
    assert_eq!(name.to_c_str(), Some(c""));
    assert_eq!(format!("{name}{name:?}"), "\"\"");
}

#[test]
fn that_is_not_utf_8() {
    let bytes = named(b"a\xff\xc3\xa9\xc3\0zz");
    let name = Named::view(&bytes).unwrap().name();
    assert_eq!(name.to_str().unwrap_err().valid_up_to(), 1);
    assert_eq!(name.to_string(), "a\u{fffd}é\u{fffd}");
    assert_eq!(name.to_string_lossy(), "a\u{fffd}é\u{fffd}");
    assert_eq!(format!("{name:?}"), "\"a\u{fffd}é\u{fffd}\"");
    assert_eq!(name.to_bytes(), b"a\xff\xc3\xa9\xc3");
}

#[test]
fn is_quoted_with_escapes() {
    let bytes = named(b"\"\\\n'\x01\t\0\0");
    assert_eq!(format!("{:?}", Named::view(&bytes).unwrap().name()), r#""\"\\\n'\u{1}\t""#);
}

#[test]
fn set_zeroes_the_rest() {
    let mut bytes = named(b"xxxxxxxx");
    let mut view = Named::view_mut(&mut bytes).unwrap();
    view.name_mut().set("é!").unwrap();
    assert_eq!(view.name(), "é!");
    assert_eq!(bytes, named(b"\xc3\xa9!\0\0\0\0\0"));
    let mut view = Named::view_mut(&mut bytes).unwrap();
    view.try_set_name(b"\xff").unwrap();
    assert_eq!(bytes, named(b"\xff\0\0\0\0\0\0\0"));
    Named::view_mut(&mut bytes).unwrap().try_set_name(String::from("abcdefgh")).unwrap();
    assert_eq!(bytes, named(b"abcdefgh"));
    Named::view_mut(&mut bytes).unwrap().try_set_name("").unwrap();
    assert_eq!(bytes, named(b"\0\0\0\0\0\0\0\0"));
}

#[test]
fn that_does_not_fit_changes_nothing() {
    let mut bytes = named(b"xxxxxxxx");
    let mut view = Named::view_mut(&mut bytes).unwrap();
    let error = view.try_set_name("123456789").unwrap_err();
    assert_eq!(error, TextError::TooLong { capacity: 8, given: 9 });
    assert_eq!(error.to_string(), "9 bytes of text do not fit into 8");
    let error = view.name_mut().set("ab\0c").unwrap_err();
    assert_eq!(error, TextError::Nul { at: 2 });
    assert_eq!(error.to_string(), "the text has a NUL after 2 bytes, which would end it there");
    assert_eq!(view.try_set_name("\0"), Err(TextError::Nul { at: 0 }));
    assert_eq!(bytes, named(b"xxxxxxxx"));
}

#[test]
fn is_the_same_on_every_target() {
    let bytes = named(b"eth0\0\0\0\0");
    let native = Named::view(&bytes).unwrap();
    assert_eq!(Named::view_on(PowerpcLinux, &bytes).unwrap().name(), native.name());
    assert_eq!(Named::view_on(Runtime::S390X_LINUX, &bytes).unwrap().name(), "eth0");
    let mut other = named(b"eth1\0\0\0\0");
    assert!(Named::view(&other).unwrap().name() != native.name());
    other[1..9].copy_from_slice(b"eth0\0xyz");
    assert_eq!(Named::view(&other).unwrap().name(), native.name());
    assert!(native.name() != *"eth" && native.name() != *"eth01" && native.name() == *"eth0");
}

#[test]
fn over_cells() {
    use core::cell::Cell;
    let mut bytes = named(b"lo\0\0\0\0\0\0");
    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    let mut view = Named::over(cells, Native).unwrap();
    let name = Named::over(cells, Native).unwrap().name();
    assert_eq!((name.to_string(), name.len()), ("lo".into(), 2));
    view.try_set_name("wlan0").unwrap();
    assert_eq!((name.to_string(), format!("{name:?}")), ("wlan0".into(), "\"wlan0\"".into()));
}

#[test]
fn several_in_an_array() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Several {
        none: [c_char; 0],
        names: [[c_char; 4]; 2],
    }
    let mut buf = Buf::<Several>::new();
    buf.view_mut().names_mut().get_mut(1).unwrap().set("hda").unwrap();
    assert_eq!(buf.view().names().iter().map(|name| name.to_str()).collect::<Vec<_>>(), [Ok(""), Ok("hda")]);
    assert_eq!(format!("{buf:?}"), r#"Several { none: "", names: ["", "hda"] }"#);
    assert_eq!(buf.view_mut().try_set_none("x"), Err(TextError::TooLong { capacity: 0, given: 1 }));
    assert_eq!((buf.view().none().len(), buf.view().none().to_c_str()), (0, None));
}
