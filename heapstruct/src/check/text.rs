//! The C texts: assertions to compile by hand, and questions that `CCheck::run` reads the answers of.

use super::CCheck;
use super::facts::{each_bit_field, each_fact};
use crate::layout::RecordLayout;
use core::fmt::{self, Formatter};

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

/// The same questions with their answers as numbers of 64 bits. The first one is 1, and shows their byte order.
#[cfg(feature = "std")]
pub(super) struct Questions<'t>(pub(super) &'t CText<'t>);

/// What the answers are found by in the compiler's output.
#[cfg(feature = "std")]
pub(super) const ANSWERS: &str = "heapstruct answers";

/// What the objects for bit-fields are found by, with a number behind it.
pub(super) const BITS: &str = "heapstruct bits ";

/// The kinds of numbers. A bit-field has no type that `_Generic` could tell, but an assignment to it has. That of gcc is
/// as narrow as the bit-field itself, and its greatest value fits without a warning; clang gives none for `-1`.
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
        f.write_str("\n")?;
        each_fact(&self.check, &self.layout, &mut |fact| {
            writeln!(f, "_Static_assert({}, \"{fact}\");", fact.condition())
        })?;
        if self.has_bit_fields() {
            self.bit_fields(f)?;
            self.program(f)
        } else {
            f.write_str("\nint main(void) { return 0; }\n")
        }
    }
}

#[cfg(feature = "std")]
impl fmt::Display for Questions<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(text) = self;
        text.declarations(f)?;
        let mut count = 1;
        each_fact(&text.check, &text.layout, &mut |_| {
            count += 1;
            Ok(())
        })?;
        let mark = text.mark_size();
        writeln!(f, "\nstruct heapstruct_answers {{ char mark[{mark}]; unsigned long long answers[{count}]; }};")?;
        writeln!(f, "extern const struct heapstruct_answers heapstruct_answers;")?;
        writeln!(f, "const struct heapstruct_answers heapstruct_answers = {{ \"{ANSWERS}\", {{\n    1,")?;
        each_fact(&text.check, &text.layout, &mut |fact| writeln!(f, "    {},", fact.value()))?;
        f.write_str("} };\n")?;
        if text.has_bit_fields() { text.bit_fields(f) } else { Ok(()) }
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

    fn has_bit_fields(&self) -> bool {
        // The first one stops the walk.
        each_bit_field(&self.check, &self.layout, &mut |_, _| Err(fmt::Error)).is_err()
    }

    /// How many bytes lead from a mark to what it marks.
    pub(super) fn mark_size(&self) -> u64 {
        self.layout.align().max(32)
    }

    fn bit_fields(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (ctype, mark) = (self.check.ctype, self.mark_size());
        writeln!(f, "\n/* Each has ones in one bit-field, and nothing else. */")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION struct heapstruct_bits {{ char mark[{mark}]; {ctype} value; }};")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION extern const struct heapstruct_bits heapstruct_bits[];")?;
        writeln!(f, "HEAPSTRUCT_EXTENSION const struct heapstruct_bits heapstruct_bits[] = {{")?;
        each_bit_field(&self.check, &self.layout, &mut |i, bits| {
            let in_c = bits.path.in_c();
            writeln!(f, "    {{ \"{BITS}{i}\", {{ .{in_c} = HEAPSTRUCT_ONES((({ctype} *)0)->{in_c}) }} }},")
        })?;
        f.write_str("};\n")
    }

    fn program(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(DIFFERS)?;
        f.write_str("\nint main(void) {\n    int differs = 0;\n")?;
        each_bit_field(&self.check, &self.layout, &mut |i, bits| {
            let bytes = bits.bytes();
            let (first, count) = (bytes.start, bytes.end - bytes.start);
            write!(f, "    differs |= heapstruct_differs(&heapstruct_bits[{i}].value, {first}, {count}, \"")?;
            for byte in bytes {
                write!(f, "\\{:03o}", bits.byte(byte))?;
            }
            writeln!(f, "\", \"{bits}\");")
        })?;
        f.write_str("    return differs;\n}\n")
    }
}
