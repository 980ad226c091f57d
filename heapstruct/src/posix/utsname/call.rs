//! `uname`.

use super::native::Utsname;
use crate::posix::{Destination, Error, sys};

/// `uname`: what the system calls itself.
///
/// ```
/// use heapstruct::Buf;
/// use heapstruct::posix::{Utsname, uname};
///
/// let mut buffer = Buf::<Utsname>::new();
/// let system = uname(&mut buffer)?;
/// println!("{} {} on {}", system.sysname(), system.release(), system.machine());
/// # assert!(!system.sysname().is_empty() && !system.release().is_empty());
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// # Errors
///
/// - [`Error::Buffer`] if the memory is shorter than a [`Utsname`];
/// - [`Error::System`] with what the system says: no system that we know refuses.
///
/// # References
///
/// POSIX `uname`, `<sys/utsname.h>`; Linux `uname(2)`.
#[inline]
pub fn uname<D: Destination<Utsname> + ?Sized>(into: &mut D) -> Result<D::View<'_>, Error> {
    into.fill(sys::uname)
}
