//! Writes the Rust definitions: each record becomes what the derive reads, where `#[repr(C)]` can say it, or else a
//! `record!`, and a `walk!` line that tells the test driver how to reach every member. Each that neither can say is
//! listed with the reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::rc::Rc;

use crate::cdecl::{self, Base, Dialect, Field, Odd, Record, Type};
use crate::fixture;
use crate::platforms::PLATFORMS;

/// The two files that the generator writes.
#[derive(Clone, Debug)]
pub struct Output {
    /// `tests/layout/generated.rs`
    pub code: String,
    /// `tests/layout/not_expressible.txt`
    pub refused: String,
}

/// Both files for these records. The rows tell of types that are opaque to the library.
///
/// # Errors
///
/// Names the record whose C could not be read or whose Rust name is taken.
pub fn emit(records: &[fixture::Record], rows: &[fixture::Row]) -> Result<Output, String> {
    let mut names = BTreeMap::new();
    let mut body = String::new();
    let (mut plain, mut wide, mut atomic) = (String::new(), String::new(), String::new());
    let mut refused = String::new();
    let (mut derived, mut made, mut left_out) = (0, 0, 0);
    for fixture in records {
        let named = |error| format!("{}: {error}", fixture.file);
        let record = cdecl::parse(&fixture.source).map_err(named)?;
        if record.tag.as_deref() != Some(&fixture.name) || record.is_union != (fixture.kind == "union") {
            return Err(named("the source does not end with the record it is named after".to_owned()));
        }
        let reasons = reasons(&record);
        if !reasons.is_empty() {
            let reasons: Vec<&str> = reasons.into_iter().collect();
            let _ = writeln!(refused, "{}: {}", fixture.file, reasons.join(", "));
            left_out += 1;
            continue;
        }
        let mut definitions = Definitions {
            names: &mut names,
            rows,
            fixture,
            own: BTreeMap::new(),
            out: String::new(),
            is_derived: true,
        };
        let name = definitions.define(&record, &camel(&fixture.name)).map_err(named)?;
        *if definitions.is_derived { &mut derived } else { &mut made } += 1;
        let (cases, definitions) = if has_int128(&record) {
            (&mut wide, only_where(HAS_INT128, &definitions.out))
        } else if definitions.out.contains("AtomicI64") {
            (&mut atomic, only_where(HAS_ATOMIC64, &definitions.out))
        } else {
            (&mut plain, definitions.out)
        };
        let _ = write!(body, "\n// {}\n{definitions}", fixture.file);
        let _ = writeln!(cases, "    {name} = \"{}\",", fixture.file);
    }
    let written_by = "Written by `cargo run -p heapstruct-tests --bin generate`; not to be edited.";
    let uses_drop = if body.contains("ManuallyDrop<") { "use core::mem::ManuallyDrop;\n" } else { "" };
    let code = format!(
        "// {written_by}\n// {} records: {derived} of the derive alone, {made} with `record!`. Left out: {left_out}, \
         in not_expressible.txt.\n\n\
         use core::ffi::*;\n{uses_drop}\nuse heapstruct::HeapStruct;\n\n\
         use crate::walk::{{cases, choices, walk}};\n{body}\n\
         cases! {{ plain\n{plain}}}\n\n\
         {HAS_INT128}\ncases! {{ with_int128\n{wide}}}\n\n\
         {LACKS_INT128}\ncases! {{ with_int128\n}}\n\n\
         {HAS_ATOMIC64}\ncases! {{ with_atomic64\n{atomic}}}\n\n\
         {LACKS_ATOMIC64}\ncases! {{ with_atomic64\n}}\n",
        derived + made
    );
    let refused =
        format!("# {written_by}\n# What neither the derive nor `record!` can say ({left_out}), and why.\n{refused}");
    Ok(Output { code, refused })
}

/// Machines whose C has `__int128`. For the others a struct with one is refused when it is compiled.
const HAS_INT128: &str = r#"#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]"#;

const LACKS_INT128: &str =
    r#"#[cfg(not(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")))]"#;

/// Machines whose Rust has `AtomicI64`.
const HAS_ATOMIC64: &str = r#"#[cfg(target_has_atomic = "64")]"#;

const LACKS_ATOMIC64: &str = r#"#[cfg(not(target_has_atomic = "64"))]"#;

/// The same definitions, for machines where a condition holds.
fn only_where(cfg: &str, definitions: &str) -> String {
    let mut out = String::new();
    for line in definitions.lines() {
        if ["#[derive", "heapstruct::record!", "walk!"].iter().any(|start| line.starts_with(start)) {
            let _ = writeln!(out, "{cfg}");
        }
        let _ = writeln!(out, "{line}");
    }
    out
}

/// Everything about a record and what is nested in it that the library has no words for.
#[must_use]
pub fn reasons(record: &Record) -> BTreeSet<&'static str> {
    // What the compilers said of its own members is enough for those to be opaque.
    let is_measured = |field: &&Field| matches!(&field.ty, Type::Odd(odd) if odd_reason(odd).is_some());
    let mut out = BTreeSet::new();
    for field in record.fields.iter().filter(|field| !is_measured(field)) {
        out.extend(field_reasons(field));
    }
    out
}

fn field_reasons(field: &Field) -> BTreeSet<&'static str> {
    let mut ty = &field.ty;
    while let Type::Array(element, _) = ty {
        ty = element;
    }
    match ty {
        Type::Base(base) if base.fact() == "int128" && field.width.is_some() => {
            BTreeSet::from(["bit-field of __int128: the library's have 64 bits at most"])
        }
        Type::Odd(odd) => odd_reason(odd).into_iter().collect(),
        Type::Void => BTreeSet::from(["member of type void"]),
        Type::Record(inner) => inner.fields.iter().flat_map(field_reasons).collect(),
        _ => BTreeSet::new(),
    }
}

/// Whether a member has a type that neither the derive nor `record!` has, so that it is opaque.
#[must_use]
pub fn is_opaque(ty: &Type) -> bool {
    opaque(ty).is_some() || matches!(ty, Type::Odd(odd) if odd_reason(odd).is_some())
}

fn odd_reason(odd: &Odd) -> Option<&'static str> {
    match odd {
        Odd::Enum { packed: true, .. } => {
            Some("packed enum: as small as its values allow, but four bytes on Windows, and Rust's have one size")
        }
        Odd::Aligned(inner, Some(bytes)) if is_less(inner, *bytes) => {
            Some("typedef with less alignment than its type: Microsoft's rules tell it from a packed member")
        }
        Odd::Enum { lowest, highest, packed } if enum_repr(*lowest, *highest, *packed).is_none() => {
            Some("enum with a value of more than 32 bits: a discriminant of Rust's `repr(C)` has not more everywhere")
        }
        Odd::Atomic(inner) if atomic(inner).is_none() => Some("_Atomic record: Rust has atomic numbers alone"),
        _ => None,
    }
}

/// Whether an alignment is less than the type has on most targets.
fn is_less(ty: &Type, bytes: u64) -> bool {
    match ty {
        Type::Base(Base::Char | Base::SChar | Base::UChar | Base::Bool) => false,
        Type::Base(Base::Short | Base::UShort) => bytes < 2,
        Type::Base(Base::Int | Base::UInt | Base::Float) => bytes < 4,
        _ => bytes < 8,
    }
}

/// The `repr` of a Rust enum with these bounds.
fn enum_repr(lowest: i64, highest: i64, packed: bool) -> Option<&'static str> {
    if packed {
        return None;
    }
    if lowest >= i64::from(i32::MIN) && highest <= i64::from(i32::MAX) {
        Some("C")
    } else {
        (lowest >= 0 && highest <= i64::from(u32::MAX)).then_some("u32")
    }
}

/// The type of Rust's that is `_Atomic` of a number.
fn atomic(inner: &Type) -> Option<&'static str> {
    match inner {
        Type::Base(Base::Int) => Some("AtomicI32"),
        Type::Base(Base::LongLong) => Some("AtomicI64"),
        _ => None,
    }
}

/// Whether `#[repr(C)]` says it, apart from what is in its members: whether the derive can read it.
#[must_use]
pub fn is_plain(record: &Record) -> bool {
    let packs = record.packed || record.pack.is_some();
    // E0587 in Rust
    let is_both = packs && record.aligned.is_some();
    if record.dialect.is_some() || record.aligned == Some(None) || is_both {
        return false;
    }
    record.fields.iter().enumerate().all(|(index, field)| {
        let is_last = !record.is_union && index + 1 == record.fields.len();
        if field.width.is_some() || field.packed || field.aligned.is_some() {
            return false;
        }
        let mut ty = &field.ty;
        while let Type::Array(element, length) = ty {
            if length.is_none() && !is_last {
                return false;
            }
            ty = element;
        }
        match ty {
            // E0588 in Rust
            Type::Record(inner) => !(packs && is_aligned(inner)),
            Type::Odd(Odd::Complex(part)) => matches!(**part, Type::Base(_)),
            Type::Odd(odd @ Odd::Enum { .. }) => odd_reason(odd).is_none(),
            Type::Odd(_) | Type::Void => false,
            _ => true,
        }
    })
}

/// Whether Rust has `align` on the record, or on something in it. What `record!` makes has.
fn is_aligned(record: &Record) -> bool {
    record.aligned.is_some() || !is_plain(record) || inner_records(record).any(is_aligned)
}

/// The records that members are, or are arrays of.
fn inner_records(record: &Record) -> impl Iterator<Item = &Record> {
    record.fields.iter().filter_map(|field| {
        let mut ty = &field.ty;
        while let Type::Array(element, _) = ty {
            ty = element;
        }
        match ty {
            Type::Record(inner) => Some(&**inner),
            _ => None,
        }
    })
}

/// Whether it needs `__int128`, without which a view of it does not even compile for a target chosen at compile time.
fn has_int128(record: &Record) -> bool {
    record.fields.iter().any(|field| {
        let mut ty = &field.ty;
        while let Type::Array(element, _) = ty {
            ty = element;
        }
        match ty {
            Type::Base(base) => base.fact() == "int128",
            Type::Record(inner) => has_int128(inner),
            _ => false,
        }
    })
}

/// What each member is called in Rust: as in C, or [`ANONYMOUS`] for a record without a name, which Rust has not, or
/// empty for bits without one.
#[must_use]
pub fn member_names(record: &Record) -> Vec<String> {
    let mut anonymous = 0;
    let name = |field: &Field| match &field.name {
        Some(name) => name.clone(),
        None if field.width.is_some() => String::new(),
        None => {
            anonymous += 1;
            if anonymous == 1 { ANONYMOUS.to_owned() } else { format!("{ANONYMOUS}_{anonymous}") }
        }
    };
    record.fields.iter().map(name).collect()
}

/// How the names of members start that have none in C.
pub const ANONYMOUS: &str = "anonymous";

/// `h_pack2` as a Rust type name.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|part| {
            let (first, rest) = part.split_at(usize::from(!part.is_empty()));
            first.to_ascii_uppercase() + rest
        })
        .collect()
}

/// Rust keywords that are names in C.
const KEYWORDS: &[&str] = &[
    "as", "async", "await", "dyn", "fn", "gen", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "trait", "type", "unsafe", "use", "where", "yield",
];

/// What is said once of a definition: as the derive's attributes or as those of `record!`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Derive,
    Macro,
}

/// The definitions of one record, inner ones first.
struct Definitions<'a> {
    /// Every Rust name of the file and the definition that has it.
    names: &'a mut BTreeMap<String, *const Record>,
    rows: &'a [fixture::Row],
    /// The outermost record as the compilers laid it out.
    fixture: &'a fixture::Record,
    /// The names of this record's own definitions.
    own: BTreeMap<*const Record, String>,
    out: String,
    /// Whether the derive alone does for all of them.
    is_derived: bool,
}

impl Definitions<'_> {
    fn define(&mut self, record: &Rc<Record>, name: &str) -> Result<String, String> {
        let key = Rc::as_ptr(record);
        if let Some(name) = self.own.get(&key) {
            return Ok(name.clone());
        }
        if self.names.insert(name.to_owned(), key).is_some() {
            return Err(format!("two records would be called {name}"));
        }
        self.own.insert(key, name.to_owned());
        let way = if is_plain(record) { Way::Derive } else { Way::Macro };
        self.is_derived &= way == Way::Derive;
        let (mut fields, mut walk) = (String::new(), String::new());
        for (field, field_name) in record.fields.iter().zip(member_names(record)) {
            if let Some(opaque) = opaque(&field.ty) {
                Alternatives::new(opaque, self.rows).write(&field_name, &mut fields, &mut walk);
                continue;
            }
            if is_opaque(&field.ty) {
                Alternatives::measured(self.fixture, &field_name).write(&field_name, &mut fields, &mut walk);
                continue;
            }
            let inner = format!("{name}{}", camel(&field_name));
            let (rust, kind) = self.member(&field.ty, &inner, record.is_union && way == Way::Derive)?;
            let ident =
                if KEYWORDS.contains(&field_name.as_str()) { format!("r#{field_name}") } else { field_name.clone() };
            for attribute in attributes(field) {
                let _ = writeln!(fields, "    {attribute}");
            }
            if let Some(width) = field.width {
                if field.name.is_none() {
                    let _ = writeln!(fields, "    _: {rust} : {width},");
                    continue;
                }
                let _ = writeln!(fields, "    pub(crate) {ident}: {rust} : {width},");
                let (by, kind) = match kind.as_str() {
                    "bool" => ("set", "bool"),
                    "choice" => ("try_set", "choice bits"),
                    _ => ("try_set", "bits"),
                };
                let _ = writeln!(walk, "    {ident} ({by}_{field_name}): {kind},");
                continue;
            }
            let _ = writeln!(fields, "    pub(crate) {ident}: {rust},");
            let by = match kind.as_str() {
                "int" | "ptr" => format!("set_{field_name}, try_set_{field_name}"),
                "byte" | "bool" | "wide" | "f32" | "f64" | "long_double" | "choice" => format!("set_{field_name}"),
                _ => format!("{field_name}_mut"),
            };
            let _ = writeln!(walk, "    {ident} ({by}): {kind},");
        }
        let body = if fields.is_empty() { "{}".to_owned() } else { format!("{{\n{fields}}}") };
        let keyword = if record.is_union { "union" } else { "struct" };
        let definition = format!("pub(crate) {keyword} {name} {body}\n");
        match way {
            Way::Derive => {
                let _ = write!(self.out, "#[derive(HeapStruct)]\n#[repr({})]\n{definition}", repr(record));
            }
            Way::Macro => {
                self.out.push_str("heapstruct::record! {\n");
                for line in record_attributes(record).iter().chain(&[definition]).flat_map(|s| s.lines()) {
                    let _ = writeln!(self.out, "    {line}");
                }
                self.out.push_str("}\n");
            }
        }
        let _ = write!(self.out, "walk! {{ {name}, {name}View,\n{walk}}}\n");
        Ok(name.to_owned())
    }

    fn enumeration(&mut self, name: &str, lowest: i64, highest: i64, packed: bool) -> Result<String, String> {
        let repr = enum_repr(lowest, highest, packed).ok_or("an enum of too many bits")?;
        if self.names.insert(name.to_owned(), std::ptr::null()).is_some() {
            return Err(format!("two enums would be called {name}"));
        }
        let variants: Vec<String> = variants(lowest, highest)
            .into_iter()
            .map(|value| format!("V{} = {value},\n", value.to_string().replace('-', "Minus")))
            .collect();
        let body: String = variants.iter().map(|variant| format!("    {variant}")).collect();
        let _ = write!(
            self.out,
            "#[derive(HeapStruct)]\n#[repr({repr})]\npub(crate) enum {name} {{\n{body}}}\n\
             choices! {{ {name},\n{body}}}\n"
        );
        Ok(name.to_owned())
    }

    /// A member's Rust type and how the driver walks it; `inner` names a record defined in place. In a union of Rust's
    /// what is not `Copy` is kept from being dropped.
    fn member(&mut self, ty: &Type, inner: &str, in_union: bool) -> Result<(String, String), String> {
        Ok(match ty {
            Type::Array(element, length) => {
                let (rust, kind) = self.member(element, inner, in_union)?;
                let is_text = matches!(**element, Type::Base(Base::Char));
                match length {
                    None if is_text => (format!("[{rust}; 0]"), "text".to_owned()),
                    None => (format!("[{rust}; 0]"), format!("[..] {kind}")),
                    Some(length) if is_text => (format!("[{rust}; {length}]"), "text".to_owned()),
                    Some(length) => (format!("[{rust}; {length}]"), format!("[{length}] {kind}")),
                }
            }
            Type::Record(record) => {
                let name = record.tag.as_deref().map_or_else(|| inner.to_owned(), camel);
                let name = self.define(record, &name)?;
                let is_kept = in_union && is_plain(record);
                let rust = if is_kept { format!("ManuallyDrop<{name}>") } else { name };
                (rust, "view".to_owned())
            }
            Type::Base(base) => {
                let (rust, kind) = base_names(*base);
                (rust.to_owned(), kind.to_owned())
            }
            Type::Function { .. } | Type::Pointer { .. } => (pointee(ty)?, "ptr".to_owned()),
            // An array of two, the real part first.
            Type::Odd(Odd::Complex(part)) => {
                let (rust, kind) = self.member(part, inner, in_union)?;
                (format!("[{rust}; 2]"), format!("[2] {kind}"))
            }
            Type::Odd(Odd::Aligned(aligned, _)) => self.member(aligned, inner, in_union)?,
            Type::Odd(Odd::Wchar) => ("wchar_t".to_owned(), "int".to_owned()),
            Type::Odd(Odd::LongDouble) => ("c_longdouble".to_owned(), "long_double".to_owned()),
            Type::Odd(Odd::Atomic(plain)) => {
                let rust = atomic(plain).ok_or_else(|| format!("{ty:?} has no Rust type"))?;
                (rust.to_owned(), "byte".to_owned())
            }
            Type::Odd(Odd::Enum { lowest, highest, packed }) => {
                (self.enumeration(inner, *lowest, *highest, *packed)?, "choice".to_owned())
            }
            Type::Void | Type::Odd(_) => return Err(format!("{ty:?} has no Rust type")),
        })
    }
}

/// The variants that stand for the values from the least to the greatest: all of a few, or else those two.
#[must_use]
pub fn variants(lowest: i64, highest: i64) -> Vec<i64> {
    if highest - lowest < 4 { (lowest..=highest).collect() } else { vec![lowest, highest] }
}

/// The Rust type of something that is pointed to, passed or returned.
fn pointee(ty: &Type) -> Result<String, String> {
    Ok(match ty {
        Type::Void => "c_void".to_owned(),
        Type::Base(base) => base_names(*base).0.to_owned(),
        Type::Pointer { to, to_const } => {
            let to = pointee(to)?;
            format!("*{} {to}", if *to_const { "const" } else { "mut" })
        }
        Type::Function { result, parameters } => {
            let parameters: Vec<String> = parameters.iter().map(pointee).collect::<Result<_, _>>()?;
            let result = match **result {
                Type::Void => String::new(),
                ref ty => format!(" -> {}", pointee(ty)?),
            };
            format!("Option<unsafe extern \"C\" fn({}){result}>", parameters.join(", "))
        }
        Type::Array(..) | Type::Record(_) | Type::Odd(_) => {
            return Err(format!("no record of the fixtures points to {ty:?}"));
        }
    })
}

/// What is in the parentheses of `repr`.
fn repr(record: &Record) -> String {
    let mut repr = "C".to_owned();
    if record.packed {
        repr.push_str(", packed");
    } else if let Some(pack) = record.pack {
        let _ = write!(repr, ", packed({pack})");
    }
    if let Some(Some(align)) = record.aligned {
        let _ = write!(repr, ", align({align})");
    }
    repr
}

/// The attributes that `record!` has for a record.
fn record_attributes(record: &Record) -> Vec<String> {
    let mut out = Vec::new();
    if record.packed {
        out.push("#[packed]".to_owned());
    }
    if let Some(pack) = record.pack {
        out.push(format!("#[pack({pack})]"));
    }
    out.extend(record.aligned.map(aligned));
    match record.dialect {
        Some(Dialect::Microsoft) => out.push("#[ms_struct]".to_owned()),
        Some(Dialect::Gcc) => out.push("#[gcc_struct]".to_owned()),
        None => {}
    }
    out
}

/// The attributes that `record!` has for a member.
fn attributes(field: &Field) -> Vec<String> {
    let mut out = Vec::new();
    // A typedef that asks for more is like a member that does.
    let align = if let Type::Odd(Odd::Aligned(_, bytes)) = field.ty { Some(bytes) } else { field.aligned };
    if field.packed {
        out.push("#[packed]".to_owned());
    }
    out.extend(align.map(aligned));
    out
}

fn aligned(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "#[aligned]".to_owned(), |bytes| format!("#[aligned({bytes})]"))
}

/// The name in `abi.txt` of a type of which the library knows no more than its size.
#[must_use]
pub fn opaque(ty: &Type) -> Option<&'static str> {
    match ty {
        Type::Odd(Odd::VaList) => Some("va_list"),
        Type::Odd(Odd::Float16) => Some("float16"),
        Type::Odd(Odd::Float128) => Some("float128"),
        Type::Odd(Odd::Vector) => Some("vec16"),
        _ => None,
    }
}

/// Size and alignment of an opaque type on the built-in targets.
struct Alternatives {
    /// Each with the targets that have it.
    each: BTreeMap<(u64, u64), Vec<&'static str>>,
}

impl Alternatives {
    fn new(name: &str, rows: &[fixture::Row]) -> Self {
        let mut out = Self { each: BTreeMap::new() };
        for platform in PLATFORMS {
            let row = rows.iter().find(|row| row.id == platform.row);
            if let Some(fact) = row.and_then(|row| row.types.get(name)) {
                out.each.entry((fact.size, fact.align)).or_default().push(platform.name);
            }
        }
        out
    }

    /// Of a member of the outermost record that follows one of a byte: as aligned as the place where the compilers
    /// put it, and no more than its size.
    fn measured(fixture: &fixture::Record, member: &str) -> Self {
        let mut out = Self { each: BTreeMap::new() };
        for platform in PLATFORMS {
            let layout = fixture.on(platform.row);
            if let Some(member) = layout.and_then(|layout| layout.members.iter().find(|it| it.path == member)) {
                let (offset, size) = (member.bit_offset / 8, member.bit_size / 8);
                let align = 1 << offset.trailing_zeros().min(size.trailing_zeros());
                out.each.entry((size, align)).or_default().push(platform.name);
            }
        }
        out
    }

    /// One member for each. That of most targets is there wherever no other is, on a machine without a row too.
    fn write(&self, name: &str, fields: &mut String, walk: &mut String) {
        let most = self.each.iter().max_by_key(|(_, targets)| targets.len()).map(|(extent, _)| *extent);
        for (&(size, align), targets) in &self.each {
            let opaque = format!("#[opaque(size = {size}, align = {align})]");
            if self.each.len() == 1 {
                let _ = writeln!(fields, "    {opaque}\n    pub(crate) {name}: _,");
                let _ = writeln!(walk, "    {name} ({name}_mut): [{size}] byte,");
                continue;
            }
            let own = if most == Some((size, align)) {
                let others: Vec<&str> =
                    self.each.values().filter(|other| *other != targets).flatten().copied().collect();
                format!("not(any({}))", wrapped(&others, "        "))
            } else {
                wrapped(targets, "        ")
            };
            let accessor = format!("{name}_{size}_{align}");
            let _ = writeln!(
                fields,
                "    #[on({own})]\n    {opaque}\n    #[heapstruct(rename = {accessor})]\n    pub(crate) {name}: _,"
            );
            let _ = writeln!(walk, "    {accessor} ({accessor}_mut): [{size}] byte maybe,");
        }
    }
}

/// Words with commas between them: in one line, or in lines of their own.
fn wrapped(words: &[&str], indent: &str) -> String {
    if words.len() < 5 {
        return words.join(", ");
    }
    let (mut out, mut width) = (String::new(), 0);
    for (index, word) in words.iter().enumerate() {
        let comma = if index + 1 < words.len() { "," } else { "" };
        if width > 0 && width + word.len() > 90 {
            let _ = write!(out, "\n{indent}");
            width = 0;
        } else if width > 0 {
            out.push(' ');
        }
        let _ = write!(out, "{word}{comma}");
        width += word.len() + 2;
    }
    format!("\n{indent}{out}\n{}", &indent[4..])
}

/// A base type's Rust name and how the driver reads and writes it.
fn base_names(base: Base) -> (&'static str, &'static str) {
    match base {
        Base::Bool => ("bool", "bool"),
        Base::Char => ("c_char", "int"),
        Base::SChar => ("c_schar", "byte"),
        Base::UChar => ("c_uchar", "byte"),
        Base::Short => ("c_short", "int"),
        Base::UShort => ("c_ushort", "int"),
        Base::Int => ("c_int", "int"),
        Base::UInt => ("c_uint", "int"),
        Base::Long => ("c_long", "int"),
        Base::ULong => ("c_ulong", "int"),
        Base::LongLong => ("c_longlong", "int"),
        Base::ULongLong => ("c_ulonglong", "int"),
        Base::Int128 => ("i128", "wide"),
        Base::UInt128 => ("u128", "wide"),
        Base::Float => ("c_float", "f32"),
        Base::Double => ("c_double", "f64"),
        Base::Size => ("usize", "int"),
        Base::PtrDiff => ("isize", "int"),
    }
}

#[cfg(test)]
mod tests {
    use super::{camel, emit, is_plain, reasons};
    use crate::{cdecl, fixture};

    fn why(source: &str) -> Vec<&'static str> {
        reasons(&cdecl::parse(source).unwrap()).into_iter().collect()
    }

    #[test]
    fn what_stands_in_the_way_is_found_wherever_it_is() {
        assert_eq!(why("struct s { struct { union { int a; } b[2]; long c:3; } d; long double e; };"), [""; 0]);
        assert_eq!(
            why("struct s { struct { __int128 a:70; } b[2]; };"),
            ["bit-field of __int128: the library's have 64 bits at most"]
        );
        assert_eq!(why("enum e { A = 0xffffffffu }; struct s { enum e a; };"), [""; 0]);
        assert_eq!(why("typedef int t __attribute__((aligned(8))); struct s { t a; };"), [""; 0]);
        for (before, members) in [
            ("enum e { A = 0x100000000 };", "enum e a;"),
            ("enum __attribute__((packed)) e { A };", "enum e a;"),
            ("struct i { int a; };", "_Atomic struct i a; _Atomic int b;"),
            ("typedef int t __attribute__((aligned(2)));", "t a;"),
        ] {
            // Opaque in a place that the compilers were asked for, and not inside of another record.
            assert_eq!(why(&format!("{before} struct s {{ {members} }};")), [""; 0]);
            assert_eq!(why(&format!("{before} struct s {{ struct {{ {members} }} b; }};")).len(), 1);
        }
    }

    #[test]
    fn the_derive_reads_what_rust_can_say() {
        let is_plain = |source: &str| is_plain(&cdecl::parse(source).unwrap());
        assert!(is_plain("union s { char a; struct { int :3; } c[3]; void (*f)(void); };"));
        assert!(is_plain("struct __attribute__((packed)) s { struct { int a[0]; char b[]; } c; };"));
        assert!(is_plain("struct s { int n; float _Complex c[2]; char data[]; };"));
        for odd in [
            "struct s { int a:3; };",
            "struct s { int a __attribute__((packed)); };",
            "struct s { int a __attribute__((aligned(2))); };",
            "struct s { long double a[2]; };",
            "struct __attribute__((ms_struct)) s { int a; };",
            "struct __attribute__((aligned)) s { int a; };",
            "struct __attribute__((packed, aligned(4))) s { int a; };",
            "struct i { struct { int a; } __attribute__((aligned(8))) b; }; struct __attribute__((packed)) s { struct i c[2]; };",
            "struct i { int a:3; }; struct __attribute__((packed)) s { struct i c[2]; };",
        ] {
            assert!(!is_plain(odd), "{odd}");
        }
    }

    #[test]
    fn a_record_becomes_a_struct_and_a_walk() {
        let record = |file: &str, source: &str| fixture::Record {
            file: file.to_owned(),
            kind: "struct".to_owned(),
            name: "h_one".to_owned(),
            tags: Vec::new(),
            source: source.to_owned(),
            layouts: Vec::new(),
            rejected: Vec::new(),
            doubtful: crate::rows::RowSet::default(),
        };
        let source =
            "#pragma pack(push, 2)\nstruct h_one { char fn[4]; struct { const void *p; } q[3]; };\n#pragma pack(pop)\n";
        let output = emit(&[record("0000-h_one", source)], &[]).unwrap();
        let expected = "
// 0000-h_one
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct HOneQ {
    pub(crate) p: *const c_void,
}
walk! { HOneQ, HOneQView,
    p (set_p, try_set_p): ptr,
}
#[derive(HeapStruct)]
#[repr(C, packed(2))]
pub(crate) struct HOne {
    pub(crate) r#fn: [c_char; 4],
    pub(crate) q: [HOneQ; 3],
}
walk! { HOne, HOneView,
    r#fn (fn_mut): text,
    q (q_mut): [3] view,
}

cases! { plain
    HOne = \"0000-h_one\",
}

#[cfg(any(target_pointer_width = \"64\", target_arch = \"x86_64\", target_family = \"wasm\"))]
cases! { with_int128
}

#[cfg(not(any(target_pointer_width = \"64\", target_arch = \"x86_64\", target_family = \"wasm\")))]
cases! { with_int128
}

#[cfg(target_has_atomic = \"64\")]
cases! { with_atomic64
}

#[cfg(not(target_has_atomic = \"64\"))]
cases! { with_atomic64
}
";
        assert!(output.code.ends_with(expected), "{}", output.code);
        let counts = "// 1 records: 1 of the derive alone, 0 with `record!`. Left out: 0, in";
        assert!(output.code.contains(counts), "{}", output.code);

        let source = "struct __attribute__((packed, aligned(2))) h_one { int :0; unsigned type:3; _Bool b:1; \
                      union { struct { int a; }; } u; int c __attribute__((aligned)); };";
        let output = emit(&[record("0000-h_one", source)], &[]).unwrap();
        let expected = "
// 0000-h_one
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) struct HOneUAnonymous {
    pub(crate) a: c_int,
}
walk! { HOneUAnonymous, HOneUAnonymousView,
    a (set_a, try_set_a): int,
}
#[derive(HeapStruct)]
#[repr(C)]
pub(crate) union HOneU {
    pub(crate) anonymous: ManuallyDrop<HOneUAnonymous>,
}
walk! { HOneU, HOneUView,
    anonymous (anonymous_mut): view,
}
heapstruct::record! {
    #[packed]
    #[aligned(2)]
    pub(crate) struct HOne {
        _: c_int : 0,
        pub(crate) r#type: c_uint : 3,
        pub(crate) b: bool : 1,
        pub(crate) u: HOneU,
        #[aligned]
        pub(crate) c: c_int,
    }
}
walk! { HOne, HOneView,
    r#type (try_set_type): bits,
    b (set_b): bool,
    u (u_mut): view,
    c (set_c, try_set_c): int,
}
";
        assert!(output.code.contains(expected), "{}", output.code);

        let output = emit(&[record("0000-h_one", "struct h_one { __int128 a:3; };")], &[]).unwrap();
        assert!(output.refused.contains("\n0000-h_one: bit-field of __int128"), "{}", output.refused);
        assert!(!output.code.contains("HOne"), "{}", output.code);

        let twice = [record("0000-h_one", source), record("0001-h_one", source)];
        assert_eq!(emit(&twice, &[]).unwrap_err(), "0001-h_one: two records would be called HOne");
        let other = record("0000-h_one", "struct h_two { int a; };");
        assert_eq!(
            emit(&[other], &[]).unwrap_err(),
            "0000-h_one: the source does not end with the record it is named after"
        );
    }

    #[test]
    fn names_are_rust_names() {
        assert_eq!((camel("h_p2n_in"), camel("r_007")), ("HP2nIn".to_owned(), "R007".to_owned()));
    }
}
