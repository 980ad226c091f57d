//! The ABI of each row of the fixtures, made of its facts and of `tests/rules/rows.txt`.

use crate::fixture::{Doubt, Endian, Fact, Fixtures, Row};
use heapstruct::abi::{Abi, EnumSize, LongDoubleFormat, Rules, Scalar};

/// All rows, each with its ABI or the reason why it has none.
#[must_use]
pub fn all(fixtures: &Fixtures) -> Vec<(&Row, Result<Abi, String>)> {
    let mut groups = Vec::new();
    for line in include_str!("../rules/rows.txt").lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("rules ") {
            Some(words) => groups.push((words, Vec::new())),
            None => groups.last_mut().expect("rules come first").1.push(line.trim_start()),
        }
    }
    let named: usize = groups.iter().map(|(_, ids)| ids.len()).sum();
    let doubted = fixtures.rows.iter().filter(|row| matches!(row.doubt, Some(Doubt::All(_)))).count();
    assert!(named <= fixtures.rows.len() - doubted, "rows.txt has a row that is none");
    let abi = |row: &Row| match groups.iter().find(|(_, ids)| ids.contains(&row.id.as_str())) {
        Some((words, _)) => {
            let plain = row.id.split(' ').next().filter(|_| words.ends_with("plain_facts"));
            abi(plain.map_or(row, |id| fixtures.row(id).expect("a row without flags")), words)
        }
        None if matches!(row.doubt, Some(Doubt::All(_))) => Err("not the platform's ABI".to_owned()),
        // gcc's imitation of AIX by a flag
        None => Err("no rules say what it does".to_owned()),
    };
    fixtures.rows.iter().map(|row| (row, abi(row))).collect()
}

fn abi(row: &Row, words: &str) -> Result<Abi, String> {
    let fact = |name: &str| row.types.get(name).copied();
    if fact("int").is_some_and(|int| int.size < 2) {
        return Err("an `int` of one byte is none of C's".to_owned());
    }
    let mut abi = Abi::ILP32;
    if row.endian == Endian::Big {
        abi = abi.big_endian();
    }
    if !row.char_signed {
        abi = abi.unsigned_char();
    }
    for (name, scalar) in [
        ("bool", Scalar::Bool),
        ("short", Scalar::Short),
        ("int", Scalar::Int),
        ("long", Scalar::Long),
        ("llong", Scalar::LongLong),
        ("int128", Scalar::I128),
        ("float", Scalar::F32),
        ("double", Scalar::Double),
        ("ptr", Scalar::Pointer),
        ("size_t", Scalar::Size),
    ] {
        if let Some(Fact { size, align, preferred, .. }) = fact(name) {
            abi = abi.with(scalar, byte(size), byte(align)).with_preferred_align(scalar, byte(preferred));
        }
    }
    // The type of a width is one of these, whatever a compiler without headers says of its name.
    for (size, scalar, names) in [
        (2, Scalar::I16, &["short", "int"][..]),
        (4, Scalar::I32, &["int", "long"]),
        (8, Scalar::I64, &["llong"]),
        // Where `double` has 32 bits, a number of 64 is as other types of 8 bytes.
        (8, Scalar::F64, &["double", "llong"]),
    ] {
        let of_that_size = names.iter().filter_map(|name| fact(name)).find(|fact| fact.size == size);
        if let Some(Fact { align, preferred, .. }) = of_that_size {
            abi = abi.with(scalar, byte(size), byte(align)).with_preferred_align(scalar, byte(preferred));
        }
    }
    if let Some(Fact { size, align, preferred, .. }) = fact("ldouble") {
        let format = match (row.long_double_digits, row.endian) {
            (24, _) => LongDoubleFormat::Binary32,
            (53, _) => LongDoubleFormat::Binary64,
            (64, Endian::Little) => LongDoubleFormat::X87,
            (64, Endian::Big) => LongDoubleFormat::M68k,
            (106, _) => LongDoubleFormat::DoubleDouble,
            (113, _) => LongDoubleFormat::Binary128,
            (digits, _) => return Err(format!("no format of `long double` has {digits} digits")),
        };
        abi = abi.with_long_double(byte(size), byte(align), format);
        abi = abi.with_preferred_align(Scalar::LongDouble, byte(preferred));
    }
    if let Some(wchar) = fact("wchar_t") {
        let is = match wchar.signed {
            Some(true) => [Scalar::I8, Scalar::Int, Scalar::Short, Scalar::Long],
            _ => [Scalar::U8, Scalar::UInt, Scalar::UShort, Scalar::ULong],
        };
        let extent =
            |is| abi.size_of(is).zip(abi.align_of(is)).map(|(size, align)| (u64::from(size), u64::from(align)));
        let is = is.into_iter().find(|&is| extent(is) == Some((wchar.size, wchar.align)));
        abi = abi.with_typedef(Scalar::WcharT, is.expect("an integer like that"));
    }
    let mut rules = Rules::SYSTEM_V;
    for word in words.split(' ') {
        let (name, number) = match word.split_once('=') {
            Some((name, number)) => (name, number.parse().unwrap_or(0)),
            None => (word, 0),
        };
        match name {
            "clang" | "plain_facts" => {}
            "gcc" => rules = Rules::GCC,
            "msvc" => rules = Rules::MSVC,
            "microsoft" => rules.microsoft = true,
            "ms_struct" => rules.ms_struct = true,
            "no_gcc_struct" => rules.gcc_struct = false,
            "enums" => rules.enums = EnumSize::Short,
            "aligned" => rules.aligned = number,
            "greatest_atomic" => rules.greatest_atomic = number,
            "least_record_align" => rules.least_record_align = number,
            "pack" => rules.pack = number,
            "first_member_preferred" => rules.first_member_preferred = true,
            "no_bit_field_types_align" => rules.bit_field_types_align = false,
            "unnamed_bit_fields_align" => rules.unnamed_bit_fields_align = true,
            "no_aligned_bit_fields_move" => rules.aligned_bit_fields_move = false,
            "no_byte_bit_fields_pack" => rules.byte_bit_fields_pack = false,
            "least_bit_field_unit" => rules.least_bit_field_unit = number,
            "narrow_bit_field_units" => rules.narrow_bit_field_units = true,
            "zero_width_boundary" => rules.zero_width_boundary = number,
            "no_zero_width_types_align" => rules.zero_width_types_align = false,
            "no_leading_zero_width_aligns" => rules.leading_zero_width_aligns = false,
            "zero_width_obeys_pack" => rules.zero_width_obeys_pack = true,
            "empty" => abi = abi.with_empty_record_size(number),
            other => panic!("`{other}` is no rule"),
        }
    }
    Ok(abi.with_rules(rules))
}

fn byte(number: u64) -> u8 {
    u8::try_from(number).expect("the facts are small")
}
