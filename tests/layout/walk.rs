//! How the driver reaches every member of every generated record. `walk!` implements [`Subject`] for a record and lets
//! its views be walked leaf by leaf, in the order of the C source: a leaf is a number, an address or a text, inside
//! nested records and array elements too. The driver says at which leaf to write or read.

use heapstruct::layout::{LayoutError, RecordLayout};
use heapstruct::target::{StaticTarget, Target};

/// What is written to a leaf and read from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// An integer, an address, 0 or 1 for a `bool`, the bits of a floating-point number.
    Number(i128),
    Text(String),
}

/// Counts leaves up to the one that is meant.
#[derive(Debug)]
pub(crate) struct Turn {
    wanted: usize,
    seen: usize,
}

impl Turn {
    pub(crate) fn new(wanted: usize) -> Self {
        Self { wanted, seen: 0 }
    }

    /// How many leaves there were.
    pub(crate) fn seen(&self) -> usize {
        self.seen
    }

    /// Whether the leaf that is being visited is the one.
    pub(crate) fn comes(&mut self) -> bool {
        self.seen += 1;
        self.seen - 1 == self.wanted
    }
}

/// A walk that writes one leaf.
#[derive(Debug)]
pub(crate) struct Write<'a> {
    pub(crate) turn: Turn,
    pub(crate) value: &'a Value,
}

impl Write<'_> {
    pub(crate) fn number(&mut self) -> Option<i128> {
        match (self.turn.comes(), self.value) {
            (false, _) => None,
            (true, Value::Number(number)) => Some(*number),
            (true, Value::Text(_)) => panic!("the walk found a number where the C source has a text"),
        }
    }

    pub(crate) fn text(&mut self) -> Option<&str> {
        match (self.turn.comes(), self.value) {
            (false, _) => None,
            (true, Value::Text(text)) => Some(text),
            (true, Value::Number(_)) => panic!("the walk found a text where the C source has a number"),
        }
    }
}

/// A walk that reads one leaf.
#[derive(Debug)]
pub(crate) struct Read {
    pub(crate) turn: Turn,
    pub(crate) value: Option<Value>,
}

/// Writes through the setters that cannot fail.
pub(crate) trait Fill {
    fn fill(&mut self, to: &mut Write<'_>);
}

/// Writes through the setters that every target has.
pub(crate) trait TryFill {
    fn try_fill(&mut self, to: &mut Write<'_>);
}

pub(crate) trait Look {
    fn look(&self, at: &mut Read);
}

/// A layout as the library computed it, nested records included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) size: u64,
    pub(crate) align: u64,
    /// Path, offset and size in bytes.
    pub(crate) members: Vec<(String, u64, u64)>,
}

impl Placed {
    pub(crate) fn new(layout: &RecordLayout) -> Self {
        let members = layout.members().map(|m| (m.name().to_owned(), m.offset(), m.size())).collect();
        Self { size: layout.size(), align: layout.align(), members }
    }

    /// Adds what is inside the member `name`.
    pub(crate) fn enter(&mut self, name: &str, inner: &Self) {
        let at = self.members.iter().find(|(path, ..)| path == name);
        let base = at.expect("the layout has each member").1;
        for (path, offset, size) in &inner.members {
            self.members.push((format!("{name}.{path}"), base + offset, *size));
        }
    }
}

/// A generated record.
pub(crate) trait Subject {
    fn placed<T: Target>(target: T) -> Result<Placed, LayoutError>;
    /// Whether a view of so many bytes is granted.
    fn fits<T: Target>(target: T, bytes: &[u8]) -> bool;
    fn write<T: StaticTarget>(target: T, bytes: &mut [u8], to: &mut Write<'_>);
    fn try_write<T: Target>(target: T, bytes: &mut [u8], to: &mut Write<'_>);
    fn read<T: Target>(target: T, bytes: &[u8], at: &mut Read);
}

/// Something to do with each generated record.
pub(crate) trait Visitor {
    fn visit<X: Subject>(&mut self, file: &str);
}

/// The value that a setter takes; the driver only writes what fits the leaf.
pub(crate) fn int<V: TryFrom<i128>>(number: i128) -> V {
    V::try_from(number).unwrap_or_else(|_| panic!("{number:#x} does not fit a value type of its size"))
}

// Each `walk!` is compiled for each target, so what can be written once is written here.

pub(crate) fn too_short() -> ! {
    panic!("no view although the memory has the record's size")
}

pub(crate) fn no_element() -> ! {
    panic!("an array has no element at an index below its length")
}

pub(crate) fn check_length(given: usize, expected: usize) {
    assert_eq!(given, expected, "the length of an array");
}

macro_rules! walk {
    ($name:ident, $view:ident, $($field:ident ($($by:ident),+): $([$n:literal])* $kind:ident $($inner:ident)?,)*) => {
        impl crate::walk::Subject for $name {
            fn placed<T: heapstruct::target::Target>(
                target: T,
            ) -> Result<crate::walk::Placed, heapstruct::layout::LayoutError> {
                #[allow(unused_mut, reason = "a record without nested ones")]
                let mut placed = crate::walk::Placed::new(&<$name as HeapStruct>::layout_on(target)?);
                $(crate::walk::enter!(placed, target, $field, $([$n])* $($inner)?);)*
                Ok(placed)
            }

            fn fits<T: heapstruct::target::Target>(target: T, bytes: &[u8]) -> bool {
                <$name as HeapStruct>::view_on(target, bytes).is_ok()
            }

            fn write<T: heapstruct::target::StaticTarget>(
                target: T,
                bytes: &mut [u8],
                to: &mut crate::walk::Write<'_>,
            ) {
                let Ok(mut view) = <$name as HeapStruct>::view_mut_on(target, bytes) else { crate::walk::too_short() };
                crate::walk::Fill::fill(&mut view, to);
            }

            fn try_write<T: heapstruct::target::Target>(
                target: T,
                bytes: &mut [u8],
                to: &mut crate::walk::Write<'_>,
            ) {
                let Ok(mut view) = <$name as HeapStruct>::view_mut_on(target, bytes) else { crate::walk::too_short() };
                crate::walk::TryFill::try_fill(&mut view, to);
            }

            fn read<T: heapstruct::target::Target>(target: T, bytes: &[u8], at: &mut crate::walk::Read) {
                let Ok(view) = <$name as HeapStruct>::view_on(target, bytes) else { crate::walk::too_short() };
                crate::walk::Look::look(&view, at);
            }
        }

        impl<B: heapstruct::StorageMut, T: heapstruct::target::StaticTarget> crate::walk::Fill for $view<B, T> {
            fn fill(&mut self, _to: &mut crate::walk::Write<'_>) {
                $(crate::walk::fill!(self, _to, ($($by),+), $([$n])* $kind);)*
            }
        }

        impl<B: heapstruct::StorageMut, T: heapstruct::target::Target> crate::walk::TryFill for $view<B, T> {
            fn try_fill(&mut self, _to: &mut crate::walk::Write<'_>) {
                $(crate::walk::try_fill!(self, _to, ($($by),+), $([$n])* $kind);)*
            }
        }

        impl<B: heapstruct::Storage, T: heapstruct::target::Target> crate::walk::Look for $view<B, T> {
            fn look(&self, _at: &mut crate::walk::Read) {
                $(crate::walk::look!(_at, self.$field(), $([$n])* $kind);)*
            }
        }
    };
}

/// The compilers were asked for what is inside a nested record, but not inside the elements of an array.
macro_rules! enter {
    ($placed:ident, $target:ident, $field:ident,) => {};
    ($placed:ident, $target:ident, $field:ident, $inner:ident) => {
        $placed.enter(stringify!($field), &<$inner as crate::walk::Subject>::placed($target)?)
    };
    ($placed:ident, $target:ident, $field:ident, [$n:literal] $($more:tt)*) => {};
}

macro_rules! fill {
    ($view:ident, $to:ident, ($set:ident, $try:ident), int) => {
        if let Some(number) = $to.number() {
            $view.$set(crate::walk::int(number));
        }
    };
    ($view:ident, $to:ident, ($set:ident, $try:ident), ptr) => {
        if let Some(number) = $to.number() {
            $view.$set(heapstruct::Addr::new(crate::walk::int(number)));
        }
    };
    ($view:ident, $to:ident, ($by:ident), $($kind:tt)+) => {
        crate::walk::fill_fixed!($view, $to, $by, fill, set, $($kind)+)
    };
}

macro_rules! try_fill {
    ($view:ident, $to:ident, ($set:ident, $try:ident), int) => {
        if let Some(number) = $to.number() {
            $view.$try(crate::walk::int(number)).expect("the value fits");
        }
    };
    ($view:ident, $to:ident, ($set:ident, $try:ident), ptr) => {
        if let Some(number) = $to.number() {
            $view.$try(heapstruct::Addr::new(crate::walk::int(number))).expect("the address fits");
        }
    };
    ($view:ident, $to:ident, ($by:ident), $($kind:tt)+) => {
        crate::walk::fill_fixed!($view, $to, $by, try_fill, try_set, $($kind)+)
    };
}

/// Members whose setter is the same on all targets; inside them `$fill` goes on with its own kind of setter.
macro_rules! fill_fixed {
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, byte) => {
        if let Some(number) = $to.number() {
            $view.$by(crate::walk::int(number));
        }
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, wide) => {
        if let Some(number) = $to.number() {
            $view.$by(crate::walk::int(number));
        }
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, bool) => {
        if let Some(number) = $to.number() {
            $view.$by(number != 0);
        }
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, f32) => {
        if let Some(number) = $to.number() {
            $view.$by(f32::from_bits(crate::walk::int(number)));
        }
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, f64) => {
        if let Some(number) = $to.number() {
            $view.$by(f64::from_bits(crate::walk::int(number)));
        }
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, text) => {
        if let Some(text) = $to.text() {
            $view.$by().set(text).expect("the text fits");
        }
    };
    ($view:ident, $to:ident, $by:ident, fill, $set:ident, view) => {
        crate::walk::Fill::fill(&mut $view.$by(), $to)
    };
    ($view:ident, $to:ident, $by:ident, try_fill, $set:ident, view) => {
        crate::walk::TryFill::try_fill(&mut $view.$by(), $to)
    };
    ($view:ident, $to:ident, $by:ident, $fill:ident, $set:ident, [$n:literal] $($kind:tt)+) => {{
        let mut array = $view.$by();
        crate::walk::fill_array!(array, $to, $fill, $set, [$n] $($kind)+);
    }};
}

macro_rules! fill_array {
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] int) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                if $array.$set(index, crate::walk::int(number)).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] ptr) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                let address = heapstruct::Addr::new(crate::walk::int(number));
                if $array.$set(index, address).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] byte) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                if $array.set(index, crate::walk::int(number)).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] bool) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                if $array.set(index, number != 0).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] f32) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                if $array.set(index, f32::from_bits(crate::walk::int(number))).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] f64) => {
        for index in 0..$n {
            if let Some(number) = $to.number() {
                if $array.set(index, f64::from_bits(crate::walk::int(number))).is_err() { crate::walk::no_element() }
            }
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] text) => {
        for index in 0..$n {
            if let Some(text) = $to.text() {
                let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
                element.set(text).expect("the text fits");
            }
        }
    };
    ($array:ident, $to:ident, fill, $set:ident, [$n:literal] view) => {
        for index in 0..$n {
            let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::Fill::fill(&mut element, $to);
        }
    };
    ($array:ident, $to:ident, try_fill, $set:ident, [$n:literal] view) => {
        for index in 0..$n {
            let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::TryFill::try_fill(&mut element, $to);
        }
    };
    ($array:ident, $to:ident, $fill:ident, $set:ident, [$n:literal] $($kind:tt)+) => {
        for index in 0..$n {
            let Some(mut inner) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::fill_array!(inner, $to, $fill, $set, $($kind)+);
        }
    };
}

macro_rules! look {
    ($at:ident, $value:expr, int) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.into()));
        }
    };
    ($at:ident, $value:expr, byte) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.into()));
        }
    };
    ($at:ident, $value:expr, bool) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.into()));
        }
    };
    ($at:ident, $value:expr, wide) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value));
        }
    };
    ($at:ident, $value:expr, ptr) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.addr().into()));
        }
    };
    ($at:ident, $value:expr, f32) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.to_bits().into()));
        }
    };
    ($at:ident, $value:expr, f64) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Number($value.to_bits().into()));
        }
    };
    ($at:ident, $value:expr, text) => {
        if $at.turn.comes() {
            $at.value = Some(crate::walk::Value::Text($value.to_string()));
        }
    };
    ($at:ident, $value:expr, view) => {
        crate::walk::Look::look(&$value, $at)
    };
    ($at:ident, $value:expr, [$n:literal] $($kind:tt)+) => {{
        let array = $value;
        crate::walk::check_length(array.len(), $n);
        for index in 0..$n {
            let Some(element) = array.get(index) else { crate::walk::no_element() };
            crate::walk::look!($at, element, $($kind)+);
        }
        assert!(array.get($n).is_none());
    }};
}

macro_rules! cases {
    ($which:ident $($name:ident = $file:literal,)*) => {
        pub(crate) fn $which(visitor: &mut impl crate::walk::Visitor) {
            // There may be no case, on a machine that has none of the types.
            let _ = &visitor;
            $(visitor.visit::<$name>($file);)*
        }
    };
}

pub(crate) use {cases, enter, fill, fill_array, fill_fixed, look, try_fill, walk};
