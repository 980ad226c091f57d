//! Points in time as POSIX counts them.

use crate::View;
use core::fmt;
use core::time::Duration;
use std::time::{SystemTime, UNIX_EPOCH};

const NANOSECONDS_PER_SECOND: u32 = 1_000_000_000;

/// A point in time: seconds and nanoseconds since 1970-01-01 00:00:00 UTC.
///
/// Seconds have 64 bits and a sign on every platform, whatever its `time_t`.
///
/// ```
/// use heapstruct::posix::Time;
/// use std::time::{Duration, SystemTime};
///
/// // One and a half seconds before 1970: nanoseconds count forward from the second.
/// let time = Time::new(-2, 500_000_000).unwrap();
/// assert_eq!(time.to_string(), "-1.500000000");
/// assert!(time < Time::EPOCH);
///
/// let system = SystemTime::try_from(time)?;
/// assert_eq!(system, SystemTime::UNIX_EPOCH - Duration::from_millis(1500));
/// assert_eq!(Time::try_from(system)?, time);
/// # Ok::<(), heapstruct::posix::TimeOutOfRange>(())
/// ```
///
/// `Display` gives the decimal number that `stat -c %.9Y` gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time {
    seconds: i64,
    /// Less than a second.
    nanoseconds: u32,
}

impl Time {
    /// 1970-01-01 00:00:00 UTC.
    pub const EPOCH: Self = Self { seconds: 0, nanoseconds: 0 };

    /// So many nanoseconds after so many seconds; `None` if the nanoseconds are a second or more.
    pub const fn new(seconds: i64, nanoseconds: u32) -> Option<Self> {
        if nanoseconds < NANOSECONDS_PER_SECOND { Some(Self { seconds, nanoseconds }) } else { None }
    }

    /// The two members of a `struct timespec`. Nanoseconds of a second or more, or below
    /// zero, which no system writes but bytes may hold, are carried into the seconds.
    #[inline]
    pub const fn from_timespec(seconds: i64, nanoseconds: i64) -> Self {
        if 0 <= nanoseconds && nanoseconds < NANOSECONDS_PER_SECOND as i64 {
            return Self { seconds, nanoseconds: nanoseconds as u32 };
        }
        let second = NANOSECONDS_PER_SECOND as i64;
        match seconds.checked_add(nanoseconds.div_euclid(second)) {
            Some(seconds) => Self { seconds, nanoseconds: nanoseconds.rem_euclid(second) as u32 },
            // The first and the last that there are.
            None if nanoseconds < 0 => Self { seconds: i64::MIN, nanoseconds: 0 },
            None => Self { seconds: i64::MAX, nanoseconds: NANOSECONDS_PER_SECOND - 1 },
        }
    }

    /// The whole seconds, rounded down: negative before 1970.
    #[inline]
    pub const fn seconds(self) -> i64 {
        self.seconds
    }

    /// The nanoseconds after that second, less than a thousand million.
    #[inline]
    pub const fn nanoseconds(self) -> u32 {
        self.nanoseconds
    }
}

pub(super) mod sealed {
    pub trait Sealed {}
}

/// A view of a struct that holds a point in time: every platform's `struct timespec`, and
/// `struct statx_timestamp`.
///
/// ```
/// use heapstruct::HeapStruct;
/// use heapstruct::posix::{Time, Timestamp, stat::linux_mips};
/// use heapstruct::target::MipsLinux;
///
/// fn later(one: impl Timestamp, other: impl Timestamp) -> Time {
///     one.time().max(other.time())
/// }
/// let mut bytes = [0; 160];
/// bytes[75] = 7;
/// let file = linux_mips::Stat::view_on(MipsLinux, &bytes)?;
/// assert_eq!(later(file.st_atim(), file.st_mtim()), Time::from_timespec(7, 0));
/// # Ok::<(), heapstruct::ViewError>(())
/// ```
///
/// The trait is sealed.
pub trait Timestamp: View + sealed::Sealed {
    /// The point in time.
    fn time(&self) -> Time;
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seconds, nanoseconds } = *self;
        if seconds < 0 && nanoseconds != 0 {
            // -2 s + 0.5 s is the number -1.5.
            write!(f, "-{}.{:09}", (seconds + 1).unsigned_abs(), NANOSECONDS_PER_SECOND - nanoseconds)
        } else {
            write!(f, "{seconds}.{nanoseconds:09}")
        }
    }
}

impl TryFrom<Time> for SystemTime {
    type Error = TimeOutOfRange;

    /// Fails where the platform's clock cannot count so far.
    fn try_from(time: Time) -> Result<Self, TimeOutOfRange> {
        let seconds = Duration::from_secs(time.seconds.unsigned_abs());
        let second = if time.seconds < 0 { UNIX_EPOCH.checked_sub(seconds) } else { UNIX_EPOCH.checked_add(seconds) };
        second
            .and_then(|second| second.checked_add(Duration::from_nanos(time.nanoseconds.into())))
            .ok_or(TimeOutOfRange(()))
    }
}

impl TryFrom<SystemTime> for Time {
    type Error = TimeOutOfRange;

    /// Fails where the platform's clock counts further than 64-bit seconds.
    fn try_from(time: SystemTime) -> Result<Self, TimeOutOfRange> {
        let (negative, distance) = match time.duration_since(UNIX_EPOCH) {
            Ok(after) => (false, after),
            Err(before) => (true, before.duration()),
        };
        let out_of_range = TimeOutOfRange(());
        Ok(match (negative, distance.subsec_nanos()) {
            (false, nanoseconds) => {
                Self { seconds: i64::try_from(distance.as_secs()).map_err(|_| out_of_range)?, nanoseconds }
            }
            (true, nanoseconds) => {
                let seconds = 0i64.checked_sub_unsigned(distance.as_secs()).ok_or(out_of_range)?;
                match nanoseconds {
                    0 => Self { seconds, nanoseconds },
                    _ => Self {
                        seconds: seconds.checked_sub(1).ok_or(out_of_range)?,
                        nanoseconds: NANOSECONDS_PER_SECOND - nanoseconds,
                    },
                }
            }
        })
    }
}

/// A point in time that the other type cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeOutOfRange(());

impl fmt::Display for TimeOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the time is out of the range that can be counted")
    }
}

impl core::error::Error for TimeOutOfRange {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn display_is_the_number() {
        for (seconds, nanoseconds, text) in [
            (0, 0, "0.000000000"),
            (0, 1, "0.000000001"),
            (-1, 0, "-1.000000000"),
            (-1, 999_999_999, "-0.000000001"),
            (-2, 500_000_000, "-1.500000000"),
            (i64::MAX, 999_999_999, "9223372036854775807.999999999"),
            (i64::MIN, 0, "-9223372036854775808.000000000"),
            (i64::MIN, 1, "-9223372036854775807.999999999"),
        ] {
            assert_eq!(Time::new(seconds, nanoseconds).map(|time| time.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Time::new(0, 1_000_000_000), None);
    }

    #[test]
    fn nanoseconds_out_of_range_are_carried() {
        let time = |seconds, nanoseconds| Time { seconds, nanoseconds };
        assert_eq!(Time::from_timespec(5, 1_000_000_001), time(6, 1));
        assert_eq!(Time::from_timespec(5, -1), time(4, 999_999_999));
        assert_eq!(Time::from_timespec(0, i64::MIN).nanoseconds, 145_224_192);
        assert_eq!(Time::from_timespec(i64::MAX, 1_000_000_000), time(i64::MAX, 999_999_999));
        assert_eq!(Time::from_timespec(i64::MIN, -1), time(i64::MIN, 0));
    }

    #[test]
    fn system_time_and_back() {
        for (seconds, nanoseconds) in
            [(0, 0), (1, 5), (-1, 0), (-1, 999_999_999), (-2, 500_000_000), (1 << 33, 1), (-(1 << 33), 999_999_900)]
        {
            // Windows counts in steps of 100 ns.
            let time = Time { seconds, nanoseconds: nanoseconds / 100 * 100 };
            assert_eq!(SystemTime::try_from(time).and_then(Time::try_from), Ok(time));
        }
    }
}
