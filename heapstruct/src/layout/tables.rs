//! Offsets and sizes as tables, made at compile time.
//!
//! For a compile-time target, one walk fills the offsets of all members. For
//! [`Runtime`](crate::target::Runtime) it is one walk per *layout class*: the built-in
//! rows that differ in nothing but byte order and names share one. That table is
//! laid out by member, so that a getter adds the class to a constant address.

use super::{LayoutError, Record, walk_record};
use crate::HeapStruct;
use crate::abi::Abi;
use crate::target::{CLASS_ABIS, CLASS_SLOTS, Row};
use core::marker::PhantomData;

/// How many members a record has, as a type: it names the tables, whose length is
/// that number. (An associated constant cannot be an array's length in generic code.)
#[derive(Debug)]
pub struct Members<const N: usize>;

/// The tables of a record with so many members. Implemented for [`Members`] alone.
pub trait MemberCount: sealed::Sealed {
    #[doc(hidden)]
    type Static<X: HeapStruct, R: Row>: StaticTable;
    #[doc(hidden)]
    type ByClass<X: HeapStruct>: ClassTable;
}

mod sealed {
    pub trait Sealed {}
    impl<const N: usize> Sealed for super::Members<N> {}
}

impl<const N: usize> MemberCount for Members<N> {
    type Static<X: HeapStruct, R: Row> = StaticOf<N, X, R>;
    type ByClass<X: HeapStruct> = ClassesOf<N, X>;
}

#[doc(hidden)]
pub trait StaticTable {
    /// The size of the record; making it is a compile error if there is no layout.
    const SIZE: usize;
    /// The offset of each member.
    const OFFSETS: &'static [u32];
}

#[doc(hidden)]
#[derive(Debug)]
pub struct StaticOf<const N: usize, X, R>(PhantomData<(X, R)>);

impl<const N: usize, X: HeapStruct, R: Row> StaticOf<N, X, R> {
    const TABLE: (u32, [u32; N]) = match fill(X::RECORD, &R::ABI) {
        Ok(table) => table,
        Err(error) => super::proof::refuse(error),
    };
}

impl<const N: usize, X: HeapStruct, R: Row> StaticTable for StaticOf<N, X, R> {
    const SIZE: usize = Self::TABLE.0 as usize;
    const OFFSETS: &'static [u32] = &Self::TABLE.1;
}

/// One entry for each layout class, and some to spare: see [`CLASS_SLOTS`].
pub(crate) type ByClass = [u32; CLASS_SLOTS];

/// The size of a record that has no layout in a class; no record is so large.
pub(crate) const NO_LAYOUT: u32 = u32::MAX;

#[doc(hidden)]
pub trait ClassTable {
    /// The size of the record in each class, [`NO_LAYOUT`] where it has none.
    const SIZES: &'static ByClass;
    /// The offset of each member in each class.
    const OFFSETS: &'static [ByClass];
}

#[doc(hidden)]
#[derive(Debug)]
pub struct ClassesOf<const N: usize, X>(PhantomData<X>);

impl<const N: usize, X: HeapStruct> ClassesOf<N, X> {
    const TABLE: (ByClass, [ByClass; N]) = {
        let mut sizes = [NO_LAYOUT; CLASS_SLOTS];
        let mut offsets = [[0; CLASS_SLOTS]; N];
        let mut class = 0;
        while class < CLASS_ABIS.len() {
            if let Ok((size, row)) = fill::<N>(X::RECORD, &CLASS_ABIS[class]) {
                sizes[class] = size;
                let mut i = 0;
                while i < N {
                    offsets[i][class] = row[i];
                    i += 1;
                }
            }
            class += 1;
        }
        (sizes, offsets)
    };
}

impl<const N: usize, X: HeapStruct> ClassTable for ClassesOf<N, X> {
    const SIZES: &'static ByClass = &Self::TABLE.0;
    const OFFSETS: &'static [ByClass] = &Self::TABLE.1;
}

/// Size and offsets of a record of `N` members. They fit `u32`, since [`walk_record`] refuses larger records.
const fn fill<const N: usize>(record: &Record, abi: &Abi) -> Result<(u32, [u32; N]), LayoutError> {
    assert!(record.members().len() == N, "the record has another number of members");
    let mut wide = [0; N];
    match walk_record(record, abi, &mut wide) {
        Ok(extent) => {
            let mut offsets = [0; N];
            let mut i = 0;
            while i < N {
                offsets[i] = wide[i] as u32;
                i += 1;
            }
            Ok((extent.size as u32, offsets))
        }
        Err(error) => Err(error),
    }
}
