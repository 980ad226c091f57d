//! Structs of the headers, declared as C declares them, with POSIX typedefs for members.

#![allow(dead_code, reason = "the structs are laid out, not filled")]
#![allow(deprecated, reason = "on musl libc says that time_t will change")]

use core::ffi::{c_char, c_int, c_long, c_short, c_uchar, c_ulong, c_ushort, c_void};

use heapstruct::HeapStruct;
use heapstruct::abi::Endian;
use heapstruct::target::Target;
use libc::{
    blkcnt_t, blksize_t, cc_t, clock_t, dev_t, fsblkcnt_t, fsfilcnt_t, gid_t, in_addr_t, in_port_t, ino_t, key_t,
    mode_t, nlink_t, off_t, pid_t, rlim_t, sa_family_t, size_t, socklen_t, speed_t, suseconds_t, tcflag_t, time_t,
    uid_t,
};

use crate::HEADERS;
use crate::agree::agree;
use crate::place::{
    AARCH64, ALPHA, ARC, ARC_TIME64, ARM, ARM_SOFT, ARM_SOFT_TIME64, ARM_TIME64, GNU_32, GNU_64, HPPA, I686, M68K,
    MINGW_I686, MINGW_X86_64, MIPS, MIPS64, MIPS64EL, MIPSEL, MIPSEL_TIME64, MUSL_32, MUSL_64, MUSL_AARCH64, MUSL_ARM,
    MUSL_POWERPC64LE, MUSL_X86_64, POWERPC, POWERPC64, POWERPC64LE, RISCV64, S390, S390X, SH4, SPARC, TIME64, X32,
    X32_TIME64, X86_64,
};

#[derive(HeapStruct)]
#[repr(C)]
struct Timeval {
    tv_sec: time_t,
    tv_usec: suseconds_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Itimerval {
    it_interval: Timeval,
    it_value: Timeval,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Timespec {
    tv_sec: time_t,
    tv_nsec: c_long,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Utimbuf {
    actime: time_t,
    modtime: time_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Tms {
    tms_utime: clock_t,
    tms_stime: clock_t,
    tms_cutime: clock_t,
    tms_cstime: clock_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Rusage {
    ru_utime: Timeval,
    ru_stime: Timeval,
    ru_maxrss: c_long,
    ru_ixrss: c_long,
    ru_idrss: c_long,
    ru_isrss: c_long,
    ru_minflt: c_long,
    ru_majflt: c_long,
    ru_nswap: c_long,
    ru_inblock: c_long,
    ru_oublock: c_long,
    ru_msgsnd: c_long,
    ru_msgrcv: c_long,
    ru_nsignals: c_long,
    ru_nvcsw: c_long,
    ru_nivcsw: c_long,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Rlimit {
    rlim_cur: rlim_t,
    rlim_max: rlim_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Pollfd {
    fd: c_int,
    events: c_short,
    revents: c_short,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Flock {
    l_type: c_short,
    l_whence: c_short,
    l_start: off_t,
    l_len: off_t,
    l_pid: pid_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Statvfs {
    f_bsize: c_ulong,
    f_frsize: c_ulong,
    f_blocks: fsblkcnt_t,
    f_bfree: fsblkcnt_t,
    f_bavail: fsblkcnt_t,
    f_files: fsfilcnt_t,
    f_ffree: fsfilcnt_t,
    f_favail: fsfilcnt_t,
    f_fsid: c_ulong,
    f_flag: c_ulong,
    f_namemax: c_ulong,
    __spare: [c_int; 6],
}

/// The same where `f_fsid` is given room for 64 bits.
#[derive(HeapStruct)]
#[repr(C)]
struct Statvfs32 {
    f_bsize: c_ulong,
    f_frsize: c_ulong,
    f_blocks: fsblkcnt_t,
    f_bfree: fsblkcnt_t,
    f_bavail: fsblkcnt_t,
    f_files: fsfilcnt_t,
    f_ffree: fsfilcnt_t,
    f_favail: fsfilcnt_t,
    f_fsid: c_ulong,
    __f_unused: c_int,
    f_flag: c_ulong,
    f_namemax: c_ulong,
    __spare: [c_int; 6],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Termios {
    c_iflag: tcflag_t,
    c_oflag: tcflag_t,
    c_cflag: tcflag_t,
    c_lflag: tcflag_t,
    c_line: cc_t,
    c_cc: [cc_t; 32],
    c_ispeed: speed_t,
    c_ospeed: speed_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Passwd {
    pw_name: *mut c_char,
    pw_passwd: *mut c_char,
    pw_uid: uid_t,
    pw_gid: gid_t,
    pw_gecos: *mut c_char,
    pw_dir: *mut c_char,
    pw_shell: *mut c_char,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Group {
    gr_name: *mut c_char,
    gr_passwd: *mut c_char,
    gr_gid: gid_t,
    gr_mem: *mut *mut c_char,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Iovec {
    iov_base: *mut c_void,
    iov_len: size_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Msghdr {
    msg_name: *mut c_void,
    msg_namelen: socklen_t,
    msg_iov: *mut Iovec,
    msg_iovlen: size_t,
    msg_control: *mut c_void,
    msg_controllen: size_t,
    msg_flags: c_int,
}

#[derive(HeapStruct)]
#[repr(C)]
struct InAddr {
    s_addr: in_addr_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct SockaddrIn {
    sin_family: sa_family_t,
    sin_port: in_port_t,
    sin_addr: InAddr,
    sin_zero: [c_uchar; 8],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Ucred {
    pid: pid_t,
    uid: uid_t,
    gid: gid_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Dirent {
    d_ino: ino_t,
    d_off: off_t,
    d_reclen: c_ushort,
    d_type: c_uchar,
    d_name: [c_char; 256],
}

#[derive(HeapStruct)]
#[repr(C)]
struct IpcPerm {
    __key: key_t,
    uid: uid_t,
    gid: gid_t,
    cuid: uid_t,
    cgid: gid_t,
    mode: mode_t,
    __seq: c_ushort,
    __pad2: c_ushort,
    __reserved1: c_ulong,
    __reserved2: c_ulong,
}

/// `struct stat` of x86-64 and 64-bit PowerPC.
#[derive(HeapStruct)]
#[repr(C)]
struct WordStat {
    st_dev: dev_t,
    st_ino: ino_t,
    st_nlink: nlink_t,
    st_mode: mode_t,
    st_uid: uid_t,
    st_gid: gid_t,
    __pad0: c_int,
    st_rdev: dev_t,
    st_size: off_t,
    st_blksize: blksize_t,
    st_blocks: blkcnt_t,
    st_atim: Timespec,
    st_mtim: Timespec,
    st_ctim: Timespec,
    __unused: [c_long; 3],
}

/// The kernel's generic `struct stat`.
#[derive(HeapStruct)]
#[repr(C)]
struct GenericStat {
    st_dev: dev_t,
    st_ino: ino_t,
    st_mode: mode_t,
    st_nlink: nlink_t,
    st_uid: uid_t,
    st_gid: gid_t,
    st_rdev: dev_t,
    __pad1: c_ulong,
    st_size: off_t,
    st_blksize: blksize_t,
    __pad2: c_int,
    st_blocks: blkcnt_t,
    st_atim: Timespec,
    st_mtim: Timespec,
    st_ctim: Timespec,
    __unused: [c_int; 2],
}

/// `struct stat` of most 32-bit processors with 32-bit files.
#[derive(HeapStruct)]
#[repr(C)]
struct SmallStat {
    st_dev: dev_t,
    __pad1: c_ushort,
    st_ino: ino_t,
    st_mode: mode_t,
    st_nlink: nlink_t,
    st_uid: uid_t,
    st_gid: gid_t,
    st_rdev: dev_t,
    __pad2: c_ushort,
    st_size: off_t,
    st_blksize: blksize_t,
    st_blocks: blkcnt_t,
    st_atim: Timespec,
    st_mtim: Timespec,
    st_ctim: Timespec,
    __unused: [c_ulong; 2],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Itimerspec {
    it_interval: Timespec,
    it_value: Timespec,
}

#[derive(HeapStruct)]
#[repr(C)]
struct InputEvent {
    time: Timeval,
    r#type: u16,
    code: u16,
    value: i32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Rlimit64 {
    rlim_cur: u64,
    rlim_max: u64,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Flock64 {
    l_type: c_short,
    l_whence: c_short,
    l_start: i64,
    l_len: i64,
    l_pid: pid_t,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Cmsghdr {
    cmsg_len: size_t,
    cmsg_level: c_int,
    cmsg_type: c_int,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Linger {
    l_onoff: c_int,
    l_linger: c_int,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Winsize {
    ws_row: c_ushort,
    ws_col: c_ushort,
    ws_xpixel: c_ushort,
    ws_ypixel: c_ushort,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Utsname {
    sysname: [c_char; 65],
    nodename: [c_char; 65],
    release: [c_char; 65],
    version: [c_char; 65],
    machine: [c_char; 65],
    domainname: [c_char; 65],
}

#[derive(HeapStruct)]
#[repr(C)]
struct Tm {
    tm_sec: c_int,
    tm_min: c_int,
    tm_hour: c_int,
    tm_mday: c_int,
    tm_mon: c_int,
    tm_year: c_int,
    tm_wday: c_int,
    tm_yday: c_int,
    tm_isdst: c_int,
    tm_gmtoff: c_long,
    tm_zone: *const c_char,
}

#[derive(HeapStruct)]
#[repr(C)]
struct InotifyEvent {
    wd: c_int,
    mask: u32,
    cookie: u32,
    len: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Nlmsghdr {
    nlmsg_len: u32,
    nlmsg_type: u16,
    nlmsg_flags: u16,
    nlmsg_seq: u32,
    nlmsg_pid: u32,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Elf64Ehdr {
    e_ident: [c_uchar; 16],
    e_type: u16,
    e_machine: u16,
    e_version: u32,
    e_entry: u64,
    e_phoff: u64,
    e_shoff: u64,
    e_flags: u32,
    e_ehsize: u16,
    e_phentsize: u16,
    e_phnum: u16,
    e_shentsize: u16,
    e_shnum: u16,
    e_shstrndx: u16,
}

const LATE: &[crate::place::Place] = &[X32, X32_TIME64, ARC, ARC_TIME64];

// Where glibc's 64-bit times pad by hand, and where a typedef is the kernel's word and a C type is not, the structs of
// the headers say what no plain struct of these typedefs does; those platforms are left out.
#[rustfmt::skip]
agree! {
    timeval: timeval as Timeval => [GNU_64, GNU_32, LATE, MUSL_64, MUSL_32];
    itimerval: itimerval as Itimerval {it_interval it_value: Timeval} => [GNU_64, GNU_32, LATE, MUSL_64, MUSL_32];
    timespec: timespec as Timespec => [GNU_64, GNU_32, [ARM_TIME64, ARM_SOFT_TIME64, MIPSEL_TIME64], MUSL_64, [MUSL_ARM]];
    utimbuf: utimbuf as Utimbuf => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32, [MINGW_X86_64, MINGW_I686]];
    tms: tms as Tms => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    rusage: rusage as Rusage {ru_utime ru_stime: Timeval} => [GNU_64, GNU_32, [ARC, ARC_TIME64]];
    rlimit: rlimit as Rlimit => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    pollfd: pollfd as Pollfd => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    flock: flock as Flock => [GNU_64, [I686, ARM, ARM_SOFT, POWERPC, S390, HPPA, M68K, SH4], TIME64, LATE, MUSL_64, MUSL_32];
    statvfs: statvfs as Statvfs => [GNU_64, [X32, X32_TIME64], MUSL_64];
    statvfs32: statvfs as Statvfs32 => [GNU_32, TIME64, [ARC, ARC_TIME64], MUSL_32];
    termios: termios as Termios => [[X86_64, AARCH64, RISCV64, S390X], [I686, ARM, ARM_SOFT, S390, HPPA, M68K, SH4], LATE];
    passwd: passwd as Passwd => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    group: group as Group => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    iovec: iovec as Iovec => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    msghdr: msghdr as Msghdr => [GNU_64, GNU_32, TIME64, LATE];
    sockaddr_in: sockaddr_in as SockaddrIn {sin_addr: InAddr} => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    ucred: ucred as Ucred => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    dirent: dirent as Dirent => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    ipc_perm: ipc_perm as IpcPerm => [[X86_64, AARCH64, RISCV64, S390X, MIPS64, MIPS64EL, ALPHA], [I686, ARM, S390, MIPS, MIPSEL, M68K, SH4], [ARC]];
    itimerspec: itimerspec as Itimerspec {it_interval it_value: Timespec} => [GNU_64, GNU_32, MUSL_64, [MUSL_ARM]];
    input_event: input_event as InputEvent {time: Timeval} => [GNU_64, GNU_32, [X32, ARC], MUSL_64];
    rlimit64: rlimit64 as Rlimit64 => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    flock64: flock64 as Flock64 => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    cmsghdr: cmsghdr as Cmsghdr => [GNU_64, GNU_32, TIME64, LATE];
    linger: linger as Linger => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    winsize: winsize as Winsize => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    utsname: utsname as Utsname => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    tm: tm as Tm => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    inotify_event: inotify_event as InotifyEvent => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    nlmsghdr: nlmsghdr as Nlmsghdr => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    elf64_ehdr: Elf64_Ehdr as Elf64Ehdr => [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32];
    word_stat: stat as WordStat {st_atim st_mtim st_ctim: Timespec} => [[X86_64, POWERPC64, POWERPC64LE, MUSL_X86_64, MUSL_POWERPC64LE]];
    generic_stat: stat as GenericStat {st_atim st_mtim st_ctim: Timespec} => [[AARCH64, RISCV64, MUSL_AARCH64]];
    small_stat: stat as SmallStat {st_atim st_mtim st_ctim: Timespec} => [[I686, ARM, ARM_SOFT, POWERPC, SPARC, HPPA, M68K, SH4]];
}

/// The bytes that a setter writes are those that the header gives the member, in the platform's order.
#[test]
fn a_time_is_written_where_the_header_has_it() {
    let found = &HEADERS.structs["utimbuf"];
    for places in [GNU_64, GNU_32, TIME64, LATE, MUSL_64, MUSL_32] {
        for place in places {
            let theirs = found.on(place.row).unwrap();
            let member = theirs.members.iter().find(|member| member.path == "modtime").unwrap();
            let [at, size] = [member.bit_offset / 8, member.bit_size / 8].map(|n| usize::try_from(n).unwrap());
            let mut bytes = [0xa5; 16];
            let mut view = Utimbuf::view_mut_on(place.target, &mut bytes).unwrap();
            view.try_set_modtime(-0x0102_0304).unwrap();
            assert_eq!(view.modtime(), -0x0102_0304, "{}", place.row);
            let mut expected = [0xa5; 16];
            let value = (-0x0102_0304_i64).to_le_bytes();
            expected[at..at + size].copy_from_slice(&value[..size]);
            if place.target.endian() == Endian::Big {
                expected[at..at + size].reverse();
            }
            assert_eq!(bytes, expected, "{}", place.row);
            let mut view = Utimbuf::view_mut_on(place.target, &mut bytes).unwrap();
            assert_eq!(view.try_set_modtime(1 << 31).is_ok(), size == 8, "{}", place.row);
        }
    }
}
