//! The user's compiler at work on the text.

use super::CCheck;
use super::facts::{Bits, each_bit_field, each_fact, mask, place};
use super::text::{ANSWERS, BITS, CText, Questions};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Formatter};
use core::sync::atomic::{AtomicUsize, Ordering};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

impl<'a> CCheck<'a> {
    /// The compiler to ask, `"powerpc-linux-gnu-gcc"`; otherwise what the environment variable `CC` says, or `cc`.
    ///
    /// Words behind the first are arguments, as in `CC` itself: `"gcc -m32"`.
    pub fn compiler(mut self, command: &'a str) -> Self {
        self.compiler = Some(command);
        self
    }

    /// More arguments for the compiler: `"-D_GNU_SOURCE"`, `"-Iinclude"`.
    pub fn args(mut self, args: &'a [&'a str]) -> Self {
        self.args = args;
        self
    }

    /// Asks the compiler, and compares its answers, which it writes as constants. Nothing that was compiled is run.
    ///
    /// Its output goes to a file in [`env::temp_dir`], which is removed again.
    ///
    /// # Errors
    ///
    /// [`CheckError`], which is made to be read: `unwrap` prints the words of its `Display`.
    pub fn run(&self) -> Result<(), CheckError> {
        let text = self.text().map_err(|error| CheckError::NoText(error.to_string()))?;
        let compiler = match self.compiler {
            Some(compiler) => compiler.to_owned(),
            None => env::var("CC").ok().filter(|cc| !cc.trim().is_empty()).unwrap_or_else(|| "cc".to_owned()),
        };
        let ctype = self.ctype.to_owned();
        let object = Object::new();
        match compile(&compiler, self.args, &Questions(&text).to_string(), &object) {
            Err(error) => return Err(CheckError::NotStarted { compiler, error }),
            Ok(output) if !output.status.success() => {
                let messages = String::from_utf8_lossy(&output.stderr).into_owned();
                return Err(CheckError::NotCompiled { compiler, ctype, messages });
            }
            Ok(_) => {}
        }
        let answers = fs::read(&object.0).unwrap_or_default();
        match differences(&text, &answers) {
            Ok(differences) if differences.is_empty() => Ok(()),
            Ok(differences) => Err(CheckError::Differs { compiler, ctype, differences }),
            Err(fmt::Error) => Err(CheckError::NoAnswers { compiler }),
        }
    }
}

/// The file that the compiler writes, for as long as it is needed.
struct Object(PathBuf);

impl Object {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self(env::temp_dir().join(format!("heapstruct-check-{}-{number}.o", process::id())))
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        // It is not there if the compiler failed.
        let _ = fs::remove_file(&self.0);
    }
}

fn compile(compiler: &str, args: &[&str], text: &str, object: &Object) -> io::Result<Output> {
    let mut words = compiler.split_whitespace();
    let mut child = Command::new(words.next().unwrap_or_default())
        .args(words)
        .args(args)
        // Optimisation at link time would keep the bytes out of the output.
        .args(["-fno-lto", "-c", "-x", "c", "-", "-o"])
        .arg(&object.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        // A compiler that stops early says why.
        let _ = stdin.write_all(text.as_bytes());
    }
    child.wait_with_output()
}

/// Compares the answers; an error where there are none.
fn differences(text: &CText<'_>, output: &[u8]) -> Result<Vec<String>, fmt::Error> {
    let mut differences = Vec::new();
    let answers = behind(text, ANSWERS, output).ok_or(fmt::Error)?;
    let mut answers = answers.chunks_exact(8).flat_map(<[u8; 8]>::try_from);
    let first = answers.next().ok_or(fmt::Error)?;
    let number = if u64::from_le_bytes(first) == 1 { u64::from_le_bytes } else { u64::from_be_bytes };
    let mut is_same_extent = true;
    each_fact(&text.check, &text.layout, &mut |fact| {
        let in_c = number(answers.next().ok_or(fmt::Error)?);
        if !fact.agrees(in_c) {
            is_same_extent &= !fact.is_of_record();
            differences.push(format!("{fact}; in C it {}", fact.words(in_c)));
        }
        Ok(())
    })?;
    // Otherwise the objects lie elsewhere.
    if !is_same_extent {
        return Ok(differences);
    }
    let size = usize::try_from(text.layout.size()).map_err(|_| fmt::Error)?;
    each_bit_field(&text.check, &text.layout, &mut |i, bits| {
        let value =
            behind(text, &format!("{BITS}{i}"), output).and_then(|bytes| bytes.get(..size)).ok_or(fmt::Error)?;
        differences.extend(other_place(bits, value));
        Ok(())
    })?;
    Ok(differences)
}

/// What is behind a mark in the compiler's output.
fn behind<'o>(text: &CText<'_>, mark: &str, output: &'o [u8]) -> Option<&'o [u8]> {
    let mut mark = mark.as_bytes().to_vec();
    mark.resize(usize::try_from(text.mark_size()).ok()?, 0);
    let start = output.windows(mark.len()).position(|window| window == mark)?;
    output.get(start + mark.len()..)
}

/// Where else C has a bit-field, told by the bytes of an object with ones there.
fn other_place(bits: &Bits<'_>, value: &[u8]) -> Option<String> {
    let endian = bits.endian;
    let ones_of = |(byte, value): (u64, &u8)| {
        let value = *value;
        (0..8).filter(move |bit| value & mask(*bit, endian) != 0).map(move |bit| byte * 8 + bit)
    };
    let ones: Vec<u64> = (0..).zip(value).flat_map(ones_of).collect();
    if ones.iter().copied().eq(bits.range.clone()) {
        return None;
    }
    let in_c = match ones[..] {
        [first, ..] if ones.iter().copied().eq(first..first + ones.len() as u64) => first..first + ones.len() as u64,
        _ => return Some(format!("{bits}; in C it is in other bits")),
    };
    Some(format!("{bits}; in C it {}", place(&in_c)))
}

/// What a comparison came to, if C does not agree.
#[non_exhaustive]
pub enum CheckError {
    /// There is no text to compile, for this reason: the words of [`NoText`](super::NoText).
    NoText(String),
    /// The compiler did not start.
    NotStarted {
        /// What was started.
        compiler: String,
        /// Why not.
        error: io::Error,
    },
    /// The compiler does not know what it is asked about: there is no such header, type or member.
    NotCompiled {
        /// What was started.
        compiler: String,
        /// The C type.
        ctype: String,
        /// What the compiler said.
        messages: String,
    },
    /// C has another layout.
    Differs {
        /// What was started.
        compiler: String,
        /// The C type.
        ctype: String,
        /// One sentence for each difference.
        differences: Vec<String>,
    },
    /// The compiler's output does not hold its answers.
    NoAnswers {
        /// What was started.
        compiler: String,
    },
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoText(reason) => f.write_str(reason),
            Self::NotStarted { compiler, error } => {
                write!(f, "the C compiler `{compiler}` did not start: {error}; name one with `compiler`, or in `CC`")
            }
            Self::NotCompiled { compiler, ctype, messages } => {
                write!(f, "`{compiler}` could not compile the questions about `{ctype}`:\n{}", messages.trim_end())
            }
            Self::Differs { compiler, ctype, differences } => {
                write!(f, "`{compiler}` lays out `{ctype}` otherwise than Rust:")?;
                differences.iter().try_for_each(|difference| write!(f, "\n{difference}"))
            }
            Self::NoAnswers { compiler } => {
                write!(f, "the output of `{compiler}` does not hold its answers: is it an object file?")
            }
        }
    }
}

impl fmt::Debug for CheckError {
    /// The words of `Display`, since a failed test shows nothing else.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for CheckError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NotStarted { error, .. } => Some(error),
            _ => None,
        }
    }
}
