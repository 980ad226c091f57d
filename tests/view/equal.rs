//! `==` of views: by value, whatever bytes and targets are under them.

use crate::kinds::{self, Kinds, Model, Sample};
use core::ffi::{c_char, c_int, c_long};
use heapstruct::target::{
    Aarch64Linux, ArmLinux, I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, Target, X86_64Linux,
};
use heapstruct::{Addr, Buf, HeapStruct};

/// [`Kinds`] with the sample in every leaf but one, in memory of some filling.
fn filled<T: Target>(target: T, model: Model, filling: u8, but: &str) -> Vec<u8> {
    let mut bytes = vec![0; model.size()];
    let mut view = Kinds::view_mut_on(target, &mut bytes).unwrap();
    let mut covered = vec![false; model.size()];
    for leaf in kinds::leaves(model) {
        covered[leaf.offset..][..leaf.width].fill(true);
        if leaf.path != but {
            kinds::try_set(&mut view, leaf.path, &Sample::of(leaf.path));
        }
    }
    // the members that are no leaf of the list stay zero; what no member covers is filled
    let padding: &[usize] = match model {
        Model::Lp64 => &[12, 13, 14, 15, 52, 55, 122, 123, 138, 139, 225, 231, 241, 247, 257, 263],
        Model::Ilp32 => &[106, 107, 122, 123, 181, 183, 189, 191, 197, 199],
        Model::I386 => &[98, 99, 114, 115, 173, 175, 181, 183, 189, 191],
    };
    for &at in padding {
        assert!(!covered[at], "byte {at} is no padding");
        bytes[at] = filling;
    }
    bytes
}

#[test]
fn across_all_kinds_of_targets() {
    let big = filled(S390xLinux, Model::Lp64, 0x11, "");
    let native = filled(Native, Model::NATIVE, 0x22, "");
    let i386 = filled(I686Linux, Model::I386, 0x33, "");
    let arm = filled(ArmLinux, Model::Ilp32, 0x44, "");
    let (big, by_value) =
        (Kinds::view_on(S390xLinux, &big).unwrap(), Kinds::view_on(Runtime::S390X_LINUX, &big).unwrap());
    assert!(big == by_value);
    assert!(by_value == big);
    assert!(Kinds::view(&native).unwrap() == big);
    assert!(big == Kinds::view(&native).unwrap());
    assert!(Kinds::view_on(I686Linux, &i386).unwrap() == big);
    assert!(Kinds::view_on(Runtime::I686_LINUX, &i386).unwrap() == by_value);
    assert!(Kinds::view_on(ArmLinux, &arm).unwrap() == Kinds::view_on(I686Linux, &i386).unwrap());
}

#[test]
fn every_member_counts() {
    let whole = filled(X86_64Linux, Model::Lp64, 0, "");
    let whole = Kinds::view_on(X86_64Linux, &whole).unwrap();
    // Miri takes its time
    for leaf in kinds::leaves(Model::Ilp32).step_by(if cfg!(miri) { 6 } else { 1 }) {
        let other = filled(PowerpcLinux, Model::Ilp32, 0, leaf.path);
        assert!(Kinds::view_on(PowerpcLinux, &other).unwrap() != whole, "{} does not count", leaf.path);
        assert!(whole != Kinds::view_on(Runtime::POWERPC_LINUX, &other).unwrap(), "{} does not count", leaf.path);
    }
}

/// Padding is not compared: one side has it zeroed, the other not.
#[test]
fn padding_does_not_count() {
    let (a, b) = (filled(PowerpcLinux, Model::Ilp32, 0, ""), filled(PowerpcLinux, Model::Ilp32, 0xff, ""));
    assert_ne!(a, b);
    assert!(Kinds::view_on(PowerpcLinux, &a).unwrap() == Kinds::view_on(PowerpcLinux, &b).unwrap());
}

#[derive(HeapStruct)]
#[repr(C)]
struct Float {
    value: f64,
}

#[test]
fn a_nan_differs_from_itself() {
    let mut float = Buf::<Float>::new();
    assert!(float.view() == float.view());
    float.view_mut().set_value(f64::NAN);
    assert!(float.view() != float.view());
    let mut zero = Buf::<Float>::new();
    zero.view_mut().set_value(-0.0);
    assert!(zero.view() == Buf::<Float>::new().view());
}

#[derive(HeapStruct)]
#[repr(C)]
struct Named {
    name: [c_char; 4],
}

#[test]
fn text_counts_up_to_its_end() {
    let view = |bytes| Named::view(bytes).unwrap();
    assert!(view(b"ab\0x") == view(b"ab\0y"));
    assert!(view(b"ab\0\0") != view(b"abc\0"));
    assert!(view(b"abcd") == view(b"abcd"));
    assert!(view(b"abcd") != view(b"abce"));
}

#[derive(HeapStruct)]
#[repr(C)]
struct Char {
    c: c_char,
}

/// By value, `0xff` as a signed `char` is not `0xff` as an unsigned one.
#[test]
fn numbers_are_compared_by_value_and_not_by_bits() {
    let (signed, unsigned) =
        (Char::view_on(X86_64Linux, &[0xff]).unwrap(), Char::view_on(Aarch64Linux, &[0xff]).unwrap());
    assert!(signed != unsigned);
    assert!(unsigned != signed);
    assert!(Char::view_on(X86_64Linux, &[0x7f]).unwrap() == Char::view_on(Aarch64Linux, &[0x7f]).unwrap());

    #[derive(HeapStruct)]
    #[repr(C)]
    struct Numbers {
        long: c_long,
        at: *const u8,
        on: bool,
    }
    let (mut narrow, mut wide) = ([0; 12], [0; 24]);
    let mut a = Numbers::view_mut_on(PowerpcLinux, &mut narrow).unwrap();
    a.set_long(-1);
    a.set_at(Addr::new(u32::MAX));
    let mut b = Numbers::view_mut_on(X86_64Linux, &mut wide).unwrap();
    b.set_long(-1);
    b.set_at(Addr::new(u32::MAX.into()));
    assert!(a == b);
    // the same low bits, another number
    b.set_long(u32::MAX.into());
    assert!(a != b);
    b.set_long(-1);
    b.set_at(Addr::new(u64::MAX));
    assert!(a != b);
    b.set_at(Addr::new(u32::MAX.into()));
    // `true` is `true`, whichever byte says so
    narrow[8] = 1;
    wide[16] = 7;
    assert!(Numbers::view_on(PowerpcLinux, &narrow).unwrap() == Numbers::view_on(X86_64Linux, &wide).unwrap());
}

#[derive(HeapStruct)]
#[repr(C)]
struct Outer {
    inner: Inner,
    inners: [Inner; 2],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    a: u8,
    b: c_int,
}

#[test]
fn of_nested_records_and_of_other_storage() {
    let mut buf = Buf::<Outer>::new();
    buf.view_mut().inners_mut().get_mut(1).unwrap().set_b(5);
    let owned = Outer::over(vec![0; Outer::SIZE], Native).unwrap();
    assert!(buf.view() != owned);
    assert!(buf.view().inner() == owned.inner());
    assert!(buf.view().inners().get(0).unwrap() == owned.inner());
    assert!(buf.view().inners().get(1).unwrap() != owned.inner());
    buf.view_mut().inners_mut().get_mut(1).unwrap().set_b(0);
    assert!(buf.view_mut() == owned);
}

/// `PartialEq` asks for no more than both targets give.
#[test]
fn in_code_generic_over_the_targets() {
    fn same<T: Target, U: Target>(a: (T, &[u8]), b: (U, &[u8])) -> bool {
        Outer::view_on(a.0, a.1).unwrap() == Outer::view_on(b.0, b.1).unwrap()
    }
    let mut bytes = [0; 24];
    assert!(same((PowerpcLinux, &bytes), (Runtime::S390X_LINUX, &[0; 24])));
    bytes[4] = 1;
    assert!(!same((PowerpcLinux, &bytes), (Native, &[0; 24])));
}
