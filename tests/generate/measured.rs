//! Writes the ABIs that the compilers of the fixtures have as constants of the library, and as a table for its
//! documentation.

use crate::families;
use crate::fixture::{Fixtures, Row};
use heapstruct::abi::{Abi, Endian, LongDoubleFormat, Rules, Scalar};
use std::fmt::Write as _;

/// What is written, and where below the library's `src/abi/measured`.
#[derive(Debug)]
pub struct Output {
    /// `rows.rs`
    pub code: String,
    /// `table.md`
    pub table: String,
}

/// One ABI, and the compilers that have it.
struct Group<'a> {
    abi: Abi,
    rows: Vec<&'a Row>,
}

/// # Errors
///
/// Says which ABI the library's constructors cannot make.
pub fn emit(fixtures: &Fixtures) -> Result<Output, String> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (row, abi) in families::all(fixtures) {
        // What has no ABI is no platform's, or nothing that is C.
        let Ok(abi) = abi else { continue };
        match groups.iter_mut().find(|group| group.abi == abi) {
            Some(group) => group.rows.push(row),
            None => groups.push(Group { abi, rows: vec![row] }),
        }
    }
    Ok(Output { code: code(&groups)?, table: table(&groups) })
}

fn code(groups: &[Group<'_>]) -> Result<String, String> {
    let mut out = String::from(
        "// Written by `cargo run -p heapstruct-tests --bin generate`; not to be edited.\n\n\
         use super::Measured;\n\
         use crate::abi::{Abi, Compiler, EnumSize, LongDoubleFormat, Rules, Scalar};\n\n\
         #[rustfmt::skip]\n\
         const ABIS: &[Abi] = &[\n",
    );
    for group in groups {
        let _ = writeln!(out, "    {},", constant(&group.abi)?);
    }
    out += "];\n\n#[rustfmt::skip]\npub(super) const MEASURED: &[Measured] = &[\n";
    for (number, group) in groups.iter().enumerate() {
        for Row { id, compiler, .. } in &group.rows {
            let _ = writeln!(out, "    Measured {{ name: {id:?}, compiler: {compiler:?}, abi: &ABIS[{number}] }},");
        }
    }
    out += "];\n";
    Ok(out)
}

/// The types of whose size or alignment an ABI's constant may say something. Unsigned twins go with them.
const SCALARS: &[Scalar] = &[
    Scalar::Short,
    Scalar::Int,
    Scalar::Long,
    Scalar::LongLong,
    Scalar::Size,
    Scalar::Pointer,
    Scalar::Double,
    Scalar::Bool,
    Scalar::I16,
    Scalar::I32,
    Scalar::I64,
    Scalar::I128,
    Scalar::F32,
    Scalar::F64,
];

/// An expression whose value is the ABI: a data model, and what differs from it.
fn constant(abi: &Abi) -> Result<String, String> {
    let models = [("Abi::LP64", Abi::LP64), ("Abi::ILP32", Abi::ILP32), ("Abi::LLP64", Abi::LLP64)];
    let (text, made) = models
        .into_iter()
        .map(|(name, model)| changed(name, model, abi))
        .min_by_key(|(text, _)| text.len())
        .expect("there are models");
    if made == *abi { Ok(text) } else { Err(format!("`{text}` is not all of {abi:?}")) }
}

/// The model with all that the ABI has otherwise, as text and as a value.
fn changed(name: &str, model: Abi, abi: &Abi) -> (String, Abi) {
    let (mut text, mut made) = (name.to_owned(), model);
    if abi.endian() == Endian::Big {
        text += ".big_endian()";
        made = made.big_endian();
    }
    if !abi.char_is_signed() {
        text += ".unsigned_char()";
        made = made.unsigned_char();
    }
    let extent = |abi: &Abi, scalar| abi.size_of(scalar).zip(abi.align_of(scalar));
    for &scalar in SCALARS.iter().filter(|scalar| extent(abi, **scalar) != extent(&model, **scalar)) {
        if let Some((size, align)) = extent(abi, scalar) {
            let _ = write!(text, ".with(Scalar::{scalar:?}, {size}, {align})");
            made = made.with(scalar, size, align);
        } else {
            let _ = write!(text, ".without(Scalar::{scalar:?})");
            made = made.without(scalar);
        }
    }
    let ours = (extent(abi, Scalar::LongDouble), abi.long_double());
    if ours != (extent(&made, Scalar::LongDouble), made.long_double()) {
        if let (Some((size, align)), Some(format)) = ours {
            let _ = write!(text, ".with_long_double({size}, {align}, LongDoubleFormat::{format:?})");
            made = made.with_long_double(size, align, format);
        }
    }
    for &scalar in SCALARS.iter().chain(&[Scalar::LongDouble]) {
        if let (Some(ours), theirs) = (abi.preferred_align_of(scalar), made.preferred_align_of(scalar)) {
            if Some(ours) != theirs {
                let _ = write!(text, ".with_preferred_align(Scalar::{scalar:?}, {ours})");
                made = made.with_preferred_align(scalar, ours);
            }
        }
    }
    if let Some(is) = abi.typedef(Scalar::WcharT) {
        let _ = write!(text, ".with_typedef(Scalar::WcharT, Scalar::{is:?})");
        made = made.with_typedef(Scalar::WcharT, is);
    }
    if abi.empty_record_size() != made.empty_record_size() {
        let _ = write!(text, ".with_empty_record_size({})", abi.empty_record_size());
        made = made.with_empty_record_size(abi.empty_record_size());
    }
    if abi.rules() != made.rules() {
        let _ = write!(text, ".with_rules({})", rules(abi.rules()));
        made = made.with_rules(*abi.rules());
    }
    (text, made)
}

/// An expression whose value is the rules: a constant, and what differs from it.
fn rules(rules: &Rules) -> String {
    let bases = [("SYSTEM_V", Rules::SYSTEM_V), ("GCC", Rules::GCC), ("MSVC", Rules::MSVC), ("MINGW", Rules::MINGW)];
    let differing = |base: &Rules| -> Vec<String> {
        let theirs = fields(base);
        fields(rules).into_iter().filter(|field| !theirs.contains(field)).collect()
    };
    let (name, fields) = bases
        .iter()
        .map(|(name, base)| (name, differing(base)))
        .min_by_key(|(_, fields)| fields.len())
        .expect("there are bases");
    if fields.is_empty() {
        return format!("Rules::{name}");
    }
    format!("Rules {{ {}, ..Rules::{name} }}", fields.join(", "))
}

/// The fields as Rust writes them, such as `aligned: 8`.
fn fields(rules: &Rules) -> Vec<String> {
    let shown = format!("{rules:?}");
    let inside = shown.trim_start_matches("Rules { ").trim_end_matches(" }");
    inside
        .split(", ")
        .map(|field| field.replace("compiler: ", "compiler: Compiler::").replace("enums: ", "enums: EnumSize::"))
        .collect()
}

fn table(groups: &[Group<'_>]) -> String {
    let mut out = String::from(
        "| ABI of | order | `int` `long` `long long` pointer | `double` | `long double` | `wchar_t` | `char` | compilers |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for Group { abi, rows } in groups {
        let fact = |scalar| match (abi.size_of(scalar), abi.align_of(scalar)) {
            (Some(size), Some(align)) if size == align => size.to_string(),
            (Some(size), Some(align)) => format!("{size}/{align}"),
            _ => "-".to_owned(),
        };
        let names: Vec<String> = rows.iter().map(|row| format!("`{}`", row.id)).collect();
        let mut compilers: Vec<&str> = rows.iter().map(|row| row.compiler.as_str()).collect();
        compilers.sort_unstable();
        compilers.dedup();
        let integers = [Scalar::Int, Scalar::Long, Scalar::LongLong, Scalar::Pointer].map(fact).join(" ");
        let order = if abi.endian() == Endian::Big { "big" } else { "little" };
        let char = if abi.char_is_signed() { "signed" } else { "unsigned" };
        let long_double = match abi.long_double() {
            Some(LongDoubleFormat::Binary32) => "binary32",
            Some(LongDoubleFormat::Binary64) => "binary64",
            Some(LongDoubleFormat::Binary128) => "binary128",
            Some(LongDoubleFormat::X87) => "x87",
            Some(LongDoubleFormat::M68k) => "68881",
            Some(LongDoubleFormat::DoubleDouble) => "two binary64",
            _ => "",
        };
        let _ = writeln!(
            out,
            "| {} | {order} | {integers} | {} | {} {long_double} | {} | {char} | {} |",
            names.join(", "),
            fact(Scalar::Double),
            fact(Scalar::LongDouble),
            fact(Scalar::WcharT),
            compilers.join("; "),
        );
    }
    out
}
