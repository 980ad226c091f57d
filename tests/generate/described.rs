//! A record's C as a description of the library's.

use crate::cdecl::{self, Base, Odd, Type};
use crate::fixture::Row;
use heapstruct::abi::{Abi, Compiler, Scalar};
use heapstruct::layout::{
    CType, Condition, Dialect, Enumeration, Format, LayoutError, Member, Record, RecordLayout, Tail,
};

/// A record for one row: types that the library does not know are as large as that row says.
#[derive(Clone, Copy, Debug)]
pub struct Described(&'static Record);

/// Size and alignment in bytes, and each member with a name: its path, and the bits from where and how many.
#[derive(Debug)]
pub struct Placed {
    pub size: u64,
    pub align: u64,
    pub members: Vec<(String, u64, u64)>,
}

/// The name of the members that have none and are no bit-fields.
pub const ANONYMOUS: &str = "(anonymous)";

impl Described {
    /// The last record of a C source.
    ///
    /// # Errors
    ///
    /// Says what the reader does not understand, or no description of the library's can say.
    pub fn new(source: &str, row: &Row, abi: &Abi) -> Result<Self, String> {
        let source = cdecl::parse(source).map_err(|error| format!("{source}: {error}"))?;
        Ok(Self(Describe { row, abi }.record(&source)?))
    }

    /// The description.
    #[must_use]
    pub fn record(&self) -> &'static Record {
        self.0
    }

    /// The paths of the records in it that have no name in C.
    #[must_use]
    pub fn unnamed(&self) -> Vec<String> {
        let mut paths = Vec::new();
        unnamed_members(self.0, "", &mut paths);
        paths
    }

    /// The record, and where it lies behind one `char`.
    ///
    /// # Errors
    ///
    /// If it has no layout.
    ///
    /// # Panics
    ///
    /// Never: a record behind a `char` has the record as its last member.
    pub fn placed(&self, abi: Abi) -> Result<(Placed, u64), LayoutError> {
        const CHAR: CType = CType::Scalar(Scalar::Char);
        let layout = RecordLayout::of(self.record(), abi)?;
        let mut members = Vec::new();
        list(&layout, abi, "", 0, &mut members)?;
        let inner: &CType = Box::leak(Box::new(CType::Record(self.0)));
        let both = [Member::new("c", &CHAR, Format::Auto), Member::new("x", inner, Format::Auto)];
        let outer = Record::new("behind", 0, 1, Box::leak(Box::new(both)));
        let outer = RecordLayout::of(Box::leak(Box::new(outer)), abi)?;
        let behind = outer.members().last().expect("the record itself").offset();
        Ok((Placed { size: layout.size(), align: layout.align(), members }, behind))
    }
}

fn unnamed_members(record: &Record, prefix: &str, out: &mut Vec<String>) {
    for member in record.members() {
        let path = format!("{prefix}{}", member.name());
        let mut ctype = member.ctype();
        while let CType::Array(inner, _) | CType::Aligned(inner, _) | CType::Atomic(inner) = ctype {
            ctype = inner;
        }
        if let CType::Record(inner) = ctype {
            if member.name() == ANONYMOUS {
                out.push(path.clone());
            }
            unnamed_members(inner, &format!("{path}."), out);
        }
    }
}

/// Members of nested records follow theirs, but those in arrays.
fn list(
    layout: &RecordLayout,
    abi: Abi,
    prefix: &str,
    base: u64,
    out: &mut Vec<(String, u64, u64)>,
) -> Result<(), LayoutError> {
    for member in layout.members() {
        let bits = member.bit_range();
        let anonymous = member.name() == ANONYMOUS;
        let path = if anonymous { prefix.to_owned() } else { format!("{prefix}{}", member.name()) };
        let start = base + bits.start;
        if !anonymous {
            out.push((path.clone(), start, bits.end - bits.start));
        }
        if let CType::Record(inner) = member.ctype() {
            let prefix = if anonymous { path } else { path + "." };
            list(&RecordLayout::of(inner, abi)?, abi, &prefix, start, out)?;
        }
    }
    Ok(())
}

struct Describe<'a> {
    row: &'a Row,
    abi: &'a Abi,
}

impl Describe<'_> {
    fn record(&self, source: &cdecl::Record) -> Result<&'static Record, String> {
        // The one construct that only AIX hears.
        if source.natural && self.abi.rules().first_member_preferred {
            return Err("`#pragma align(natural)`".to_owned());
        }
        let members = source.fields.iter().map(|field| self.member(field)).collect::<Result<Vec<_>, _>>()?;
        let align = small(source.aligned.flatten().unwrap_or(1));
        let mut record =
            Record::new("record", small(source.pack.unwrap_or(0)), align, Box::leak(members.into_boxed_slice()));
        if source.is_union {
            record = record.union();
        }
        if source.packed {
            record = record.packed_on(Condition::Always);
        }
        if source.aligned == Some(None) {
            record = record.most_aligned();
        }
        record = match source.dialect {
            Some(cdecl::Dialect::Microsoft) => record.dialect(Dialect::Microsoft),
            Some(cdecl::Dialect::Gcc) => record.dialect(Dialect::SystemV),
            None => record,
        };
        Ok(Box::leak(Box::new(record)))
    }

    fn member(&self, field: &cdecl::Field) -> Result<Member, String> {
        let name: &'static str = match &field.name {
            Some(name) => Box::leak(name.clone().into_boxed_str()),
            None if field.width.is_some() => "",
            None => ANONYMOUS,
        };
        let mut member = Member::new(name, self.leaked(&field.ty)?, Format::Auto);
        if let Some(width) = field.width {
            member = member.bits(small(width));
        }
        if field.packed {
            member = member.packed();
        }
        member = match field.aligned {
            Some(Some(bytes)) => member.aligned(small(bytes)),
            Some(None) => member.most_aligned(),
            None => member,
        };
        if matches!(field.ty, Type::Array(_, None)) {
            member = member.tail(Tail::ToEnd);
        }
        Ok(member)
    }

    fn leaked(&self, ty: &Type) -> Result<&'static CType, String> {
        Ok(Box::leak(Box::new(self.ctype(ty)?)))
    }

    fn ctype(&self, ty: &Type) -> Result<CType, String> {
        Ok(match ty {
            Type::Void => unreachable!("no member is void"),
            Type::Base(base) => CType::Scalar(scalar(*base)),
            Type::Pointer { .. } | Type::Function { .. } => CType::Scalar(Scalar::Pointer),
            Type::Array(element, length) => CType::Array(self.leaked(element)?, length.unwrap_or(0)),
            Type::Record(record) => CType::Record(self.record(record)?),
            Type::Odd(odd) => match odd {
                Odd::LongDouble => CType::Scalar(Scalar::LongDouble),
                // Microsoft's rules in clang align parts to their size, and complex numbers not.
                Odd::Complex(_) if self.aligns_parts_to_their_size() => {
                    return Err("a complex number is no array of two among clang's Microsoft rules".to_owned());
                }
                Odd::Complex(part) => CType::Array(self.leaked(part)?, 2),
                Odd::Wchar => CType::Scalar(Scalar::WcharT),
                Odd::VaList => self.opaque("va_list")?,
                Odd::Float16 => self.opaque("float16")?,
                Odd::Float128 => self.opaque("float128")?,
                Odd::Vector => self.opaque("vec16")?,
                &Odd::Enum { lowest, highest, packed } => CType::Enum(Enumeration { lowest, highest, packed }),
                Odd::Atomic(inner) => CType::Atomic(self.leaked(inner)?),
                Odd::Aligned(inner, bytes) => {
                    let bytes = bytes.map_or(u32::from(self.abi.rules().aligned), small);
                    CType::Aligned(self.leaked(inner)?, bytes)
                }
            },
        })
    }

    fn aligns_parts_to_their_size(&self) -> bool {
        let rules = self.abi.rules();
        rules.microsoft && rules.compiler == Compiler::Clang && self.abi.align_of(Scalar::Double) < Some(8)
    }

    /// A type that is none of the library's.
    fn opaque(&self, name: &str) -> Result<CType, String> {
        let fact = self.row.types.get(name).ok_or_else(|| format!("{name} has no facts"))?;
        Ok(CType::Opaque { size: fact.size, align: small(fact.align) })
    }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).expect("the fixtures' numbers are small")
}

fn scalar(base: Base) -> Scalar {
    match base {
        Base::Bool => Scalar::Bool,
        Base::Char => Scalar::Char,
        Base::SChar => Scalar::I8,
        Base::UChar => Scalar::U8,
        Base::Short => Scalar::Short,
        Base::UShort => Scalar::UShort,
        Base::Int => Scalar::Int,
        Base::UInt => Scalar::UInt,
        Base::Long => Scalar::Long,
        Base::ULong => Scalar::ULong,
        Base::LongLong => Scalar::LongLong,
        Base::ULongLong => Scalar::ULongLong,
        Base::Int128 => Scalar::I128,
        Base::UInt128 => Scalar::U128,
        Base::Float => Scalar::F32,
        Base::Double => Scalar::Double,
        Base::Size => Scalar::Size,
        Base::PtrDiff => Scalar::PtrDiff,
    }
}
