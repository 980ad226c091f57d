//! Random C records: what they are made of, and their text.

use std::fmt::Write as _;

/// Numbers that follow from a seed, the same on every machine (the generator is `SplitMix64`).
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// Below `end`, which is no more than a few thousand.
    fn below(&mut self, end: u32) -> u32 {
        u32::try_from(self.next() % u64::from(end)).expect("below a number of 32 bits")
    }

    /// Whether one of so many times comes.
    fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(u32::try_from(list.len()).expect("lists are short")) as usize].clone()
    }
}

/// A struct or union.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) is_union: bool,
    pub(crate) packed: bool,
    pub(crate) aligned: Option<u32>,
    /// `#pragma pack` around its definition; of the outermost record alone.
    pub(crate) pack: Option<u32>,
    /// `ms_struct` or `gcc_struct`.
    pub(crate) dialect: Option<&'static str>,
    pub(crate) fields: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Field {
    /// Whether it has a name: not each bit-field, nor each record in another, has.
    pub(crate) is_named: bool,
    pub(crate) ty: Type,
    pub(crate) width: Option<u32>,
    pub(crate) packed: bool,
    pub(crate) aligned: Option<u32>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Type {
    /// C's words for it, and how many bits it has at least.
    Base(&'static str, u32),
    Function,
    Enum {
        lowest: i64,
        highest: i64,
        packed: bool,
    },
    /// A typedef with `aligned`.
    Aligned(Box<Type>, u32),
    Atomic(Box<Type>),
    Array(Box<Type>, u32),
    Record(Box<Record>),
}

/// Types of which there are bit-fields.
const INTEGERS: &[Type] = &[
    Type::Base("_Bool", 1),
    Type::Base("char", 8),
    Type::Base("signed char", 8),
    Type::Base("unsigned char", 8),
    Type::Base("short", 16),
    Type::Base("unsigned short", 16),
    Type::Base("int", 32),
    Type::Base("int", 32),
    Type::Base("unsigned", 32),
    Type::Base("long", 32),
    Type::Base("unsigned long", 32),
    Type::Base("long long", 64),
    Type::Base("unsigned long long", 64),
];

const OTHERS: &[Type] = &[
    Type::Base("float", 0),
    Type::Base("double", 0),
    Type::Base("long double", 0),
    Type::Base("void *", 0),
    Type::Base("char *", 0),
    Type::Function,
    Type::Enum { lowest: 0, highest: 2, packed: false },
    Type::Enum { lowest: -1, highest: 300, packed: false },
    Type::Enum { lowest: 0, highest: 200, packed: true },
];

/// How deep records and arrays go.
const DEPTH: u32 = 3;

impl Record {
    pub(crate) fn random(random: &mut Random) -> Self {
        let mut record = Self::inner(random, DEPTH);
        if random.one_in(5) {
            record.pack = Some(random.pick(&[1, 2, 4, 8]));
        }
        if random.one_in(8) {
            record.dialect = Some(random.pick(&["ms_struct", "ms_struct", "gcc_struct"]));
        }
        record
    }

    fn inner(random: &mut Random, depth: u32) -> Self {
        let is_union = random.one_in(5);
        let count = 1 + random.below(if depth == DEPTH { 7 } else { 3 });
        let mut fields: Vec<Field> = (0..count).map(|_| Field::random(random, depth, is_union)).collect();
        // C asks for one name at least.
        if !fields.iter().any(|field| field.is_named) {
            fields.push(Field::plain(random.pick(INTEGERS)));
        }
        Self {
            is_union,
            packed: random.one_in(6),
            // A description does not tell `aligned(1)` of a record from nothing, nor does any compiler but Microsoft's.
            aligned: random.one_in(8).then(|| random.pick(&[2, 4, 8, 16])),
            pack: None,
            dialect: None,
            fields,
        }
    }

    /// The definition of the record with a tag, and of what it needs.
    pub(crate) fn text(&self, tag: &str) -> String {
        let mut writer = Writer { tag, before: String::new(), names: 0, types: 0 };
        let record = writer.record(self, tag, 0);
        let Writer { before, .. } = writer;
        match self.pack {
            Some(pack) => format!("{before}#pragma pack(push, {pack})\n{record};\n#pragma pack(pop)\n"),
            None => format!("{before}{record};\n"),
        }
    }

    pub(crate) fn keyword(&self) -> &'static str {
        if self.is_union { "union" } else { "struct" }
    }
}

impl Field {
    pub(crate) fn plain(ty: Type) -> Self {
        Self { is_named: true, ty, width: None, packed: false, aligned: None }
    }

    fn random(random: &mut Random, depth: u32, in_union: bool) -> Self {
        let attributes = |random: &mut Random, field: &mut Self| {
            field.packed = random.one_in(8);
            field.aligned = random.one_in(10).then(|| random.pick(&[1, 2, 4, 8, 16]));
        };
        if random.one_in(3) {
            let mut ty = random.pick(INTEGERS);
            let Type::Base(_, bits) = ty else { unreachable!("integers are base types") };
            let width = random.below(bits + 1);
            if bits > 1 && random.one_in(12) {
                ty = Type::Aligned(Box::new(ty), random.pick(&[1, 2, 4, 8]));
            }
            let is_named = width != 0 && !random.one_in(6);
            // A union with nothing but a boundary says nothing.
            let width = if in_union && width == 0 { 1 } else { width };
            let mut field = Self { is_named, width: Some(width), ..Self::plain(ty) };
            if width != 0 {
                attributes(random, &mut field);
            }
            return field;
        }
        let ty = Type::random(random, depth);
        let is_named = !(matches!(ty, Type::Record(_)) && random.one_in(4));
        let mut field = Self { is_named, ..Self::plain(ty) };
        if is_named {
            attributes(random, &mut field);
        }
        field
    }
}

impl Type {
    fn random(random: &mut Random, depth: u32) -> Self {
        match random.below(if depth == 0 { 7 } else { 10 }) {
            0..3 => random.pick(INTEGERS),
            3..6 => random.pick(OTHERS),
            6 => {
                let integer = random.pick(INTEGERS);
                if random.one_in(3) {
                    Self::Atomic(Box::new(integer))
                } else {
                    Self::Aligned(Box::new(integer), random.pick(&[1, 2, 4, 8, 16]))
                }
            }
            7 => Self::Array(Box::new(Self::element(random, depth - 1)), 1 + random.below(4)),
            _ => Self::Record(Box::new(Record::inner(random, depth - 1))),
        }
    }

    /// What an array may hold: nothing whose alignment is more than its size.
    fn element(random: &mut Random, depth: u32) -> Self {
        loop {
            let ty = Self::random(random, depth);
            if !matches!(ty, Self::Aligned(..)) {
                return ty;
            }
        }
    }
}

struct Writer<'a> {
    tag: &'a str,
    /// Typedefs and enums, which stand before the record.
    before: String,
    names: u32,
    types: u32,
}

impl Writer<'_> {
    fn record(&mut self, record: &Record, tag: &str, depth: usize) -> String {
        let mut attributes = Vec::new();
        if record.packed {
            attributes.push("packed".to_owned());
        }
        attributes.extend(record.aligned.map(|aligned| format!("aligned({aligned})")));
        attributes.extend(record.dialect.map(str::to_owned));
        let mut out = record.keyword().to_owned();
        if !attributes.is_empty() {
            let _ = write!(out, " __attribute__(({}))", attributes.join(", "));
        }
        if !tag.is_empty() {
            let _ = write!(out, " {tag}");
        }
        out += " {\n";
        for field in &record.fields {
            let line = self.field(field, depth + 1);
            let _ = writeln!(out, "{}{line};", "    ".repeat(depth + 1));
        }
        out + &"    ".repeat(depth) + "}"
    }

    fn field(&mut self, field: &Field, depth: usize) -> String {
        let mut lengths = String::new();
        let mut ty = &field.ty;
        while let Type::Array(element, count) = ty {
            let _ = write!(lengths, "[{count}]");
            ty = element;
        }
        let name = if field.is_named {
            self.names += 1;
            format!("m{}", self.names)
        } else {
            String::new()
        };
        let mut out = match ty {
            Type::Function => format!("int (*{name}{lengths})(void)"),
            _ => format!("{} {name}{lengths}", self.ty(ty, depth)).trim_end().to_owned(),
        };
        if let Some(width) = field.width {
            let _ = write!(out, " : {width}");
        }
        let packed = field.packed.then(|| "packed".to_owned());
        let attributes: Vec<String> =
            packed.into_iter().chain(field.aligned.map(|aligned| format!("aligned({aligned})"))).collect();
        if !attributes.is_empty() {
            let _ = write!(out, " __attribute__(({}))", attributes.join(", "));
        }
        out
    }

    fn ty(&mut self, ty: &Type, depth: usize) -> String {
        match ty {
            Type::Base(words, _) => (*words).to_owned(),
            Type::Function | Type::Array(..) => unreachable!("declared around the name"),
            Type::Record(record) => self.record(record, "", depth),
            Type::Atomic(inner) => format!("_Atomic {}", self.ty(inner, depth)),
            Type::Enum { lowest, highest, packed } => {
                let tag = self.name("e");
                let attribute = if *packed { "__attribute__((packed)) " } else { "" };
                let _ = writeln!(self.before, "enum {attribute}{tag} {{ {tag}_A = {lowest}, {tag}_B = {highest} }};");
                format!("enum {tag}")
            }
            Type::Aligned(inner, bytes) => {
                let (inner, name) = (self.ty(inner, depth), self.name("t"));
                let _ = writeln!(self.before, "typedef {inner} {name} __attribute__((aligned({bytes})));");
                name
            }
        }
    }

    fn name(&mut self, kind: &str) -> String {
        self.types += 1;
        format!("{}_{kind}{}", self.tag, self.types)
    }
}

#[cfg(test)]
mod tests {
    use super::{Random, Record};
    use heapstruct_tests::cdecl;

    #[test]
    fn a_seed_says_which_records_come() {
        let texts = |seed| {
            let mut random = Random::new(seed);
            (0..50).map(|_| Record::random(&mut random).text("s")).collect::<Vec<_>>()
        };
        assert_eq!(texts(7), texts(7));
        assert_ne!(texts(7), texts(8));
        assert_eq!(Random::new(1).next(), 0x910a_2dec_8902_5cc1);
    }

    #[test]
    fn the_text_is_read_again() {
        let mut random = Random::new(3);
        for _ in 0..2000 {
            let record = Record::random(&mut random);
            let text = record.text("s");
            let read = cdecl::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(read.fields.len(), record.fields.len(), "{text}");
            assert_eq!((read.is_union, read.pack), (record.is_union, record.pack.map(u64::from)), "{text}");
        }
    }
}
