//! Markers for the C types whose Rust spelling does not tell them apart.
//!
//! `c_long` and `i64` are one Rust type on a 64-bit machine, so a view needs another name
//! for a member that is a `long`: `c::Long`. A typedef has one too. They show up in the types of array views,
//! such as `Array<&[u8], c::Long, T>` for a member `[c_long; 4]`, and are never made.

use core::marker::PhantomData;

macro_rules! markers {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Debug)]
            pub enum $name {}
        )*
    };
}

markers! {
    /// `char`
    Char;
    /// `short`
    Short;
    /// `unsigned short`
    UShort;
    /// `int`
    Int;
    /// `unsigned int`
    UInt;
    /// `long`
    Long;
    /// `unsigned long`
    ULong;
    /// `long long`
    LongLong;
    /// `unsigned long long`
    ULongLong;
    /// `double`
    Double;
    /// `dev_t`
    DevT;
    /// `ino_t`
    InoT;
    /// `mode_t`
    ModeT;
    /// `nlink_t`
    NlinkT;
    /// `uid_t`
    UidT;
    /// `gid_t`
    GidT;
    /// `pid_t`
    PidT;
    /// `id_t`
    IdT;
    /// `off_t`
    OffT;
    /// `blksize_t`
    BlksizeT;
    /// `blkcnt_t`
    BlkcntT;
    /// `time_t`
    TimeT;
    /// `suseconds_t`
    SusecondsT;
    /// `useconds_t`
    UsecondsT;
    /// `clock_t`
    ClockT;
    /// `clockid_t`
    ClockidT;
    /// `socklen_t`
    SocklenT;
    /// `sa_family_t`
    SaFamilyT;
    /// `rlim_t`
    RlimT;
    /// `fsblkcnt_t`
    FsblkcntT;
    /// `fsfilcnt_t`
    FsfilcntT;
    /// `key_t`
    KeyT;
    /// `cc_t`
    CcT;
    /// `speed_t`
    SpeedT;
    /// `tcflag_t`
    TcflagT;
    /// `nfds_t`
    NfdsT;
    /// `wchar_t`
    WcharT;
    /// `wint_t`
    WintT;
    /// `__kernel_long_t`
    KernelLong;
    /// `__kernel_ulong_t`
    KernelULong;
    /// `__kernel_mode_t`
    KernelModeT;
    /// `__kernel_uid_t`
    KernelUidT;
}

/// `char[N]`, which holds text.
#[derive(Debug)]
pub struct Text<const N: usize>(());

/// A pointer to a function of type `F`, itself a Rust function pointer type.
#[derive(Debug)]
pub struct Function<F>(PhantomData<F>);

/// An integer that is little-endian whatever the target, such as the kernel's `__le32`.
#[derive(Debug)]
pub struct Le<N>(PhantomData<N>);

/// An integer that is big-endian whatever the target, such as the kernel's `__be32`.
#[derive(Debug)]
pub struct Be<N>(PhantomData<N>);
