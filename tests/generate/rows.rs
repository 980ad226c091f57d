//! Sets of rows. A fixture says of each answer which rows gave it, and there are thousands of answers: a set is an array
//! of bits, and a row is found by its id once.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// The ids of the rows that may be in a set, each with its number.
#[derive(Debug, Default)]
pub struct Ids {
    ids: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Ids {
    pub(crate) fn new<'a>(ids: impl IntoIterator<Item = &'a str>) -> Arc<Self> {
        let ids: Vec<String> = ids.into_iter().map(str::to_owned).collect();
        let numbers = ids.iter().cloned().enumerate().map(|(number, id)| (id, number)).collect();
        Arc::new(Self { ids, numbers })
    }

    pub(crate) fn number(&self, id: &str) -> Option<usize> {
        self.numbers.get(id).copied()
    }
}

/// Some of the rows.
#[derive(Clone, Default)]
pub struct RowSet {
    ids: Arc<Ids>,
    /// Row 0 is the lowest bit of the first word. None is set beyond the last row.
    words: Vec<u64>,
}

impl RowSet {
    pub(crate) fn new(ids: &Arc<Ids>) -> Self {
        Self { ids: Arc::clone(ids), words: vec![0; ids.ids.len().div_ceil(64)] }
    }

    /// Whether the row with this id is in the set.
    #[must_use]
    pub fn contains(&self, id: &str) -> bool {
        self.number(id).is_some_and(|number| self.has(number))
    }

    /// The ids in the set, in the order of the rows.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.ids.ids.iter().enumerate().filter(|(number, _)| self.has(*number)).map(|(_, id)| id.as_str())
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The number of a row, in this set or not. Sets from one fixture number them alike.
    pub(crate) fn number(&self, id: &str) -> Option<usize> {
        self.ids.number(id)
    }

    pub(crate) fn has(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    /// Adds a row; says whether it is new.
    pub(crate) fn insert(&mut self, number: usize) -> bool {
        let new = !self.has(number);
        self.words[number / 64] |= 1 << (number % 64);
        new
    }

    /// All rows but these.
    pub(crate) fn others(&self) -> Self {
        let mut words: Vec<u64> = self.words.iter().map(|word| !word).collect();
        if let (Some(last), used @ 1..) = (words.last_mut(), self.ids.ids.len() % 64) {
            *last &= (1 << used) - 1;
        }
        Self { ids: Arc::clone(&self.ids), words }
    }
}

impl fmt::Debug for RowSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{Ids, RowSet};

    #[test]
    fn a_set_and_the_others() {
        for count in [0, 1, 63, 64, 65, 128, 130] {
            let names: Vec<String> = (0..count).map(|number| format!("row {number}")).collect();
            let mut set = RowSet::new(&Ids::new(names.iter().map(String::as_str)));
            assert!(set.is_empty() && set.others().len() == count);
            for number in (0..count).step_by(3) {
                assert!(set.insert(number) && !set.insert(number));
            }
            let others = set.others();
            assert_eq!((set.len(), set.len() + others.len()), (count.div_ceil(3), count));
            for (number, name) in names.iter().enumerate() {
                assert_eq!((set.contains(name), others.contains(name)), (number % 3 == 0, number % 3 != 0));
            }
            assert!(set.iter().eq(names.iter().step_by(3)));
            assert!(!set.contains("another row") && !others.contains("another row"));
        }
    }

    #[test]
    fn a_set_shows_its_ids() {
        let mut set = RowSet::new(&Ids::new(["a", "b", "c"]));
        set.insert(2);
        set.insert(0);
        assert_eq!(format!("{set:?}"), r#"{"a", "c"}"#);
    }
}
