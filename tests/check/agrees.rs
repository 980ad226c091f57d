//! Definitions that are what C has.

use crate::records::all;
#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
use heapstruct::{check::CCheck, posix};

#[test]
fn records_of_every_kind() {
    for check in all() {
        check.run().unwrap();
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
#[test]
fn structs_of_posix() {
    CCheck::of::<posix::Stat>("struct stat").include(&["sys/stat.h"]).run().unwrap();
    CCheck::of::<posix::Utsname>("struct utsname").include(&["sys/utsname.h"]).args(&["-D_GNU_SOURCE"]).run().unwrap();
    CCheck::of::<posix::stat::linux_x86_64::Timespec>("struct timespec").include(&["<time.h>"]).run().unwrap();
    // It is one of the spare members in older headers.
    CCheck::of::<posix::Statvfs>("struct statvfs")
        .include(&["sys/statvfs.h"])
        .skip(&["f_type", "__f_spare"])
        .run()
        .unwrap();
}
