//! Prints what GNU `stat` prints, from the bytes that the system filled.
//!
//! ```sh
//! cargo run -q -p heapstruct --example stat -- Cargo.toml /dev/null
//! cargo run -q -p heapstruct --example stat -- -c '%n %s %y' *
//! ```

#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "freebsd"))]
fn main() -> std::process::ExitCode {
    program::main()
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "freebsd")))]
fn main() -> std::process::ExitCode {
    eprintln!("stat: heapstruct has no `stat` for this system yet");
    std::process::ExitCode::FAILURE
}

#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "freebsd"))]
mod program {
    use core::fmt;
    use heapstruct::Buf;
    use heapstruct::posix::{FileStat, FileType, Stat, StatView, Time, fstat, lstat, stat};
    use jiff::{Timestamp, tz::TimeZone};
    use nix::unistd::{Gid, Group, Uid, User};
    use std::ffi::{OsStr, OsString};
    use std::io::{self, BufWriter, Write};
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::process::ExitCode;

    const USAGE: &str = "\
Usage: stat [-L] [-t | -c FORMAT] FILE...
Print the attributes of files; `-` is the standard input.

  -L, --dereference    follow symbolic links
  -c, --format=FORMAT  print FORMAT and a newline for each file
  -t, --terse          print all on one line
      --help           print this

In FORMAT: %a %A permissions, octal and in letters; %b blocks of %B bytes; %d %D
device, decimal and hexadecimal (%Hd %Ld its parts); %f mode in hexadecimal; %F
type; %g %G group; %h hard links; %i inode; %n %N name, plain and quoted; %o best
size for reads and writes; %r %R device that the file is (%Hr %Lr, %t %T its parts);
%s size; %u %U owner; %w %W birth, %x %X last access, %y %Y last write, %z %Z last
change, as a date and in seconds (%.3Y: with three decimals).";

    const FIRST_LINES: &str = "  File: %n\n  Size: %-10s\tBlocks: %-10b IO Block: %-6o %F\n";
    const DEVICE_LINE: &str = "Device: %Hd,%Ld\tInode: %-10i  Links: %-5h Device type: %Hr,%Lr\n";
    const INODE_LINE: &str = "Device: %Hd,%Ld\tInode: %-10i  Links: %h\n";
    const LAST_LINES: &str = "\
Access: (%04a/%10.10A)  Uid: (%5u/%8U)   Gid: (%5g/%8G)
Access: %x
Modify: %y
Change: %z
 Birth: %w
";
    const TERSE: &str = "%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %W %o\n";

    pub(super) fn main() -> ExitCode {
        let arguments = match Arguments::read(std::env::args_os().skip(1)) {
            Ok(arguments) => arguments,
            Err(Refused::Help) => return finish(writeln!(io::stdout(), "{USAGE}"), ExitCode::SUCCESS),
            Err(Refused::Wrong(message)) => {
                eprintln!("stat: {message}\n{USAGE}");
                return ExitCode::FAILURE;
            }
        };
        let mut out = BufWriter::new(io::stdout().lock());
        let mut status = ExitCode::SUCCESS;
        let written = print_all(&arguments, &mut out, &mut status).and_then(|()| out.flush());
        finish(written, status)
    }

    /// Whoever reads may have seen enough: that is no error worth a message.
    fn finish(written: io::Result<()>, status: ExitCode) -> ExitCode {
        match written {
            Ok(()) => status,
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("stat: write error: {error}");
                ExitCode::FAILURE
            }
        }
    }

    fn print_all(arguments: &Arguments, out: &mut impl Write, status: &mut ExitCode) -> io::Result<()> {
        // The one buffer, for all files.
        let mut buffer = Buf::<Stat>::new();
        let zone = TimeZone::system();
        for path in &arguments.paths {
            let found = match (path.as_bytes(), arguments.follow) {
                (b"-", _) => fstat(io::stdin(), &mut buffer),
                (_, true) => stat(path, &mut buffer),
                (_, false) => lstat(path, &mut buffer),
            };
            match found {
                Ok(file) => File { path, file, zone: &zone }.print(&arguments.style, out)?,
                Err(error) => {
                    out.flush()?;
                    eprintln!("stat: cannot stat {}: {error}", Quoted(path));
                    *status = ExitCode::FAILURE;
                }
            }
        }
        Ok(())
    }

    /// What to print of a file.
    enum Style {
        Full,
        Terse,
        Format(OsString),
    }

    struct Arguments {
        follow: bool,
        style: Style,
        paths: Vec<OsString>,
    }

    enum Refused {
        Help,
        Wrong(String),
    }

    impl Arguments {
        fn read(given: impl Iterator<Item = OsString>) -> Result<Self, Refused> {
            let mut read = Self { follow: false, style: Style::Full, paths: Vec::new() };
            let mut given = given;
            let mut only_paths = false;
            while let Some(argument) = given.next() {
                let bytes = argument.as_bytes();
                match bytes {
                    _ if only_paths => read.paths.push(argument),
                    b"--" => only_paths = true,
                    b"--help" => return Err(Refused::Help),
                    b"--dereference" => read.follow = true,
                    b"--terse" => read.style = Style::Terse,
                    b"--format" => read.style = Style::Format(value(given.next(), "--format")?),
                    [b'-', b'-', ..] => match bytes.strip_prefix(b"--format=") {
                        Some(format) => read.style = Style::Format(OsString::from_vec(format.to_vec())),
                        None => return Err(Refused::Wrong(format!("unrecognized option {}", Quoted(&argument)))),
                    },
                    [b'-', letters @ ..] if !letters.is_empty() => read.letters(letters, &mut given)?,
                    _ => read.paths.push(argument),
                }
            }
            if read.paths.is_empty() {
                return Err(Refused::Wrong("missing operand".to_owned()));
            }
            if let Style::Format(format) = &read.style {
                Directive::check(format.as_bytes()).map_err(Refused::Wrong)?;
            }
            Ok(read)
        }

        /// Options of one letter, which may stand together: `-Lc%s`.
        fn letters(&mut self, letters: &[u8], rest: &mut impl Iterator<Item = OsString>) -> Result<(), Refused> {
            for (i, letter) in letters.iter().enumerate() {
                match letter {
                    b'L' => self.follow = true,
                    b't' => self.style = Style::Terse,
                    b'c' => {
                        let attached = &letters[i + 1..];
                        let format = (!attached.is_empty()).then(|| OsString::from_vec(attached.to_vec()));
                        self.style = Style::Format(value(format.or_else(|| rest.next()), "-c")?);
                        return Ok(());
                    }
                    other => return Err(Refused::Wrong(format!("invalid option -- '{}'", char::from(*other)))),
                }
            }
            Ok(())
        }
    }

    fn value(given: Option<OsString>, option: &str) -> Result<OsString, Refused> {
        given.ok_or_else(|| Refused::Wrong(format!("option '{option}' requires an argument")))
    }

    /// A file and how it was named.
    struct File<'a> {
        path: &'a OsStr,
        file: StatView<&'a [u8]>,
        zone: &'a TimeZone,
    }

    impl File<'_> {
        fn print(&self, style: &Style, out: &mut impl Write) -> io::Result<()> {
            match style {
                Style::Format(format) => {
                    self.format(format.as_bytes(), out)?;
                    out.write_all(b"\n")
                }
                Style::Terse => self.format(TERSE.as_bytes(), out),
                Style::Full => {
                    let (file, size) = FIRST_LINES.split_at(FIRST_LINES.find("\n").unwrap_or_default());
                    self.format(file.as_bytes(), out)?;
                    if let Some(target) = self.link_target() {
                        out.write_all(b" -> ")?;
                        out.write_all(target.as_bytes())?;
                    }
                    self.format(size.as_bytes(), out)?;
                    let is_device =
                        matches!(self.file.mode().file_type(), FileType::CharacterDevice | FileType::BlockDevice);
                    self.format(if is_device { DEVICE_LINE } else { INODE_LINE }.as_bytes(), out)?;
                    self.format(LAST_LINES.as_bytes(), out)
                }
            }
        }

        fn link_target(&self) -> Option<OsString> {
            let is_link = self.file.mode().file_type() == FileType::Symlink;
            is_link.then(|| std::fs::read_link(self.path).ok()).flatten().map(OsString::from)
        }

        fn format(&self, mut format: &[u8], out: &mut impl Write) -> io::Result<()> {
            while let Some(start) = format.iter().position(|byte| *byte == b'%') {
                out.write_all(&format[..start])?;
                let (directive, rest) = Directive::read(&format[start + 1..]);
                self.directive(&directive, out)?;
                format = rest;
            }
            out.write_all(format)
        }

        fn directive(&self, directive: &Directive, out: &mut impl Write) -> io::Result<()> {
            let file = &self.file;
            let (device, special) = (file.device(), file.special_device());
            match (directive.part, directive.letter) {
                (None, Some(letter)) => match letter {
                    b'a' => directive.octal(file.mode().permissions().into(), out),
                    b'A' => directive.text(file.mode().to_string().as_bytes(), out),
                    b'b' => directive.signed(file.blocks().unwrap_or(0), out),
                    b'B' => directive.unsigned(512, out),
                    b'd' => directive.unsigned(device.number(), out),
                    b'D' => directive.hex(device.number(), out),
                    b'f' => directive.hex(file.mode().bits().into(), out),
                    b'F' => directive.text(self.kind().as_bytes(), out),
                    b'g' => directive.unsigned(file.gid().into(), out),
                    b'G' => directive.text(group_name(file.gid()).as_bytes(), out),
                    b'h' => directive.unsigned(file.links(), out),
                    b'i' => directive.unsigned(file.inode(), out),
                    b'n' => directive.text(self.path.as_bytes(), out),
                    b'N' => directive.text(self.quoted_name().as_bytes(), out),
                    b'o' => directive.signed(file.block_size().unwrap_or(0), out),
                    b'r' => directive.unsigned(special.number(), out),
                    b'R' => directive.hex(special.number(), out),
                    b's' => directive.signed(file.file_size(), out),
                    b't' => directive.hex(special.major().into(), out),
                    b'T' => directive.hex(special.minor().into(), out),
                    b'u' => directive.unsigned(file.uid().into(), out),
                    b'U' => directive.text(user_name(file.uid()).as_bytes(), out),
                    b'w' => directive.text(file.born().map_or("-".to_owned(), |time| self.date(time)).as_bytes(), out),
                    b'W' => directive.time(file.born().unwrap_or(Time::EPOCH), out),
                    b'x' => directive.text(self.date(file.accessed()).as_bytes(), out),
                    b'X' => directive.time(file.accessed(), out),
                    b'y' => directive.text(self.date(file.modified()).as_bytes(), out),
                    b'Y' => directive.time(file.modified(), out),
                    b'z' => directive.text(self.date(file.changed()).as_bytes(), out),
                    b'Z' => directive.time(file.changed(), out),
                    b'%' => out.write_all(b"%"),
                    _ => out.write_all(b"?"),
                },
                (Some(b'H'), Some(b'd')) => directive.unsigned(device.major().into(), out),
                (Some(b'L'), Some(b'd')) => directive.unsigned(device.minor().into(), out),
                (Some(b'H'), Some(b'r')) => directive.unsigned(special.major().into(), out),
                (Some(b'L'), Some(b'r')) => directive.unsigned(special.minor().into(), out),
                (Some(_), Some(_)) => out.write_all(b"?"),
                // Nothing follows, not even flags: see `check`.
                (_, None) => out.write_all(b"%"),
            }
        }

        fn kind(&self) -> String {
            match (self.file.mode().file_type(), self.file.file_size()) {
                (FileType::Regular, 0) => "regular empty file".to_owned(),
                (kind, _) => kind.to_string(),
            }
        }

        fn quoted_name(&self) -> String {
            let target = self.link_target().map(|target| format!(" -> {}", Quoted(&target)));
            format!("{}{}", Quoted(self.path), target.unwrap_or_default())
        }

        /// Local time with its zone; where no calendar goes, seconds.
        fn date(&self, time: Time) -> String {
            match Timestamp::new(time.seconds(), time.nanoseconds() as i32) {
                Ok(timestamp) => timestamp.to_zoned(self.zone.clone()).strftime("%Y-%m-%d %H:%M:%S.%9f %z").to_string(),
                Err(_) => time.to_string(),
            }
        }
    }

    fn user_name(uid: u32) -> String {
        User::from_uid(Uid::from_raw(uid)).ok().flatten().map_or("UNKNOWN".to_owned(), |user| user.name)
    }

    fn group_name(gid: u32) -> String {
        Group::from_gid(Gid::from_raw(gid)).ok().flatten().map_or("UNKNOWN".to_owned(), |group| group.name)
    }

    /// One `%` of a format: what to print, and how wide.
    #[derive(Default)]
    struct Directive {
        left: bool,
        plus: bool,
        space: bool,
        alternative: bool,
        zero: bool,
        width: usize,
        precision: Option<usize>,
        /// Whether a precision was asked for without saying which.
        bare_precision: bool,
        /// `H` or `L`: a part of a device number.
        part: Option<u8>,
        letter: Option<u8>,
    }

    impl Directive {
        /// Reads what follows a `%`, and gives what follows that.
        fn read(format: &[u8]) -> (Self, &[u8]) {
            fn number(rest: &mut &[u8]) -> Option<usize> {
                let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let (number, after) = rest.split_at(digits);
                *rest = after;
                // Wider than this nobody reads.
                (digits > 0)
                    .then(|| core::str::from_utf8(number).ok()?.parse().ok())
                    .flatten()
                    .map(|n: usize| n.min(10_000))
            }
            let mut read = Self::default();
            let mut rest = format;
            while let [flag @ (b'-' | b'+' | b' ' | b'#' | b'0' | b'\''), after @ ..] = rest {
                match flag {
                    b'-' => read.left = true,
                    b'+' => read.plus = true,
                    b' ' => read.space = true,
                    b'#' => read.alternative = true,
                    b'0' => read.zero = true,
                    _ => {}
                }
                rest = after;
            }
            read.width = number(&mut rest).unwrap_or(0);
            if let [b'.', after @ ..] = rest {
                rest = after;
                read.precision = number(&mut rest);
                read.bare_precision = read.precision.is_none();
            }
            if let [part @ (b'H' | b'L'), b'd' | b'r', ..] = rest {
                read.part = Some(*part);
                rest = &rest[1..];
            }
            if let [letter, after @ ..] = rest {
                read.letter = Some(*letter);
                rest = after;
            }
            (read, rest)
        }

        /// A `%` at the very end is a `%`; flags before no letter, or before another `%`, are a mistake.
        fn check(format: &[u8]) -> Result<(), String> {
            let mut rest = format;
            while let Some(start) = rest.iter().position(|byte| *byte == b'%') {
                let (read, after) = Self::read(&rest[start + 1..]);
                let directive = &rest[start..rest.len() - after.len()];
                if matches!(read.letter, None | Some(b'%')) && directive.len() > 1 && directive != b"%%" {
                    return Err(format!("'{}': invalid directive", String::from_utf8_lossy(directive)));
                }
                rest = after;
            }
            Ok(())
        }

        fn text(&self, text: &[u8], out: &mut impl Write) -> io::Result<()> {
            let precision = if self.bare_precision { Some(0) } else { self.precision };
            self.padded(&text[..text.len().min(precision.unwrap_or(text.len()))], out)
        }

        fn padded(&self, text: &[u8], out: &mut impl Write) -> io::Result<()> {
            let padding = " ".repeat(self.width.saturating_sub(text.len()));
            let (before, after) = if self.left { ("", &*padding) } else { (&*padding, "") };
            out.write_all(before.as_bytes())?;
            out.write_all(text)?;
            out.write_all(after.as_bytes())
        }

        /// Digits with a sign or a prefix before them, zeros between where asked for.
        fn number(&self, prefix: &str, digits: &str, out: &mut impl Write) -> io::Result<()> {
            let least = match self.precision {
                Some(precision) => precision,
                None if self.zero && !self.left && !self.bare_precision => self.width.saturating_sub(prefix.len()),
                None => 0,
            };
            let zeros = "0".repeat(least.saturating_sub(digits.len()));
            self.padded(format!("{prefix}{zeros}{digits}").as_bytes(), out)
        }

        fn sign(&self, negative: bool) -> &'static str {
            match (negative, self.plus, self.space) {
                (true, ..) => "-",
                (false, true, _) => "+",
                (false, false, true) => " ",
                (false, false, false) => "",
            }
        }

        fn unsigned(&self, value: u64, out: &mut impl Write) -> io::Result<()> {
            self.number("", &value.to_string(), out)
        }

        fn signed(&self, value: i64, out: &mut impl Write) -> io::Result<()> {
            self.number(self.sign(value < 0), &value.unsigned_abs().to_string(), out)
        }

        fn octal(&self, value: u64, out: &mut impl Write) -> io::Result<()> {
            self.number(if self.alternative { "0" } else { "" }, &format!("{value:o}"), out)
        }

        fn hex(&self, value: u64, out: &mut impl Write) -> io::Result<()> {
            self.number(if self.alternative { "0x" } else { "" }, &format!("{value:x}"), out)
        }

        /// Seconds; a precision is that of the decimals, and without one in `%.Y` there are nine.
        fn time(&self, time: Time, out: &mut impl Write) -> io::Result<()> {
            let decimals = if self.bare_precision { 9 } else { self.precision.unwrap_or(0) };
            // Time is cut off towards the past, as the whole seconds are.
            let kept = 10_u32.pow(9 - decimals.min(9) as u32);
            let nanoseconds = time.nanoseconds() / kept * kept;
            let cut = Time::new(time.seconds(), nanoseconds).unwrap_or(time).to_string();
            let (negative, digits) = cut.strip_prefix('-').map_or((false, &*cut), |digits| (true, digits));
            let (seconds, fraction) = digits.split_once('.').unwrap_or((digits, ""));
            let digits = match decimals {
                0 => seconds.to_owned(),
                decimals => format!("{seconds}.{fraction:0<decimals$.decimals$}"),
            };
            Self { precision: None, bare_precision: false, ..*self }.number(self.sign(negative), &digits, out)
        }
    }

    /// A name in quotation marks, for a shell to read back.
    struct Quoted<'a>(&'a OsStr);

    impl Quoted<'_> {
        /// Whether it has a `'`, and nothing that means something between `"`.
        fn takes_double_quotes(&self) -> bool {
            let text = self.0.as_bytes();
            let harmless = |character: char| {
                character.is_ascii_alphanumeric() || " '%+,-./:=@_[]{}".contains(character) || !character.is_ascii()
            };
            text.contains(&b'\'') && core::str::from_utf8(text).is_ok_and(|text| text.chars().all(harmless))
        }
    }

    impl fmt::Display for Quoted<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            if self.takes_double_quotes() {
                return write!(f, "\"{}\"", self.0.to_string_lossy());
            }
            f.write_str("'")?;
            // Whether what is open is `$'..'`, where a shell reads escapes.
            let mut escaping = false;
            for chunk in self.0.as_bytes().utf8_chunks() {
                for character in chunk.valid().chars() {
                    if character == '\'' {
                        f.write_str("'\\''")?;
                        escaping = false;
                    } else if character.is_control() {
                        f.write_str(if escaping { "" } else { "'$'" })?;
                        escaping = true;
                        escape(character, f)?;
                    } else {
                        write!(f, "{}{character}", if escaping { "''" } else { "" })?;
                        escaping = false;
                    }
                }
                for byte in chunk.invalid() {
                    write!(f, "{}\\{byte:03o}", if escaping { "" } else { "'$'" })?;
                    escaping = true;
                }
            }
            f.write_str("'")
        }
    }

    /// A control character as a shell reads it in `$'..'`.
    fn escape(character: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LETTERS: [(char, &str); 7] =
            [('\x07', "a"), ('\x08', "b"), ('\t', "t"), ('\n', "n"), ('\x0b', "v"), ('\x0c', "f"), ('\r', "r")];
        match LETTERS.iter().find(|(control, _)| *control == character) {
            Some((_, letter)) => write!(f, "\\{letter}"),
            None => character.encode_utf8(&mut [0; 4]).bytes().try_for_each(|byte| write!(f, "\\{byte:03o}")),
        }
    }
}
