//! What the macros make of one input of each kind, in files for people to read: `tests/golden`.
//!
//! Output that differs is left beside its file, with `.actual` behind the name. `BLESS=1` in the environment writes
//! the files themselves.

use crate::{derived, record, recorded};
use std::collections::HashSet;
use std::path::Path;
use std::{env, fs};

/// What each file is named, and the input that it is the output for.
const INPUTS: [(&str, &str); 10] = [
    (
        "struct",
        "
#[derive(HeapStruct)]
#[repr(C)]
pub struct Timer {
    /// Which one it is.
    pub id: u32,
    pub interval: c_long,
    #[heapstruct(hex, rename = kind)]
    r#type: u8,
    name: [c_char; 8],
    limits: [c_int; 2],
    next: *mut Self,
    started: Timespec,
}
",
    ),
    (
        "union",
        "
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(view = View)]
pub union Either {
    pub pair: ManuallyDrop<Pair>,
    pub word: u16,
}
",
    ),
    (
        "generic",
        "
#[derive(HeapStruct)]
#[repr(C)]
struct Node<'a, T, const N: usize> where T: Clone {
    next: *mut Node<'a, T, N>,
    item: T,
    bytes: [u8; N],
    list: PhantomData<&'a ()>,
}
",
    ),
    (
        "enum",
        "
#[derive(HeapStruct)]
#[repr(C)]
pub enum State {
    Stopped,
    Running = 4,
}
",
    ),
    (
        "newtype",
        "
#[derive(HeapStruct)]
#[repr(transparent)]
pub struct Handle(c_ulong);
",
    ),
    (
        "tail",
        "
#[derive(HeapStruct)]
#[repr(C)]
struct List {
    count: u32,
    #[heapstruct(tail(len = count))]
    entries: [u16; 1],
}
",
    ),
    (
        "stream",
        "
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(stream(tail = name_size + data_size, align = 4))]
struct Note {
    name_size: u32,
    data_size: u32,
    parts: [u8; 0],
}
",
    ),
    (
        "presence",
        "
#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(targets(X86_64Linux, I686Linux))]
struct Answer {
    mask: u32,
    size: u32,
    #[heapstruct(present = mask & 1)]
    inode: u64,
    #[heapstruct(present = size)]
    flags: u16,
    #[heapstruct(present)]
    later: Later,
}
",
    ),
    (
        "record_bits",
        "
heapstruct::record! {
    /// A header of four bytes.
    #[packed]
    pub struct Header {
        /// Which one it is.
        pub version: c_uint : 4,
        _: c_uint : 3,
        pub is_last: bool : 1,
        pub length: u16,
    }
}
",
    ),
    (
        "record_conditions",
        "
heapstruct::record! {
    #[packed(on(X86_64Linux, X32Linux))]
    #[aligned(8)]
    struct Event {
        #[cfg(windows)]
        handle: Handle,
        events: u32,
        #[on(all(ilp32, not(big_endian)))]
        #[aligned(4)]
        high: c_ulong,
        #[opaque(size = 8, align = 8)]
        data: _,
    }
}
",
    ),
];

#[test]
fn output_is_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = env::var_os("BLESS").is_some();
    let mut differ = Vec::new();
    for (name, input) in INPUTS {
        let (path, output) = (folder.join(format!("{name}.rs")), expanded(input));
        if bless {
            fs::write(&path, output).unwrap();
        } else if fs::read_to_string(&path).ok().as_deref() != Some(&output) {
            let actual = path.with_extension("rs.actual");
            fs::write(&actual, output).unwrap();
            differ.push(format!("diff -u {} {}", path.display(), actual.display()));
        }
    }
    assert!(differ.is_empty(), "the output is not that of the golden files; to see it:\n{}", differ.join("\n"));
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let files: HashSet<_> = files.filter(|file| !file.ends_with(".actual")).collect();
    assert_eq!(files, INPUTS.iter().map(|(name, _)| format!("{name}.rs")).collect());
}

/// The input as a comment, and what the macro of its kind makes of it.
fn expanded(input: &str) -> String {
    let tokens = match input.trim().strip_prefix("heapstruct::record!") {
        Some(items) => {
            let items = items.trim().strip_prefix('{').and_then(|items| items.strip_suffix('}')).unwrap();
            recorded(syn::parse_str::<record::Items>(items).unwrap())
        }
        None => derived(syn::parse_str(input).unwrap()),
    };
    let comment: String = input.trim().lines().map(|line| format!("// {line}\n")).collect();
    format!("{comment}\n{}", prettyplease::unparse(&syn::parse2(tokens).unwrap()))
}
