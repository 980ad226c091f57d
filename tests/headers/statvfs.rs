//! The library's definitions of `struct statvfs`, each on the platforms whose own it is. What `statvfs64` is in C, the
//! calls for large files fill.

use heapstruct::posix::statvfs::{linux_alpha, linux_alpha_cnt32, linux_x32, linux32, linux32_off32, linux64};

use crate::agree::{agree, covers};
use crate::place::{
    AARCH64, ALPHA, ARC, ARC_TIME64, GNU_32, MIPS64, MIPS64EL, MIPS64EL_R6, MUSL_32, MUSL_64, OTHERWISE_TIME64,
    POWERPC64, POWERPC64LE, Place, RISCV64, S390X, SPARC64, TIME64, X32, X32_TIME64, X86_64,
};

const GNU_64: &[Place] =
    &[X86_64, AARCH64, RISCV64, POWERPC64, POWERPC64LE, S390X, SPARC64, MIPS64, MIPS64EL, MIPS64EL_R6];
const ON_ALPHA: &[Place] = &[ALPHA];
const ON_ARC: &[Place] = &[ARC, ARC_TIME64];
const ON_X32: &[Place] = &[X32, X32_TIME64];

// One line each, as long as it may be.
#[rustfmt::skip]
agree! {
    plain_linux64: statvfs as linux64::Statvfs => [GNU_64, MUSL_64];
    plain_linux32: statvfs as linux32::Statvfs => [TIME64, OTHERWISE_TIME64, ON_ARC, MUSL_32];
    plain_linux32_off32: statvfs as linux32_off32::Statvfs => [GNU_32];
    plain_linux_x32: statvfs as linux_x32::Statvfs => [ON_X32];
    plain_linux_alpha_cnt32: statvfs as linux_alpha_cnt32::Statvfs => [ON_ALPHA];
    large_linux64: statvfs64 as linux64::Statvfs => [GNU_64, MUSL_64];
    large_linux32: statvfs64 as linux32::Statvfs => [GNU_32, TIME64, OTHERWISE_TIME64, ON_ARC, MUSL_32];
    large_linux_x32: statvfs64 as linux_x32::Statvfs => [ON_X32];
    large_linux_alpha: statvfs64 as linux_alpha::Statvfs => [ON_ALPHA];
}

#[test]
fn no_row_is_left_out() {
    let all = [GNU_64, ON_ALPHA, GNU_32, TIME64, OTHERWISE_TIME64, ON_ARC, ON_X32, MUSL_64, MUSL_32];
    covers("statvfs", &all);
    covers("statvfs64", &all);
}
