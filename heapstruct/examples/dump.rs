//! Reads a struct out of bytes that some other machine wrote.
//!
//! ```sh
//! cargo run -q -p heapstruct --example dump -- x86_64-linux-gnu Elf64_Ehdr /bin/ls
//! cargo run -q -p heapstruct --example dump -- --layout powerpc-linux-gnu input_event
//! ```

use core::ffi::{c_long, c_ushort};
use heapstruct::HeapStruct;
use heapstruct::layout::{LayoutError, RecordLayout};
use heapstruct::posix::stat;
use heapstruct::target::Runtime;
use std::fs::File;
use std::io::{self, Read, Write};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: dump [--layout] TARGET STRUCT FILE [OFFSET]
       dump --layout TARGET STRUCT
       dump --list
Print the struct that TARGET, a triple such as s390x-linux-gnu, has in FILE (`-` for
the standard input), OFFSET bytes (decimal, or 0x and hexadecimal) after its start.

  --layout  print size, alignment and offsets, too
  --list    print the names of structs and targets";

/// Seconds and parts of them, as C's `<time.h>` has them.
#[derive(HeapStruct)]
#[repr(C)]
struct Timespec {
    tv_sec: c_long,
    tv_nsec: c_long,
}

/// The same with microseconds, from `<sys/time.h>`.
#[derive(HeapStruct)]
#[repr(C)]
struct Timeval {
    tv_sec: c_long,
    tv_usec: c_long,
}

/// What a keyboard or a mouse did, from Linux's `<linux/input.h>`.
#[derive(HeapStruct)]
#[repr(C)]
struct InputEvent {
    time: Timeval,
    #[heapstruct(rename = kind)]
    r#type: c_ushort,
    code: c_ushort,
    value: i32,
}

/// How an executable begins, from `<elf.h>`.
#[derive(HeapStruct)]
#[repr(C)]
struct Elf32Header {
    e_ident: [u8; 16],
    e_type: u16,
    e_machine: u16,
    e_version: u32,
    #[heapstruct(hex)]
    e_entry: u32,
    e_phoff: u32,
    e_shoff: u32,
    #[heapstruct(hex)]
    e_flags: u32,
    e_ehsize: u16,
    e_phentsize: u16,
    e_phnum: u16,
    e_shentsize: u16,
    e_shnum: u16,
    e_shstrndx: u16,
}

/// The same for 64 bits.
#[derive(HeapStruct)]
#[repr(C)]
struct Elf64Header {
    e_ident: [u8; 16],
    e_type: u16,
    e_machine: u16,
    e_version: u32,
    #[heapstruct(hex)]
    e_entry: u64,
    e_phoff: u64,
    e_shoff: u64,
    #[heapstruct(hex)]
    e_flags: u32,
    e_ehsize: u16,
    e_phentsize: u16,
    e_phnum: u16,
    e_shentsize: u16,
    e_shnum: u16,
    e_shstrndx: u16,
}

/// A struct that can be asked for.
struct Known {
    name: &'static str,
    layout: fn(Runtime) -> Result<RecordLayout, LayoutError>,
    /// Prints the struct at the start of the bytes, which are long enough.
    dump: fn(Runtime, &[u8], &mut dyn Write) -> io::Result<()>,
}

macro_rules! known {
    ($($name:literal = $type:ty,)*) => {
        &[$(Known {
            name: $name,
            layout: |target| <$type>::layout_on(target),
            dump: |target, bytes, out| match <$type>::view_on(target, bytes) {
                Ok(view) => writeln!(out, "{view:#?}"),
                Err(error) => Err(io::Error::other(error)),
            },
        }),*]
    };
}

const STRUCTS: &[Known] = known! {
    "timespec" = Timespec,
    "timeval" = Timeval,
    "input_event" = InputEvent,
    "Elf32_Ehdr" = Elf32Header,
    "Elf64_Ehdr" = Elf64Header,
    "stat/freebsd" = stat::freebsd::Stat,
    "stat/freebsd_i386" = stat::freebsd_i386::Stat,
    "stat/linux_generic" = stat::linux_generic::Stat,
    "stat/linux_i386" = stat::linux_i386::Stat,
    "stat/linux_mips" = stat::linux_mips::Stat,
    "stat/linux_mips64" = stat::linux_mips64::Stat,
    "stat/linux_musl_i386" = stat::linux_musl_i386::Stat,
    "stat/linux_powerpc" = stat::linux_powerpc::Stat,
    "stat/linux_s390x" = stat::linux_s390x::Stat,
    "stat/linux_sparc64" = stat::linux_sparc64::Stat,
    "stat/linux_x86_64" = stat::linux_x86_64::Stat,
    "stat/macos" = stat::macos::Stat,
};

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    let with_layout = arguments.first().is_some_and(|first| first == "--layout");
    if with_layout {
        arguments.remove(0);
    }
    let mut out = io::stdout().lock();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match *arguments.as_slice() {
        ["--list"] => list(&mut out),
        ["--help"] => writeln!(out, "{USAGE}").map_err(|error| error.to_string()),
        [target, name] if with_layout => show(target, name, None, true, &mut out),
        [target, name, file] => show(target, name, Some((file, "0")), with_layout, &mut out),
        [target, name, file, offset] => show(target, name, Some((file, offset)), with_layout, &mut out),
        _ => Err(format!("a target, a struct and a file are needed\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("dump: {message}");
            ExitCode::FAILURE
        }
    }
}

fn list(out: &mut impl Write) -> Result<(), String> {
    let structs = STRUCTS.iter().map(|known| known.name.to_owned());
    let targets = Runtime::ALL.iter().map(Runtime::to_string);
    structs.chain(targets).try_for_each(|name| writeln!(out, "{name}")).map_err(|error| error.to_string())
}

fn show(
    target: &str,
    name: &str,
    place: Option<(&str, &str)>,
    with_layout: bool,
    out: &mut impl Write,
) -> Result<(), String> {
    let target: Runtime = target.parse().map_err(|error| format!("{error}"))?;
    let known = STRUCTS.iter().find(|known| known.name == name).ok_or_else(|| {
        let names: Vec<_> = STRUCTS.iter().map(|known| known.name).collect();
        format!("no struct `{name}`; there are {}", names.join(", "))
    })?;
    let layout = (known.layout)(target).map_err(|error| error.to_string())?;
    if with_layout {
        show_layout(name, target, &layout, out).map_err(|error| error.to_string())?;
    }
    if let Some((file, offset)) = place {
        let start = number(offset).ok_or_else(|| format!("`{offset}` is not a number of bytes"))?;
        let bytes = read(file, start, layout.size()).map_err(|error| format!("{file}: {error}"))?;
        if (bytes.len() as u64) < layout.size() {
            let (needed, given) = (layout.size(), bytes.len());
            return Err(format!("{file}: `{name}` needs {needed} bytes, {given} are there from offset {start}"));
        }
        (known.dump)(target, &bytes, out).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn show_layout(name: &str, target: Runtime, layout: &RecordLayout, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{name} on {target}: {} bytes, aligned to {}", layout.size(), layout.align())?;
    for member in layout.members() {
        writeln!(out, "{:>6} {:>4}  {}", member.offset(), member.size(), member.name())?;
    }
    Ok(())
}

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// At most `size` bytes of a file, from an offset on. Pipes cannot seek, so the start is read, too.
fn read(file: &str, offset: u64, size: u64) -> io::Result<Vec<u8>> {
    let mut input: Box<dyn Read> = if file == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file)?) };
    io::copy(&mut input.by_ref().take(offset), &mut io::sink())?;
    let mut bytes = Vec::new();
    input.take(size).read_to_end(&mut bytes)?;
    Ok(bytes)
}
