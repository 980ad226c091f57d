//! `stat` and its kin on real files, beside what the standard library and `stat(1)` say of
//! them; wrong input; the memory that calls fill; and the definitions for other machines.
#![cfg(unix)]

mod agreement;
mod any;
mod at;
mod definitions;
mod destination;
mod errors;
mod files;
mod kernel;
mod path;
mod reported;
mod statvfs;
#[cfg(target_os = "linux")]
mod statx;
mod uname;
mod utimens;
mod y2038;
