//! The C text: one assertion a line, and a program for the bit-fields.

use super::CCheck;
use super::members::{Asked, each, element};
use crate::abi::{Abi, Endian, Scalar};
use crate::layout::{CType, RecordLayout, type_layout};
use core::fmt::{self, Formatter};
use core::ops::Range;

/// A C program that compiles if, and only if, C's compiler agrees; made by [`CCheck::text`].
///
/// `Display` writes it. It is C11, self-contained but for the headers that were given, and free of warnings under
/// `-Wall -Wextra -Wpedantic` of gcc and clang. Each assertion says what Rust has: `` `Stat::st_mode` is at byte 24 in
/// Rust ``. For bit-fields it has to be run.
#[derive(Clone, Copy, Debug)]
pub struct CText<'a> {
    pub(super) check: CCheck<'a>,
    pub(super) layout: RecordLayout,
}

/// What kind of number a member is.
const MACROS: &str = "
enum {
    heapstruct_signed = 1, heapstruct_unsigned = 2, heapstruct_integer = 3, heapstruct_floating = 4, heapstruct_other = 8
};
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 heapstruct_int128;
__extension__ typedef unsigned __int128 heapstruct_uint128;
#define HEAPSTRUCT_INT128 heapstruct_int128: heapstruct_signed, heapstruct_uint128: heapstruct_unsigned,
#else
#define HEAPSTRUCT_INT128
#endif
#define HEAPSTRUCT_KIND(member) _Generic((member), \\
    char: (char)-1 < 1 ? heapstruct_signed : heapstruct_unsigned, \\
    signed char: heapstruct_signed, short: heapstruct_signed, int: heapstruct_signed, \\
    long: heapstruct_signed, long long: heapstruct_signed, _Bool: heapstruct_unsigned, \\
    unsigned char: heapstruct_unsigned, unsigned short: heapstruct_unsigned, unsigned: heapstruct_unsigned, \\
    unsigned long: heapstruct_unsigned, unsigned long long: heapstruct_unsigned, \\
    float: heapstruct_floating, double: heapstruct_floating, long double: heapstruct_floating, \\
    HEAPSTRUCT_INT128 default: heapstruct_other)
";

/// A bit-field has no type that `_Generic` could tell, but an assignment to it has. That of gcc is as narrow as the
/// bit-field itself, and its greatest value fits without a warning; clang gives none for `-1`.
const BIT_MACROS: &str = "
#if defined(__GNUC__) || defined(__clang__)
#define HEAPSTRUCT_IS_SIGNED(bits, in_rust) ((__typeof__((bits) = 0))-1 < 1)
#define HEAPSTRUCT_EXTENSION __extension__
#else
#define HEAPSTRUCT_IS_SIGNED(bits, in_rust) (in_rust)
#define HEAPSTRUCT_EXTENSION
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define HEAPSTRUCT_ONES(bits) (__typeof__((bits) = 0))-1
#else
#define HEAPSTRUCT_ONES(bits) -1
#endif
";

/// Declares `puts` itself, so that a cross compiler without a C library can compile it.
const DIFFERS: &str = "
extern int puts(const char *);

static int heapstruct_differs(const void *value, size_t first, size_t count, const char *ones, const char *says) {
    const unsigned char *bytes = value;
    size_t i;
    for (i = 0; i < sizeof heapstruct_bits[0].value; i++) {
        if (bytes[i] != (i - first < count ? (unsigned char)ones[i - first] : 0)) {
            puts(says);
            return 1;
        }
    }
    return 0;
}
";

impl fmt::Display for CText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.declarations(f)?;
        self.assertions(f)?;
        if self.has_bit_fields()? { self.bit_fields(f) } else { f.write_str("\nint main(void) { return 0; }\n") }
    }
}

impl CText<'_> {
    fn declarations(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let CCheck { ctype, includes, declarations, .. } = self.check;
        writeln!(f, "/* Whether `{ctype}` is in C what `{}` is in Rust. */", self.layout.record().name())?;
        for header in includes {
            if header.starts_with(['<', '"']) {
                writeln!(f, "#include {header}")?;
            } else {
                writeln!(f, "#include <{header}>")?;
            }
        }
        writeln!(f, "#include <stddef.h>")?;
        if !declarations.is_empty() {
            writeln!(f, "{declarations}")?;
        }
        f.write_str(MACROS)
    }

    fn assertions(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let ctype = self.check.ctype;
        let (record, size, align) = (self.layout.record().name(), self.layout.size(), self.layout.align());
        writeln!(f, "\n_Static_assert(sizeof({ctype}) == {size}, \"`{record}` has {size} bytes in Rust\");")?;
        writeln!(f, "_Static_assert(_Alignof({ctype}) == {align}, \"`{record}` is aligned to {align} in Rust\");")?;
        each(&self.check, &self.layout, &mut |asked| {
            if asked.layout.is_bit_field() || asked.path.is_unnamed() { Ok(()) } else { self.member(asked, f) }
        })
    }

    fn member(&self, asked: &Asked<'_>, f: &mut Formatter<'_>) -> fmt::Result {
        let ctype = self.check.ctype;
        let Asked { path, layout, base, abi } = asked;
        let (offset, size) = (base + layout.offset(), layout.size());
        let in_c = path.in_c();
        writeln!(
            f,
            "_Static_assert(offsetof({ctype}, {in_c}) == {offset}, \"`{path}` is at byte {offset} in Rust\");"
        )?;
        // C may declare a tail without a length, and then it has no size.
        if layout.tail_length().is_none() || size != 0 {
            writeln!(
                f,
                "_Static_assert(sizeof((({ctype} *)0)->{in_c}) == {size}, \"`{path}` has {size} bytes in Rust\");"
            )?;
        }
        let (inner, _) = element(layout.ctype());
        let (element, element_in_c) = (path.element(), path.element_in_c());
        if path.is_array() {
            let size = type_layout(inner, abi).map_err(|_| fmt::Error)?.size;
            writeln!(
                f,
                "_Static_assert(sizeof((({ctype} *)0)->{element_in_c}) == {size}, \
                 \"`{element}` has {size} bytes in Rust\");"
            )?;
        }
        let Some(kind) = Kind::of(inner, abi) else { return Ok(()) };
        let (in_c, in_words) = kind.words();
        writeln!(
            f,
            "_Static_assert(HEAPSTRUCT_KIND((({ctype} *)0)->{element_in_c}) & heapstruct_{in_c}, \
             \"`{element}` is {in_words} in Rust\");"
        )
    }

    fn has_bit_fields(&self) -> Result<bool, fmt::Error> {
        let mut any = false;
        self.each_bit_field(&mut |_, _| {
            any = true;
            Ok(())
        })?;
        Ok(any)
    }

    fn bit_fields(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let ctype = self.check.ctype;
        f.write_str(BIT_MACROS)?;
        self.each_bit_field(&mut |_, bits| {
            let (in_c, path) = (bits.asked.path.in_c(), bits.asked.path);
            let (signed, word) = if bits.is_signed() { (1, "signed") } else { (0, "unsigned") };
            writeln!(
                f,
                "_Static_assert(HEAPSTRUCT_IS_SIGNED((({ctype} *)0)->{in_c}, {signed}) == {signed}, \
                 \"`{path}` is {word} in Rust\");"
            )
        })?;
        let mark = self.mark_size();
        writeln!(f, "\n/* Each has ones in one bit-field, and nothing else. */")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION struct heapstruct_bits {{ char mark[{mark}]; {ctype} value; }};")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION extern const struct heapstruct_bits heapstruct_bits[];")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION const struct heapstruct_bits heapstruct_bits[] = {{")?;
        self.each_bit_field(&mut |i, bits| {
            let in_c = bits.asked.path.in_c();
            writeln!(f, "    {{ \"{MARK}{i}\", {{ .{in_c} = HEAPSTRUCT_ONES((({ctype} *)0)->{in_c}) }} }},")
        })?;
        f.write_str("};\n")?;
        f.write_str(DIFFERS)?;
        f.write_str("\nint main(void) {\n    int differs = 0;\n")?;
        self.each_bit_field(&mut |i, bits| {
            let bytes = bits.bytes();
            write!(
                f,
                "    differs |= heapstruct_differs(&heapstruct_bits[{i}].value, {}, {}, \"",
                bytes.start,
                bytes.end - bytes.start
            )?;
            bytes.clone().try_for_each(|byte| write!(f, "\\{:03o}", bits.byte(byte)))?;
            writeln!(f, "\", \"{bits}\");")
        })?;
        f.write_str("    return differs;\n}\n")
    }

    /// Gives each bit-field with its number.
    pub(super) fn each_bit_field(&self, ask: &mut dyn FnMut(usize, &Bits<'_>) -> fmt::Result) -> fmt::Result {
        let mut i = 0;
        each(&self.check, &self.layout, &mut |asked| {
            if !asked.layout.is_bit_field() {
                return Ok(());
            }
            ask(i, &Bits { asked })?;
            i += 1;
            Ok(())
        })
    }

    /// How many bytes lead from a mark to the object behind it.
    pub(super) fn mark_size(&self) -> u64 {
        self.layout.align().max(32)
    }
}

/// What the objects in the compiler's output are found by, with a number behind it.
pub(super) const MARK: &str = "heapstruct bits ";

/// A bit-field, in bits from the start of the outermost record.
pub(super) struct Bits<'p> {
    asked: &'p Asked<'p>,
}

impl Bits<'_> {
    pub(super) fn range(&self) -> Range<u64> {
        let Range { start, end } = self.asked.layout.bit_range();
        self.asked.base * 8 + start..self.asked.base * 8 + end
    }

    pub(super) fn endian(&self) -> Endian {
        self.asked.abi.endian()
    }

    fn is_signed(&self) -> bool {
        matches!(Kind::of(self.asked.layout.ctype(), self.asked.abi), Some(Kind::Signed))
    }

    fn bytes(&self) -> Range<u64> {
        let Range { start, end } = self.range();
        start / 8..end.div_ceil(8)
    }

    /// What that byte of the record is where the bit-field has ones.
    fn byte(&self, index: u64) -> u8 {
        let bits = self.range();
        (0..8).filter(|bit| bits.contains(&(index * 8 + bit))).fold(0, |byte, bit| byte | mask(bit, self.endian()))
    }
}

impl fmt::Display for Bits<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Range { start, end } = self.range();
        write!(f, "`{}` is in bits {start} to {} in Rust", self.asked.path, end - 1)
    }
}

/// The bit of a byte that comes so many bits after its first one in memory.
pub(super) fn mask(bit: u64, endian: Endian) -> u8 {
    match endian {
        Endian::Little => 1 << bit,
        Endian::Big => 0x80 >> bit,
    }
}

/// What is asked of a number besides its size.
#[derive(Clone, Copy)]
enum Kind {
    Signed,
    Unsigned,
    /// Of an `enum`, whose sign C's compilers choose.
    Integer,
    Floating,
    Pointer,
}

impl Kind {
    fn of(ctype: &CType, abi: &Abi) -> Option<Self> {
        Some(match *ctype {
            CType::Scalar(Scalar::Pointer) => Self::Pointer,
            CType::Scalar(Scalar::F32 | Scalar::F64 | Scalar::Double | Scalar::LongDouble) => Self::Floating,
            CType::Scalar(scalar) | CType::Ordered(scalar, _) if abi.is_signed(scalar) => Self::Signed,
            CType::Scalar(_) | CType::Ordered(..) => Self::Unsigned,
            CType::Enum(_) => Self::Integer,
            CType::Aligned(inner, _) | CType::Atomic(inner) => return Self::of(inner, abi),
            CType::Array(..) | CType::Record(_) | CType::Opaque { .. } => return None,
        })
    }

    /// Its name in the C text, and in the messages.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Signed => ("signed", "a signed integer"),
            Self::Unsigned => ("unsigned", "an unsigned integer"),
            Self::Integer => ("integer", "an integer"),
            Self::Floating => ("floating", "a floating-point number"),
            Self::Pointer => ("other", "a pointer"),
        }
    }
}
