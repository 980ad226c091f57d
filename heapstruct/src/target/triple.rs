//! Triples: the names that people and compilers give to targets.

use super::Runtime;
use super::builtin::BUILTIN;
use core::fmt;

/// Finds the built-in target that a triple means, in the spelling of GNU, LLVM or Rust.
pub(super) fn parse(triple: &str) -> Result<Runtime, UnknownTarget> {
    Meaning::of(triple)
        .and_then(|meaning| BUILTIN.iter().position(|(name, _)| Meaning::of(name) == Some(meaning)))
        .map(Runtime::from_row)
        .ok_or_else(|| UnknownTarget::new(triple))
}

/// `a == b`, in a constant.
pub(super) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// What of a triple decides the ABI: two triples with one meaning are one target.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Meaning<'a> {
    processor: &'a str,
    system: &'static str,
    /// What the environment changes: the ABI of x32, the compiler on Windows.
    variant: &'static str,
}

impl<'a> Meaning<'a> {
    /// Reads `processor[-vendor]-system[-environment]`; `None` for anything else, and for
    /// an ABI that has no row.
    fn of(triple: &'a str) -> Option<Self> {
        let mut parts = triple.split('-');
        let processor = canonical_processor(parts.next()?);
        let parts = [parts.next(), parts.next(), parts.next(), parts.next()];
        let (system, environment) = match parts {
            [Some(system), environment, None, None] if self::system(system).is_some() => {
                (self::system(system)?, environment)
            }
            [Some(_vendor), Some(system), environment, None] => (self::system(system)?, environment),
            _ => return None,
        };
        let variant = variant(processor, system, environment.unwrap_or_default())?;
        Some(Self { processor, system: if system == "mingw" { "windows" } else { system }, variant })
    }
}

/// One name for each processor. An unknown one is its own name.
fn canonical_processor(name: &str) -> &str {
    match name {
        "amd64" | "x86_64h" => "x86_64",
        "i386" | "i486" | "i586" | "x86" => "i686",
        "arm64" | "arm64e" => "aarch64",
        "ppc" | "powerpc32" => "powerpc",
        "ppc64" => "powerpc64",
        "ppc64le" | "ppc64el" => "powerpc64le",
        "mipseb" => "mips",
        "mips64eb" => "mips64",
        "sparcv9" => "sparc64",
        "riscv64gc" => "riscv64",
        _ if is_little_arm(name) => "arm",
        _ => name,
    }
}

/// `arm`, `armv7`, `armv7a`, `armv5te`, `thumbv7neon` and so on. An unknown suffix is
/// refused: `armv7b` and `armebv7r` are big-endian.
fn is_little_arm(name: &str) -> bool {
    const SUFFIXES: [&str; 11] = ["", "t", "te", "tej", "j", "k", "l", "a", "hf", "neon", "ve"];
    if matches!(name, "arm" | "armel" | "armhf") {
        return true;
    }
    let version = name.strip_prefix("armv").or_else(|| name.strip_prefix("thumbv"));
    version
        .and_then(|version| version.strip_prefix(['4', '5', '6', '7', '8']))
        .is_some_and(|suffix| SUFFIXES.contains(&suffix))
}

/// The system that a part of a triple names, with any version after it.
fn system(part: &str) -> Option<&'static str> {
    const SYSTEMS: [(&str, &str); 5] =
        [("darwin", "macos"), ("macosx", "macos"), ("macos", "macos"), ("freebsd", "freebsd"), ("solaris", "solaris")];
    match part {
        "linux" => Some("linux"),
        "windows" | "win32" => Some("windows"),
        "mingw32" | "mingw64" => Some("mingw"),
        _ => {
            let name = part.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
            SYSTEMS.iter().find(|(spelling, _)| *spelling == name).map(|(_, system)| *system)
        }
    }
}

/// What the environment changes: nothing, for most; `None` for one that is not known to
/// be laid out as the row is.
fn variant(processor: &str, system: &str, environment: &str) -> Option<&'static str> {
    let environment = if environment.starts_with("android") {
        environment.trim_end_matches(|c: char| c.is_ascii_digit())
    } else {
        environment
    };
    match (system, processor, environment) {
        ("linux", "x86_64", "gnux32" | "muslx32") => Some("x32"),
        // Without a word for the ABI, compilers differ in what they take it for.
        ("linux", "mips64", environment) => matches!(environment, "gnuabi64" | "muslabi64").then_some(""),
        (
            "linux",
            "arm",
            "gnueabi" | "gnueabihf" | "musleabi" | "musleabihf" | "androideabi" | "uclibceabi" | "uclibceabihf",
        ) => Some(""),
        ("linux", _, "" | "gnu" | "musl" | "android" | "ohos" | "uclibc") => Some(""),
        ("windows", _, "" | "msvc") => Some(""),
        ("windows", _, "gnu" | "gnullvm") | ("mingw", _, "") => Some("gnu"),
        ("macos" | "freebsd" | "solaris", _, "") => Some(""),
        _ => None,
    }
}

const GIVEN: usize = 48;
const NEAREST: usize = 3;

/// No built-in target has that name; the nearest names are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownTarget {
    given: [u8; GIVEN],
    length: usize,
    nearest: [&'static str; NEAREST],
}

impl UnknownTarget {
    fn new(triple: &str) -> Self {
        let mut given = [0; GIVEN];
        let length = triple.floor_boundary(GIVEN);
        given[..length].copy_from_slice(&triple.as_bytes()[..length]);

        // The nearest few, nearest first; equals stay in the order of the list.
        let mut nearest = [("", usize::MAX); NEAREST];
        for (name, _) in BUILTIN {
            let mut entry = (*name, distance(triple, name));
            for slot in &mut nearest {
                if entry.1 < slot.1 {
                    core::mem::swap(slot, &mut entry);
                }
            }
        }
        Self { given, length, nearest: nearest.map(|(name, _)| name) }
    }

    /// What was asked for, cut off after 48 bytes.
    pub fn given(&self) -> &str {
        core::str::from_utf8(&self.given[..self.length]).unwrap_or_default()
    }

    /// The names that come nearest, nearest first.
    pub fn nearest(&self) -> &[&'static str] {
        &self.nearest
    }
}

impl fmt::Debug for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnknownTarget").field("given", &self.given()).field("nearest", &self.nearest).finish()
    }
}

impl fmt::Display for UnknownTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.nearest;
        write!(f, "no target is named `{}`; the nearest are `{a}`, `{b}` and `{c}`", self.given().escape_debug())
    }
}

impl core::error::Error for UnknownTarget {}

trait FloorBoundary {
    /// The end of the last character that ends at or before `at`.
    fn floor_boundary(&self, at: usize) -> usize;
}

impl FloorBoundary for str {
    fn floor_boundary(&self, at: usize) -> usize {
        (0..=at.min(self.len())).rev().find(|&i| self.is_char_boundary(i)).unwrap_or(0)
    }
}

/// How many bytes must change, come or go to make one name of the other; long names
/// are compared as far as their first 48 bytes.
fn distance(a: &str, b: &str) -> usize {
    let a = &a.as_bytes()[..a.len().min(GIVEN)];
    let b = &b.as_bytes()[..b.len().min(GIVEN)];
    let mut row: [usize; GIVEN + 1] = core::array::from_fn(|j| j);
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(triple: &str) -> Option<&'static str> {
        parse(triple).ok().map(Runtime::triple)
    }

    #[test]
    fn every_builtin_name_is_its_own() {
        for (name, _) in BUILTIN {
            assert_eq!(found(name), Some(*name));
        }
    }

    #[test]
    fn spellings_of_gnu_llvm_and_rust() {
        for (given, meant) in [
            ("x86_64-linux-gnu", "x86_64-unknown-linux-gnu"),
            ("x86_64-alpine-linux-musl", "x86_64-unknown-linux-gnu"),
            ("amd64-unknown-freebsd14.1", "x86_64-unknown-freebsd"),
            ("i386-linux-gnu", "i686-unknown-linux-gnu"),
            ("i586-pc-linux-gnu", "i686-unknown-linux-gnu"),
            ("arm64-apple-macosx11", "aarch64-apple-darwin"),
            ("arm64-apple-macosx", "aarch64-apple-darwin"),
            ("aarch64-apple-darwin23.1.0", "aarch64-apple-darwin"),
            ("arm-linux-gnueabi", "armv7-unknown-linux-gnueabihf"),
            ("thumbv7neon-unknown-linux-gnueabihf", "armv7-unknown-linux-gnueabihf"),
            ("armv7-linux-androideabi", "armv7-unknown-linux-gnueabihf"),
            ("powerpc64le-linux-gnu", "powerpc64le-unknown-linux-gnu"),
            ("ppc64el-linux-gnu", "powerpc64le-unknown-linux-gnu"),
            ("riscv64-linux-gnu", "riscv64gc-unknown-linux-gnu"),
            ("x86_64-linux-gnux32", "x86_64-unknown-linux-gnux32"),
            ("sparc-sun-solaris2.11", "sparc-sun-solaris"),
            ("x86_64-w64-mingw32", "x86_64-pc-windows-gnu"),
            ("i686-w64-windows-gnu", "i686-pc-windows-gnu"),
            ("i686-pc-windows-msvc", "i686-pc-windows-msvc"),
        ] {
            assert_eq!(found(given), Some(meant), "{given}");
        }
    }

    #[test]
    fn other_abis_are_not_taken_for_their_neighbours() {
        for given in [
            "",
            "-",
            "--",
            "x86_64",
            "linux",
            "x86_64-",
            "-linux",
            "x86_64-linux-gnu-gnu",
            "x86_64-pc-linux-gnu-",
            "armeb-linux-gnueabi",
            "armv7eb-linux-gnueabihf",
            "armv7b-linux-gnueabihf",
            "armvfoo-linux-gnueabi",
            "aarch64_be-linux-gnu",
            "aarch64-linux-gnu_ilp32",
            "aarch64-linux-ilp32",
            "arm-linux-oabi",
            "mips64-linux-gnu",
            "mips64-linux-gnuabin32",
            "mips-linux-gnuabi64",
            "i686-linux-gnux32",
            "x86_64-unknown-linux-x32",
            "x86_64-pc-windows-itanium",
            "x86_64-pc-windows-gnu-elf",
            "x86_64-pc-windows-cygnus",
            "x86_64-linux-freebsd14",
            "x86_64-macosx-linux-x",
            "x86_64-unknown-netbsd",
            "m68k-linux-gnu",
            "x86_64-apple-ios14-macabi",
        ] {
            assert_eq!(found(given), None, "{given}");
        }
    }

    #[test]
    fn an_unknown_name_gives_the_nearest() {
        let error = parse("powerpc-unknown-linux").map(|_| ());
        assert_eq!(error, Ok(()), "a triple without environment is a triple");
        let error = UnknownTarget::new("s390y-unknown-linux-gnu");
        assert_eq!(error.nearest()[0], "s390x-unknown-linux-gnu");
        assert_eq!(error.given(), "s390y-unknown-linux-gnu");
        let error = UnknownTarget::new(&"é".repeat(1000));
        assert_eq!(error.given(), "é".repeat(24));
    }
}
