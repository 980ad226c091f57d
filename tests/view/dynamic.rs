//! Access by name: what each kind of member gives and takes, and the words for what is wrong.

use core::cell::Cell;
use core::ffi::{c_char, c_long};
use core::ptr::NonNull;

use heapstruct::abi::{Abi, LongDoubleFormat, Scalar};
use heapstruct::dynamic::{AccessError, Number, Value};
use heapstruct::layout::{CType, Enumeration, Format, Member, Record, RecordLayout};
use heapstruct::target::{I686Linux, M68kLinux, PowerpcLinux, X86_64Linux};
use heapstruct::{HeapStruct, ViewError, record};

use crate::kinds::linux;

record! {
    struct Flags { small: c_int : 3, wide: u64 : 40, on: bool : 1 }
}

#[derive(HeapStruct)]
#[repr(C)]
struct Everything {
    yes: bool,
    byte: i8,
    long: c_long,
    flags: Flags,
    ordered: linux::__be16,
    ratio: f32,
    next: Option<NonNull<Everything>>,
    name: [c_char; 4],
    grid: [[u16; 2]; 2],
}

fn everything(bytes: &[u8]) -> RecordLayout {
    assert!(bytes.len() > 40);
    Everything::layout_on(PowerpcLinux).unwrap()
}

#[test]
fn each_kind_is_written_and_read() {
    let mut bytes = [0; 64];
    let layout = everything(&bytes);
    let mut view = layout.view_mut(&mut bytes).unwrap();
    view.set("yes", true).unwrap();
    view.set("byte", -3_i8).unwrap();
    view.set("long", -70_000).unwrap();
    let mut flags = view.record_mut("flags").unwrap();
    flags.set("small", -4).unwrap();
    flags.set("wide", (1_u64 << 40) - 1).unwrap();
    flags.set("on", true).unwrap();
    view.set("ordered", 0x1234_u16).unwrap();
    view.set("ratio", 0.1).unwrap();
    view.set("next", 0xffff_fff0_u32).unwrap();
    view.array_mut("name").unwrap().set_text("eth").unwrap();
    view.array_mut("grid").unwrap().array_mut(1).unwrap().set(0, 7).unwrap();

    // The typed view sees the same.
    let typed = Everything::view_on(PowerpcLinux, &bytes).unwrap();
    assert_eq!((typed.yes(), typed.byte(), typed.long()), (true, -3, -70_000));
    assert_eq!((typed.flags().small(), typed.flags().wide(), typed.flags().on()), (-4, (1 << 40) - 1, true));
    assert_eq!((typed.ordered(), typed.ratio(), typed.next().addr()), (0x1234, 0.1, 0xffff_fff0));
    assert_eq!((typed.name().to_bytes(), typed.grid().get(1).unwrap().get(0)), (&b"eth"[..], Some(7)));
    let view = layout.view(&bytes).unwrap();
    assert_eq!(format!("{view:?}"), format!("{typed:?}"));
    assert_eq!(format!("{view:#?}"), format!("{typed:#?}"));

    assert_eq!(view.get("yes").unwrap().to_bool(), Some(true));
    assert_eq!(view.get("byte").unwrap().to_i64(), Some(-3));
    assert_eq!(view.get("byte").unwrap().to_u64(), None);
    assert_eq!(view.record("flags").unwrap().get("small").unwrap().to_i128(), Some(-4));
    assert_eq!(view.get("ratio").unwrap().to_f64(), Some(f64::from(0.1_f32)));
    assert!(matches!(view.get("next"), Ok(Value::Address(0xffff_fff0))));
    let name = view.array("name").unwrap();
    assert_eq!((name.len(), name.text().collect::<Vec<_>>()), (4, b"eth".to_vec()));
    let row = view.array("grid").unwrap().get(1).unwrap().array().unwrap();
    assert_eq!(row.iter().map(|value| value.to_u64()).collect::<Vec<_>>(), [Some(7), Some(0)]);
    assert_eq!((format!("{name:?}"), format!("{row:?}")), ("\"eth\"".to_owned(), "[7, 0]".to_owned()));
    assert!(row.text().next().is_none(), "an array of something larger than bytes is no text");
    assert_eq!(view.members().filter(|(_, value)| value.is_some()).count(), 9);
}

/// A setter of one member leaves all other bits.
#[test]
fn nothing_beside_is_written() {
    let mut bytes = [0xff; 64];
    let layout = everything(&bytes);
    layout.view_mut(&mut bytes).unwrap().record_mut("flags").unwrap().set("small", 0).unwrap();
    let at = usize::try_from(layout.member("flags").unwrap().offset()).unwrap();
    let mut wanted = [0xff; 64];
    wanted[at] = 0b0001_1111;
    assert_eq!(bytes, wanted);
}

#[test]
fn what_is_wrong_is_said() {
    let mut bytes = [0; 64];
    let layout = everything(&bytes);
    let mut view = layout.view_mut(&mut bytes).unwrap();
    let words = |result: Result<(), AccessError>| result.unwrap_err().to_string();
    assert_eq!(words(view.set("lnog", 1)), "`Everything` has no member of that name there");
    assert_eq!(
        words(view.set("long", 1_i64 << 31)),
        "2147483648 does not fit into the target's `long`, which has 4 bytes"
    );
    assert_eq!(words(view.set("next", -1)), "-1 does not fit into the target's `void *`, which has 4 bytes");
    assert_eq!(words(view.set("long", 1.0)), "this is an integer, not a floating-point number");
    assert_eq!(words(view.set("ratio", 1)), "this is a floating-point number, not an integer");
    assert_eq!(words(view.set("yes", 1)), "this is a `_Bool`, not an integer");
    assert_eq!(words(view.set("next", true)), "this is an address, not a `_Bool`");
    assert_eq!(words(view.set("flags", 1)), "this is a record, not a number");
    assert_eq!(words(view.set("grid", 1)), "this is an array, not a number");
    assert_eq!(words(view.record_mut("long").map(drop)), "this is an integer, not a record");
    assert_eq!(words(view.array_mut("flags").map(drop)), "this is a record, not an array");
    let mut name = view.array_mut("name").unwrap();
    assert_eq!(words(name.set_text("ether")), "5 bytes of text do not fit into 4");
    assert_eq!(words(name.set(4, 0)), "there is no element 4: the array has 4");
    assert_eq!(words(name.record_mut(0).map(drop)), "this is an integer, not a record");
    let mut grid = view.array_mut("grid").unwrap();
    assert_eq!(words(grid.set_text("")), "this is an array of something larger than bytes, not text");
    assert_eq!(words(grid.set(0, 1)), "this is an array, not a number");
    let view = view.view();
    assert_eq!(words(view.record("ratio").map(drop)), "this is a floating-point number, not a record");
    assert_eq!(words(view.array("next").map(drop)), "this is an address, not an array");
    assert_eq!(bytes, [0; 64], "nothing was written");

    let error = layout.view(&bytes[..10]).unwrap_err();
    assert!(matches!(error, ViewError::TooShort { record: "Everything", given: 10, .. }));
}

/// What a record says is missing, or its bytes end before.
#[test]
fn members_that_are_not_there() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Extended {
        mask: u16,
        #[heapstruct(present = mask & 2)]
        marked: u16,
        count: u16,
        #[heapstruct(present)]
        late: u16,
    }
    let layout = Extended::layout_on(PowerpcLinux).unwrap();
    let mut bytes = [0, 1, 0, 9, 0, 3, 0, 8];
    let view = layout.view(&bytes).unwrap();
    assert_eq!(view.get("marked").unwrap_err(), AccessError::Absent { member: "marked" });
    assert_eq!(view.get("late").unwrap().to_u64(), Some(8));
    assert_eq!(format!("{view:?}"), format!("{:?}", Extended::view_on(PowerpcLinux, &bytes).unwrap()));

    let short = layout.view(&bytes[..6]).unwrap();
    assert_eq!(short.get("late").unwrap_err().to_string(), "these bytes have no `late`");

    let mut view = layout.view_mut(&mut bytes).unwrap();
    assert_eq!(view.set("marked", 1), Err(AccessError::Absent { member: "marked" }));
    view.set("mask", 2).unwrap();
    view.set("marked", 1).unwrap();
    assert_eq!(bytes, [0, 2, 0, 1, 0, 3, 0, 8]);
}

/// An array that goes on behind the record, as far as that says and the bytes reach.
#[test]
fn tails() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct List {
        count: u16,
        #[heapstruct(tail(len = count))]
        items: [u16; 0],
    }
    let layout = List::layout_on(PowerpcLinux).unwrap();
    let mut bytes = [0, 3, 0, 10, 0, 11];
    let view = layout.view(&bytes).unwrap();
    let items = view.array("items").unwrap();
    assert_eq!((items.len(), items.is_cut(), items.get(1).unwrap().to_u64()), (2, true, Some(11)));
    assert_eq!(format!("{view:?}"), format!("{:?}", List::view_on(PowerpcLinux, &bytes).unwrap()));
    assert!(layout.view(&bytes[..2]).unwrap().array("items").unwrap().is_empty());

    let mut view = layout.view_mut(&mut bytes).unwrap();
    view.array_mut("items").unwrap().set(1, 300).unwrap();
    assert_eq!(view.array_mut("items").unwrap().set(2, 300), Err(AccessError::NoElement { index: 2, len: 2 }));
    assert_eq!(bytes, [0, 3, 0, 10, 1, 44]);
}

/// Memory that others may write.
#[test]
fn cells() {
    let mut bytes = [0; 24];
    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    let layout = Flags::layout_on(X86_64Linux).unwrap();
    layout.over_mut(&mut { cells }).unwrap().set("on", true).unwrap();
    assert_eq!(layout.over(&cells).unwrap().get("on").unwrap().to_bool(), Some(true));
}

/// A struct and a processor that nobody knew when this was compiled.
#[test]
fn described_by_hand() {
    const COLOR: CType = CType::Enum(Enumeration { lowest: -1, highest: 2, packed: true });
    const POINT: Record = Record::new(
        "point",
        0,
        1,
        &[
            Member::new("x", &CType::Scalar(Scalar::Double), Format::Auto),
            Member::new("far", &CType::Scalar(Scalar::LongDouble), Format::Auto),
            Member::new("color", &COLOR, Format::Auto),
            Member::new("all", &CType::Opaque { size: 2, align: 1 }, Format::Auto),
        ],
    );
    let abi = Abi::ILP32.big_endian().with(Scalar::Double, 4, 2).with_long_double(12, 2, LongDoubleFormat::M68k);
    let layout = RecordLayout::of(&POINT, abi).unwrap();
    let mut bytes = [0; 20];
    let mut point = layout.view_mut(&mut bytes).unwrap();
    point.set("x", 1.5).unwrap();
    point.set("far", -2.0).unwrap();
    point.set("color", -1).unwrap();
    point.array_mut("all").unwrap().set(1, 255).unwrap();
    let error = point.set("color", 128).unwrap_err();
    assert_eq!(error.to_string(), "128 does not fit into the target's `int8_t`, which has 1 byte");
    assert_eq!(format!("{point:?}"), "point { x: 1.5, far: -2.0, color: -1, all: [0, 255] }");
    assert_eq!(point.view().get("far").unwrap().to_f64(), Some(-2.0));
    assert_eq!(bytes, [0x3f, 0xc0, 0, 0, 0xc0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0xff, 0, 0xff, 0]);
}

/// Of another layout's member there is some value or none, and no crash.
#[test]
fn members_of_another_layout() {
    let bytes = [1; 16];
    let (small, large) = (Flags::layout_on(I686Linux).unwrap(), Everything::layout_on(M68kLinux).unwrap());
    let view = small.view(&bytes).unwrap();
    let found: Vec<_> = large.members().map(|member| view.value(&member).is_some()).collect();
    // Records and arrays are there, and their members are not.
    assert_eq!(found, [true, true, true, true, true, false, false, true, true]);
    let grid = view.value(&large.member("grid").unwrap()).unwrap().array().unwrap();
    assert!(grid.get(0).unwrap().array().unwrap().get(0).is_none());
}

#[test]
fn numbers() {
    assert_eq!(Number::from(5_u8), Number::Integer(5));
    assert_eq!(Number::from(1.5_f32), Number::Float(1.5));
    assert_eq!(Number::from(true), Number::Bool(true));
}

/// As large as the members say, there may be many more elements than anyone can count.
#[test]
fn elements_without_bytes() {
    const EMPTY: Record = Record::new("empty", 0, 1, &[]);
    const MANY: Record = Record::new(
        "many",
        0,
        1,
        &[Member::new("list", &CType::Array(&CType::Record(&EMPTY), u64::MAX), Format::Auto)],
    );
    let layout = RecordLayout::of(&MANY, Abi::LP64).unwrap();
    let view = layout.view(&[]).unwrap();
    let list = view.array("list").unwrap();
    assert_eq!((list.len(), format!("{view:?}")), (u64::MAX, "many { list: [empty, ..] }".to_owned()));
    assert!(list.get(u64::MAX - 1).unwrap().record().unwrap().members().next().is_none());
}
