//! The machine that this is compiled for, and the `libc` crate: `cargo check --target` decides it, where nothing runs.

use core::mem::offset_of;

use heapstruct::abi::{Abi, Scalar};

/// Size, alignment in a record and sign of each typedef that is known here are those of the crate's type.
macro_rules! typedefs {
    ($($name:ident $scalar:ident),* $(,)?) => {
        $(#[allow(deprecated, reason = "on musl libc says that time_t will change")]
        const _: () = {
            #[repr(C)]
            struct After {
                byte: u8,
                member: libc::$name,
            }
            let native = Abi::NATIVE;
            if let (Some(size), Some(align)) =
                (native.size_of(Scalar::$scalar), native.align_of(Scalar::$scalar))
            {
                assert!(size as usize == size_of::<libc::$name>(), concat!("size of ", stringify!($name)));
                assert!(align as usize == offset_of!(After, member), concat!("alignment of ", stringify!($name)));
                let signed = libc::$name::MIN != 0;
                assert!(native.is_signed(Scalar::$scalar) == signed, concat!("sign of ", stringify!($name)));
            }
        };)*
    };
}

typedefs! {
    dev_t DevT,
    ino_t InoT,
    mode_t ModeT,
    nlink_t NlinkT,
    uid_t UidT,
    gid_t GidT,
    pid_t PidT,
    id_t IdT,
    off_t OffT,
    blksize_t BlksizeT,
    blkcnt_t BlkcntT,
    time_t TimeT,
    suseconds_t SusecondsT,
    useconds_t UsecondsT,
    clock_t ClockT,
    clockid_t ClockidT,
    socklen_t SocklenT,
    sa_family_t SaFamilyT,
    rlim_t RlimT,
    fsblkcnt_t FsblkcntT,
    fsfilcnt_t FsfilcntT,
    key_t KeyT,
    cc_t CcT,
    speed_t SpeedT,
    tcflag_t TcflagT,
    nfds_t NfdsT,
    wchar_t WcharT,
}

/// Whatever the system, none of these is unknown.
#[test]
fn this_machine_has_them() {
    for scalar in [Scalar::DevT, Scalar::InoT, Scalar::ModeT, Scalar::UidT, Scalar::PidT, Scalar::OffT, Scalar::TimeT] {
        assert!(Abi::NATIVE.size_of(scalar).is_some(), "{}", scalar.c_name());
    }
}
