//! Bytes that are too few, too many or not aligned, and targets that nobody has.

use crate::kinds::{Kinds, Model};
use core::ffi::c_long;
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, UnknownTarget, X86_64Linux};
use heapstruct::{HeapStruct, View, ViewError};

#[derive(HeapStruct)]
#[repr(C)]
struct Timer {
    id: u32,
    interval: c_long,
}

fn refused<V>(result: Result<V, ViewError>) -> ViewError {
    match result {
        Ok(_) => panic!("a view of too few bytes"),
        Err(error) => error,
    }
}

#[test]
fn one_byte_short() {
    let bytes = [0; 15];
    let error = refused(Timer::view_on(X86_64Linux, &bytes));
    assert_eq!(error, ViewError::TooShort { record: "Timer", needed: 16, given: 15 });
    assert_eq!(error.to_string(), "`Timer` needs 16 bytes, 15 were given");
    assert_eq!(refused(Timer::view_on(Runtime::X86_64_LINUX, &bytes)), error);
    assert_eq!(refused(Timer::view_mut_on(X86_64Linux, &mut bytes.clone())), error);
    assert_eq!(refused(Timer::over(bytes.to_vec(), X86_64Linux)), error);
    assert_eq!(refused(Timer::over(&bytes[..], Runtime::X86_64_LINUX)), error);
    // fewer bytes are needed there
    assert!(Timer::view_on(PowerpcLinux, &bytes[..8]).is_ok());
    let error = refused(Timer::view_on(PowerpcLinux, &bytes[..7]));
    assert_eq!(error, ViewError::TooShort { record: "Timer", needed: 8, given: 7 });

    let (needed, given) = (Timer::SIZE, Timer::SIZE - 1);
    let error = ViewError::TooShort { record: "Timer", needed, given };
    let mut bytes = vec![0; given];
    assert_eq!(refused(Timer::view(&bytes)), error);
    assert_eq!(refused(Timer::view_mut(&mut bytes)), error);
    assert_eq!(refused(Timer::over(bytes, Native)), error);
}

#[test]
fn no_bytes() {
    let error = refused(Timer::view_on(I686Linux, &[]));
    assert_eq!(error, ViewError::TooShort { record: "Timer", needed: 8, given: 0 });
    assert_eq!(error.to_string(), "`Timer` needs 8 bytes, 0 were given");
    assert_eq!(
        refused(Kinds::view(&[])).to_string(),
        format!("`Kinds` needs {} bytes, 0 were given", Model::NATIVE.size())
    );
}

#[test]
fn a_view_error_is_an_error() {
    fn fails() -> Result<(), Box<dyn core::error::Error + Send + Sync>> {
        Timer::view_on(I686Linux, &[0; 7])?;
        Ok(())
    }
    assert_eq!(fails().unwrap_err().to_string(), "`Timer` needs 8 bytes, 7 were given");
}

#[test]
fn more_bytes_than_needed_are_left_alone() {
    let mut bytes = [0xa5; 64];
    let mut timer = Timer::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    assert_eq!(View::size(&timer), 8);
    timer.set_interval(0);
    timer.set_id(0);
    assert_eq!(bytes[..8], [0; 8]);
    assert_eq!(bytes[8..], [0xa5; 56]);
}

#[test]
fn any_alignment_works() {
    for shift in 0..16 {
        let mut bytes = vec![0; shift + Timer::SIZE];
        Timer::view_mut(&mut bytes[shift..]).unwrap().set_interval(-5);
        Timer::view_mut(&mut bytes[shift..]).unwrap().set_id(6);
        let timer = Timer::view(&bytes[shift..]).unwrap();
        assert_eq!((timer.id(), timer.interval()), (6, -5));
        assert_eq!(bytes[shift..][..4], 6_u32.to_ne_bytes());
    }
}

#[test]
#[cfg_attr(miri, ignore = "a long search that touches no unsafe code")]
fn an_unknown_triple_lists_the_near_ones() {
    let error: UnknownTarget = "s390y-unknown-linux-gnu".parse::<Runtime>().unwrap_err();
    assert_eq!(error.given(), "s390y-unknown-linux-gnu");
    assert_eq!(error.nearest()[0], "s390x-unknown-linux-gnu");
    assert_eq!(
        error.to_string(),
        "no target is named `s390y-unknown-linux-gnu`; the nearest are `s390x-unknown-linux-gnu`, \
         `s390-unknown-linux-gnu` and `sparc-unknown-linux-gnu`"
    );
    let error = "aarch64-apple-darvin".parse::<Runtime>().unwrap_err();
    assert_eq!(error.nearest()[0], "aarch64-apple-darwin");
    let error = "".parse::<Runtime>().unwrap_err();
    assert!(error.to_string().starts_with("no target is named ``; the nearest are `"), "{error}");
    let error = "a\n\u{7f}".parse::<Runtime>().unwrap_err();
    assert!(error.to_string().starts_with(r"no target is named `a\n\u{7f}`; "), "{error}");
}

/// A name with its version, its vendor or another spelling is still that machine, and its bytes are read as such.
#[test]
fn a_known_triple_in_any_spelling() {
    let bytes = [0, 0, 0, 1, 0xff, 0xff, 0xff, 0xfe];
    for triple in ["powerpc-unknown-linux-gnu", "powerpc-linux-gnu", "ppc-suse-linux", "powerpc-linux"] {
        let target: Runtime = triple.parse().unwrap();
        assert_eq!(target, Runtime::POWERPC_LINUX);
        let timer = Timer::view_on(target, &bytes).unwrap();
        assert_eq!((timer.id(), timer.interval()), (1, -2));
    }
}
