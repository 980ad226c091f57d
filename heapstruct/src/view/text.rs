//! Members that are arrays of `char`: text up to the first NUL.

use super::c;
use super::member::{Aggregate, Member, Never};
use crate::memory::{Elements, Place, Shared, Storage, StorageMut};
use crate::target::{Native, Target};
use core::ffi::CStr;
use core::fmt::{self, Write};

/// The view of a member declared `[c_char; N]`: text, up to the first NUL or the end.
///
/// ```
/// use core::ffi::c_char;
/// use heapstruct::{Buf, HeapStruct};
///
/// #[derive(HeapStruct)]
/// #[repr(C)]
/// struct Interface { name: [c_char; 8] }
///
/// let mut interface = Buf::<Interface>::new();
/// interface.view_mut().try_set_name("eth0")?;
/// let name = interface.view().name();
/// assert_eq!(name.to_str(), Ok("eth0"));
/// assert_eq!(name, "eth0");
/// assert_eq!(format!("[{name:>6}] [{name:.3}]"), "[  eth0] [eth]");
///
/// let error = interface.view_mut().try_set_name("ethernet0").unwrap_err();
/// assert_eq!(error.to_string(), "9 bytes of text do not fit into 8");
/// # Ok::<(), heapstruct::TextError>(())
/// ```
///
/// Text of the full length has no NUL behind it, as in the fields of `utmp`.
pub struct Text<B> {
    /// All bytes of the member; a `char` has one byte on every target.
    chars: Elements<B, u8, Native>,
}

impl<B> Text<B> {
    /// The text in these bytes.
    #[inline(always)]
    pub(super) fn of(chars: Elements<B, u8, Native>) -> Self {
        Self { chars }
    }
}

impl<B: Storage> Text<B> {
    /// How many bytes the member has room for.
    #[inline]
    pub fn capacity(&self) -> usize {
        self.chars.len()
    }

    /// The length of the text in bytes.
    pub fn len(&self) -> usize {
        self.bytes().count()
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.bytes().next().is_none()
    }

    /// The bytes of the text, one by one.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        (0..self.capacity()).map_while(|i| self.chars.get(i)).map(|byte| byte.load()).take_while(|byte| *byte != 0)
    }
}

impl<B: Storage> Text<B> {
    /// Replaces the text, and zeroes the rest of the member.
    ///
    /// # Errors
    ///
    /// [`TextError`] if the text is longer than the member, or has a NUL inside, which would
    /// end it there. Nothing is written then.
    pub fn set(&mut self, text: impl AsRef<[u8]>) -> Result<(), TextError>
    where
        B: StorageMut,
    {
        let text = text.as_ref();
        let capacity = self.capacity();
        if text.len() > capacity {
            return Err(TextError::TooLong { capacity, given: text.len() });
        }
        if let Some(at) = text.iter().position(|byte| *byte == 0) {
            return Err(TextError::Nul { at });
        }
        self.chars.copy_bytes(text);
        Ok(())
    }
}

impl<'a> Text<&'a [u8]> {
    /// The bytes of the text, without the NUL.
    pub fn to_bytes(self) -> &'a [u8] {
        let bytes = self.chars.as_bytes();
        match bytes.iter().position(|byte| *byte == 0) {
            Some(end) => &bytes[..end],
            None => bytes,
        }
    }

    /// The text as a string.
    ///
    /// # Errors
    ///
    /// [`Utf8Error`](core::str::Utf8Error) if it is not UTF-8. `Display` shows such text all the same.
    pub fn to_str(self) -> Result<&'a str, core::str::Utf8Error> {
        core::str::from_utf8(self.to_bytes())
    }

    /// The text as C knows it, `None` if no NUL ends it.
    pub fn to_c_str(self) -> Option<&'a CStr> {
        CStr::from_bytes_until_nul(self.chars.as_bytes()).ok()
    }

    /// The text as a string, with `U+FFFD` for what is not UTF-8.
    #[cfg(feature = "alloc")]
    pub fn to_string_lossy(self) -> alloc::borrow::Cow<'a, str> {
        alloc::string::String::from_utf8_lossy(self.to_bytes())
    }
}

impl<B: Copy> Copy for Text<B> {}

impl<B: Clone> Clone for Text<B> {
    fn clone(&self) -> Self {
        Self { chars: self.chars.clone() }
    }
}

/// The text, with `U+FFFD` for what is not UTF-8; width and precision count as for a `str`.
impl<B: Storage> fmt::Display for Text<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = f.precision().unwrap_or(usize::MAX);
        let padding = match f.width() {
            None => 0,
            Some(width) => {
                let mut length = 0;
                lossy(self.bytes(), |_| {
                    length += 1;
                    Ok(())
                })?;
                width.saturating_sub(most.min(length))
            }
        };
        let (fill, before) = match f.align() {
            None | Some(fmt::Alignment::Left) => (f.fill(), 0),
            Some(fmt::Alignment::Right) => (f.fill(), padding),
            Some(fmt::Alignment::Center) => (f.fill(), padding / 2),
        };
        (0..before).try_for_each(|_| f.write_char(fill))?;
        let mut shown = 0;
        lossy(self.bytes(), |c| {
            shown += 1;
            if shown <= most { f.write_char(c) } else { Ok(()) }
        })?;
        (before..padding).try_for_each(|_| f.write_char(fill))
    }
}

/// The text in quotes, with escapes for what does not print, and `U+FFFD` for what is not UTF-8.
impl<B: Storage> fmt::Debug for Text<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        quoted(self.bytes(), f)
    }
}

/// Shows bytes as `Debug` shows a string.
pub(super) fn quoted(bytes: impl Iterator<Item = u8>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_char('"')?;
    lossy(bytes, |c| match c {
        '\'' => f.write_char(c),
        c => write!(f, "{}", c.escape_debug()),
    })?;
    f.write_char('"')
}

/// Decodes UTF-8 that comes byte by byte, with `U+FFFD` for each run that is none.
fn lossy(bytes: impl Iterator<Item = u8>, mut each: impl FnMut(char) -> fmt::Result) -> fmt::Result {
    let mut buffer = [0; 64];
    let mut held = 0;
    let mut bytes = bytes.fuse();
    loop {
        while held < buffer.len() {
            let Some(byte) = bytes.next() else { break };
            buffer[held] = byte;
            held += 1;
        }
        if held == 0 {
            return Ok(());
        }
        let more = held == buffer.len();
        let mut used = 0;
        for chunk in buffer[..held].utf8_chunks() {
            chunk.valid().chars().try_for_each(&mut each)?;
            used += chunk.valid().len();
            let invalid = chunk.invalid();
            // A character that the buffer's end cuts in two waits for its other bytes.
            let cut = more && used + invalid.len() == held && invalid.len() < 4 && is_start(invalid);
            if cut {
                break;
            }
            if !invalid.is_empty() {
                each(char::REPLACEMENT_CHARACTER)?;
            }
            used += invalid.len();
        }
        buffer.copy_within(used..held, 0);
        held -= used;
    }
}

/// Whether these bytes may be the start of a longer character.
fn is_start(bytes: &[u8]) -> bool {
    match core::str::from_utf8(bytes) {
        Ok(_) => false,
        Err(error) => error.error_len().is_none(),
    }
}

impl<B: Storage, B2: Storage> PartialEq<Text<B2>> for Text<B> {
    fn eq(&self, other: &Text<B2>) -> bool {
        self.bytes().eq(other.bytes())
    }
}

impl<B: Storage> PartialEq<str> for Text<B> {
    fn eq(&self, other: &str) -> bool {
        self.bytes().eq(other.bytes())
    }
}

impl<B: Storage> PartialEq<&str> for Text<B> {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

impl<const N: usize, T: Target> Member<T> for c::Text<N> {
    type Get<S: Shared> = Text<S>;
    type Set = Never;
    type Mut<U: StorageMut> = Text<U>;

    #[inline(always)]
    fn get<S: Shared>(place: Place<S, Self, T>) -> Text<S> {
        Text { chars: place.into() }
    }
}

impl<const N: usize, T: Target> Aggregate<T> for c::Text<N> {
    #[inline(always)]
    fn get_mut<U: StorageMut>(place: Place<U, Self, T>) -> Text<U> {
        Text { chars: place.into() }
    }
}

/// Text could not be set; nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextError {
    /// The text is longer than the member.
    TooLong {
        /// How many bytes the member has.
        capacity: usize,
        /// How many bytes the text has.
        given: usize,
    },
    /// The text has a NUL inside, which would end it there.
    Nul {
        /// How many bytes are before the NUL.
        at: usize,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { capacity, given } => write!(f, "{given} bytes of text do not fit into {capacity}"),
            Self::Nul { at } => write!(f, "the text has a NUL after {at} bytes, which would end it there"),
        }
    }
}

impl core::error::Error for TextError {}

#[cfg(test)]
mod tests {
    extern crate alloc;
    use super::*;
    use alloc::string::String;

    fn decode(bytes: &[u8]) -> String {
        let mut text = String::new();
        lossy(bytes.iter().copied(), |c| {
            text.push(c);
            Ok(())
        })
        .unwrap();
        text
    }

    #[test]
    fn decodes_as_the_standard_library_does() {
        let wide = "é€𝄞".repeat(40);
        for start in 0..9 {
            for end in start..wide.len() {
                let bytes = &wide.as_bytes()[start..end];
                assert_eq!(decode(bytes), String::from_utf8_lossy(bytes), "{start}..{end}");
            }
        }
        for bytes in [&b"\xff\xfe"[..], b"a\xf0\x90", b"\xe2\x82", &[0x80; 200], &[0xf0; 200], &[0xe2; 63]] {
            assert_eq!(decode(bytes), String::from_utf8_lossy(bytes));
        }
    }
}
