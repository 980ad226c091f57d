//! Device numbers: `dev_t`.

use core::fmt;

/// The number of a device, which has two parts: what drives it, and which one it is.
///
/// How a `dev_t` holds the two differs between systems, so a `Device` knows whose it is.
///
/// ```
/// use heapstruct::posix::Device;
///
/// let device = Device::linux(0xfd02);
/// assert_eq!((device.major(), device.minor()), (253, 2));
/// assert_eq!(device.to_string(), "253,2");
/// assert_eq!(Device::macos(0x0100_0012), Device::macos(0x0100_0012));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Device {
    number: u64,
    system: System,
}

/// Whose `dev_t` it is.
///
/// What `major` and `minor` do is read from the `libc` crate for the BSDs and the Hurd, from
/// `<sys/sysmacros.h>` of illumos for Solaris, from musl's, which is WASI's, for WASI, and
/// from Go's `golang.org/x/sys` for AIX, since the `libc` crate there takes 64-bit numbers
/// for 32-bit ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum System {
    Linux,
    Macos,
    Freebsd,
    Netbsd,
    Openbsd,
    Dragonfly,
    Solaris,
    Solaris32,
    Aix,
    Haiku,
    Hurd,
    Wasi,
    Windows,
}

impl Device {
    /// A `dev_t` of Linux. Those of 32 bits are numbers of 64 whose upper half is zero.
    #[inline]
    pub const fn linux(number: u64) -> Self {
        Self { number, system: System::Linux }
    }

    /// A `dev_t` of Linux whose parts are given apart, as `struct statx` does.
    ///
    /// ```
    /// use heapstruct::posix::Device;
    ///
    /// assert_eq!(Device::linux_from_parts(253, 2), Device::linux(0xfd02));
    /// ```
    #[inline]
    #[doc(alias = "gnu_dev_makedev")]
    pub const fn linux_from_parts(major: u32, minor: u32) -> Self {
        let (major, minor) = (major as u64, minor as u64);
        Self::linux((major & 0xfffff000) << 32 | (major & 0xfff) << 8 | (minor & 0xffff_ff00) << 12 | minor & 0xff)
    }

    /// A `dev_t` of macOS or another system of Apple's, which has 32 bits and a sign.
    #[inline]
    pub const fn macos(number: i32) -> Self {
        // The bits, not the value: the sign is the highest bit of the major number.
        Self { number: number as u32 as u64, system: System::Macos }
    }

    /// A `dev_t` of FreeBSD. Those before FreeBSD 12 have 32 bits: they are numbers of 64
    /// whose upper half is zero.
    #[inline]
    pub const fn freebsd(number: u64) -> Self {
        Self { number, system: System::Freebsd }
    }

    /// A `dev_t` of NetBSD. It has 64 bits, and the parts are in the lower half.
    #[inline]
    pub const fn netbsd(number: u64) -> Self {
        Self { number, system: System::Netbsd }
    }

    /// A `dev_t` of OpenBSD, which has 32 bits and a sign.
    #[inline]
    pub const fn openbsd(number: i32) -> Self {
        Self { number: number as u32 as u64, system: System::Openbsd }
    }

    /// A `dev_t` of DragonFly.
    #[inline]
    pub const fn dragonfly(number: u32) -> Self {
        Self { number: number as u64, system: System::Dragonfly }
    }

    /// A `dev_t` of a 64-bit program on Solaris or illumos.
    #[inline]
    pub const fn solaris(number: u64) -> Self {
        Self { number, system: System::Solaris }
    }

    /// A `dev_t` of a 32-bit program on Solaris or illumos.
    #[inline]
    pub const fn solaris32(number: u32) -> Self {
        Self { number: number as u64, system: System::Solaris32 }
    }

    /// A `dev_t` of AIX. If the highest bit of 64 is set, the parts have 32 bits each, but
    /// for the two highest of the major number; otherwise they have 16, as in 32-bit programs.
    #[inline]
    pub const fn aix(number: u64) -> Self {
        Self { number, system: System::Aix }
    }

    /// A `dev_t` of Haiku, which has no parts: it is all minor number.
    #[inline]
    pub const fn haiku(number: i32) -> Self {
        Self { number: number as u32 as u64, system: System::Haiku }
    }

    /// A `dev_t` or `fsid_t` of the Hurd.
    #[inline]
    pub const fn hurd(number: u64) -> Self {
        Self { number, system: System::Hurd }
    }

    /// A `dev_t` of WASI, which its C library takes apart as on Linux.
    #[inline]
    pub const fn wasi(number: u64) -> Self {
        Self { number, system: System::Wasi }
    }

    /// A `dev_t` of Windows, which has no parts: it is all minor number, of a drive.
    #[inline]
    pub const fn windows(number: u32) -> Self {
        Self { number: number as u64, system: System::Windows }
    }

    /// The number as the system gave it.
    #[inline]
    pub const fn number(self) -> u64 {
        self.number
    }

    /// The major number: what drives the device.
    #[doc(alias = "gnu_dev_major")]
    pub const fn major(self) -> u32 {
        let number = self.number;
        (match self.system {
            System::Linux | System::Wasi => number >> 8 & 0xfff | number >> 32 & 0xffff_f000,
            System::Macos => number >> 24 & 0xff,
            System::Freebsd => number >> 8 & 0xff | number >> 32 & 0xffff_ff00,
            System::Netbsd => number >> 8 & 0xfff,
            System::Openbsd | System::Dragonfly | System::Hurd => number >> 8 & 0xff,
            System::Solaris => number >> 32,
            System::Solaris32 => number >> 18,
            System::Aix if number >> 63 != 0 => number >> 32 & 0x3fff_ffff,
            System::Aix => number >> 16 & 0xffff,
            System::Haiku | System::Windows => 0,
        }) as u32
    }

    /// The minor number: which device of those it is.
    #[doc(alias = "gnu_dev_minor")]
    pub const fn minor(self) -> u32 {
        let number = self.number;
        (match self.system {
            System::Linux | System::Wasi => number & 0xff | number >> 12 & 0xffff_ff00,
            System::Macos => number & 0xff_ffff,
            System::Freebsd => number & 0xffff_00ff | number >> 24 & 0xff00,
            System::Netbsd => number & 0xff | number >> 12 & 0xf_ff00,
            System::Openbsd => number & 0xff | number >> 8 & 0xff_ff00,
            System::Dragonfly | System::Hurd => number & 0xffff_00ff,
            System::Solaris => number,
            System::Solaris32 => number & 0x3_ffff,
            System::Aix if number >> 63 != 0 => number,
            System::Aix => number & 0xffff,
            System::Haiku | System::Windows => number,
        }) as u32
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.major(), self.minor())
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({:#x} = {self})", self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_system_has_its_encoding() {
        let parts = |device: Device| (device.major(), device.minor());
        // The digits of a `dev_t`, major and minor: MMMM Mmmm mmmM MMmm.
        assert_eq!(parts(Device::linux(0x1234_5678_9abc_def0)), (0x1234_5cde, 0x6789_abf0));
        assert_eq!(parts(Device::macos(0x0e00_0005)), (14, 5));
        assert_eq!(parts(Device::macos(-1)), (0xff, 0xff_ffff));
        assert_eq!(parts(Device::freebsd(0x1234_5678_9abc_def0)), (0x1234_56de, 0x9abc_78f0));
        // mmmM MMmm
        assert_eq!(parts(Device::netbsd(0x1234_5678_9abc_def0)), (0xcde, 0x9_abf0));
        // mmmm MMmm
        assert_eq!(parts(Device::openbsd(-0x6543_2110)), (0xde, 0x9a_bcf0));
        // The lowest byte of the major is the second; all others are the minor, in their places.
        assert_eq!(parts(Device::freebsd(0x9abc_def0)), (0xde, 0x9abc_00f0));
        assert_eq!(parts(Device::dragonfly(0x9abc_def0)), (0xde, 0x9abc_00f0));
        assert_eq!(parts(Device::hurd(0x1234_5678_9abc_def0)), (0xde, 0x9abc_00f0));
        assert_eq!(parts(Device::solaris(0x1234_5678_9abc_def0)), (0x1234_5678, 0x9abc_def0));
        // 14 bits, 18 bits.
        assert_eq!(parts(Device::solaris32(0x9abc_def0)), (0x26af, 0xdef0));
        assert_eq!(parts(Device::solaris32(0x9abf_def0)), (0x26af, 0x3_def0));
        assert_eq!(parts(Device::aix(0x8000_000a_0000_0004)), (10, 4));
        assert_eq!(parts(Device::aix(0xd234_5678_9abc_def0)), (0x1234_5678, 0x9abc_def0));
        assert_eq!(parts(Device::aix(0x9abc_def0)), (0x9abc, 0xdef0));
        assert_eq!(parts(Device::wasi(0x1234_5678_9abc_def0)), (0x1234_5cde, 0x6789_abf0));
        assert_eq!(parts(Device::haiku(-1)), (0, 0xffff_ffff));
        assert_eq!(parts(Device::windows(3)), (0, 3));
    }

    #[test]
    fn parts_make_the_number() {
        assert_eq!(Device::linux_from_parts(0x1234_5cde, 0x6789_abf0), Device::linux(0x1234_5678_9abc_def0));
        for (major, minor) in [(0, 0), (u32::MAX, 0), (0, u32::MAX), (8, 1), (259, 0x12345)] {
            let device = Device::linux_from_parts(major, minor);
            assert_eq!((device.major(), device.minor()), (major, minor));
        }
    }
}
