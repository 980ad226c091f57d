//! What decides the layout of a record beside the sizes and alignments of its types: one flag per rule.

/// Whose C compiler a platform's records follow, where compilers differ on one processor: bit-fields that are
/// `aligned`, `_Atomic` records, and what they make of Microsoft's layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Compiler {
    /// clang
    Clang,
    /// gcc
    Gcc,
    /// Microsoft's, which knows no layout but its own.
    Msvc,
}

/// Which integer type an `enum` has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EnumSize {
    /// The smallest of `int`, `long` and `long long` that holds all values; if `packed`, of `char` and `short` too.
    Grow,
    /// The smallest of all types that holds all values: `-fshort-enums`.
    Short,
    /// `int`, whatever the values are.
    Int,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $default:expr;)*) => {
        /// The rules by which an ABI lays out records, beyond the facts of types: mostly about bit-fields.
        ///
        /// There is one algorithm, and this is what it asks. Start from the constant that fits and change
        /// what differs. Plain records, of members that are no bit-fields and have no attributes, are laid out
        /// alike by all rules but [`first_member_preferred`](Self::first_member_preferred),
        /// [`pack`](Self::pack) and [`least_record_align`](Self::least_record_align).
        ///
        /// ```
        /// use heapstruct::abi::{Abi, Rules};
        ///
        /// // A processor whose ABI says that unnamed bit-fields align their record, and whose compiler is gcc.
        /// const DSP: Abi = Abi::ILP32.with_rules({
        ///     let mut rules = Rules::GCC;
        ///     rules.unnamed_bit_fields_align = true;
        ///     rules
        /// });
        ///
        /// assert!(DSP.rules().unnamed_bit_fields_align);
        /// ```
        ///
        /// Alignments and sizes are in bytes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub struct Rules {
            $($(#[$doc])* pub $name: $type,)*
        }

        impl Rules {
            /// System V's rules as clang has them on most platforms.
            pub const SYSTEM_V: Self = Self { $($name: $default),* };

            /// `==` in constants.
            pub(super) const fn are(&self, other: &Self) -> bool {
                $(self.$name as u8 == other.$name as u8)&&*
            }
        }
    };
}

rules! {
    /// The compiler that the platform follows.
    compiler: Compiler = Compiler::Clang;
    /// Whether records have Microsoft's layout where they do not ask for the other one: `-mms-bitfields`.
    microsoft: bool = false;
    /// Whether the attribute `ms_struct` of a record is heard.
    ms_struct: bool = true;
    /// Whether the attribute `gcc_struct` of a record is heard.
    gcc_struct: bool = true;
    /// Which integer type an `enum` has.
    enums: EnumSize = EnumSize::Grow;
    /// What `aligned` without a number means; with gcc also the greatest alignment that `_Atomic` gives.
    aligned: u8 = 16;
    /// The size up to which `_Atomic` aligns a type to its size.
    greatest_atomic: u8 = 16;
    /// The alignment that every record has at least, unless it is `packed`: `-mstructure-size-boundary`.
    least_record_align: u8 = 1;
    /// The packing of records that say nothing, 0 for none: `-fpack-struct`.
    pack: u8 = 0;
    /// Whether a first member has the preferred alignment of its type
    /// ([`Abi::with_preferred_align`](super::Abi::with_preferred_align)), which then rounds the size of the record
    /// but is not its alignment: "power" alignment, of AIX.
    first_member_preferred: bool = false;
    /// Whether a bit-field stays within one unit of its declared type, and aligns the record as that type does.
    bit_field_types_align: bool = true;
    /// Whether bit-fields without a name align the record too.
    unnamed_bit_fields_align: bool = false;
    /// Whether a bit-field that is `aligned` moves; it aligns the record in any case.
    aligned_bit_fields_move: bool = true;
    /// Whether `packed` on a bit-field of a one-byte type is heard.
    byte_bit_fields_pack: bool = true;
    /// The size and alignment of the unit of a bit-field at least; 0 for those of its type.
    least_bit_field_unit: u8 = 0;
    /// Whether a bit-field of a wider type takes that least unit if its bits fit.
    narrow_bit_field_units: bool = false;
    /// Where types do not align bit-fields: the alignment of a bit-field of no width, at least.
    zero_width_boundary: u8 = 0;
    /// Where types do not align bit-fields: whether they align those of no width.
    zero_width_types_align: bool = true;
    /// Where types do not align bit-fields: whether one of no width aligns the record if it is the first member.
    leading_zero_width_aligns: bool = true;
    /// Whether packing bounds what a bit-field of no width gives to the alignment of its record.
    zero_width_obeys_pack: bool = false;
}

impl Rules {
    /// System V's rules as gcc has them, without an imitation of Microsoft's: most of its processors.
    pub const GCC: Self = Self { compiler: Compiler::Gcc, ms_struct: false, ..Self::SYSTEM_V };

    /// Microsoft's compilers.
    pub const MSVC: Self = Self {
        compiler: Compiler::Msvc,
        microsoft: true,
        ms_struct: false,
        gcc_struct: false,
        enums: EnumSize::Int,
        ..Self::SYSTEM_V
    };

    /// gcc for Windows, which has Microsoft's bit-fields.
    pub const MINGW: Self = Self { microsoft: true, ms_struct: true, ..Self::GCC };

    pub(super) const fn check(&self) {
        assert!(
            self.aligned.is_power_of_two()
                && self.greatest_atomic.is_power_of_two()
                && self.least_record_align.is_power_of_two(),
            "an alignment is a power of two"
        );
        assert!(
            (self.pack == 0 || self.pack.is_power_of_two())
                && (self.least_bit_field_unit == 0 || self.least_bit_field_unit.is_power_of_two())
                && (self.zero_width_boundary == 0 || self.zero_width_boundary.is_power_of_two()),
            "an alignment is a power of two, or 0 for none"
        );
    }
}
