//! Writes the Rust definitions: each record that plain `#[repr(C)]` with the derive can express becomes a struct and a
//! `walk!` line that tells the test driver how to reach every member; each that cannot is listed with the reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::rc::Rc;

use crate::cdecl::{self, Base, Record, Type};
use crate::fixture;

/// The two files that the generator writes.
#[derive(Clone, Debug)]
pub struct Output {
    /// `tests/layout/generated.rs`
    pub code: String,
    /// `tests/layout/not_expressible.txt`
    pub refused: String,
}

/// Both files for these records.
///
/// # Errors
///
/// Names the record whose C could not be read or whose Rust name is taken.
pub fn emit(records: &[fixture::Record]) -> Result<Output, String> {
    let mut names = BTreeMap::new();
    let mut body = String::new();
    let (mut plain, mut wide) = (String::new(), String::new());
    let mut refused = String::new();
    let mut counts = (0, 0);
    for fixture in records {
        let named = |error| format!("{}: {error}", fixture.file);
        let record = cdecl::parse(&fixture.source).map_err(named)?;
        if record.tag.as_deref() != Some(&fixture.name) || record.is_union != (fixture.kind == "union") {
            return Err(named("the source does not end with the record it is named after".to_owned()));
        }
        let reasons = reasons(&record);
        if reasons.is_empty() {
            let mut structs = Structs { names: &mut names, own: BTreeMap::new(), out: String::new() };
            let name = structs.define(&record, &camel(&fixture.name)).map_err(named)?;
            let (cases, structs) = if has_int128(&record) {
                (&mut wide, only_with_int128(&structs.out))
            } else {
                (&mut plain, structs.out)
            };
            let _ = write!(body, "\n// {}\n{structs}", fixture.file);
            let _ = writeln!(cases, "    {name} = \"{}\",", fixture.file);
            counts.0 += 1;
        } else {
            let reasons: Vec<&str> = reasons.into_iter().collect();
            let _ = writeln!(refused, "{}: {}", fixture.file, reasons.join(", "));
            counts.1 += 1;
        }
    }
    let written_by = "Written by `cargo run -p heapstruct-tests --bin generate`; not to be edited.";
    let code = format!(
        "// {written_by}\n// {} records; the other {} are in not_expressible.txt.\n\n\
         use core::ffi::*;\n\nuse heapstruct::HeapStruct;\n\n\
         use crate::walk::{{cases, walk}};\n{body}\n\
         cases! {{ plain\n{plain}}}\n\n\
         {HAS_INT128}\ncases! {{ with_int128\n{wide}}}\n\n\
         {LACKS_INT128}\ncases! {{ with_int128\n}}\n",
        counts.0, counts.1
    );
    let refused = format!(
        "# {written_by}\n# {} records that no plain `#[repr(C)]` struct can express, and why.\n{refused}",
        counts.1
    );
    Ok(Output { code, refused })
}

/// Machines whose C has `__int128`. For the others a struct with one is refused when it is compiled.
const HAS_INT128: &str = r#"#[cfg(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm"))]"#;

const LACKS_INT128: &str =
    r#"#[cfg(not(any(target_pointer_width = "64", target_arch = "x86_64", target_family = "wasm")))]"#;

/// The same definitions, for machines whose C has `__int128`.
fn only_with_int128(definitions: &str) -> String {
    let mut out = String::new();
    for line in definitions.lines() {
        if line.starts_with("#[derive") || line.starts_with("walk!") {
            let _ = writeln!(out, "{HAS_INT128}");
        }
        let _ = writeln!(out, "{line}");
    }
    out
}

/// Everything about a record and what is nested in it that stands in the way of a `#[repr(C)]` struct.
#[must_use]
pub fn reasons(record: &Record) -> BTreeSet<&'static str> {
    let mut out = BTreeSet::new();
    let packs = record.packed || record.pack.is_some();
    if record.is_union {
        out.insert("union");
    }
    if record.foreign_rules {
        out.insert("ms_struct or gcc_struct");
    }
    if record.natural {
        out.insert("#pragma align");
    }
    if record.aligned == Some(None) {
        out.insert("aligned without a number");
    }
    if packs && record.aligned.is_some() {
        out.insert("packed and aligned together (E0587)");
    }
    for field in &record.fields {
        if field.width.is_some() {
            out.insert("bit-field");
            continue;
        }
        if field.name.is_none() {
            out.insert("member without a name");
        }
        if field.attributes {
            out.insert("packed or aligned member");
        }
        let mut ty = &field.ty;
        while let Type::Array(element, length) = ty {
            if length.is_none_or(|length| length == 0) {
                out.insert("flexible array");
            }
            ty = element;
        }
        match ty {
            Type::Odd(what) => {
                out.insert(what);
            }
            Type::Void => {
                out.insert("member of type void");
            }
            Type::Record(inner) => {
                if packs && is_aligned(inner) {
                    out.insert("packed around an aligned record (E0588)");
                }
                out.extend(reasons(inner));
            }
            _ => {}
        }
    }
    out
}

/// Whether Rust would write `align` on the record or on something in it.
fn is_aligned(record: &Record) -> bool {
    record.aligned.is_some()
        || record.fields.iter().any(|field| {
            let mut ty = &field.ty;
            while let Type::Array(element, _) = ty {
                ty = element;
            }
            matches!(ty, Type::Record(inner) if is_aligned(inner))
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

/// The struct definitions of one record, inner ones first.
struct Structs<'a> {
    /// Every Rust name of the file and the definition that has it.
    names: &'a mut BTreeMap<String, *const Record>,
    /// The names of this record's own definitions.
    own: BTreeMap<*const Record, String>,
    out: String,
}

impl Structs<'_> {
    fn define(&mut self, record: &Rc<Record>, name: &str) -> Result<String, String> {
        let key = Rc::as_ptr(record);
        if let Some(name) = self.own.get(&key) {
            return Ok(name.clone());
        }
        if self.names.insert(name.to_owned(), key).is_some() {
            return Err(format!("two structs would be called {name}"));
        }
        self.own.insert(key, name.to_owned());
        let mut fields = String::new();
        let mut walk = Vec::new();
        for field in &record.fields {
            let field_name = field.name.as_deref().ok_or("a member without a name")?;
            let inner = format!("{name}{}", camel(field_name));
            let (rust, kind) = self.member(&field.ty, &inner)?;
            let ident = if KEYWORDS.contains(&field_name) { format!("r#{field_name}") } else { field_name.to_owned() };
            let _ = writeln!(fields, "    pub(crate) {ident}: {rust},");
            let by = match kind.as_str() {
                "int" | "ptr" => format!("set_{field_name}, try_set_{field_name}"),
                "byte" | "bool" | "wide" | "f32" | "f64" => format!("set_{field_name}"),
                _ => format!("{field_name}_mut"),
            };
            walk.push(format!("    {ident} ({by}): {kind},\n"));
        }
        let mut repr = "C".to_owned();
        if record.packed {
            repr.push_str(", packed");
        } else if let Some(pack) = record.pack {
            let _ = write!(repr, ", packed({pack})");
        }
        if let Some(Some(align)) = record.aligned {
            let _ = write!(repr, ", align({align})");
        }
        let body = if fields.is_empty() { "{}".to_owned() } else { format!("{{\n{fields}}}") };
        let _ = write!(
            self.out,
            "#[derive(HeapStruct)]\n#[repr({repr})]\npub(crate) struct {name} {body}\n\
             walk! {{ {name}, {name}View,\n{}}}\n",
            walk.concat()
        );
        Ok(name.to_owned())
    }

    /// A member's Rust type and how the driver walks it; `inner` names a record defined in place.
    fn member(&mut self, ty: &Type, inner: &str) -> Result<(String, String), String> {
        Ok(match ty {
            Type::Array(element, length) => {
                let length = length.ok_or("a flexible array")?;
                let (rust, kind) = self.member(element, inner)?;
                let kind = if matches!(**element, Type::Base(Base::Char)) {
                    "text".to_owned()
                } else {
                    format!("[{length}] {kind}")
                };
                (format!("[{rust}; {length}]"), kind)
            }
            Type::Record(record) => {
                let name = record.tag.as_deref().map_or_else(|| inner.to_owned(), camel);
                let name = self.define(record, &name)?;
                (name.clone(), format!("view {name}"))
            }
            Type::Base(base) => {
                let (rust, kind) = base_names(*base);
                (rust.to_owned(), kind.to_owned())
            }
            Type::Function { .. } | Type::Pointer { .. } => (self.pointee(ty)?, "ptr".to_owned()),
            Type::Void | Type::Odd(_) => return Err(format!("{ty:?} has no Rust type")),
        })
    }

    /// The Rust type of something that is pointed to, passed or returned.
    fn pointee(&mut self, ty: &Type) -> Result<String, String> {
        Ok(match ty {
            Type::Void => "c_void".to_owned(),
            Type::Base(base) => base_names(*base).0.to_owned(),
            Type::Pointer { to, to_const } => {
                let to = self.pointee(to)?;
                format!("*{} {to}", if *to_const { "const" } else { "mut" })
            }
            Type::Function { result, parameters } => {
                let parameters: Vec<String> = parameters.iter().map(|ty| self.pointee(ty)).collect::<Result<_, _>>()?;
                let result = match **result {
                    Type::Void => String::new(),
                    ref ty => format!(" -> {}", self.pointee(ty)?),
                };
                format!("Option<unsafe extern \"C\" fn({}){result}>", parameters.join(", "))
            }
            Type::Array(..) | Type::Record(_) | Type::Odd(_) => {
                return Err(format!("no record of the fixtures points to {ty:?}"));
            }
        })
    }
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
    use super::{camel, emit, reasons};
    use crate::{cdecl, fixture};

    fn why(source: &str) -> Vec<&'static str> {
        reasons(&cdecl::parse(source).unwrap()).into_iter().collect()
    }

    #[test]
    fn what_stands_in_the_way_is_found_wherever_it_is() {
        assert_eq!(why("struct s { char a; struct { int b[2]; } c[3]; void (*f)(void); };"), [""; 0]);
        assert_eq!(why("struct s { struct { union { int a; } b[2]; long c:3; } d; };"), ["bit-field", "union"]);
        assert_eq!(why("struct s { int n; char data[]; };"), ["flexible array"]);
        assert_eq!(why("struct s { struct { int a; }; long double b; };"), ["long double", "member without a name"]);
        assert_eq!(why("typedef int t __attribute__((aligned(8))); struct s { t a; };"), ["aligned typedef"]);
        assert_eq!(
            why("struct __attribute__((packed, aligned(4))) s { int a __attribute__((aligned(2))); };"),
            ["packed and aligned together (E0587)", "packed or aligned member"]
        );
        assert_eq!(
            why(
                "struct i { struct { int a; } __attribute__((aligned(8))) b; }; struct __attribute__((packed)) s { struct i c[2]; };"
            ),
            ["packed around an aligned record (E0588)"]
        );
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
        let output = emit(&[record("0000-h_one", source)]).unwrap();
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
    q (q_mut): [3] view HOneQ,
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
";
        assert!(output.code.ends_with(expected), "{}", output.code);
        assert!(output.code.contains("// 1 records; the other 0 are"), "{}", output.code);

        let output = emit(&[record("0000-h_one", "struct h_one { int a:3; };")]).unwrap();
        assert!(output.refused.ends_with("\n0000-h_one: bit-field\n"), "{}", output.refused);
        assert!(!output.code.contains("HOne"), "{}", output.code);

        let twice = [record("0000-h_one", source), record("0001-h_one", source)];
        assert_eq!(emit(&twice).unwrap_err(), "0001-h_one: two structs would be called HOne");
        let other = record("0000-h_one", "struct h_two { int a; };");
        assert_eq!(
            emit(&[other]).unwrap_err(),
            "0000-h_one: the source does not end with the record it is named after"
        );
    }

    #[test]
    fn names_are_rust_names() {
        assert_eq!((camel("h_p2n_in"), camel("r_007")), ("HP2nIn".to_owned(), "R007".to_owned()));
    }
}
