//! Definitions that are not what C has, and the words for it.

use crate::records::{self, Anonymous, Bits, Message, Outer, outer};
use core::ffi::c_int;
use heapstruct::HeapStruct;
use heapstruct::check::{CCheck, CheckError, NoText};

/// What C declares in each of these tests.
const ENTRY: &str = "
    struct entry { short id; int size; unsigned char kind[2]; float ratio; void *next; };";

macro_rules! differences {
    ($($(#[$attribute:meta])* $name:ident { $($member:ident: $ty:ty),* } => [$($words:literal),*];)*) => {$(
        #[test]
        fn $name() {
            #[derive(HeapStruct)]
            #[repr(C)]
            $(#[$attribute])*
            struct Entry { $($member: $ty),* }

            let error = CCheck::of::<Entry>("struct entry").declare(ENTRY).compiler("cc").run().unwrap_err();
            let words = ["`cc` lays out `struct entry` otherwise than Rust:", $($words),*].join("\n");
            assert_eq!(error.to_string(), words);
        }
    )*};
}

#[cfg(target_pointer_width = "64")]
differences! {
    size_and_offset { id: i16, size: c_int, kind: [u8; 2], ratio: f32 } => [
        "`Entry` has 16 bytes in Rust; in C it has 24 bytes",
        "`Entry` is aligned to 4 in Rust; in C it is aligned to 8"
    ];
    size_of_a_member { id: i32, size: c_int, kind: [u8; 2], ratio: f32, next: *mut u8 } => [
        "`Entry::id` has 4 bytes in Rust; in C it has 2 bytes"
    ];
    offset_of_a_member { size: c_int, id: i16, kind: [u8; 2], ratio: f32, next: *mut u8 } => [
        "`Entry::size` is at byte 0 in Rust; in C it is at byte 4",
        "`Entry::id` is at byte 4 in Rust; in C it is at byte 0",
        "`Entry::kind` is at byte 6 in Rust; in C it is at byte 8",
        "`Entry::ratio` is at byte 8 in Rust; in C it is at byte 12"
    ];
    sign { id: u16, size: c_int, kind: [i8; 2], ratio: f32, next: *mut u8 } => [
        "`Entry::id` is an unsigned integer in Rust; in C it is a signed integer",
        "`Entry::kind[0]` is a signed integer in Rust; in C it is an unsigned integer"
    ];
    float_and_pointer { id: i16, size: f32, kind: [u8; 2], ratio: i32, next: usize } => [
        "`Entry::size` is a floating-point number in Rust; in C it is a signed integer",
        "`Entry::ratio` is a signed integer in Rust; in C it is a floating-point number",
        "`Entry::next` is an unsigned integer in Rust; in C it is no number"
    ];
    elements { id: i16, size: c_int, kind: [u16; 1], ratio: f32, next: *mut u8 } => [
        "`Entry::kind[0]` has 2 bytes in Rust; in C it has 1 byte"
    ];
}

fn bit_difference(declaration: &str) -> String {
    heapstruct::record! {
        struct Port { kind: c_uint : 5, is_open: bool : 1, level: c_int : 3, after: u8 }
    }
    CCheck::of::<Port>("struct port").declare(declaration).compiler("cc").run().unwrap_err().to_string()
}

/// Little-endian and big-endian machines count alike, from the start of memory.
#[test]
fn position_of_bit_fields() {
    assert_eq!(
        bit_difference("struct port { unsigned kind : 5; int level : 3; _Bool is_open : 1; unsigned char after; };"),
        "`cc` lays out `struct port` otherwise than Rust:\n\
         `Port::is_open` is in bit 5 in Rust; in C it is in bit 8\n\
         `Port::level` is in bits 6 to 8 in Rust; in C it is in bits 5 to 7"
    );
}

#[test]
fn width_of_bit_fields() {
    assert_eq!(
        bit_difference("struct port { unsigned kind : 5; _Bool is_open : 1; int level : 4; unsigned char after; };"),
        "`cc` lays out `struct port` otherwise than Rust:\n\
         `Port::level` is in bits 6 to 8 in Rust; in C it is in bits 6 to 9"
    );
}

#[test]
fn sign_of_bit_fields() {
    assert_eq!(
        bit_difference("struct port { int kind : 5; _Bool is_open : 1; unsigned level : 3; unsigned char after; };"),
        "`cc` lays out `struct port` otherwise than Rust:\n\
         `Port::kind` is unsigned in Rust; in C it is signed\n\
         `Port::level` is signed in Rust; in C it is unsigned"
    );
}

/// Paths tell the members of records inside.
#[test]
fn inside_of_records() {
    let declaration = records::OUTER.replace("short a; long b;", "unsigned short a; long b;");
    let check = outer().declare(&declaration).compiler("cc");
    let CheckError::Differs { compiler, ctype, differences } = check.run().unwrap_err() else {
        panic!("it differs");
    };
    assert_eq!((compiler.as_str(), ctype.as_str()), ("cc", "struct outer"));
    assert_eq!(
        differences,
        [
            "`Outer::inner.a` is a signed integer in Rust; in C it is an unsigned integer",
            "`Outer::inners[0][0].a` is a signed integer in Rust; in C it is an unsigned integer"
        ]
    );
    check.skip(&["inner.a", "inners"]).run().unwrap();
}

#[test]
fn inside_of_tails_and_unnamed_records() {
    let error = CCheck::of::<Message>("struct message")
        .declare("struct message { unsigned short length; unsigned char kind; struct { long a; short b; } items[]; };")
        .compiler("cc")
        .run()
        .unwrap_err();
    let words = error.to_string();
    assert!(words.ends_with("`Message::items[0].b` has 8 bytes in Rust; in C it has 2 bytes"), "{words}");

    let error = CCheck::of::<Anonymous>("anonymous")
        .declare(&records::ANONYMOUS.replace("bytes[4]", "bytes[3]"))
        .rename(&[("word", ""), ("seconds", "time.tv_sec")])
        .run()
        .unwrap_err();
    assert!(
        error.to_string().ends_with("\n`Anonymous::word.bytes` has 4 bytes in Rust; in C it has 3 bytes"),
        "{error}"
    );
}

#[test]
fn names_that_the_record_has_not() {
    let error = outer().rename(&[("defualt", "default_")]).text().unwrap_err();
    assert_eq!(error, NoText::NoSuchMember { record: "Outer", name: "defualt" });
    assert_eq!(
        error.to_string(),
        "`Outer` has no member `defualt` to rename or skip: give the name that it has in Rust"
    );
    let error = CCheck::of::<Outer>("struct outer").skip(&["inner.c"]).run().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`Outer` has no member `inner.c` to rename or skip: give the name that it has in Rust"
    );
    let error = CCheck::of::<Bits>("struct bits").skip(&[""]).text().unwrap_err();
    assert_eq!(error, NoText::NoSuchMember { record: "Bits", name: "" });
    let error = outer().rename(&[("name", "")]).text().unwrap_err();
    assert_eq!(error.to_string(), "`Outer::name` needs a name in C: only a struct or union may be without");
}

/// A member that only other targets have may be renamed and skipped on all.
#[test]
fn names_of_members_on_other_targets() {
    let check = CCheck::of::<records::NestedBits>("struct nested_bits").declare(records::BITS);
    check.skip(&["only_here", "only_there", "either.low", "list.wide"]).run().unwrap();
}

#[test]
fn compiler_that_is_not_there() {
    let error = outer().compiler("no-such-compiler -m32").run().unwrap_err();
    assert!(matches!(&error, CheckError::NotStarted { compiler, .. } if compiler == "no-such-compiler -m32"));
    assert_eq!(
        error.to_string(),
        "the C compiler `no-such-compiler -m32` did not start: No such file or directory (os error 2); \
         name one with `compiler`, or in `CC`"
    );
}

#[test]
fn text_that_does_not_compile() {
    let error = CCheck::of::<Outer>("struct nowhere").include(&["no/such/header.h"]).compiler("cc").run().unwrap_err();
    let words = error.to_string();
    assert!(words.starts_with("`cc` could not compile the questions about `struct nowhere`:\n"), "{words}");
    assert!(words.contains("no/such/header.h"), "{words}");
    assert!(matches!(error, CheckError::NotCompiled { .. }));

    // What `unwrap` prints is to be read.
    assert_eq!(format!("{error:?}"), words);
}

/// A member that C lacks is no difference in layout.
#[test]
fn member_that_c_has_not() {
    let error = outer().rename(&[]).run().unwrap_err();
    let CheckError::NotCompiled { messages, .. } = error else { panic!("{error}") };
    assert!(messages.contains("default"), "{messages}");
}

/// What writes no output proves nothing.
#[test]
fn output_without_answers() {
    let check = CCheck::of::<Bits>("struct bits").declare(records::BITS).compiler("cc");
    let error = check.args(&["-fsyntax-only"]).run().unwrap_err();
    assert!(matches!(error, CheckError::NoAnswers { .. }));
    assert_eq!(error.to_string(), "the output of `cc` does not hold its answers: is it an object file?");
}
