//! The definition of a target that is known only when the program runs.

use heapstruct::posix::stat::*;
use heapstruct::posix::{AnyStat, FileStat};
use heapstruct::target::Runtime;
use heapstruct::{HeapStruct, ViewError};

/// Bytes that differ, so that every member has a value of its own.
fn bytes() -> [u8; 256] {
    core::array::from_fn(|i| (i * 7 + 1) as u8)
}

fn agree(any: &AnyStat<&[u8]>, view: &dyn FileStat, name: &str) {
    assert_eq!(any.device(), view.device(), "{name}");
    assert_eq!(any.inode(), view.inode(), "{name}");
    assert_eq!(any.mode(), view.mode(), "{name}");
    assert_eq!(any.links(), view.links(), "{name}");
    assert_eq!((any.uid(), any.gid()), (view.uid(), view.gid()), "{name}");
    assert_eq!(any.special_device(), view.special_device(), "{name}");
    assert_eq!(any.file_size(), view.file_size(), "{name}");
    assert_eq!((any.block_size(), any.blocks()), (view.block_size(), view.blocks()), "{name}");
    assert_eq!(any.accessed(), view.accessed(), "{name}");
    assert_eq!(any.modified(), view.modified(), "{name}");
    assert_eq!(any.changed(), view.changed(), "{name}");
    assert_eq!(any.born(), view.born(), "{name}");
}

/// By triple: what a tool reads, and what the table in the library must say.
macro_rules! definitions {
    ($($definition:ident: $($triple:literal)*;)*) => {
        #[test]
        fn every_target_has_its_definition() {
            let bytes = bytes();
            let mut targets = Vec::new();
            $($({
                let target: Runtime = $triple.parse().unwrap();
                targets.push(target);
                let any = AnyStat::new(target, &bytes[..]).unwrap();
                let view = $definition::Stat::view_on(target, &bytes).unwrap();
                assert_eq!(any.definition(), stringify!($definition), "{target}");
                assert_eq!(any.target(), target);
                assert_eq!(AnyStat::size_on(target), $definition::Stat::size_on(target), "{target}");
                assert_eq!(format!("{any:?}"), format!("{view:?}"), "{target}");
                agree(&any, &view, $triple);
            })*)*
            for target in Runtime::ALL {
                assert!(targets.contains(target), "{target}");
            }
        }
    };
}

definitions! {
    linux_x86_64:
        "x86_64-linux-gnu" "x86_64-linux-musl" "x86_64-linux-gnux32" "powerpc64-linux-gnu" "powerpc64le-linux-gnu"
        "x86_64-linux-android";
    linux_generic: "aarch64-linux-gnu" "riscv64-linux-gnu" "loongarch64-linux-gnu" "aarch64-linux-android";
    linux_i386:
        "i686-linux-gnu" "armv7-unknown-linux-gnueabihf" "sh4-linux-gnu" "s390-linux-gnu" "hppa-linux-gnu"
        "m68k-linux-gnu" "i686-linux-android" "armv7-linux-androideabi" "i686-unknown-linux-musl1.1"
        "armv7-unknown-linux-musleabihf1.1";
    linux_musl_i386: "i686-linux-musl" "arm-linux-musleabihf";
    linux_musl_mips64: "mips64el-unknown-linux-muslabi64";
    linux_powerpc: "powerpc-linux-gnu" "sparc-linux-gnu";
    linux_mips: "mips-linux-gnu" "mipsel-linux-gnu";
    linux_mips64: "mips64-linux-gnuabi64" "mips64el-linux-gnuabi64";
    linux_mipsn32: "mips64-linux-gnuabin32" "mips64el-linux-gnuabin32";
    linux_s390x: "s390x-linux-gnu";
    linux_sparc64: "sparc64-linux-gnu";
    linux_alpha: "alpha-linux-gnu";
    linux_arc: "arc-linux-gnu";
    linux_time64: "i686-unknown-linux-gnut64" "armv7-unknown-linux-gnueabihft64" "mipsel-unknown-linux-gnut64";
    linux_time64_be: "powerpc-unknown-linux-gnut64" "mips-unknown-linux-gnut64";
    macos: "x86_64-apple-darwin" "aarch64-apple-darwin";
    freebsd: "x86_64-unknown-freebsd" "aarch64-unknown-freebsd";
    freebsd_i386: "i686-unknown-freebsd";
    freebsd11: "x86_64-unknown-freebsd11" "aarch64-unknown-freebsd11";
    freebsd11_i386: "i686-unknown-freebsd11";
    netbsd: "x86_64-unknown-netbsd";
    openbsd: "x86_64-unknown-openbsd";
    dragonfly: "x86_64-unknown-dragonfly";
    solaris: "x86_64-pc-solaris" "sparcv9-sun-solaris";
    solaris32: "sparc-sun-solaris";
    aix: "powerpc64-ibm-aix";
    haiku: "x86_64-unknown-haiku";
    hurd: "x86_64-unknown-hurd-gnu";
    hurd_i386: "i686-unknown-hurd-gnu";
    wasi: "wasm32-wasip1";
    windows_stat64: "x86_64-pc-windows-msvc" "i686-pc-windows-msvc" "x86_64-pc-windows-gnu" "i686-pc-windows-gnu";
}

#[test]
fn memory_that_is_too_short() {
    let bytes = bytes();
    for target in Runtime::ALL {
        let needed = AnyStat::size_on(*target).unwrap();
        assert!(AnyStat::new(*target, &bytes[..needed]).is_ok(), "{target}");
        let error = AnyStat::new(*target, &bytes[1..needed]).map(|_| ()).unwrap_err();
        assert_eq!(error, ViewError::TooShort { record: "Stat", needed, given: needed - 1 }, "{target}");
    }
}

#[test]
fn it_goes_over_any_memory() {
    let file = AnyStat::new(Runtime::MIPS_LINUX, vec![0x5a; 200]).unwrap();
    assert_eq!(file.inode(), 0x5a5a_5a5a_5a5a_5a5a);
    assert_eq!(file.storage().len(), 200);
    assert_eq!(file.into_storage(), [0x5a; 200]);

    let files = [Runtime::X86_64_LINUX, Runtime::AARCH64_MACOS].map(|target| AnyStat::new(target, [0; 144]).unwrap());
    let files: [&dyn FileStat; 2] = [&files[0], &files[1]];
    assert!(files.iter().all(|file| file.file_size() == 0));
}
