//! Reads `tests/fixtures`: one row of facts per compiler and target, one file per C record. `tests/fixtures/README.md`
//! describes the format. Everything that is not exactly that format is an error, so that a slip of the pen cannot
//! quietly weaken a test.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::rows::{Ids, RowSet};

/// The directory that holds the fixtures.
#[must_use]
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Byte order of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endian {
    Little,
    Big,
}

/// A base type on one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes as a member of a record.
    pub align: u64,
    /// What GNU's `__alignof__` says, in bytes.
    pub preferred: u64,
    /// `None` for types that are not integers.
    pub signed: Option<bool>,
}

/// How far a row can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Wrong about `long double` only.
    LongDouble(String),
    /// Not the platform's ABI at all; no record file mentions the row.
    All(String),
}

/// One compiler with one target and one set of flags.
#[derive(Clone, Debug)]
pub struct Row {
    /// `triple/compiler` or `triple/compiler flags`.
    pub id: String,
    pub compiler: String,
    /// `object`, or `diagnostics` where the compiler has no object writer for the target.
    pub via: String,
    pub endian: Endian,
    pub char_signed: bool,
    /// How many binary digits a `long double` has.
    pub long_double_digits: u8,
    pub types: BTreeMap<String, Fact>,
    pub doubt: Option<Doubt>,
}

/// A member as the compiler placed it, in bits in memory order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// `b`, or `d.s.q` inside a nested record. Arrays are not entered.
    pub path: String,
    pub bit_offset: u64,
    pub bit_size: u64,
}

/// One layout of a record and the rows that have it.
#[derive(Clone, Debug)]
pub struct Layout {
    pub size: u64,
    /// What `_Alignof` says.
    pub align: u64,
    /// The offset of the record after one `char`.
    pub falign: u64,
    /// What `__alignof__` says.
    pub prefer: u64,
    pub members: Vec<Member>,
    pub rows: RowSet,
}

/// One C record on every row.
#[derive(Clone, Debug)]
pub struct Record {
    /// The file's name without `.txt`, such as `0005-h_shorts`.
    pub file: String,
    /// `struct` or `union`.
    pub kind: String,
    pub name: String,
    pub tags: Vec<String>,
    /// C source; the last definition in it is the record.
    pub source: String,
    pub layouts: Vec<Layout>,
    /// Compiler message and the rows that gave it instead of a layout.
    pub rejected: Vec<(String, RowSet)>,
    /// Rows whose answer for this record is not to be trusted and is not kept.
    pub doubtful: RowSet,
}

impl Record {
    /// The layout on a row, or `None` if the row rejected the record or is doubtful.
    #[must_use]
    pub fn on(&self, row: &str) -> Option<&Layout> {
        let row = self.doubtful.number(row)?;
        self.layouts.iter().find(|layout| layout.rows.has(row))
    }

    /// The compiler's message if the row rejected the record.
    #[must_use]
    pub fn rejected_on(&self, row: &str) -> Option<&str> {
        self.rejected.iter().find(|(_, rows)| rows.contains(row)).map(|(message, _)| message.as_str())
    }
}

/// All fixtures.
#[derive(Clone, Debug)]
pub struct Fixtures {
    pub rows: Vec<Row>,
    pub records: Vec<Record>,
}

impl Fixtures {
    /// Reads the fixtures of this package.
    ///
    /// # Errors
    ///
    /// Names the file and line that is unreadable or not in the documented format.
    pub fn load() -> Result<Self, String> {
        let directory = directory();
        let rows = parse_rows(&read(&directory.join("abi.txt"))?).map_err(|error| format!("abi.txt: {error}"))?;
        let known = known(&rows);
        let folder = directory.join("records");
        let mut names = Vec::new();
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let name = entry.map_err(|e| format!("{}: {e}", folder.display()))?.file_name();
            let name = name.into_string().map_err(|n| format!("{n:?}: not UTF-8"))?;
            if let Some(stem) = name.strip_suffix(".txt") {
                names.push(stem.to_owned());
            }
        }
        names.sort();
        let mut records = Vec::new();
        for (number, file) in names.iter().enumerate() {
            if !file.starts_with(&format!("{number:04}-")) {
                return Err(format!("{file}.txt: expected number {number:04} here"));
            }
            let text = read(&folder.join(format!("{file}.txt")))?;
            records.push(parse_record(file, &text, &known).map_err(|error| format!("{file}.txt: {error}"))?);
        }
        Ok(Self { rows, records })
    }

    /// The row with this id.
    #[must_use]
    pub fn row(&self, id: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.id == id)
    }
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Numbered lines without their end.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

pub(crate) fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

/// Makes `id` that of the row of a triple and a compiler. Nothing is allocated for it if there was a longer one.
pub(crate) fn write_id(id: &mut String, triple: &str, compiler: &str) {
    id.clear();
    for part in [triple, "/", compiler] {
        id.push_str(part);
    }
}

fn parse_rows(text: &str) -> Result<Vec<Row>, String> {
    let mut rows: Vec<Row> = Vec::new();
    // endian and char may not be left to a default, so they are counted
    let mut given = 0;
    for (at, line) in lines(text) {
        let fail = |what: String| format!("line {at}: {what}");
        if let Some(id) = line.strip_prefix("row ") {
            if given != rows.len() * 5 {
                return Err(fail("the row before this one is not complete".to_owned()));
            }
            if rows.iter().any(|row| row.id == id) {
                return Err(fail(format!("row {id} is there twice")));
            }
            rows.push(Row {
                id: id.to_owned(),
                compiler: String::new(),
                via: String::new(),
                endian: Endian::Little,
                char_signed: true,
                long_double_digits: 0,
                types: BTreeMap::new(),
                doubt: None,
            });
            continue;
        }
        let (key, value) = line
            .strip_prefix("  ")
            .and_then(|rest| rest.split_once(' '))
            .ok_or_else(|| fail(format!("`{line}` is no `key value` line")))?;
        let row = rows.last_mut().ok_or_else(|| fail("facts before the first row".to_owned()))?;
        given += usize::from(matches!(key, "compiler" | "via" | "endian" | "char" | "ldouble"));
        match (key, value) {
            ("compiler", _) => value.clone_into(&mut row.compiler),
            ("via", "object" | "diagnostics") => value.clone_into(&mut row.via),
            ("endian", "little") => row.endian = Endian::Little,
            ("endian", "big") => row.endian = Endian::Big,
            ("char", "signed") => row.char_signed = true,
            ("char", "unsigned") => row.char_signed = false,
            ("ldouble", _) => {
                row.long_double_digits =
                    value.parse().map_err(|_| fail(format!("`{value}` is no number of digits")))?;
            }
            ("types", _) => {
                for word in value.split(' ') {
                    let (name, fact) = parse_fact(word).map_err(fail)?;
                    if row.types.insert(name.to_owned(), fact).is_some() {
                        return Err(fail(format!("type {name} is there twice")));
                    }
                }
            }
            ("doubt", _) => {
                row.doubt = Some(match value.split_once(' ') {
                    Some(("ldouble", why)) => Doubt::LongDouble(why.to_owned()),
                    Some(("all", why)) => Doubt::All(why.to_owned()),
                    _ => return Err(fail(format!("doubt about what: `{value}`"))),
                });
            }
            _ => return Err(fail(format!("`{line}` means nothing here"))),
        }
    }
    if rows.is_empty() || given != rows.len() * 5 {
        return Err("the last row is not complete".to_owned());
    }
    Ok(rows)
}

/// `llong:8/4^8s` is the type's name, size, alignment, preferred alignment if that is another, and signedness.
fn parse_fact(word: &str) -> Result<(&str, Fact), String> {
    let wrong = || format!("`{word}` is no type");
    let (name, value) = word.split_once(':').ok_or_else(wrong)?;
    let (size, align) = value.split_once('/').ok_or_else(wrong)?;
    let (align, signed) = match align.strip_suffix('s') {
        Some(align) => (align, Some(true)),
        None => match align.strip_suffix('u') {
            Some(align) => (align, Some(false)),
            None => (align, None),
        },
    };
    let (align, preferred) = align.split_once('^').unwrap_or((align, align));
    let fact = Fact { size: number(size)?, align: number(align)?, preferred: number(preferred)?, signed };
    Ok((name, fact))
}

/// What a list of rows, started by `@`, belongs to.
enum Owner {
    Layout,
    Rejected,
    Doubtful,
}

/// The rows that each record file mentions.
fn known(rows: &[Row]) -> Arc<Ids> {
    Ids::new(rows.iter().filter(|row| !matches!(row.doubt, Some(Doubt::All(_)))).map(|row| row.id.as_str()))
}

fn parse_record(file: &str, text: &str, known: &Arc<Ids>) -> Result<Record, String> {
    let mut record = Record {
        file: file.to_owned(),
        kind: String::new(),
        name: String::new(),
        tags: Vec::new(),
        source: String::new(),
        layouts: Vec::new(),
        rejected: Vec::new(),
        doubtful: RowSet::new(known),
    };
    let mut seen = RowSet::new(known);
    let mut rest: Option<(usize, usize)> = None;
    let mut owner = None;
    let mut compiler = "";
    let mut id = String::new();
    for (at, line) in lines(text) {
        let fail = |what: String| format!("line {at}: {what}");
        let (first, value) = line.split_once(' ').unwrap_or((line, ""));
        match first {
            "record" => {
                let (kind, name) = value.split_once(' ').ok_or_else(|| fail(format!("`{line}` names no record")))?;
                (record.kind, record.name) = (kind.to_owned(), name.to_owned());
            }
            "tags" => record.tags = value.split(' ').map(str::to_owned).collect(),
            "source" => {}
            "|" => {
                record.source.push_str(value);
                record.source.push('\n');
            }
            "layout" => {
                record.layouts.push(parse_layout(value, known).map_err(fail)?);
                owner = Some(Owner::Layout);
            }
            "rejected" => {
                record.rejected.push((value.to_owned(), RowSet::new(known)));
                owner = Some(Owner::Rejected);
            }
            "doubtful" => owner = Some(Owner::Doubtful),
            "" => {
                let more = line.starts_with("    ");
                let line = line.trim_start();
                if let Some(count) = line.strip_prefix("@ rest ") {
                    let Some(Owner::Layout) = owner else {
                        return Err(fail("only a layout can have the rest".to_owned()));
                    };
                    let count = number(count).map_err(fail)?;
                    let count = usize::try_from(count).map_err(|e| fail(e.to_string()))?;
                    if rest.replace((record.layouts.len() - 1, count)).is_some() {
                        return Err(fail("a second rest".to_owned()));
                    }
                    continue;
                }
                let triples = if let Some(named) = line.strip_prefix("@ ") {
                    let (name, triples) =
                        named.split_once(": ").ok_or_else(|| fail("no compiler before the triples".to_owned()))?;
                    compiler = name;
                    triples
                } else if more {
                    line
                } else {
                    // members come before the rows
                    let open = rest.is_none_or(|(index, _)| index + 1 != record.layouts.len());
                    let layout = match (&owner, record.layouts.last_mut()) {
                        (Some(Owner::Layout), Some(layout)) if open && layout.rows.is_empty() => layout,
                        _ => return Err(fail(format!("a member outside a layout: `{line}`"))),
                    };
                    layout.members.push(parse_member(line).map_err(fail)?);
                    continue;
                };
                let target = match owner {
                    Some(Owner::Layout) => record.layouts.last_mut().map(|l| &mut l.rows),
                    Some(Owner::Rejected) => record.rejected.last_mut().map(|(_, rows)| rows),
                    Some(Owner::Doubtful) => Some(&mut record.doubtful),
                    None => None,
                };
                let target = target.ok_or_else(|| fail("rows of nothing".to_owned()))?;
                for triple in triples.split(' ') {
                    write_id(&mut id, triple, compiler);
                    let number = known
                        .number(&id)
                        .ok_or_else(|| fail(format!("row {id} is not in abi.txt or doubtful there")))?;
                    if !seen.insert(number) {
                        return Err(fail(format!("row {id} is there twice")));
                    }
                    target.insert(number);
                }
            }
            _ => return Err(fail(format!("`{line}` means nothing here"))),
        }
    }
    let (index, count) = rest.ok_or("no layout has the rest")?;
    let left = seen.others();
    if left.len() != count {
        return Err(format!("`rest` is {} rows, not {count}", left.len()));
    }
    record.layouts[index].rows = left;
    fn paths(layout: &Layout) -> impl Iterator<Item = &str> {
        layout.members.iter().map(|member| member.path.as_str())
    }
    let first = &record.layouts[0];
    if record.layouts.iter().any(|layout| layout.rows.is_empty() || !paths(layout).eq(paths(first))) {
        return Err("a layout has no rows or other members than the first".to_owned());
    }
    if record.source.is_empty() || file.split_once('-').map(|(_, name)| name) != Some(&record.name) {
        return Err("no source, or the file is not named after its record".to_owned());
    }
    Ok(record)
}

/// `size=6 align=2 falign=2`, and `prefer=4` where `__alignof__` differs from `_Alignof`.
fn parse_layout(value: &str, known: &Arc<Ids>) -> Result<Layout, String> {
    let mut words = value.split(' ');
    let mut next = |key: &str| -> Result<Option<u64>, String> {
        match words.next() {
            None => Ok(None),
            Some(word) => match word.split_once('=') {
                Some((k, v)) if k == key => number(v).map(Some),
                _ => Err(format!("`{word}` instead of `{key}=`")),
            },
        }
    };
    let missing = || "a layout needs size, align and falign".to_owned();
    let size = next("size")?.ok_or_else(missing)?;
    let align = next("align")?.ok_or_else(missing)?;
    let falign = next("falign")?.ok_or_else(missing)?;
    let prefer = next("prefer")?.unwrap_or(align);
    Ok(Layout { size, align, falign, prefer, members: Vec::new(), rows: RowSet::new(known) })
}

fn parse_member(line: &str) -> Result<Member, String> {
    match line.split(' ').collect::<Vec<_>>()[..] {
        [path, bit_offset, bit_size] => {
            Ok(Member { path: path.to_owned(), bit_offset: number(bit_offset)?, bit_size: number(bit_size)? })
        }
        _ => Err(format!("`{line}` is no `path bit_offset bit_size`")),
    }
}

#[cfg(test)]
mod tests {
    use super::{Doubt, Endian, Fact, Fixtures, known, parse_record, parse_rows};

    const ROWS: &str = "\
row a-b/clang
  compiler c 1
  via object
  endian big
  char unsigned
  ldouble 53
  types long:4/4s llong:8/4^8s
  types double:8/4
row a-b/gcc -x
  compiler g 2
  via diagnostics
  endian little
  char signed
  ldouble 64
row d-e/clang
  compiler c 1
  via object
  endian little
  char signed
  ldouble 64
  doubt all wrong
row f-g/clang
  compiler c 1
  via object
  endian little
  char signed
  ldouble 64
  doubt ldouble too short
";

    const RECORD: &str = "\
record struct s
tags basic
source
| struct s { char a; };
layout size=1 align=1 falign=1
  a 0 8
  @ rest 1
layout size=4 align=4 falign=4 prefer=8
  a 0 8
  @ gcc -x: a-b
doubtful
  @ clang: f-g
";

    #[test]
    fn a_row_is_read() {
        let rows = parse_rows(ROWS).unwrap();
        assert_eq!(rows.len(), 4);
        assert_eq!((rows[0].endian, rows[0].char_signed), (Endian::Big, false));
        let llong = Fact { size: 8, align: 4, preferred: 8, signed: Some(true) };
        assert_eq!(rows[0].types["llong"], llong);
        assert_eq!(rows[0].types["double"].signed, None);
        assert_eq!((rows[1].id.as_str(), rows[1].via.as_str()), ("a-b/gcc -x", "diagnostics"));
        assert_eq!(rows[2].doubt, Some(Doubt::All("wrong".to_owned())));
        assert_eq!(rows[3].doubt, Some(Doubt::LongDouble("too short".to_owned())));
    }

    #[test]
    fn a_record_is_read() {
        let record = parse_record("0000-s", RECORD, &known(&parse_rows(ROWS).unwrap())).unwrap();
        assert_eq!(record.source, "struct s { char a; };\n");
        assert_eq!(record.on("a-b/clang").map(|l| (l.size, l.prefer)), Some((1, 1)));
        assert_eq!(record.on("a-b/gcc -x").map(|l| (l.size, l.prefer)), Some((4, 8)));
        assert!(record.on("f-g/clang").is_none());
        assert_eq!(record.layouts[0].members[0].path, "a");
    }

    /// Each slip, and what is said about it.
    #[test]
    fn a_slip_in_a_record_is_an_error() {
        let known = known(&parse_rows(ROWS).unwrap());
        for (old, new, expected) in [
            ("rest 1", "rest 2", "`rest` is 1 rows, not 2"),
            ("  @ rest 1\n", "", "no layout has the rest"),
            ("@ clang: f-g", "@ clang: a-c", "line 12: row a-c/clang is not in abi.txt or doubtful there"),
            ("@ clang: f-g", "@ clang: d-e", "line 12: row d-e/clang is not in abi.txt or doubtful there"),
            ("@ clang: f-g", "@ gcc -x: a-b", "line 12: row a-b/gcc -x is there twice"),
            ("size=4 align=4", "align=4", "line 8: `align=4` instead of `size=`"),
            ("4 prefer=8\n  a 0", "4 prefer=8\n  b 0", "a layout has no rows or other members than the first"),
            ("a 0 8", "a 0", "line 6: `a 0` is no `path bit_offset bit_size`"),
            ("a 0 8\n  @ rest 1", "@ rest 1\n  a 0 8", "line 7: a member outside a layout: `a 0 8`"),
            ("tags basic", "label basic", "line 2: `label basic` means nothing here"),
            ("struct s\n", "struct t\n", "no source, or the file is not named after its record"),
        ] {
            let text = RECORD.replacen(old, new, 1);
            assert_ne!(text, RECORD, "`{old}` is not in the record");
            assert_eq!(parse_record("0000-s", &text, &known).unwrap_err(), expected);
        }
    }

    #[test]
    fn a_slip_in_a_row_is_an_error() {
        for (old, new, expected) in [
            ("  endian big\n", "", "line 8: the row before this one is not complete"),
            ("endian big", "endian middle", "line 4: `  endian middle` means nothing here"),
            ("row a-b/gcc -x", "row a-b/clang", "line 9: row a-b/clang is there twice"),
            ("llong:", "long:", "line 7: type long is there twice"),
            ("ldouble 53", "ldouble many", "line 6: `many` is no number of digits"),
            ("double:8/4", "double:8", "line 8: `double:8` is no type"),
            ("doubt all", "doubt some", "line 21: doubt about what: `some wrong`"),
        ] {
            let text = ROWS.replacen(old, new, 1);
            assert_ne!(text, ROWS, "`{old}` is not in the rows");
            assert_eq!(parse_rows(&text).unwrap_err(), expected);
        }
    }

    #[test]
    fn all_fixtures_are_read() {
        let fixtures = Fixtures::load().unwrap();
        let layouts: usize = fixtures.records.iter().map(|record| record.layouts.len()).sum();
        assert_eq!((fixtures.rows.len(), fixtures.records.len(), layouts), (265, 279, 1917));
    }
}
