//! Which bytes a setter writes, and what a getter makes of them: every kind of member on every kind of target.

use crate::kinds::{self, Kinds, KindsView, Model, Sample};
use heapstruct::target::{
    Aarch64Linux, ArmLinux, I686Freebsd, I686Linux, MipsLinux, Native, PowerpcLinux, Runtime, S390xLinux, Sparc64Linux,
    StaticTarget, Target, X86_64Linux,
};
use heapstruct::{HeapStruct, size_on};

const POISON: u8 = 0xa5;
/// Before and behind the record; one byte before it makes every member unaligned.
const MARGIN: usize = 1;

/// Sets each leaf in poisoned memory. Its bytes must be the sample's, and every other byte what it was.
fn check<T: Target>(target: T, model: Model, big: bool, set: fn(&mut KindsView<&mut [u8], T>, &str, &Sample)) {
    let size = model.size();
    // Miri takes its time
    for leaf in kinds::leaves(model).step_by(if cfg!(miri) { 2 } else { 1 }) {
        let sample = Sample::of(leaf.path);
        let mut expected = vec![POISON; MARGIN + size + MARGIN];
        expected[MARGIN + leaf.offset..][..leaf.width].copy_from_slice(&sample.encode(leaf.width, big));

        let mut actual = vec![POISON; MARGIN + size + MARGIN];
        let mut view = Kinds::view_mut_on(target, &mut actual[MARGIN..]).unwrap();
        set(&mut view, leaf.path, &sample);
        assert_eq!(actual, expected, "{} on {target:?}", leaf.path);

        let view = Kinds::view_on(target, &expected[MARGIN..]).unwrap();
        assert_eq!(kinds::get(&view, leaf.path), sample, "{} on {target:?}", leaf.path);
    }
}

fn check_static<T: StaticTarget>(target: T, model: Model, big: bool) {
    check(target, model, big, |view, path, sample| kinds::set(view, path, sample));
    check(target, model, big, |view, path, sample| kinds::try_set(view, path, sample));
}

/// The same target by its type and by its value.
#[expect(clippy::redundant_closure, reason = "a function item is not general over the lifetime of the view")]
fn check_both<T: StaticTarget + Into<Runtime>>(target: T, model: Model, big: bool) {
    assert_eq!(size_on::<Kinds, T>(), model.size());
    check_static(target, model, big);
    check(Runtime::of(target), model, big, |view, path, sample| kinds::try_set(view, path, sample));
}

#[test]
fn native() {
    assert_eq!(Kinds::SIZE, Model::NATIVE.size());
    check_static(Native, Model::NATIVE, cfg!(target_endian = "big"));
}

#[test]
fn little_endian_64() {
    check_both(X86_64Linux, Model::Lp64, false);
    check_both(Aarch64Linux, Model::Lp64, false);
}

#[test]
fn big_endian_64() {
    check_both(S390xLinux, Model::Lp64, true);
    check_both(Sparc64Linux, Model::Lp64, true);
}

#[test]
fn little_endian_32() {
    check_both(ArmLinux, Model::Ilp32, false);
}

#[test]
fn big_endian_32() {
    check_both(PowerpcLinux, Model::Ilp32, true);
    check_both(MipsLinux, Model::Ilp32, true);
}

#[test]
fn i386() {
    check_both(I686Linux, Model::I386, false);
    check_both(I686Freebsd, Model::I386, false);
}

/// All of it once without any helper: the bytes as C would have them.
#[test]
fn written_out() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Small {
        kind: core::ffi::c_char,
        count: core::ffi::c_long,
        port: u16,
        big: i64,
    }

    fn fill(view: &mut SmallView<&mut [u8], impl Target<Long: From<i32>>>) {
        view.set_port(0x1234);
        view.set_big(-2);
        view.try_set_count((-3).into()).unwrap();
    }

    let mut bytes = [0x11; 32];
    let mut view = Small::view_mut_on(I686Linux, &mut bytes).unwrap();
    view.set_kind(-1);
    fill(&mut view);
    assert_eq!(
        bytes[..24],
        [
            0xff, 0x11, 0x11, 0x11, 0xfd, 0xff, 0xff, 0xff, 0x34, 0x12, 0x11, 0x11, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff,
            0xff, 0xff, 0x11, 0x11, 0x11, 0x11
        ]
    );

    let mut bytes = [0x11; 32];
    let mut view = Small::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_kind(0xff);
    fill(&mut view);
    assert_eq!(
        bytes[..24],
        [
            0xff, 0x11, 0x11, 0x11, 0xff, 0xff, 0xff, 0xfd, 0x12, 0x34, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0xff, 0xff,
            0xff, 0xff, 0xff, 0xff, 0xff, 0xfe
        ]
    );

    let mut bytes = [0x11; 32];
    let mut view = Small::view_mut_on(Runtime::S390X_LINUX, &mut bytes).unwrap();
    view.try_set_kind(0xff).unwrap();
    fill(&mut view);
    assert_eq!(
        bytes,
        [
            0xff, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfd, 0x12, 0x34,
            0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe
        ]
    );
}
