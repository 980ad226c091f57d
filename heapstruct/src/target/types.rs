//! The types that a target has values of: one list, for the traits and for every target.

use super::{IntOf, Value};

/// Hands the list to [`__value_types`](crate::__value_types) with what is wanted of it:
/// for each type its name in `Target`, what its values become without loss, the smallest
/// Rust integer that holds every value of every built-in target, and its name in C.
#[doc(hidden)]
#[macro_export]
macro_rules! __types {
    ($($wanted:tt)*) => {
        $crate::__value_types! { [$($wanted)*]
            Char, i32, i16, Char, "`char`: signed on some machines, unsigned on others";
            Short, i64, i16, Short, "`short`";
            UShort, u64, u16, UShort, "`unsigned short`";
            Int, i64, i32, Int, "`int`";
            UInt, u64, u32, UInt, "`unsigned int`";
            Long, i64, i64, Long, "`long`";
            ULong, u64, u64, ULong, "`unsigned long`";
            LongLong, i64, i64, LongLong, "`long long`";
            ULongLong, u64, u64, ULongLong, "`unsigned long long`";
            Size, u64, u64, Size, "`size_t`, for members declared `usize`";
            PtrDiff, i64, i64, PtrDiff, "`ptrdiff_t` and `ssize_t`, for members declared `isize`";
            Address, u64, u64, Pointer, "the number that an address is";
            DevT, i128, i128, DevT, "`dev_t`";
            InoT, i128, i128, InoT, "`ino_t`";
            ModeT, u64, u32, ModeT, "`mode_t`";
            NlinkT, i128, i128, NlinkT, "`nlink_t`";
            UidT, u64, u32, UidT, "`uid_t`";
            GidT, u64, u32, GidT, "`gid_t`";
            PidT, i64, i64, PidT, "`pid_t`";
            IdT, i64, i64, IdT, "`id_t`";
            OffT, i64, i64, OffT, "`off_t`";
            BlksizeT, i128, i128, BlksizeT, "`blksize_t`";
            BlkcntT, i128, i128, BlkcntT, "`blkcnt_t`";
            TimeT, i64, i64, TimeT, "`time_t`";
            SusecondsT, i64, i64, SusecondsT, "`suseconds_t`";
            UsecondsT, u64, u32, UsecondsT, "`useconds_t`";
            ClockT, i128, i128, ClockT, "`clock_t`";
            ClockidT, i128, i128, ClockidT, "`clockid_t`";
            SocklenT, i64, i64, SocklenT, "`socklen_t`";
            SaFamilyT, u64, u16, SaFamilyT, "`sa_family_t`";
            RlimT, i128, i128, RlimT, "`rlim_t`";
            FsblkcntT, i128, i128, FsblkcntT, "`fsblkcnt_t`";
            FsfilcntT, i128, i128, FsfilcntT, "`fsfilcnt_t`";
            KeyT, i64, i64, KeyT, "`key_t`";
            CcT, u64, u8, CcT, "`cc_t`";
            SpeedT, i128, i128, SpeedT, "`speed_t`";
            TcflagT, u64, u64, TcflagT, "`tcflag_t`";
            NfdsT, u64, u64, NfdsT, "`nfds_t`";
            WcharT, i64, i64, WcharT, "`wchar_t`";
            WintT, i64, i64, WintT, "`wint_t`";
            KernelLong, i64, i64, KernelLong, "`__kernel_long_t` of Linux";
            KernelULong, u64, u64, KernelULong, "`__kernel_ulong_t` of Linux";
            KernelModeT, u64, u32, KernelModeT, "`__kernel_mode_t` of Linux";
            KernelUidT, u64, u32, KernelUidT, "`__kernel_uid_t` of Linux";
        }
    };
}
pub(super) use __types as types;

/// What can be wanted of the list.
#[doc(hidden)]
#[macro_export]
macro_rules! __value_types {
    // The associated types of a trait.
    ([declared] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        $(
            #[doc = $doc]
            type $name: $crate::target::Value + ::core::convert::Into<$into>;
        )*
    };
    // The type that has those of a row, from its constant.
    ([of the row $row:ident] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        $crate::target::Ints<$($crate::__width!($row, $scalar)),*>
    };
    // That type: one parameter for each, so that the compiler looks at one implementation, and
    // not at all of these types for each row.
    ([generic] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        /// Sizes and signs, one [`Width`](super::Width) for each type, as the integers that have them.
        #[derive(Debug)]
        pub struct Ints<$($name),*>(core::marker::PhantomData<($($name,)*)>);

        impl<$($name),*> Types for Ints<$($name),*>
        where
            $($name: IntOf, $name::Int: Value + Into<$into>,)*
        {
            $(type $name = $name::Int;)*
        }
    };
    // Those of a compile-time target, from its row.
    ([as $row:ty] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        $(type $name = <<$row as $crate::target::Row>::Types as $crate::target::Types>::$name;)*
    };
    // Those of `Runtime`.
    ([of any row] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        $(type $name = $runtime;)*
    };
    // Whether those of a row have the sizes that it says.
    ([fit $row:ident] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        true $(&& fits::<<$row::Types as Types>::$name>(&$row::ABI, Scalar::$scalar))*
    };
    // What a test needs to know of `Runtime`.
    ([listed] $($name:ident, $into:ty, $runtime:ty, $scalar:ident, $doc:literal;)*) => {
        [$((Scalar::$scalar, stringify!($runtime))),*]
    };
}

/// The Rust types of the values of C's types on a target.
#[doc(hidden)]
pub trait Types {
    types!(declared);
}

types!(generic);
