// Written by `cargo run -p heapstruct-tests --bin generate`; not to be edited.
// 278 records: 101 of the derive alone, 177 with `record!`. Left out: 1, in not_expressible.txt.

use core::ffi::*;
use core::mem::ManuallyDrop;

use heapstruct::HeapStruct;

use crate::walk::{cases, choices, walk};

// 0000-h_char
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HChar {
    pub(crate) c: c_char,
}
walk! { HChar, HCharView,
    c (set_c, try_set_c): int,
}

// 0001-h_empty
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEmpty {}
walk! { HEmpty, HEmptyView,
}

// 0002-h_empty_member
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEmptyIn {}
walk! { HEmptyIn, HEmptyInView,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEmptyMember {
    pub(crate) a: c_char,
    pub(crate) e: HEmptyIn,
    pub(crate) b: c_int,
}
walk! { HEmptyMember, HEmptyMemberView,
    a (set_a, try_set_a): int,
    e (e_mut): view,
    b (set_b, try_set_b): int,
}

// 0003-h_mixed
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HMixed {
    pub(crate) a: c_char,
    pub(crate) b: c_short,
    pub(crate) c: c_char,
    pub(crate) d: c_int,
    pub(crate) e: c_char,
    pub(crate) f: c_long,
    pub(crate) g: c_char,
    pub(crate) h: c_longlong,
    pub(crate) i: c_char,
}
walk! { HMixed, HMixedView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
    e (set_e, try_set_e): int,
    f (set_f, try_set_f): int,
    g (set_g, try_set_g): int,
    h (set_h, try_set_h): int,
    i (set_i, try_set_i): int,
}

// 0004-h_trailing
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HTrailing {
    pub(crate) a: c_int,
    pub(crate) b: c_char,
}
walk! { HTrailing, HTrailingView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0005-h_shorts
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HShorts {
    pub(crate) a: c_char,
    pub(crate) b: c_short,
    pub(crate) c: c_char,
}
walk! { HShorts, HShortsView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0006-h_chars3
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HChars3 {
    pub(crate) a: [c_char; 3],
}
walk! { HChars3, HChars3View,
    a (a_mut): text,
}

// 0007-h_short_one
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HShortOne {
    pub(crate) s: c_short,
}
walk! { HShortOne, HShortOneView,
    s (set_s, try_set_s): int,
}

// 0008-h_int_after_char
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HIntAfterChar {
    pub(crate) c: c_char,
    pub(crate) i: c_int,
}
walk! { HIntAfterChar, HIntAfterCharView,
    c (set_c, try_set_c): int,
    i (set_i, try_set_i): int,
}

// 0009-h_ll_after_char
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HLlAfterChar {
    pub(crate) c: c_char,
    pub(crate) x: c_longlong,
}
walk! { HLlAfterChar, HLlAfterCharView,
    c (set_c, try_set_c): int,
    x (set_x, try_set_x): int,
}

// 0010-h_ll_after_int
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HLlAfterInt {
    pub(crate) i: c_int,
    pub(crate) x: c_longlong,
}
walk! { HLlAfterInt, HLlAfterIntView,
    i (set_i, try_set_i): int,
    x (set_x, try_set_x): int,
}

// 0011-h_double_after_char
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleAfterChar {
    pub(crate) c: c_char,
    pub(crate) d: c_double,
}
walk! { HDoubleAfterChar, HDoubleAfterCharView,
    c (set_c, try_set_c): int,
    d (set_d): f64,
}

// 0012-h_ldouble
heapstruct::record! {
    pub(crate) struct HLdouble {
        pub(crate) c: c_char,
        pub(crate) d: c_longdouble,
        pub(crate) e: c_char,
    }
}
walk! { HLdouble, HLdoubleView,
    c (set_c, try_set_c): int,
    d (set_d): long_double,
    e (set_e, try_set_e): int,
}

// 0013-h_ldouble_first
heapstruct::record! {
    pub(crate) struct HLdoubleFirst {
        pub(crate) d: c_longdouble,
        pub(crate) i: c_int,
    }
}
walk! { HLdoubleFirst, HLdoubleFirstView,
    d (set_d): long_double,
    i (set_i, try_set_i): int,
}

// 0014-h_floats
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFloats {
    pub(crate) a: c_float,
    pub(crate) b: c_char,
    pub(crate) c: c_double,
    pub(crate) d: c_char,
    pub(crate) e: c_float,
}
walk! { HFloats, HFloatsView,
    a (set_a): f32,
    b (set_b, try_set_b): int,
    c (set_c): f64,
    d (set_d, try_set_d): int,
    e (set_e): f32,
}

// 0015-h_complex
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HComplex {
    pub(crate) a: c_char,
    pub(crate) b: [c_float; 2],
    pub(crate) c: c_char,
    pub(crate) d: [c_double; 2],
}
walk! { HComplex, HComplexView,
    a (set_a, try_set_a): int,
    b (b_mut): [2] f32,
    c (set_c, try_set_c): int,
    d (d_mut): [2] f64,
}

// 0016-h_ldcomplex
heapstruct::record! {
    pub(crate) struct HLdcomplex {
        pub(crate) a: c_char,
        pub(crate) b: [c_longdouble; 2],
    }
}
walk! { HLdcomplex, HLdcomplexView,
    a (set_a, try_set_a): int,
    b (b_mut): [2] long_double,
}

// 0017-h_int128
#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HInt128 {
    pub(crate) c: c_char,
    pub(crate) x: i128,
    pub(crate) d: c_char,
}
#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]
walk! { HInt128, HInt128View,
    c (set_c, try_set_c): int,
    x (set_x): wide,
    d (set_d, try_set_d): int,
}

// 0018-h_bool
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HBool {
    pub(crate) a: bool,
    pub(crate) b: c_char,
    pub(crate) c: bool,
    pub(crate) d: c_int,
}
walk! { HBool, HBoolView,
    a (set_a): bool,
    b (set_b, try_set_b): int,
    c (set_c): bool,
    d (set_d, try_set_d): int,
}

// 0019-h_ptrs
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HPtrs {
    pub(crate) a: c_char,
    pub(crate) p: *mut c_void,
    pub(crate) b: c_char,
    pub(crate) r#fn: Option<unsafe extern "C" fn(c_int, *mut c_char) -> c_int>,
    pub(crate) c: c_char,
    pub(crate) q: *const *const c_char,
}
walk! { HPtrs, HPtrsView,
    a (set_a, try_set_a): int,
    p (set_p, try_set_p): ptr,
    b (set_b, try_set_b): int,
    r#fn (set_fn, try_set_fn): ptr,
    c (set_c, try_set_c): int,
    q (set_q, try_set_q): ptr,
}

// 0020-h_fnptr_arr
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFnptrArr {
    pub(crate) n: c_char,
    pub(crate) ops: [Option<unsafe extern "C" fn()>; 3],
    pub(crate) k: c_short,
}
walk! { HFnptrArr, HFnptrArrView,
    n (set_n, try_set_n): int,
    ops (ops_mut): [3] ptr,
    k (set_k, try_set_k): int,
}

// 0021-h_longs
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HLongs {
    pub(crate) a: c_char,
    pub(crate) b: c_ulong,
    pub(crate) c: c_short,
    pub(crate) d: c_long,
}
walk! { HLongs, HLongsView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
}

// 0022-h_stddef
heapstruct::record! {
    pub(crate) struct HStddef {
        pub(crate) a: c_char,
        pub(crate) b: usize,
        pub(crate) c: c_char,
        pub(crate) d: isize,
        pub(crate) e: c_char,
        pub(crate) f: wchar_t,
    }
}
walk! { HStddef, HStddefView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
    e (set_e, try_set_e): int,
    f (set_f, try_set_f): int,
}

// 0023-h_double_first_int
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleFirstInt {
    pub(crate) d: c_double,
    pub(crate) i: c_int,
}
walk! { HDoubleFirstInt, HDoubleFirstIntView,
    d (set_d): f64,
    i (set_i, try_set_i): int,
}

// 0024-h_double_later
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleLater {
    pub(crate) i: c_int,
    pub(crate) d: c_double,
    pub(crate) j: c_int,
}
walk! { HDoubleLater, HDoubleLaterView,
    i (set_i, try_set_i): int,
    d (set_d): f64,
    j (set_j, try_set_j): int,
}

// 0025-h_double_nested_first
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleNestedFirstS {
    pub(crate) d: c_double,
}
walk! { HDoubleNestedFirstS, HDoubleNestedFirstSView,
    d (set_d): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleNestedFirst {
    pub(crate) s: HDoubleNestedFirstS,
    pub(crate) i: c_int,
}
walk! { HDoubleNestedFirst, HDoubleNestedFirstView,
    s (s_mut): view,
    i (set_i, try_set_i): int,
}

// 0026-h_double_nested_later
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDnlIn {
    pub(crate) d: c_double,
    pub(crate) k: c_int,
}
walk! { HDnlIn, HDnlInView,
    d (set_d): f64,
    k (set_k, try_set_k): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleNestedLater {
    pub(crate) i: c_int,
    pub(crate) s: HDnlIn,
    pub(crate) j: c_int,
}
walk! { HDoubleNestedLater, HDoubleNestedLaterView,
    i (set_i, try_set_i): int,
    s (s_mut): view,
    j (set_j, try_set_j): int,
}

// 0027-h_double_arr_first
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleArrFirst {
    pub(crate) d: [c_double; 2],
    pub(crate) i: c_int,
}
walk! { HDoubleArrFirst, HDoubleArrFirstView,
    d (d_mut): [2] f64,
    i (set_i, try_set_i): int,
}

// 0028-h_double_arr_later
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HDoubleArrLater {
    pub(crate) i: c_int,
    pub(crate) d: [c_double; 2],
}
walk! { HDoubleArrLater, HDoubleArrLaterView,
    i (set_i, try_set_i): int,
    d (d_mut): [2] f64,
}

// 0029-h_ll_first
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HLlFirst {
    pub(crate) x: c_longlong,
    pub(crate) i: c_int,
}
walk! { HLlFirst, HLlFirstView,
    x (set_x, try_set_x): int,
    i (set_i, try_set_i): int,
}

// 0030-h_ll_later
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HLlLater {
    pub(crate) i: c_int,
    pub(crate) x: c_longlong,
    pub(crate) j: c_int,
}
walk! { HLlLater, HLlLaterView,
    i (set_i, try_set_i): int,
    x (set_x, try_set_x): int,
    j (set_j, try_set_j): int,
}

// 0031-h_union_double
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HUnionDouble {
    pub(crate) i: c_int,
    pub(crate) d: c_double,
}
walk! { HUnionDouble, HUnionDoubleView,
    i (set_i, try_set_i): int,
    d (set_d): f64,
}

// 0032-h_union_double_first
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HUnionDoubleFirst {
    pub(crate) d: c_double,
    pub(crate) i: c_int,
    pub(crate) c: [c_char; 12],
}
walk! { HUnionDoubleFirst, HUnionDoubleFirstView,
    d (set_d): f64,
    i (set_i, try_set_i): int,
    c (c_mut): text,
}

// 0033-h_struct_union_double
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HStructUnionDoubleU {
    pub(crate) d: c_double,
    pub(crate) i: c_int,
}
walk! { HStructUnionDoubleU, HStructUnionDoubleUView,
    d (set_d): f64,
    i (set_i, try_set_i): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HStructUnionDouble {
    pub(crate) u: HStructUnionDoubleU,
    pub(crate) k: c_int,
}
walk! { HStructUnionDouble, HStructUnionDoubleView,
    u (u_mut): view,
    k (set_k, try_set_k): int,
}

// 0034-h_int_union_double
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HIntUnionDoubleU {
    pub(crate) d: c_double,
    pub(crate) i: c_int,
}
walk! { HIntUnionDoubleU, HIntUnionDoubleUView,
    d (set_d): f64,
    i (set_i, try_set_i): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HIntUnionDouble {
    pub(crate) k: c_int,
    pub(crate) u: HIntUnionDoubleU,
    pub(crate) m: c_int,
}
walk! { HIntUnionDouble, HIntUnionDoubleView,
    k (set_k, try_set_k): int,
    u (u_mut): view,
    m (set_m, try_set_m): int,
}

// 0035-h_ldouble_aix
heapstruct::record! {
    pub(crate) struct HLdoubleAix {
        pub(crate) d: c_longdouble,
        pub(crate) c: c_char,
    }
}
walk! { HLdoubleAix, HLdoubleAixView,
    d (set_d): long_double,
    c (set_c, try_set_c): int,
}

// 0036-h_ldouble_later
heapstruct::record! {
    pub(crate) struct HLdoubleLater {
        pub(crate) i: c_int,
        pub(crate) d: c_longdouble,
        pub(crate) j: c_int,
    }
}
walk! { HLdoubleLater, HLdoubleLaterView,
    i (set_i, try_set_i): int,
    d (set_d): long_double,
    j (set_j, try_set_j): int,
}

// 0037-h_double_bf_first
heapstruct::record! {
    pub(crate) struct HDoubleBfFirst {
        pub(crate) d: c_double,
        pub(crate) a: c_int : 3,
        pub(crate) c: c_char,
    }
}
walk! { HDoubleBfFirst, HDoubleBfFirstView,
    d (set_d): f64,
    a (try_set_a): bits,
    c (set_c, try_set_c): int,
}

// 0038-h_zero_then_double
heapstruct::record! {
    pub(crate) struct HZeroThenDouble {
        _: c_int : 0,
        pub(crate) d: c_double,
        pub(crate) i: c_int,
    }
}
walk! { HZeroThenDouble, HZeroThenDoubleView,
    d (set_d): f64,
    i (set_i, try_set_i): int,
}

// 0039-h_float_first
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFloatFirst {
    pub(crate) f: c_float,
    pub(crate) d: c_double,
    pub(crate) c: c_char,
}
walk! { HFloatFirst, HFloatFirstView,
    f (set_f): f32,
    d (set_d): f64,
    c (set_c, try_set_c): int,
}

// 0040-h_arr
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HArr {
    pub(crate) a: [c_char; 5],
    pub(crate) b: [c_int; 3],
    pub(crate) c: c_char,
    pub(crate) d: [c_short; 2],
}
walk! { HArr, HArrView,
    a (a_mut): text,
    b (b_mut): [3] int,
    c (set_c, try_set_c): int,
    d (d_mut): [2] int,
}

// 0041-h_arr2d
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HArr2d {
    pub(crate) a: [[c_char; 5]; 3],
    pub(crate) b: [[c_short; 3]; 2],
    pub(crate) c: [[c_double; 2]; 2],
    pub(crate) e: c_char,
}
walk! { HArr2d, HArr2dView,
    a (a_mut): [3] text,
    b (b_mut): [2] [3] int,
    c (c_mut): [2] [2] f64,
    e (set_e, try_set_e): int,
}

// 0042-h_arr_struct
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HAsIn {
    pub(crate) a: c_short,
    pub(crate) b: c_char,
}
walk! { HAsIn, HAsInView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HArrStruct {
    pub(crate) x: c_char,
    pub(crate) y: [HAsIn; 3],
    pub(crate) z: c_int,
}
walk! { HArrStruct, HArrStructView,
    x (set_x, try_set_x): int,
    y (y_mut): [3] view,
    z (set_z, try_set_z): int,
}

// 0043-h_arr2d_struct
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HA2sIn {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HA2sIn, HA2sInView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HArr2dStruct {
    pub(crate) x: c_char,
    pub(crate) y: [[HA2sIn; 2]; 2],
    pub(crate) z: c_char,
}
walk! { HArr2dStruct, HArr2dStructView,
    x (set_x, try_set_x): int,
    y (y_mut): [2] [2] view,
    z (set_z, try_set_z): int,
}

// 0044-h_zero_array
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HZeroArray {
    pub(crate) a: c_char,
    pub(crate) z: [c_int; 0],
    pub(crate) b: c_char,
}
walk! { HZeroArray, HZeroArrayView,
    a (set_a, try_set_a): int,
    z (z_mut): [0] int,
    b (set_b, try_set_b): int,
}

// 0045-h_nested
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNestedB {
    pub(crate) x: c_char,
    pub(crate) y: c_short,
}
walk! { HNestedB, HNestedBView,
    x (set_x, try_set_x): int,
    y (set_y, try_set_y): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNestedDS {
    pub(crate) q: c_char,
    pub(crate) r: c_double,
}
walk! { HNestedDS, HNestedDSView,
    q (set_q, try_set_q): int,
    r (set_r): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNestedD {
    pub(crate) p: c_int,
    pub(crate) s: HNestedDS,
}
walk! { HNestedD, HNestedDView,
    p (set_p, try_set_p): int,
    s (s_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNested {
    pub(crate) a: c_char,
    pub(crate) b: HNestedB,
    pub(crate) c: c_char,
    pub(crate) d: HNestedD,
}
walk! { HNested, HNestedView,
    a (set_a, try_set_a): int,
    b (b_mut): view,
    c (set_c, try_set_c): int,
    d (d_mut): view,
}

// 0046-h_nested_chars
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNcIn {
    pub(crate) c: c_char,
}
walk! { HNcIn, HNcInView,
    c (set_c, try_set_c): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNestedChars {
    pub(crate) a: c_char,
    pub(crate) b: HNcIn,
    pub(crate) d: c_char,
}
walk! { HNestedChars, HNestedCharsView,
    a (set_a, try_set_a): int,
    b (b_mut): view,
    d (set_d, try_set_d): int,
}

// 0047-h_anon
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HAnonAnonymous {
    pub(crate) i: c_int,
    pub(crate) d: c_double,
    pub(crate) s: [c_char; 9],
}
walk! { HAnonAnonymous, HAnonAnonymousView,
    i (set_i, try_set_i): int,
    d (set_d): f64,
    s (s_mut): text,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HAnonAnonymous2 {
    pub(crate) x: c_short,
    pub(crate) y: c_short,
}
walk! { HAnonAnonymous2, HAnonAnonymous2View,
    x (set_x, try_set_x): int,
    y (set_y, try_set_y): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HAnon {
    pub(crate) tag: c_int,
    pub(crate) anonymous: HAnonAnonymous,
    pub(crate) anonymous_2: HAnonAnonymous2,
}
walk! { HAnon, HAnonView,
    tag (set_tag, try_set_tag): int,
    anonymous (anonymous_mut): view,
    anonymous_2 (anonymous_2_mut): view,
}

// 0048-h_union
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HUnion {
    pub(crate) c: c_char,
    pub(crate) s: c_short,
    pub(crate) i: c_int,
    pub(crate) l: c_long,
    pub(crate) ll: c_longlong,
    pub(crate) f: c_float,
    pub(crate) d: c_double,
    pub(crate) p: *mut c_void,
}
walk! { HUnion, HUnionView,
    c (set_c, try_set_c): int,
    s (set_s, try_set_s): int,
    i (set_i, try_set_i): int,
    l (set_l, try_set_l): int,
    ll (set_ll, try_set_ll): int,
    f (set_f): f32,
    d (set_d): f64,
    p (set_p, try_set_p): ptr,
}

// 0049-h_union_arr
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HUnionArr {
    pub(crate) a: [c_char; 7],
    pub(crate) b: [c_short; 2],
}
walk! { HUnionArr, HUnionArrView,
    a (a_mut): text,
    b (b_mut): [2] int,
}

// 0050-h_union_nested
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HUnionNestedS {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HUnionNestedS, HUnionNestedSView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HUnionNestedT {
    pub(crate) x: [c_short; 3],
}
walk! { HUnionNestedT, HUnionNestedTView,
    x (x_mut): [3] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HUnionNested {
    pub(crate) s: ManuallyDrop<HUnionNestedS>,
    pub(crate) raw: [c_char; 10],
    pub(crate) t: ManuallyDrop<HUnionNestedT>,
}
walk! { HUnionNested, HUnionNestedView,
    s (s_mut): view,
    raw (raw_mut): text,
    t (t_mut): view,
}

// 0051-h_in_union
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HInUnionU {
    pub(crate) a: c_char,
    pub(crate) b: c_short,
}
walk! { HInUnionU, HInUnionUView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HInUnion {
    pub(crate) k: c_char,
    pub(crate) u: HInUnionU,
    pub(crate) e: c_char,
}
walk! { HInUnion, HInUnionView,
    k (set_k, try_set_k): int,
    u (u_mut): view,
    e (set_e, try_set_e): int,
}

// 0052-h_flex
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFlex {
    pub(crate) n: c_int,
    pub(crate) data: [c_char; 0],
}
walk! { HFlex, HFlexView,
    n (set_n, try_set_n): int,
    data (data_mut): text,
}

// 0053-h_flex_double
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFlexDouble {
    pub(crate) n: c_char,
    pub(crate) data: [c_double; 0],
}
walk! { HFlexDouble, HFlexDoubleView,
    n (set_n, try_set_n): int,
    data (data_mut): [..] f64,
}

// 0054-h_flex_short
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HFlexShort {
    pub(crate) n: c_int,
    pub(crate) k: c_char,
    pub(crate) data: [c_short; 0],
}
walk! { HFlexShort, HFlexShortView,
    n (set_n, try_set_n): int,
    k (set_k, try_set_k): int,
    data (data_mut): [..] int,
}

// 0055-h_enum
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) enum HEnumE {
    V0 = 0,
    V1 = 1,
}
choices! { HEnumE,
    V0 = 0,
    V1 = 1,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEnum {
    pub(crate) a: c_char,
    pub(crate) e: HEnumE,
    pub(crate) b: c_char,
}
walk! { HEnum, HEnumView,
    a (set_a, try_set_a): int,
    e (set_e): choice,
    b (set_b, try_set_b): int,
}

// 0056-h_enum_neg
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) enum HEnumNegE {
    VMinus1 = -1,
    V300 = 300,
}
choices! { HEnumNegE,
    VMinus1 = -1,
    V300 = 300,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEnumNeg {
    pub(crate) a: c_char,
    pub(crate) e: HEnumNegE,
    pub(crate) b: c_char,
}
walk! { HEnumNeg, HEnumNegView,
    a (set_a, try_set_a): int,
    e (set_e): choice,
    b (set_b, try_set_b): int,
}

// 0057-h_enum_u32
#[derive(HeapStruct)]
#[repr(u32)]
pub(crate) enum HEnumU32E {
    V4294967295 = 4294967295,
}
choices! { HEnumU32E,
    V4294967295 = 4294967295,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HEnumU32 {
    pub(crate) a: c_char,
    pub(crate) e: HEnumU32E,
    pub(crate) b: c_char,
}
walk! { HEnumU32, HEnumU32View,
    a (set_a, try_set_a): int,
    e (set_e): choice,
    b (set_b, try_set_b): int,
}

// 0058-h_enum_64
heapstruct::record! {
    pub(crate) struct HEnum64 {
        pub(crate) a: c_char,
        #[on(X86_64Windows, I686Windows)]
        #[opaque(size = 4, align = 4)]
        #[heapstruct(rename = e_4_4)]
        pub(crate) e: _,
        #[on(M68kLinux)]
        #[opaque(size = 8, align = 2)]
        #[heapstruct(rename = e_8_2)]
        pub(crate) e: _,
        #[on(
            I686Linux, I686LinuxTime64, I686LinuxMusl, I686LinuxMusl11, Sh4Linux, ArcLinux,
            I686Android, I686Freebsd, I686Freebsd11, I686Hurd
        )]
        #[opaque(size = 8, align = 4)]
        #[heapstruct(rename = e_8_4)]
        pub(crate) e: _,
        #[on(not(any(
            X86_64Windows, I686Windows, M68kLinux, I686Linux, I686LinuxTime64, I686LinuxMusl,
            I686LinuxMusl11, Sh4Linux, ArcLinux, I686Android, I686Freebsd, I686Freebsd11, I686Hurd
        )))]
        #[opaque(size = 8, align = 8)]
        #[heapstruct(rename = e_8_8)]
        pub(crate) e: _,
        pub(crate) b: c_char,
    }
}
walk! { HEnum64, HEnum64View,
    a (set_a, try_set_a): int,
    e_4_4 (e_4_4_mut): [4] byte maybe,
    e_8_2 (e_8_2_mut): [8] byte maybe,
    e_8_4 (e_8_4_mut): [8] byte maybe,
    e_8_8 (e_8_8_mut): [8] byte maybe,
    b (set_b, try_set_b): int,
}

// 0059-h_enum_packed
heapstruct::record! {
    pub(crate) struct HEnumPacked {
        pub(crate) a: c_char,
        #[on(not(any(X86_64Windows, I686Windows)))]
        #[opaque(size = 1, align = 1)]
        #[heapstruct(rename = e_1_1)]
        pub(crate) e: _,
        #[on(X86_64Windows, I686Windows)]
        #[opaque(size = 4, align = 4)]
        #[heapstruct(rename = e_4_4)]
        pub(crate) e: _,
        pub(crate) b: c_int,
    }
}
walk! { HEnumPacked, HEnumPackedView,
    a (set_a, try_set_a): int,
    e_1_1 (e_1_1_mut): [1] byte maybe,
    e_4_4 (e_4_4_mut): [4] byte maybe,
    b (set_b, try_set_b): int,
}

// 0060-h_packed
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct HPacked {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
    pub(crate) c: c_short,
    pub(crate) d: c_double,
    pub(crate) e: c_char,
}
walk! { HPacked, HPackedView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d): f64,
    e (set_e, try_set_e): int,
}

// 0061-h_packed_member
heapstruct::record! {
    pub(crate) struct HPackedMember {
        pub(crate) a: c_char,
        #[packed]
        pub(crate) b: c_int,
        pub(crate) c: c_char,
        pub(crate) d: c_int,
    }
}
walk! { HPackedMember, HPackedMemberView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
}

// 0062-h_packed_aligned
heapstruct::record! {
    #[packed]
    #[aligned(4)]
    pub(crate) struct HPackedAligned {
        pub(crate) a: c_char,
        pub(crate) b: c_int,
        pub(crate) c: c_char,
    }
}
walk! { HPackedAligned, HPackedAlignedView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0063-h_packed_nested
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HPnIn {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HPnIn, HPnInView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct HPackedNested {
    pub(crate) x: c_char,
    pub(crate) y: HPnIn,
    pub(crate) z: c_short,
}
walk! { HPackedNested, HPackedNestedView,
    x (set_x, try_set_x): int,
    y (y_mut): view,
    z (set_z, try_set_z): int,
}

// 0064-h_nest_packed
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct HNpIn {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HNpIn, HNpInView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HNestPacked {
    pub(crate) x: c_char,
    pub(crate) y: HNpIn,
    pub(crate) z: c_int,
}
walk! { HNestPacked, HNestPackedView,
    x (set_x, try_set_x): int,
    y (y_mut): view,
    z (set_z, try_set_z): int,
}

// 0065-h_packed_aligned_member
heapstruct::record! {
    #[packed]
    pub(crate) struct HPackedAlignedMember {
        pub(crate) a: c_char,
        #[aligned(4)]
        pub(crate) b: c_int,
        pub(crate) c: c_char,
        #[aligned(2)]
        pub(crate) d: c_short,
    }
}
walk! { HPackedAlignedMember, HPackedAlignedMemberView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
}

// 0066-h_pack1
#[derive(HeapStruct)]
#[repr(C, packed(1))]
pub(crate) struct HPack1 {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
    pub(crate) c: c_short,
    pub(crate) d: c_double,
}
walk! { HPack1, HPack1View,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d): f64,
}

// 0067-h_pack2
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct HPack2 {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
    pub(crate) c: c_char,
    pub(crate) d: c_double,
    pub(crate) e: c_char,
}
walk! { HPack2, HPack2View,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
    d (set_d): f64,
    e (set_e, try_set_e): int,
}

// 0068-h_pack4
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct HPack4 {
    pub(crate) a: c_char,
    pub(crate) b: c_double,
    pub(crate) c: c_short,
    pub(crate) d: c_longlong,
    pub(crate) e: c_char,
}
walk! { HPack4, HPack4View,
    a (set_a, try_set_a): int,
    b (set_b): f64,
    c (set_c, try_set_c): int,
    d (set_d, try_set_d): int,
    e (set_e, try_set_e): int,
}

// 0069-h_pack8
heapstruct::record! {
    #[pack(8)]
    pub(crate) struct HPack8 {
        pub(crate) a: c_char,
        pub(crate) b: c_double,
        pub(crate) c: c_longdouble,
        pub(crate) d: c_char,
    }
}
walk! { HPack8, HPack8View,
    a (set_a, try_set_a): int,
    b (set_b): f64,
    c (set_c): long_double,
    d (set_d, try_set_d): int,
}

// 0070-h_pack2_nested
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HP2nIn {
    pub(crate) a: c_char,
    pub(crate) b: c_double,
}
walk! { HP2nIn, HP2nInView,
    a (set_a, try_set_a): int,
    b (set_b): f64,
}
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct HPack2Nested {
    pub(crate) x: c_char,
    pub(crate) y: HP2nIn,
    pub(crate) z: c_int,
}
walk! { HPack2Nested, HPack2NestedView,
    x (set_x, try_set_x): int,
    y (y_mut): view,
    z (set_z, try_set_z): int,
}

// 0071-h_pack2_aligned
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct HPack2Aligned {
        pub(crate) a: c_char,
        #[aligned(8)]
        pub(crate) b: c_int,
        pub(crate) c: c_char,
    }
}
walk! { HPack2Aligned, HPack2AlignedView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0072-h_pack1_aligned_struct
heapstruct::record! {
    #[pack(1)]
    #[aligned(8)]
    pub(crate) struct HPack1AlignedStruct {
        pub(crate) a: c_char,
        pub(crate) b: c_int,
    }
}
walk! { HPack1AlignedStruct, HPack1AlignedStructView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0073-h_pack2_union
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) union HPack2Union {
    pub(crate) a: [c_char; 5],
    pub(crate) b: c_int,
}
walk! { HPack2Union, HPack2UnionView,
    a (a_mut): text,
    b (set_b, try_set_b): int,
}

// 0074-h_aligned_struct
#[derive(HeapStruct)]
#[repr(C, align(16))]
pub(crate) struct HAlignedStruct {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HAlignedStruct, HAlignedStructView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0075-h_aligned_small
#[derive(HeapStruct)]
#[repr(C, align(2))]
pub(crate) struct HAlignedSmall {
    pub(crate) a: c_char,
    pub(crate) b: c_int,
}
walk! { HAlignedSmall, HAlignedSmallView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0076-h_aligned_member
heapstruct::record! {
    pub(crate) struct HAlignedMember {
        pub(crate) a: c_char,
        #[aligned(8)]
        pub(crate) b: c_char,
        pub(crate) c: c_char,
    }
}
walk! { HAlignedMember, HAlignedMemberView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0077-h_aligned_typedef
heapstruct::record! {
    pub(crate) struct HAlignedTypedef {
        pub(crate) a: c_char,
        #[aligned(8)]
        pub(crate) b: c_int,
        pub(crate) c: c_char,
    }
}
walk! { HAlignedTypedef, HAlignedTypedefView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0078-h_underaligned_typedef
heapstruct::record! {
    pub(crate) struct HUnderalignedTypedef {
        pub(crate) a: c_char,
        #[on(not(any(X86_64Windows, I686Windows)))]
        #[opaque(size = 8, align = 2)]
        #[heapstruct(rename = b_8_2)]
        pub(crate) b: _,
        #[on(X86_64Windows, I686Windows)]
        #[opaque(size = 8, align = 8)]
        #[heapstruct(rename = b_8_8)]
        pub(crate) b: _,
        pub(crate) c: c_char,
    }
}
walk! { HUnderalignedTypedef, HUnderalignedTypedefView,
    a (set_a, try_set_a): int,
    b_8_2 (b_8_2_mut): [8] byte maybe,
    b_8_8 (b_8_8_mut): [8] byte maybe,
    c (set_c, try_set_c): int,
}

// 0079-h_alignas
heapstruct::record! {
    pub(crate) struct HAlignas {
        pub(crate) a: c_char,
        #[aligned(16)]
        pub(crate) b: c_int,
        pub(crate) c: c_char,
    }
}
walk! { HAlignas, HAlignasView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
    c (set_c, try_set_c): int,
}

// 0080-h_aligned_max
heapstruct::record! {
    pub(crate) struct HAlignedMax {
        pub(crate) a: c_char,
        #[aligned]
        pub(crate) b: c_int,
    }
}
walk! { HAlignedMax, HAlignedMaxView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0081-h_bf_one
heapstruct::record! {
    pub(crate) struct HBfOne {
        pub(crate) a: c_int : 1,
    }
}
walk! { HBfOne, HBfOneView,
    a (try_set_a): bits,
}

// 0082-h_bf_char_one
heapstruct::record! {
    pub(crate) struct HBfCharOne {
        pub(crate) a: c_char : 1,
    }
}
walk! { HBfCharOne, HBfCharOneView,
    a (try_set_a): bits,
}

// 0083-h_bf_char_int
heapstruct::record! {
    pub(crate) struct HBfCharInt {
        pub(crate) c: c_char,
        pub(crate) f: c_int : 1,
    }
}
walk! { HBfCharInt, HBfCharIntView,
    c (set_c, try_set_c): int,
    f (try_set_f): bits,
}

// 0084-h_bf_order
heapstruct::record! {
    pub(crate) struct HBfOrder {
        pub(crate) a: c_uint : 3,
        pub(crate) b: c_uint : 5,
        pub(crate) c: c_uint : 9,
        pub(crate) d: c_uint : 15,
    }
}
walk! { HBfOrder, HBfOrderView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (try_set_d): bits,
}

// 0085-h_bf_straddle
heapstruct::record! {
    pub(crate) struct HBfStraddle {
        pub(crate) a: c_int : 20,
        pub(crate) b: c_int : 20,
    }
}
walk! { HBfStraddle, HBfStraddleView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0086-h_bf_mixed_type
heapstruct::record! {
    pub(crate) struct HBfMixedType {
        pub(crate) a: c_char : 4,
        pub(crate) b: c_int : 4,
    }
}
walk! { HBfMixedType, HBfMixedTypeView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0087-h_bf_mixed_down
heapstruct::record! {
    pub(crate) struct HBfMixedDown {
        pub(crate) a: c_int : 4,
        pub(crate) b: c_char : 4,
        pub(crate) c: c_short : 4,
    }
}
walk! { HBfMixedDown, HBfMixedDownView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0088-h_bf_char_cross
heapstruct::record! {
    pub(crate) struct HBfCharCross {
        pub(crate) a: c_char : 6,
        pub(crate) b: c_char : 6,
    }
}
walk! { HBfCharCross, HBfCharCrossView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0089-h_bf_after_char
heapstruct::record! {
    pub(crate) struct HBfAfterChar {
        pub(crate) a: c_char,
        pub(crate) b: c_int : 20,
        pub(crate) c: c_char,
    }
}
walk! { HBfAfterChar, HBfAfterCharView,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (set_c, try_set_c): int,
}

// 0090-h_bf_after_char_cross
heapstruct::record! {
    pub(crate) struct HBfAfterCharCross {
        pub(crate) a: c_char,
        pub(crate) b: c_int : 25,
    }
}
walk! { HBfAfterCharCross, HBfAfterCharCrossView,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
}

// 0091-h_bf_after_short
heapstruct::record! {
    pub(crate) struct HBfAfterShort {
        pub(crate) s: c_short,
        pub(crate) b: c_uint : 14,
        pub(crate) c: c_uint : 4,
    }
}
walk! { HBfAfterShort, HBfAfterShortView,
    s (set_s, try_set_s): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0092-h_bf_zero
heapstruct::record! {
    pub(crate) struct HBfZero {
        pub(crate) a: c_char,
        _: c_int : 0,
        pub(crate) b: c_char,
    }
}
walk! { HBfZero, HBfZeroView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0093-h_bf_zero_mid
heapstruct::record! {
    pub(crate) struct HBfZeroMid {
        pub(crate) a: c_int : 3,
        _: c_int : 0,
        pub(crate) b: c_int : 3,
    }
}
walk! { HBfZeroMid, HBfZeroMidView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0094-h_bf_zero_char
heapstruct::record! {
    pub(crate) struct HBfZeroChar {
        pub(crate) a: c_char : 3,
        _: c_char : 0,
        pub(crate) b: c_char : 3,
    }
}
walk! { HBfZeroChar, HBfZeroCharView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0095-h_bf_zero_ll
heapstruct::record! {
    pub(crate) struct HBfZeroLl {
        pub(crate) a: c_char,
        _: c_longlong : 0,
        pub(crate) b: c_char,
    }
}
walk! { HBfZeroLl, HBfZeroLlView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0096-h_bf_zero_end
heapstruct::record! {
    pub(crate) struct HBfZeroEnd {
        pub(crate) a: c_char,
        _: c_int : 0,
    }
}
walk! { HBfZeroEnd, HBfZeroEndView,
    a (set_a, try_set_a): int,
}

// 0097-h_bf_zero_start
heapstruct::record! {
    pub(crate) struct HBfZeroStart {
        _: c_int : 0,
        pub(crate) a: c_char,
    }
}
walk! { HBfZeroStart, HBfZeroStartView,
    a (set_a, try_set_a): int,
}

// 0098-h_bf_zero_diff
heapstruct::record! {
    pub(crate) struct HBfZeroDiff {
        pub(crate) a: c_int : 3,
        _: c_char : 0,
        pub(crate) b: c_char : 3,
        _: c_short : 0,
        pub(crate) c: c_int : 2,
    }
}
walk! { HBfZeroDiff, HBfZeroDiffView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0099-h_bf_unnamed
heapstruct::record! {
    pub(crate) struct HBfUnnamed {
        pub(crate) a: c_char,
        _: c_int : 3,
        pub(crate) b: c_char,
    }
}
walk! { HBfUnnamed, HBfUnnamedView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0100-h_bf_unnamed_ll
heapstruct::record! {
    pub(crate) struct HBfUnnamedLl {
        pub(crate) a: c_char,
        _: c_longlong : 40,
        pub(crate) b: c_char,
    }
}
walk! { HBfUnnamedLl, HBfUnnamedLlView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}

// 0101-h_bf_bool
heapstruct::record! {
    pub(crate) struct HBfBool {
        pub(crate) a: bool : 1,
        pub(crate) b: bool : 1,
        pub(crate) c: c_int : 6,
        pub(crate) d: bool : 1,
    }
}
walk! { HBfBool, HBfBoolView,
    a (set_a): bool,
    b (set_b): bool,
    c (try_set_c): bits,
    d (set_d): bool,
}

// 0102-h_bf_bool_byte
heapstruct::record! {
    pub(crate) struct HBfBoolByte {
        pub(crate) a: bool : 1,
        pub(crate) b: c_char,
        pub(crate) c: bool : 1,
    }
}
walk! { HBfBoolByte, HBfBoolByteView,
    a (set_a): bool,
    b (set_b, try_set_b): int,
    c (set_c): bool,
}

// 0103-h_bf_ll
heapstruct::record! {
    pub(crate) struct HBfLl {
        pub(crate) a: c_longlong : 33,
        pub(crate) b: c_ulonglong : 20,
        pub(crate) c: c_longlong : 20,
    }
}
walk! { HBfLl, HBfLlView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0104-h_bf_ll_after_int
heapstruct::record! {
    pub(crate) struct HBfLlAfterInt {
        pub(crate) i: c_int,
        pub(crate) a: c_longlong : 10,
        pub(crate) j: c_int,
    }
}
walk! { HBfLlAfterInt, HBfLlAfterIntView,
    i (set_i, try_set_i): int,
    a (try_set_a): bits,
    j (set_j, try_set_j): int,
}

// 0105-h_bf_long
heapstruct::record! {
    pub(crate) struct HBfLong {
        pub(crate) a: c_ulong : 7,
        pub(crate) b: c_long : 31,
        pub(crate) c: c_ulong : 3,
    }
}
walk! { HBfLong, HBfLongView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0106-h_bf_signed
heapstruct::record! {
    pub(crate) struct HBfSigned {
        pub(crate) a: c_int : 5,
        pub(crate) b: c_uint : 5,
        pub(crate) c: c_int : 5,
        pub(crate) d: c_schar : 3,
        pub(crate) e: c_ushort : 11,
    }
}
walk! { HBfSigned, HBfSignedView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (try_set_d): bits,
    e (try_set_e): bits,
}

// 0107-h_bf_enum
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) enum HBfEnumA {
    V0 = 0,
    V1 = 1,
    V2 = 2,
}
choices! { HBfEnumA,
    V0 = 0,
    V1 = 1,
    V2 = 2,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) enum HBfEnumB {
    V0 = 0,
    V1 = 1,
    V2 = 2,
}
choices! { HBfEnumB,
    V0 = 0,
    V1 = 1,
    V2 = 2,
}
heapstruct::record! {
    pub(crate) struct HBfEnum {
        pub(crate) a: HBfEnumA : 2,
        pub(crate) b: HBfEnumB : 3,
        pub(crate) c: c_char,
    }
}
walk! { HBfEnum, HBfEnumView,
    a (try_set_a): choice bits,
    b (try_set_b): choice bits,
    c (set_c, try_set_c): int,
}

// 0108-h_bf_full
heapstruct::record! {
    pub(crate) struct HBfFull {
        pub(crate) a: c_uint : 32,
        pub(crate) b: c_uchar : 8,
        pub(crate) c: c_ushort : 16,
    }
}
walk! { HBfFull, HBfFullView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0109-h_bf_wide_mix
heapstruct::record! {
    pub(crate) struct HBfWideMix {
        pub(crate) a: c_uint : 30,
        pub(crate) b: c_uchar : 4,
        pub(crate) c: c_ushort : 10,
        pub(crate) d: c_ulonglong : 50,
        pub(crate) e: c_char,
    }
}
walk! { HBfWideMix, HBfWideMixView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (try_set_d): bits,
    e (set_e, try_set_e): int,
}

// 0110-h_bf_between
heapstruct::record! {
    pub(crate) struct HBfBetween {
        pub(crate) a: c_int : 5,
        pub(crate) x: c_char,
        pub(crate) b: c_int : 5,
        pub(crate) y: c_short,
        pub(crate) c: c_int : 5,
    }
}
walk! { HBfBetween, HBfBetweenView,
    a (try_set_a): bits,
    x (set_x, try_set_x): int,
    b (try_set_b): bits,
    y (set_y, try_set_y): int,
    c (try_set_c): bits,
}

// 0111-h_bf_packed
heapstruct::record! {
    #[packed]
    pub(crate) struct HBfPacked {
        pub(crate) a: c_int : 20,
        pub(crate) b: c_int : 20,
        pub(crate) c: c_char,
        pub(crate) d: c_int : 5,
    }
}
walk! { HBfPacked, HBfPackedView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (set_c, try_set_c): int,
    d (try_set_d): bits,
}

// 0112-h_bf_packed_zero
heapstruct::record! {
    #[packed]
    pub(crate) struct HBfPackedZero {
        pub(crate) a: c_char,
        pub(crate) b: c_int : 5,
        _: c_int : 0,
        pub(crate) c: c_int : 5,
        pub(crate) d: c_char,
    }
}
walk! { HBfPackedZero, HBfPackedZeroView,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (set_d, try_set_d): int,
}

// 0113-h_bf_packed_member
heapstruct::record! {
    pub(crate) struct HBfPackedMember {
        pub(crate) a: c_char : 6,
        #[packed]
        pub(crate) b: c_int : 30,
        pub(crate) c: c_int : 5,
    }
}
walk! { HBfPackedMember, HBfPackedMemberView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0114-h_bf_pack1
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct HBfPack1 {
        pub(crate) a: c_char,
        pub(crate) b: c_int : 20,
        pub(crate) c: c_int : 20,
        pub(crate) d: c_longlong : 30,
    }
}
walk! { HBfPack1, HBfPack1View,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (try_set_d): bits,
}

// 0115-h_bf_pack2
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct HBfPack2 {
        pub(crate) a: c_char,
        pub(crate) b: c_int : 20,
        pub(crate) c: c_int : 20,
        pub(crate) d: c_char,
    }
}
walk! { HBfPack2, HBfPack2View,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (set_d, try_set_d): int,
}

// 0116-h_bf_pack4_ll
heapstruct::record! {
    #[pack(4)]
    pub(crate) struct HBfPack4Ll {
        pub(crate) a: c_char,
        pub(crate) b: c_longlong : 40,
        pub(crate) c: c_longlong : 40,
    }
}
walk! { HBfPack4Ll, HBfPack4LlView,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0117-h_bf_pack2_zero
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct HBfPack2Zero {
        pub(crate) a: c_char,
        _: c_int : 0,
        pub(crate) b: c_int : 5,
        pub(crate) c: c_char,
    }
}
walk! { HBfPack2Zero, HBfPack2ZeroView,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (set_c, try_set_c): int,
}

// 0118-h_bf_aligned
heapstruct::record! {
    pub(crate) struct HBfAligned {
        pub(crate) a: c_int : 3,
        #[aligned(4)]
        pub(crate) b: c_int : 3,
        pub(crate) c: c_char,
    }
}
walk! { HBfAligned, HBfAlignedView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (set_c, try_set_c): int,
}

// 0119-h_bf_aligned8
heapstruct::record! {
    pub(crate) struct HBfAligned8 {
        pub(crate) a: c_char,
        #[aligned(8)]
        pub(crate) b: c_int : 3,
        pub(crate) c: c_int : 3,
    }
}
walk! { HBfAligned8, HBfAligned8View,
    a (set_a, try_set_a): int,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0120-h_bf_aligned_struct
heapstruct::record! {
    #[aligned(8)]
    pub(crate) struct HBfAlignedStruct {
        pub(crate) a: c_uint : 3,
        pub(crate) b: c_uint : 9,
    }
}
walk! { HBfAlignedStruct, HBfAlignedStructView,
    a (try_set_a): bits,
    b (try_set_b): bits,
}

// 0121-h_bf_union
heapstruct::record! {
    pub(crate) union HBfUnion {
        pub(crate) a: c_int : 5,
        pub(crate) b: c_uchar : 3,
        pub(crate) c: c_longlong : 40,
    }
}
walk! { HBfUnion, HBfUnionView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
}

// 0122-h_bf_union_small
heapstruct::record! {
    pub(crate) union HBfUnionSmall {
        pub(crate) a: c_int : 3,
    }
}
walk! { HBfUnionSmall, HBfUnionSmallView,
    a (try_set_a): bits,
}

// 0123-h_bf_union_char
heapstruct::record! {
    pub(crate) union HBfUnionChar {
        pub(crate) c: c_char,
        pub(crate) a: c_int : 3,
    }
}
walk! { HBfUnionChar, HBfUnionCharView,
    c (set_c, try_set_c): int,
    a (try_set_a): bits,
}

// 0124-h_bf_union_unnamed
heapstruct::record! {
    pub(crate) union HBfUnionUnnamed {
        pub(crate) c: c_char,
        _: c_int : 9,
        _: c_int : 0,
    }
}
walk! { HBfUnionUnnamed, HBfUnionUnnamedView,
    c (set_c, try_set_c): int,
}

// 0125-h_bf_in_union
heapstruct::record! {
    pub(crate) struct HBfInUnionUAnonymous {
        pub(crate) lo: c_uint : 4,
        pub(crate) hi: c_uint : 4,
    }
}
walk! { HBfInUnionUAnonymous, HBfInUnionUAnonymousView,
    lo (try_set_lo): bits,
    hi (try_set_hi): bits,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HBfInUnionU {
    pub(crate) anonymous: HBfInUnionUAnonymous,
    pub(crate) b: c_uchar,
}
walk! { HBfInUnionU, HBfInUnionUView,
    anonymous (anonymous_mut): view,
    b (set_b): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HBfInUnion {
    pub(crate) t: c_char,
    pub(crate) u: HBfInUnionU,
    pub(crate) e: c_char,
}
walk! { HBfInUnion, HBfInUnionView,
    t (set_t, try_set_t): int,
    u (u_mut): view,
    e (set_e, try_set_e): int,
}

// 0126-h_bf_nested
heapstruct::record! {
    pub(crate) struct HBfNestedIn {
        pub(crate) x: c_uint : 4,
        pub(crate) y: c_uint : 13,
    }
}
walk! { HBfNestedIn, HBfNestedInView,
    x (try_set_x): bits,
    y (try_set_y): bits,
}
heapstruct::record! {
    pub(crate) struct HBfNested {
        pub(crate) a: c_uint : 4,
        pub(crate) r#in: HBfNestedIn,
        pub(crate) b: c_uint : 4,
    }
}
walk! { HBfNested, HBfNestedView,
    a (try_set_a): bits,
    r#in (in_mut): view,
    b (try_set_b): bits,
}

// 0128-h_ms_struct
heapstruct::record! {
    #[ms_struct]
    pub(crate) struct HMsStruct {
        pub(crate) a: c_char : 4,
        pub(crate) b: c_int : 4,
        pub(crate) c: c_int : 30,
        pub(crate) d: c_char,
    }
}
walk! { HMsStruct, HMsStructView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (set_d, try_set_d): int,
}

// 0129-h_gcc_struct
heapstruct::record! {
    #[gcc_struct]
    pub(crate) struct HGccStruct {
        pub(crate) a: c_char : 4,
        pub(crate) b: c_int : 4,
        pub(crate) c: c_int : 30,
        pub(crate) d: c_char,
    }
}
walk! { HGccStruct, HGccStructView,
    a (try_set_a): bits,
    b (try_set_b): bits,
    c (try_set_c): bits,
    d (set_d, try_set_d): int,
}

// 0130-h_vector
heapstruct::record! {
    pub(crate) struct HVector {
        pub(crate) a: c_char,
        #[on(ArmLinux, ArmLinuxTime64, ArmLinuxMusl, ArmLinuxMusl11)]
        #[opaque(size = 16, align = 8)]
        #[heapstruct(rename = v_16_8)]
        pub(crate) v: _,
        #[on(not(any(ArmLinux, ArmLinuxTime64, ArmLinuxMusl, ArmLinuxMusl11)))]
        #[opaque(size = 16, align = 16)]
        #[heapstruct(rename = v_16_16)]
        pub(crate) v: _,
        pub(crate) b: c_char,
    }
}
walk! { HVector, HVectorView,
    a (set_a, try_set_a): int,
    v_16_8 (v_16_8_mut): [16] byte maybe,
    v_16_16 (v_16_16_mut): [16] byte maybe,
    b (set_b, try_set_b): int,
}

// 0131-h_float16
heapstruct::record! {
    pub(crate) struct HFloat16 {
        pub(crate) a: c_char,
        #[opaque(size = 2, align = 2)]
        pub(crate) h: _,
        pub(crate) b: c_char,
    }
}
walk! { HFloat16, HFloat16View,
    a (set_a, try_set_a): int,
    h (h_mut): [2] byte,
    b (set_b, try_set_b): int,
}

// 0132-h_float128
heapstruct::record! {
    pub(crate) struct HFloat128 {
        pub(crate) a: c_char,
        #[opaque(size = 16, align = 16)]
        pub(crate) q: _,
    }
}
walk! { HFloat128, HFloat128View,
    a (set_a, try_set_a): int,
    q (q_mut): [16] byte,
}

// 0133-h_valist
heapstruct::record! {
    pub(crate) struct HValist {
        pub(crate) a: c_char,
        #[on(M68kLinux)]
        #[opaque(size = 4, align = 2)]
        #[heapstruct(rename = ap_4_2)]
        pub(crate) ap: _,
        #[on(not(any(
            M68kLinux, Riscv64Linux, Loongarch64Linux, Powerpc64Linux, Powerpc64leLinux, Sparc64Linux,
            Mips64Linux, Mips64elLinux, Mips64elLinuxMusl, Aarch64Macos, Sparc64Solaris, Powerpc64Aix,
            X86_64Windows, X86_64WindowsGnu, PowerpcLinux, PowerpcLinuxTime64, X32Linux, S390Linux,
            AlphaLinux, Sh4Linux, X86_64Linux, X86_64Android, X86_64Macos, X86_64Freebsd,
            X86_64Freebsd11, X86_64Netbsd, X86_64Openbsd, X86_64Dragonfly, X86_64Solaris, X86_64Haiku,
            X86_64Hurd, Aarch64Linux, S390xLinux, Aarch64Android, Aarch64Freebsd, Aarch64Freebsd11
        )))]
        #[opaque(size = 4, align = 4)]
        #[heapstruct(rename = ap_4_4)]
        pub(crate) ap: _,
        #[on(
            Riscv64Linux, Loongarch64Linux, Powerpc64Linux, Powerpc64leLinux, Sparc64Linux,
            Mips64Linux, Mips64elLinux, Mips64elLinuxMusl, Aarch64Macos, Sparc64Solaris, Powerpc64Aix,
            X86_64Windows, X86_64WindowsGnu
        )]
        #[opaque(size = 8, align = 8)]
        #[heapstruct(rename = ap_8_8)]
        pub(crate) ap: _,
        #[on(PowerpcLinux, PowerpcLinuxTime64)]
        #[opaque(size = 12, align = 4)]
        #[heapstruct(rename = ap_12_4)]
        pub(crate) ap: _,
        #[on(X32Linux, S390Linux)]
        #[opaque(size = 16, align = 4)]
        #[heapstruct(rename = ap_16_4)]
        pub(crate) ap: _,
        #[on(AlphaLinux)]
        #[opaque(size = 16, align = 8)]
        #[heapstruct(rename = ap_16_8)]
        pub(crate) ap: _,
        #[on(Sh4Linux)]
        #[opaque(size = 20, align = 4)]
        #[heapstruct(rename = ap_20_4)]
        pub(crate) ap: _,
        #[on(
            X86_64Linux, X86_64Android, X86_64Macos, X86_64Freebsd, X86_64Freebsd11, X86_64Netbsd,
            X86_64Openbsd, X86_64Dragonfly, X86_64Solaris, X86_64Haiku, X86_64Hurd
        )]
        #[opaque(size = 24, align = 8)]
        #[heapstruct(rename = ap_24_8)]
        pub(crate) ap: _,
        #[on(
            Aarch64Linux, S390xLinux, Aarch64Android, Aarch64Freebsd, Aarch64Freebsd11
        )]
        #[opaque(size = 32, align = 8)]
        #[heapstruct(rename = ap_32_8)]
        pub(crate) ap: _,
        pub(crate) b: c_char,
    }
}
walk! { HValist, HValistView,
    a (set_a, try_set_a): int,
    ap_4_2 (ap_4_2_mut): [4] byte maybe,
    ap_4_4 (ap_4_4_mut): [4] byte maybe,
    ap_8_8 (ap_8_8_mut): [8] byte maybe,
    ap_12_4 (ap_12_4_mut): [12] byte maybe,
    ap_16_4 (ap_16_4_mut): [16] byte maybe,
    ap_16_8 (ap_16_8_mut): [16] byte maybe,
    ap_20_4 (ap_20_4_mut): [20] byte maybe,
    ap_24_8 (ap_24_8_mut): [24] byte maybe,
    ap_32_8 (ap_32_8_mut): [32] byte maybe,
    b (set_b, try_set_b): int,
}

// 0134-h_transparent_tail
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HTtIn {
    pub(crate) a: c_int,
    pub(crate) b: c_char,
}
walk! { HTtIn, HTtInView,
    a (set_a, try_set_a): int,
    b (set_b, try_set_b): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HTransparentTail {
    pub(crate) x: HTtIn,
    pub(crate) c: c_char,
    pub(crate) y: [HTtIn; 2],
    pub(crate) d: c_char,
}
walk! { HTransparentTail, HTransparentTailView,
    x (x_mut): view,
    c (set_c, try_set_c): int,
    y (y_mut): [2] view,
    d (set_d, try_set_d): int,
}

// 0135-h_atomic
#[cfg(target_has_atomic = "64")]
heapstruct::record! {
    pub(crate) struct HAtomic {
        pub(crate) a: c_char,
        pub(crate) b: AtomicI32,
        pub(crate) c: c_char,
        pub(crate) d: AtomicI64,
    }
}
#[cfg(target_has_atomic = "64")]
walk! { HAtomic, HAtomicView,
    a (set_a, try_set_a): int,
    b (set_b): byte,
    c (set_c, try_set_c): int,
    d (set_d): byte,
}

// 0136-h_atomic_struct
heapstruct::record! {
    pub(crate) struct HAtomicStruct {
        pub(crate) x: c_char,
        #[on(not(any(
            Loongarch64Linux, X86_64Android, Aarch64Android, I686Android, ArmAndroid, X86_64Macos,
            Aarch64Macos, X86_64Freebsd, X86_64Freebsd11, Aarch64Freebsd, Aarch64Freebsd11,
            I686Freebsd, I686Freebsd11, X86_64Netbsd, X86_64Openbsd, X86_64Dragonfly, X86_64Solaris,
            Sparc64Solaris, SparcSolaris, Powerpc64Aix, X86_64Haiku, X86_64Hurd, I686Hurd, Wasm32Wasi,
            X86_64Windows, I686Windows
        )))]
        #[opaque(size = 3, align = 1)]
        #[heapstruct(rename = y_3_1)]
        pub(crate) y: _,
        #[on(
            Loongarch64Linux, X86_64Android, Aarch64Android, I686Android, ArmAndroid, X86_64Macos,
            Aarch64Macos, X86_64Freebsd, X86_64Freebsd11, Aarch64Freebsd, Aarch64Freebsd11,
            I686Freebsd, I686Freebsd11, X86_64Netbsd, X86_64Openbsd, X86_64Dragonfly, X86_64Solaris,
            Sparc64Solaris, SparcSolaris, Powerpc64Aix, X86_64Haiku, X86_64Hurd, I686Hurd, Wasm32Wasi,
            X86_64Windows, I686Windows
        )]
        #[opaque(size = 4, align = 4)]
        #[heapstruct(rename = y_4_4)]
        pub(crate) y: _,
        pub(crate) z: c_char,
    }
}
walk! { HAtomicStruct, HAtomicStructView,
    x (set_x, try_set_x): int,
    y_3_1 (y_3_1_mut): [3] byte maybe,
    y_4_4 (y_4_4_mut): [4] byte maybe,
    z (set_z, try_set_z): int,
}

// 0137-h_align_natural
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HAlignNatural {
    pub(crate) i: c_int,
    pub(crate) d: c_double,
    pub(crate) j: c_int,
}
walk! { HAlignNatural, HAlignNaturalView,
    i (set_i, try_set_i): int,
    d (set_d): f64,
    j (set_j, try_set_j): int,
}

// 0138-h_bf_double_after
heapstruct::record! {
    pub(crate) struct HBfDoubleAfter {
        pub(crate) a: c_int : 3,
        pub(crate) d: c_double,
    }
}
walk! { HBfDoubleAfter, HBfDoubleAfterView,
    a (try_set_a): bits,
    d (set_d): f64,
}

// 0139-r_000
heapstruct::record! {
    pub(crate) struct R000 {
        pub(crate) m1: c_short : 8,
        pub(crate) m2: c_char : 8,
        pub(crate) m3: c_ushort : 7,
        pub(crate) m4: c_uchar : 4,
        pub(crate) m5: c_ushort : 10,
        pub(crate) m6: c_ulong : 30,
        pub(crate) m7: c_ulonglong : 58,
        pub(crate) m8: c_short : 13,
    }
}
walk! { R000, R000View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
}

// 0140-r_001
heapstruct::record! {
    pub(crate) struct R001M2 {
        pub(crate) m1: c_char : 7,
    }
}
walk! { R001M2, R001M2View,
    m1 (try_set_m1): bits,
}
heapstruct::record! {
    pub(crate) struct R001M10 {
        pub(crate) m7: c_longdouble,
        pub(crate) m8: c_uint : 11,
        pub(crate) m9: c_uint,
    }
}
walk! { R001M10, R001M10View,
    m7 (set_m7): long_double,
    m8 (try_set_m8): bits,
    m9 (set_m9, try_set_m9): int,
}
heapstruct::record! {
    #[packed]
    #[aligned(4)]
    pub(crate) struct R001 {
        pub(crate) m2: [R001M2; 3],
        pub(crate) m3: bool : 1,
        pub(crate) m4: c_ushort,
        pub(crate) m5: [c_schar; 5],
        pub(crate) m6: c_long : 25,
        pub(crate) m10: R001M10,
    }
}
walk! { R001, R001View,
    m2 (m2_mut): [3] view,
    m3 (set_m3): bool,
    m4 (set_m4, try_set_m4): int,
    m5 (m5_mut): [5] byte,
    m6 (try_set_m6): bits,
    m10 (m10_mut): view,
}

// 0141-r_002
heapstruct::record! {
    pub(crate) struct R002 {
        #[aligned(16)]
        pub(crate) m1: c_float,
        pub(crate) m2: c_char,
        #[packed]
        pub(crate) m3: [c_double; 1],
        pub(crate) m4: c_long,
        pub(crate) m5: c_uint,
        #[aligned(2)]
        pub(crate) m6: [c_longdouble; 6],
        pub(crate) m7: c_ushort,
        pub(crate) m8: bool,
    }
}
walk! { R002, R002View,
    m1 (set_m1): f32,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [1] f64,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
    m6 (m6_mut): [6] long_double,
    m7 (set_m7, try_set_m7): int,
    m8 (set_m8): bool,
}

// 0142-r_003
heapstruct::record! {
    #[packed]
    pub(crate) struct R003 {
        pub(crate) m1: c_longlong : 18,
        pub(crate) m2: c_short : 7,
        pub(crate) m3: c_longlong : 56,
    }
}
walk! { R003, R003View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
}

// 0143-r_004
heapstruct::record! {
    pub(crate) struct R004 {
        pub(crate) m1: c_ushort : 13,
        pub(crate) m2: c_ulong : 27,
        pub(crate) m3: c_ushort : 6,
        pub(crate) m4: c_ulong : 5,
        pub(crate) m5: c_schar : 6,
        pub(crate) m6: c_double,
    }
}
walk! { R004, R004View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (set_m6): f64,
}

// 0144-r_005
heapstruct::record! {
    pub(crate) struct R005 {
        _: c_int : 0,
        pub(crate) m1: bool : 1,
        pub(crate) m2: c_schar : 4,
        pub(crate) m3: c_short : 16,
    }
}
walk! { R005, R005View,
    m1 (set_m1): bool,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
}

// 0145-r_006
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006M6Anonymous {
    pub(crate) m1: c_float,
}
walk! { R006M6Anonymous, R006M6AnonymousView,
    m1 (set_m1): f32,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006M6M5 {
    pub(crate) m3: bool,
    pub(crate) m4: [c_ushort; 1],
}
walk! { R006M6M5, R006M6M5View,
    m3 (set_m3): bool,
    m4 (m4_mut): [1] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006M6 {
    pub(crate) anonymous: R006M6Anonymous,
    pub(crate) m2: c_uchar,
    pub(crate) m5: [R006M6M5; 1],
}
walk! { R006M6, R006M6View,
    anonymous (anonymous_mut): view,
    m2 (set_m2): byte,
    m5 (m5_mut): [1] view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006Anonymous {
    pub(crate) m7: c_ushort,
    pub(crate) m8: [c_ulong; 4],
    pub(crate) m9: *mut c_char,
}
walk! { R006Anonymous, R006AnonymousView,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [4] int,
    m9 (set_m9, try_set_m9): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006Anonymous2M16 {
    pub(crate) m12: c_double,
    pub(crate) m13: c_uchar,
    pub(crate) m14: c_long,
    pub(crate) m15: [c_schar; 2],
}
walk! { R006Anonymous2M16, R006Anonymous2M16View,
    m12 (set_m12): f64,
    m13 (set_m13): byte,
    m14 (set_m14, try_set_m14): int,
    m15 (m15_mut): [2] byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006Anonymous2M21 {
    pub(crate) m18: c_char,
    pub(crate) m19: c_double,
    pub(crate) m20: c_uint,
}
walk! { R006Anonymous2M21, R006Anonymous2M21View,
    m18 (set_m18, try_set_m18): int,
    m19 (set_m19): f64,
    m20 (set_m20, try_set_m20): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R006Anonymous2 {
    pub(crate) m16: [ManuallyDrop<R006Anonymous2M16>; 3],
    pub(crate) m17: [*mut c_void; 3],
    pub(crate) m21: [ManuallyDrop<R006Anonymous2M21>; 3],
}
walk! { R006Anonymous2, R006Anonymous2View,
    m16 (m16_mut): [3] view,
    m17 (m17_mut): [3] ptr,
    m21 (m21_mut): [3] view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R006 {
    pub(crate) m6: [R006M6; 1],
    pub(crate) anonymous: R006Anonymous,
    pub(crate) m10: c_ulong,
    pub(crate) m11: c_char,
    pub(crate) anonymous_2: R006Anonymous2,
}
walk! { R006, R006View,
    m6 (m6_mut): [1] view,
    anonymous (anonymous_mut): view,
    m10 (set_m10, try_set_m10): int,
    m11 (set_m11, try_set_m11): int,
    anonymous_2 (anonymous_2_mut): view,
}

// 0146-r_007
heapstruct::record! {
    #[packed]
    #[aligned(2)]
    pub(crate) struct R007 {
        pub(crate) m1: *mut c_char,
        pub(crate) m2: c_ulonglong,
        pub(crate) m3: [c_double; 7],
    }
}
walk! { R007, R007View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [7] f64,
}

// 0147-r_008
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R008M9M8 {
    pub(crate) m5: [*mut c_void; 6],
    pub(crate) m6: c_ulonglong,
    pub(crate) m7: c_longlong,
}
walk! { R008M9M8, R008M9M8View,
    m5 (m5_mut): [6] ptr,
    m6 (set_m6, try_set_m6): int,
    m7 (set_m7, try_set_m7): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R008M9 {
    pub(crate) m2: [c_uint; 2],
    pub(crate) m3: [*mut c_char; 7],
    pub(crate) m4: [[c_ulong; 3]; 2],
    pub(crate) m8: [ManuallyDrop<R008M9M8>; 1],
}
walk! { R008M9, R008M9View,
    m2 (m2_mut): [2] int,
    m3 (m3_mut): [7] ptr,
    m4 (m4_mut): [2] [3] int,
    m8 (m8_mut): [1] view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R008M18M17 {
    pub(crate) m13: c_char,
    pub(crate) m14: c_schar,
    pub(crate) m15: [[c_longlong; 4]; 4],
    pub(crate) m16: [c_schar; 1],
}
walk! { R008M18M17, R008M18M17View,
    m13 (set_m13, try_set_m13): int,
    m14 (set_m14): byte,
    m15 (m15_mut): [4] [4] int,
    m16 (m16_mut): [1] byte,
}
heapstruct::record! {
    pub(crate) union R008M18 {
        pub(crate) m10: bool,
        pub(crate) m11: c_longdouble,
        pub(crate) m12: [c_ulong; 2],
        pub(crate) m17: R008M18M17,
    }
}
walk! { R008M18, R008M18View,
    m10 (set_m10): bool,
    m11 (set_m11): long_double,
    m12 (m12_mut): [2] int,
    m17 (m17_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R008M21 {
    pub(crate) m20: bool,
}
walk! { R008M21, R008M21View,
    m20 (set_m20): bool,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R008 {
    pub(crate) m1: [c_schar; 5],
    pub(crate) m9: R008M9,
    pub(crate) m18: R008M18,
    pub(crate) m19: c_longlong,
    pub(crate) m21: [R008M21; 4],
    pub(crate) m22: c_uint,
}
walk! { R008, R008View,
    m1 (m1_mut): [5] byte,
    m9 (m9_mut): view,
    m18 (m18_mut): view,
    m19 (set_m19, try_set_m19): int,
    m21 (m21_mut): [4] view,
    m22 (set_m22, try_set_m22): int,
}

// 0148-r_009
heapstruct::record! {
    #[pack(8)]
    pub(crate) struct R009 {
        #[packed]
        pub(crate) m1: c_uchar : 3,
        pub(crate) m2: c_short : 9,
    }
}
walk! { R009, R009View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0149-r_010
heapstruct::record! {
    pub(crate) union R010M4 {
        _: c_ulong : 0,
        pub(crate) m3: c_ushort : 9,
    }
}
walk! { R010M4, R010M4View,
    m3 (try_set_m3): bits,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R010 {
        pub(crate) m1: c_ulong : 9,
        pub(crate) m2: c_ushort,
        pub(crate) m4: R010M4,
        pub(crate) m5: c_uchar : 4,
        pub(crate) m6: c_ulong : 23,
        pub(crate) m7: c_long : 23,
        _: c_long : 0,
        pub(crate) m8: c_short : 10,
    }
}
walk! { R010, R010View,
    m1 (try_set_m1): bits,
    m2 (set_m2, try_set_m2): int,
    m4 (m4_mut): view,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
}

// 0150-r_011
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R011M7 {
    pub(crate) m4: c_char,
    pub(crate) m5: [c_longlong; 6],
    pub(crate) m6: c_double,
}
walk! { R011M7, R011M7View,
    m4 (set_m4, try_set_m4): int,
    m5 (m5_mut): [6] int,
    m6 (set_m6): f64,
}
heapstruct::record! {
    pub(crate) struct R011 {
        pub(crate) m1: bool,
        pub(crate) m2: [[c_longdouble; 1]; 3],
        pub(crate) m3: c_ulonglong,
        pub(crate) m7: R011M7,
        pub(crate) m8: c_float,
        pub(crate) m9: *mut c_void,
        pub(crate) m10: [[c_double; 4]; 2],
        pub(crate) m11: [bool; 1],
    }
}
walk! { R011, R011View,
    m1 (set_m1): bool,
    m2 (m2_mut): [3] [1] long_double,
    m3 (set_m3, try_set_m3): int,
    m7 (m7_mut): view,
    m8 (set_m8): f32,
    m9 (set_m9, try_set_m9): ptr,
    m10 (m10_mut): [2] [4] f64,
    m11 (m11_mut): [1] bool,
}

// 0151-r_012
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R012 {
    pub(crate) m1: c_float,
}
walk! { R012, R012View,
    m1 (set_m1): f32,
}

// 0152-r_013
heapstruct::record! {
    pub(crate) struct R013 {
        pub(crate) m1: c_short : 7,
        pub(crate) m2: c_uint : 5,
    }
}
walk! { R013, R013View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0153-r_014
heapstruct::record! {
    pub(crate) union R014 {
        pub(crate) m1: [*mut c_char; 6],
        _: bool : 0,
    }
}
walk! { R014, R014View,
    m1 (m1_mut): [6] ptr,
}

// 0154-r_015
heapstruct::record! {
    pub(crate) struct R015 {
        pub(crate) m1: c_ushort,
        pub(crate) m2: c_ushort : 15,
        pub(crate) m3: [[c_double; 1]; 4],
        pub(crate) m4: c_char : 1,
    }
}
walk! { R015, R015View,
    m1 (set_m1, try_set_m1): int,
    m2 (try_set_m2): bits,
    m3 (m3_mut): [4] [1] f64,
    m4 (try_set_m4): bits,
}

// 0155-r_016
heapstruct::record! {
    #[packed]
    pub(crate) struct R016M2 {
        pub(crate) m1: c_ushort : 5,
    }
}
walk! { R016M2, R016M2View,
    m1 (try_set_m1): bits,
}
heapstruct::record! {
    pub(crate) union R016M7 {
        pub(crate) m5: c_int : 30,
        pub(crate) m6: c_longdouble,
    }
}
walk! { R016M7, R016M7View,
    m5 (try_set_m5): bits,
    m6 (set_m6): long_double,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R016 {
        pub(crate) m2: R016M2,
        pub(crate) m3: c_schar : 8,
        pub(crate) m4: c_uchar,
        pub(crate) m7: R016M7,
    }
}
walk! { R016, R016View,
    m2 (m2_mut): view,
    m3 (try_set_m3): bits,
    m4 (set_m4): byte,
    m7 (m7_mut): view,
}

// 0156-r_017
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R017 {
        pub(crate) m1: c_ulong : 11,
        pub(crate) m2: bool : 1,
    }
}
walk! { R017, R017View,
    m1 (try_set_m1): bits,
    m2 (set_m2): bool,
}

// 0157-r_018
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R018M3 {
    pub(crate) m1: *mut c_char,
    pub(crate) m2: *mut c_void,
}
walk! { R018M3, R018M3View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2, try_set_m2): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R018M6 {
    pub(crate) m5: c_float,
}
walk! { R018M6, R018M6View,
    m5 (set_m5): f32,
}
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) union R018 {
    pub(crate) m3: ManuallyDrop<R018M3>,
    pub(crate) m4: *mut c_char,
    pub(crate) m6: ManuallyDrop<R018M6>,
    pub(crate) m7: c_ulong,
}
walk! { R018, R018View,
    m3 (m3_mut): view,
    m4 (set_m4, try_set_m4): ptr,
    m6 (m6_mut): view,
    m7 (set_m7, try_set_m7): int,
}

// 0158-r_019
heapstruct::record! {
    pub(crate) struct R019 {
        pub(crate) m1: c_schar : 8,
        pub(crate) m2: c_ulonglong : 7,
        pub(crate) m3: c_int : 6,
        pub(crate) m4: c_long : 23,
        pub(crate) m5: c_long : 10,
        pub(crate) m6: c_ulonglong : 9,
        pub(crate) m7: c_char : 3,
    }
}
walk! { R019, R019View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
}

// 0159-r_020
heapstruct::record! {
    pub(crate) union R020 {
        pub(crate) m1: [c_long; 4],
        pub(crate) m2: c_float,
        #[aligned(2)]
        pub(crate) m3: [c_schar; 7],
        pub(crate) m4: c_long,
        pub(crate) m5: c_ulonglong,
    }
}
walk! { R020, R020View,
    m1 (m1_mut): [4] int,
    m2 (set_m2): f32,
    m3 (m3_mut): [7] byte,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
}

// 0160-r_021
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R021 {
    pub(crate) m1: c_ulonglong,
    pub(crate) m2: c_double,
    pub(crate) m3: c_double,
    pub(crate) m4: c_ulong,
    pub(crate) m5: c_ulonglong,
    pub(crate) m6: c_float,
}
walk! { R021, R021View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): f64,
    m3 (set_m3): f64,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
    m6 (set_m6): f32,
}

// 0161-r_022
heapstruct::record! {
    pub(crate) union R022AnonymousM6 {
        pub(crate) m2: c_long,
        pub(crate) m3: c_ulong,
        pub(crate) m4: c_ulong,
        pub(crate) m5: c_longdouble,
    }
}
walk! { R022AnonymousM6, R022AnonymousM6View,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3, try_set_m3): int,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5): long_double,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R022AnonymousAnonymous {
    pub(crate) m7: c_short,
    pub(crate) m8: [c_int; 5],
}
walk! { R022AnonymousAnonymous, R022AnonymousAnonymousView,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [5] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R022Anonymous {
    pub(crate) m6: R022AnonymousM6,
    pub(crate) anonymous: ManuallyDrop<R022AnonymousAnonymous>,
}
walk! { R022Anonymous, R022AnonymousView,
    m6 (m6_mut): view,
    anonymous (anonymous_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R022M21M17 {
    pub(crate) m14: c_ushort,
    pub(crate) m15: [[c_ulong; 4]; 1],
    pub(crate) m16: c_double,
}
walk! { R022M21M17, R022M21M17View,
    m14 (set_m14, try_set_m14): int,
    m15 (m15_mut): [1] [4] int,
    m16 (set_m16): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R022M21M20 {
    pub(crate) m18: *mut c_void,
    pub(crate) m19: *mut c_void,
}
walk! { R022M21M20, R022M21M20View,
    m18 (set_m18, try_set_m18): ptr,
    m19 (set_m19, try_set_m19): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R022M21 {
    pub(crate) m13: c_schar,
    pub(crate) m17: R022M21M17,
    pub(crate) m20: R022M21M20,
}
walk! { R022M21, R022M21View,
    m13 (set_m13): byte,
    m17 (m17_mut): view,
    m20 (m20_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R022 {
    pub(crate) m1: c_ulonglong,
    pub(crate) anonymous: R022Anonymous,
    pub(crate) m9: [*mut c_char; 4],
    pub(crate) m10: [c_float; 7],
    pub(crate) m11: [c_double; 6],
    pub(crate) m12: bool,
    pub(crate) m21: R022M21,
}
walk! { R022, R022View,
    m1 (set_m1, try_set_m1): int,
    anonymous (anonymous_mut): view,
    m9 (m9_mut): [4] ptr,
    m10 (m10_mut): [7] f32,
    m11 (m11_mut): [6] f64,
    m12 (set_m12): bool,
    m21 (m21_mut): view,
}

// 0162-r_023
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R023Anonymous {
    pub(crate) m7: c_float,
    pub(crate) m8: c_double,
    pub(crate) m9: *mut c_void,
}
walk! { R023Anonymous, R023AnonymousView,
    m7 (set_m7): f32,
    m8 (set_m8): f64,
    m9 (set_m9, try_set_m9): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R023 {
    pub(crate) m1: [[c_uchar; 3]; 3],
    pub(crate) m2: c_double,
    pub(crate) m3: [c_ulonglong; 4],
    pub(crate) m4: c_int,
    pub(crate) m5: [c_float; 3],
    pub(crate) m6: c_ulonglong,
    pub(crate) anonymous: R023Anonymous,
}
walk! { R023, R023View,
    m1 (m1_mut): [3] [3] byte,
    m2 (set_m2): f64,
    m3 (m3_mut): [4] int,
    m4 (set_m4, try_set_m4): int,
    m5 (m5_mut): [3] f32,
    m6 (set_m6, try_set_m6): int,
    anonymous (anonymous_mut): view,
}

// 0163-r_024
heapstruct::record! {
    pub(crate) struct R024 {
        pub(crate) m1: c_long : 14,
        pub(crate) m2: c_uint : 25,
        pub(crate) m3: c_int : 12,
        pub(crate) m4: c_uint : 5,
        pub(crate) m5: c_long,
        _: c_long : 26,
        pub(crate) m6: c_longlong,
    }
}
walk! { R024, R024View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (set_m5, try_set_m5): int,
    m6 (set_m6, try_set_m6): int,
}

// 0164-r_025
heapstruct::record! {
    #[pack(4)]
    pub(crate) struct R025 {
        pub(crate) m1: c_ulonglong,
        pub(crate) m2: c_short,
        pub(crate) m3: [c_long; 3],
        pub(crate) m4: c_longdouble,
    }
}
walk! { R025, R025View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [3] int,
    m4 (set_m4): long_double,
}

// 0165-r_026
heapstruct::record! {
    pub(crate) struct R026M8M5 {
        #[aligned(16)]
        pub(crate) m3: c_double,
        pub(crate) m4: bool,
    }
}
walk! { R026M8M5, R026M8M5View,
    m3 (set_m3): f64,
    m4 (set_m4): bool,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R026M8 {
    pub(crate) m5: [R026M8M5; 2],
    pub(crate) m6: c_ushort,
    pub(crate) m7: c_double,
}
walk! { R026M8, R026M8View,
    m5 (m5_mut): [2] view,
    m6 (set_m6, try_set_m6): int,
    m7 (set_m7): f64,
}
heapstruct::record! {
    pub(crate) struct R026 {
        #[aligned(8)]
        pub(crate) m1: *mut c_char,
        pub(crate) m2: c_longlong,
        pub(crate) m8: [R026M8; 3],
    }
}
walk! { R026, R026View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2, try_set_m2): int,
    m8 (m8_mut): [3] view,
}

// 0166-r_027
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R027M7 {
    pub(crate) m4: c_int,
    pub(crate) m5: c_longlong,
    pub(crate) m6: c_float,
}
walk! { R027M7, R027M7View,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
    m6 (set_m6): f32,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R027M15M13 {
    pub(crate) m11: c_long,
    pub(crate) m12: c_schar,
}
walk! { R027M15M13, R027M15M13View,
    m11 (set_m11, try_set_m11): int,
    m12 (set_m12): byte,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R027M15 {
    pub(crate) m9: [[c_uchar; 4]; 3],
    pub(crate) m10: c_uchar,
    pub(crate) m13: R027M15M13,
    pub(crate) m14: c_uint,
}
walk! { R027M15, R027M15View,
    m9 (m9_mut): [3] [4] byte,
    m10 (set_m10): byte,
    m13 (m13_mut): view,
    m14 (set_m14, try_set_m14): int,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R027 {
    pub(crate) m1: c_uint,
    pub(crate) m2: c_double,
    pub(crate) m3: c_double,
    pub(crate) m7: R027M7,
    pub(crate) m8: [[c_double; 2]; 4],
    pub(crate) m15: [R027M15; 3],
    pub(crate) m16: c_ulong,
}
walk! { R027, R027View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): f64,
    m3 (set_m3): f64,
    m7 (m7_mut): view,
    m8 (m8_mut): [4] [2] f64,
    m15 (m15_mut): [3] view,
    m16 (set_m16, try_set_m16): int,
}

// 0167-r_028
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R028 {
        pub(crate) m1: c_longdouble,
    }
}
walk! { R028, R028View,
    m1 (set_m1): long_double,
}

// 0168-r_029
heapstruct::record! {
    #[packed]
    pub(crate) struct R029 {
        pub(crate) m1: c_schar : 1,
        pub(crate) m2: c_ulong : 23,
        _: c_ulonglong : 49,
        pub(crate) m3: c_short : 3,
        _: c_long : 0,
        pub(crate) m4: c_uchar : 8,
        pub(crate) m5: c_ulonglong : 28,
        pub(crate) m6: c_uint : 4,
    }
}
walk! { R029, R029View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
}

// 0169-r_030
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct R030 {
    pub(crate) m1: [c_uchar; 6],
}
walk! { R030, R030View,
    m1 (m1_mut): [6] byte,
}

// 0170-r_031
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R031M3 {
    pub(crate) m2: c_long,
}
walk! { R031M3, R031M3View,
    m2 (set_m2, try_set_m2): int,
}
heapstruct::record! {
    pub(crate) struct R031 {
        pub(crate) m1: c_float,
        pub(crate) m3: R031M3,
        pub(crate) m4: c_char,
        pub(crate) m5: c_longdouble,
        pub(crate) m6: *mut c_char,
        pub(crate) m7: [c_uchar; 1],
        pub(crate) m8: [c_ulong; 7],
    }
}
walk! { R031, R031View,
    m1 (set_m1): f32,
    m3 (m3_mut): view,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5): long_double,
    m6 (set_m6, try_set_m6): ptr,
    m7 (m7_mut): [1] byte,
    m8 (m8_mut): [7] int,
}

// 0171-r_032
heapstruct::record! {
    pub(crate) struct R032 {
        _: c_char : 4,
        pub(crate) m1: bool : 1,
        pub(crate) m2: c_long : 32,
        pub(crate) m3: *mut c_char,
    }
}
walk! { R032, R032View,
    m1 (set_m1): bool,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): ptr,
}

// 0172-r_033
heapstruct::record! {
    #[aligned(4)]
    pub(crate) union R033 {
        pub(crate) m1: c_char : 8,
    }
}
walk! { R033, R033View,
    m1 (try_set_m1): bits,
}

// 0173-r_034
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R034 {
    pub(crate) m1: *mut c_char,
    pub(crate) m2: c_long,
    pub(crate) m3: c_int,
}
walk! { R034, R034View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3, try_set_m3): int,
}

// 0174-r_035
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct R035M3 {
        pub(crate) m1: c_ulonglong,
        pub(crate) m2: bool : 1,
        _: c_long : 32,
    }
}
walk! { R035M3, R035M3View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): bool,
}
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct R035 {
        pub(crate) m3: R035M3,
        pub(crate) m4: [*mut c_char; 3],
        pub(crate) m5: c_short : 12,
        pub(crate) m6: [[c_int; 1]; 1],
        pub(crate) m7: c_uint : 20,
    }
}
walk! { R035, R035View,
    m3 (m3_mut): view,
    m4 (m4_mut): [3] ptr,
    m5 (try_set_m5): bits,
    m6 (m6_mut): [1] [1] int,
    m7 (try_set_m7): bits,
}

// 0175-r_036
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R036 {
    pub(crate) m1: c_float,
    pub(crate) m2: [c_char; 5],
    pub(crate) m3: [[c_int; 4]; 3],
}
walk! { R036, R036View,
    m1 (set_m1): f32,
    m2 (m2_mut): text,
    m3 (m3_mut): [3] [4] int,
}

// 0176-r_037
heapstruct::record! {
    pub(crate) struct R037M7M5 {
        _: c_char : 0,
        pub(crate) m2: c_uint,
        pub(crate) m3: c_uint,
        pub(crate) m4: c_ulong : 23,
    }
}
walk! { R037M7M5, R037M7M5View,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3, try_set_m3): int,
    m4 (try_set_m4): bits,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R037M7 {
    pub(crate) m5: R037M7M5,
    pub(crate) m6: [c_long; 4],
}
walk! { R037M7, R037M7View,
    m5 (m5_mut): view,
    m6 (m6_mut): [4] int,
}
heapstruct::record! {
    #[packed]
    #[aligned(2)]
    pub(crate) struct R037 {
        pub(crate) m1: c_int,
        pub(crate) m7: R037M7,
        pub(crate) m8: bool,
    }
}
walk! { R037, R037View,
    m1 (set_m1, try_set_m1): int,
    m7 (m7_mut): view,
    m8 (set_m8): bool,
}

// 0177-r_038
heapstruct::record! {
    #[packed]
    #[aligned(4)]
    pub(crate) struct R038 {
        pub(crate) m1: c_short : 2,
        pub(crate) m2: c_char : 2,
        pub(crate) m3: bool : 1,
        pub(crate) m4: c_short : 16,
    }
}
walk! { R038, R038View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3): bool,
    m4 (try_set_m4): bits,
}

// 0178-r_039
heapstruct::record! {
    pub(crate) union R039M4 {
        pub(crate) m2: c_char,
        pub(crate) m3: c_longdouble,
    }
}
walk! { R039M4, R039M4View,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3): long_double,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R039 {
    pub(crate) m1: c_int,
    pub(crate) m4: R039M4,
    pub(crate) m5: bool,
}
walk! { R039, R039View,
    m1 (set_m1, try_set_m1): int,
    m4 (m4_mut): view,
    m5 (set_m5): bool,
}

// 0179-r_040
heapstruct::record! {
    pub(crate) struct R040 {
        _: c_ulong : 0,
        pub(crate) m1: c_ulong : 27,
        pub(crate) m2: c_long : 3,
        _: c_longlong : 0,
        pub(crate) m3: c_char : 2,
    }
}
walk! { R040, R040View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
}

// 0180-r_041
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R041AnonymousM7 {
    pub(crate) m4: bool,
    pub(crate) m5: [[c_uint; 2]; 4],
    pub(crate) m6: *mut c_void,
}
walk! { R041AnonymousM7, R041AnonymousM7View,
    m4 (set_m4): bool,
    m5 (m5_mut): [4] [2] int,
    m6 (set_m6, try_set_m6): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R041Anonymous {
    pub(crate) m3: *mut c_char,
    pub(crate) m7: [R041AnonymousM7; 4],
    pub(crate) m8: c_int,
}
walk! { R041Anonymous, R041AnonymousView,
    m3 (set_m3, try_set_m3): ptr,
    m7 (m7_mut): [4] view,
    m8 (set_m8, try_set_m8): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R041 {
    pub(crate) m1: c_ulonglong,
    pub(crate) m2: c_double,
    pub(crate) anonymous: ManuallyDrop<R041Anonymous>,
    pub(crate) m9: c_schar,
    pub(crate) m10: c_double,
}
walk! { R041, R041View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): f64,
    anonymous (anonymous_mut): view,
    m9 (set_m9): byte,
    m10 (set_m10): f64,
}

// 0181-r_042
heapstruct::record! {
    pub(crate) struct R042M4 {
        pub(crate) m3: c_uint : 9,
    }
}
walk! { R042M4, R042M4View,
    m3 (try_set_m3): bits,
}
heapstruct::record! {
    pub(crate) struct R042 {
        _: c_short : 0,
        pub(crate) m1: c_schar : 7,
        pub(crate) m2: bool : 1,
        pub(crate) m4: R042M4,
    }
}
walk! { R042, R042View,
    m1 (try_set_m1): bits,
    m2 (set_m2): bool,
    m4 (m4_mut): view,
}

// 0182-r_043
heapstruct::record! {
    #[pack(1)]
    pub(crate) union R043 {
        #[aligned(1)]
        pub(crate) m1: c_short,
    }
}
walk! { R043, R043View,
    m1 (set_m1, try_set_m1): int,
}

// 0183-r_044
heapstruct::record! {
    pub(crate) struct R044 {
        pub(crate) m1: c_double,
        pub(crate) m2: c_schar : 5,
        pub(crate) m3: c_long : 10,
        pub(crate) m4: c_ushort : 16,
    }
}
walk! { R044, R044View,
    m1 (set_m1): f64,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0184-r_045
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R045 {
    pub(crate) m1: bool,
    pub(crate) m2: *mut c_void,
}
walk! { R045, R045View,
    m1 (set_m1): bool,
    m2 (set_m2, try_set_m2): ptr,
}

// 0185-r_046
heapstruct::record! {
    pub(crate) struct R046 {
        pub(crate) m1: c_uchar : 2,
        pub(crate) m2: c_ulong,
        pub(crate) m3: [c_uint; 3],
        pub(crate) m4: [bool; 6],
        pub(crate) m5: c_longlong : 61,
        pub(crate) m6: c_schar,
        pub(crate) m7: c_short,
        pub(crate) m8: [c_double; 6],
    }
}
walk! { R046, R046View,
    m1 (try_set_m1): bits,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [3] int,
    m4 (m4_mut): [6] bool,
    m5 (try_set_m5): bits,
    m6 (set_m6): byte,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [6] f64,
}

// 0186-r_047
heapstruct::record! {
    pub(crate) struct R047 {
        pub(crate) m1: c_schar : 5,
        pub(crate) m2: c_schar : 1,
        pub(crate) m3: c_char : 8,
        pub(crate) m4: bool : 1,
        pub(crate) m5: c_ulong : 12,
        pub(crate) m6: c_longlong : 9,
    }
}
walk! { R047, R047View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (set_m4): bool,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
}

// 0187-r_048
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R048M10M6 {
    pub(crate) m3: *mut c_char,
    pub(crate) m4: c_ulong,
    pub(crate) m5: c_ushort,
}
walk! { R048M10M6, R048M10M6View,
    m3 (set_m3, try_set_m3): ptr,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R048M10 {
    pub(crate) m6: R048M10M6,
    pub(crate) m7: [c_short; 1],
    pub(crate) m8: c_short,
    pub(crate) m9: [*mut c_void; 4],
}
walk! { R048M10, R048M10View,
    m6 (m6_mut): view,
    m7 (m7_mut): [1] int,
    m8 (set_m8, try_set_m8): int,
    m9 (m9_mut): [4] ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R048M14 {
    pub(crate) m12: *mut c_void,
    pub(crate) m13: *mut c_void,
}
walk! { R048M14, R048M14View,
    m12 (set_m12, try_set_m12): ptr,
    m13 (set_m13, try_set_m13): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R048 {
    pub(crate) m1: c_ulong,
    pub(crate) m2: c_uchar,
    pub(crate) m10: [ManuallyDrop<R048M10>; 2],
    pub(crate) m11: [c_long; 1],
    pub(crate) m14: [ManuallyDrop<R048M14>; 2],
    pub(crate) m15: c_uchar,
}
walk! { R048, R048View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): byte,
    m10 (m10_mut): [2] view,
    m11 (m11_mut): [1] int,
    m14 (m14_mut): [2] view,
    m15 (set_m15): byte,
}

// 0188-r_049
heapstruct::record! {
    pub(crate) union R049 {
        #[packed]
        pub(crate) m1: [[*mut c_void; 3]; 3],
        pub(crate) m2: bool,
    }
}
walk! { R049, R049View,
    m1 (m1_mut): [3] [3] ptr,
    m2 (set_m2): bool,
}

// 0189-r_050
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R050M2 {
    pub(crate) m1: c_int,
}
walk! { R050M2, R050M2View,
    m1 (set_m1, try_set_m1): int,
}
heapstruct::record! {
    #[packed]
    #[aligned(2)]
    pub(crate) struct R050 {
        pub(crate) m2: R050M2,
        pub(crate) m3: [bool; 3],
        pub(crate) m4: c_short,
    }
}
walk! { R050, R050View,
    m2 (m2_mut): view,
    m3 (m3_mut): [3] bool,
    m4 (set_m4, try_set_m4): int,
}

// 0190-r_051
heapstruct::record! {
    #[packed]
    pub(crate) struct R051 {
        pub(crate) m1: c_ushort : 12,
        _: c_uint : 0,
        pub(crate) m2: c_ulonglong : 62,
        pub(crate) m3: c_int : 18,
        _: bool : 0,
        pub(crate) m4: c_ulong : 12,
        _: c_uchar : 5,
    }
}
walk! { R051, R051View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0191-r_052
heapstruct::record! {
    pub(crate) struct R052 {
        pub(crate) m1: c_uchar : 1,
        pub(crate) m2: c_ushort : 16,
        pub(crate) m3: c_short : 6,
        pub(crate) m4: c_longdouble,
        pub(crate) m5: c_short : 3,
        pub(crate) m6: c_char : 3,
    }
}
walk! { R052, R052View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (set_m4): long_double,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
}

// 0192-r_053
heapstruct::record! {
    #[packed]
    pub(crate) struct R053 {
        pub(crate) m1: c_char : 1,
    }
}
walk! { R053, R053View,
    m1 (try_set_m1): bits,
}

// 0193-r_054
heapstruct::record! {
    pub(crate) struct R054 {
        #[packed]
        pub(crate) m1: c_longlong : 15,
        _: c_uchar : 8,
        pub(crate) m2: c_short : 16,
        pub(crate) m3: c_ulonglong : 31,
        pub(crate) m4: c_ulonglong : 41,
    }
}
walk! { R054, R054View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0194-r_055
#[derive(HeapStruct)]
#[repr(C, packed(1))]
pub(crate) struct R055M5M4 {
    pub(crate) m3: *mut c_void,
}
walk! { R055M5M4, R055M5M4View,
    m3 (set_m3, try_set_m3): ptr,
}
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R055M5 {
        #[packed]
        pub(crate) m1: c_uchar,
        #[aligned(8)]
        pub(crate) m2: [[c_double; 3]; 3],
        pub(crate) m4: R055M5M4,
    }
}
walk! { R055M5, R055M5View,
    m1 (set_m1): byte,
    m2 (m2_mut): [3] [3] f64,
    m4 (m4_mut): view,
}
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R055Anonymous {
        #[aligned(16)]
        pub(crate) m6: [bool; 6],
    }
}
walk! { R055Anonymous, R055AnonymousView,
    m6 (m6_mut): [6] bool,
}
#[derive(HeapStruct)]
#[repr(C, packed(1))]
pub(crate) struct R055M12 {
    pub(crate) m10: c_short,
    pub(crate) m11: c_short,
}
walk! { R055M12, R055M12View,
    m10 (set_m10, try_set_m10): int,
    m11 (set_m11, try_set_m11): int,
}
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R055 {
        pub(crate) m5: R055M5,
        pub(crate) anonymous: R055Anonymous,
        pub(crate) m7: [*mut c_void; 2],
        pub(crate) m8: [c_longdouble; 7],
        #[aligned(16)]
        pub(crate) m9: [c_int; 2],
        pub(crate) m12: R055M12,
        pub(crate) m13: [*mut c_void; 7],
        pub(crate) m14: [c_ulonglong; 3],
    }
}
walk! { R055, R055View,
    m5 (m5_mut): view,
    anonymous (anonymous_mut): view,
    m7 (m7_mut): [2] ptr,
    m8 (m8_mut): [7] long_double,
    m9 (m9_mut): [2] int,
    m12 (m12_mut): view,
    m13 (m13_mut): [7] ptr,
    m14 (m14_mut): [3] int,
}

// 0195-r_056
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct R056 {
    pub(crate) m1: c_ulonglong,
    pub(crate) m2: [c_int; 6],
    pub(crate) m3: [c_schar; 5],
    pub(crate) m4: c_long,
    pub(crate) m5: *mut c_char,
    pub(crate) m6: c_long,
}
walk! { R056, R056View,
    m1 (set_m1, try_set_m1): int,
    m2 (m2_mut): [6] int,
    m3 (m3_mut): [5] byte,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): ptr,
    m6 (set_m6, try_set_m6): int,
}

// 0196-r_057
heapstruct::record! {
    pub(crate) struct R057Anonymous {
        pub(crate) m1: [c_uchar; 7],
        pub(crate) m2: c_longdouble,
        pub(crate) m3: *mut c_char,
    }
}
walk! { R057Anonymous, R057AnonymousView,
    m1 (m1_mut): [7] byte,
    m2 (set_m2): long_double,
    m3 (set_m3, try_set_m3): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R057Anonymous2 {
    pub(crate) m5: c_uchar,
}
walk! { R057Anonymous2, R057Anonymous2View,
    m5 (set_m5): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R057M15M11 {
    pub(crate) m7: [[c_ulonglong; 2]; 4],
    pub(crate) m8: [c_char; 6],
    pub(crate) m9: [c_uchar; 5],
    pub(crate) m10: [c_short; 2],
}
walk! { R057M15M11, R057M15M11View,
    m7 (m7_mut): [4] [2] int,
    m8 (m8_mut): text,
    m9 (m9_mut): [5] byte,
    m10 (m10_mut): [2] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R057M15Anonymous {
    pub(crate) m13: c_ulonglong,
}
walk! { R057M15Anonymous, R057M15AnonymousView,
    m13 (set_m13, try_set_m13): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R057M15 {
    pub(crate) m11: ManuallyDrop<R057M15M11>,
    pub(crate) m12: c_char,
    pub(crate) anonymous: ManuallyDrop<R057M15Anonymous>,
    pub(crate) m14: [[c_double; 4]; 3],
}
walk! { R057M15, R057M15View,
    m11 (m11_mut): view,
    m12 (set_m12, try_set_m12): int,
    anonymous (anonymous_mut): view,
    m14 (m14_mut): [3] [4] f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R057 {
    pub(crate) anonymous: R057Anonymous,
    pub(crate) m4: bool,
    pub(crate) anonymous_2: R057Anonymous2,
    pub(crate) m6: [c_int; 7],
    pub(crate) m15: R057M15,
}
walk! { R057, R057View,
    anonymous (anonymous_mut): view,
    m4 (set_m4): bool,
    anonymous_2 (anonymous_2_mut): view,
    m6 (m6_mut): [7] int,
    m15 (m15_mut): view,
}

// 0197-r_058
heapstruct::record! {
    pub(crate) struct R058 {
        pub(crate) m1: c_char : 8,
    }
}
walk! { R058, R058View,
    m1 (try_set_m1): bits,
}

// 0198-r_059
heapstruct::record! {
    pub(crate) struct R059 {
        pub(crate) m1: c_ushort : 10,
        pub(crate) m2: c_uchar : 4,
        pub(crate) m3: bool : 1,
    }
}
walk! { R059, R059View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3): bool,
}

// 0199-r_060
heapstruct::record! {
    #[packed]
    pub(crate) struct R060 {
        pub(crate) m1: c_short : 14,
        pub(crate) m2: c_int : 1,
    }
}
walk! { R060, R060View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0200-r_061
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R061M5Anonymous {
    pub(crate) m4: c_ulong,
}
walk! { R061M5Anonymous, R061M5AnonymousView,
    m4 (set_m4, try_set_m4): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R061M5 {
    pub(crate) anonymous: R061M5Anonymous,
}
walk! { R061M5, R061M5View,
    anonymous (anonymous_mut): view,
}
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) union R061 {
    pub(crate) m1: c_short,
    pub(crate) m2: *mut c_void,
    pub(crate) m3: c_ulonglong,
    pub(crate) m5: ManuallyDrop<R061M5>,
    pub(crate) m6: [*mut c_void; 7],
}
walk! { R061, R061View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2, try_set_m2): ptr,
    m3 (set_m3, try_set_m3): int,
    m5 (m5_mut): view,
    m6 (m6_mut): [7] ptr,
}

// 0201-r_062
heapstruct::record! {
    pub(crate) struct R062 {
        pub(crate) m1: c_schar : 7,
        pub(crate) m2: c_long : 29,
        pub(crate) m3: c_uchar : 6,
        pub(crate) m4: c_ushort : 5,
    }
}
walk! { R062, R062View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0202-r_063
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R063M2 {
    pub(crate) m1: [c_double; 1],
}
walk! { R063M2, R063M2View,
    m1 (m1_mut): [1] f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R063 {
    pub(crate) m2: R063M2,
    pub(crate) m3: c_float,
}
walk! { R063, R063View,
    m2 (m2_mut): view,
    m3 (set_m3): f32,
}

// 0203-r_064
heapstruct::record! {
    pub(crate) struct R064M7M6 {
        pub(crate) m4: c_double,
        pub(crate) m5: c_longlong : 32,
    }
}
walk! { R064M7M6, R064M7M6View,
    m4 (set_m4): f64,
    m5 (try_set_m5): bits,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R064M7 {
    pub(crate) m1: [c_uchar; 3],
    pub(crate) m2: c_ushort,
    pub(crate) m3: c_uchar,
    pub(crate) m6: [R064M7M6; 2],
}
walk! { R064M7, R064M7View,
    m1 (m1_mut): [3] byte,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3): byte,
    m6 (m6_mut): [2] view,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R064 {
        pub(crate) m7: R064M7,
    }
}
walk! { R064, R064View,
    m7 (m7_mut): view,
}

// 0204-r_065
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R065M5 {
    pub(crate) m3: c_schar,
    pub(crate) m4: *mut c_char,
}
walk! { R065M5, R065M5View,
    m3 (set_m3): byte,
    m4 (set_m4, try_set_m4): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R065M8 {
    pub(crate) m6: c_float,
    pub(crate) m7: c_float,
}
walk! { R065M8, R065M8View,
    m6 (set_m6): f32,
    m7 (set_m7): f32,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R065 {
    pub(crate) m1: c_float,
    pub(crate) m2: c_long,
    pub(crate) m5: [R065M5; 4],
    pub(crate) m8: R065M8,
    pub(crate) m9: *mut c_char,
    pub(crate) m10: c_float,
    pub(crate) m11: [c_ushort; 4],
    pub(crate) m12: [c_int; 1],
}
walk! { R065, R065View,
    m1 (set_m1): f32,
    m2 (set_m2, try_set_m2): int,
    m5 (m5_mut): [4] view,
    m8 (m8_mut): view,
    m9 (set_m9, try_set_m9): ptr,
    m10 (set_m10): f32,
    m11 (m11_mut): [4] int,
    m12 (m12_mut): [1] int,
}

// 0205-r_066
heapstruct::record! {
    pub(crate) struct R066 {
        pub(crate) m1: c_longdouble,
        pub(crate) m2: [c_double; 1],
    }
}
walk! { R066, R066View,
    m1 (set_m1): long_double,
    m2 (m2_mut): [1] f64,
}

// 0206-r_067
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R067 {
    pub(crate) m1: c_ushort,
    pub(crate) m2: c_schar,
    pub(crate) m3: [[c_short; 1]; 1],
    pub(crate) m4: c_float,
    pub(crate) m5: [[c_ushort; 4]; 3],
    pub(crate) m6: c_ulonglong,
    pub(crate) m7: *mut c_char,
}
walk! { R067, R067View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): byte,
    m3 (m3_mut): [1] [1] int,
    m4 (set_m4): f32,
    m5 (m5_mut): [3] [4] int,
    m6 (set_m6, try_set_m6): int,
    m7 (set_m7, try_set_m7): ptr,
}

// 0207-r_068
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct R068 {
    pub(crate) m1: *mut c_char,
}
walk! { R068, R068View,
    m1 (set_m1, try_set_m1): ptr,
}

// 0208-r_069
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R069 {
    pub(crate) m1: c_int,
    pub(crate) m2: c_long,
    pub(crate) m3: [[c_float; 1]; 4],
    pub(crate) m4: c_double,
    pub(crate) m5: [c_double; 3],
}
walk! { R069, R069View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [4] [1] f32,
    m4 (set_m4): f64,
    m5 (m5_mut): [3] f64,
}

// 0209-r_070
heapstruct::record! {
    pub(crate) union R070 {
        pub(crate) m1: c_ulonglong : 60,
        pub(crate) m2: c_uchar : 5,
        pub(crate) m3: c_ulong : 6,
        #[aligned(4)]
        pub(crate) m4: c_schar : 5,
        pub(crate) m5: c_ulonglong : 26,
        pub(crate) m6: c_ushort : 15,
        pub(crate) m7: c_int,
        _: c_schar : 0,
    }
}
walk! { R070, R070View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (set_m7, try_set_m7): int,
}

// 0210-r_071
heapstruct::record! {
    pub(crate) union R071 {
        _: c_long : 7,
        pub(crate) m1: c_short,
        pub(crate) m2: c_ushort : 5,
        pub(crate) m3: [[c_long; 4]; 3],
        pub(crate) m4: *mut c_char,
        pub(crate) m5: [c_float; 4],
        pub(crate) m6: bool : 1,
        _: c_uint : 0,
    }
}
walk! { R071, R071View,
    m1 (set_m1, try_set_m1): int,
    m2 (try_set_m2): bits,
    m3 (m3_mut): [3] [4] int,
    m4 (set_m4, try_set_m4): ptr,
    m5 (m5_mut): [4] f32,
    m6 (set_m6): bool,
}

// 0211-r_072
heapstruct::record! {
    pub(crate) struct R072 {
        pub(crate) m1: c_longlong : 53,
        pub(crate) m2: c_uchar : 4,
        pub(crate) m3: c_ulonglong : 42,
    }
}
walk! { R072, R072View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
}

// 0212-r_073
heapstruct::record! {
    #[pack(4)]
    pub(crate) struct R073 {
        pub(crate) m1: c_short : 3,
        _: bool : 0,
        pub(crate) m2: c_ulonglong : 18,
    }
}
walk! { R073, R073View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0213-r_074
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R074M5 {
    pub(crate) m4: c_uint,
}
walk! { R074M5, R074M5View,
    m4 (set_m4, try_set_m4): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R074M11 {
    pub(crate) m7: c_short,
    pub(crate) m8: [c_uchar; 2],
    pub(crate) m9: c_int,
    pub(crate) m10: [c_double; 6],
}
walk! { R074M11, R074M11View,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [2] byte,
    m9 (set_m9, try_set_m9): int,
    m10 (m10_mut): [6] f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R074 {
    pub(crate) m1: [c_schar; 7],
    pub(crate) m2: [c_longlong; 3],
    pub(crate) m3: c_int,
    pub(crate) m5: [R074M5; 1],
    pub(crate) m6: c_schar,
    pub(crate) m11: R074M11,
    pub(crate) m12: c_int,
}
walk! { R074, R074View,
    m1 (m1_mut): [7] byte,
    m2 (m2_mut): [3] int,
    m3 (set_m3, try_set_m3): int,
    m5 (m5_mut): [1] view,
    m6 (set_m6): byte,
    m11 (m11_mut): view,
    m12 (set_m12, try_set_m12): int,
}

// 0214-r_075
heapstruct::record! {
    pub(crate) struct R075 {
        pub(crate) m1: c_uint : 14,
        pub(crate) m2: c_schar : 6,
        pub(crate) m3: c_long : 14,
        pub(crate) m4: c_ulonglong : 19,
        pub(crate) m5: c_uchar : 8,
        pub(crate) m6: c_longlong : 37,
        pub(crate) m7: c_ulonglong : 42,
        pub(crate) m8: c_int : 4,
    }
}
walk! { R075, R075View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
}

// 0215-r_076
heapstruct::record! {
    pub(crate) struct R076 {
        pub(crate) m1: c_ulong : 21,
        pub(crate) m2: c_schar : 6,
        pub(crate) m3: c_ulonglong : 63,
        pub(crate) m4: c_char : 1,
    }
}
walk! { R076, R076View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0216-r_077
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R077 {
    pub(crate) m1: [[*mut c_void; 2]; 4],
    pub(crate) m2: c_uchar,
    pub(crate) m3: [c_char; 1],
    pub(crate) m4: c_int,
    pub(crate) m5: c_uint,
}
walk! { R077, R077View,
    m1 (m1_mut): [4] [2] ptr,
    m2 (set_m2): byte,
    m3 (m3_mut): text,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
}

// 0217-r_078
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct R078 {
    pub(crate) m1: *mut c_void,
    pub(crate) m2: c_double,
    pub(crate) m3: c_double,
    pub(crate) m4: c_ushort,
    pub(crate) m5: *mut c_char,
    pub(crate) m6: c_ushort,
    pub(crate) m7: [c_ulonglong; 7],
}
walk! { R078, R078View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2): f64,
    m3 (set_m3): f64,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): ptr,
    m6 (set_m6, try_set_m6): int,
    m7 (m7_mut): [7] int,
}

// 0218-r_079
heapstruct::record! {
    #[pack(4)]
    pub(crate) union R079 {
        pub(crate) m1: c_schar : 7,
        pub(crate) m2: [c_schar; 4],
        pub(crate) m3: c_int : 26,
        _: c_char : 3,
    }
}
walk! { R079, R079View,
    m1 (try_set_m1): bits,
    m2 (m2_mut): [4] byte,
    m3 (try_set_m3): bits,
}

// 0219-r_080
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R080M6 {
    pub(crate) m3: c_uchar,
    pub(crate) m4: c_char,
    pub(crate) m5: c_char,
}
walk! { R080M6, R080M6View,
    m3 (set_m3): byte,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R080 {
    pub(crate) m1: c_double,
    pub(crate) m2: [c_ushort; 2],
    pub(crate) m6: R080M6,
    pub(crate) m7: c_ulonglong,
    pub(crate) m8: [c_longlong; 4],
}
walk! { R080, R080View,
    m1 (set_m1): f64,
    m2 (m2_mut): [2] int,
    m6 (m6_mut): view,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [4] int,
}

// 0220-r_081
heapstruct::record! {
    pub(crate) struct R081 {
        pub(crate) m1: [c_uchar; 5],
        pub(crate) m2: c_ulong,
        pub(crate) m3: c_double,
        pub(crate) m4: c_double,
        pub(crate) m5: [c_char; 4],
        pub(crate) m6: [[c_longdouble; 3]; 2],
        pub(crate) m7: c_longlong,
    }
}
walk! { R081, R081View,
    m1 (m1_mut): [5] byte,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3): f64,
    m4 (set_m4): f64,
    m5 (m5_mut): text,
    m6 (m6_mut): [2] [3] long_double,
    m7 (set_m7, try_set_m7): int,
}

// 0221-r_082
heapstruct::record! {
    pub(crate) struct R082Anonymous {
        pub(crate) m3: [[c_longdouble; 1]; 4],
    }
}
walk! { R082Anonymous, R082AnonymousView,
    m3 (m3_mut): [4] [1] long_double,
}
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct R082M9M7 {
    pub(crate) m5: c_ulong,
    pub(crate) m6: bool,
}
walk! { R082M9M7, R082M9M7View,
    m5 (set_m5, try_set_m5): int,
    m6 (set_m6): bool,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R082M9 {
    pub(crate) m4: c_uint,
    pub(crate) m7: ManuallyDrop<R082M9M7>,
    pub(crate) m8: [c_ulonglong; 3],
}
walk! { R082M9, R082M9View,
    m4 (set_m4, try_set_m4): int,
    m7 (m7_mut): view,
    m8 (m8_mut): [3] int,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R082 {
        pub(crate) m1: c_longdouble,
        pub(crate) m2: c_float,
        pub(crate) anonymous: R082Anonymous,
        pub(crate) m9: R082M9,
        pub(crate) m10: bool,
    }
}
walk! { R082, R082View,
    m1 (set_m1): long_double,
    m2 (set_m2): f32,
    anonymous (anonymous_mut): view,
    m9 (m9_mut): view,
    m10 (set_m10): bool,
}

// 0222-r_083
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R083Anonymous {
    pub(crate) m2: c_short,
    pub(crate) m3: [c_ulonglong; 2],
}
walk! { R083Anonymous, R083AnonymousView,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [2] int,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) union R083M8 {
    pub(crate) m5: [[c_ulonglong; 3]; 2],
    pub(crate) m6: c_ushort,
    pub(crate) m7: [[c_ushort; 3]; 3],
}
walk! { R083M8, R083M8View,
    m5 (m5_mut): [2] [3] int,
    m6 (set_m6, try_set_m6): int,
    m7 (m7_mut): [3] [3] int,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R083 {
    pub(crate) m1: *mut c_void,
    pub(crate) anonymous: R083Anonymous,
    pub(crate) m4: [[c_int; 4]; 2],
    pub(crate) m8: R083M8,
    pub(crate) m9: *mut c_void,
}
walk! { R083, R083View,
    m1 (set_m1, try_set_m1): ptr,
    anonymous (anonymous_mut): view,
    m4 (m4_mut): [2] [4] int,
    m8 (m8_mut): view,
    m9 (set_m9, try_set_m9): ptr,
}

// 0223-r_084
heapstruct::record! {
    pub(crate) struct R084M4 {
        pub(crate) m2: c_int : 11,
        pub(crate) m3: c_ulonglong,
    }
}
walk! { R084M4, R084M4View,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R084 {
        pub(crate) m1: c_ulong : 5,
        pub(crate) m4: R084M4,
        pub(crate) m5: c_long,
        pub(crate) m6: c_longlong,
    }
}
walk! { R084, R084View,
    m1 (try_set_m1): bits,
    m4 (m4_mut): view,
    m5 (set_m5, try_set_m5): int,
    m6 (set_m6, try_set_m6): int,
}

// 0224-r_085
heapstruct::record! {
    pub(crate) struct R085 {
        pub(crate) m1: c_uchar : 2,
        _: c_schar : 0,
        pub(crate) m2: c_int : 7,
    }
}
walk! { R085, R085View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0225-r_086
heapstruct::record! {
    pub(crate) union R086M6 {
        pub(crate) m4: c_ulong : 2,
        #[aligned(16)]
        pub(crate) m5: [[c_int; 3]; 4],
    }
}
walk! { R086M6, R086M6View,
    m4 (try_set_m4): bits,
    m5 (m5_mut): [4] [3] int,
}
heapstruct::record! {
    pub(crate) struct R086 {
        pub(crate) m1: c_ulonglong : 56,
        pub(crate) m2: c_uint : 1,
        pub(crate) m3: c_longlong : 46,
        pub(crate) m6: R086M6,
        pub(crate) m7: c_longlong : 63,
        pub(crate) m8: c_longlong : 49,
    }
}
walk! { R086, R086View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m6 (m6_mut): view,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
}

// 0226-r_087
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R087AnonymousM5 {
    pub(crate) m1: [c_longlong; 2],
    pub(crate) m2: c_short,
    pub(crate) m3: [c_ulonglong; 4],
    pub(crate) m4: [[c_ulonglong; 1]; 2],
}
walk! { R087AnonymousM5, R087AnonymousM5View,
    m1 (m1_mut): [2] int,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [4] int,
    m4 (m4_mut): [2] [1] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R087Anonymous {
    pub(crate) m5: [ManuallyDrop<R087AnonymousM5>; 2],
    pub(crate) m6: *mut c_char,
}
walk! { R087Anonymous, R087AnonymousView,
    m5 (m5_mut): [2] view,
    m6 (set_m6, try_set_m6): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R087M15M14 {
    pub(crate) m10: [c_uint; 4],
    pub(crate) m11: [c_longlong; 3],
    pub(crate) m12: c_short,
    pub(crate) m13: [c_short; 5],
}
walk! { R087M15M14, R087M15M14View,
    m10 (m10_mut): [4] int,
    m11 (m11_mut): [3] int,
    m12 (set_m12, try_set_m12): int,
    m13 (m13_mut): [5] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R087M15 {
    pub(crate) m8: c_int,
    pub(crate) m9: [c_ulonglong; 4],
    pub(crate) m14: R087M15M14,
}
walk! { R087M15, R087M15View,
    m8 (set_m8, try_set_m8): int,
    m9 (m9_mut): [4] int,
    m14 (m14_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R087M18 {
    pub(crate) m16: c_ulong,
    pub(crate) m17: *mut c_char,
}
walk! { R087M18, R087M18View,
    m16 (set_m16, try_set_m16): int,
    m17 (set_m17, try_set_m17): ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R087 {
    pub(crate) anonymous: ManuallyDrop<R087Anonymous>,
    pub(crate) m7: c_double,
    pub(crate) m15: ManuallyDrop<R087M15>,
    pub(crate) m18: [ManuallyDrop<R087M18>; 1],
}
walk! { R087, R087View,
    anonymous (anonymous_mut): view,
    m7 (set_m7): f64,
    m15 (m15_mut): view,
    m18 (m18_mut): [1] view,
}

// 0227-r_088
heapstruct::record! {
    #[pack(4)]
    pub(crate) struct R088 {
        _: c_ulong : 0,
        pub(crate) m1: c_longlong : 58,
        pub(crate) m2: c_schar : 3,
        pub(crate) m3: c_short : 6,
        pub(crate) m4: c_short : 11,
    }
}
walk! { R088, R088View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0228-r_089
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R089 {
    pub(crate) m1: c_short,
}
walk! { R089, R089View,
    m1 (set_m1, try_set_m1): int,
}

// 0229-r_090
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct R090M4 {
    pub(crate) m3: c_ulong,
}
walk! { R090M4, R090M4View,
    m3 (set_m3, try_set_m3): int,
}
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct R090 {
        pub(crate) m1: [*mut c_char; 2],
        pub(crate) m2: c_float,
        pub(crate) m4: [R090M4; 3],
        pub(crate) m5: c_char : 1,
        pub(crate) m6: c_uchar : 7,
    }
}
walk! { R090, R090View,
    m1 (m1_mut): [2] ptr,
    m2 (set_m2): f32,
    m4 (m4_mut): [3] view,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
}

// 0230-r_091
heapstruct::record! {
    pub(crate) struct R091 {
        pub(crate) m1: c_int : 2,
        pub(crate) m2: c_schar,
        pub(crate) m3: c_ushort,
    }
}
walk! { R091, R091View,
    m1 (try_set_m1): bits,
    m2 (set_m2): byte,
    m3 (set_m3, try_set_m3): int,
}

// 0231-r_092
#[derive(HeapStruct)]
#[repr(C, packed(8))]
pub(crate) struct R092 {
    pub(crate) m1: [[bool; 3]; 1],
}
walk! { R092, R092View,
    m1 (m1_mut): [1] [3] bool,
}

// 0232-r_093
heapstruct::record! {
    pub(crate) union R093 {
        pub(crate) m1: c_short : 7,
    }
}
walk! { R093, R093View,
    m1 (try_set_m1): bits,
}

// 0233-r_094
heapstruct::record! {
    pub(crate) struct R094 {
        pub(crate) m1: c_schar,
        pub(crate) m2: c_longdouble,
        pub(crate) m3: *mut c_char,
        pub(crate) m4: c_longlong : 32,
        _: c_longlong : 20,
        pub(crate) m5: [c_ulong; 5],
    }
}
walk! { R094, R094View,
    m1 (set_m1): byte,
    m2 (set_m2): long_double,
    m3 (set_m3, try_set_m3): ptr,
    m4 (try_set_m4): bits,
    m5 (m5_mut): [5] int,
}

// 0234-r_095
#[derive(HeapStruct)]
#[repr(C, packed)]
pub(crate) struct R095 {
    pub(crate) m1: c_uchar,
    pub(crate) m2: c_double,
}
walk! { R095, R095View,
    m1 (set_m1): byte,
    m2 (set_m2): f64,
}

// 0235-r_096
heapstruct::record! {
    pub(crate) struct R096 {
        pub(crate) m1: c_ushort : 10,
        pub(crate) m2: c_ulonglong : 57,
        pub(crate) m3: bool : 1,
        pub(crate) m4: c_ulong : 20,
        pub(crate) m5: c_uint : 24,
        pub(crate) m6: c_ulong : 23,
        pub(crate) m7: c_uint : 23,
    }
}
walk! { R096, R096View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3): bool,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
}

// 0236-r_097
heapstruct::record! {
    pub(crate) struct R097 {
        pub(crate) m1: c_schar,
        pub(crate) m2: [c_float; 3],
        pub(crate) m3: c_double,
        pub(crate) m4: c_ulong : 22,
        pub(crate) m5: c_longdouble,
        pub(crate) m6: c_ulong : 1,
    }
}
walk! { R097, R097View,
    m1 (set_m1): byte,
    m2 (m2_mut): [3] f32,
    m3 (set_m3): f64,
    m4 (try_set_m4): bits,
    m5 (set_m5): long_double,
    m6 (try_set_m6): bits,
}

// 0237-r_098
heapstruct::record! {
    pub(crate) struct R098 {
        pub(crate) m1: c_longlong : 38,
        pub(crate) m2: c_uchar : 4,
        pub(crate) m3: c_uint,
        pub(crate) m4: c_ulonglong : 40,
        pub(crate) m5: bool : 1,
        pub(crate) m6: c_uint : 11,
        pub(crate) m7: c_short : 11,
        pub(crate) m8: c_uint : 14,
    }
}
walk! { R098, R098View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
    m4 (try_set_m4): bits,
    m5 (set_m5): bool,
    m6 (try_set_m6): bits,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
}

// 0238-r_099
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R099M8M6 {
    pub(crate) m3: c_ulong,
    pub(crate) m4: [c_short; 5],
    pub(crate) m5: c_longlong,
}
walk! { R099M8M6, R099M8M6View,
    m3 (set_m3, try_set_m3): int,
    m4 (m4_mut): [5] int,
    m5 (set_m5, try_set_m5): int,
}
heapstruct::record! {
    pub(crate) struct R099M8 {
        pub(crate) m1: c_longdouble,
        pub(crate) m2: *mut c_void,
        pub(crate) m6: R099M8M6,
        pub(crate) m7: c_char,
    }
}
walk! { R099M8, R099M8View,
    m1 (set_m1): long_double,
    m2 (set_m2, try_set_m2): ptr,
    m6 (m6_mut): view,
    m7 (set_m7, try_set_m7): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R099M14M12 {
    pub(crate) m9: *mut c_char,
    pub(crate) m10: c_ulonglong,
    pub(crate) m11: c_ulong,
}
walk! { R099M14M12, R099M14M12View,
    m9 (set_m9, try_set_m9): ptr,
    m10 (set_m10, try_set_m10): int,
    m11 (set_m11, try_set_m11): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R099M14 {
    pub(crate) m12: ManuallyDrop<R099M14M12>,
    pub(crate) m13: c_ulong,
}
walk! { R099M14, R099M14View,
    m12 (m12_mut): view,
    m13 (set_m13, try_set_m13): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R099M16 {
    pub(crate) m15: c_double,
}
walk! { R099M16, R099M16View,
    m15 (set_m15): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R099 {
    pub(crate) m8: [R099M8; 1],
    pub(crate) m14: ManuallyDrop<R099M14>,
    pub(crate) m16: ManuallyDrop<R099M16>,
}
walk! { R099, R099View,
    m8 (m8_mut): [1] view,
    m14 (m14_mut): view,
    m16 (m16_mut): view,
}

// 0239-r_100
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R100 {
    pub(crate) m1: c_uint,
}
walk! { R100, R100View,
    m1 (set_m1, try_set_m1): int,
}

// 0240-r_101
heapstruct::record! {
    pub(crate) struct R101M7 {
        pub(crate) m4: c_ulong : 19,
        pub(crate) m5: *mut c_void,
        pub(crate) m6: c_schar : 3,
        _: bool : 1,
    }
}
walk! { R101M7, R101M7View,
    m4 (try_set_m4): bits,
    m5 (set_m5, try_set_m5): ptr,
    m6 (try_set_m6): bits,
}
heapstruct::record! {
    pub(crate) struct R101 {
        pub(crate) m1: c_uchar : 8,
        pub(crate) m2: c_short : 1,
        pub(crate) m3: c_schar : 6,
        pub(crate) m7: [R101M7; 4],
        pub(crate) m8: bool : 1,
        pub(crate) m9: c_longlong : 7,
    }
}
walk! { R101, R101View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m7 (m7_mut): [4] view,
    m8 (set_m8): bool,
    m9 (try_set_m9): bits,
}

// 0241-r_102
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R102 {
    pub(crate) m1: c_ulonglong,
}
walk! { R102, R102View,
    m1 (set_m1, try_set_m1): int,
}

// 0242-r_103
heapstruct::record! {
    #[aligned(16)]
    pub(crate) union R103 {
        pub(crate) m1: c_ulong : 12,
        pub(crate) m2: c_int : 9,
        pub(crate) m3: *mut c_void,
        pub(crate) m4: *mut c_void,
        pub(crate) m5: c_float,
        pub(crate) m6: [[c_uchar; 2]; 4],
        pub(crate) m7: c_uchar : 1,
        pub(crate) m8: *mut c_char,
    }
}
walk! { R103, R103View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): ptr,
    m4 (set_m4, try_set_m4): ptr,
    m5 (set_m5): f32,
    m6 (m6_mut): [4] [2] byte,
    m7 (try_set_m7): bits,
    m8 (set_m8, try_set_m8): ptr,
}

// 0243-r_104
heapstruct::record! {
    pub(crate) struct R104 {
        pub(crate) m1: c_uchar : 6,
        pub(crate) m2: c_int : 8,
        pub(crate) m3: c_ulong,
        _: c_ulong : 0,
        pub(crate) m4: c_ushort : 11,
    }
}
walk! { R104, R104View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
    m4 (try_set_m4): bits,
}

// 0244-r_105
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R105AnonymousM3 {
    pub(crate) m2: c_schar,
}
walk! { R105AnonymousM3, R105AnonymousM3View,
    m2 (set_m2): byte,
}
heapstruct::record! {
    pub(crate) struct R105Anonymous {
        pub(crate) m1: c_longdouble,
        pub(crate) m3: R105AnonymousM3,
        pub(crate) m4: [*mut c_char; 7],
        pub(crate) m5: c_double,
    }
}
walk! { R105Anonymous, R105AnonymousView,
    m1 (set_m1): long_double,
    m3 (m3_mut): view,
    m4 (m4_mut): [7] ptr,
    m5 (set_m5): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R105M18M10 {
    pub(crate) m6: *mut c_void,
    pub(crate) m7: c_uchar,
    pub(crate) m8: c_short,
    pub(crate) m9: c_schar,
}
walk! { R105M18M10, R105M18M10View,
    m6 (set_m6, try_set_m6): ptr,
    m7 (set_m7): byte,
    m8 (set_m8, try_set_m8): int,
    m9 (set_m9): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R105M18M16 {
    pub(crate) m12: c_longlong,
    pub(crate) m13: [c_float; 7],
    pub(crate) m14: c_char,
    pub(crate) m15: c_float,
}
walk! { R105M18M16, R105M18M16View,
    m12 (set_m12, try_set_m12): int,
    m13 (m13_mut): [7] f32,
    m14 (set_m14, try_set_m14): int,
    m15 (set_m15): f32,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R105M18 {
    pub(crate) m10: [ManuallyDrop<R105M18M10>; 3],
    pub(crate) m11: *mut c_char,
    pub(crate) m16: ManuallyDrop<R105M18M16>,
    pub(crate) m17: [c_ulonglong; 2],
}
walk! { R105M18, R105M18View,
    m10 (m10_mut): [3] view,
    m11 (set_m11, try_set_m11): ptr,
    m16 (m16_mut): view,
    m17 (m17_mut): [2] int,
}
heapstruct::record! {
    #[packed]
    pub(crate) struct R105 {
        pub(crate) anonymous: R105Anonymous,
        pub(crate) m18: R105M18,
        pub(crate) m19: c_uchar,
        pub(crate) m20: [c_ushort; 1],
        pub(crate) m21: c_long,
    }
}
walk! { R105, R105View,
    anonymous (anonymous_mut): view,
    m18 (m18_mut): view,
    m19 (set_m19): byte,
    m20 (m20_mut): [1] int,
    m21 (set_m21, try_set_m21): int,
}

// 0245-r_106
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R106Anonymous {
    pub(crate) m3: [[c_char; 2]; 2],
}
walk! { R106Anonymous, R106AnonymousView,
    m3 (m3_mut): [2] text,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R106M11M8 {
    pub(crate) m5: *mut c_void,
    pub(crate) m6: bool,
    pub(crate) m7: c_schar,
}
walk! { R106M11M8, R106M11M8View,
    m5 (set_m5, try_set_m5): ptr,
    m6 (set_m6): bool,
    m7 (set_m7): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R106M11 {
    pub(crate) m8: ManuallyDrop<R106M11M8>,
    pub(crate) m9: [c_ushort; 6],
    pub(crate) m10: c_double,
}
walk! { R106M11, R106M11View,
    m8 (m8_mut): view,
    m9 (m9_mut): [6] int,
    m10 (set_m10): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R106M24M18 {
    pub(crate) m15: c_ulong,
    pub(crate) m16: c_char,
    pub(crate) m17: c_short,
}
walk! { R106M24M18, R106M24M18View,
    m15 (set_m15, try_set_m15): int,
    m16 (set_m16, try_set_m16): int,
    m17 (set_m17, try_set_m17): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R106M24M23 {
    pub(crate) m19: c_long,
    pub(crate) m20: c_double,
    pub(crate) m21: c_int,
    pub(crate) m22: [*mut c_char; 4],
}
walk! { R106M24M23, R106M24M23View,
    m19 (set_m19, try_set_m19): int,
    m20 (set_m20): f64,
    m21 (set_m21, try_set_m21): int,
    m22 (m22_mut): [4] ptr,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R106M24 {
    pub(crate) m13: [[c_short; 3]; 3],
    pub(crate) m14: c_float,
    pub(crate) m18: R106M24M18,
    pub(crate) m23: R106M24M23,
}
walk! { R106M24, R106M24View,
    m13 (m13_mut): [3] [3] int,
    m14 (set_m14): f32,
    m18 (m18_mut): view,
    m23 (m23_mut): view,
}
heapstruct::record! {
    pub(crate) union R106 {
        pub(crate) m1: c_uchar,
        pub(crate) m2: c_longdouble,
        pub(crate) anonymous: R106Anonymous,
        pub(crate) m4: c_long,
        pub(crate) m11: R106M11,
        pub(crate) m12: c_schar,
        pub(crate) m24: [R106M24; 4],
        pub(crate) m25: c_longdouble,
    }
}
walk! { R106, R106View,
    m1 (set_m1): byte,
    m2 (set_m2): long_double,
    anonymous (anonymous_mut): view,
    m4 (set_m4, try_set_m4): int,
    m11 (m11_mut): view,
    m12 (set_m12): byte,
    m24 (m24_mut): [4] view,
    m25 (set_m25): long_double,
}

// 0246-r_107
heapstruct::record! {
    pub(crate) union R107 {
        pub(crate) m1: [c_longdouble; 4],
    }
}
walk! { R107, R107View,
    m1 (m1_mut): [4] long_double,
}

// 0247-r_108
heapstruct::record! {
    pub(crate) union R108Anonymous {
        pub(crate) m5: bool : 1,
    }
}
walk! { R108Anonymous, R108AnonymousView,
    m5 (set_m5): bool,
}
heapstruct::record! {
    pub(crate) union R108 {
        pub(crate) m1: c_uint : 15,
        pub(crate) m2: c_schar : 1,
        pub(crate) m3: c_longlong,
        pub(crate) m4: c_uchar : 7,
        _: c_ulonglong : 0,
        pub(crate) anonymous: R108Anonymous,
        _: c_int : 20,
        pub(crate) m6: c_char : 3,
    }
}
walk! { R108, R108View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
    m4 (try_set_m4): bits,
    anonymous (anonymous_mut): view,
    m6 (try_set_m6): bits,
}

// 0248-r_109
heapstruct::record! {
    pub(crate) union R109 {
        pub(crate) m1: c_short : 3,
        #[aligned(4)]
        pub(crate) m2: c_ulonglong : 53,
    }
}
walk! { R109, R109View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
}

// 0249-r_110
heapstruct::record! {
    #[pack(4)]
    pub(crate) struct R110 {
        pub(crate) m1: *mut c_char,
        pub(crate) m2: c_ushort,
        pub(crate) m3: c_short : 11,
        pub(crate) m4: bool : 1,
        pub(crate) m5: c_uchar : 6,
    }
}
walk! { R110, R110View,
    m1 (set_m1, try_set_m1): ptr,
    m2 (set_m2, try_set_m2): int,
    m3 (try_set_m3): bits,
    m4 (set_m4): bool,
    m5 (try_set_m5): bits,
}

// 0250-r_111
heapstruct::record! {
    pub(crate) struct R111 {
        pub(crate) m1: c_ulong : 20,
        _: c_ushort : 9,
        pub(crate) m2: c_short : 14,
        pub(crate) m3: c_schar : 2,
        _: c_uchar : 0,
        pub(crate) m4: c_ulonglong : 47,
    }
}
walk! { R111, R111View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0251-r_112
heapstruct::record! {
    pub(crate) struct R112 {
        pub(crate) m1: c_longdouble,
        #[packed]
        pub(crate) m2: c_double,
    }
}
walk! { R112, R112View,
    m1 (set_m1): long_double,
    m2 (set_m2): f64,
}

// 0252-r_113
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R113 {
    pub(crate) m1: [[c_double; 1]; 3],
}
walk! { R113, R113View,
    m1 (m1_mut): [3] [1] f64,
}

// 0253-r_114
heapstruct::record! {
    pub(crate) struct R114M5 {
        pub(crate) m2: c_uint,
        pub(crate) m3: c_short : 3,
        pub(crate) m4: c_ulonglong,
    }
}
walk! { R114M5, R114M5View,
    m2 (set_m2, try_set_m2): int,
    m3 (try_set_m3): bits,
    m4 (set_m4, try_set_m4): int,
}
heapstruct::record! {
    pub(crate) struct R114 {
        pub(crate) m1: c_longdouble,
        pub(crate) m5: [R114M5; 2],
        pub(crate) m6: c_double,
    }
}
walk! { R114, R114View,
    m1 (set_m1): long_double,
    m5 (m5_mut): [2] view,
    m6 (set_m6): f64,
}

// 0254-r_115
heapstruct::record! {
    pub(crate) struct R115 {
        pub(crate) m1: c_short : 2,
    }
}
walk! { R115, R115View,
    m1 (try_set_m1): bits,
}

// 0255-r_116
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116M12M6 {
    pub(crate) m5: c_short,
}
walk! { R116M12M6, R116M12M6View,
    m5 (set_m5, try_set_m5): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R116M12M9 {
    pub(crate) m7: [*mut c_void; 6],
    pub(crate) m8: c_schar,
}
walk! { R116M12M9, R116M12M9View,
    m7 (m7_mut): [6] ptr,
    m8 (set_m8): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116M12M11 {
    pub(crate) m10: [c_ushort; 5],
}
walk! { R116M12M11, R116M12M11View,
    m10 (m10_mut): [5] int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R116M12 {
    pub(crate) m4: c_long,
    pub(crate) m6: ManuallyDrop<R116M12M6>,
    pub(crate) m9: [ManuallyDrop<R116M12M9>; 2],
    pub(crate) m11: ManuallyDrop<R116M12M11>,
}
walk! { R116M12, R116M12View,
    m4 (set_m4, try_set_m4): int,
    m6 (m6_mut): view,
    m9 (m9_mut): [2] view,
    m11 (m11_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116M17Anonymous {
    pub(crate) m14: c_ulonglong,
}
walk! { R116M17Anonymous, R116M17AnonymousView,
    m14 (set_m14, try_set_m14): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116M17 {
    pub(crate) anonymous: R116M17Anonymous,
    pub(crate) m15: [c_double; 3],
    pub(crate) m16: bool,
}
walk! { R116M17, R116M17View,
    anonymous (anonymous_mut): view,
    m15 (m15_mut): [3] f64,
    m16 (set_m16): bool,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116M21 {
    pub(crate) m18: [*mut c_char; 6],
    pub(crate) m19: *mut c_char,
    pub(crate) m20: c_ulonglong,
}
walk! { R116M21, R116M21View,
    m18 (m18_mut): [6] ptr,
    m19 (set_m19, try_set_m19): ptr,
    m20 (set_m20, try_set_m20): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R116 {
    pub(crate) m1: c_ushort,
    pub(crate) m2: c_schar,
    pub(crate) m3: *mut c_void,
    pub(crate) m12: R116M12,
    pub(crate) m13: c_uint,
    pub(crate) m17: R116M17,
    pub(crate) m21: R116M21,
}
walk! { R116, R116View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): byte,
    m3 (set_m3, try_set_m3): ptr,
    m12 (m12_mut): view,
    m13 (set_m13, try_set_m13): int,
    m17 (m17_mut): view,
    m21 (m21_mut): view,
}

// 0256-r_117
heapstruct::record! {
    #[pack(2)]
    pub(crate) struct R117 {
        pub(crate) m1: c_char : 2,
    }
}
walk! { R117, R117View,
    m1 (try_set_m1): bits,
}

// 0257-r_118
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R118M6 {
        pub(crate) m3: c_longlong : 38,
        pub(crate) m4: c_char : 2,
        pub(crate) m5: c_ushort : 15,
    }
}
walk! { R118M6, R118M6View,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
}
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R118 {
        pub(crate) m1: c_ulong : 13,
        pub(crate) m2: c_uchar : 4,
        pub(crate) m6: R118M6,
        pub(crate) m7: c_short : 13,
        pub(crate) m8: c_uint : 1,
        pub(crate) m9: c_uchar : 3,
        pub(crate) m10: c_char : 7,
    }
}
walk! { R118, R118View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m6 (m6_mut): view,
    m7 (try_set_m7): bits,
    m8 (try_set_m8): bits,
    m9 (try_set_m9): bits,
    m10 (try_set_m10): bits,
}

// 0258-r_119
heapstruct::record! {
    pub(crate) union R119 {
        pub(crate) m1: c_ulong,
        pub(crate) m2: bool : 1,
    }
}
walk! { R119, R119View,
    m1 (set_m1, try_set_m1): int,
    m2 (set_m2): bool,
}

// 0259-r_120
#[derive(HeapStruct)]
#[repr(C, align(2))]
pub(crate) union R120 {
    pub(crate) m1: [c_short; 2],
    pub(crate) m2: [[c_double; 4]; 3],
    pub(crate) m3: *mut c_void,
    pub(crate) m4: [c_uchar; 6],
    pub(crate) m5: c_double,
}
walk! { R120, R120View,
    m1 (m1_mut): [2] int,
    m2 (m2_mut): [3] [4] f64,
    m3 (set_m3, try_set_m3): ptr,
    m4 (m4_mut): [6] byte,
    m5 (set_m5): f64,
}

// 0260-r_121
#[derive(HeapStruct)]
#[repr(C, packed(8))]
pub(crate) union R121M3M2 {
    pub(crate) m1: c_double,
}
walk! { R121M3M2, R121M3M2View,
    m1 (set_m1): f64,
}
#[derive(HeapStruct)]
#[repr(C, packed(8))]
pub(crate) union R121M3 {
    pub(crate) m2: ManuallyDrop<R121M3M2>,
}
walk! { R121M3, R121M3View,
    m2 (m2_mut): view,
}
#[derive(HeapStruct)]
#[repr(C, packed(8))]
pub(crate) struct R121 {
    pub(crate) m3: R121M3,
    pub(crate) m4: c_longlong,
    pub(crate) m5: *mut c_char,
    pub(crate) m6: c_longlong,
    pub(crate) m7: [[c_float; 2]; 3],
    pub(crate) m8: c_ulong,
    pub(crate) m9: c_ulonglong,
}
walk! { R121, R121View,
    m3 (m3_mut): view,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): ptr,
    m6 (set_m6, try_set_m6): int,
    m7 (m7_mut): [3] [2] f32,
    m8 (set_m8, try_set_m8): int,
    m9 (set_m9, try_set_m9): int,
}

// 0261-r_122
heapstruct::record! {
    pub(crate) union R122M6 {
        pub(crate) m3: c_ulonglong : 59,
        pub(crate) m4: c_char : 6,
        pub(crate) m5: c_uint : 8,
    }
}
walk! { R122M6, R122M6View,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
}
heapstruct::record! {
    #[aligned(4)]
    pub(crate) struct R122 {
        pub(crate) m1: c_uchar : 5,
        pub(crate) m2: c_short : 4,
        pub(crate) m6: R122M6,
        pub(crate) m7: bool : 1,
        pub(crate) m8: c_schar,
    }
}
walk! { R122, R122View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m6 (m6_mut): view,
    m7 (set_m7): bool,
    m8 (set_m8): byte,
}

// 0262-r_123
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M5M3 {
    pub(crate) m1: [bool; 3],
    pub(crate) m2: c_short,
}
walk! { R123M5M3, R123M5M3View,
    m1 (m1_mut): [3] bool,
    m2 (set_m2, try_set_m2): int,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) union R123M5Anonymous {
    pub(crate) m4: c_double,
}
walk! { R123M5Anonymous, R123M5AnonymousView,
    m4 (set_m4): f64,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M5 {
    pub(crate) m3: [R123M5M3; 1],
    pub(crate) anonymous: R123M5Anonymous,
}
walk! { R123M5, R123M5View,
    m3 (m3_mut): [1] view,
    anonymous (anonymous_mut): view,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M13M10 {
    pub(crate) m7: *mut c_char,
    pub(crate) m8: c_uchar,
    pub(crate) m9: c_longlong,
}
walk! { R123M13M10, R123M13M10View,
    m7 (set_m7, try_set_m7): ptr,
    m8 (set_m8): byte,
    m9 (set_m9, try_set_m9): int,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M13 {
    pub(crate) m10: R123M13M10,
    pub(crate) m11: [c_float; 3],
    pub(crate) m12: c_double,
}
walk! { R123M13, R123M13View,
    m10 (m10_mut): view,
    m11 (m11_mut): [3] f32,
    m12 (set_m12): f64,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M25M20 {
    pub(crate) m17: c_uint,
    pub(crate) m18: [c_longlong; 7],
    pub(crate) m19: *mut c_char,
}
walk! { R123M25M20, R123M25M20View,
    m17 (set_m17, try_set_m17): int,
    m18 (m18_mut): [7] int,
    m19 (set_m19, try_set_m19): ptr,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M25M24 {
    pub(crate) m21: c_uchar,
    pub(crate) m22: c_schar,
    pub(crate) m23: bool,
}
walk! { R123M25M24, R123M25M24View,
    m21 (set_m21): byte,
    m22 (set_m22): byte,
    m23 (set_m23): bool,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123M25 {
    pub(crate) m20: R123M25M20,
    pub(crate) m24: R123M25M24,
}
walk! { R123M25, R123M25View,
    m20 (m20_mut): view,
    m24 (m24_mut): view,
}
#[derive(HeapStruct)]
#[repr(C, packed(4))]
pub(crate) struct R123 {
    pub(crate) m5: [R123M5; 2],
    pub(crate) m6: [[c_longlong; 4]; 1],
    pub(crate) m13: [R123M13; 1],
    pub(crate) m14: c_double,
    pub(crate) m15: c_uchar,
    pub(crate) m16: [c_int; 2],
    pub(crate) m25: R123M25,
}
walk! { R123, R123View,
    m5 (m5_mut): [2] view,
    m6 (m6_mut): [1] [4] int,
    m13 (m13_mut): [1] view,
    m14 (set_m14): f64,
    m15 (set_m15): byte,
    m16 (m16_mut): [2] int,
    m25 (m25_mut): view,
}

// 0263-r_124
heapstruct::record! {
    pub(crate) struct R124 {
        pub(crate) m1: c_char : 3,
        pub(crate) m2: c_ulonglong : 51,
        pub(crate) m3: c_ulong,
    }
}
walk! { R124, R124View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
}

// 0264-r_125
heapstruct::record! {
    pub(crate) struct R125 {
        #[aligned(1)]
        pub(crate) m1: c_ulonglong,
    }
}
walk! { R125, R125View,
    m1 (set_m1, try_set_m1): int,
}

// 0265-r_126
heapstruct::record! {
    #[aligned(2)]
    pub(crate) union R126 {
        pub(crate) m1: [[c_char; 2]; 3],
        pub(crate) m2: c_ushort,
        #[aligned(1)]
        pub(crate) m3: c_double,
    }
}
walk! { R126, R126View,
    m1 (m1_mut): [3] text,
    m2 (set_m2, try_set_m2): int,
    m3 (set_m3): f64,
}

// 0266-r_127
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R127 {
    pub(crate) m1: [[c_double; 4]; 1],
    pub(crate) m2: c_char,
}
walk! { R127, R127View,
    m1 (m1_mut): [1] [4] f64,
    m2 (set_m2, try_set_m2): int,
}

// 0267-r_128
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R128M10M8 {
    pub(crate) m6: c_uchar,
    pub(crate) m7: c_float,
}
walk! { R128M10M8, R128M10M8View,
    m6 (set_m6): byte,
    m7 (set_m7): f32,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R128M10 {
    pub(crate) m4: c_uint,
    pub(crate) m5: *mut c_void,
    pub(crate) m8: [R128M10M8; 1],
    pub(crate) m9: c_schar,
}
walk! { R128M10, R128M10View,
    m4 (set_m4, try_set_m4): int,
    m5 (set_m5, try_set_m5): ptr,
    m8 (m8_mut): [1] view,
    m9 (set_m9): byte,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R128 {
    pub(crate) m1: [c_schar; 4],
    pub(crate) m2: c_ulong,
    pub(crate) m3: [[c_short; 1]; 2],
    pub(crate) m10: R128M10,
}
walk! { R128, R128View,
    m1 (m1_mut): [4] byte,
    m2 (set_m2, try_set_m2): int,
    m3 (m3_mut): [2] [1] int,
    m10 (m10_mut): view,
}

// 0268-r_129
heapstruct::record! {
    pub(crate) struct R129 {
        pub(crate) m1: bool : 1,
        pub(crate) m2: c_long : 5,
        pub(crate) m3: c_uchar : 5,
        pub(crate) m4: c_uchar : 2,
    }
}
walk! { R129, R129View,
    m1 (set_m1): bool,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
}

// 0269-r_130
heapstruct::record! {
    pub(crate) union R130 {
        pub(crate) m1: c_longlong : 38,
        pub(crate) m2: c_uchar,
    }
}
walk! { R130, R130View,
    m1 (try_set_m1): bits,
    m2 (set_m2): byte,
}

// 0270-r_131
heapstruct::record! {
    pub(crate) struct R131 {
        _: c_longlong : 48,
        pub(crate) m1: c_longlong : 47,
        pub(crate) m2: bool : 1,
        pub(crate) m3: c_ulonglong : 17,
        pub(crate) m4: c_schar : 3,
        pub(crate) m5: *mut c_char,
        _: c_long : 0,
        pub(crate) m6: bool,
    }
}
walk! { R131, R131View,
    m1 (try_set_m1): bits,
    m2 (set_m2): bool,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (set_m5, try_set_m5): ptr,
    m6 (set_m6): bool,
}

// 0271-r_132
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union R132M6M5 {
    pub(crate) m3: [c_ushort; 5],
    pub(crate) m4: c_double,
}
walk! { R132M6M5, R132M6M5View,
    m3 (m3_mut): [5] int,
    m4 (set_m4): f64,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R132M6 {
    pub(crate) m1: [*mut c_void; 4],
    pub(crate) m2: [c_ulonglong; 2],
    pub(crate) m5: R132M6M5,
}
walk! { R132M6, R132M6View,
    m1 (m1_mut): [4] ptr,
    m2 (m2_mut): [2] int,
    m5 (m5_mut): view,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R132 {
    pub(crate) m6: R132M6,
}
walk! { R132, R132View,
    m6 (m6_mut): view,
}

// 0272-r_133
heapstruct::record! {
    #[aligned(2)]
    pub(crate) struct R133 {
        pub(crate) m1: c_uint,
        pub(crate) m2: c_uint : 9,
        pub(crate) m3: [[c_schar; 3]; 4],
        pub(crate) m4: *mut c_char,
        pub(crate) m5: c_char : 6,
        pub(crate) m6: c_longlong,
    }
}
walk! { R133, R133View,
    m1 (set_m1, try_set_m1): int,
    m2 (try_set_m2): bits,
    m3 (m3_mut): [4] [3] byte,
    m4 (set_m4, try_set_m4): ptr,
    m5 (try_set_m5): bits,
    m6 (set_m6, try_set_m6): int,
}

// 0273-r_134
heapstruct::record! {
    pub(crate) struct R134 {
        pub(crate) m1: c_longlong : 37,
        pub(crate) m2: c_uint : 9,
        pub(crate) m3: c_schar : 1,
        pub(crate) m4: c_long : 9,
        pub(crate) m5: c_uint : 23,
        pub(crate) m6: c_int : 5,
    }
}
walk! { R134, R134View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (try_set_m3): bits,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
    m6 (try_set_m6): bits,
}

// 0274-r_135
heapstruct::record! {
    pub(crate) struct R135 {
        #[aligned(4)]
        pub(crate) m1: c_char : 8,
        _: c_char : 6,
        pub(crate) m2: c_char : 1,
        _: c_longlong : 0,
        pub(crate) m3: c_int,
        pub(crate) m4: c_long : 23,
        pub(crate) m5: c_longlong : 57,
    }
}
walk! { R135, R135View,
    m1 (try_set_m1): bits,
    m2 (try_set_m2): bits,
    m3 (set_m3, try_set_m3): int,
    m4 (try_set_m4): bits,
    m5 (try_set_m5): bits,
}

// 0275-r_136
heapstruct::record! {
    #[packed]
    #[pack(1)]
    pub(crate) struct R136M5 {
        pub(crate) m2: c_ulong,
        pub(crate) m3: c_schar : 4,
        pub(crate) m4: *mut c_char,
    }
}
walk! { R136M5, R136M5View,
    m2 (set_m2, try_set_m2): int,
    m3 (try_set_m3): bits,
    m4 (set_m4, try_set_m4): ptr,
}
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R136 {
        #[aligned(8)]
        pub(crate) m1: c_longdouble,
        pub(crate) m5: R136M5,
        pub(crate) m6: [c_short; 1],
        #[aligned(8)]
        pub(crate) m7: c_int,
        pub(crate) m8: c_float,
        pub(crate) m9: c_long,
    }
}
walk! { R136, R136View,
    m1 (set_m1): long_double,
    m5 (m5_mut): view,
    m6 (m6_mut): [1] int,
    m7 (set_m7, try_set_m7): int,
    m8 (set_m8): f32,
    m9 (set_m9, try_set_m9): int,
}

// 0276-r_137
#[derive(HeapStruct)]
#[repr(C, align(16))]
pub(crate) struct R137 {
    pub(crate) m1: c_ushort,
}
walk! { R137, R137View,
    m1 (set_m1, try_set_m1): int,
}

// 0277-r_138
heapstruct::record! {
    pub(crate) struct R138 {
        #[packed]
        pub(crate) m1: c_double,
        pub(crate) m2: [c_long; 6],
        #[aligned(1)]
        pub(crate) m3: c_float,
        pub(crate) m4: c_ushort,
        pub(crate) m5: [c_double; 6],
        pub(crate) m6: c_uchar,
    }
}
walk! { R138, R138View,
    m1 (set_m1): f64,
    m2 (m2_mut): [6] int,
    m3 (set_m3): f32,
    m4 (set_m4, try_set_m4): int,
    m5 (m5_mut): [6] f64,
    m6 (set_m6): byte,
}

// 0278-r_139
heapstruct::record! {
    #[pack(1)]
    pub(crate) struct R139 {
        pub(crate) m1: bool : 1,
    }
}
walk! { R139, R139View,
    m1 (set_m1): bool,
}

cases! { plain
    HChar = "0000-h_char",
    HEmpty = "0001-h_empty",
    HEmptyMember = "0002-h_empty_member",
    HMixed = "0003-h_mixed",
    HTrailing = "0004-h_trailing",
    HShorts = "0005-h_shorts",
    HChars3 = "0006-h_chars3",
    HShortOne = "0007-h_short_one",
    HIntAfterChar = "0008-h_int_after_char",
    HLlAfterChar = "0009-h_ll_after_char",
    HLlAfterInt = "0010-h_ll_after_int",
    HDoubleAfterChar = "0011-h_double_after_char",
    HLdouble = "0012-h_ldouble",
    HLdoubleFirst = "0013-h_ldouble_first",
    HFloats = "0014-h_floats",
    HComplex = "0015-h_complex",
    HLdcomplex = "0016-h_ldcomplex",
    HBool = "0018-h_bool",
    HPtrs = "0019-h_ptrs",
    HFnptrArr = "0020-h_fnptr_arr",
    HLongs = "0021-h_longs",
    HStddef = "0022-h_stddef",
    HDoubleFirstInt = "0023-h_double_first_int",
    HDoubleLater = "0024-h_double_later",
    HDoubleNestedFirst = "0025-h_double_nested_first",
    HDoubleNestedLater = "0026-h_double_nested_later",
    HDoubleArrFirst = "0027-h_double_arr_first",
    HDoubleArrLater = "0028-h_double_arr_later",
    HLlFirst = "0029-h_ll_first",
    HLlLater = "0030-h_ll_later",
    HUnionDouble = "0031-h_union_double",
    HUnionDoubleFirst = "0032-h_union_double_first",
    HStructUnionDouble = "0033-h_struct_union_double",
    HIntUnionDouble = "0034-h_int_union_double",
    HLdoubleAix = "0035-h_ldouble_aix",
    HLdoubleLater = "0036-h_ldouble_later",
    HDoubleBfFirst = "0037-h_double_bf_first",
    HZeroThenDouble = "0038-h_zero_then_double",
    HFloatFirst = "0039-h_float_first",
    HArr = "0040-h_arr",
    HArr2d = "0041-h_arr2d",
    HArrStruct = "0042-h_arr_struct",
    HArr2dStruct = "0043-h_arr2d_struct",
    HZeroArray = "0044-h_zero_array",
    HNested = "0045-h_nested",
    HNestedChars = "0046-h_nested_chars",
    HAnon = "0047-h_anon",
    HUnion = "0048-h_union",
    HUnionArr = "0049-h_union_arr",
    HUnionNested = "0050-h_union_nested",
    HInUnion = "0051-h_in_union",
    HFlex = "0052-h_flex",
    HFlexDouble = "0053-h_flex_double",
    HFlexShort = "0054-h_flex_short",
    HEnum = "0055-h_enum",
    HEnumNeg = "0056-h_enum_neg",
    HEnumU32 = "0057-h_enum_u32",
    HEnum64 = "0058-h_enum_64",
    HEnumPacked = "0059-h_enum_packed",
    HPacked = "0060-h_packed",
    HPackedMember = "0061-h_packed_member",
    HPackedAligned = "0062-h_packed_aligned",
    HPackedNested = "0063-h_packed_nested",
    HNestPacked = "0064-h_nest_packed",
    HPackedAlignedMember = "0065-h_packed_aligned_member",
    HPack1 = "0066-h_pack1",
    HPack2 = "0067-h_pack2",
    HPack4 = "0068-h_pack4",
    HPack8 = "0069-h_pack8",
    HPack2Nested = "0070-h_pack2_nested",
    HPack2Aligned = "0071-h_pack2_aligned",
    HPack1AlignedStruct = "0072-h_pack1_aligned_struct",
    HPack2Union = "0073-h_pack2_union",
    HAlignedStruct = "0074-h_aligned_struct",
    HAlignedSmall = "0075-h_aligned_small",
    HAlignedMember = "0076-h_aligned_member",
    HAlignedTypedef = "0077-h_aligned_typedef",
    HUnderalignedTypedef = "0078-h_underaligned_typedef",
    HAlignas = "0079-h_alignas",
    HAlignedMax = "0080-h_aligned_max",
    HBfOne = "0081-h_bf_one",
    HBfCharOne = "0082-h_bf_char_one",
    HBfCharInt = "0083-h_bf_char_int",
    HBfOrder = "0084-h_bf_order",
    HBfStraddle = "0085-h_bf_straddle",
    HBfMixedType = "0086-h_bf_mixed_type",
    HBfMixedDown = "0087-h_bf_mixed_down",
    HBfCharCross = "0088-h_bf_char_cross",
    HBfAfterChar = "0089-h_bf_after_char",
    HBfAfterCharCross = "0090-h_bf_after_char_cross",
    HBfAfterShort = "0091-h_bf_after_short",
    HBfZero = "0092-h_bf_zero",
    HBfZeroMid = "0093-h_bf_zero_mid",
    HBfZeroChar = "0094-h_bf_zero_char",
    HBfZeroLl = "0095-h_bf_zero_ll",
    HBfZeroEnd = "0096-h_bf_zero_end",
    HBfZeroStart = "0097-h_bf_zero_start",
    HBfZeroDiff = "0098-h_bf_zero_diff",
    HBfUnnamed = "0099-h_bf_unnamed",
    HBfUnnamedLl = "0100-h_bf_unnamed_ll",
    HBfBool = "0101-h_bf_bool",
    HBfBoolByte = "0102-h_bf_bool_byte",
    HBfLl = "0103-h_bf_ll",
    HBfLlAfterInt = "0104-h_bf_ll_after_int",
    HBfLong = "0105-h_bf_long",
    HBfSigned = "0106-h_bf_signed",
    HBfEnum = "0107-h_bf_enum",
    HBfFull = "0108-h_bf_full",
    HBfWideMix = "0109-h_bf_wide_mix",
    HBfBetween = "0110-h_bf_between",
    HBfPacked = "0111-h_bf_packed",
    HBfPackedZero = "0112-h_bf_packed_zero",
    HBfPackedMember = "0113-h_bf_packed_member",
    HBfPack1 = "0114-h_bf_pack1",
    HBfPack2 = "0115-h_bf_pack2",
    HBfPack4Ll = "0116-h_bf_pack4_ll",
    HBfPack2Zero = "0117-h_bf_pack2_zero",
    HBfAligned = "0118-h_bf_aligned",
    HBfAligned8 = "0119-h_bf_aligned8",
    HBfAlignedStruct = "0120-h_bf_aligned_struct",
    HBfUnion = "0121-h_bf_union",
    HBfUnionSmall = "0122-h_bf_union_small",
    HBfUnionChar = "0123-h_bf_union_char",
    HBfUnionUnnamed = "0124-h_bf_union_unnamed",
    HBfInUnion = "0125-h_bf_in_union",
    HBfNested = "0126-h_bf_nested",
    HMsStruct = "0128-h_ms_struct",
    HGccStruct = "0129-h_gcc_struct",
    HVector = "0130-h_vector",
    HFloat16 = "0131-h_float16",
    HFloat128 = "0132-h_float128",
    HValist = "0133-h_valist",
    HTransparentTail = "0134-h_transparent_tail",
    HAtomicStruct = "0136-h_atomic_struct",
    HAlignNatural = "0137-h_align_natural",
    HBfDoubleAfter = "0138-h_bf_double_after",
    R000 = "0139-r_000",
    R001 = "0140-r_001",
    R002 = "0141-r_002",
    R003 = "0142-r_003",
    R004 = "0143-r_004",
    R005 = "0144-r_005",
    R006 = "0145-r_006",
    R007 = "0146-r_007",
    R008 = "0147-r_008",
    R009 = "0148-r_009",
    R010 = "0149-r_010",
    R011 = "0150-r_011",
    R012 = "0151-r_012",
    R013 = "0152-r_013",
    R014 = "0153-r_014",
    R015 = "0154-r_015",
    R016 = "0155-r_016",
    R017 = "0156-r_017",
    R018 = "0157-r_018",
    R019 = "0158-r_019",
    R020 = "0159-r_020",
    R021 = "0160-r_021",
    R022 = "0161-r_022",
    R023 = "0162-r_023",
    R024 = "0163-r_024",
    R025 = "0164-r_025",
    R026 = "0165-r_026",
    R027 = "0166-r_027",
    R028 = "0167-r_028",
    R029 = "0168-r_029",
    R030 = "0169-r_030",
    R031 = "0170-r_031",
    R032 = "0171-r_032",
    R033 = "0172-r_033",
    R034 = "0173-r_034",
    R035 = "0174-r_035",
    R036 = "0175-r_036",
    R037 = "0176-r_037",
    R038 = "0177-r_038",
    R039 = "0178-r_039",
    R040 = "0179-r_040",
    R041 = "0180-r_041",
    R042 = "0181-r_042",
    R043 = "0182-r_043",
    R044 = "0183-r_044",
    R045 = "0184-r_045",
    R046 = "0185-r_046",
    R047 = "0186-r_047",
    R048 = "0187-r_048",
    R049 = "0188-r_049",
    R050 = "0189-r_050",
    R051 = "0190-r_051",
    R052 = "0191-r_052",
    R053 = "0192-r_053",
    R054 = "0193-r_054",
    R055 = "0194-r_055",
    R056 = "0195-r_056",
    R057 = "0196-r_057",
    R058 = "0197-r_058",
    R059 = "0198-r_059",
    R060 = "0199-r_060",
    R061 = "0200-r_061",
    R062 = "0201-r_062",
    R063 = "0202-r_063",
    R064 = "0203-r_064",
    R065 = "0204-r_065",
    R066 = "0205-r_066",
    R067 = "0206-r_067",
    R068 = "0207-r_068",
    R069 = "0208-r_069",
    R070 = "0209-r_070",
    R071 = "0210-r_071",
    R072 = "0211-r_072",
    R073 = "0212-r_073",
    R074 = "0213-r_074",
    R075 = "0214-r_075",
    R076 = "0215-r_076",
    R077 = "0216-r_077",
    R078 = "0217-r_078",
    R079 = "0218-r_079",
    R080 = "0219-r_080",
    R081 = "0220-r_081",
    R082 = "0221-r_082",
    R083 = "0222-r_083",
    R084 = "0223-r_084",
    R085 = "0224-r_085",
    R086 = "0225-r_086",
    R087 = "0226-r_087",
    R088 = "0227-r_088",
    R089 = "0228-r_089",
    R090 = "0229-r_090",
    R091 = "0230-r_091",
    R092 = "0231-r_092",
    R093 = "0232-r_093",
    R094 = "0233-r_094",
    R095 = "0234-r_095",
    R096 = "0235-r_096",
    R097 = "0236-r_097",
    R098 = "0237-r_098",
    R099 = "0238-r_099",
    R100 = "0239-r_100",
    R101 = "0240-r_101",
    R102 = "0241-r_102",
    R103 = "0242-r_103",
    R104 = "0243-r_104",
    R105 = "0244-r_105",
    R106 = "0245-r_106",
    R107 = "0246-r_107",
    R108 = "0247-r_108",
    R109 = "0248-r_109",
    R110 = "0249-r_110",
    R111 = "0250-r_111",
    R112 = "0251-r_112",
    R113 = "0252-r_113",
    R114 = "0253-r_114",
    R115 = "0254-r_115",
    R116 = "0255-r_116",
    R117 = "0256-r_117",
    R118 = "0257-r_118",
    R119 = "0258-r_119",
    R120 = "0259-r_120",
    R121 = "0260-r_121",
    R122 = "0261-r_122",
    R123 = "0262-r_123",
    R124 = "0263-r_124",
    R125 = "0264-r_125",
    R126 = "0265-r_126",
    R127 = "0266-r_127",
    R128 = "0267-r_128",
    R129 = "0268-r_129",
    R130 = "0269-r_130",
    R131 = "0270-r_131",
    R132 = "0271-r_132",
    R133 = "0272-r_133",
    R134 = "0273-r_134",
    R135 = "0274-r_135",
    R136 = "0275-r_136",
    R137 = "0276-r_137",
    R138 = "0277-r_138",
    R139 = "0278-r_139",
}

#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]
cases! { with_int128
    HInt128 = "0017-h_int128",
}

#[cfg(not(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")))]
cases! { with_int128
}

#[cfg(target_has_atomic = "64")]
cases! { with_atomic64
    HAtomic = "0135-h_atomic",
}

#[cfg(not(target_has_atomic = "64"))]
cases! { with_atomic64
}
