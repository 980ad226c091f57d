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

#[test]
fn text_is_alike_on_every_machine() {
    for target in [Runtime::X86_64_LINUX, Runtime::S390X_LINUX, Runtime::MIPS_LINUX] {
        assert_eq!(linux::Utsname::layout_on(target).unwrap().size(), 390);
        assert_eq!(bsd::Utsname::layout_on(target).unwrap().size(), 1280);
        assert_eq!(solaris::Utsname::layout_on(target).unwrap().size(), 1285);
        assert_eq!(dragonfly::Utsname::layout_on(target).unwrap().size(), 160);
        assert_eq!(hurd::Utsname::layout_on(target).unwrap().size(), 6144);
    }
}
