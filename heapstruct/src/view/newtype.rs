//! Members that are a newtype over a number: which values go where without loss.

use crate::memory::{Describe, Place, StorageMut};
use crate::target::{StaticTarget, Value};

/// A number of this machine's that holds every `V`, a number of the target's.
///
/// A newtype has this machine's type inside. So its value is that of a member on those targets whose type is no wider.
#[diagnostic::on_unimplemented(
    message = "a newtype over `{Self}` cannot hold every `{V}` of the target's",
    label = "the number inside it is narrower on this machine than on that target, or of another sign",
    note = "declare the member as the number itself: its getter gives the target's type"
)]
pub trait HeldHere<V> {}

#[diagnostic::do_not_recommend]
impl<N: From<V>, V> HeldHere<V> for N {}

/// A number of the target's that holds every `V`, a number of this machine's.
#[diagnostic::on_unimplemented(
    message = "the target's `{Self}` cannot hold every `{V}` of this machine's",
    label = "a value may not fit there, so this setter is missing",
    note = "use the setter whose name starts with `try_`; it gives a `Result`"
)]
pub trait Held<V> {}

#[diagnostic::do_not_recommend]
impl<N: From<V>, V> Held<V> for N {}

/// The same number in a type of this machine's. That it holds every `V` is asked where a view is made, by
/// `Known`: a getter has no room for the bound.
#[inline(always)]
pub fn here<N: Value, V: Value>(value: V) -> N {
    let is_negative = Into::<i128>::into(value) < 0;
    N::from_bits(value.to_bits(), is_negative)
}

/// Sets a newtype to a number that every such member holds.
#[inline(always)]
pub fn set_held<U: StorageMut, M: Describe, T: StaticTarget, N: Value>(mut place: Place<U, M, T>, number: N) {
    place.store(number);
}
