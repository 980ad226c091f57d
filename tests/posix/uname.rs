//! `uname` beside the plain C call and `uname(1)`.
#![allow(unsafe_code, reason = "the plain C call")]
#![allow(unused_qualifications, reason = "which of the definitions is the machine's own differs")]

use core::ffi::{CStr, c_char};
use core::mem::MaybeUninit;
use heapstruct::posix::utsname::{bsd, dragonfly, hurd, linux, solaris};
use heapstruct::posix::{Error, Utsname, uname};
use heapstruct::target::Runtime;
use heapstruct::{Buf, HeapStruct, ViewError};
use std::process::Command;

#[test]
fn with_the_c_call() {
    let mut name = MaybeUninit::<libc::utsname>::zeroed();
    // SAFETY: there is room for the struct.
    assert!(unsafe { libc::uname(name.as_mut_ptr()) } >= 0);
    // SAFETY: it is made of characters, and was zeroed.
    let name = unsafe { name.assume_init() };
    let text = |member: &[c_char]| {
        let bytes: Vec<u8> = member.iter().map(|byte| *byte as u8).collect();
        CStr::from_bytes_until_nul(&bytes).unwrap().to_str().unwrap().to_owned()
    };
    let mut buffer = Buf::<Utsname>::new();
    let ours = uname(&mut buffer).unwrap();
    assert_eq!(ours.sysname(), *text(&name.sysname));
    assert_eq!(ours.nodename(), *text(&name.nodename));
    assert_eq!(ours.release(), *text(&name.release));
    assert_eq!(ours.version(), *text(&name.version));
    assert_eq!(ours.machine(), *text(&name.machine));
    #[cfg(any(target_os = "linux", target_os = "android"))]
    assert_eq!(ours.domainname(), *text(&name.domainname));
    assert!(!ours.machine().is_empty());
}

/// But for the machine, which under emulation is another one for this process alone.
#[test]
fn with_the_command() {
    let output = Command::new("uname").arg("-snrv").output().unwrap();
    let mut buffer = Buf::<Utsname>::new();
    let system = uname(&mut buffer).unwrap();
    assert_eq!(
        format!("{} {} {} {}\n", system.sysname(), system.nodename(), system.release(), system.version()),
        String::from_utf8(output.stdout).unwrap()
    );
}

#[test]
fn every_memory() {
    let expected = uname(&mut Buf::<Utsname>::new()).unwrap().release().to_string();
    let mut bytes = [0xa5; Utsname::SIZE + 8];
    assert_eq!(uname(&mut bytes[1..]).unwrap().release(), *expected);
    assert!(bytes[Utsname::SIZE + 1..].iter().all(|byte| *byte == 0xa5));
    assert_eq!(uname(&mut MaybeUninit::<Utsname>::uninit()).unwrap().release(), *expected);
    let needed = Utsname::SIZE;
    assert_eq!(
        uname(&mut [0; 5]).map(|_| ()),
        Err(Error::Buffer(ViewError::TooShort { record: "Utsname", needed, given: 5 }))
    );
}

/// Every system with a triple but Windows and WASI has one, and no system two.
#[test]
fn each_system_has_its_own() {
    for target in Runtime::ALL.iter().copied() {
        let sizes = [
            linux::Utsname::layout_on(target).map(|layout| layout.size()),
            bsd::Utsname::layout_on(target).map(|layout| layout.size()),
            solaris::Utsname::layout_on(target).map(|layout| layout.size()),
            dragonfly::Utsname::layout_on(target).map(|layout| layout.size()),
            hurd::Utsname::layout_on(target).map(|layout| layout.size()),
        ];
        let triple = target.to_string();
        let has = |names: &[&str]| names.iter().any(|name| triple.contains(name));
        let expected = match () {
            () if has(&["linux"]) => vec![390],
            () if has(&["darwin", "freebsd", "netbsd", "openbsd"]) => vec![1280],
            () if has(&["solaris"]) => vec![1285],
            () if has(&["dragonfly", "aix", "haiku"]) => vec![160],
            () if has(&["hurd"]) => vec![6144],
            () => vec![],
        };
        assert_eq!(sizes.into_iter().flatten().collect::<Vec<_>>(), expected, "{triple}");
    }
}
