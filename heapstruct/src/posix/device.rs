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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum System {
    Linux,
    Macos,
    Freebsd,
}

impl Device {
    /// A `dev_t` of Linux. Those of 32 bits are numbers of 64 whose upper half is zero.
    #[inline]
    pub const fn linux(number: u64) -> Self {
        Self { number, system: System::Linux }
    }

    /// A `dev_t` of macOS or another system of Apple's, which has 32 bits and a sign.
    #[inline]
    pub const fn macos(number: i32) -> Self {
        // The bits, not the value: the sign is the highest bit of the major number.
        Self { number: number as u32 as u64, system: System::Macos }
    }

    /// A `dev_t` of FreeBSD 12 or later.
    #[inline]
    pub const fn freebsd(number: u64) -> Self {
        Self { number, system: System::Freebsd }
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
            System::Linux => number >> 8 & 0xfff | number >> 32 & 0xffff_f000,
            System::Macos => number >> 24 & 0xff,
            System::Freebsd => number >> 8 & 0xff | number >> 32 & 0xffff_ff00,
        }) as u32
    }

    /// The minor number: which device of those it is.
    #[doc(alias = "gnu_dev_minor")]
    pub const fn minor(self) -> u32 {
        let number = self.number;
        (match self.system {
            System::Linux => number & 0xff | number >> 12 & 0xffff_ff00,
            System::Macos => number & 0xff_ffff,
            System::Freebsd => number & 0xffff_00ff | number >> 24 & 0xff00,
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
    }
}
