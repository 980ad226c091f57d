//! clang, and cross compilers.

use crate::records::{self, Bits, EitherBits, NestedBits, Outer, PackedBits, TailedBits, all};
use crate::text::{STRICT, programs_say_nothing};
use heapstruct::check::{CCheck, CheckError};
use heapstruct::layout::RecordLayout;
use heapstruct::posix::stat::{linux_i386, linux_powerpc};
use heapstruct::target::{I686Linux, PowerpcLinux, Target};
use heapstruct::{HeapStruct, Known};

#[test]
fn clang_agrees_without_warnings() {
    for check in all() {
        check.compiler("clang").args(&STRICT).run().unwrap();
    }
    programs_say_nothing("clang");
}

#[test]
fn clang_is_told_mistakes_by() {
    let wrong = records::OUTER.replace("int type", "unsigned type").replace("name[5]", "name[6]");
    let CheckError::Differs { differences, .. } = records::outer().declare(&wrong).compiler("clang").run().unwrap_err()
    else {
        panic!("it differs");
    };
    assert_eq!(
        differences,
        [
            "`Outer::type` is a signed integer in Rust; in C it is an unsigned integer",
            "`Outer::name` has 5 bytes in Rust; in C it has 6 bytes"
        ]
    );

    heapstruct::record! {
        struct Port { kind: c_uint : 5, level: c_int : 3 }
    }
    let check = CCheck::of::<Port>("struct port").compiler("clang");
    let error = check.declare("struct port { unsigned kind : 6; int level : 2; };").run().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`clang` lays out `struct port` otherwise than Rust:\n\
         `Port::kind` is in bits 0 to 4 in Rust; in C it is in bits 0 to 5\n\
         `Port::level` is in bits 5 to 7 in Rust; in C it is in bits 6 to 7"
    );
    let error = check.declare("struct port { int kind : 5; unsigned level : 3; };").run().unwrap_err();
    assert_eq!(
        error.to_string(),
        "`clang` lays out `struct port` otherwise than Rust:\n\
         `Port::kind` is unsigned in Rust; in C it is signed\n\
         `Port::level` is signed in Rust; in C it is unsigned"
    );
}

fn layouts<T: Target>(target: T) -> [(&'static str, RecordLayout); 6]
where
    Outer: Known<T>,
    Bits: Known<T>,
    PackedBits: Known<T>,
    EitherBits: Known<T>,
    NestedBits: Known<T>,
    TailedBits: Known<T>,
{
    [
        ("struct outer", Outer::layout_on(target).unwrap()),
        ("struct bits", Bits::layout_on(target).unwrap()),
        ("struct packed_bits", PackedBits::layout_on(target).unwrap()),
        ("union either_bits", EitherBits::layout_on(target).unwrap()),
        ("struct nested_bits", NestedBits::layout_on(target).unwrap()),
        ("struct tailed_bits", TailedBits::layout_on(target).unwrap()),
    ]
}

fn agree(layouts: [(&'static str, RecordLayout); 6], compiler: &str) {
    let declarations = [records::OUTER, records::BITS].concat();
    for (ctype, layout) in layouts {
        let check = CCheck::of_layout(layout, ctype).declare(&declarations).compiler(compiler).args(&STRICT);
        let renames: &[_] = if ctype == "struct outer" { &[("default", "default_")] } else { &[] };
        check.rename(renames).run().unwrap();
    }
}

#[test]
fn cross_compilers_agree() {
    agree(layouts(PowerpcLinux), "powerpc-linux-gnu-gcc");
    agree(layouts(I686Linux), "i686-linux-gnu-gcc");
    agree(layouts(PowerpcLinux), "clang --target=powerpc-linux-gnu");
    agree(layouts(I686Linux), "clang --target=i686-linux-gnu");
}

#[test]
fn structs_of_other_machines_headers_agree() {
    CCheck::of_layout(linux_powerpc::Stat::layout_on(PowerpcLinux).unwrap(), "struct stat64")
        .include(&["sys/stat.h"])
        .compiler("powerpc-linux-gnu-gcc")
        .args(&["-D_GNU_SOURCE"])
        .run()
        .unwrap();
    // Its padding is that of another processor.
    CCheck::of_layout(linux_i386::Stat::layout_on(I686Linux).unwrap(), "struct stat64")
        .include(&["sys/stat.h"])
        .skip(&["__pad1", "__pad2"])
        .compiler("i686-linux-gnu-gcc")
        .args(&["-D_GNU_SOURCE"])
        .run()
        .unwrap();
}

/// A compiler for another machine than the one that was meant is noticed.
#[test]
fn another_machines_compiler_differs() {
    heapstruct::record! {
        struct Port { kind: u8 : 5, level: u8 : 2 }
    }
    let layout = Port::layout_on(PowerpcLinux).unwrap();
    let check = CCheck::of_layout(layout, "struct port").declare("struct port { unsigned char kind : 5, level : 2; };");
    check.compiler("powerpc-linux-gnu-gcc").run().unwrap();
    assert_eq!(
        check.compiler("i686-linux-gnu-gcc").run().unwrap_err().to_string(),
        "`i686-linux-gnu-gcc` lays out `struct port` otherwise than Rust:\n\
         `Port::kind` is in bits 0 to 4 in Rust; in C it is in bits 3 to 7\n\
         `Port::level` is in bits 5 to 6 in Rust; in C it is in bits 1 to 2"
    );
}
