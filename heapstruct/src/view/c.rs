//! Markers for the C types whose Rust spelling does not tell them apart.
//!
//! `c_long` and `i64` are one Rust type on a 64-bit machine, so a view needs another name
//! for a member that is a `long`: `c::Long`. A typedef has one too. They show up in the
//! types of array views, such as `Array<&[u8], c::Long, T>` for a member `[c_long; 4]`, and
//! are never made.

use core::marker::PhantomData;

macro_rules! markers {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Debug)]
            pub enum $name {}
        )*
    };
}

markers! {
    /// `char`
    Char;
    /// `short`
    Short;
    /// `unsigned short`
    UShort;
    /// `int`
    Int;
    /// `unsigned int`
    UInt;
    /// `long`
    Long;
    /// `unsigned long`
    ULong;
    /// `long long`
    LongLong;
    /// `unsigned long long`
    ULongLong;
    /// `double`
    Double;
    /// `long double`
    LongDouble;
}

macro_rules! typedef_markers {
    ($($name:ident $c:literal $what:literal;)*) => {
        markers! { $(#[doc = concat!("`", $c, "`")] $name;)* }
    };
}
crate::abi::typedefs!(typedef_markers);

/// `char[N]`, which holds text.
#[derive(Debug)]
pub struct Text<const N: usize>(());

/// An `enum` whose values lie between these two: the ABI chooses its integer type.
#[derive(Debug)]
pub struct Enum<const LOWEST: i64, const HIGHEST: i64>(());

/// A pointer to a function of type `F`, itself a Rust function pointer type.
#[derive(Debug)]
pub struct Function<F>(PhantomData<F>);

/// So many bytes, at a multiple of `ALIGN`, of which nothing else is known.
#[derive(Debug)]
pub struct Opaque<const SIZE: usize, const ALIGN: usize>(());

/// An integer that is little-endian whatever the target, such as the kernel's `__le32`.
#[derive(Debug)]
pub struct Le<N>(PhantomData<N>);

/// An integer that is big-endian whatever the target, such as the kernel's `__be32`.
#[derive(Debug)]
pub struct Be<N>(PhantomData<N>);
