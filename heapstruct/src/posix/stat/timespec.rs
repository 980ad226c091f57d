//! The forms of `struct timespec` that the definitions of `struct stat` hold.

use crate::posix::time::sealed::Sealed;
use crate::posix::{Time, Timestamp};
use crate::{Storage, target::Target};

pub(super) use crate::posix::Timestamp as Timespec;

macro_rules! timespec {
    ($($(#[$doc:meta])* $module:ident { $seconds:ty, $nanoseconds:ty $(, $padding:ident: $padding_type:ty)? })*) => {
        $(
            $(#[$doc])*
            pub(super) mod $module {
                use crate::HeapStruct;

                /// `struct timespec`, a point in time.
                #[derive(HeapStruct, Clone, Copy, Debug)]
                #[repr(C)]
                pub struct Timespec {
                    /// Seconds since 1970.
                    pub tv_sec: $seconds,
                    /// Nanoseconds after that second.
                    pub tv_nsec: $nanoseconds,
                    $($padding: $padding_type,)?
                }
            }

            impl<B: Storage, T: Target> Sealed for $module::TimespecView<B, T> {}

            impl<B: Storage, T: Target> Timestamp for $module::TimespecView<B, T> {
                #[inline(always)]
                fn time(&self) -> Time {
                    Time::from_timespec(self.tv_sec().into(), self.tv_nsec().into())
                }
            }
        )*
    };
}

timespec! {
    /// Both members of 64 bits.
    time64 { i64, i64 }
    /// Both members of 32 bits.
    time32 { i32, i32 }
    /// 64-bit seconds where `long` has 32 bits, on a little-endian machine.
    time64_long32 { i64, i32, __padding: i32 }
}
