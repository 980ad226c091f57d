//! The library's definition of `struct utsname` of Linux, on all of it.

use heapstruct::posix::utsname::linux;

use crate::agree::{agree, covers};
use crate::place::{
    ARC, ARC_TIME64, GNU_32, GNU_64, MUSL_32, MUSL_64, OTHERWISE_TIME64, Place, TIME64, X32, X32_TIME64,
};

const OTHERS: &[Place] = &[X32, X32_TIME64, ARC, ARC_TIME64];

agree! {
    utsname: utsname as linux::Utsname => [GNU_64, GNU_32, TIME64, OTHERWISE_TIME64, OTHERS, MUSL_64, MUSL_32];
}

#[test]
fn no_row_is_left_out() {
    covers("utsname", &[GNU_64, GNU_32, TIME64, OTHERWISE_TIME64, OTHERS, MUSL_64, MUSL_32]);
}
