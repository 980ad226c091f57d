//! The text by itself: without warnings, and as a program.

use crate::records::all;
use heapstruct::check::{CCheck, CText};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(crate) const STRICT: [&str; 5] = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Compiles the text to a program, and runs it.
fn run(text: CText<'_>, compiler: &str, name: &str) -> Output {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("check-{compiler}-{name}"));
    let mut child = Command::new(compiler)
        .args(STRICT)
        .args(["-x", "c", "-", "-o"])
        .arg(&path)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(text.to_string().as_bytes()).unwrap();
    assert!(child.wait().unwrap().success(), "{text}");
    Command::new(path).output().unwrap()
}

pub(crate) fn programs_say_nothing(compiler: &str) {
    for (i, check) in all().iter().enumerate() {
        let output = run(check.text().unwrap(), compiler, &i.to_string());
        assert!(output.status.success());
        assert_eq!(output.stdout, b"");
    }
}

#[test]
fn programs_that_agree_say_nothing() {
    programs_say_nothing("cc");
}

#[test]
fn programs_that_differ_say_which_bits() {
    heapstruct::record! {
        struct Port { kind: c_uint : 5, level: c_uint : 3 }
    }
    let check = CCheck::of::<Port>("struct port").declare("struct port { unsigned level : 3, kind : 5; };");
    let output = run(check.text().unwrap(), "cc", "differs");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "`Port::kind` is in bits 0 to 4 in Rust\n`Port::level` is in bits 5 to 7 in Rust\n"
    );
}

#[test]
fn no_warnings() {
    for check in all() {
        check.args(&STRICT).run().unwrap();
    }
}

/// On a little-endian machine with a `char` of 8 bits.
#[test]
fn assertions_of_a_record() {
    use heapstruct::HeapStruct as _;
    use heapstruct::target::X86_64Linux;

    heapstruct::record! {
        struct Inner { high: u8 : 3 }
        struct Port { id: c_int, name: [c_char; 8], inner: Inner, level: c_int : 9, #[on(ilp32)] absent: u8 }
    }
    let layout = Port::layout_on(X86_64Linux).unwrap();
    let check = CCheck::of_layout(layout, "port_t").include(&["port.h", "\"own.h\""]).rename(&[("inner.high", "top")]);
    let text = check.text().unwrap().to_string();
    let is_plain = |line: &&str| line.starts_with("#include") || line.starts_with("_Static_assert");
    let lines: Vec<&str> = text.lines().filter(is_plain).collect();
    let expected = [
        "#include <port.h>",
        r#"#include "own.h""#,
        "#include <stddef.h>",
        r#"_Static_assert(sizeof(port_t) == 16, "`Port` has 16 bytes in Rust");"#,
        r#"_Static_assert(_Alignof(port_t) == 4, "`Port` is aligned to 4 in Rust");"#,
        r#"_Static_assert(offsetof(port_t, id) == 0, "`Port::id` is at byte 0 in Rust");"#,
        r#"_Static_assert(sizeof(((port_t *)0)->id) == 4, "`Port::id` has 4 bytes in Rust");"#,
        r#"_Static_assert(HEAPSTRUCT_KIND(((port_t *)0)->id) & heapstruct_signed, "`Port::id` is a signed integer in Rust");"#,
        r#"_Static_assert(offsetof(port_t, name) == 4, "`Port::name` is at byte 4 in Rust");"#,
        r#"_Static_assert(sizeof(((port_t *)0)->name) == 8, "`Port::name` has 8 bytes in Rust");"#,
        r#"_Static_assert(sizeof(((port_t *)0)->name[0]) == 1, "`Port::name[0]` has 1 byte in Rust");"#,
        r#"_Static_assert(HEAPSTRUCT_KIND(((port_t *)0)->name[0]) & heapstruct_signed, "`Port::name[0]` is a signed integer in Rust");"#,
        r#"_Static_assert(offsetof(port_t, inner) == 12, "`Port::inner` is at byte 12 in Rust");"#,
        r#"_Static_assert(sizeof(((port_t *)0)->inner) == 1, "`Port::inner` has 1 byte in Rust");"#,
        r#"_Static_assert(HEAPSTRUCT_IS_SIGNED(((port_t *)0)->inner.top, 0) == 0, "`Port::inner.high` is unsigned in Rust");"#,
        r#"_Static_assert(HEAPSTRUCT_IS_SIGNED(((port_t *)0)->level, 1) == 1, "`Port::level` is signed in Rust");"#,
    ];
    assert_eq!(lines, expected);
    assert!(text.contains("{ \"heapstruct bits 1\", { .level = HEAPSTRUCT_ONES(((port_t *)0)->level) } },"));
    assert!(text.contains(".value, 13, 2, \"\\377\\001\", \"`Port::level` is in bits 104 to 112 in Rust\");"));
}
