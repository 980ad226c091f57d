//! The example programs, run as a user would, beside GNU `stat` where it is there.
#![cfg(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "freebsd"))]

mod dump;
mod program;
mod stat;
