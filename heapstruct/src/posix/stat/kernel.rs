//! What the kernel's own structs have in common: seconds and nanoseconds are members apart.

use super::*;

/// The nanoseconds, where there are any.
macro_rules! nanoseconds {
    ($view:ident) => {
        0
    };
    ($view:ident, $nanoseconds:ident) => {
        $view.$nanoseconds().signed()
    };
}

macro_rules! file_stat {
    ($($definition:ident $(: $accessed:ident $modified:ident $changed:ident)?;)*) => {
        $(
            impl<B: Storage, T: Target> sealed::Sealed for $definition::StatView<B, T> {}

            impl<B: Storage, T: Target> FileStat for $definition::StatView<B, T> {
                #[inline]
                fn device(&self) -> Device {
                    Device::linux(self.st_dev().into())
                }

                #[inline]
                fn inode(&self) -> u64 {
                    self.st_ino()
                }

                #[inline]
                fn mode(&self) -> Mode {
                    Mode::new(self.st_mode())
                }

                #[inline]
                fn links(&self) -> u64 {
                    self.st_nlink().unsigned()
                }

                #[inline]
                fn uid(&self) -> u32 {
                    self.st_uid()
                }

                #[inline]
                fn gid(&self) -> u32 {
                    self.st_gid()
                }

                #[inline]
                fn special_device(&self) -> Device {
                    Device::linux(self.st_rdev().into())
                }

                #[inline]
                fn file_size(&self) -> i64 {
                    self.st_size().signed()
                }

                #[inline]
                fn block_size(&self) -> Option<i64> {
                    Some(self.st_blksize().signed())
                }

                #[inline]
                fn blocks(&self) -> Option<i64> {
                    Some(self.st_blocks().signed())
                }

                #[inline]
                fn accessed(&self) -> Time {
                    Time::from_timespec(self.st_atime().seconds(), nanoseconds!(self $(, $accessed)?))
                }

                #[inline]
                fn modified(&self) -> Time {
                    Time::from_timespec(self.st_mtime().seconds(), nanoseconds!(self $(, $modified)?))
                }

                #[inline]
                fn changed(&self) -> Time {
                    Time::from_timespec(self.st_ctime().seconds(), nanoseconds!(self $(, $changed)?))
                }

                #[inline]
                fn born(&self) -> Option<Time> {
                    None
                }
            }
        )*
    };
}

file_stat! {
    kernel_generic: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_i386: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_mips: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_mips64: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_powerpc: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_s390x: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_sparc: st_atime_nsec st_mtime_nsec st_ctime_nsec;
    kernel_sparc64;
    kernel_x86_64: st_atime_nsec st_mtime_nsec st_ctime_nsec;
}

/// Seconds, which have a sign whatever their type: the kernel stores the low bits of a signed
/// number, and C libraries read them so.
trait Seconds {
    fn seconds(self) -> i64;
}

macro_rules! seconds {
    ($($type:ident as $signed:ident;)*) => {
        $(
            impl Seconds for $type {
                #[inline(always)]
                fn seconds(self) -> i64 {
                    (self as $signed).into()
                }
            }
        )*
    };
}

seconds! {
    i32 as i32;
    i64 as i64;
    u32 as i32;
    u64 as i64;
}
