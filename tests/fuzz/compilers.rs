//! The compilers that can be asked, and one question to them.

use std::fmt::Write as _;
use std::process::{Command, Stdio};

use heapstruct::abi::Abi;
use heapstruct::check::{CCheck, CheckError};
use heapstruct::layout::RecordLayout;
use heapstruct_tests::described::Described;
use heapstruct_tests::fixture::Row;

use crate::random::Record;

/// Rows of the fixtures, and the command that is their compiler, in Debian's spelling.
pub(crate) const COMPILERS: &[(&str, &str)] = &[
    ("x86_64-linux-gnu/gcc", "x86_64-linux-gnu-gcc"),
    ("x86_64-linux-gnux32/gcc", "x86_64-linux-gnu-gcc -mx32"),
    ("i686-linux-gnu/gcc", "i686-linux-gnu-gcc"),
    ("aarch64-linux-gnu/gcc", "aarch64-linux-gnu-gcc"),
    ("arm-linux-gnueabihf/gcc", "arm-linux-gnueabihf-gcc"),
    ("powerpc-linux-gnu/gcc", "powerpc-linux-gnu-gcc"),
    ("powerpc64-linux-gnu/gcc", "powerpc64-linux-gnu-gcc"),
    ("powerpc64le-linux-gnu/gcc", "powerpc64le-linux-gnu-gcc"),
    ("s390x-linux-gnu/gcc", "s390x-linux-gnu-gcc"),
    ("sparc64-linux-gnu/gcc", "sparc64-linux-gnu-gcc"),
    ("mips-linux-gnu/gcc", "mips-linux-gnu-gcc"),
    ("mips64-linux-gnuabi64/gcc", "mips64-linux-gnuabi64-gcc"),
    ("mipsel-linux-gnu/gcc", "mipsel-linux-gnu-gcc"),
    ("riscv64-linux-gnu/gcc", "riscv64-linux-gnu-gcc"),
    ("alpha-linux-gnu/gcc", "alpha-linux-gnu-gcc"),
    ("hppa-linux-gnu/gcc", "hppa-linux-gnu-gcc"),
    ("m68k-linux-gnu/gcc", "m68k-linux-gnu-gcc"),
    ("sh4-linux-gnu/gcc", "sh4-linux-gnu-gcc"),
    ("x86_64-pc-windows-gnu/gcc", "x86_64-w64-mingw32-gcc"),
    ("i686-pc-windows-gnu/gcc", "i686-w64-mingw32-gcc"),
    ("x86_64-linux-gnu/clang", "clang --target=x86_64-linux-gnu"),
    ("i686-linux-gnu/clang", "clang --target=i686-linux-gnu"),
    ("aarch64-linux-gnu/clang", "clang --target=aarch64-linux-gnu"),
    ("armv7-linux-androideabi/clang", "clang --target=armv7-linux-androideabi"),
    ("mips-linux-gnu/clang", "clang --target=mips-linux-gnu"),
    ("powerpc-linux-gnu/clang", "clang --target=powerpc-linux-gnu"),
    ("s390x-linux-gnu/clang", "clang --target=s390x-linux-gnu"),
    ("sparc64-linux-gnu/clang", "clang --target=sparc64-linux-gnu"),
    ("wasm32-wasi/clang", "clang --target=wasm32-wasi"),
    ("x86_64-apple-macosx10.15/clang", "clang --target=x86_64-apple-macosx10.15"),
    ("arm64-apple-macosx11/clang", "clang --target=arm64-apple-macosx11"),
    ("armv7-apple-ios9/clang", "clang --target=armv7-apple-ios9"),
    ("x86_64-pc-windows-msvc/clang", "clang --target=x86_64-pc-windows-msvc"),
    ("i686-pc-windows-msvc/clang", "clang --target=i686-pc-windows-msvc"),
];

pub(crate) fn is_here(command: &str) -> bool {
    let mut words = command.split_whitespace();
    let program = words.next().unwrap_or_default();
    let started = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    started.is_ok_and(|status| status.success())
}

/// A compiler, and the ABI that it is expected to have.
pub(crate) struct Asked<'a> {
    pub(crate) row: &'a Row,
    pub(crate) abi: Abi,
    pub(crate) command: &'a str,
}

pub(crate) enum Answer {
    Same,
    /// What differs, in words.
    Differs(String),
    /// The compiler does not take them.
    Rejected(String),
}

impl Asked<'_> {
    /// Whether the compiler lays out all of these records as the library does.
    pub(crate) fn ask(&self, records: &[Record]) -> Answer {
        let (mut source, mut members) = (String::new(), String::new());
        for (number, record) in records.iter().enumerate() {
            source += &record.text(&format!("r{number}"));
            let _ = writeln!(members, "    char c{number}; {} r{number} m{number};", record.keyword());
        }
        let _ = write!(source, "struct all {{\n{members}}};\n");
        let layout = Described::new(&source, self.row, &self.abi).and_then(|described| {
            let layout = RecordLayout::of(described.record(), self.abi).map_err(|error| error.to_string())?;
            Ok((described, layout))
        });
        let (described, layout) = match layout {
            Ok(layout) => layout,
            // The records have nothing that an ABI lacks.
            Err(error) => return Answer::Differs(error),
        };
        let unnamed = described.unnamed();
        let renames: Vec<(&str, &str)> = unnamed.iter().map(|path| (path.as_str(), "")).collect();
        let check = CCheck::of_layout(layout, "struct all").declare(&source).rename(&renames).compiler(self.command);
        match check.args(&["-w", "-Wno-incompatible-ms-struct"]).run() {
            Ok(()) => Answer::Same,
            Err(CheckError::Differs { differences, .. }) => Answer::Differs(differences.join("\n")),
            Err(error) => Answer::Rejected(error.to_string()),
        }
    }
}
