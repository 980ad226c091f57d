//! Why a whole struct was not copied, and the path of the member that it is about.

use crate::layout::{CType, Record};
use crate::target::DoesNotFit;
use core::fmt;

/// Why a struct was not copied; nothing was written.
///
/// ```
/// use core::ffi::c_ulong;
/// use heapstruct::target::{I686Linux, X86_64Linux};
/// use heapstruct::{HeapStruct, NotCopied, View};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Load { averages: [c_ulong; 3] }
///
/// let mut wide = [0; 24];
/// Load::view_mut_on(X86_64Linux, &mut wide)?.averages_mut().set(1, 1 << 32)?;
/// let mut narrow = [0; 12];
/// let error = Load::view_mut_on(I686Linux, &mut narrow)?
///     .fill_from(&Load::view_on(X86_64Linux, &wide)?)
///     .unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`averages[1]`: 4294967296 does not fit into the target's `unsigned long`, which has 4 bytes",
/// );
/// let NotCopied::DoesNotFit { member, error } = error else { panic!() };
/// assert_eq!((member.to_string(), error.value()), ("averages[1]".to_string(), 1 << 32));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum NotCopied {
    /// The type that the member has here cannot hold the value.
    DoesNotFit {
        /// The member.
        member: MemberPath,
        /// The value, and the type.
        error: DoesNotFit,
    },
    /// The floating-point type that the member has here would round the value.
    Inexact {
        /// The member.
        member: MemberPath,
        /// The value.
        value: f64,
        /// How many bytes the type has here.
        size: usize,
    },
    /// The member is there, and here the record does not have it, or its bytes do not reach so far.
    Absent {
        /// The member.
        member: MemberPath,
    },
    /// Here is no room for all elements of an array that goes on behind the record, or the number of them that
    /// the record states would be another one here.
    OtherLength {
        /// The array.
        member: MemberPath,
        /// How many elements are there.
        given: u64,
        /// How many there are room for, or would be stated, here.
        len: u64,
    },
    /// The record that is copied states more elements of an array that goes on behind it than its bytes hold.
    CutOff {
        /// The array.
        member: MemberPath,
        /// How many elements are stated.
        stated: u64,
        /// How many are there.
        len: u64,
    },
    /// A union, or bytes of which no type is known: copied as they are, and the two targets lay them out
    /// differently or have another byte order.
    OtherLayout {
        /// The member; without a name if it is the record itself.
        member: MemberPath,
    },
    /// The two records share bytes and do not lie in one place with one layout: writing one would change the other.
    Overlapping {
        /// The record's name.
        record: &'static str,
    },
}

impl NotCopied {
    /// The member that it is about, if it is about one.
    pub const fn member(&self) -> Option<MemberPath> {
        match *self {
            Self::DoesNotFit { member, .. }
            | Self::Inexact { member, .. }
            | Self::Absent { member }
            | Self::OtherLength { member, .. }
            | Self::CutOff { member, .. }
            | Self::OtherLayout { member } => Some(member),
            Self::Overlapping { .. } => None,
        }
    }

    /// The same of a member, or an element, of what is around it.
    pub(super) fn inside(mut self, record: Option<&'static Record>, step: u64) -> Self {
        match &mut self {
            Self::DoesNotFit { member, .. }
            | Self::Inexact { member, .. }
            | Self::Absent { member }
            | Self::OtherLength { member, .. }
            | Self::CutOff { member, .. }
            | Self::OtherLayout { member } => member.push_front(record, step),
            Self::Overlapping { .. } => {}
        }
        self
    }
}

impl fmt::Display for NotCopied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoesNotFit { member, error } => write!(f, "`{member}`: {error}"),
            Self::Inexact { member, value, size } => {
                write!(f, "`{member}`: {value:?} would be rounded in the target's type, which has {size} bytes")
            }
            Self::Absent { member } => {
                write!(f, "`{member}` is there in the record that is copied, and not in the one that is filled")
            }
            Self::OtherLength { member, given, len } => {
                write!(
                    f,
                    "`{member}` has {given} elements in the record that is copied, and {len} in the one that is filled"
                )
            }
            Self::CutOff { member, stated, len } => {
                write!(f, "the record that is copied states {stated} elements of `{member}`, and its bytes hold {len}")
            }
            Self::OtherLayout { member } => {
                if member.is_empty() {
                    f.write_str("the record")?;
                } else {
                    write!(f, "`{member}`")?;
                }
                f.write_str(" is copied byte for byte, and its bytes mean something else on the other target")
            }
            Self::Overlapping { record } => {
                write!(f, "the two `{record}` share bytes: copy one of them to other memory first")
            }
        }
    }
}

impl core::error::Error for NotCopied {}

/// Where a member is in a record: `when.tv_sec`, `readings[2]`.
///
/// Paths of more than ten steps end in `..`.
#[derive(Clone, Copy)]
pub struct MemberPath {
    /// The record that the first step is in.
    record: Option<&'static Record>,
    /// The index of a member in its record, or of an element in its array.
    steps: [u32; 10],
    len: u8,
    is_cut: bool,
}

impl MemberPath {
    pub(super) const EMPTY: Self = Self { record: None, steps: [0; 10], len: 0, is_cut: false };

    const fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn push_front(&mut self, record: Option<&'static Record>, step: u64) {
        self.record = record;
        self.is_cut |= usize::from(self.len) == self.steps.len();
        self.steps.rotate_right(1);
        self.steps[0] = u32::try_from(step).unwrap_or(u32::MAX);
        self.len = (self.len + 1).min(self.steps.len() as u8);
    }
}

impl fmt::Display for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(record) = self.record else { return Ok(()) };
        let mut ctype = CType::Record(record);
        let mut is_first = true;
        for &step in self.steps.iter().take(self.len.into()) {
            while let CType::Aligned(inner, _) | CType::Atomic(inner) = ctype {
                ctype = *inner;
            }
            match ctype {
                CType::Array(element, _) => {
                    ctype = *element;
                    if step == u32::MAX { f.write_str("[..]")? } else { write!(f, "[{step}]")? }
                }
                CType::Record(record) => {
                    let Some(member) = record.members().get(step as usize) else { return Ok(()) };
                    ctype = *member.ctype();
                    // A member without a name is a struct whose members C names as those of the record around it.
                    if !member.name().is_empty() {
                        if !is_first {
                            f.write_str(".")?;
                        }
                        f.write_str(member.name())?;
                        is_first = false;
                    }
                }
                _ => return Ok(()),
            }
        }
        if self.is_cut { f.write_str("..") } else { Ok(()) }
    }
}

impl fmt::Debug for MemberPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}

impl PartialEq for MemberPath {
    fn eq(&self, other: &Self) -> bool {
        let name = |path: &Self| path.record.map(Record::name);
        (name(self), self.steps, self.len) == (name(other), other.steps, other.len)
    }
}

impl Eq for MemberPath {}
