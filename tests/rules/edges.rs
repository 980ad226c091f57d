//! Records that the fixtures have no like of, and the bounds of the algorithm.

use heapstruct::abi::{Abi, LongDoubleFormat, Rules, Scalar};
use heapstruct::layout::{CType, Condition, DataModel, Format, LayoutError, Member, Record, RecordLayout};
use heapstruct::target::{Runtime, Target};

use crate::FIXTURES;
use heapstruct_tests::described::Described;

/// C, then size and alignment on x86-64, i386 and Arm Linux, as gcc 12.2 said.
const ASKED_OF_GCC: &[(&str, [(u64, u64); 3])] = &[
    ("struct s { int a:10; long long b:53 __attribute__((aligned(4))); };", [(16, 8), (12, 4), (16, 8)]),
    (
        "struct s { char a; int b:20 __attribute__((aligned(2))); int c:9 __attribute__((aligned(1))); };",
        [(12, 4), (12, 4), (12, 4)],
    ),
    (
        "struct __attribute__((packed)) s { char a; int b:20 __attribute__((aligned(2))); int c:5; };",
        [(6, 2), (6, 2), (6, 2)],
    ),
    (
        "#pragma pack(push, 2)\nstruct s { char a; int b:3 __attribute__((aligned(4))); char c; };\n#pragma pack(pop)",
        [(4, 2), (4, 2), (4, 2)],
    ),
    (
        "#pragma pack(push, 4)\nstruct s { char a; long long :0; char b; int :3; long long c:9; };\n#pragma pack(pop)",
        [(12, 4), (8, 4), (16, 8)],
    ),
    (
        "#pragma pack(push, 2)\nstruct __attribute__((packed)) s { char a; int b:20; int c:20; char d; int e; };\n#pragma pack(pop)",
        [(12, 2), (12, 2), (12, 2)],
    ),
    (
        "typedef int wide __attribute__((aligned(8))); struct s { char a; wide b:3; int c:9; wide d:7; char e; };",
        [(24, 8), (24, 8), (24, 8)],
    ),
    (
        "typedef long long low __attribute__((aligned(2))); struct s { char a; low b:40; int c:3; };",
        [(8, 4), (8, 4), (8, 4)],
    ),
    (
        "typedef int wide __attribute__((aligned(8))); struct __attribute__((packed)) s { char a; wide b; char c; wide d:4; };",
        [(7, 1), (7, 1), (7, 1)],
    ),
    (
        "typedef int wide __attribute__((aligned(8)));\n#pragma pack(push, 2)\nstruct s { char a; wide b; char c; wide d:4; };\n#pragma pack(pop)",
        [(8, 2), (8, 2), (8, 2)],
    ),
    ("struct in { char a[6]; }; struct s { char x; _Atomic struct in y; char z; };", [(8, 1), (8, 1), (8, 1)]),
    ("struct in { int a[3]; }; struct s { char x; _Atomic struct in y; char z; };", [(20, 4), (20, 4), (20, 4)]),
    ("struct in { int a[4]; }; struct s { char x; _Atomic struct in y; char z; };", [(48, 16), (48, 16), (32, 8)]),
    ("struct in { short a[2]; }; struct s { char x; _Atomic struct in y; char z; };", [(12, 4), (12, 4), (12, 4)]),
    (
        "struct __attribute__((aligned(8))) in { char a; }; struct __attribute__((packed)) s { char x; struct in y; char z; };",
        [(10, 1), (10, 1), (10, 1)],
    ),
    (
        "struct __attribute__((aligned(8))) in { char a; };\n#pragma pack(push, 2)\nstruct s { char x; struct in y; char z; };\n#pragma pack(pop)",
        [(12, 2), (12, 2), (12, 2)],
    ),
    (
        "struct __attribute__((ms_struct)) s { char a:3; char b:6; short c:5; short :0; short d:3; int e:30; int :0; int f:1; };",
        [(16, 4), (16, 4), (16, 4)],
    ),
    (
        "struct __attribute__((ms_struct, packed)) s { char a; int b:20; int c:20; long long d:3; char e:1; double f; };",
        [(26, 1), (26, 1), (15, 1)],
    ),
    ("struct s { char a; int :5 __attribute__((aligned(4))); char b; };", [(6, 1), (6, 1), (8, 4)]),
    ("union s { char a; long long :5; short :0; };", [(1, 1), (1, 1), (8, 8)]),
    (
        "struct s { _Bool a:1; int b:7; _Bool c:1; long long d:1; unsigned char e:5; unsigned short f:12; };",
        [(8, 8), (4, 4), (8, 8)],
    ),
    ("struct s { short s; long long a:50; char c; long long b:60; };", [(24, 8), (20, 4), (24, 8)]),
    ("struct s { int a:1; char :0; long long b:1; long long :0; char c; };", [(16, 8), (8, 4), (16, 8)]),
    ("enum e { A = 65536, B = -1 }; struct s { char a; enum e e; enum e f:20; };", [(12, 4), (12, 4), (12, 4)]),
    ("enum __attribute__((packed)) e { A = 70000 }; struct s { char a; enum e e; };", [(8, 4), (8, 4), (8, 4)]),
    ("enum __attribute__((packed)) e { A = 200, B = -1 }; struct s { char a; enum e e; };", [(4, 2), (4, 2), (4, 2)]),
    ("struct s { char a; int b __attribute__((aligned)); };", [(32, 16), (32, 16), (16, 8)]),
    // As wide as an integer, in a type of another alignment.
    ("typedef char high __attribute__((aligned(8))); struct s { char a; high b:8; };", [(8, 8), (8, 8), (8, 8)]),
    ("typedef long long low __attribute__((aligned(1))); struct s { char a; low b:16; };", [(3, 1), (3, 1), (3, 1)]),
    ("typedef long long low __attribute__((aligned(1))); struct s { char a[2]; low b:16; };", [(4, 2), (4, 2), (4, 2)]),
    (
        "typedef long long low __attribute__((aligned(1))); struct s { long long a; low b:64; };",
        [(16, 8), (16, 4), (16, 8)],
    ),
    (
        "typedef long long low __attribute__((aligned(1))); struct s { low b:16 __attribute__((packed)); };",
        [(2, 1), (2, 1), (2, 1)],
    ),
    ("struct s { long long a:64 __attribute__((aligned(1))); };", [(8, 8), (8, 8), (8, 8)]),
    ("struct s { int a; long long b:64 __attribute__((aligned(1))); };", [(16, 8), (12, 4), (16, 8)]),
];

#[test]
fn attributes_on_bit_fields_and_atomic_records() {
    let platforms = [
        (Runtime::X86_64_LINUX, "x86_64-linux-gnu/gcc"),
        (Runtime::I686_LINUX, "i686-linux-gnu/gcc"),
        (Runtime::ARM_LINUX, "arm-linux-gnueabihf/gcc"),
    ];
    for (source, expected) in ASKED_OF_GCC {
        let extents = platforms.map(|(target, id)| {
            let described = Described::new(source, FIXTURES.row(id).unwrap(), &target.abi()).unwrap();
            let (placed, _) = described.placed(target.abi()).unwrap();
            (placed.size, placed.align)
        });
        assert_eq!(extents, *expected, "{source}");
    }
}

const CHAR: CType = CType::Scalar(Scalar::Char);
const INT: CType = CType::Scalar(Scalar::Int);
const DOUBLE: CType = CType::Scalar(Scalar::Double);

const fn member(name: &'static str, ctype: &'static CType) -> Member {
    Member::new(name, ctype, Format::Auto)
}

/// The tables count bits of bit-fields in 32 bits, and the last number of those says that there is no member.
#[test]
fn a_bit_field_beyond_what_tables_hold_is_refused() {
    const fn record(members: &'static [Member]) -> Record {
        Record::new("far", 0, 1, members)
    }
    const BELOW: Record = record(&[member("a", &CType::Array(&CHAR, (1 << 29) - 4)), member("b", &INT).bits(31)]);
    const BEYOND: Record = record(&[member("a", &CType::Array(&CHAR, 1 << 29)), member("b", &INT).bits(31)]);
    const PLAIN: Record = record(&[member("a", &CType::Array(&CHAR, 1 << 29)), member("b", &INT)]);
    const HUGE: Record = record(&[member("a", &CType::Array(&CHAR, 1 << 61)), member("b", &INT).bits(31)]);
    for abi in [Runtime::X86_64_LINUX.abi(), Runtime::X86_64_WINDOWS.abi()] {
        let layout = RecordLayout::of(&BELOW, abi).unwrap();
        assert_eq!(layout.members().last().unwrap().bit_range(), 0xffff_ffe0..0xffff_ffff);
        assert_eq!(RecordLayout::of(&BEYOND, abi), Err(LayoutError::TooLarge { record: "far" }));
        assert_eq!(RecordLayout::of(&PLAIN, abi).unwrap().size(), (1 << 29) + 4);
        assert_eq!(RecordLayout::of(&HUGE, abi), Err(LayoutError::TooLarge { record: "far" }));
    }
}

/// What an ABI lacks is not there for the rule of the first member either.
#[test]
fn the_first_member_is_the_first_that_is_there() {
    const NEVER: Condition = Condition::Model(DataModel::Ip16);
    const RECORD: Record =
        Record::new("r", 0, 1, &[member("gone", &INT).on(NEVER), member("a", &DOUBLE), member("b", &INT)]);
    let layout = RecordLayout::of(&RECORD, Runtime::POWERPC64_AIX.abi()).unwrap();
    assert_eq!((layout.size(), layout.align()), (16, 4));
    assert_eq!(layout.members().map(|member| member.name()).collect::<Vec<_>>(), ["a", "b"]);
}

#[test]
fn aligned_without_a_number_is_the_rows() {
    const RECORD: Record = Record::new("r", 0, 1, &[member("a", &CHAR), member("b", &INT).most_aligned()]);
    const WHOLE: Record = Record::new("r", 0, 1, &[member("a", &CHAR)]).most_aligned();
    for (target, align) in [(Runtime::X86_64_LINUX, 16), (Runtime::ARM_LINUX, 8), (Runtime::M68K_LINUX, 2)] {
        let layout = RecordLayout::of(&RECORD, target.abi()).unwrap();
        assert_eq!((layout.align(), layout.members().last().unwrap().offset()), (align, align), "{target}");
        assert_eq!(RecordLayout::of(&WHOLE, target.abi()).unwrap().size(), align, "{target}");
    }
}

#[test]
#[should_panic(expected = "a `long double` of this format has another size")]
fn a_long_double_has_the_size_of_its_format() {
    let _ = Abi::LP64.with_long_double(8, 8, LongDoubleFormat::X87);
}

#[test]
#[should_panic(expected = "a `long double` has a format too: use `with_long_double`")]
fn a_long_double_is_no_plain_scalar() {
    let _ = Abi::LP64.with(Scalar::LongDouble, 8, 8);
}

#[test]
#[should_panic(expected = "an alignment is a power of two, or 0 for none")]
fn a_rule_is_checked() {
    let mut rules = Rules::GCC;
    rules.zero_width_boundary = 3;
    let _ = Abi::LP64.with_rules(rules);
}

#[test]
#[should_panic(expected = "an alignment is a power of two")]
fn a_description_with_an_impossible_alignment_has_no_layout() {
    const RECORD: Record = Record::new("r", 0, 1, &[member("a", &CType::Opaque { size: 3, align: 3 })]);
    let _ = RecordLayout::of(&RECORD, Abi::LP64);
}
