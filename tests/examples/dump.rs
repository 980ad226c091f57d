//! `dump` reads other machines' bytes.

use crate::program::{Said, example};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

fn run(program: &Path, arguments: &[&str]) -> Said {
    Said::of(Command::new(program).args(arguments))
}

/// The same with bytes on the standard input.
fn run_on(program: &Path, arguments: &[&str], bytes: &[u8]) -> Said {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has read enough closes its input.
    let _ = child.stdin.take().unwrap().write_all(bytes);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
}

#[test]
fn a_struct_for_a_target() {
    let Some(dump) = example("dump") else { return };
    let event = b"junk\0\0\0\x07\0\0\0\x08\0\x01\0\x1e\xff\xff\xff\xff and more";
    let said = run_on(&dump, &["powerpc-linux-gnu", "input_event", "-", "4"], event);
    assert_eq!(
        said.out,
        "\
InputEvent {
    time: Timeval {
        tv_sec: 7,
        tv_usec: 8,
    },
    type: 1,
    code: 30,
    value: -1,
}
"
    );
    assert_eq!((said.err.as_str(), said.code), ("", Some(0)));

    let wide = [&[0; 0x10][..], &5_u64.to_le_bytes(), &6_u64.to_le_bytes()].concat();
    let said = run_on(&dump, &["aarch64-linux-gnu", "timespec", "-", "0x10"], &wide);
    assert_eq!(said.out, "Timespec {\n    tv_sec: 5,\n    tv_nsec: 6,\n}\n");
}

#[test]
fn a_struct_stat_of_another_machine() {
    let Some(dump) = example("dump") else { return };
    let mut bytes = [0; 104];
    bytes[16..20].copy_from_slice(&0o100644_u32.to_be_bytes());
    bytes[48..56].copy_from_slice(&(5_i64 << 30).to_be_bytes());
    let said = run_on(&dump, &["powerpc-unknown-linux-gnu", "stat/linux_powerpc", "-"], &bytes);
    assert!(said.out.contains("    st_mode: 0o100644,\n"), "{}", said.out);
    assert!(said.out.contains("    st_size: 5368709120,\n"), "{}", said.out);
}

#[test]
fn a_layout_alone() {
    let Some(dump) = example("dump") else { return };
    let said = run(&dump, &["--layout", "x86_64-linux-gnu", "input_event"]);
    assert_eq!(
        said.out,
        "\
input_event on x86_64-unknown-linux-gnu: 24 bytes, aligned to 8
     0   16  time
    16    2  type
    18    2  code
    20    4  value
"
    );
    let said = run(&dump, &["--list"]);
    assert!(said.out.lines().any(|line| line == "stat/macos"));
    assert!(said.out.lines().any(|line| line == "s390x-unknown-linux-gnu"));
}

#[test]
fn what_cannot_be_read() {
    let Some(dump) = example("dump") else { return };
    for (arguments, message) in [
        (
            &["s390x-linux-gnu", "timespec", "-", "2"][..],
            "dump: -: `timespec` needs 16 bytes, 3 are there from offset 2\n",
        ),
        (
            &["s390x-linux-gnu", "timespec", "-", "20"],
            "dump: -: `timespec` needs 16 bytes, 0 are there from offset 20\n",
        ),
        (&["s390x-linux-gnu", "timespec", "-", "x"], "dump: `x` is not a number of bytes\n"),
        (&["s390x-linux-gnu", "timespec", "/missing"], "dump: /missing: No such file or directory"),
        (&["s390x-linux-gnu", "timespan", "-"], "dump: no struct `timespan`; there are timespec, timeval, "),
        (
            &["s390y-linux-gnu", "timespec", "-"],
            "dump: no target is named `s390y-linux-gnu`; the nearest are `s390-unknown-linux-gnu`",
        ),
        (&[], "dump: a target, a struct and a file are needed\nUsage: dump "),
    ] {
        let said = run_on(&dump, arguments, b"abcde");
        assert!(said.err.starts_with(message), "{}", said.err);
        assert_eq!((said.out.as_str(), said.code), ("", Some(1)));
    }
}
