//! How the driver reaches every member of every generated record. `walk!` implements [`Subject`] for a record and lets
//! its views be walked leaf by leaf, in the order of the C source: a leaf is a number, an address or a text, inside
//! nested records and array elements too. The driver says at which leaf to write or read.

use heapstruct::HeapStruct;
use heapstruct::layout::{LayoutError, RecordLayout};
use heapstruct::target::{Runtime, StaticTarget, Target};

/// What is written to a leaf and read from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// An integer, an address, 0 or 1 for a `bool`, the bits of a floating-point number.
    Number(i128),
    Text(String),
    /// The bits of an `f64` that a `long double` holds.
    LongDouble(u64),
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
    fn comes(&mut self) -> bool {
        self.seen += 1;
        self.seen - 1 == self.wanted
    }
}

/// A walk that writes one leaf.
#[derive(Debug)]
pub(crate) struct Write<'a> {
    pub(crate) turn: Turn,
    value: &'a Value,
    /// Whether the setter took the value; `None` until the leaf comes.
    pub(crate) taken: Option<bool>,
}

impl<'a> Write<'a> {
    pub(crate) fn new(wanted: usize, value: &'a Value) -> Self {
        Self { turn: Turn::new(wanted), value, taken: None }
    }

    /// A number that is no value of what the setter takes is not taken.
    pub(crate) fn int<V: TryFrom<i128>>(&mut self, set: impl FnOnce(V) -> bool) {
        if self.turn.comes() {
            let Value::Number(number) = *self.value else { self.is_other("a number") };
            self.taken = Some(V::try_from(number).is_ok_and(set));
        }
    }

    pub(crate) fn text(&mut self, set: impl FnOnce(&str) -> bool) {
        if self.turn.comes() {
            let Value::Text(text) = self.value else { self.is_other("a text") };
            self.taken = Some(set(text));
        }
    }

    pub(crate) fn long_double(&mut self, set: impl FnOnce(f64) -> bool) {
        if self.turn.comes() {
            let Value::LongDouble(bits) = *self.value else { self.is_other("a `long double`") };
            self.taken = Some(set(f64::from_bits(bits)));
        }
    }

    fn is_other(&self, found: &str) -> ! {
        panic!("the walk found {found} where the C source has room for {:?}", self.value)
    }
}

/// A walk that reads one leaf.
#[derive(Debug)]
pub(crate) struct Read {
    turn: Turn,
    pub(crate) value: Option<Value>,
}

impl Read {
    pub(crate) fn new(wanted: usize) -> Self {
        Self { turn: Turn::new(wanted), value: None }
    }

    pub(crate) fn number(&mut self, number: impl FnOnce() -> i128) {
        if self.turn.comes() {
            self.value = Some(Value::Number(number()));
        }
    }

    pub(crate) fn text(&mut self, text: impl FnOnce() -> String) {
        if self.turn.comes() {
            self.value = Some(Value::Text(text()));
        }
    }

    /// `None` is a number that no `f64` is, and nothing that the driver writes.
    pub(crate) fn long_double(&mut self, number: impl FnOnce() -> Option<f64>) {
        if self.turn.comes() {
            self.value = number().map(|number| Value::LongDouble(number.to_bits()));
        }
    }
}

/// Writes through the setters of targets chosen at compile time.
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

/// A generated record.
pub(crate) trait Subject: HeapStruct {
    fn layout(target: Runtime) -> Result<RecordLayout, LayoutError>;
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

// Each `walk!` is compiled for two targets, so what can be written once is written here.

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
    ($name:ident, $view:ident, $($field:ident ($($by:ident),+): $([$n:tt])* $($kind:ident)+,)*) => {
        impl crate::walk::Subject for $name {
            fn layout(
                target: heapstruct::target::Runtime,
            ) -> Result<heapstruct::layout::RecordLayout, heapstruct::layout::LayoutError> {
                <$name as HeapStruct>::layout_on(target)
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
                $(crate::walk::fill!(self, _to, fill, ($($by),+), $([$n])* $($kind)+);)*
            }
        }

        impl<B: heapstruct::StorageMut, T: heapstruct::target::Target> crate::walk::TryFill for $view<B, T> {
            fn try_fill(&mut self, _to: &mut crate::walk::Write<'_>) {
                $(crate::walk::fill!(self, _to, try_fill, ($($by),+), $([$n])* $($kind)+);)*
            }
        }

        impl<B: heapstruct::Storage, T: heapstruct::target::Target> crate::walk::Look for $view<B, T> {
            fn look(&self, _at: &mut crate::walk::Read) {
                $(crate::walk::look!(_at, self.$field(), $([$n])* $($kind)+);)*
            }
        }
    };
}

/// How the driver makes the values of an enum.
macro_rules! choices {
    ($name:ident, $($variant:ident = $value:literal,)*) => {
        impl TryFrom<i128> for $name {
            type Error = ();

            fn try_from(number: i128) -> Result<Self, ()> {
                match number {
                    $($value => Ok(Self::$variant),)*
                    _ => Err(()),
                }
            }
        }

        impl From<$name> for i128 {
            fn from(choice: $name) -> Self {
                match choice {
                    $($name::$variant => $value,)*
                }
            }
        }
    };
}

/// `fill` goes on with the setters of targets chosen at compile time, `try_fill` with those that every target has.
macro_rules! fill {
    ($view:ident, $to:ident, fill, ($set:ident, $try:ident), int) => {
        $to.int(|number| { $view.$set(number); true })
    };
    ($view:ident, $to:ident, try_fill, ($set:ident, $try:ident), int) => {
        $to.int(|number| $view.$try(number).is_ok())
    };
    ($view:ident, $to:ident, fill, ($set:ident, $try:ident), ptr) => {
        $to.int(|number| { $view.$set(heapstruct::Addr::new(number)); true })
    };
    ($view:ident, $to:ident, try_fill, ($set:ident, $try:ident), ptr) => {
        $to.int(|number| $view.$try(heapstruct::Addr::new(number)).is_ok())
    };
    ($view:ident, $to:ident, $fill:ident, ($try:ident), bits) => {
        $to.int(|number| $view.$try(number).is_ok())
    };
    ($view:ident, $to:ident, $fill:ident, ($try:ident), choice bits) => {
        $to.int(|number| $view.$try(number).is_ok())
    };
    ($view:ident, $to:ident, $fill:ident, ($set:ident), bool) => {
        $to.int(|number: u8| { $view.$set(number != 0); true })
    };
    ($view:ident, $to:ident, $fill:ident, ($set:ident), f32) => {
        $to.int(|bits| { $view.$set(f32::from_bits(bits)); true })
    };
    ($view:ident, $to:ident, $fill:ident, ($set:ident), f64) => {
        $to.int(|bits| { $view.$set(f64::from_bits(bits)); true })
    };
    ($view:ident, $to:ident, $fill:ident, ($set:ident), long_double) => {
        $to.long_double(|number| { $view.$set(number); true })
    };
    ($view:ident, $to:ident, $fill:ident, ($by:ident), text) => {
        $to.text(|text| $view.$by().set(text).is_ok())
    };
    ($view:ident, $to:ident, fill, ($by:ident), view) => {
        crate::walk::Fill::fill(&mut $view.$by(), $to)
    };
    ($view:ident, $to:ident, try_fill, ($by:ident), view) => {
        crate::walk::TryFill::try_fill(&mut $view.$by(), $to)
    };
    ($view:ident, $to:ident, $fill:ident, ($by:ident), [$n:tt] byte maybe) => {
        if let Some(mut array) = $view.$by() {
            crate::walk::fill_array!(array, $to, $fill, byte);
        }
    };
    ($view:ident, $to:ident, $fill:ident, ($by:ident), [$n:tt] $($kind:tt)+) => {{
        let mut array = $view.$by();
        crate::walk::fill_array!(array, $to, $fill, $($kind)+);
    }};
    // Whatever is one number: its setter is the same on all targets.
    ($view:ident, $to:ident, $fill:ident, ($set:ident), $kind:ident) => {
        $to.int(|number| { $view.$set(number); true })
    };
}

macro_rules! fill_array {
    ($array:ident, $to:ident, fill, int) => {
        for index in 0..$array.len() {
            $to.int(|number| $array.set(index, number).is_ok());
        }
    };
    ($array:ident, $to:ident, try_fill, int) => {
        for index in 0..$array.len() {
            $to.int(|number| $array.try_set(index, number).is_ok());
        }
    };
    ($array:ident, $to:ident, fill, ptr) => {
        for index in 0..$array.len() {
            $to.int(|number| $array.set(index, heapstruct::Addr::new(number)).is_ok());
        }
    };
    ($array:ident, $to:ident, try_fill, ptr) => {
        for index in 0..$array.len() {
            $to.int(|number| $array.try_set(index, heapstruct::Addr::new(number)).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, byte) => {
        for index in 0..$array.len() {
            $to.int(|number| $array.set(index, number).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, bool) => {
        for index in 0..$array.len() {
            $to.int(|number: u8| $array.set(index, number != 0).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, f32) => {
        for index in 0..$array.len() {
            $to.int(|bits| $array.set(index, f32::from_bits(bits)).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, f64) => {
        for index in 0..$array.len() {
            $to.int(|bits| $array.set(index, f64::from_bits(bits)).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, long_double) => {
        for index in 0..$array.len() {
            $to.long_double(|number| $array.set(index, number).is_ok());
        }
    };
    ($array:ident, $to:ident, $fill:ident, text) => {
        for index in 0..$array.len() {
            let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
            $to.text(|text| element.set(text).is_ok());
        }
    };
    ($array:ident, $to:ident, fill, view) => {
        for index in 0..$array.len() {
            let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::Fill::fill(&mut element, $to);
        }
    };
    ($array:ident, $to:ident, try_fill, view) => {
        for index in 0..$array.len() {
            let Some(mut element) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::TryFill::try_fill(&mut element, $to);
        }
    };
    ($array:ident, $to:ident, $fill:ident, [$n:tt] $($kind:tt)+) => {
        for index in 0..$array.len() {
            let Some(mut inner) = $array.get_mut(index) else { crate::walk::no_element() };
            crate::walk::fill_array!(inner, $to, $fill, $($kind)+);
        }
    };
}

macro_rules! look {
    ($at:ident, $value:expr, ptr) => {
        $at.number(|| $value.addr().into())
    };
    ($at:ident, $value:expr, f32) => {
        $at.number(|| $value.to_bits().into())
    };
    ($at:ident, $value:expr, f64) => {
        $at.number(|| $value.to_bits().into())
    };
    ($at:ident, $value:expr, wide) => {
        $at.number(|| $value)
    };
    ($at:ident, $value:expr, long_double) => {
        $at.long_double(|| $value.to_f64())
    };
    // Nothing that the driver writes is no value of the enum.
    ($at:ident, $value:expr, choice $($bits:ident)?) => {
        $at.number(|| $value.map_or(i128::MIN, i128::from))
    };
    ($at:ident, $value:expr, text) => {
        $at.text(|| $value.to_string())
    };
    ($at:ident, $value:expr, view) => {
        crate::walk::Look::look(&$value, $at)
    };
    ($at:ident, $value:expr, [$n:tt] byte maybe) => {
        if let Some(array) = $value {
            crate::walk::look!($at, array, [$n] byte);
        }
    };
    ($at:ident, $value:expr, [..] $($kind:tt)+) => {{
        let array = $value;
        for index in 0..array.len() {
            let Some(element) = array.get(index) else { crate::walk::no_element() };
            crate::walk::look!($at, element, $($kind)+);
        }
        assert!(array.get(array.len()).is_none());
    }};
    ($at:ident, $value:expr, [$n:tt] $($kind:tt)+) => {{
        let array = $value;
        crate::walk::check_length(array.len(), $n);
        crate::walk::look!($at, array, [..] $($kind)+);
    }};
    ($at:ident, $value:expr, $kind:ident) => {
        $at.number(|| $value.into())
    };
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

pub(crate) use {cases, choices, fill, fill_array, look, walk};
