//! `stat` says what GNU `stat` says.

use crate::program::{Said, example};
use core::time::Duration;
use std::fs::{self, File, FileTimes};
use std::io::Read;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

/// All that `struct stat` can answer, in every width and form.
const FORMAT: &str = "%a %A %b %B %d %D %f %F %g %G %h %i %n %N %o %r %R %Hd %Ld %Hr %Lr %s %t %T %u %U %x %X %y %Y %z %Z %% \
    [%-10s] [%010s] [%#a] [%#D] [%#f] [%#x] [%5A] [%.2n] [%.5s] [%+s] [% s] [%8U] [%.3U] [%-8h] [%.3X] [%.9Z] [%.Z] [%.12Y] \
    [%.0Y] [%-20.3X] %Q %Hn";

/// What `-t` prints of a file whose birth is not known.
const TERSE: &str = "%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z 0 %o";

/// The system tells GNU `stat` of births, which are not in `struct stat` everywhere.
fn without_birth(line: &str) -> &str {
    if line.starts_with(" Birth: ") { " Birth: -" } else { line }
}

fn gnu() -> bool {
    let version = Command::new("stat").arg("--version").output();
    version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("GNU coreutils) 9"))
}

/// A folder with a file of every kind; gone when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = Self(std::env::temp_dir().join(format!("heapstruct-example-{name}-{}", std::process::id())));
        fs::create_dir(&folder.0).unwrap();
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn with_every_kind(name: &str) -> Self {
        let folder = Self::new(name);
        fs::write(folder.path("file"), "some bytes").unwrap();
        for name in ["it's", "a b", "quote\"d", "both'\"", "line\nbreak", "tab\t and \x01", "é", "$HOME"] {
            fs::write(folder.path(name), "").unwrap();
        }
        fs::set_permissions(folder.path("it's"), fs::Permissions::from_mode(0o6711)).unwrap();
        fs::create_dir(folder.path("folder")).unwrap();
        symlink("file", folder.path("link")).unwrap();
        symlink("it's nowhere", folder.path("broken")).unwrap();
        drop(UnixListener::bind(folder.path("socket")).unwrap());
        assert!(Command::new("mkfifo").arg(folder.path("fifo")).status().unwrap().success());
        File::create(folder.path("large")).unwrap().set_len(5 << 30).unwrap();
        for (name, time) in [
            ("old", SystemTime::UNIX_EPOCH - Duration::from_millis(86_400_250)),
            ("late", SystemTime::UNIX_EPOCH + Duration::from_millis(4_102_444_800_125)),
        ] {
            let file = File::create(folder.path(name)).unwrap();
            file.set_times(FileTimes::new().set_modified(time).set_accessed(time)).unwrap();
        }
        // Reading a link for the first time dates it anew; not so the next times.
        std::thread::sleep(Duration::from_millis(50));
        for link in ["link", "broken"] {
            fs::read_link(folder.path(link)).unwrap();
        }
        folder
    }

    fn paths(&self) -> Vec<PathBuf> {
        let mut paths: Vec<_> = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths.extend(["/dev/null", "/dev/zero", "/dev", "/etc/passwd"].map(PathBuf::from));
        paths
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(program: &Path, arguments: &[&str], paths: &[PathBuf], zone: &str) -> Said {
    Said::of(Command::new(program).args(arguments).args(paths).env("TZ", zone).env("LC_ALL", "C.UTF-8"))
}

#[test]
fn as_gnu_stat_prints_it() {
    let Some(ours) = example("stat") else { return };
    if !gnu() {
        return;
    }
    let gnu = Path::new("stat");
    let folder = Folder::with_every_kind("kinds");
    let paths = folder.paths();
    for zone in ["UTC", "America/New_York", "Asia/Kolkata"] {
        for options in [&[][..], &["-L"], &["-t"], &["-c", FORMAT], &["-L", "-c", FORMAT]] {
            let expected = run(gnu, if options == ["-t"] { &["-c", TERSE] } else { options }, &paths, zone);
            let found = run(&ours, options, &paths, zone);
            let expected_lines: Vec<_> = expected.out.lines().map(without_birth).collect();
            let found_lines: Vec<_> = found.out.lines().map(without_birth).collect();
            for (expected, found) in expected_lines.iter().zip(&found_lines) {
                assert_eq!(found, expected, "{options:?} in {zone}");
            }
            assert_eq!(found_lines.len(), expected_lines.len());
            assert_eq!(found.err, expected.err.replace("cannot statx", "cannot stat"));
            assert_eq!(found.code, expected.code);
        }
    }
}

#[test]
fn the_good_ones_are_printed_beside_the_bad() {
    let Some(ours) = example("stat") else { return };
    let paths = ["/", "missing", "it's missing", "/dev/null"].map(PathBuf::from);
    let said = run(&ours, &["-c", "%n %F"], &paths, "UTC");
    assert_eq!(said.out, "/ directory\n/dev/null character special file\n");
    assert_eq!(
        said.err,
        "stat: cannot stat 'missing': No such file or directory\nstat: cannot stat \"it's missing\": No such file or directory\n"
    );
    assert_eq!(said.code, Some(1));
}

#[test]
fn a_link_is_followed_when_asked() {
    let Some(ours) = example("stat") else { return };
    let folder = Folder::new("links");
    fs::write(folder.path("file"), "12345").unwrap();
    symlink("file", folder.path("link")).unwrap();
    symlink("nowhere", folder.path("broken")).unwrap();
    let of = |arguments: &[&str], name| run(&ours, arguments, &[folder.path(name)], "UTC");
    assert_eq!(of(&["-c%F"], "link").out, "symbolic link\n");
    assert_eq!(of(&["-Lc%F %s"], "link").out, "regular file 5\n");
    assert_eq!(of(&["--dereference", "--format=%s"], "link").out, "5\n");
    assert_eq!(of(&["-c", "%s"], "broken").code, Some(0));
    assert_eq!(of(&["-L", "-c", "%s"], "broken").code, Some(1));
}

#[test]
fn wrong_arguments() {
    let Some(ours) = example("stat") else { return };
    for (arguments, message) in [
        (&[][..], "stat: missing operand\nUsage: stat "),
        (&["-Z", "/"], "stat: invalid option -- 'Z'\nUsage: stat "),
        (&["--nonsense", "/"], "stat: unrecognized option '--nonsense'\nUsage: stat "),
        (&["/", "-c"], "stat: option '-c' requires an argument\nUsage: stat "),
        (&["-c", "%5", "/"], "stat: '%5': invalid directive\nUsage: stat "),
    ] {
        let said = run(&ours, arguments, &[], "UTC");
        assert!(said.err.starts_with(message), "{}", said.err);
        assert_eq!((said.out.as_str(), said.code), ("", Some(1)));
    }
    let said = run(&ours, &["--help"], &[], "UTC");
    assert!(said.out.starts_with("Usage: stat "));
    assert_eq!((said.err.as_str(), said.code), ("", Some(0)));
}

#[test]
fn a_reader_that_goes_away() {
    let Some(ours) = example("stat") else { return };
    let mut child = Command::new(ours)
        .args(["-c", "%n %N %x"])
        .args(vec!["/"; 20_000])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = [0; 4];
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut start).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert_eq!(&start, b"/ '/");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(!output.status.success());
}
