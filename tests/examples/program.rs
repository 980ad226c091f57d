//! Where the example programs are, and what they say.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a program printed, and how it ended.
#[derive(Debug, PartialEq)]
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl Said {
    pub(crate) fn of(command: &mut Command) -> Self {
        let Output { status, stdout, stderr } = command.output().unwrap();
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        Self { out: text(&stdout), err: text(&stderr), code: status.code() }
    }
}

/// An example, built where this test was built. `None` under emulation if nobody built it:
/// the cargo of this machine is not the one that built this test.
pub(crate) fn example(name: &str) -> Option<PathBuf> {
    let test = std::env::current_exe().unwrap();
    let profile = test.ancestors().nth(2).unwrap();
    let target = profile.parent().unwrap();
    let program = profile.join("examples").join(name);
    if target.join("CACHEDIR.TAG").exists() {
        build(name, profile.file_name().unwrap(), target);
    }
    program.exists().then_some(program)
}

fn build(name: &str, profile: &OsStr, target: &Path) {
    let profile = if profile == "debug" { OsStr::new("dev") } else { profile };
    let status = Command::new(env!("CARGO"))
        .args(["build", "-q", "-p", "heapstruct", "--example", name, "--profile"])
        .arg(profile)
        .arg("--target-dir")
        .arg(target)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap())
        .stdin(Stdio::null())
        .status();
    assert!(status.unwrap().success(), "the example `{name}` does not build");
}
