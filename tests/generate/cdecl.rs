//! Reads the C of the fixtures: struct, union and enum definitions, typedefs, attributes and the two pragmas that move
//! members. A type is a tree without sizes; what a Rust `#[repr(C)]` struct cannot say is kept as [`Type::Odd`] with
//! the reason, so that a record is refused for what it is and not because the reader stumbled.

use std::collections::BTreeMap;
use std::rc::Rc;

/// A C base type that has a Rust name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Base {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
    Float,
    Double,
    Size,
    PtrDiff,
}

impl Base {
    /// The type's name in the `types` of `abi.txt`, where a signed type and its unsigned one share an entry.
    #[must_use]
    pub fn fact(self) -> &'static str {
        match self {
            Self::Bool => "bool",
            Self::Char => "char",
            Self::SChar | Self::UChar => "schar",
            Self::Short | Self::UShort => "short",
            Self::Int | Self::UInt => "int",
            Self::Long | Self::ULong => "long",
            Self::LongLong | Self::ULongLong => "llong",
            Self::Int128 | Self::UInt128 => "int128",
            Self::Float => "float",
            Self::Double => "double",
            Self::Size => "size_t",
            Self::PtrDiff => "ptrdiff_t",
        }
    }

    /// Whether the type is signed; `None` for plain `char`, which the ABI decides, and for what is no integer.
    #[must_use]
    pub fn signed(self) -> Option<bool> {
        match self {
            Self::Char | Self::Float | Self::Double => None,
            Self::SChar | Self::Short | Self::Int | Self::Long | Self::LongLong | Self::Int128 | Self::PtrDiff => {
                Some(true)
            }
            _ => Some(false),
        }
    }
}

/// A C type.
#[derive(Clone, Debug)]
pub enum Type {
    Void,
    Base(Base),
    Pointer {
        to: Box<Type>,
        /// Whether what it points to is `const`.
        to_const: bool,
    },
    /// A pointer to a function.
    Function {
        result: Box<Type>,
        parameters: Vec<Type>,
    },
    /// The length is `None` for `[]`.
    Array(Box<Type>, Option<u64>),
    Record(Rc<Record>),
    /// A type for which Rust has no `repr(C)` equivalent.
    Odd(Odd),
}

/// What Rust's `repr(C)` has no equivalent of.
#[derive(Clone, Debug)]
pub enum Odd {
    LongDouble,
    /// A complex number with such parts.
    Complex(Box<Type>),
    Wchar,
    VaList,
    Float16,
    Float128,
    /// A vector of 16 bytes, the only size that the fixtures have.
    Vector,
    Enum {
        lowest: i64,
        highest: i64,
        packed: bool,
    },
    Atomic(Box<Type>),
    /// A typedef with `aligned(n)`; `None` is one without a number.
    Aligned(Box<Type>, Option<u64>),
}

impl Odd {
    /// What it is, in words.
    #[must_use]
    pub fn what(&self) -> &'static str {
        match self {
            Self::LongDouble => "long double",
            Self::Complex(_) => "complex",
            Self::Wchar => "wchar_t",
            Self::VaList => "va_list",
            Self::Float16 | Self::Float128 => "_Float16 or __float128",
            Self::Vector => "vector",
            Self::Enum { .. } => "enum",
            Self::Atomic(_) => "_Atomic",
            Self::Aligned(..) => "aligned typedef",
        }
    }
}

/// Whose layout a record asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `ms_struct`
    Microsoft,
    /// `gcc_struct`
    Gcc,
}

/// A struct or union definition.
#[derive(Clone, Debug)]
pub struct Record {
    pub is_union: bool,
    pub tag: Option<String>,
    pub fields: Vec<Field>,
    pub packed: bool,
    /// The strongest `aligned(n)`; `Some(None)` is one without a number.
    pub aligned: Option<Option<u64>>,
    /// `ms_struct` or `gcc_struct`.
    pub dialect: Option<Dialect>,
    /// `#pragma pack` in force at the definition.
    pub pack: Option<u64>,
    /// `#pragma align(natural)` in force at the definition.
    pub natural: bool,
}

/// A member.
#[derive(Clone, Debug)]
pub struct Field {
    /// `None` for an unnamed bit-field or an anonymous record.
    pub name: Option<String>,
    pub ty: Type,
    pub width: Option<u64>,
    /// Whether the member itself is `packed`.
    pub packed: bool,
    /// The strongest `aligned(n)` or `_Alignas` of its own; `Some(None)` is one without a number.
    pub aligned: Option<Option<u64>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Number(u64),
    Pragma(String),
    Punct(char),
}

/// Attributes gathered around one declaration.
#[derive(Clone, Default)]
struct Attributes {
    packed: bool,
    aligned: Option<Option<u64>>,
    dialect: Option<Dialect>,
    vector: bool,
}

/// The last record that the source defines.
///
/// # Errors
///
/// Says what could not be read.
pub fn parse(source: &str) -> Result<Rc<Record>, String> {
    let mut parser = Parser {
        tokens: tokens(source)?,
        at: 0,
        tags: BTreeMap::new(),
        typedefs: BTreeMap::new(),
        packs: Vec::new(),
        pack: None,
        natural: false,
    };
    let mut last = None;
    while let Some(token) = parser.tokens.get(parser.at).cloned() {
        if let Token::Pragma(text) = token {
            parser.at += 1;
            parser.pragma(&text)?;
        } else if parser.accept_word("typedef") {
            parser.typedef()?;
        } else {
            let (ty, _, _) = parser.specifiers()?;
            parser.expect(';')?;
            if let Type::Record(record) = ty {
                last = Some(record);
            }
        }
    }
    last.ok_or_else(|| "no record is defined".to_owned())
}

fn tokens(source: &str) -> Result<Vec<Token>, String> {
    let mut out = Vec::new();
    let mut rest = source;
    loop {
        rest = rest.trim_start();
        let Some(first) = rest.chars().next() else {
            return Ok(out);
        };
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = match first {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (text, after) = rest.split_at(length);
        out.push(match first {
            '#' => Token::Pragma(text.to_owned()),
            '0'..='9' => Token::Number(integer(text)?),
            c if is_word(c) => Token::Word(text.to_owned()),
            c => Token::Punct(c),
        });
        rest = after;
    }
}

fn integer(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => digits.parse(),
    }
    .map_err(|_| format!("`{text}` is not a number"))
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    tags: BTreeMap<String, Type>,
    typedefs: BTreeMap<String, Type>,
    packs: Vec<Option<u64>>,
    pack: Option<u64>,
    natural: bool,
}

impl Parser {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    fn accept(&mut self, punct: char) -> bool {
        let found = self.peek() == Some(&Token::Punct(punct));
        self.at += usize::from(found);
        found
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Word(w)) if w == word);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, punct: char) -> Result<(), String> {
        if self.accept(punct) { Ok(()) } else { Err(format!("`{punct}` expected before {:?}", self.peek())) }
    }

    fn word(&mut self) -> Option<String> {
        let Some(Token::Word(word)) = self.peek() else {
            return None;
        };
        let word = word.clone();
        self.at += 1;
        Some(word)
    }

    fn number(&mut self) -> Result<u64, String> {
        match self.peek() {
            Some(&Token::Number(number)) => {
                self.at += 1;
                Ok(number)
            }
            other => Err(format!("a number expected before {other:?}")),
        }
    }

    fn pragma(&mut self, text: &str) -> Result<(), String> {
        let words: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        match words.as_str() {
            "#pragmapack(pop)" => {
                self.pack = self.packs.pop().ok_or("`pack(pop)` without a push")?;
            }
            "#pragmaalign(natural)" => self.natural = true,
            "#pragmaalign(reset)" => self.natural = false,
            other => {
                let value = other
                    .strip_prefix("#pragmapack(push,")
                    .and_then(|value| value.strip_suffix(')'))
                    .ok_or_else(|| format!("unknown pragma `{text}`"))?;
                self.packs.push(self.pack);
                self.pack = Some(integer(value)?);
            }
        }
        Ok(())
    }

    fn attributes(&mut self, into: &mut Attributes) -> Result<(), String> {
        loop {
            if self.accept_word("_Alignas") {
                self.expect('(')?;
                let bytes = self.number()?;
                into.align(Some(bytes));
                self.expect(')')?;
            } else if self.accept_word("__attribute__") {
                self.expect('(')?;
                self.expect('(')?;
                while !self.accept(')') {
                    if self.accept(',') {
                        continue;
                    }
                    let name = self.word().ok_or("an attribute without a name")?;
                    let argument = if self.accept('(') {
                        let number = self.number()?;
                        self.expect(')')?;
                        Some(number)
                    } else {
                        None
                    };
                    match name.as_str() {
                        "packed" => into.packed = true,
                        "aligned" => into.align(argument),
                        "ms_struct" => into.dialect = Some(Dialect::Microsoft),
                        "gcc_struct" => into.dialect = Some(Dialect::Gcc),
                        "vector_size" => into.vector = true,
                        _ => return Err(format!("unknown attribute `{name}`")),
                    }
                }
                self.expect(')')?;
            } else {
                return Ok(());
            }
        }
    }

    fn typedef(&mut self) -> Result<(), String> {
        let (ty, is_const, attributes) = self.specifiers()?;
        for (declared, attributes) in self.declarators(&ty, is_const, &attributes)? {
            let name = declared.name.ok_or("a typedef without a name")?;
            let ty = if attributes.vector {
                Type::Odd(Odd::Vector)
            } else if let Some(bytes) = attributes.aligned {
                Type::Odd(Odd::Aligned(Box::new(declared.ty), bytes))
            } else {
                declared.ty
            };
            self.typedefs.insert(name, ty);
        }
        Ok(())
    }

    /// The type in front of the declarators, whether it is `const`, and attributes among it.
    fn specifiers(&mut self) -> Result<(Type, bool, Attributes), String> {
        let mut attributes = Attributes::default();
        let mut words: Vec<String> = Vec::new();
        let mut ty = None;
        let (mut is_const, mut is_atomic) = (false, false);
        loop {
            self.attributes(&mut attributes)?;
            let Some(Token::Word(word)) = self.peek() else {
                break;
            };
            let word = word.clone();
            match word.as_str() {
                "const" => is_const = true,
                "volatile" => {}
                "_Atomic" => is_atomic = true,
                "struct" | "union" => {
                    self.at += 1;
                    ty = Some(self.record(word == "union")?);
                    continue;
                }
                "enum" => {
                    self.at += 1;
                    ty = Some(self.enumeration()?);
                    continue;
                }
                "unsigned" | "signed" | "char" | "short" | "int" | "long" | "float" | "double" | "void" | "_Bool"
                | "_Complex" | "__int128" | "_Float16" | "__float128" | "__SIZE_TYPE__" | "__PTRDIFF_TYPE__"
                | "__WCHAR_TYPE__" | "__builtin_va_list" => {
                    words.push(word);
                }
                _ => match self.typedefs.get(&word) {
                    Some(named) if ty.is_none() && words.is_empty() => ty = Some(named.clone()),
                    _ => break,
                },
            }
            self.at += 1;
        }
        let ty = match ty {
            Some(ty) => ty,
            None => base(&words)?,
        };
        let ty = if is_atomic { Type::Odd(Odd::Atomic(Box::new(ty))) } else { ty };
        Ok((ty, is_const, attributes))
    }

    fn record(&mut self, is_union: bool) -> Result<Type, String> {
        let mut attributes = Attributes::default();
        self.attributes(&mut attributes)?;
        let tag = self.word();
        if !self.accept('{') {
            let tag = tag.ok_or("a record without tag and body")?;
            let known = self.tags.get(&tag).cloned();
            return known.ok_or_else(|| format!("record `{tag}` is not defined"));
        }
        let mut fields = Vec::new();
        while !self.accept('}') {
            if self.accept(';') {
                continue;
            }
            let (ty, is_const, attributes) = self.specifiers()?;
            if self.accept(';') {
                fields.push(Field { name: None, ty, width: None, packed: false, aligned: None });
                continue;
            }
            let declared = self.declarators(&ty, is_const, &attributes)?;
            fields.extend(declared.into_iter().map(|(field, _)| field));
        }
        self.attributes(&mut attributes)?;
        let record = Type::Record(Rc::new(Record {
            is_union,
            tag: tag.clone(),
            fields,
            packed: attributes.packed,
            aligned: attributes.aligned,
            dialect: attributes.dialect,
            pack: self.pack,
            natural: self.natural,
        }));
        if let Some(tag) = tag {
            self.tags.insert(tag, record.clone());
        }
        Ok(record)
    }

    fn enumeration(&mut self) -> Result<Type, String> {
        let mut attributes = Attributes::default();
        self.attributes(&mut attributes)?;
        let tag = self.word();
        if !self.accept('{') {
            let tag = tag.ok_or("an enum without tag and body")?;
            let known = self.tags.get(&tag).cloned();
            return known.ok_or_else(|| format!("enum `{tag}` is not defined"));
        }
        let (mut lowest, mut highest, mut next) = (i64::MAX, i64::MIN, 0);
        while !self.accept('}') {
            self.word().ok_or("an enumerator without a name")?;
            if self.accept('=') {
                let sign = if self.accept('-') { -1 } else { 1 };
                let number = i64::try_from(self.number()?).map_err(|_| "an enumerator beyond 63 bits")?;
                next = sign * number;
            }
            (lowest, highest) = (lowest.min(next), highest.max(next));
            next += 1;
            self.accept(',');
        }
        self.attributes(&mut attributes)?;
        let ty = Type::Odd(Odd::Enum { lowest, highest, packed: attributes.packed });
        if let Some(tag) = tag {
            self.tags.insert(tag, ty.clone());
        }
        Ok(ty)
    }

    /// Everything up to and with the semicolon.
    fn declarators(
        &mut self,
        ty: &Type,
        is_const: bool,
        attributes: &Attributes,
    ) -> Result<Vec<(Field, Attributes)>, String> {
        let mut out = Vec::new();
        loop {
            let (name, ty) = self.declarator(ty.clone(), is_const)?;
            let width = if self.accept(':') { Some(self.number()?) } else { None };
            let mut own = attributes.clone();
            self.attributes(&mut own)?;
            let field = Field { name, ty, width, packed: own.packed, aligned: own.aligned };
            out.push((field, own));
            if !self.accept(',') {
                self.expect(';')?;
                return Ok(out);
            }
        }
    }

    /// One declarator, which in a parameter list may have no name.
    fn declarator(&mut self, mut ty: Type, mut is_const: bool) -> Result<(Option<String>, Type), String> {
        while self.accept('*') {
            ty = Type::Pointer { to: Box::new(ty), to_const: is_const };
            is_const = false;
            loop {
                if self.accept_word("const") {
                    is_const = true;
                } else if !self.accept_word("volatile") {
                    break;
                }
            }
        }
        if self.accept('(') {
            self.expect('*')?;
            let name = self.word();
            let lengths = self.lengths()?;
            self.expect(')')?;
            let function = Type::Function { result: Box::new(ty), parameters: self.parameters()? };
            return Ok((name, array(function, lengths)));
        }
        let name = match self.peek() {
            Some(Token::Word(word)) if word != "__attribute__" && word != "_Alignas" => self.word(),
            _ => None,
        };
        let lengths = self.lengths()?;
        Ok((name, array(ty, lengths)))
    }

    fn parameters(&mut self) -> Result<Vec<Type>, String> {
        let mut out = Vec::new();
        self.expect('(')?;
        while !self.accept(')') {
            let (ty, is_const, _) = self.specifiers()?;
            match self.declarator(ty, is_const)?.1 {
                Type::Void => {}
                ty => out.push(ty),
            }
            self.accept(',');
        }
        Ok(out)
    }

    fn lengths(&mut self) -> Result<Vec<Option<u64>>, String> {
        let mut out = Vec::new();
        while self.accept('[') {
            if self.accept(']') {
                out.push(None);
            } else {
                out.push(Some(self.number()?));
                self.expect(']')?;
            }
        }
        Ok(out)
    }
}

impl Attributes {
    /// The strongest of several wins; one without a number is the strongest the target has.
    fn align(&mut self, bytes: Option<u64>) {
        self.aligned = Some(match (self.aligned, bytes) {
            (None, bytes) => bytes,
            (Some(Some(old)), Some(new)) => Some(old.max(new)),
            _ => None,
        });
    }
}

fn array(element: Type, lengths: Vec<Option<u64>>) -> Type {
    lengths.into_iter().rev().fold(element, |ty, length| Type::Array(Box::new(ty), length))
}

fn base(words: &[String]) -> Result<Type, String> {
    let has = |word: &str| words.iter().any(|w| w == word);
    let longs = words.iter().filter(|w| *w == "long").count();
    let unsigned = has("unsigned");
    let pick = |signed, other| Ok(Type::Base(if unsigned { other } else { signed }));
    if words.is_empty() {
        Err("a declaration without a type".to_owned())
    } else if has("_Complex") {
        let parts: Vec<String> = words.iter().filter(|word| *word != "_Complex").cloned().collect();
        Ok(Type::Odd(Odd::Complex(Box::new(base(&parts)?))))
    } else if has("void") {
        Ok(Type::Void)
    } else if has("_Float16") {
        Ok(Type::Odd(Odd::Float16))
    } else if has("__float128") {
        Ok(Type::Odd(Odd::Float128))
    } else if has("__builtin_va_list") {
        Ok(Type::Odd(Odd::VaList))
    } else if has("__WCHAR_TYPE__") {
        Ok(Type::Odd(Odd::Wchar))
    } else if has("double") && longs > 0 {
        Ok(Type::Odd(Odd::LongDouble))
    } else if has("_Bool") {
        Ok(Type::Base(Base::Bool))
    } else if has("float") {
        Ok(Type::Base(Base::Float))
    } else if has("double") {
        Ok(Type::Base(Base::Double))
    } else if has("__SIZE_TYPE__") {
        Ok(Type::Base(Base::Size))
    } else if has("__PTRDIFF_TYPE__") {
        Ok(Type::Base(Base::PtrDiff))
    } else if has("__int128") {
        pick(Base::Int128, Base::UInt128)
    } else if has("char") && has("signed") {
        Ok(Type::Base(Base::SChar))
    } else if has("char") {
        pick(Base::Char, Base::UChar)
    } else if has("short") {
        pick(Base::Short, Base::UShort)
    } else {
        match longs {
            0 => pick(Base::Int, Base::UInt),
            1 => pick(Base::Long, Base::ULong),
            _ => pick(Base::LongLong, Base::ULongLong),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Base, Type, parse};

    fn field(source: &str, index: usize) -> Type {
        parse(source).unwrap().fields[index].ty.clone()
    }

    #[test]
    fn a_declarator_reads_from_the_inside_out() {
        let source = "struct s { int (*ops[3])(void, char *); const char *const *q; short m[2][5]; };";
        let Type::Array(function, Some(3)) = field(source, 0) else { panic!("no array") };
        assert_eq!(
            format!("{function:?}"),
            "Function { result: Base(Int), parameters: [Pointer { to: Base(Char), to_const: false }] }"
        );
        assert_eq!(
            format!("{:?}", field(source, 1)),
            "Pointer { to: Pointer { to: Base(Char), to_const: true }, to_const: true }"
        );
        assert_eq!(format!("{:?}", field(source, 2)), "Array(Array(Base(Short), Some(5)), Some(2))");
    }

    #[test]
    fn pack_holds_from_its_push_to_its_pop() {
        let source = "#pragma pack(push, 2)\nstruct a { int x; };\n#pragma pack(pop)\nstruct b { struct a y; };";
        let outer = parse(source).unwrap();
        let Type::Record(inner) = &outer.fields[0].ty else { panic!("no record") };
        assert_eq!((inner.pack, outer.pack), (Some(2), None));
    }

    #[test]
    fn attributes_belong_to_what_they_follow() {
        let record =
            parse("struct __attribute__((packed, aligned(4))) s { char a; int b __attribute__((packed)), c; };")
                .unwrap();
        assert_eq!((record.packed, record.aligned), (true, Some(Some(4))));
        let own: Vec<bool> = record.fields.iter().map(|f| f.packed).collect();
        assert_eq!(own, [false, true, false]);
    }

    #[test]
    fn an_enum_is_its_bounds() {
        let source = "enum __attribute__((packed)) e { A, B = -3, C, D = 0x10 }; struct s { enum e x; };";
        assert_eq!(format!("{:?}", field(source, 0)), "Odd(Enum { lowest: -3, highest: 16, packed: true })");
    }

    #[test]
    fn a_typedef_may_be_aligned_and_a_type_atomic() {
        let source = "typedef int i8 __attribute__((aligned(8))); struct s { i8 x; _Atomic short y; int z __attribute__((aligned)); };";
        assert_eq!(format!("{:?}", field(source, 0)), "Odd(Aligned(Base(Int), Some(8)))");
        assert_eq!(format!("{:?}", field(source, 1)), "Odd(Atomic(Base(Short)))");
        assert_eq!(parse(source).unwrap().fields[2].aligned, Some(None));
    }

    #[test]
    fn the_words_of_a_base_type_come_in_any_number() {
        let source = "struct s { unsigned a; long unsigned int b; signed char c; long long d; };";
        let bases: Vec<Base> = (0..4)
            .map(|index| match field(source, index) {
                Type::Base(base) => base,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(bases, [Base::UInt, Base::ULong, Base::SChar, Base::LongLong]);
    }

    #[test]
    fn a_bit_field_may_have_no_name_and_no_width() {
        let record = parse("struct s { int :0; int :3, b:4; };").unwrap();
        let widths: Vec<_> = record.fields.iter().map(|f| (f.name.as_deref(), f.width)).collect();
        assert_eq!(widths, [(None, Some(0)), (None, Some(3)), (Some("b"), Some(4))]);
    }

    #[test]
    fn what_is_not_c_is_an_error() {
        assert_eq!(parse("struct s { quux x; };").unwrap_err(), "a declaration without a type");
        assert_eq!(parse("struct s { int x };").unwrap_err(), "`;` expected before Some(Punct('}'))");
        assert!(parse("#pragma once\n").is_err());
    }
}
