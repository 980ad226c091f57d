//! The ABIs that C compilers were measured to have: more than there are built-in targets.
//!
//! A target of [`target`](crate::target) is a whole platform, with what its system's typedefs stand for. Here is what
//! decides layouts alone, of compilers with and without an operating system, and with the flags that change an ABI:
//! small processors, graphics cards, `-mms-bitfields`.
//!
//! ```
//! use heapstruct::HeapStruct;
//! use heapstruct::abi::Abi;
//! use heapstruct::layout::RecordLayout;
//! use heapstruct::target::Custom;
//! use core::ffi::{c_int, c_long};
//!
//! #[derive(HeapStruct)]
//! #[repr(C)]
//! struct Sample { kind: u8, value: c_int, time: c_long }
//!
//! // As a type, for views whose getters are one load.
//! heapstruct::row! {
//!     /// An 8-bit AVR.
//!     pub struct Avr = Abi::measured("avr-unknown-unknown/gcc").unwrap();
//! }
//! let sample = Sample::view_on(Custom::<Avr>::new(), &[1, 2, 0, 3, 0, 0, 0])?;
//! assert_eq!((sample.value(), sample.time()), (2_i16, 3_i32));
//!
//! // As a value.
//! let abi = Abi::measured("msp430-unknown-elf/clang").unwrap();
//! assert_eq!(RecordLayout::of(Sample::RECORD, abi)?.size(), 8);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # The table
//!
//! Each name is that of a triple, a compiler, and the flags that were given to it. Types have their size, and their
//! alignment as a member of a record behind a stroke if that is another, in bytes. Each row was measured by compiling
//! records with the compiler that is named last: 279 of them, 1206 members. Compilers that do not follow their
//! platform's ABI are left out (clang for AVR and for the 68000, for UEFI, and for 32-bit SPARC but Solaris), and so are two ABIs that
//! are not C's or have rules of their own (`avr-gcc -mint8`, `powerpc64-linux-gnu-gcc -malign-power`).
//!
// The table is beside this file, so that it is no line of the source.
#![doc = include_str!("measured/table.md")]

mod rows;

use super::Abi;
use crate::target::{Runtime, Target, UnknownTarget};

/// An ABI, and the compiler that was measured to have it.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    name: &'static str,
    compiler: &'static str,
    abi: &'static Abi,
}

/// All of them, in the order of the [table](self#the-table).
pub const ALL: &[Measured] = rows::MEASURED;

impl Measured {
    /// Triple, compiler and flags: `i686-linux-gnu/clang -malign-double`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What the compiler calls itself.
    pub const fn compiler(&self) -> &'static str {
        self.compiler
    }

    /// The ABI. Of typedefs it says what `wchar_t` is, and no others.
    pub const fn abi(&self) -> Abi {
        *self.abi
    }
}

impl Abi {
    /// The ABI that a compiler was measured to have, by its name in the [table](crate::abi::measured#the-table); `None` if it is
    /// not there.
    ///
    /// ```
    /// use heapstruct::abi::{Abi, Scalar};
    ///
    /// const AVR: Abi = Abi::measured("avr-unknown-unknown/gcc").unwrap();
    /// assert_eq!(AVR.size_of(Scalar::Pointer), Some(2));
    /// ```
    pub const fn measured(name: &str) -> Option<Self> {
        let mut i = 0;
        while i < ALL.len() {
            if crate::target::same(ALL[i].name, name) {
                return Some(*ALL[i].abi);
            }
            i += 1;
        }
        None
    }
}

impl core::str::FromStr for Abi {
    type Err = UnknownTarget;

    /// The ABI of the built-in target that a triple means, typedefs included, in the spelling of GNU, LLVM or Rust; of
    /// the compiler with a name in the [table](crate::abi::measured#the-table); or of a triple in the table, if all
    /// compilers that were measured for it agree.
    ///
    /// ```
    /// use heapstruct::abi::{Abi, Scalar};
    ///
    /// let abi: Abi = "i386-linux-gnu".parse()?;
    /// assert_eq!(abi.size_of(Scalar::TimeT), Some(4));
    ///
    /// let abi: Abi = "msp430-unknown-elf".parse()?;
    /// assert_eq!(abi, "msp430-unknown-elf/clang".parse()?);
    ///
    /// // One has enums as small as their values, the other not.
    /// let error = "arm-none-eabi".parse::<Abi>().unwrap_err();
    /// assert!(error.nearest().contains(&"arm-none-eabi/gcc"));
    /// assert!(error.nearest().contains(&"arm-none-eabi/clang"));
    /// # Ok::<(), heapstruct::target::UnknownTarget>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`UnknownTarget`], which lists the nearest names.
    fn from_str(name: &str) -> Result<Self, UnknownTarget> {
        if let Ok(target) = name.parse::<Runtime>() {
            return Ok(target.abi());
        }
        if let Some(abi) = Self::measured(name) {
            return Ok(abi);
        }
        let mut of_triple = ALL.iter().filter(|measured| {
            let (triple, compiler) = measured.name.split_once('/').unwrap_or_default();
            triple == name && !compiler.contains(' ')
        });
        match of_triple.next() {
            Some(first) if of_triple.all(|other| other.abi == first.abi) => Ok(first.abi()),
            _ => Err(UnknownTarget::among("ABI", ALL.iter().map(Measured::name), name)),
        }
    }
}
