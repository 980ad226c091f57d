//! The POSIX typedefs, and structs made of them, on every platform, against what the headers of C libraries declare.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

mod agree;
#[cfg(unix)]
mod native;
mod place;
#[cfg(unix)]
mod records;
mod stat;
mod statvfs;
mod typedefs;
mod utsname;

use std::sync::LazyLock;

use heapstruct_tests::posix::Headers;

static HEADERS: LazyLock<Headers> = LazyLock::new(|| Headers::load().unwrap_or_else(|error| panic!("{error}")));
