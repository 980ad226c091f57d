//! Reads `tests/fixtures/posix`: what the system headers of C libraries declare, as compilers see it.
//! `tests/fixtures/README.md` describes the format. Everything that is not exactly that format is an error.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use crate::fixture::{directory, lines, number, read, write_id};
use crate::rows::{Ids, RowSet};

/// One C library for one target, seen by one compiler.
#[derive(Clone, Debug)]
pub struct Row {
    /// `triple/library` or `triple/library variant`.
    pub id: String,
    pub compiler: String,
    pub flags: Vec<String>,
}

/// What a typedef stands for on some rows.
#[derive(Clone, Debug)]
pub struct Meaning {
    /// In bytes.
    pub size: u64,
    /// In bytes, as a member of a record.
    pub align: u64,
    pub signed: bool,
    /// C's base type.
    pub base: String,
    pub rows: RowSet,
}

/// A typedef on every row.
#[derive(Clone, Debug)]
pub struct Typedef {
    pub name: String,
    pub meanings: Vec<Meaning>,
    pub absent: RowSet,
}

impl Typedef {
    /// What it is on a row, or `None` if the row lacks it.
    #[must_use]
    pub fn on(&self, row: &str) -> Option<&Meaning> {
        let row = self.absent.number(row)?;
        self.meanings.iter().find(|meaning| meaning.rows.has(row))
    }
}

/// What a member is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Int { signed: bool },
    Pointer,
    Struct,
    Union,
    Array(Box<Self>, u64),
}

/// A member as the compiler placed it, in bits in memory order.
#[derive(Clone, Debug)]
pub struct Member {
    /// `st_size`, or `st_atim.tv_sec` inside a nested record. Arrays are not entered; what is in an unnamed record
    /// counts as the outer one's.
    pub path: String,
    pub bit_offset: u64,
    pub bit_size: u64,
    pub kind: Kind,
}

/// One layout of a struct and the rows that have it.
#[derive(Clone, Debug)]
pub struct Layout {
    pub size: u64,
    pub align: u64,
    pub members: Vec<Member>,
    pub rows: RowSet,
}

/// A struct on every row.
#[derive(Clone, Debug)]
pub struct Struct {
    pub name: String,
    pub header: String,
    pub layouts: Vec<Layout>,
    pub absent: RowSet,
}

impl Struct {
    /// The layout on a row, or `None` if the row lacks the struct.
    #[must_use]
    pub fn on(&self, row: &str) -> Option<&Layout> {
        let row = self.absent.number(row)?;
        self.layouts.iter().find(|layout| layout.rows.has(row))
    }
}

/// All that the headers say.
#[derive(Clone, Debug)]
pub struct Headers {
    pub rows: Vec<Row>,
    pub typedefs: Vec<Typedef>,
    pub structs: BTreeMap<String, Struct>,
}

impl Headers {
    /// Reads the fixtures of this package.
    ///
    /// # Errors
    ///
    /// Names the file and line that is unreadable or not in the documented format.
    pub fn load() -> Result<Self, String> {
        let directory = directory().join("posix");
        let rows = parse_rows(&read(&directory.join("rows.txt"))?).map_err(|error| format!("rows.txt: {error}"))?;
        let ids = ids(&rows);
        let typedefs = parse_typedefs(&read(&directory.join("typedefs.txt"))?, &ids)
            .map_err(|error| format!("typedefs.txt: {error}"))?;
        let folder = directory.join("structs");
        let mut structs = BTreeMap::new();
        for entry in fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))? {
            let name = entry.map_err(|e| format!("{}: {e}", folder.display()))?.file_name();
            let name = name.into_string().map_err(|n| format!("{n:?}: not UTF-8"))?;
            let stem = name.strip_suffix(".txt").ok_or_else(|| format!("{name}: not a fixture"))?;
            let found = parse_struct(&read(&folder.join(&name))?, &ids).map_err(|error| format!("{name}: {error}"))?;
            if found.name != stem {
                return Err(format!("{name}: holds struct {}", found.name));
            }
            structs.insert(stem.to_owned(), found);
        }
        Ok(Self { rows, typedefs, structs })
    }

    /// The typedef with this name.
    #[must_use]
    pub fn typedef(&self, name: &str) -> Option<&Typedef> {
        self.typedefs.iter().find(|typedef| typedef.name == name)
    }
}

fn parse_rows(text: &str) -> Result<Vec<Row>, String> {
    let mut rows: Vec<Row> = Vec::new();
    for (at, line) in lines(text) {
        let fail = |what: String| format!("line {at}: {what}");
        if let Some(id) = line.strip_prefix("row ") {
            if rows.iter().any(|row| row.id == id) {
                return Err(fail(format!("row {id} is there twice")));
            }
            if !id.contains('/') {
                return Err(fail(format!("row {id} names no library")));
            }
            rows.push(Row { id: id.to_owned(), compiler: String::new(), flags: Vec::new() });
            continue;
        }
        let row = rows.last_mut().ok_or_else(|| fail("facts before the first row".to_owned()))?;
        match line.strip_prefix("  ").and_then(|rest| rest.split_once(' ')) {
            Some(("compiler", value)) if row.compiler.is_empty() => value.clone_into(&mut row.compiler),
            Some(("flags", value)) if row.flags.is_empty() => row.flags = value.split(' ').map(str::to_owned).collect(),
            _ => return Err(fail(format!("`{line}` means nothing here"))),
        }
    }
    match rows.iter().find(|row| row.compiler.is_empty()) {
        Some(row) => Err(format!("row {} has no compiler", row.id)),
        None => Ok(rows),
    }
}

fn ids(rows: &[Row]) -> Arc<Ids> {
    Ids::new(rows.iter().map(|row| row.id.as_str()))
}

/// Hands out each row once: to the answers that name it, and what is left to the answer that has the rest.
#[derive(Debug)]
struct Dealer<'a> {
    all: &'a Ids,
    seen: RowSet,
    /// Which answer, and how many rows it says.
    rest: Option<(usize, usize)>,
    /// What the line before was about, which a deeper indented line goes on with.
    library: Option<&'a str>,
    /// Of the row at hand.
    id: String,
}

impl<'a> Dealer<'a> {
    fn new(all: &'a Arc<Ids>) -> Self {
        Self { all, seen: RowSet::new(all), rest: None, library: None, id: String::new() }
    }

    /// Takes a line of rows for answer `index`, or says that it is none.
    fn take(&mut self, line: &'a str, index: Option<usize>, rows: &mut RowSet) -> Result<bool, String> {
        let triples = if let Some(count) = line.strip_prefix("  @ rest ") {
            self.library = None;
            let index = index.ok_or("the rest cannot be absent")?;
            let count = usize::try_from(number(count)?).map_err(|error| error.to_string())?;
            return match self.rest.replace((index, count)) {
                Some(_) => Err("a second rest".to_owned()),
                None => Ok(true),
            };
        } else if let Some(named) = line.strip_prefix("  @ ") {
            let (library, triples) = named.split_once(": ").ok_or("no library before the triples")?;
            self.library = Some(library);
            triples
        } else if let Some(more) = line.strip_prefix("    ") {
            more
        } else {
            return Ok(false);
        };
        let library = self.library.ok_or("rows of no library")?;
        for triple in triples.split(' ') {
            write_id(&mut self.id, triple, library);
            let number = self.all.number(&self.id).ok_or_else(|| format!("row {} is not in rows.txt", self.id))?;
            if !self.seen.insert(number) {
                return Err(format!("row {} is there twice", self.id));
            }
            rows.insert(number);
        }
        Ok(true)
    }

    /// Which answer has the rest, and what that is.
    fn finish(self) -> Result<(usize, RowSet), String> {
        let (index, count) = self.rest.ok_or("no answer has the rest")?;
        let left = self.seen.others();
        if left.is_empty() || left.len() != count {
            return Err(format!("`rest` is {} rows, not {count}", left.len()));
        }
        Ok((index, left))
    }
}

fn parse_typedefs(text: &str, ids: &Arc<Ids>) -> Result<Vec<Typedef>, String> {
    let mut typedefs: Vec<Typedef> = Vec::new();
    let mut blocks: Vec<(usize, &str)> = lines(text).collect();
    // a typedef ends where the next one begins
    blocks.push((0, "typedef"));
    let mut dealer = Dealer::new(ids);
    let mut absent = false;
    for (at, line) in blocks {
        let fail = |what: String| format!("line {at}: {what}");
        let (first, value) = line.split_once(' ').unwrap_or((line, ""));
        match (first, value) {
            ("typedef", name) => {
                if let Some(done) = typedefs.last_mut() {
                    let (index, left) = std::mem::replace(&mut dealer, Dealer::new(ids))
                        .finish()
                        .map_err(|error| format!("{}: {error}", done.name))?;
                    done.meanings[index].rows = left;
                    if done.meanings.iter().any(|meaning| meaning.rows.is_empty()) {
                        return Err(format!("{}: a meaning has no rows", done.name));
                    }
                }
                if typedefs.iter().any(|typedef| typedef.name == name) {
                    return Err(fail(format!("typedef {name} is there twice")));
                }
                absent = false;
                typedefs.push(Typedef { name: name.to_owned(), meanings: Vec::new(), absent: RowSet::new(ids) });
            }
            ("is", _) if !absent => {
                let typedef = typedefs.last_mut().ok_or_else(|| fail("no typedef before this".to_owned()))?;
                typedef.meanings.push(parse_meaning(value, ids).map_err(fail)?);
                dealer.library = None;
            }
            ("absent", "") => absent = true,
            _ => {
                let wrong = || fail(format!("`{line}` means nothing here"));
                let typedef = typedefs.last_mut().ok_or_else(wrong)?;
                let index = typedef.meanings.len().checked_sub(1).ok_or_else(wrong)?;
                let (index, list) =
                    if absent { (None, &mut typedef.absent) } else { (Some(index), &mut typedef.meanings[index].rows) };
                if !dealer.take(line, index, list).map_err(fail)? {
                    return Err(wrong());
                }
            }
        }
    }
    // what the last line opened
    typedefs.pop();
    if typedefs.is_empty() { Err("no typedef".to_owned()) } else { Ok(typedefs) }
}

/// `8/4u unsigned long long`
fn parse_meaning(value: &str, ids: &Arc<Ids>) -> Result<Meaning, String> {
    let wrong = || format!("`{value}` is no `size/align sign type`");
    let (fact, base) = value.split_once(' ').ok_or_else(wrong)?;
    let (size, align) = fact.split_once('/').ok_or_else(wrong)?;
    let (align, signed) = match (align.strip_suffix('s'), align.strip_suffix('u')) {
        (Some(align), _) => (align, true),
        (_, Some(align)) => (align, false),
        _ => return Err(wrong()),
    };
    let (size, align) = (number(size)?, number(align)?);
    Ok(Meaning { size, align, signed, base: base.to_owned(), rows: RowSet::new(ids) })
}

fn parse_struct(text: &str, ids: &Arc<Ids>) -> Result<Struct, String> {
    let mut found =
        Struct { name: String::new(), header: String::new(), layouts: Vec::new(), absent: RowSet::new(ids) };
    let mut dealer = Dealer::new(ids);
    let mut absent = false;
    for (at, line) in lines(text) {
        let fail = |what: String| format!("line {at}: {what}");
        let wrong = || fail(format!("`{line}` means nothing here"));
        let (first, value) = line.split_once(' ').unwrap_or((line, ""));
        match (first, value) {
            ("struct", name) if at == 1 => name.clone_into(&mut found.name),
            ("header", header) if at == 2 => header.clone_into(&mut found.header),
            ("layout", _) if !absent && at > 2 => {
                found.layouts.push(parse_layout(value, ids).map_err(fail)?);
                dealer.library = None;
            }
            ("absent", "") if !absent => absent = true,
            _ => {
                let index = found.layouts.len().checked_sub(1).ok_or_else(wrong)?;
                let layout = &mut found.layouts[index];
                let (taker, list) = if absent { (None, &mut found.absent) } else { (Some(index), &mut layout.rows) };
                if dealer.take(line, taker, list).map_err(fail)? {
                    continue;
                }
                // members come before the rows
                let open = dealer.rest.is_none_or(|(rest, _)| rest != index) && layout.rows.is_empty();
                if absent || !open {
                    return Err(wrong());
                }
                layout.members.push(parse_member(line).map_err(fail)?);
            }
        }
    }
    let (index, left) = dealer.finish()?;
    found.layouts[index].rows = left;
    if found.layouts.iter().any(|layout| layout.rows.is_empty() || layout.members.is_empty()) {
        return Err("a layout has no members or no rows".to_owned());
    }
    if found.name.is_empty() || found.header.is_empty() {
        return Err("no name or no header".to_owned());
    }
    Ok(found)
}

/// `size=144 align=8`
fn parse_layout(value: &str, ids: &Arc<Ids>) -> Result<Layout, String> {
    let wrong = || format!("`{value}` is no `size=N align=N`");
    let (size, align) = value.split_once(' ').ok_or_else(wrong)?;
    let size = number(size.strip_prefix("size=").ok_or_else(wrong)?)?;
    let align = number(align.strip_prefix("align=").ok_or_else(wrong)?)?;
    Ok(Layout { size, align, members: Vec::new(), rows: RowSet::new(ids) })
}

/// `  st_size 384 64 i64`
fn parse_member(line: &str) -> Result<Member, String> {
    let wrong = || format!("`{line}` is no `path bit_offset bit_size type`");
    let words = line.strip_prefix("  ").ok_or_else(wrong)?;
    match words.splitn(4, ' ').collect::<Vec<_>>()[..] {
        [path, bit_offset, bit_size, kind] if !path.is_empty() => {
            let (bit_offset, bit_size) = (number(bit_offset)?, number(bit_size)?);
            Ok(Member { path: path.to_owned(), bit_offset, bit_size, kind: parse_kind(kind).ok_or_else(wrong)? })
        }
        _ => Err(wrong()),
    }
}

/// `i64`, `u8`, `ptr`, `struct timespec`, `union ?`, `[65]i8`
fn parse_kind(word: &str) -> Option<Kind> {
    if let Some(array) = word.strip_prefix('[') {
        let (length, element) = array.split_once(']')?;
        return Some(Kind::Array(Box::new(parse_kind(element)?), length.parse().ok()?));
    }
    match word.split_once(' ') {
        Some(("struct", _)) => return Some(Kind::Struct),
        Some(("union", _)) => return Some(Kind::Union),
        Some(_) => return None,
        None => {}
    }
    match word {
        "ptr" => Some(Kind::Pointer),
        "i8" | "i16" | "i32" | "i64" => Some(Kind::Int { signed: true }),
        "u8" | "u16" | "u32" | "u64" => Some(Kind::Int { signed: false }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Headers, Kind, ids, parse_rows, parse_struct, parse_typedefs};

    const ROWS: &str = "\
row a-b/libc
  compiler c 1
row a-b/libc wide
  compiler c 1
  flags -DX -DY
row d-e/libc
  compiler c 2
row f-g/other
  compiler c 2
";

    const TYPEDEFS: &str = "\
typedef time_t
is 8/4s long long
  @ rest 2
is 4/4s long
  @ libc: a-b
    d-e
typedef key_t
is 4/2u unsigned int
  @ rest 1
absent
  @ libc: a-b d-e
  @ libc wide: a-b
";

    const STRUCT: &str = "\
struct s
header s.h
layout size=8 align=4
  a 0 8 i8
  b 32 32 struct ?
  b.c 32 32 [2]u16
  @ rest 1
layout size=4 align=2
  a 0 32 ptr
  @ libc: a-b
    d-e
absent
  @ other: f-g
";

    #[test]
    fn rows_are_read() {
        let rows = parse_rows(ROWS).unwrap();
        assert_eq!((rows.len(), rows[1].id.as_str()), (4, "a-b/libc wide"));
        assert_eq!((rows[1].flags.len(), rows[2].compiler.as_str()), (2, "c 2"));
    }

    #[test]
    fn typedefs_are_read() {
        let typedefs = parse_typedefs(TYPEDEFS, &ids(&parse_rows(ROWS).unwrap())).unwrap();
        let on = |index: usize, row| typedefs[index].on(row).map(|m| (m.size, m.align, m.signed, m.base.as_str()));
        assert_eq!(typedefs.len(), 2);
        assert_eq!(on(0, "f-g/other"), Some((8, 4, true, "long long")));
        assert_eq!(on(0, "d-e/libc"), Some((4, 4, true, "long")));
        assert_eq!(on(1, "f-g/other"), Some((4, 2, false, "unsigned int")));
        assert_eq!(on(1, "d-e/libc"), None);
    }

    #[test]
    fn a_struct_is_read() {
        let found = parse_struct(STRUCT, &ids(&parse_rows(ROWS).unwrap())).unwrap();
        assert_eq!((found.header.as_str(), found.layouts.len(), found.absent.len()), ("s.h", 2, 1));
        let wide = found.on("a-b/libc wide").unwrap();
        assert_eq!((wide.size, wide.align), (8, 4));
        let member = &wide.members[2];
        assert_eq!((member.path.as_str(), member.bit_offset, member.bit_size), ("b.c", 32, 32));
        assert_eq!(member.kind, Kind::Array(Box::new(Kind::Int { signed: false }), 2));
        assert_eq!(found.on("d-e/libc").map(|layout| layout.size), Some(4));
        assert!(found.on("f-g/other").is_none());
    }

    /// Each slip, and what is said about it.
    #[test]
    fn a_slip_in_a_struct_is_an_error() {
        let rows = ids(&parse_rows(ROWS).unwrap());
        for (old, new, expected) in [
            ("rest 1", "rest 2", "`rest` is 1 rows, not 2"),
            ("  @ rest 1\n", "", "no answer has the rest"),
            ("other: f-g", "other: f-h", "line 13: row f-h/other is not in rows.txt"),
            ("other: f-g", "libc: a-b", "line 13: row a-b/libc is there twice"),
            ("other: f-g", "rest 1", "line 13: the rest cannot be absent"),
            ("libc: a-b\n", "rest 2\n", "line 10: a second rest"),
            ("  @ libc: a-b\n", "", "line 10: rows of no library"),
            ("size=4 align=2", "align=2", "line 8: `align=2` is no `size=N align=N`"),
            ("a 0 32 ptr", "a 0 32", "line 9: `  a 0 32` is no `path bit_offset bit_size type`"),
            ("a 0 32 ptr", "a 0 32 i32u", "line 9: `  a 0 32 i32u` is no `path bit_offset bit_size type`"),
            ("a 0 8 i8\n", "@ rest 1\n  a 0 8 i8\n", "line 5: `  a 0 8 i8` means nothing here"),
            ("  a 0 32 ptr\n", "", "a layout has no members or no rows"),
            ("header s.h\n", "", "line 2: `layout size=8 align=4` means nothing here"),
        ] {
            let text = STRUCT.replacen(old, new, 1);
            assert_ne!(text, STRUCT, "`{old}` is not in the struct");
            assert_eq!(parse_struct(&text, &rows).unwrap_err(), expected, "{new}");
        }
    }

    #[test]
    fn a_slip_in_a_typedef_or_row_is_an_error() {
        let rows = ids(&parse_rows(ROWS).unwrap());
        for (old, new, expected) in [
            ("rest 2", "rest 3", "time_t: `rest` is 2 rows, not 3"),
            ("key_t", "time_t", "line 7: typedef time_t is there twice"),
            ("4/2u", "4/2", "line 8: `4/2 unsigned int` is no `size/align sign type`"),
            ("  @ rest 1\nabsent", "absent", "key_t: no answer has the rest"),
            ("is 4/4s long\n", "is 4/4s long\nis 2/2s short\n", "time_t: a meaning has no rows"),
            ("typedef time_t\n", "", "line 1: no typedef before this"),
        ] {
            let text = TYPEDEFS.replacen(old, new, 1);
            assert_ne!(text, TYPEDEFS, "`{old}` is not in the typedefs");
            assert_eq!(parse_typedefs(&text, &rows).unwrap_err(), expected, "{new}");
        }
        for (old, new, expected) in [
            ("row d-e/libc", "row a-b/libc", "line 6: row a-b/libc is there twice"),
            ("row d-e/libc", "row d-e", "line 6: row d-e names no library"),
            ("flags", "flag", "line 5: `  flag -DX -DY` means nothing here"),
            ("  compiler c 1\n", "", "row a-b/libc has no compiler"),
        ] {
            let text = ROWS.replacen(old, new, 1);
            assert_eq!(parse_rows(&text).unwrap_err(), expected, "{new}");
        }
    }

    #[test]
    fn all_headers_are_read() {
        let headers = Headers::load().unwrap();
        let layouts: usize = headers.structs.values().map(|found| found.layouts.len()).sum();
        assert_eq!((headers.rows.len(), headers.typedefs.len()), (56, 47));
        assert_eq!((headers.structs.len(), layouts), (49, 312));
    }
}
