//! What decides C layout on a platform, as one row of data per ABI.
//!
//! ```
//! use heapstruct::abi::{Abi, Endian, Scalar};
//!
//! // A digital signal processor: 32-bit, big-endian, 8-byte types aligned to 4.
//! const DSP: Abi = Abi::ILP32
//!     .big_endian()
//!     .with(Scalar::LongLong, 8, 4)
//!     .with(Scalar::I64, 8, 4);
//!
//! assert_eq!(DSP.endian(), Endian::Big);
//! assert_eq!(DSP.size_of(Scalar::Long), Some(4));
//! assert_eq!(DSP.align_of(Scalar::LongLong), Some(4));
//! assert_eq!(DSP.size_of(Scalar::I128), None);
//! ```
//!
//! A row holds facts and nothing else. The layout algorithm asks the row and
//! never looks at the name of a platform, so a new platform is a new row.

pub mod measured;
mod native;
pub(crate) mod rows;
mod rules;
mod scalar;
mod typedefs;

pub use rules::{Compiler, EnumSize, Rules};
pub use scalar::Scalar;
pub(crate) use scalar::typedefs;

/// The order in which a machine keeps the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endian {
    /// The least significant byte first.
    Little,
    /// The most significant byte first.
    Big,
}

/// How the bytes of a `long double` make a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LongDoubleFormat {
    /// The 32 bits of IEEE 754: small processors.
    Binary32,
    /// The 64 bits of IEEE 754, as `double`.
    Binary64,
    /// The 128 bits of IEEE 754.
    Binary128,
    /// The 80 bits of the x87, in 12 or 16 bytes.
    X87,
    /// The 80 bits of the 68881, in 12 bytes: those of the x87 with 16 unused ones behind sign and exponent.
    M68k,
    /// Two numbers of 64 bits, whose sum it is: PowerPC.
    DoubleDouble,
}

/// Size and alignment of one type, in bytes. Size 0: the ABI has no such type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fact {
    size: u8,
    align: u8,
    /// What GNU's `__alignof__` says, and what first members have under some rules.
    preferred: u8,
}

impl Fact {
    const ABSENT: Self = Self::new(0, 1);

    const fn natural(size: u8) -> Self {
        Self::new(size, size)
    }

    const fn new(size: u8, align: u8) -> Self {
        Self { size, align, preferred: align }
    }
}

/// The facts that decide C layout on a platform: one row.
///
/// Start from the data model that fits ([`LP64`](Self::LP64),
/// [`ILP32`](Self::ILP32), [`LLP64`](Self::LLP64)) and change what differs.
/// Each change is checked, at compile time where the row is a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Abi {
    endian: Endian,
    char_signed: bool,
    facts: [Fact; Scalar::BASE_COUNT],
    typedefs: [Option<Scalar>; Scalar::COUNT - Scalar::BASE_COUNT],
    long_double: LongDoubleFormat,
    rules: Rules,
    empty_record_size: u8,
    row: RowOf,
}

/// Which built-in row an ABI is that of: a name, and no fact, so that it takes no part in comparisons.
#[derive(Clone, Copy, Debug)]
struct RowOf(Option<u8>);

impl PartialEq for RowOf {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for RowOf {}

impl core::hash::Hash for RowOf {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}

impl Abi {
    /// 8-byte `long` and pointers, everything aligned to its size: 64-bit Unix.
    pub const LP64: Self =
        Self::model(4, 8, 8).with(Scalar::I128, 16, 16).with_long_double(16, 16, LongDoubleFormat::Binary128);

    /// 4-byte `int`, `long` and pointers, everything aligned to its size: most 32-bit systems.
    pub const ILP32: Self = Self::model(4, 4, 4);

    /// 4-byte `long`, 8-byte pointers: 64-bit Windows.
    pub const LLP64: Self = Self::model(4, 4, 8).with(Scalar::I128, 16, 16);

    const fn model(int: u8, long: u8, pointer: u8) -> Self {
        let mut facts = [Fact::ABSENT; Scalar::BASE_COUNT];
        let mut i = 0;
        while i < Scalar::BASE_COUNT {
            let scalar = Scalar::ALL[i];
            facts[i] = match scalar {
                Scalar::I128 | Scalar::U128 => Fact::ABSENT,
                Scalar::Bool => Fact::natural(1),
                Scalar::Short | Scalar::UShort => Fact::natural(2),
                Scalar::Int | Scalar::UInt => Fact::natural(int),
                Scalar::Long | Scalar::ULong => Fact::natural(long),
                Scalar::Size | Scalar::PtrDiff | Scalar::Pointer => Fact::natural(pointer),
                Scalar::LongLong | Scalar::ULongLong | Scalar::Double | Scalar::LongDouble => Fact::natural(8),
                _ => match scalar.fixed_size() {
                    Some(size) => Fact::natural(size),
                    None => Fact::ABSENT,
                },
            };
            i += 1;
        }
        let typedefs = [None; Scalar::COUNT - Scalar::BASE_COUNT];
        Self {
            endian: Endian::Little,
            char_signed: true,
            facts,
            typedefs,
            long_double: LongDoubleFormat::Binary64,
            rules: Rules::SYSTEM_V,
            empty_record_size: 0,
            row: RowOf(None),
        }
    }

    /// The same ABI with the most significant byte first.
    #[must_use]
    pub const fn big_endian(mut self) -> Self {
        self.endian = Endian::Big;
        self
    }

    /// The same ABI with an unsigned plain `char`.
    #[must_use]
    pub const fn unsigned_char(mut self) -> Self {
        self.char_signed = false;
        self
    }

    /// The same ABI with another size and alignment of `scalar`, in bytes, and of its
    /// signed or unsigned twin.
    ///
    /// The alignment is that of a member of a record, which on some ABIs is smaller
    /// than that of a variable.
    ///
    /// # Panics
    ///
    /// If no load of the library can serve such a type: the size is none of 1, 2, 4, 8
    /// (16 for `__int128`), contradicts the name of `scalar` or is too small for C,
    /// or the alignment is not a power of two up to 16; or if `scalar` is a typedef, for
    /// which there is [`with_typedef`](Self::with_typedef), or `long double`, for which there is
    /// [`with_long_double`](Self::with_long_double). In a constant that is a compile
    /// error.
    #[must_use]
    pub const fn with(mut self, scalar: Scalar, size: u8, align: u8) -> Self {
        assert!(!scalar.is_typedef(), "a typedef has the size of the type that it stands for: use `with_typedef`");
        assert!(!matches!(scalar, Scalar::LongDouble), "a `long double` has a format too: use `with_long_double`");
        assert!(align.is_power_of_two() && align <= 16, "an alignment is a power of two, at most 16");
        if let Some(fixed) = scalar.fixed_size() {
            assert!(size == fixed, "the name of this type says another size");
        } else {
            assert!(size.is_power_of_two() && size <= 8, "a base type has 1, 2, 4 or 8 bytes");
        }
        match scalar {
            Scalar::Short | Scalar::UShort | Scalar::Int | Scalar::UInt | Scalar::Pointer => {
                assert!(size >= 2, "C asks for at least 2 bytes");
            }
            Scalar::Long | Scalar::ULong | Scalar::Double => assert!(size >= 4, "C asks for at least 4 bytes"),
            _ => {}
        }
        self.facts[scalar as usize] = Fact::new(size, align);
        self.facts[scalar.twin() as usize] = Fact::new(size, align);
        self
    }

    /// The same ABI with another size, alignment and format of `long double`, in bytes.
    ///
    /// ```
    /// use heapstruct::abi::{Abi, LongDoubleFormat, Scalar};
    ///
    /// const I386: Abi = Abi::ILP32.with_long_double(12, 4, LongDoubleFormat::X87);
    ///
    /// assert_eq!(I386.size_of(Scalar::LongDouble), Some(12));
    /// assert_eq!(I386.long_double(), Some(LongDoubleFormat::X87));
    /// ```
    ///
    /// # Panics
    ///
    /// If no number of the format has that size, or the alignment is not a power of two up to 16. In a
    /// constant that is a compile error.
    #[must_use]
    pub const fn with_long_double(mut self, size: u8, align: u8, format: LongDoubleFormat) -> Self {
        assert!(align.is_power_of_two() && align <= 16, "an alignment is a power of two, at most 16");
        let fits = match format {
            LongDoubleFormat::Binary32 => size == 4,
            LongDoubleFormat::Binary64 => size == 8,
            LongDoubleFormat::X87 => size == 12 || size == 16,
            LongDoubleFormat::M68k => size == 12,
            LongDoubleFormat::Binary128 | LongDoubleFormat::DoubleDouble => size == 16,
        };
        assert!(fits, "a `long double` of this format has another size");
        self.facts[Scalar::LongDouble as usize] = Fact::new(size, align);
        self.long_double = format;
        self
    }

    /// The same ABI with another preferred alignment of `scalar`, in bytes: that of GNU's `__alignof__`, which
    /// on a few ABIs is more than that of a member of a record. Where the
    /// [rules](Rules::first_member_preferred) say so, the first member has it. To be said after [`with`](Self::with),
    /// which makes both the same.
    ///
    /// # Panics
    ///
    /// If it is not a power of two up to 16, or `scalar` is a typedef. In a constant that is a compile error.
    #[must_use]
    pub const fn with_preferred_align(mut self, scalar: Scalar, align: u8) -> Self {
        assert!(!scalar.is_typedef(), "a typedef is aligned as the type that it stands for");
        assert!(align.is_power_of_two() && align <= 16, "an alignment is a power of two, at most 16");
        self.facts[scalar as usize].preferred = align;
        self.facts[scalar.twin() as usize].preferred = align;
        self
    }

    /// The same ABI with other rules for the layout of records.
    ///
    /// # Panics
    ///
    /// If an alignment among them is not a power of two. In a constant that is a compile error.
    #[must_use]
    pub const fn with_rules(mut self, rules: Rules) -> Self {
        rules.check();
        self.rules = rules;
        self
    }

    /// The same ABI without `scalar` and its signed or unsigned twin.
    ///
    /// # Panics
    ///
    /// If `scalar` is not `__int128`: C lets no ABI go without the others.
    #[must_use]
    pub const fn without(mut self, scalar: Scalar) -> Self {
        assert!(matches!(scalar, Scalar::I128 | Scalar::U128), "only `__int128` may be missing");
        self.facts[scalar as usize] = Fact::ABSENT;
        self.facts[scalar.twin() as usize] = Fact::ABSENT;
        self
    }

    /// The same ABI where the typedef `name` stands for the integer `is`.
    ///
    /// ```
    /// use heapstruct::abi::{Abi, Scalar};
    ///
    /// // A 32-bit system with 64-bit times.
    /// const SYSTEM: Abi = Abi::ILP32.with_typedef(Scalar::TimeT, Scalar::LongLong);
    ///
    /// assert_eq!(SYSTEM.typedef(Scalar::TimeT), Some(Scalar::LongLong));
    /// assert_eq!(SYSTEM.size_of(Scalar::TimeT), Some(8));
    /// assert_eq!(SYSTEM.size_of(Scalar::OffT), None);
    /// ```
    ///
    /// # Panics
    ///
    /// If `name` is no typedef, or `is` no integer of up to 64 bits, or a typedef itself.
    #[must_use]
    pub const fn with_typedef(mut self, name: Scalar, is: Scalar) -> Self {
        assert!(name.is_typedef(), "not a typedef: a base type is changed by `with`");
        assert!(is.is_base_integer(), "a typedef stands for an integer of up to 64 bits that is no typedef itself");
        self.typedefs[name as usize - Scalar::BASE_COUNT] = Some(is);
        self
    }

    /// The same ABI with the typedefs of a platform; of two for one name the later holds.
    const fn with_typedefs(mut self, lists: &[typedefs::Typedefs]) -> Self {
        let mut list = 0;
        while list < lists.len() {
            let mut i = 0;
            while i < lists[list].len() {
                let (name, is) = lists[list][i];
                self = self.with_typedef(name, is);
                i += 1;
            }
            list += 1;
        }
        self
    }

    /// The same ABI with another size of a record that has no members, in bytes.
    ///
    /// GNU C says 0, Microsoft's compilers 4.
    #[must_use]
    pub const fn with_empty_record_size(mut self, size: u8) -> Self {
        self.empty_record_size = size;
        self
    }

    /// The order of the bytes of a number.
    pub const fn endian(&self) -> Endian {
        self.endian
    }

    /// Whether plain `char` is signed.
    pub const fn char_is_signed(&self) -> bool {
        self.char_signed
    }

    /// The rules for the layout of records.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The format of `long double`; `None` if this ABI lacks the type.
    pub const fn long_double(&self) -> Option<LongDoubleFormat> {
        if self.width(Scalar::LongDouble) == 0 { None } else { Some(self.long_double) }
    }

    /// The integer type that a typedef stands for; `None` if it is no typedef, or the
    /// platform lacks it.
    pub const fn typedef(&self, name: Scalar) -> Option<Scalar> {
        if name.is_typedef() { self.typedefs[name as usize - Scalar::BASE_COUNT] } else { None }
    }

    const fn fact(&self, scalar: Scalar) -> Fact {
        if !scalar.is_typedef() {
            return self.facts[scalar as usize];
        }
        match self.typedef(scalar) {
            Some(is) => self.facts[is as usize],
            None => Fact::ABSENT,
        }
    }

    /// The size of a type in bytes, `None` if this ABI lacks it.
    pub const fn size_of(&self, scalar: Scalar) -> Option<u8> {
        match self.fact(scalar).size {
            0 => None,
            size => Some(size),
        }
    }

    /// The alignment of a type as a member of a record, in bytes, `None` if this ABI lacks it.
    pub const fn align_of(&self, scalar: Scalar) -> Option<u8> {
        match self.fact(scalar) {
            Fact { size: 0, .. } => None,
            fact => Some(fact.align),
        }
    }

    /// Whether values of the type can be negative.
    pub const fn is_signed(&self, scalar: Scalar) -> bool {
        match scalar {
            Scalar::Char => self.char_signed,
            Scalar::Short | Scalar::Int | Scalar::Long | Scalar::LongLong | Scalar::PtrDiff => true,
            Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::I128 => true,
            Scalar::Double | Scalar::LongDouble | Scalar::F32 | Scalar::F64 => true,
            _ => match self.typedef(scalar) {
                Some(is) => self.is_signed(is),
                None => false,
            },
        }
    }

    /// The size of a record that has no members, in bytes.
    pub const fn empty_record_size(&self) -> u8 {
        self.empty_record_size
    }

    /// The preferred alignment of a type, in bytes, `None` if this ABI lacks it: that of GNU's `__alignof__`. See
    /// [`with_preferred_align`](Self::with_preferred_align).
    pub const fn preferred_align_of(&self, scalar: Scalar) -> Option<u8> {
        match self.fact(scalar) {
            Fact { size: 0, .. } => None,
            fact => Some(fact.preferred),
        }
    }

    /// The integer type of an `enum` with these values, by the [rules](Rules::enums).
    pub(crate) const fn scalar_of_enum(&self, values: &crate::layout::Enumeration) -> Scalar {
        const CANDIDATES: [[Scalar; 2]; 5] = [
            [Scalar::U8, Scalar::I8],
            [Scalar::UShort, Scalar::Short],
            [Scalar::UInt, Scalar::Int],
            [Scalar::ULong, Scalar::Long],
            [Scalar::ULongLong, Scalar::LongLong],
        ];
        let mut i = match self.rules.enums {
            EnumSize::Int => return Scalar::Int,
            EnumSize::Grow if !values.packed => 2,
            EnumSize::Grow | EnumSize::Short => 0,
        };
        let is_signed = values.lowest < 0;
        while i + 1 < CANDIDATES.len() {
            let candidate = CANDIDATES[i][is_signed as usize];
            let bits = 8 * self.width(candidate) as u32 - is_signed as u32;
            if bits >= 63 || values.highest >> bits <= 0 && values.lowest >> bits >= -1 {
                return candidate;
            }
            i += 1;
        }
        CANDIDATES[i][is_signed as usize]
    }

    /// The size of a type in bytes, 0 for one that this ABI lacks.
    pub(crate) const fn width(&self, scalar: Scalar) -> usize {
        self.fact(scalar).size as usize
    }

    /// The same ABI as that of a built-in row.
    pub(crate) const fn of_row(mut self, row: usize) -> Self {
        self.row = RowOf(Some(row as u8));
        self
    }

    /// The built-in row whose it is.
    pub(crate) const fn row(&self) -> Option<usize> {
        match self.row.0 {
            Some(row) => Some(row as usize),
            None => None,
        }
    }

    /// Whether both ABIs give every record without typedefs the same layout.
    pub(crate) const fn same_layouts(&self, other: &Self) -> bool {
        let mut i = 0;
        while i < Scalar::BASE_COUNT {
            let (a, b) = (self.facts[i], other.facts[i]);
            if a.size != b.size || a.align != b.align || a.preferred != b.preferred {
                return false;
            }
            i += 1;
        }
        self.empty_record_size == other.empty_record_size && self.rules.are(&other.rules)
    }
}
