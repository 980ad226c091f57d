//! Compares a layout of the library's with that of a header.

use heapstruct::abi::{Abi, Scalar};
use heapstruct::layout::{CType, RecordLayout};
use heapstruct::target::Target;
use heapstruct_tests::posix::{Kind, Layout, Member};

use crate::HEADERS;
use crate::place::Place;

/// A struct as the library lays it out, and those of its members that are structs.
pub(crate) struct Ours {
    pub(crate) layout: RecordLayout,
    pub(crate) inner: Vec<(&'static str, RecordLayout)>,
}

/// Every member that our definition names lies where the header has it and is of its kind, or where newer headers have
/// it and this one has room to spare; every member that the header names for its users is in our definition.
///
/// Names with an underscore in front are padding, or the implementation's own. Two definitions may differ in them.
pub(crate) fn agrees(name: &str, definition: &str, place: Place, ours: &Ours) {
    let Place { target, row } = place;
    let subject = format!("{definition} as struct {name} on {row}");
    let found = HEADERS.structs.get(name).unwrap_or_else(|| panic!("no struct {name} in the fixtures"));
    let theirs = found.on(row).unwrap_or_else(|| panic!("{row} has no struct {name}"));
    let abi = target.abi();
    assert_eq!((ours.layout.size(), ours.layout.align()), (theirs.size, theirs.align), "size and alignment: {subject}");
    members(&subject, "", 0, &ours.layout, &abi, theirs);
    for (member, layout) in &ours.inner {
        let at = ours.layout.members().find(|found| found.name() == *member);
        let at = at.unwrap_or_else(|| panic!("no {member}: {subject}")).offset();
        members(&subject, &format!("{member}."), at, layout, &abi, theirs);
    }
    // what has no size is a flexible tail
    for theirs in theirs.members.iter().filter(|member| member.bit_size > 0) {
        let theirs = &theirs.path;
        let public = !theirs.contains('.') && !theirs.starts_with('_') && !theirs.starts_with("st_pad");
        assert!(!public || ours.layout.members().any(|ours| ours.name() == theirs), "{theirs} is missing: {subject}");
    }
}

/// Every row whose headers have the struct is that of a place where it is compared.
pub(crate) fn covers(name: &str, compared: &[&[Place]]) {
    for row in &HEADERS.rows {
        let is_there = HEADERS.structs[name].on(&row.id).is_some();
        let is_compared = compared.iter().copied().flatten().any(|place| place.row == row.id);
        assert_eq!(is_compared, is_there, "struct {name} on {}", row.id);
    }
}

fn members(subject: &str, prefix: &str, base: u64, ours: &RecordLayout, abi: &Abi, theirs: &Layout) {
    for ours in ours.members().filter(|member| !member.name().starts_with('_')) {
        let path = format!("{prefix}{}", ours.name());
        let (offset, size) = ((base + ours.offset()) * 8, ours.size() * 8);
        let Some(theirs) = theirs.members.iter().find(|theirs| theirs.path == path) else {
            let mut spare = theirs.members.iter().filter(|theirs| theirs.path.starts_with('_'));
            let fits =
                |spare: &Member| spare.bit_offset <= offset && offset + size <= spare.bit_offset + spare.bit_size;
            assert!(spare.any(fits), "the header has no {path}, nor room for it: {subject}");
            continue;
        };
        assert_eq!((offset, size), (theirs.bit_offset, theirs.bit_size), "bits of {path}: {subject}");
        assert!(is_like(ours.ctype(), &theirs.kind, abi), "{path} is {:?}: {subject}", theirs.kind);
    }
}

fn is_like(ours: &CType, theirs: &Kind, abi: &Abi) -> bool {
    match (ours, theirs) {
        (CType::Scalar(Scalar::Pointer), Kind::Pointer) | (CType::Record(_), Kind::Struct) | (_, Kind::Union) => true,
        (CType::Scalar(Scalar::Pointer), _) => false,
        (CType::Scalar(scalar) | CType::Ordered(scalar, _), Kind::Int { signed }) => abi.is_signed(*scalar) == *signed,
        (CType::Array(ours, n), Kind::Array(theirs, m)) => n == m && is_like(ours, theirs, abi),
        _ => false,
    }
}

/// One line for each struct of the fixtures, definition of ours, and the platforms where they must agree. The names in
/// braces are members that are structs themselves.
macro_rules! agree {
    ($($test:ident: $name:ident as $definition:ty $({$($member:ident)+: $inner:ty})? => [$($places:expr),+];)*) => {
        $(#[test]
        fn $test() {
            for places in [$(&$places[..]),+] {
                for place in places {
                    let ours = crate::agree::Ours {
                        layout: <$definition as heapstruct::HeapStruct>::layout_on(place.target).unwrap(),
                        inner: vec![$($((
                            stringify!($member),
                            <$inner as heapstruct::HeapStruct>::layout_on(place.target).unwrap(),
                        )),+)?],
                    };
                    crate::agree::agrees(stringify!($name), stringify!($definition), *place, &ours);
                }
            }
        })*
    };
}

pub(crate) use agree;
