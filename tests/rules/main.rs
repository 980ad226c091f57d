//! Every record of the fixtures, bit-fields, unions and attributes included, described and laid out while the test
//! runs: on the ABI of every built-in target, and by the rules and facts of every compiler of the fixtures.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

mod edges;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use heapstruct::abi::{Abi, LongDoubleFormat, Scalar, measured};
use heapstruct::target::{Runtime, Target};
use heapstruct_tests::described::{Described, Placed};
use heapstruct_tests::families;
use heapstruct_tests::fixture::{self, Fixtures, Row};
use heapstruct_tests::platforms::{PLATFORMS, Platform};

static FIXTURES: LazyLock<Fixtures> = LazyLock::new(|| Fixtures::load().unwrap_or_else(|error| panic!("{error}")));

/// Compares a record with a row's answer, and says what differs; `Err` says why there is nothing to compare.
fn differences(record: &fixture::Record, row: &Row, abi: Abi) -> Result<Vec<String>, String> {
    if let Some(message) = record.rejected_on(&row.id) {
        // What the compiler cannot lay out the library must not either.
        let is_impossible = message.contains("exceeds") || message.contains("__int128");
        if is_impossible && Described::new(&record.source, row, &abi)?.placed(abi).is_ok() {
            return Ok(vec![format!("laid out, though the compiler says: {message}")]);
        }
        return Err(format!("rejected: {message}"));
    }
    let Some(layout) = record.on(&row.id) else {
        return Err("doubtful".to_owned());
    };
    let described = Described::new(&record.source, row, &abi)?;
    let (placed, behind_char) = match described.placed(abi) {
        Ok(placed) => placed,
        Err(error) => return Ok(vec![error.to_string()]),
    };
    let Placed { size, align, members } = placed;
    let mut out = Vec::new();
    if (size, behind_char) != (layout.size, layout.falign) {
        out.push(format!("{size} and {behind_char} behind a char, not {} and {}", layout.size, layout.falign));
    }
    // gcc says less of some vectors than it places them by.
    if align != layout.align && (layout.align == layout.falign || abi.rules().pack != 0) {
        out.push(format!("aligned to {align}, not {}", layout.align));
    }
    let theirs: Vec<_> = layout.members.iter().map(|m| (m.path.clone(), m.bit_offset, m.bit_size)).collect();
    if members != theirs {
        out.push(format!("{members:?} instead of {theirs:?}"));
    }
    Ok(out)
}

/// Which comparisons there were, and which not.
#[derive(Default)]
struct Tally {
    compared: usize,
    faults: Vec<String>,
    /// How many the compiler rejected.
    rejected: usize,
    /// Record and reason, and the rows or targets.
    left_out: BTreeMap<(String, String), Vec<String>>,
}

impl Tally {
    fn compare(&mut self, name: &str, row: &Row, abi: Abi) {
        for record in &FIXTURES.records {
            match differences(record, row, abi) {
                Ok(faults) => {
                    self.compared += 1;
                    self.faults.extend(faults.into_iter().map(|fault| format!("{} on {name}: {fault}", record.file)));
                }
                Err(why) => self.left_out.entry((record.file.clone(), why)).or_default().push(name.to_owned()),
            }
        }
    }

    /// Counts what the compilers rejected, which the fixtures say, instead of naming it.
    fn without_rejected(mut self) -> Self {
        self.left_out.retain(|(_, why), names| {
            let is_rejected = why.starts_with("rejected: ");
            self.rejected += if is_rejected { names.len() } else { 0 };
            !is_rejected
        });
        self
    }

    fn finish(self, compared: usize, rejected: usize, left_out: &str) {
        let first: Vec<&str> = self.faults.iter().take(40).map(String::as_str).collect();
        assert!(first.is_empty(), "{} faults in {}\n{}", self.faults.len(), self.compared, first.join("\n"));
        let mut text = String::new();
        for ((record, why), names) in &self.left_out {
            let _ = writeln!(text, "{record}: {why}");
            for name in names {
                let _ = writeln!(text, "  {name}");
            }
        }
        assert!(text == left_out, "other comparisons are left out than the list says; now it is\n{text}");
        assert_eq!((self.compared, self.rejected), (compared, rejected));
    }
}

#[test]
fn every_record_on_every_target() {
    let mut tally = Tally::default();
    for &Platform { target, row: id, .. } in PLATFORMS {
        let row = FIXTURES.row(id).unwrap_or_else(|| panic!("{id} is no row"));
        tally.compare(&format!("{target}"), row, target.abi());
    }
    tally.finish(17128, 0, include_str!("left_out_targets.txt"));
}

/// The rules are data, so that they are tested for those ABIs too which no target has.
#[test]
fn every_record_on_every_row() {
    let mut tally = Tally::default();
    for (row, abi) in families::all(&FIXTURES) {
        match abi {
            Ok(abi) => tally.compare(&row.id, row, abi),
            Err(why) => tally.left_out.entry((String::new(), why)).or_default().push(row.id.clone()),
        }
    }
    tally.without_rejected().finish(70440, 667, include_str!("left_out_rows.txt"));
}

/// A built-in platform has the ABI of the compiler whose rules it follows, but for what its headers say.
#[test]
fn every_target_is_its_row() {
    let rows = families::all(&FIXTURES);
    for &Platform { target, row: id, .. } in PLATFORMS {
        let (_, theirs) = rows.iter().find(|(row, _)| row.id == id).expect("a row");
        let (ours, mut theirs) = (target.abi(), theirs.clone().expect("an ABI"));
        if target == Runtime::SPARC_SOLARIS {
            // clang's is no more than a `double`; gcc has the platform's, as on Linux.
            theirs = theirs.with_long_double(16, 8, LongDoubleFormat::Binary128);
        }
        let typedefs = Scalar::ALL.iter().filter(|scalar| scalar.is_typedef());
        let theirs = typedefs.fold(theirs, |abi, &name| match ours.typedef(name) {
            Some(is) => abi.with_typedef(name, is),
            None => abi,
        });
        assert_eq!(ours, theirs, "{target}");
    }
}

/// What is written in the library for a compiler is its ABI.
#[test]
fn every_row_is_in_the_library() {
    let mut count = 0;
    for (row, abi) in families::all(&FIXTURES) {
        assert_eq!(Abi::measured(&row.id), abi.ok(), "{}", row.id);
        count += usize::from(Abi::measured(&row.id).is_some());
    }
    assert_eq!((count, measured::ALL.len()), (255, 255));
    assert!(Abi::measured("avr").is_none());
}

#[test]
fn names_of_abis() {
    let parse = |name: &str| name.parse::<Abi>();
    assert_eq!(parse("x86_64-pc-linux-gnu"), Ok(Runtime::X86_64_LINUX.abi()));
    assert_eq!(parse("avr-unknown-unknown"), Ok(Abi::measured("avr-unknown-unknown/gcc").unwrap()));
    assert_eq!(parse("i686-linux-gnu/gcc -malign-double").unwrap().align_of(Scalar::Double), Some(8));
    let error = parse("avr-unknown-elf").unwrap_err();
    assert_eq!(
        error.to_string(),
        "no ABI is named `avr-unknown-elf`; the nearest are `avr-unknown-unknown/gcc`, \
         `avr-unknown-unknown/clang -mdouble=64` and `or1k-unknown-elf/gcc`"
    );
}
