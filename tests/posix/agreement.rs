//! Every field of every kind of file, beside the standard library and GNU `stat`.

use crate::files::Folder;
use heapstruct::Buf;
use heapstruct::posix::{FileStat, FileType, Stat, StatView, Time, fstat, lstat, stat};
use std::fs::{self, File, Metadata};
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::process::Command;

fn time(seconds: i64, nanoseconds: i64) -> Time {
    Time::new(seconds, nanoseconds.try_into().unwrap()).unwrap()
}

/// Device numbers as the standard library gives them, which on macOS have a sign.
fn device(number: u64) -> u64 {
    if cfg!(target_vendor = "apple") { number & 0xffff_ffff } else { number }
}

fn agrees(ours: StatView<&[u8]>, theirs: &Metadata, path: &Path) {
    let path = path.display();
    assert_eq!(ours.device().number(), device(theirs.dev()), "device of {path}");
    assert_eq!(ours.inode(), theirs.ino(), "inode of {path}");
    assert_eq!(ours.mode().bits(), theirs.mode(), "mode of {path}");
    assert_eq!(ours.links(), theirs.nlink(), "links of {path}");
    assert_eq!(ours.uid(), theirs.uid(), "owner of {path}");
    assert_eq!(ours.gid(), theirs.gid(), "group of {path}");
    assert_eq!(ours.special_device().number(), device(theirs.rdev()), "special device of {path}");
    assert_eq!(u64::try_from(ours.file_size()), Ok(theirs.size()), "size of {path}");
    assert_eq!(ours.block_size(), theirs.blksize().try_into().ok(), "block size of {path}");
    assert_eq!(ours.blocks(), theirs.blocks().try_into().ok(), "blocks of {path}");
    assert_eq!(ours.accessed(), time(theirs.atime(), theirs.atime_nsec()), "last access of {path}");
    assert_eq!(ours.modified(), time(theirs.mtime(), theirs.mtime_nsec()), "last write of {path}");
    assert_eq!(ours.changed(), time(theirs.ctime(), theirs.ctime_nsec()), "last change of {path}");

    let kind = theirs.file_type();
    assert!(
        match ours.mode().file_type() {
            FileType::Regular => kind.is_file(),
            FileType::Directory => kind.is_dir(),
            FileType::Symlink => kind.is_symlink(),
            FileType::CharacterDevice => kind.is_char_device(),
            FileType::BlockDevice => kind.is_block_device(),
            FileType::Fifo => kind.is_fifo(),
            FileType::Socket => kind.is_socket(),
            _ => false,
        },
        "type of {path}"
    );
    if let (Some(born), Ok(created)) = (ours.born(), theirs.created()) {
        assert_eq!(Time::try_from(created), Ok(born), "birth of {path}");
    }
}

/// Files of all kinds; on 64-bit SPARC none that is a device, since qemu writes `st_rdev`
/// four bytes before where the kernel has it, and C programs read it wrongly, too.
fn files(folder: &Folder) -> Vec<PathBuf> {
    let mut files = folder.all_kinds();
    files.retain(|path| !cfg!(target_arch = "sparc64") || !path.starts_with("/dev/"));
    files
}

#[test]
fn with_the_standard_library() {
    let folder = Folder::new();
    let mut buffer = Buf::<Stat>::new();
    for path in files(&folder) {
        agrees(lstat(&path, &mut buffer).unwrap(), &fs::symlink_metadata(&path).unwrap(), &path);
        agrees(stat(&path, &mut buffer).unwrap(), &fs::metadata(&path).unwrap(), &path);
    }
    for path in ["file", "large", "old", "folder"].map(|name| folder.path(name)) {
        let file = File::open(&path).unwrap();
        agrees(fstat(&file, &mut buffer).unwrap(), &file.metadata().unwrap(), &path);
    }
}

#[test]
fn every_kind_is_told() {
    let folder = Folder::new();
    folder.all_kinds();
    let mut buffer = Buf::<Stat>::new();
    let mut of = |name: &str| {
        lstat(&folder.path(name), &mut buffer).map(|file| (file.mode().to_string(), file.file_size())).unwrap()
    };
    assert_eq!(of("special").0, "-rwsr-sr-x");
    assert_eq!(of("folder").0, "drwxrwxrwt");
    assert_eq!(of("link"), ("lrwxrwxrwx".to_owned(), 4));
    assert_eq!(of("fifo").0.as_bytes()[0], b'p');
    assert_eq!(of("socket").0.as_bytes()[0], b's');
    assert_eq!(of("large").1, (5 << 30) + 1);
    assert_eq!(lstat(&folder.path("old"), &mut buffer).unwrap().modified(), time(-86_401, 250_000_000));
    assert_eq!(lstat(&folder.path("file"), &mut buffer).unwrap().links(), 2);
    assert_eq!(stat("/dev/null", &mut buffer).unwrap().mode().file_type(), FileType::CharacterDevice);
    #[cfg(all(target_os = "linux", not(target_arch = "sparc64")))]
    assert_eq!(stat("/dev/zero", &mut buffer).unwrap().special_device().to_string(), "1,5");
}

/// What GNU `stat` is asked for, and `described` gives.
const FORMAT: &str = "%d %Hd %Ld %i %f %a %A %F %h %u %g %r %Hr %Lr %s %o %b %B %.9X %X %.9Y %Y %.9Z %Z";

fn described(file: StatView<&[u8]>) -> String {
    let (device, special) = (file.device(), file.special_device());
    let kind = match (file.mode().file_type(), file.file_size()) {
        (FileType::Regular, 0) => "regular empty file".to_owned(),
        (kind, _) => kind.to_string(),
    };
    let times = [file.accessed(), file.modified(), file.changed()].map(|time| format!("{time} {}", time.seconds()));
    format!(
        "{} {} {} {} {:x} {:o} {} {kind} {} {} {} {} {} {} {} {} {} 512 {}",
        device.number(),
        device.major(),
        device.minor(),
        file.inode(),
        file.mode().bits(),
        file.mode().permissions(),
        file.mode(),
        file.links(),
        file.uid(),
        file.gid(),
        special.number(),
        special.major(),
        special.minor(),
        file.file_size(),
        file.block_size().unwrap(),
        file.blocks().unwrap(),
        times.join(" "),
    )
}

#[test]
fn with_gnu_stat() {
    let version = Command::new("stat").arg("--version").output();
    if !version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("GNU coreutils")) {
        return;
    }
    let gnu = |path: &Path, follow: &[&str]| {
        let output = Command::new("stat").args(follow).arg("-c").arg(FORMAT).arg(path).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let folder = Folder::new();
    let mut buffer = Buf::<Stat>::new();
    for path in files(&folder) {
        assert_eq!(described(lstat(&path, &mut buffer).unwrap()) + "\n", gnu(&path, &[]), "{}", path.display());
        assert_eq!(described(stat(&path, &mut buffer).unwrap()) + "\n", gnu(&path, &["-L"]), "{}", path.display());
    }
}
