//! Each typedef on each platform.

use heapstruct::abi::Scalar;
use heapstruct::target::Target;

use crate::HEADERS;
use crate::place::{ALL, Place};

const TYPEDEFS: &[(&str, Scalar)] = &[
    ("dev_t", Scalar::DevT),
    ("ino_t", Scalar::InoT),
    ("mode_t", Scalar::ModeT),
    ("nlink_t", Scalar::NlinkT),
    ("uid_t", Scalar::UidT),
    ("gid_t", Scalar::GidT),
    ("pid_t", Scalar::PidT),
    ("id_t", Scalar::IdT),
    ("off_t", Scalar::OffT),
    ("blksize_t", Scalar::BlksizeT),
    ("blkcnt_t", Scalar::BlkcntT),
    ("time_t", Scalar::TimeT),
    ("suseconds_t", Scalar::SusecondsT),
    ("useconds_t", Scalar::UsecondsT),
    ("clock_t", Scalar::ClockT),
    ("clockid_t", Scalar::ClockidT),
    ("socklen_t", Scalar::SocklenT),
    ("sa_family_t", Scalar::SaFamilyT),
    ("rlim_t", Scalar::RlimT),
    ("fsblkcnt_t", Scalar::FsblkcntT),
    ("fsfilcnt_t", Scalar::FsfilcntT),
    ("key_t", Scalar::KeyT),
    ("cc_t", Scalar::CcT),
    ("speed_t", Scalar::SpeedT),
    ("tcflag_t", Scalar::TcflagT),
    ("nfds_t", Scalar::NfdsT),
    ("wchar_t", Scalar::WcharT),
    ("wint_t", Scalar::WintT),
    ("__kernel_long_t", Scalar::KernelLong),
    ("__kernel_mode_t", Scalar::KernelModeT),
    ("__kernel_uid_t", Scalar::KernelUidT),
];

/// Those that have one size and sign wherever they are declared, and so need no place in a row. `None`: on Alpha the
/// sign is another.
const FIXED: &[(&str, u64, Option<bool>)] = &[
    ("off64_t", 8, Some(true)),
    ("loff_t", 8, Some(true)),
    ("ino64_t", 8, Some(false)),
    ("blkcnt64_t", 8, None),
    ("rlim64_t", 8, Some(false)),
    ("fsblkcnt64_t", 8, None),
    ("in_addr_t", 4, Some(false)),
    ("in_port_t", 2, Some(false)),
    ("__kernel_loff_t", 8, Some(true)),
    ("__kernel_sa_family_t", 2, Some(false)),
    ("__u64", 8, Some(false)),
    ("__s64", 8, Some(true)),
    ("__be16", 2, Some(false)),
    ("__le32", 4, Some(false)),
    ("__time32_t", 4, Some(true)),
    ("__time64_t", 8, Some(true)),
];

#[test]
fn each_is_what_the_headers_say() {
    for &(name, scalar) in TYPEDEFS {
        let typedef = HEADERS.typedef(name).unwrap_or_else(|| panic!("no {name} in the fixtures"));
        for &Place { target, row } in ALL {
            let abi = target.abi();
            let ours = abi.size_of(scalar).zip(abi.align_of(scalar)).map(|(size, align)| (size.into(), align.into()));
            let theirs = typedef.on(row).map(|meaning| (meaning.size, meaning.align));
            // MinGW has it in a header that was not asked
            if theirs.is_none() && scalar == Scalar::SocklenT {
                continue;
            }
            assert_eq!(ours, theirs, "{name} on {row}");
            if let Some(meaning) = typedef.on(row) {
                assert_eq!(abi.is_signed(scalar), meaning.signed, "the sign of {name} on {row}");
            }
        }
    }
}

/// No compiler was asked: the header that declares one declares the other beside it.
#[test]
fn the_unsigned_word_of_the_kernel_is_like_the_signed() {
    for place in ALL {
        let abi = place.target.abi();
        assert_eq!(abi.size_of(Scalar::KernelULong), abi.size_of(Scalar::KernelLong), "{}", place.row);
        assert_eq!(abi.align_of(Scalar::KernelULong), abi.align_of(Scalar::KernelLong), "{}", place.row);
        assert!(!abi.is_signed(Scalar::KernelULong), "{}", place.row);
    }
}

#[test]
fn the_fixed_ones_are_fixed() {
    for &(name, size, signed) in FIXED {
        let typedef = HEADERS.typedef(name).unwrap_or_else(|| panic!("no {name} in the fixtures"));
        for meaning in &typedef.meanings {
            assert_eq!(meaning.size, size, "{name} on {:?}", meaning.rows);
            match signed {
                Some(signed) => assert_eq!(meaning.signed, signed, "{name} on {:?}", meaning.rows),
                None if meaning.signed != (name == "blkcnt64_t") => {
                    assert!(meaning.rows.iter().eq(["alpha-linux-gnu/glibc"]), "{name} on {:?}", meaning.rows);
                }
                None => {}
            }
        }
    }
}

#[test]
fn none_is_left_out() {
    let known = TYPEDEFS.iter().map(|(name, _)| *name).chain(FIXED.iter().map(|(name, ..)| *name));
    let fixtures = HEADERS.typedefs.iter().map(|typedef| typedef.name.as_str());
    assert!(known.eq(fixtures), "the fixtures have others, or another order");
}
