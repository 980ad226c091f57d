// Written by `cargo run -p heapstruct-tests --bin generate`; not to be edited.
// 66 records; the other 213 are in not_expressible.txt.

use core::ffi::*;

use heapstruct::HeapStruct;

use crate::walk::{cases, walk};

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
    e (e_mut): view HEmptyIn,
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
    s (s_mut): view HDoubleNestedFirstS,
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
    s (s_mut): view HDnlIn,
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
    y (y_mut): [3] view HAsIn,
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
    y (y_mut): [2] [2] view HA2sIn,
    z (set_z, try_set_z): int,
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
    s (s_mut): view HNestedDS,
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
    b (b_mut): view HNestedB,
    c (set_c, try_set_c): int,
    d (d_mut): view HNestedD,
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
    b (b_mut): view HNcIn,
    d (set_d, try_set_d): int,
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
    y (y_mut): view HPnIn,
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
    y (y_mut): view HNpIn,
    z (set_z, try_set_z): int,
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
    y (y_mut): view HP2nIn,
    z (set_z, try_set_z): int,
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
    x (x_mut): view HTtIn,
    c (set_c, try_set_c): int,
    y (y_mut): [2] view HTtIn,
    d (set_d, try_set_d): int,
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
    m13 (m13_mut): view R027M15M13,
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
    m7 (m7_mut): view R027M7,
    m8 (m8_mut): [4] [2] f64,
    m15 (m15_mut): [3] view R027M15,
    m16 (set_m16, try_set_m16): int,
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
    m2 (m2_mut): view R063M2,
    m3 (set_m3): f32,
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
    m6 (m6_mut): view R080M6,
    m7 (set_m7, try_set_m7): int,
    m8 (m8_mut): [4] int,
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

// 0231-r_092
#[derive(HeapStruct)]
#[repr(C, packed(8))]
pub(crate) struct R092 {
    pub(crate) m1: [[bool; 3]; 1],
}
walk! { R092, R092View,
    m1 (m1_mut): [1] [3] bool,
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

// 0239-r_100
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R100 {
    pub(crate) m1: c_uint,
}
walk! { R100, R100View,
    m1 (set_m1, try_set_m1): int,
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

// 0252-r_113
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct R113 {
    pub(crate) m1: [[c_double; 1]; 3],
}
walk! { R113, R113View,
    m1 (m1_mut): [3] [1] f64,
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
    m8 (m8_mut): [1] view R128M10M8,
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
    m10 (m10_mut): view R128M10,
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
    HFloats = "0014-h_floats",
    HBool = "0018-h_bool",
    HPtrs = "0019-h_ptrs",
    HFnptrArr = "0020-h_fnptr_arr",
    HLongs = "0021-h_longs",
    HDoubleFirstInt = "0023-h_double_first_int",
    HDoubleLater = "0024-h_double_later",
    HDoubleNestedFirst = "0025-h_double_nested_first",
    HDoubleNestedLater = "0026-h_double_nested_later",
    HDoubleArrFirst = "0027-h_double_arr_first",
    HDoubleArrLater = "0028-h_double_arr_later",
    HLlFirst = "0029-h_ll_first",
    HLlLater = "0030-h_ll_later",
    HFloatFirst = "0039-h_float_first",
    HArr = "0040-h_arr",
    HArr2d = "0041-h_arr2d",
    HArrStruct = "0042-h_arr_struct",
    HArr2dStruct = "0043-h_arr2d_struct",
    HNested = "0045-h_nested",
    HNestedChars = "0046-h_nested_chars",
    HPacked = "0060-h_packed",
    HPackedNested = "0063-h_packed_nested",
    HNestPacked = "0064-h_nest_packed",
    HPack1 = "0066-h_pack1",
    HPack2 = "0067-h_pack2",
    HPack4 = "0068-h_pack4",
    HPack2Nested = "0070-h_pack2_nested",
    HAlignedStruct = "0074-h_aligned_struct",
    HAlignedSmall = "0075-h_aligned_small",
    HTransparentTail = "0134-h_transparent_tail",
    R012 = "0151-r_012",
    R021 = "0160-r_021",
    R027 = "0166-r_027",
    R030 = "0169-r_030",
    R034 = "0173-r_034",
    R036 = "0175-r_036",
    R056 = "0195-r_056",
    R063 = "0202-r_063",
    R067 = "0206-r_067",
    R068 = "0207-r_068",
    R069 = "0208-r_069",
    R077 = "0216-r_077",
    R078 = "0217-r_078",
    R080 = "0219-r_080",
    R089 = "0228-r_089",
    R092 = "0231-r_092",
    R095 = "0234-r_095",
    R100 = "0239-r_100",
    R102 = "0241-r_102",
    R113 = "0252-r_113",
    R127 = "0266-r_127",
    R128 = "0267-r_128",
    R137 = "0276-r_137",
}

#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]
cases! { with_int128
    HInt128 = "0017-h_int128",
}

#[cfg(not(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")))]
cases! { with_int128
}
