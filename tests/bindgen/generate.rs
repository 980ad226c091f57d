//! Runs bindgen over real headers, with the derive added to every struct and union, and notes down what bindgen
//! says of their layouts.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use bindgen::callbacks::{DeriveInfo, ParseCallbacks, TypeKind};
use bindgen::{Builder, CodegenConfig};
use syn::visit::{self, Visit};

/// The headers of the C library and of two libraries that everybody has.
const LIBRARIES: &[&str] = &[
    "sys/stat.h",
    "sys/socket.h",
    "elf.h",
    "netinet/ether.h",
    "netinet/icmp6.h",
    "netinet/if_ether.h",
    "netinet/if_fddi.h",
    "netinet/if_tr.h",
    "netinet/igmp.h",
    "netinet/in.h",
    "netinet/in_systm.h",
    "netinet/ip.h",
    "netinet/ip6.h",
    "netinet/ip_icmp.h",
    "netinet/tcp.h",
    "netinet/udp.h",
    "sqlite3.h",
    "zlib.h",
];

/// The records that bindgen itself gets wrong, and why.
const BLOCKED: &[(&str, &str)] = &[
    (
        "sctp_paddrparams",
        "packed and aligned to 4 bytes, which bindgen writes as aligned to 1: its own assertion fails",
    ),
    ("tcmu_mailbox", "a member is aligned to 64 bytes, which bindgen leaves out: its own assertion fails"),
    ("ioam6_trace_hdr", "a packed struct around an aligned one, which rustc refuses (E0588)"),
];

fn main() {
    println!("cargo::rerun-if-changed=generate.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut units = vec![("libraries".to_owned(), LIBRARIES.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())];
    let (linux, alone) = linux_units();
    units.extend(linux.into_iter().enumerate().map(|(i, headers)| (format!("linux_{i}"), headers)));

    let mut modules = String::new();
    for (name, headers) in &units {
        let text = bindings(headers);
        let file = syn::parse_file(&text).expect("bindgen writes Rust");
        fs::write(out.join(format!("{name}.rs")), &text).expect("OUT_DIR can be written");
        fs::write(out.join(format!("{name}_facts.rs")), facts(&file)).expect("OUT_DIR can be written");
        let _ = writeln!(
            modules,
            "#[allow(warnings, reason = \"as bindgen writes it\")]\npub mod {name} {{ include!(concat!(env!(\"OUT_DIR\"), \"/{name}.rs\")); \
             pub mod facts {{ use super::*; include!(concat!(env!(\"OUT_DIR\"), \"/{name}_facts.rs\")); }} }}"
        );
    }
    let list = |names: &[String]| names.iter().map(|name| format!("{name:?}, ")).collect::<String>();
    let _ = writeln!(
        modules,
        "/// The headers of Linux that do not compile by themselves.\npub const REFUSED: &[&str] = &[{}];",
        list(&alone)
    );
    let _ = writeln!(
        modules,
        "/// The records that are left out, and why.\npub const BLOCKED: &[(&str, &str)] = &{BLOCKED:?};"
    );
    let units: Vec<&String> = units.iter().map(|(name, _)| name).collect();
    let _ = writeln!(
        modules,
        "/// Every unit: its name, and what bindgen says of its records.\npub const UNITS: &[(&str, &[fn() -> crate::Compared])] = &[{}];",
        units.iter().map(|name| format!("({name:?}, {name}::facts::ALL), ")).collect::<String>()
    );
    fs::write(out.join("units.rs"), modules).expect("OUT_DIR can be written");
}

/// All headers of Linux, in as few groups as can be compiled together, and those that cannot be compiled at all.
fn linux_units() -> (Vec<Vec<String>>, Vec<String>) {
    let mut rest: Vec<String> = fs::read_dir("/usr/include/linux")
        .expect("the headers of Linux are installed")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "h"))
        .map(|name| format!("linux/{name}"))
        .collect();
    rest.sort();
    let (mut units, mut refused) = (Vec::new(), Vec::new());
    while !rest.is_empty() {
        let (mut unit, mut later) = (Vec::new(), Vec::new());
        for batch in rest.chunks(32) {
            if compiles(&[&unit[..], batch].concat()) {
                unit.extend_from_slice(batch);
                continue;
            }
            for header in batch {
                if compiles(&[&unit[..], std::slice::from_ref(header)].concat()) {
                    unit.push(header.clone());
                } else if compiles(std::slice::from_ref(header)) {
                    later.push(header.clone());
                } else {
                    refused.push(header.clone());
                }
            }
        }
        units.push(unit);
        rest = later;
    }
    (units, refused)
}

/// A C file that includes them all.
fn source(headers: &[String]) -> String {
    headers.iter().map(|header| format!("#include <{header}>\n")).collect()
}

fn compiles(headers: &[String]) -> bool {
    use std::io::Write as _;
    let mut compiler = Command::new("cc")
        .args(["-fsyntax-only", "-xc", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("there is a C compiler");
    compiler.stdin.take().expect("piped").write_all(source(headers).as_bytes()).expect("the compiler reads");
    compiler.wait().expect("the compiler ends").success()
}

/// Adds the derive, as a user of bindgen does.
#[derive(Debug)]
struct WithViews;

impl ParseCallbacks for WithViews {
    fn add_derives(&self, info: &DeriveInfo<'_>) -> Vec<String> {
        match info.kind {
            TypeKind::Struct | TypeKind::Union => vec!["heapstruct::HeapStruct".to_owned()],
            _ => Vec::new(),
        }
    }
}

fn bindings(headers: &[String]) -> String {
    // The headers of the compiler itself, which libclang has no copy of.
    let own = Command::new("cc").arg("-print-file-name=include").output().expect("there is a C compiler").stdout;
    let own = String::from_utf8(own).expect("a path in UTF-8");
    let builder = BLOCKED.iter().fold(Builder::default(), |builder, (name, _)| builder.blocklist_type(name));
    builder
        .header_contents("headers.h", &source(headers))
        .clang_args(["-isystem", own.trim()])
        .with_codegen_config(CodegenConfig::TYPES | CodegenConfig::METHODS)
        .rust_target(bindgen::RustTarget::stable(85, 0).expect("a version of Rust"))
        .rust_edition(bindgen::RustEdition::Edition2024)
        .generate_comments(false)
        .derive_copy(true)
        .layout_tests(true)
        .parse_callbacks(Box::new(WithViews))
        .generate()
        .expect("bindgen reads the headers")
        .to_string()
}

/// What bindgen asserts of each record, as calls that compare it with the views.
fn facts(file: &syn::File) -> String {
    let mut read = Facts::default();
    read.visit_file(file);
    let mut out = String::from("pub const ALL: &[fn() -> crate::Compared] = &[\n");
    for name in &read.records {
        let of = |list: &[(String, String, u64)]| list.iter().find(|(record, ..)| record == name).map(|fact| fact.2);
        let offsets: String = read
            .offsets
            .iter()
            .filter(|(record, ..)| record == name)
            .map(|(_, member, offset)| format!("({member:?}, {offset}), "))
            .collect();
        let _ = writeln!(
            out,
            "    || crate::compared::<{name}>({name:?}, {:?}, {:?}, &[{offsets}]),",
            of(&read.sizes),
            of(&read.aligns),
        );
    }
    out + "];\n"
}

#[derive(Default)]
struct Facts {
    /// Every struct and union that has the derive.
    records: BTreeSet<String>,
    sizes: Vec<(String, String, u64)>,
    aligns: Vec<(String, String, u64)>,
    offsets: Vec<(String, String, u64)>,
}

impl Visit<'_> for Facts {
    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        // A struct that the headers only name has no size in C, and one member, `_unused` or `_address`, in the words of bindgen.
        let is_named_only = item
            .fields
            .iter()
            .all(|field| field.ident.as_ref().is_some_and(|name| name == "_unused" || name == "_address"));
        let is_named_only = is_named_only && item.fields.len() == 1;
        if has_derive(&item.attrs) && item.generics.params.is_empty() && !is_named_only {
            self.records.insert(item.ident.to_string());
        }
    }

    fn visit_item_union(&mut self, item: &syn::ItemUnion) {
        if has_derive(&item.attrs) && item.generics.params.is_empty() {
            self.records.insert(item.ident.to_string());
        }
    }

    /// `["Offset of field: stat::st_mode"][offset_of!(stat, st_mode) - 24usize];`
    fn visit_expr_index(&mut self, index: &syn::ExprIndex) {
        let (syn::Expr::Array(text), syn::Expr::Binary(difference)) = (&*index.expr, &*index.index) else {
            return visit::visit_expr_index(self, index);
        };
        let (Some(syn::Expr::Lit(text)), syn::Expr::Lit(number)) = (text.elems.first(), &*difference.right) else {
            return;
        };
        let (syn::Lit::Str(text), syn::Lit::Int(number)) = (&text.lit, &number.lit) else { return };
        let (text, number) = (text.value(), number.base10_parse().expect("a number"));
        if let Some(record) = text.strip_prefix("Size of ") {
            self.sizes.push((record.to_owned(), String::new(), number));
        } else if let Some(record) = text.strip_prefix("Alignment of ") {
            self.aligns.push((record.to_owned(), String::new(), number));
        } else if let Some((record, member)) = text.strip_prefix("Offset of field: ").and_then(|it| it.split_once("::"))
        {
            self.offsets.push((record.to_owned(), member.trim_start_matches("r#").to_owned(), number));
        }
    }
}

fn has_derive(attributes: &[syn::Attribute]) -> bool {
    use quote::ToTokens as _;
    attributes.iter().any(|attribute| attribute.to_token_stream().to_string().contains("HeapStruct"))
}
