//! The forms of points in time that the definitions of `struct stat` hold.

use crate::posix::time::sealed::Sealed;
use crate::posix::{Time, Timestamp};
use crate::{Storage, target::Target};

/// A view of any `struct timespec`, or bare seconds as Windows and the Linux kernel have them.
pub(super) trait Moment {
    fn time(&self) -> Time;
}

macro_rules! seconds {
    ($($type:ident as $signed:ident;)*) => {
        $(
            impl Moment for $type {
                #[inline(always)]
                fn time(&self) -> Time {
                    Time::from_timespec((*self as $signed).into(), 0)
                }
            }
        )*
    };
}

// They have a sign whatever their type: the kernel stores the low bits of a signed number, and
// C libraries read them so.
seconds! {
    i32 as i32;
    i64 as i64;
    u32 as i32;
    u64 as i64;
}

macro_rules! timespec {
    ($(
        $(#[$doc:meta])*
        $module:ident {
            $seconds:ty $(; $before:ident: $before_type:ty)?, $nanoseconds:ty $(; $after:ident: $after_type:ty)?
        }
    )*) => {
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
                    $($before: $before_type,)?
                    /// Nanoseconds after that second.
                    pub tv_nsec: $nanoseconds,
                    $($after: $after_type,)?
                }
            }

            impl<B: Storage, T: Target> Sealed for $module::TimespecView<B, T> {}

            impl<B: Storage, T: Target> Timestamp for $module::TimespecView<B, T> {
                #[inline(always)]
                fn time(&self) -> Time {
                    Time::from_timespec(self.tv_sec().into(), self.tv_nsec().into())
                }
            }

            impl<B: Storage, T: Target> Moment for $module::TimespecView<B, T> {
                #[inline(always)]
                fn time(&self) -> Time {
                    Timestamp::time(self)
                }
            }
        )*
    };
}

timespec! {
    /// Both members of 64 bits.
    time64 { i64, i64 }
    /// 64-bit seconds and a `long`, on any processor.
    time64_long { i64, core::ffi::c_long }
    /// Both members of 32 bits.
    time32 { i32, i32 }
    /// 64-bit seconds where `long` has 32 bits, on a little-endian machine.
    time64_long32 { i64, i32; __padding: i32 }
    /// 64-bit seconds where `long` has 32 bits, on a big-endian machine.
    time64_long32_be { i64; __padding: i32, i32 }
    /// 64-bit seconds and 32-bit nanoseconds, on a machine that aligns the seconds to 8 bytes.
    time64_int { i64, i32 }
}
