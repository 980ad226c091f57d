//! A definition held against C's own: a C compiler is asked whether it lays out a type as Rust does.
//!
//! Whether a definition is what a header says, only that header knows, and the compiler that reads it. In the tests of
//! a crate with definitions of its own, three lines ask them:
//!
#![cfg_attr(all(feature = "std", feature = "derive", unix), doc = "```")]
#![cfg_attr(not(all(feature = "std", feature = "derive", unix)), doc = "```ignore")]
//! use core::ffi::{c_int, c_long};
//! use heapstruct::{HeapStruct, check::CCheck};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Timespec { tv_sec: c_long, tv_nsec: c_long }
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Itimerspec { interval: Timespec, value: Timespec }
//!
//! // #[test]
//! fn c_agrees() {
//!     CCheck::of::<Timespec>("struct timespec").include(&["time.h"]).run().unwrap();
//!     CCheck::of::<Itimerspec>("struct itimerspec")
//!         .include(&["time.h"])
//!         .rename(&[("interval", "it_interval"), ("value", "it_value")])
//!         .run()
//!         .unwrap();
//! }
//! # c_agrees();
//!
//! // What it says of a mistake.
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Wrong { tv_sec: u64, tv_nsec: c_int }
//!
//! let error = CCheck::of::<Wrong>("struct timespec").include(&["time.h"]).compiler("cc").run().unwrap_err();
//! # #[cfg(target_pointer_width = "64")]
//! assert_eq!(error.to_string(), "`cc` lays out `struct timespec` otherwise than Rust:
//! `Wrong::tv_sec` is an unsigned integer in Rust; in C it is a signed integer
//! `Wrong::tv_nsec` has 4 bytes in Rust; in C it has 8 bytes");
//! ```
//!
//! # What is compared
//!
//! - size and alignment of the record;
//! - offset and size of each member, and the size of an array's elements; also of the members of records inside, and
//!   of the first record of an array;
//! - whether a number is a signed or unsigned integer or a floating-point number, and that a pointer is none of them;
//! - the exact bits of each bit-field, and whether it is signed.
//!
//! Not compared: what pointers point to, which values an enum has, and members of C that Rust does not name: these
//! would show in offsets and sizes only.
//!
//! # Which members
//!
//! All that the record has on the target. `present` changes nothing, since C declares such a member like any other.
//! Of a tail, the start and the elements. bindgen's names for what C leaves unnamed need no help: records called
//! `__bindgen_anon_1` have no name in C, and its bit-field units, padding and blobs are no members there.
//!
//! # How the compiler is asked
//!
//! `CCheck::run` has it compile constants, whose initial values are the answers, and looks for them in its output.
//! Nothing needs to run, so that a cross compiler answers as well as the machine's own. For bit-fields, of which C has no
//! `offsetof`, the constants are objects with ones in one bit-field and zeroes elsewhere.
//!
//! [`CCheck::text`] gives a C program instead, with one `_Static_assert` for each fact, for whatever else compiles C. It
//! proves bit-fields only when it is run: it prints what differs, and ends with 1.
//!
//! # Compilers
//!
//! gcc and clang, and what takes their options, for any target. On Windows name one, such as `CC=clang` or MinGW's `gcc`:
//! Microsoft's own takes other options. For the text alone any compiler of C11 will do; without `__typeof__` it
//! says nothing about the signs of bit-fields.

mod facts;
mod members;
#[cfg(feature = "std")]
mod run;
mod text;

#[cfg(feature = "std")]
pub use run::CheckError;
pub use text::CText;

use crate::HeapStruct;
use crate::layout::{LayoutError, RecordLayout};
use crate::target::{Native, Target as _};
use core::fmt;

/// The comparison of a record with a type of C's. The [module](self) has the whole story.
///
/// It starts with [`of`](Self::of), and ends with `run`, or with [`text`](Self::text) where the C text is
/// compiled by other means, such as a makefile or a build script.
///
/// ```
/// use heapstruct::check::CCheck;
///
/// heapstruct::record! {
///     pub struct Port { pub kind: c_uint : 5, pub level: c_int : 3 }
/// }
///
/// const TYPE: &str = "struct port { unsigned kind : 5; int level : 3; };";
/// let check = CCheck::of::<Port>("struct port").declare(TYPE);
/// let text = check.text()?.to_string();
/// assert!(text.contains("_Static_assert(sizeof(struct port) == 4, \"`Port` has 4 bytes in Rust\");\n"));
/// # Ok::<(), heapstruct::check::NoText>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use = "nothing is compared until `run` or `text` is called"]
pub struct CCheck<'a> {
    layout: Result<RecordLayout, LayoutError>,
    ctype: &'a str,
    includes: &'a [&'a str],
    declarations: &'a str,
    renames: &'a [(&'a str, &'a str)],
    skips: &'a [&'a str],
    #[cfg(feature = "std")]
    compiler: Option<&'a str>,
    #[cfg(feature = "std")]
    args: &'a [&'a str],
}

impl<'a> CCheck<'a> {
    /// Compares `X`, as it is on the machine that this is compiled for, with a C type: `"struct stat"`, `"div_t"`.
    ///
    /// A struct that states its targets has to state this one, or it does not build.
    pub fn of<X: HeapStruct>(ctype: &'a str) -> Self {
        let layout = Native.states::<X>().and_then(|()| RecordLayout::of(X::RECORD, Native.abi()));
        Self::new(layout, ctype)
    }

    /// Compares a layout on any target with a C type, which a compiler for that target has to read.
    ///
    #[cfg_attr(feature = "std", doc = "```no_run")]
    #[cfg_attr(not(feature = "std"), doc = "```ignore")]
    /// use core::ffi::c_long;
    /// use heapstruct::{HeapStruct, check::CCheck, target::PowerpcLinux};
    ///
    /// #[derive(HeapStruct)]
    /// #[repr(C)]
    /// struct Timespec { tv_sec: c_long, tv_nsec: c_long }
    ///
    /// CCheck::of_layout(Timespec::layout_on(PowerpcLinux)?, "struct timespec")
    ///     .include(&["time.h"])
    ///     .compiler("powerpc-linux-gnu-gcc")
    ///     .run()?;
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn of_layout(layout: RecordLayout, ctype: &'a str) -> Self {
        Self::new(Ok(layout), ctype)
    }

    fn new(layout: Result<RecordLayout, LayoutError>, ctype: &'a str) -> Self {
        Self {
            layout,
            ctype,
            includes: &[],
            declarations: "",
            renames: &[],
            skips: &[],
            #[cfg(feature = "std")]
            compiler: None,
            #[cfg(feature = "std")]
            args: &[],
        }
    }

    /// The headers that declare the type: `"sys/stat.h"`, or with quotation marks of its own `"\"driver.h\""`.
    pub fn include(mut self, headers: &'a [&'a str]) -> Self {
        self.includes = headers;
        self
    }

    /// C text behind the headers, for what no header declares.
    pub fn declare(mut self, text: &'a str) -> Self {
        self.declarations = text;
        self
    }

    /// What members are called in C that have another name in Rust, as pairs: first Rust's, then C's.
    ///
    /// Raw identifiers need none: `r#type` is `type`. In C's name may be dots, `("st_atime_nsec", "st_atim.tv_nsec")`. A
    /// member of a record inside is told by its path, `("when.sec", "tv_sec")`, without indices of arrays. A record
    /// that C leaves unnamed has the name `""`: its members are the outer record's there.
    pub fn rename(mut self, names: &'a [(&'a str, &'a str)]) -> Self {
        self.renames = names;
        self
    }

    /// Members that are not compared, nor what is in them, by name or path as in [`rename`](Self::rename).
    ///
    /// It is for what C does not declare, such as padding that was made a member, and for a member of another kind
    /// on purpose, such as an address in a `u64`. The size of the record holds them to what they cover.
    pub fn skip(mut self, names: &'a [&'a str]) -> Self {
        self.skips = names;
        self
    }

    /// The C program: static assertions, and a `main` that looks for bit-fields.
    ///
    /// # Errors
    ///
    /// [`NoText`] if the record has no layout, or a name in [`rename`](Self::rename) or [`skip`](Self::skip) is none of
    /// its members'.
    pub fn text(&self) -> Result<CText<'a>, NoText<'a>> {
        let layout = self.layout.map_err(NoText::Layout)?;
        let record = layout.record();
        let renamed = self.renames.iter().map(|(name, _)| *name);
        for name in renamed.chain(self.skips.iter().copied()) {
            if members::find(record, name).is_none() {
                return Err(NoText::NoSuchMember { record: record.name(), name });
            }
        }
        for (name, c_name) in self.renames {
            if c_name.is_empty() && !members::find(record, name).is_some_and(members::may_be_unnamed) {
                return Err(NoText::NeedsName { record: record.name(), name });
            }
        }
        Ok(CText { check: *self, layout })
    }
}

/// Why there is nothing to compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoText<'a> {
    /// The record has no layout on this machine.
    Layout(LayoutError),
    /// A member was renamed or skipped that the record does not have on any target.
    NoSuchMember {
        /// The record's name.
        record: &'static str,
        /// What was given as the member's name.
        name: &'a str,
    },
    /// A member was given the name `""`, and is no record.
    NeedsName {
        /// The record's name.
        record: &'static str,
        /// The member's name.
        name: &'a str,
    },
}

impl fmt::Display for NoText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(error) => error.fmt(f),
            Self::NoSuchMember { record, name } => {
                write!(f, "`{record}` has no member `{name}` to rename or skip: give the name that it has in Rust")
            }
            Self::NeedsName { record, name } => {
                write!(f, "`{record}::{name}` needs a name in C: only a struct or union may be without")
            }
        }
    }
}

impl core::error::Error for NoText<'_> {}
