//! The user's compiler at work on the text.

use super::CCheck;
use super::text::{Bits, CText, MARK, mask};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Formatter, Write as _};
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

    /// Compiles the text, and compares the bit-fields in the compiler's output. Nothing that was compiled is run.
    ///
    /// The output goes to a file in [`env::temp_dir`], which is removed again.
    ///
    /// # Errors
    ///
    /// [`CheckError`], which is made to be read: its `Debug`, which `unwrap` prints, are the same words as its
    /// `Display`.
    pub fn run(&self) -> Result<(), CheckError> {
        let text = self.text().map_err(|error| CheckError::NoText(error.to_string()))?;
        let compiler = match self.compiler {
            Some(compiler) => compiler.to_owned(),
            None => env::var("CC").ok().filter(|cc| !cc.trim().is_empty()).unwrap_or_else(|| "cc".to_owned()),
        };
        let object = Object::new();
        let differences = match compile(&compiler, self.args, &text.to_string(), &object) {
            Err(error) => return Err(CheckError::NotStarted { compiler, error }),
            Ok(output) if output.status.success() => match other_bits(&text, &object) {
                Some(differences) => differences,
                None => return Err(CheckError::NoBits { compiler }),
            },
            Ok(output) => {
                let messages = String::from_utf8_lossy(&output.stderr).into_owned();
                match failed_assertions(&messages) {
                    Some(assertions) => assertions,
                    None => return Err(CheckError::NotCompiled { compiler, ctype: self.ctype.to_owned(), messages }),
                }
            }
        };
        if differences.is_empty() {
            return Ok(());
        }
        Err(CheckError::Differs { compiler, ctype: self.ctype.to_owned(), differences })
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
        // Messages in English.
        .env("LC_ALL", "C")
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

/// What the assertions say that failed, if nothing else did.
fn failed_assertions(messages: &str) -> Option<Vec<String>> {
    const END: &str = " in Rust";
    let errors = messages.lines().filter(|line| line.contains("error:"));
    let said = errors.map(|line| {
        let (_, said) = line.split_once("assert")?;
        said.get(said.find('`')?..said.rfind(END)? + END.len()).map(ToOwned::to_owned)
    });
    said.collect::<Option<Vec<_>>>().filter(|said| !said.is_empty())
}

/// Which bit-fields C has elsewhere; `None` if the output does not say.
fn other_bits(text: &CText<'_>, object: &Object) -> Option<Vec<String>> {
    let mut differences = Vec::new();
    let mut output = None;
    let found = text.each_bit_field(&mut |i, bits| {
        if output.is_none() {
            output = fs::read(&object.0).ok();
        }
        let value = output.as_deref().and_then(|output| value_behind(text, i, output)).ok_or(fmt::Error)?;
        differences.extend(difference(bits, value));
        Ok(())
    });
    found.ok().map(|()| differences)
}

/// The bytes of the object with ones in one bit-field.
fn value_behind<'o>(text: &CText<'_>, i: usize, output: &'o [u8]) -> Option<&'o [u8]> {
    let mut mark = format!("{MARK}{i}").into_bytes();
    mark.resize(usize::try_from(text.mark_size()).ok()?, 0);
    let start = output.windows(mark.len()).position(|window| window == mark)? + mark.len();
    output.get(start..)?.get(..usize::try_from(text.layout.size()).ok()?)
}

fn difference(bits: &Bits<'_>, value: &[u8]) -> Option<String> {
    let is_one = |bit: &u64| usize::try_from(bit / 8).is_ok_and(|byte| value[byte] & mask(bit % 8, bits.endian()) != 0);
    let ones: Vec<u64> = (0..8 * value.len() as u64).filter(is_one).collect();
    if ones.iter().copied().eq(bits.range()) {
        return None;
    }
    let mut words = bits.to_string();
    let _ = match ones[..] {
        [first, .., last] if last - first + 1 == ones.len() as u64 => {
            write!(words, ", and in bits {first} to {last} in C")
        }
        [only] => write!(words, ", and in bit {only} in C"),
        _ => write!(words, ", and in others in C"),
    };
    Some(words)
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
    /// The compiler failed for another reason than the layout: there is no such header, type or member.
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
    /// The compiler's output does not hold the bytes that show where bit-fields are.
    NoBits {
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
            Self::NoBits { compiler } => {
                write!(f, "the output of `{compiler}` does not hold the constants that show where bit-fields are")
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
