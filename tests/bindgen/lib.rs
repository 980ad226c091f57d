//! bindgen's output for real headers, with `#[derive(HeapStruct)]` on every struct and union: it compiles without an
//! edit, which runs the proof of each, and the layouts agree with what bindgen says.

use heapstruct::HeapStruct;
use heapstruct::target::Native;

include!(concat!(env!("OUT_DIR"), "/units.rs"));

/// A record whose layout was compared.
#[derive(Debug)]
pub struct Compared {
    pub name: &'static str,
    /// How many members bindgen said the offset of.
    pub members: usize,
    /// What differs.
    pub differences: Vec<String>,
}

/// Compares our layout of a record with what bindgen says of it.
pub fn compared<X: HeapStruct>(
    name: &'static str,
    size: Option<u64>,
    align: Option<u64>,
    offsets: &[(&str, u64)],
) -> Compared
where
    X: heapstruct::Known<Native>,
{
    let mut differences = Vec::new();
    let layout = X::layout_on(Native).unwrap_or_else(|error| panic!("{name}: {error}"));
    if size.is_some_and(|size| size != layout.size()) {
        differences.push(format!("{name}: size {} against {size:?}", layout.size()));
    }
    if align.is_some_and(|align| align != layout.align()) {
        differences.push(format!("{name}: alignment {} against {align:?}", layout.align()));
    }
    for (member, offset) in offsets {
        match layout.members().find(|ours| ours.name() == *member) {
            Some(ours) if ours.offset() == *offset => {}
            Some(ours) => differences.push(format!("{name}::{member}: offset {} against {offset}", ours.offset())),
            None => differences.push(format!("{name}::{member}: no such member")),
        }
    }
    shows::<X>();
    // A record without size or alignment in bindgen's words would be compared with nothing.
    if size.is_none() || align.is_none() {
        differences.push(format!("{name}: bindgen says no size"));
    }
    Compared { name, members: offsets.len(), differences }
}

/// Views of a pattern show themselves, whatever the bytes mean.
fn shows<X: heapstruct::Known<Native> + HeapStruct>() {
    use std::fmt::Write as _;
    let bytes: Vec<u8> = (0..size_of::<X>()).map(|i| (i as u8).wrapping_mul(151) ^ 0xa5).collect();
    let mut text = String::new();
    let view = X::view(&bytes[..]).expect("as many bytes as the record has");
    write!(text, "{view:?}").expect("a view can be shown");
    assert!(text.starts_with(X::RECORD.name()), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_agree() {
        let mut differences = Vec::new();
        for (unit, records) in UNITS {
            let compared: Vec<Compared> = records.iter().map(|compare| compare()).collect();
            let members: usize = compared.iter().map(|record| record.members).sum();
            println!("{unit}: {} records, {members} members", compared.len());
            assert!(!compared.is_empty(), "{unit}: bindgen wrote no record");
            differences.extend(compared.into_iter().flat_map(|record| record.differences));
        }
        for (record, reason) in BLOCKED {
            println!("left out: {record}: {reason}");
        }
        for header in REFUSED {
            println!("does not compile by itself: {header}");
        }
        assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
    }
}
