//! Offsets and sizes as tables, made at compile time.
//!
//! For a compile-time target, one walk fills the offsets of all members. For
//! [`Runtime`](crate::target::Runtime) it is one walk per *layout class*: the built-in
//! rows that differ in nothing but byte order, names and typedefs share one. Only a record
//! with typedefs in it, or one that differs by target, takes a walk per row. The tables are laid out by member, so that a
//! getter adds the class, or the row, to a constant address.

use super::walk::Extent;
use super::{LayoutError, Record, walk_record};
use crate::HeapStruct;
use crate::abi::Abi;
use crate::target::{BUILTIN, CLASS_ABIS, CLASS_SLOTS, NATIVE_ROW, ROW_SLOTS, Row};
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
    type Tables<X: HeapStruct>: RuntimeTable;
}

mod sealed {
    pub trait Sealed {}
    impl<const N: usize> Sealed for super::Members<N> {}
}

impl<const N: usize> MemberCount for Members<N> {
    type Static<X: HeapStruct, R: Row> = StaticOf<N, X, R>;
    type Tables<X: HeapStruct> = TablesOf<N, X>;
}

#[doc(hidden)]
pub trait StaticTable {
    /// The size of the record; making it is a compile error if there is no layout.
    const SIZE: usize;
    /// How many bytes a view needs: see `Extent::held`.
    const HELD: usize;
    /// The offset of each member in bytes, or in bits of a bit-field; [`ABSENT`] of one that is not there.
    const OFFSETS: &'static [u32];
}

#[doc(hidden)]
#[derive(Debug)]
pub struct StaticOf<const N: usize, X, R>(PhantomData<(X, R)>);

impl<const N: usize, X: HeapStruct, R: Row> StaticOf<N, X, R> {
    const TABLE: (Extent, [u32; N]) = {
        if R::IS_NATIVE {
            must_be_native(X::RECORD);
            let () = X::PROOF;
        }
        match fill(X::RECORD, &R::ABI) {
            Ok(table) => table,
            Err(error) => super::proof::refuse(error),
        }
    };
}

impl<const N: usize, X: HeapStruct, R: Row> StaticTable for StaticOf<N, X, R> {
    const SIZE: usize = Self::TABLE.0.size as usize;
    const HELD: usize = Self::TABLE.0.held as usize;
    const OFFSETS: &'static [u32] = &Self::TABLE.1;
}

/// Refuses a record that states its targets, and not the machine that this is compiled for.
pub(crate) const fn must_be_native(record: &Record) {
    if let Some(record) = record.refusal(NATIVE_ROW, true) {
        super::proof::refuse_here(record.name());
    }
}

/// The size of a record that has no layout in a class; no record is so large.
pub(crate) const NO_LAYOUT: u32 = u32::MAX;

#[doc(hidden)]
pub trait RuntimeTable {
    /// The size of the record in each class, or on each row if it has typedefs;
    /// [`NO_LAYOUT`] where it has none. As many as `CLASS_SLOTS` or `ROW_SLOTS`.
    const SIZES: &'static [u32];
    /// How many bytes a view needs, likewise.
    const HELD: &'static [u32];
    /// The offset of each member in each class, or on each row.
    const OFFSETS: &'static [&'static [u32]];
}

#[doc(hidden)]
#[derive(Debug)]
pub struct TablesOf<const N: usize, X>(PhantomData<X>);

/// A table with `S` slots of a record with `N` members.
struct Table<const N: usize, const S: usize> {
    sizes: [u32; S],
    held: [u32; S],
    offsets: [[u32; S]; N],
}

impl<const N: usize, X: HeapStruct> TablesOf<N, X> {
    /// A function, so that the table which a record does not need is never made.
    const fn by_class() -> &'static Table<N, CLASS_SLOTS> {
        const { &table::<N, CLASS_SLOTS>(X::RECORD, &CLASS_ABIS) }
    }

    const fn by_row() -> &'static Table<N, ROW_SLOTS> {
        const { &table::<N, ROW_SLOTS>(X::RECORD, &ROW_ABIS) }
    }

    const SLICES: [&'static [u32]; N] =
        if X::RECORD.depends_on_row() { slices(&Self::by_row().offsets) } else { slices(&Self::by_class().offsets) };
}

impl<const N: usize, X: HeapStruct> RuntimeTable for TablesOf<N, X> {
    const SIZES: &'static [u32] =
        if X::RECORD.depends_on_row() { &Self::by_row().sizes } else { &Self::by_class().sizes };
    const HELD: &'static [u32] = if X::RECORD.depends_on_row() { &Self::by_row().held } else { &Self::by_class().held };
    const OFFSETS: &'static [&'static [u32]] = &Self::SLICES;
}

const ROW_ABIS: [Abi; BUILTIN.len()] = {
    let mut abis = [Abi::LP64; BUILTIN.len()];
    let mut row = 0;
    while row < BUILTIN.len() {
        abis[row] = BUILTIN[row].1;
        row += 1;
    }
    abis
};

const fn table<const N: usize, const S: usize>(record: &Record, abis: &[Abi]) -> Table<N, S> {
    let mut table = Table { sizes: [NO_LAYOUT; S], held: [NO_LAYOUT; S], offsets: [[0; S]; N] };
    let mut slot = 0;
    while slot < abis.len() {
        if let Ok((extent, row)) = fill::<N>(record, &abis[slot]) {
            table.sizes[slot] = extent.size as u32;
            table.held[slot] = extent.held as u32;
            let mut i = 0;
            while i < N {
                table.offsets[i][slot] = row[i];
                i += 1;
            }
        }
        slot += 1;
    }
    table
}

const fn slices<const N: usize, const S: usize>(offsets: &'static [[u32; S]; N]) -> [&'static [u32]; N] {
    let mut slices: [&'static [u32]; N] = [&[]; N];
    let mut i = 0;
    while i < N {
        slices[i] = &offsets[i];
        i += 1;
    }
    slices
}

/// Extent and offsets of a record of `N` members. They fit `u32`, since [`walk_record`] refuses larger records.
const fn fill<const N: usize>(record: &Record, abi: &Abi) -> Result<(Extent, [u32; N]), LayoutError> {
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
            Ok((extent, offsets))
        }
        Err(error) => Err(error),
    }
}
