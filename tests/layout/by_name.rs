//! How the driver reaches every member by name, through `heapstruct::dynamic`: in the same order as by the walks that
//! are compiled for each record, but led by the description alone.

use heapstruct::abi::{Abi, Scalar};
use heapstruct::dynamic::{AccessError, ArrayView, ArrayViewMut, Number, RecordView, RecordViewMut, Value};
use heapstruct::layout::{CType, RecordLayout};
use heapstruct::target::{Runtime, Target};

use crate::walk::{Read, Subject, Write};

pub(crate) fn fits<X: Subject>(target: Runtime, bytes: &[u8]) -> bool {
    RecordLayout::of(X::RECORD, target.abi()).is_ok_and(|layout| layout.view(bytes).is_ok())
}

pub(crate) fn write<X: Subject>(target: Runtime, bytes: &mut [u8], to: &mut Write<'_>) {
    let layout = RecordLayout::of(X::RECORD, target.abi()).expect("there was a view");
    let mut view = layout.view_mut(bytes).expect("the memory has the record's size");
    write_record(&mut view, &target.abi(), to);
}

pub(crate) fn read<X: Subject>(target: Runtime, bytes: &[u8], at: &mut Read) {
    let layout = RecordLayout::of(X::RECORD, target.abi()).expect("there was a view");
    read_record(&layout.view(bytes).expect("the memory has the record's size"), &target.abi(), at);
}

/// What the driver thinks a member or an element is.
enum Kind {
    Integer,
    Bool,
    Float,
    Double,
    LongDouble,
    Text,
    Array(&'static CType),
    Record,
}

impl Kind {
    fn of(ctype: &'static CType, abi: &Abi) -> Self {
        match *ctype {
            CType::Scalar(Scalar::Bool) => Self::Bool,
            CType::Scalar(Scalar::LongDouble) => Self::LongDouble,
            CType::Scalar(scalar @ (Scalar::F32 | Scalar::F64 | Scalar::Double)) => {
                if abi.size_of(scalar) == Some(4) {
                    Self::Float
                } else {
                    Self::Double
                }
            }
            CType::Array(CType::Scalar(Scalar::Char), _) => Self::Text,
            CType::Array(element, _) => Self::Array(element),
            CType::Opaque { .. } => Self::Array(&CType::Scalar(Scalar::U8)),
            CType::Record(_) => Self::Record,
            CType::Aligned(inner, _) | CType::Atomic(inner) => Self::of(inner, abi),
            _ => Self::Integer,
        }
    }
}

fn write_record(view: &mut RecordViewMut<'_>, abi: &Abi, to: &mut Write<'_>) {
    let layout = *view.layout();
    for member in layout.members() {
        let name = member.name();
        match Kind::of(member.ctype(), abi) {
            Kind::Text => to.text(|text| view.array_mut(name).is_ok_and(|mut array| array.set_text(text).is_ok())),
            Kind::Array(element) => {
                write_array(&mut view.array_mut(name).expect("the member is an array"), element, abi, to);
            }
            Kind::Record => write_record(&mut view.record_mut(name).expect("the member is a record"), abi, to),
            kind => write_number(&kind, to, |number| view.set(name, number)),
        }
    }
}

fn write_array(array: &mut ArrayViewMut<'_>, element: &'static CType, abi: &Abi, to: &mut Write<'_>) {
    for index in 0..array.len() {
        match Kind::of(element, abi) {
            Kind::Text => to.text(|text| array.array_mut(index).is_ok_and(|mut array| array.set_text(text).is_ok())),
            Kind::Array(inner) => {
                write_array(&mut array.array_mut(index).expect("the element is an array"), inner, abi, to);
            }
            Kind::Record => write_record(&mut array.record_mut(index).expect("the element is a record"), abi, to),
            kind => write_number(&kind, to, |number| array.set(index, number)),
        }
    }
}

fn write_number(kind: &Kind, to: &mut Write<'_>, set: impl FnOnce(Number) -> Result<(), AccessError>) {
    match kind {
        Kind::Bool => to.int(|value: u8| set((value != 0).into()).is_ok()),
        Kind::Float => to.int(|bits| set(f32::from_bits(bits).into()).is_ok()),
        Kind::Double => to.int(|bits| set(f64::from_bits(bits).into()).is_ok()),
        Kind::LongDouble => to.long_double(|value| set(value.into()).is_ok()),
        _ => to.int(|value: i128| set(value.into()).is_ok()),
    }
}

fn read_record(view: &RecordView<'_>, abi: &Abi, at: &mut Read) {
    for (member, value) in view.members() {
        read_value(value.expect("the members of these records are always there"), member.ctype(), abi, at);
    }
}

fn read_value(value: Value<'_>, ctype: &'static CType, abi: &Abi, at: &mut Read) {
    match (Kind::of(ctype, abi), value) {
        (Kind::Text, Value::Array(array)) => at.text(|| array.text().map(char::from).collect()),
        (Kind::Array(element), Value::Array(array)) => read_array(&array, element, abi, at),
        (Kind::Record, Value::Record(record)) => read_record(&record, abi, at),
        (Kind::Bool, Value::Bool(value)) => at.number(|| value.into()),
        (Kind::Float, Value::Float(value)) => at.number(|| narrowed(value).to_bits().into()),
        (Kind::Double, Value::Float(value)) => at.number(|| value.to_bits().into()),
        (Kind::LongDouble, Value::LongDouble(value)) => at.long_double(|| value),
        (Kind::Integer, value) => at.number(|| value.to_i128().expect("the driver writes no greater number")),
        (_, value) => panic!("{value:?} is the value of a {ctype:?}"),
    }
}

#[allow(clippy::cast_possible_truncation, reason = "it was widened")]
fn narrowed(value: f64) -> f32 {
    value as f32
}

fn read_array(array: &ArrayView<'_>, element: &'static CType, abi: &Abi, at: &mut Read) {
    for value in array.iter() {
        read_value(value, element, abi, at);
    }
    assert!(array.get(array.len()).is_none(), "there is no element behind the last");
}
