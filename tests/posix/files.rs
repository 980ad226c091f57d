//! Files of every kind to look at.
#![allow(unsafe_code, reason = "`mkfifo` is in C alone, and no safe code has a closed descriptor")]

use core::cell::RefCell;
use core::sync::atomic::{AtomicUsize, Ordering};
use core::time::Duration;
use std::ffi::{CString, OsStr};
use std::fs::{self, File, FileTimes};
use std::os::fd::BorrowedFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// A folder that goes when the test ends.
pub(crate) struct Folder {
    path: PathBuf,
    /// What was put in it. Listing it would do, but not on MIPS under qemu, where
    /// the standard library's `read_dir` ends in a bus error.
    inside: RefCell<Vec<PathBuf>>,
}

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("heapstruct-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        Self { path, inside: RefCell::default() }
    }

    /// The folder itself.
    pub(crate) fn root(&self) -> &Path {
        &self.path
    }

    /// Where something of this name would be, which goes with the folder.
    pub(crate) fn path(&self, name: impl AsRef<OsStr>) -> PathBuf {
        let path = self.path.join(name.as_ref());
        self.inside.borrow_mut().push(path.clone());
        path
    }

    pub(crate) fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// A file of each kind that a user can make, and of each oddity of size, mode and date.
    pub(crate) fn all_kinds(&self) -> Vec<PathBuf> {
        let mode = |path: &PathBuf, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();

        let file = self.file("file", b"some bytes");
        let special = self.file("special", b"");
        mode(&special, 0o6755);
        let folder = self.path("folder");
        fs::create_dir(&folder).unwrap();
        mode(&folder, 0o1777);
        let second_name = self.path("second name");
        fs::hard_link(&file, &second_name).unwrap();
        let link = self.path("link");
        symlink("file", &link).unwrap();
        let fifo = self.path("fifo");
        make_fifo(&fifo);
        let socket = self.path("socket");
        drop(UnixListener::bind(&socket).unwrap());
        let large = self.path("large");
        File::create(&large).unwrap().set_len((5 << 30) + 1).unwrap();
        let old = self.file("old", b"");
        assert!(set_time(&old, -86_401, 250_000_000), "no file can be dated before 1970");

        let mut all = vec![file, special, folder, second_name, link, fifo, socket, large, old];
        all.extend(
            ["/dev/null", "/dev/zero", "/dev/tty", "/dev", "/etc/passwd"]
                .map(PathBuf::from)
                .into_iter()
                .filter(|path| path.exists()),
        );
        all
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        for path in self.inside.borrow().iter() {
            let _ = fs::remove_file(path).or_else(|_| fs::remove_dir(path));
        }
        let _ = fs::remove_dir(&self.path);
    }
}

/// A descriptor that is not open.
pub(crate) fn closed() -> BorrowedFd<'static> {
    // SAFETY: no process of these tests opens so many files, so nobody's file is used.
    unsafe { BorrowedFd::borrow_raw(1_000_000_000) }
}

fn make_fifo(path: &Path) {
    let path = CString::new(path.as_os_str().as_bytes()).unwrap();
    // SAFETY: the path ends with NUL.
    assert_eq!(unsafe { libc::mkfifo(path.as_ptr(), 0o640) }, 0);
}

/// Dates a file, by itself or, where the C library of this process cannot, by `touch(1)`;
/// false if neither can.
pub(crate) fn set_time(path: &Path, seconds: i64, nanoseconds: u32) -> bool {
    let since = Duration::from_secs(seconds.unsigned_abs());
    let second =
        if seconds < 0 { SystemTime::UNIX_EPOCH.checked_sub(since) } else { SystemTime::UNIX_EPOCH.checked_add(since) };
    let time = second.and_then(|second| second.checked_add(Duration::new(0, nanoseconds)));
    let set = time.is_some_and(|time| {
        let times = FileTimes::new().set_accessed(time).set_modified(time);
        File::options().write(true).open(path).and_then(|file| file.set_times(times)).is_ok()
    });
    set || Command::new("touch")
        .arg("-d")
        .arg(format!("@{seconds}.{nanoseconds:09}"))
        .arg(path)
        .status()
        .is_ok_and(|status| status.success())
}
