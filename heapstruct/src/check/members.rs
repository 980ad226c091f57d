//! The members of a record at every depth, each with its path in Rust and in C.

use super::CCheck;
use super::facts::from_fn;
use crate::abi::Abi;
use crate::layout::{CType, Member, MemberLayout, Record, RecordLayout};
use core::fmt::{self, Display as _};

/// A member that C is asked about.
pub(super) struct Asked<'p> {
    pub(super) path: &'p Path<'p>,
    /// Where it lies in the record that holds it directly.
    pub(super) layout: MemberLayout,
    /// Where that record lies in the outermost one, in bytes.
    pub(super) base: u64,
    pub(super) abi: &'p Abi,
}

/// The way to a member: a chain of names, from the inside out.
pub(super) struct Path<'p> {
    record: &'static str,
    outer: Option<&'p Path<'p>>,
    name: &'static str,
    c_name: &'p str,
    /// How many indices lead from the member to what it holds: 2 for an array of arrays.
    dimensions: usize,
}

impl<'p> Path<'p> {
    /// Whether it is written so, by the names in Rust and without indices.
    fn is(&self, text: &str) -> bool {
        match (text.strip_suffix(self.name), self.outer) {
            (Some(""), None) => true,
            (Some(rest), Some(outer)) => rest.strip_suffix('.').is_some_and(|rest| outer.is(rest)),
            _ => false,
        }
    }

    /// Whether C has no name for it.
    pub(super) fn is_unnamed(&self) -> bool {
        self.c_name.is_empty()
    }

    /// As C writes the member, from the outermost record on.
    pub(super) fn in_c(&'p self) -> impl fmt::Display + 'p {
        from_fn(|f| {
            let mut outer = self.outer;
            while let Some(unnamed) = outer.filter(|path| path.is_unnamed()) {
                outer = unnamed.outer;
            }
            if let Some(outer) = outer {
                outer.element_in_c().fmt(f)?;
                f.write_str(".")?;
            }
            f.write_str(self.c_name)
        })
    }

    /// The same with indices, down to what is no array.
    pub(super) fn element_in_c(&'p self) -> impl fmt::Display + 'p {
        from_fn(|f| {
            self.in_c().fmt(f)?;
            self.indices(f)
        })
    }

    /// What is no array, as messages name it.
    pub(super) fn element(&'p self) -> impl fmt::Display + 'p {
        from_fn(|f| {
            self.fmt(f)?;
            self.indices(f)
        })
    }

    fn indices(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.dimensions).try_for_each(|_| f.write_str("[0]"))
    }

    /// Whether it is an array.
    pub(super) fn is_array(&self) -> bool {
        self.dimensions > 0
    }
}

impl fmt::Display for Path<'_> {
    /// As Rust's messages name the member: `Record::member`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outer {
            None => write!(f, "{}::{}", self.record, self.name),
            Some(outer) => write!(f, "{}.{}", outer.element(), self.name),
        }
    }
}

/// Gives each member that is not skipped, those of records inside behind their record.
pub(super) fn each(
    check: &CCheck<'_>,
    layout: &RecordLayout,
    ask: &mut dyn FnMut(&Asked<'_>) -> fmt::Result,
) -> fmt::Result {
    each_inside(check, layout, None, 0, ask)
}

fn each_inside(
    check: &CCheck<'_>,
    layout: &RecordLayout,
    outer: Option<&Path<'_>>,
    base: u64,
    ask: &mut dyn FnMut(&Asked<'_>) -> fmt::Result,
) -> fmt::Result {
    let record = outer.map_or(layout.record().name(), |outer| outer.record);
    for member in layout.members().filter(|member| !is_bindgens_own(member.name())) {
        let (element, dimensions) = element(member.ctype());
        let name = member.name();
        let mut path = Path { record, outer, name, c_name: name, dimensions };
        if check.skips.iter().any(|skip| path.is(skip)) {
            continue;
        }
        path.c_name = match check.renames.iter().find(|(name, _)| path.is(name)) {
            Some((_, c_name)) => c_name,
            None if name.starts_with("__bindgen_anon_") => "",
            None => name,
        };
        ask(&Asked { path: &path, layout: member, base, abi: layout.abi() })?;
        if let CType::Record(inner) = element {
            // The record around it was laid out, so this one can be.
            let inner = RecordLayout::of(inner, *layout.abi()).map_err(|_| fmt::Error)?;
            each_inside(check, &inner, Some(&path), base + member.offset(), ask)?;
        }
    }
    Ok(())
}

/// What bindgen adds to a struct, and no header has.
fn is_bindgens_own(name: &str) -> bool {
    ["_bitfield_", "__bindgen_padding_", "__bindgen_align", "_bindgen_opaque_blob", "_bindgen_union_align"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// What an array holds that is no array itself, and how many indices lead there.
pub(super) fn element(mut ctype: &'static CType) -> (&'static CType, usize) {
    let mut dimensions = 0;
    loop {
        ctype = match ctype {
            CType::Array(inner, _) => {
                dimensions += 1;
                inner
            }
            CType::Aligned(inner, _) => inner,
            _ => return (ctype, dimensions),
        };
    }
}

/// The member that a path names, on whatever target.
pub(super) fn find(record: &Record, path: &str) -> Option<&'static Member> {
    record.members().iter().filter(|member| !member.name().is_empty()).find_map(|member| {
        match path.strip_prefix(member.name())? {
            "" => Some(member),
            rest => match element(member.ctype()) {
                (CType::Record(inner), _) => find(inner, rest.strip_prefix('.')?),
                _ => None,
            },
        }
    })
}

/// Whether C can do without a name for it: whether it is a record, and no array.
pub(super) fn may_be_unnamed(member: &Member) -> bool {
    matches!(element(member.ctype()), (CType::Record(_), 0))
}
