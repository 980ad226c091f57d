//! `cargo run -p heapstruct-tests --bin generate` writes from the fixtures the records of `tests/layout`, and the ABIs of
//! `heapstruct/src/abi/measured`; with `--check` it writes nothing and fails if they are not what it would write.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use heapstruct_tests::{emit, fixture, measured};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("usage: generate [--check]");
            return ExitCode::from(2);
        }
    };
    match run(check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("generate: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(check: bool) -> Result<(), String> {
    let fixtures = fixture::Fixtures::load()?;
    let records = emit::emit(&fixtures.records, &fixtures.rows)?;
    let abis = measured::emit(&fixtures)?;
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (name, new) in [
        ("layout/generated.rs", &records.code),
        ("layout/not_expressible.txt", &records.refused),
        ("../heapstruct/src/abi/measured/rows.rs", &abis.code),
        ("../heapstruct/src/abi/measured/table.md", &abis.table),
    ] {
        let path = tests.join(name);
        // a file that cannot be read is as stale as one that is wrong
        if fs::read_to_string(&path).is_ok_and(|old| old == *new) {
            continue;
        }
        if check {
            return Err(format!("{name} is stale; run `cargo run -p heapstruct-tests --bin generate`"));
        }
        fs::write(&path, new).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("wrote {name}");
    }
    Ok(())
}
