//! Memory for a call to fill, in the forms that a caller has it.

use super::sys::{self, Out};
use super::{Errno, Error};
use crate::target::Native;
use crate::{Buf, HeapStruct, Storage, StorageMut, View, ViewError};
use core::mem::MaybeUninit;

mod sealed {
    pub trait Sealed {}
}

/// Memory for a call to fill with an `X`: calls take it as `&mut`, and give a view that borrows it.
///
/// ```
/// use core::mem::MaybeUninit;
/// use heapstruct::posix::{FileStat, Stat, StatView, stat};
/// use heapstruct::{Buf, HeapStruct, target::Native};
///
/// // A buffer of its own.
/// let mut buffer = Buf::<Stat>::new();
/// let inode = stat("src", &mut buffer)?.inode();
///
/// // Plain bytes of any alignment, here in a larger buffer. What follows is left alone.
/// let mut page = [0xa5; 4096];
/// let file: StatView<&[u8]> = stat("src", &mut page[1..])?;
/// assert_eq!(file.inode(), inode);
///
/// // A view that is there already, over any memory that can be written.
/// let mut view = Stat::over(vec![0; Stat::SIZE], Native)?;
/// stat("src", &mut view)?;
/// assert_eq!(view.inode(), inode);
///
/// // Memory that is not initialised yet.
/// let mut memory = MaybeUninit::<Stat>::uninit();
/// assert_eq!(stat("src", &mut memory)?.inode(), inode);
/// # Ok::<(), heapstruct::posix::Error>(())
/// ```
///
/// What the system gets is this memory itself. Only if it is not aligned as C wants it does
/// the system fill a zeroed copy on the stack, which is then copied here, that one struct
/// and nothing behind it. Uninitialised memory is zeroed first, since no system promises to
/// write padding.
///
/// If the call fails, the system may have written some of it; none that we know does.
///
/// The trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not memory that a call can fill with a `{X}`",
    label = "not memory for a `{X}`",
    note = "it is a `Buf<{X}>`, `[u8]`, `MaybeUninit<{X}>`, or a view over memory that can be written",
    note = "of a `Vec` or a `Box`, give its bytes: `&mut memory[..]`"
)]
pub trait Destination<X: HeapStruct>: sealed::Sealed {
    /// The view of what was filled. It borrows the memory.
    type View<'a>: View<Record = X, Target = Native>
    where
        Self: 'a;

    #[doc(hidden)]
    fn fill(&mut self, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error>;
}

impl sealed::Sealed for [u8] {}

impl<X: HeapStruct> Destination<X> for [u8] {
    type View<'a> = X::View<&'a [u8], Native>;

    #[inline]
    fn fill(mut self: &mut Self, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error> {
        fill(&mut self, call)?;
        Ok(X::view(self)?)
    }
}

impl<const N: usize> sealed::Sealed for [u8; N] {}

impl<X: HeapStruct, const N: usize> Destination<X> for [u8; N] {
    type View<'a> = X::View<&'a [u8], Native>;

    #[inline]
    fn fill(&mut self, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error> {
        Destination::fill(self.as_mut_slice(), call)
    }
}

impl<X: HeapStruct> sealed::Sealed for Buf<X> {}

impl<X: HeapStruct> Destination<X> for Buf<X> {
    type View<'a>
        = X::View<&'a [u8], Native>
    where
        X: 'a;

    #[inline]
    fn fill(&mut self, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error> {
        fill(self, call)?;
        Ok(self.view())
    }
}

impl<X: HeapStruct> sealed::Sealed for MaybeUninit<X> {}

impl<X: HeapStruct> Destination<X> for MaybeUninit<X> {
    type View<'a>
        = X::View<&'a [u8], Native>
    where
        X: 'a;

    #[inline]
    fn fill(&mut self, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error> {
        Destination::fill(sys::zeroed(self), call)
    }
}

impl<V: View<Target = Native>> sealed::Sealed for V {}

impl<V> Destination<V::Record> for V
where
    V: View<Target = Native>,
    V::Storage: StorageMut,
{
    type View<'a>
        = <V::Record as HeapStruct>::View<<V::Storage as Storage>::Shared<'a>, Native>
    where
        V: 'a;

    #[inline]
    fn fill(&mut self, call: impl FnOnce(Out<'_, V::Record>) -> Result<(), Errno>) -> Result<Self::View<'_>, Error> {
        fill(&mut self.unique().into_storage(), call)?;
        Ok(self.shared())
    }
}

/// Lets a call fill the start of the bytes.
#[inline]
fn fill<B, X>(bytes: &mut B, call: impl FnOnce(Out<'_, X>) -> Result<(), Errno>) -> Result<(), Error>
where
    B: StorageMut,
    X: HeapStruct,
{
    let given = bytes.len();
    if given < X::SIZE {
        return Err(ViewError::TooShort { record: X::RECORD.name(), needed: X::SIZE, given }.into());
    }
    if let Some(out) = Out::new(bytes) {
        return Ok(call(out)?);
    }
    let mut copy = Buf::<X>::new();
    if let Some(out) = Out::new(&mut copy) {
        call(out)?;
    }
    sys::copy_to(bytes, &copy);
    Ok(())
}
