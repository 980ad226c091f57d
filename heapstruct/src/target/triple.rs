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
pub(crate) const fn same(a: &str, b: &str) -> bool {
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

/// What of a triple decides the row: two triples with one meaning are one target.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Meaning<'a> {
    processor: &'a str,
    system: &'static str,
    /// What the environment or a version changes: the ABI of x32, the C library, the compiler.
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
            [Some(system), environment, None, None] if System::read(system).is_some() => {
                (System::read(system)?, environment)
            }
            [Some(vendor), Some(system), environment, None] if System::read(vendor).is_none() => {
                (System::read(system)?, environment)
            }
            _ => return None,
        };
        let variant = variant(processor, system, environment.unwrap_or_default())?;
        let name = match system.name {
            "mingw" => "windows",
            "linux" if variant.starts_with("android") => "android",
            name => name,
        };
        Some(Self { processor, system: name, variant })
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
        "mipseb" | "mipsisa32r6" => "mips",
        "mipsisa32r6el" => "mipsel",
        "mips64eb" | "mipsisa64r6" => "mips64",
        "mipsisa64r6el" => "mips64el",
        "riscv64gc" => "riscv64",
        "parisc" | "hppa1.1" | "hppa2.0" => "hppa",
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

/// The system that a part of a triple names, with the first two numbers of the version after it.
#[derive(Clone, Copy)]
struct System {
    name: &'static str,
    version: Option<(u32, u32)>,
}

impl System {
    fn read(part: &str) -> Option<Self> {
        /// Spelling, name, and the version from which on the typedefs are those of the row.
        const SYSTEMS: [(&str, &str, (u32, u32)); 14] = [
            ("darwin", "macos", (10, 0)),
            ("macosx", "macos", (10, 6)),
            ("macos", "macos", (10, 6)),
            ("freebsd", "freebsd", (0, 0)),
            ("netbsd", "netbsd", (6, 0)),
            ("openbsd", "openbsd", (5, 5)),
            ("dragonfly", "dragonfly", (0, 0)),
            ("solaris", "solaris", (0, 0)),
            ("illumos", "solaris", (0, 0)),
            ("aix", "aix", (0, 0)),
            ("haiku", "haiku", (0, 0)),
            ("hurd", "hurd", (0, 0)),
            ("wasip", "wasi", (0, 0)),
            ("wasi", "wasi", (0, 0)),
        ];
        let name = match part {
            "linux" => "linux",
            "windows" | "win32" => "windows",
            "mingw32" | "mingw64" => "mingw",
            // GNU's own name of its system.
            "gnu" => "hurd",
            _ => {
                let name = without_version(part);
                let (_, system, since) = SYSTEMS.iter().find(|(spelling, ..)| *spelling == name)?;
                let version = match &part[name.len()..] {
                    "" => None,
                    version => {
                        let mut numbers = version.split('.');
                        let major = numbers.next()?.parse().ok()?;
                        Some((major, numbers.next().map_or(Some(0), |minor| minor.parse().ok())?))
                    }
                };
                return version.is_none_or(|version| version >= *since).then_some(Self { name: system, version });
            }
        };
        Some(Self { name, version: None })
    }
}

fn without_version(part: &str) -> &str {
    part.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.')
}

/// What the environment changes: nothing, for most; `None` for one that is not known to
/// be as the row is.
fn variant(processor: &str, system: System, environment: &str) -> Option<&'static str> {
    match (system.name, processor, environment) {
        ("linux", _, environment) if without_version(environment).starts_with("android") => {
            match (processor, without_version(environment)) {
                ("arm", "androideabi") | ("i686" | "x86_64" | "aarch64", "android") => Some("android"),
                _ => None,
            }
        }
        ("linux", "x86_64", "gnux32") => Some("x32"),
        // Without a word for the ABI, compilers differ in what they take it for.
        ("linux", "mips64" | "mips64el", environment) => match environment {
            "gnuabi64" => Some(""),
            "gnuabin32" => Some("n32"),
            // musl has another `nlink_t` there.
            "muslabi64" => Some("musl"),
            _ => None,
        },
        ("linux", "arm", "gnueabi" | "gnueabihf") => Some(""),
        ("linux", "arm", "gnueabit64" | "gnueabihft64") => Some("time64"),
        ("linux", "arm", "musleabi" | "musleabihf" | "ohos") | ("linux", "i686", "musl") => Some("musl"),
        ("linux", "arm", "musleabi1.1" | "musleabihf1.1") | ("linux", "i686", "musl1.1") => Some("musl1.1"),
        ("linux", "i686" | "powerpc" | "mips" | "mipsel", "gnut64") => Some("time64"),
        ("linux", "arm", _) => None,
        ("linux", _, "" | "gnu") => Some(""),
        // Where `long` is wide enough for all of them, musl has glibc's typedefs.
        (
            "linux",
            "x86_64" | "aarch64" | "riscv64" | "loongarch64" | "powerpc64" | "powerpc64le" | "s390x",
            "musl" | "ohos",
        ) => Some(""),
        ("windows", _, "" | "msvc") => Some(""),
        // 32-bit MinGW has another `time_t` with another C library, which `gnullvm` does not say.
        ("windows", "x86_64", "gnullvm") | ("windows", _, "gnu") | ("mingw", _, "") => Some("gnu"),
        ("freebsd", _, "") if system.version.is_some_and(|version| version < (12, 0)) => Some("11"),
        ("hurd", _, "" | "gnu") => Some(""),
        ("macos" | "freebsd" | "netbsd" | "openbsd" | "dragonfly" | "solaris" | "aix" | "haiku" | "wasi", _, "") => {
            Some("")
        }
        _ => None,
    }
}

const GIVEN: usize = 48;
const NEAREST: usize = 3;

/// No built-in target, or no ABI, has that name; the nearest names are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnknownTarget {
    given: [u8; GIVEN],
    length: usize,
    /// What names were looked through: "target" or "ABI".
    what: &'static str,
    nearest: [&'static str; NEAREST],
}

impl UnknownTarget {
    fn new(triple: &str) -> Self {
        Self::among("target", BUILTIN.iter().map(|(name, _)| *name), triple)
    }

    pub(crate) fn among(what: &'static str, names: impl Iterator<Item = &'static str>, triple: &str) -> Self {
        let mut given = [0; GIVEN];
        let length = triple.floor_boundary(GIVEN);
        given[..length].copy_from_slice(&triple.as_bytes()[..length]);

        // The nearest few, nearest first; equals stay in the order of the list. Those of the
        // same processor come before all others.
        let processor = |triple| canonical_processor(str::split(triple, '-').next().unwrap_or_default());
        let mut nearest = [("", usize::MAX); NEAREST];
        for name in names {
            let other = usize::from(processor(name) != processor(triple));
            let mut entry = (name, distance(triple, name) + 2 * GIVEN * other);
            for slot in &mut nearest {
                if entry.1 < slot.1 {
                    core::mem::swap(slot, &mut entry);
                }
            }
        }
        Self { given, length, what, nearest: nearest.map(|(name, _)| name) }
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
        let (what, [a, b, c]) = (self.what, self.nearest);
        write!(f, "no {what} is named `{}`; the nearest are `{a}`, `{b}` and `{c}`", self.given().escape_debug())
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
            ("i586-alpine-linux-musl", "i686-unknown-linux-musl"),
            ("i686-linux-gnut64", "i686-unknown-linux-gnut64"),
            ("arm-linux-gnueabit64", "armv7-unknown-linux-gnueabihft64"),
            ("arm-linux-musleabi", "armv7-unknown-linux-musleabihf"),
            ("x86_64-linux-android21", "x86_64-linux-android"),
            ("i686-linux-android", "i686-linux-android"),
            ("mips64el-linux-gnuabin32", "mips64el-unknown-linux-gnuabin32"),
            ("mipsisa32r6el-linux-gnu", "mipsel-unknown-linux-gnu"),
            ("m68k-linux-gnu", "m68k-unknown-linux-gnu"),
            ("x86_64-unknown-freebsd9.3", "x86_64-unknown-freebsd11"),
            ("i386-portbld-freebsd11.2", "i686-unknown-freebsd11"),
            ("x86_64-unknown-freebsd", "x86_64-unknown-freebsd"),
            ("x86_64--netbsd", "x86_64-unknown-netbsd"),
            ("x86_64-unknown-openbsd7.4", "x86_64-unknown-openbsd"),
            ("x86_64-unknown-openbsd5.5", "x86_64-unknown-openbsd"),
            ("x86_64-apple-macosx10.6", "x86_64-apple-darwin"),
            ("x86_64-apple-darwin10", "x86_64-apple-darwin"),
            ("x86_64-unknown-illumos", "x86_64-pc-solaris"),
            ("sparcv9-sun-solaris2.11", "sparcv9-sun-solaris"),
            ("powerpc64-ibm-aix7.2", "powerpc64-ibm-aix"),
            ("i686-unknown-hurd-gnu", "i686-unknown-hurd-gnu"),
            ("i386-gnu", "i686-unknown-hurd-gnu"),
            ("i686-pc-gnu", "i686-unknown-hurd-gnu"),
            ("x86_64-gnu", "x86_64-unknown-hurd-gnu"),
            ("wasm32-wasi", "wasm32-wasip1"),
            ("wasm32-unknown-wasip2", "wasm32-wasip1"),
            ("amd64-unknown-freebsd14.1", "x86_64-unknown-freebsd"),
            ("i386-linux-gnu", "i686-unknown-linux-gnu"),
            ("i586-pc-linux-gnu", "i686-unknown-linux-gnu"),
            ("arm64-apple-macosx11", "aarch64-apple-darwin"),
            ("arm64-apple-macosx", "aarch64-apple-darwin"),
            ("aarch64-apple-darwin23.1.0", "aarch64-apple-darwin"),
            ("arm-linux-gnueabi", "armv7-unknown-linux-gnueabihf"),
            ("thumbv7neon-unknown-linux-gnueabihf", "armv7-unknown-linux-gnueabihf"),
            ("armv7-linux-androideabi", "armv7-linux-androideabi"),
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
            "mips-linux-gnuabi64",
            "i686-linux-gnux32",
            "x86_64-unknown-linux-x32",
            "x86_64-pc-windows-itanium",
            "x86_64-pc-windows-gnu-elf",
            "x86_64-pc-windows-cygnus",
            "x86_64-linux-freebsd14",
            "x86_64-macosx-linux-x",
            "aarch64-unknown-netbsd",
            "m68k-unknown-netbsd",
            "powerpc-unknown-linux-musl",
            "powerpc-unknown-linux-uclibc",
            "armv7-unknown-linux-uclibceabi",
            "mips64-unknown-linux-muslabi64",
            "riscv64-linux-android",
            "arm-linux-android",
            "aarch64-unknown-linux-gnut64",
            "i686-unknown-linux-musl1.2",
            "powerpc-ibm-aix7.2",
            "aarch64-unknown-linux-uclibc",
            "x86_64-unknown-linux-muslx32",
            "sparc64-unknown-linux-musl",
            "sparcv9-unknown-linux-gnu",
            "i686-pc-windows-gnullvm",
            "x86_64-apple-darwin9",
            "x86_64-apple-macosx10.5",
            "x86_64-unknown-openbsd5.4",
            "x86_64-unknown-netbsd5.1",
            "x86_64-unknown-freebsd99999999999999",
            "x86_64-unknown-freebsd.9",
            "x86_64-unknown-freebsd12.",
            "wasm64-wasi",
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
        let error = UnknownTarget::new("mips");
        assert_eq!(error.nearest()[..2], ["mips-unknown-linux-gnu", "mips-unknown-linux-gnut64"]);
        let error = UnknownTarget::new("x86_64-linux-uclibc-x");
        assert!(error.nearest().iter().all(|name| name.starts_with("x86_64-")), "{error}");
        let error = UnknownTarget::new(&"é".repeat(1000));
        assert_eq!(error.given(), "é".repeat(24));
    }
}
