//! What a file is, and who may do what with it: `st_mode`.

use core::fmt;

/// The type and permissions of a file, as `st_mode` has them.
///
/// ```
/// use heapstruct::posix::{FileType, Mode};
///
/// let mode = Mode::new(0o041777);
/// assert_eq!(mode.file_type(), FileType::Directory);
/// assert_eq!(mode.permissions(), 0o1777);
/// assert_eq!(mode.to_string(), "drwxrwxrwt");
/// ```
///
/// The bits mean the same on every Unix. `Display` gives what `ls -l` gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mode(u32);

const TYPE: u32 = 0o170000;
const SET_UID: u32 = 0o4000;
const SET_GID: u32 = 0o2000;
const STICKY: u32 = 0o1000;

impl Mode {
    /// The mode with these bits.
    #[inline]
    pub const fn new(bits: u32) -> Self {
        Self(bits)
    }

    /// All bits, as the system gave them.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The kind of file.
    #[inline]
    #[doc(alias = "S_IFMT")]
    pub const fn file_type(self) -> FileType {
        FileType::from_bits(self.0)
    }

    /// The permissions of owner, group and others, with the set-user-ID, set-group-ID and
    /// sticky bits: the lowest twelve bits.
    #[inline]
    pub const fn permissions(self) -> u32 {
        self.0 & 0o7777
    }

    /// The ten letters of `ls -l`, such as `-rw-r--r--`.
    const fn letters(self) -> [u8; 10] {
        const fn execute(allowed: bool, special: bool, letter: u8) -> u8 {
            match (allowed, special) {
                (false, false) => b'-',
                (true, false) => b'x',
                (true, true) => letter,
                (false, true) => letter.to_ascii_uppercase(),
            }
        }
        let mut letters = *b"?rwxrwxrwx";
        letters[0] = self.file_type().letter() as u8;
        let mut i = 1;
        while i < 10 {
            if self.0 & (1 << (9 - i)) == 0 {
                letters[i] = b'-';
            }
            i += 1;
        }
        letters[3] = execute(self.0 & 0o100 != 0, self.0 & SET_UID != 0, b's');
        letters[6] = execute(self.0 & 0o010 != 0, self.0 & SET_GID != 0, b's');
        letters[9] = execute(self.0 & 0o001 != 0, self.0 & STICKY != 0, b't');
        letters
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        f.pad(core::str::from_utf8(&letters).unwrap_or_default())
    }
}

impl fmt::Debug for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mode({:#o})", self.0)
    }
}

impl fmt::Octal for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A kind of file.
///
/// ```
/// use heapstruct::posix::FileType;
///
/// assert_eq!(FileType::from_bits(0o120777), FileType::Symlink);
/// assert_eq!(FileType::Symlink.to_string(), "symbolic link");
/// assert_eq!(FileType::Symlink.letter(), 'l');
/// ```
///
/// `Display` gives the words of `stat -c %F`, but for empty files: that takes the size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FileType {
    /// A file that holds bytes.
    #[doc(alias = "S_IFREG")]
    Regular,
    /// A directory.
    #[doc(alias = "S_IFDIR")]
    Directory,
    /// A symbolic link.
    #[doc(alias = "S_IFLNK")]
    Symlink,
    /// A device that is read and written byte by byte, such as a terminal.
    #[doc(alias = "S_IFCHR")]
    CharacterDevice,
    /// A device that is read and written in blocks, such as a disk.
    #[doc(alias = "S_IFBLK")]
    BlockDevice,
    /// A FIFO, also called a named pipe; or a pipe.
    #[doc(alias = "S_IFIFO")]
    Fifo,
    /// A socket.
    #[doc(alias = "S_IFSOCK")]
    Socket,
    /// None of these: the bits of the type.
    Unknown(u32),
}

impl FileType {
    /// The type that a mode's bits say.
    #[inline]
    pub const fn from_bits(mode: u32) -> Self {
        match mode & TYPE {
            0o100000 => Self::Regular,
            0o040000 => Self::Directory,
            0o120000 => Self::Symlink,
            0o020000 => Self::CharacterDevice,
            0o060000 => Self::BlockDevice,
            0o010000 => Self::Fifo,
            0o140000 => Self::Socket,
            other => Self::Unknown(other),
        }
    }

    /// The letter that `ls -l` puts first, `-` for a regular file.
    pub const fn letter(self) -> char {
        match self {
            Self::Regular => '-',
            Self::Directory => 'd',
            Self::Symlink => 'l',
            Self::CharacterDevice => 'c',
            Self::BlockDevice => 'b',
            Self::Fifo => 'p',
            Self::Socket => 's',
            Self::Unknown(_) => '?',
        }
    }
}

impl fmt::Display for FileType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Regular => "regular file",
            Self::Directory => "directory",
            Self::Symlink => "symbolic link",
            Self::CharacterDevice => "character special file",
            Self::BlockDevice => "block special file",
            Self::Fifo => "fifo",
            Self::Socket => "socket",
            Self::Unknown(_) => "weird file",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;

    #[test]
    fn letters_of_every_kind() {
        for (bits, text) in [
            (0o100644, "-rw-r--r--"),
            (0o040755, "drwxr-xr-x"),
            (0o120777, "lrwxrwxrwx"),
            (0o020666, "crw-rw-rw-"),
            (0o060660, "brw-rw----"),
            (0o010600, "prw-------"),
            (0o140000, "s---------"),
            (0o000000, "?---------"),
            (0o104755, "-rwsr-xr-x"),
            (0o104644, "-rwSr--r--"),
            (0o102755, "-rwxr-sr-x"),
            (0o102745, "-rwxr-Sr-x"),
            (0o041777, "drwxrwxrwt"),
            (0o041776, "drwxrwxrwT"),
            (0o107000, "---S--S--T"),
        ] {
            assert_eq!(Mode::new(bits).to_string(), text, "{bits:o}");
        }
        assert_eq!(format!("[{:>12}]", Mode::new(0o100644)), "[  -rw-r--r--]");
        assert_eq!(format!("{:?} {:o}", Mode::new(0o100644), Mode::new(0o644)), "Mode(0o100644) 644");
    }
}
