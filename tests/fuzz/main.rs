//! `cargo run --release -q -p heapstruct-tests --bin fuzz` lays out random C records by the library and by the C compilers
//! of this machine, and compares. What differs is made as small as it still differs, and printed.
//!
//! The records follow from `--seed`, so that the same come again. Each compiler is asked by `heapstruct::check`, for many
//! records at once: they are members of one struct.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

mod compilers;
mod random;
mod shrink;

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Mutex;
use std::{env, thread};

use heapstruct_tests::families;
use heapstruct_tests::fixture::Fixtures;

use compilers::{Answer, Asked, COMPILERS};
use random::{Random, Record};

const USAGE: &str = "\
usage: fuzz [--seed N] [--records N] [--row ROW].. [--at-least N]

  --seed N       which records come (1)
  --records N    how many for each row (1000)
  --row ROW      a row of the fixtures to compare with, such as s390x-linux-gnu/gcc; without it, each row whose
                 compiler is on this machine
  --at-least N   fail if fewer rows than that have a compiler here (1)
  --list         the rows that can be compared with, and their compilers
";

/// So many records are asked about at once.
const BATCH: usize = 40;

/// So many faults of one row are made small and shown.
const SHOWN: usize = 5;

struct Options {
    seed: u64,
    records: usize,
    rows: Vec<String>,
    at_least: usize,
}

fn main() -> ExitCode {
    let options = match options(env::args().skip(1)) {
        Ok(Some(options)) => options,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("fuzz: {message}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&options) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("fuzz: {message}");
            ExitCode::from(2)
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Result<Option<Options>, String> {
    let mut options = Options { seed: 1, records: 1000, rows: Vec::new(), at_least: 1 };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        let number = |text: String| text.parse().map_err(|_| format!("`{text}` is no number"));
        match argument.as_str() {
            "--seed" => options.seed = number(value()?)?,
            "--records" => options.records = usize::try_from(number(value()?)?).map_err(|error| error.to_string())?,
            "--row" => options.rows.push(value()?),
            "--at-least" => options.at_least = usize::try_from(number(value()?)?).map_err(|error| error.to_string())?,
            "--list" => {
                for (row, command) in COMPILERS {
                    println!("{row:32} {command}");
                }
                return Ok(None);
            }
            "--help" | "-h" => {
                print!("{USAGE}");
                return Ok(None);
            }
            other => return Err(format!("`{other}` is no option")),
        }
    }
    Ok(Some(options))
}

/// How many records differ.
fn run(options: &Options) -> Result<usize, String> {
    let fixtures = Fixtures::load()?;
    let mut rows = Vec::new();
    for (id, command) in COMPILERS {
        let is_wanted = options.rows.is_empty() || options.rows.iter().any(|row| row == id);
        if is_wanted && compilers::is_here(command) {
            rows.push((*id, *command));
        }
    }
    for row in &options.rows {
        if !rows.iter().any(|(id, _)| id == row) {
            return Err(format!("there is no compiler for `{row}` here; `--list` has what can be asked"));
        }
    }
    if rows.len() < options.at_least {
        return Err(format!("{} rows have a compiler here, not {}", rows.len(), options.at_least));
    }
    let abis = families::all(&fixtures);
    let left: Mutex<VecDeque<_>> = Mutex::new(rows.into());
    let faults = Mutex::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                loop {
                    let next = left.lock().expect("no thread panics").pop_front();
                    let Some((id, command)) = next else { return };
                    let (row, abi) = abis.iter().find(|(row, _)| row.id == id).expect("each compiler has a row");
                    let abi = abi.clone().expect("each compiler follows an ABI");
                    let report = compare(&Asked { row, abi, command }, options);
                    *faults.lock().expect("no thread panics") += report.differing;
                    println!("{}", report.text);
                }
            });
        }
    });
    Ok(faults.into_inner().expect("no thread panics"))
}

/// It has a rule that no description says: what is in Microsoft's layout by `ms_struct`, and has 8 bytes, is aligned to 4
/// in a record that is not.
const GCC_FOR_I386: &str = "i686-linux-gnu/gcc";

struct Report {
    differing: usize,
    text: String,
}

fn compare(asked: &Asked<'_>, options: &Options) -> Report {
    let mut random = Random::new(options.seed);
    let mut records: Vec<Record> = (0..options.records).map(|_| Record::random(&mut random)).collect();
    if asked.row.id == GCC_FOR_I386 {
        records.iter_mut().for_each(|record| record.dialect = None);
    }
    let (mut compared, mut rejected) = (0, Vec::new());
    let mut differing: Vec<(&Record, String)> = Vec::new();
    let mut batches: VecDeque<&[Record]> = records.chunks(BATCH).collect();
    while let Some(batch) = batches.pop_front() {
        match (asked.ask(batch), batch) {
            (Answer::Same, _) => compared += batch.len(),
            (Answer::Differs(why), [record]) => {
                compared += 1;
                differing.push((record, why));
            }
            (Answer::Rejected(why), [_]) => rejected.push(why),
            // One record is enough to spoil the others; none alone explains it.
            _ => {
                let (first, second) = batch.split_at(batch.len() / 2);
                batches.push_front(second);
                batches.push_front(first);
            }
        }
    }
    let (id, refused, differ) = (&asked.row.id, rejected.len(), differing.len());
    let mut text = format!("{id:32} {compared} records compared, {refused} rejected, {differ} differ");
    if let Some(why) = rejected.first() {
        let _ = write!(
            text,
            "
the first that was rejected: {why}"
        );
    }
    for (record, _) in differing.iter().take(SHOWN) {
        text += &shown(asked, record, options.seed);
    }
    Report { differing: differing.len(), text }
}

/// The smallest record that differs as this one does, and how.
fn shown(asked: &Asked<'_>, record: &Record, seed: u64) -> String {
    let mut smallest = record.clone();
    let mut why = String::new();
    'smaller: loop {
        for next in shrink::smaller(&smallest) {
            if let Answer::Differs(words) = asked.ask(std::slice::from_ref(&next)) {
                (smallest, why) = (next, words);
                continue 'smaller;
            }
        }
        break;
    }
    if why.is_empty() {
        if let Answer::Differs(words) = asked.ask(std::slice::from_ref(&smallest)) {
            why = words;
        }
    }
    format!("\n\n{}{why}\nagain: fuzz --seed {seed} --row '{}'\n", smallest.text("s"), asked.row.id)
}
