//! What a member is, read off the tokens of its type.
//!
//! Tokens do not say what a path means. So only the primitive types, the names that C
//! and POSIX headers use, pointers and arrays are taken for what they say; every other
//! path is [`CType::Path`], for the compiler to sort out.

use crate::record::Opaque;
use syn::{Expr, ExprLit, GenericArgument, Ident, Lit, LitStr, PathArguments, Type, TypePath, parse_quote};

/// What a member is.
pub(crate) enum CType<'a> {
    /// An integer of C's, whose size is the target's.
    Integer(&'static Integer),
    /// A number that has one size everywhere: the Rust type of that name.
    Fixed(&'static str),
    /// An integer with a byte order of its own: `Le` or `Be`, and the Rust type.
    Ordered(&'static str, &'static str),
    /// C's `double`.
    Double,
    /// C's `long double`, as a Rust type of that size.
    LongDouble,
    /// `NonZero<u32>`, or `Option<NonZero<u32>>`: the Rust integer inside, and whether it is the latter.
    NonZero { number: &'static str, optional: bool },
    /// An atomic type, by its name in `core::sync::atomic`, and the plain one.
    Atomic { name: &'static str, plain: Box<CType<'a>> },
    /// A pointer to data, as the type that was written.
    Pointer(&'a Type),
    /// `Option<extern "C" fn(..)>`: the function pointer inside.
    Function(&'a Type),
    /// `[c_char; N]`.
    Text(&'a Expr),
    /// `[E; N]`.
    Array(Box<CType<'a>>, &'a Expr),
    /// Something of which only size and alignment are known.
    Opaque(Box<Opaque>),
    /// A type parameter of the struct's.
    Param(&'a Ident),
    /// bindgen's `__IncompleteArrayField<E>`, which is no elements for rustc.
    Incomplete(Box<CType<'a>>),
    /// Some other type: another record, an alias, or a mistake.
    Path(&'a Type),
}

/// An integer type of C.
pub(crate) struct Integer {
    /// The marker in `heapstruct::c`, or a Rust type.
    pub(crate) marker: Marker,
    /// The associated type of `Target` that its values have.
    pub(crate) value: &'static str,
    /// The Rust type that the member must have been declared with.
    pub(crate) rust: Rust,
}

pub(crate) enum Marker {
    C(&'static str),
    Primitive(&'static str),
}

pub(crate) enum Rust {
    /// A type of `core::ffi`.
    Ffi(&'static str),
    /// A primitive type.
    Primitive(&'static str),
    /// What the target `Native` says.
    Native,
}

const fn c(marker: &'static str, rust: &'static str) -> Integer {
    Integer { marker: Marker::C(marker), value: marker, rust: Rust::Ffi(rust) }
}

const fn sized(primitive: &'static str, value: &'static str) -> Integer {
    Integer { marker: Marker::Primitive(primitive), value, rust: Rust::Primitive(primitive) }
}

/// A typedef of POSIX, by the name of its marker, of its value type and of its scalar.
const fn typedef(name: &'static str) -> Integer {
    Integer { marker: Marker::C(name), value: name, rust: Rust::Native }
}

static CHAR: Integer = c("Char", "c_char");
static SHORT: Integer = c("Short", "c_short");
static USHORT: Integer = c("UShort", "c_ushort");
static INT: Integer = c("Int", "c_int");
static UINT: Integer = c("UInt", "c_uint");
static LONG: Integer = c("Long", "c_long");
static ULONG: Integer = c("ULong", "c_ulong");
static LONGLONG: Integer = c("LongLong", "c_longlong");
static ULONGLONG: Integer = c("ULongLong", "c_ulonglong");
static SIZE: Integer = sized("usize", "Size");
static PTRDIFF: Integer = sized("isize", "PtrDiff");

/// The typedefs whose integer type depends on more than the processor, with the names of
/// `heapstruct::c`. What is one type everywhere (`off64_t`) is in [`named`].
static TYPEDEFS: &[(&[&str], Integer)] = &[
    (&["dev_t"], typedef("DevT")),
    (&["ino_t"], typedef("InoT")),
    (&["mode_t"], typedef("ModeT")),
    (&["nlink_t"], typedef("NlinkT")),
    (&["uid_t"], typedef("UidT")),
    (&["gid_t"], typedef("GidT")),
    (&["pid_t"], typedef("PidT")),
    (&["id_t"], typedef("IdT")),
    (&["off_t"], typedef("OffT")),
    (&["blksize_t"], typedef("BlksizeT")),
    (&["blkcnt_t"], typedef("BlkcntT")),
    (&["time_t"], typedef("TimeT")),
    (&["suseconds_t"], typedef("SusecondsT")),
    (&["useconds_t"], typedef("UsecondsT")),
    (&["clock_t"], typedef("ClockT")),
    (&["clockid_t"], typedef("ClockidT")),
    (&["socklen_t"], typedef("SocklenT")),
    (&["sa_family_t"], typedef("SaFamilyT")),
    (&["rlim_t"], typedef("RlimT")),
    (&["fsblkcnt_t"], typedef("FsblkcntT")),
    (&["fsfilcnt_t"], typedef("FsfilcntT")),
    (&["key_t"], typedef("KeyT")),
    (&["cc_t"], typedef("CcT")),
    (&["speed_t"], typedef("SpeedT")),
    (&["tcflag_t"], typedef("TcflagT")),
    (&["nfds_t"], typedef("NfdsT")),
    (&["wchar_t"], typedef("WcharT")),
    (&["wint_t"], typedef("WintT")),
    (&["__kernel_long_t", "__kernel_off_t", "__kernel_time_t"], typedef("KernelLong")),
    (&["__kernel_ulong_t"], typedef("KernelULong")),
    (&["__kernel_mode_t"], typedef("KernelModeT")),
    (&["__kernel_uid_t", "__kernel_gid_t"], typedef("KernelUidT")),
];

/// A name that stands for one C type wherever it is met, or for one on each platform.
fn named(name: &str) -> Option<CType<'static>> {
    Some(match name {
        "c_char" => CType::Integer(&CHAR),
        "c_short" => CType::Integer(&SHORT),
        "c_ushort" => CType::Integer(&USHORT),
        "c_int" => CType::Integer(&INT),
        "c_uint" => CType::Integer(&UINT),
        "c_long" => CType::Integer(&LONG),
        "c_ulong" => CType::Integer(&ULONG),
        "c_longlong" => CType::Integer(&LONGLONG),
        "c_ulonglong" => CType::Integer(&ULONGLONG),
        "usize" | "size_t" | "uintptr_t" | "__kernel_size_t" => CType::Integer(&SIZE),
        "isize" | "ssize_t" | "ptrdiff_t" | "intptr_t" => CType::Integer(&PTRDIFF),
        "c_double" => CType::Double,
        "c_longdouble" => CType::LongDouble,
        "bool" => CType::Fixed("bool"),
        "u8" | "c_uchar" | "uint8_t" | "u_int8_t" | "__u8" => CType::Fixed("u8"),
        "i8" | "c_schar" | "int8_t" | "__s8" => CType::Fixed("i8"),
        "u16" | "uint16_t" | "u_int16_t" | "__u16" | "in_port_t" | "__kernel_sa_family_t" => CType::Fixed("u16"),
        "i16" | "int16_t" | "__s16" => CType::Fixed("i16"),
        "u32" | "uint32_t" | "u_int32_t" | "__u32" | "in_addr_t" => CType::Fixed("u32"),
        "i32" | "int32_t" | "__s32" => CType::Fixed("i32"),
        "u64" | "uint64_t" | "u_int64_t" | "__u64" | "ino64_t" | "rlim64_t" => CType::Fixed("u64"),
        "i64" | "int64_t" | "__s64" | "off64_t" | "loff_t" | "__kernel_loff_t" => CType::Fixed("i64"),
        "u128" => CType::Fixed("u128"),
        "i128" => CType::Fixed("i128"),
        "f32" | "c_float" => CType::Fixed("f32"),
        "f64" => CType::Fixed("f64"),
        // `uint_least16_t` and `uint_least32_t` to C, which no ABI here has wider.
        "char16_t" => CType::Fixed("u16"),
        "char32_t" => CType::Fixed("u32"),
        "__le16" => CType::Ordered("Le", "u16"),
        "__le32" => CType::Ordered("Le", "u32"),
        "__le64" => CType::Ordered("Le", "u64"),
        "__be16" => CType::Ordered("Be", "u16"),
        "__be32" => CType::Ordered("Be", "u32"),
        "__be64" => CType::Ordered("Be", "u64"),
        _ => {
            return TYPEDEFS
                .iter()
                .find(|(names, _)| names.contains(&name))
                .map(|(_, integer)| CType::Integer(integer));
        }
    })
}

/// The C type that `#[heapstruct(c = "..")]` names.
pub(crate) fn spelled(literal: &LitStr) -> syn::Result<CType<'static>> {
    let text = literal.value();
    let mut words: Vec<&str> = text.split_whitespace().filter(|word| !matches!(*word, "const" | "volatile")).collect();
    // `long unsigned int` and `unsigned long` are one type: sort, and drop the `int` that may
    // stand beside these four.
    words.sort_unstable();
    if words.iter().any(|word| matches!(*word, "short" | "long" | "signed" | "unsigned")) {
        if let Some(int) = words.iter().position(|word| *word == "int") {
            words.remove(int);
        }
    }
    Ok(match words.as_slice() {
        ["char"] => CType::Integer(&CHAR),
        ["char", "signed"] => CType::Fixed("i8"),
        ["char", "unsigned"] => CType::Fixed("u8"),
        ["short"] | ["short", "signed"] => CType::Integer(&SHORT),
        ["short", "unsigned"] => CType::Integer(&USHORT),
        ["int"] | ["signed"] => CType::Integer(&INT),
        ["unsigned"] => CType::Integer(&UINT),
        ["long"] | ["long", "signed"] => CType::Integer(&LONG),
        ["long", "unsigned"] => CType::Integer(&ULONG),
        ["long", "long"] | ["long", "long", "signed"] => CType::Integer(&LONGLONG),
        ["long", "long", "unsigned"] => CType::Integer(&ULONGLONG),
        ["float"] => CType::Fixed("f32"),
        ["double"] => CType::Double,
        ["double", "long"] => CType::LongDouble,
        ["_Bool"] => CType::Fixed("bool"),
        ["__int128"] | ["__int128", "signed"] => CType::Fixed("i128"),
        ["__int128", "unsigned"] => CType::Fixed("u128"),
        [name] => match named(name) {
            Some(ctype) => ctype,
            None => return Err(unknown_spelling(literal)),
        },
        _ => return Err(unknown_spelling(literal)),
    })
}

fn unknown_spelling(literal: &LitStr) -> syn::Error {
    syn::Error::new(
        literal.span(),
        "not a C type that heapstruct knows: write a base type such as `unsigned long`, or a name such as `size_t` or `uint32_t`",
    )
}

impl<'a> CType<'a> {
    /// Reads a member's type; `spelled` is what its attribute says that it, or its elements, are.
    pub(crate) fn read(ty: &'a Type, spelled: Option<&LitStr>) -> syn::Result<Self> {
        match ty {
            Type::Array(array) => Ok(match Self::read(&array.elem, spelled)? {
                element if element.is_char() => Self::Text(&array.len),
                element => Self::Array(Box::new(element), &array.len),
            }),
            Type::Paren(inner) => Self::read(&inner.elem, spelled),
            Type::Group(inner) => Self::read(&inner.elem, spelled),
            _ if manually_drop(ty).is_some() => Self::read(manually_drop(ty).unwrap_or(ty), spelled),
            _ if in_maybe_uninit(ty).is_some() => Self::read(in_maybe_uninit(ty).unwrap_or(ty), spelled),
            _ if bit_field_unit(ty).is_some() || is_union_field(ty) => Ok(Self::Opaque(Box::new(
                bit_field_unit(ty).unwrap_or_else(|| Opaque { size: parse_quote!(0), align: parse_quote!(1) }),
            ))),
            _ => match (incomplete(ty), spelled) {
                (Some(element), _) => Self::read(element, spelled).map(|element| Self::Incomplete(Box::new(element))),
                (None, Some(literal)) => self::spelled(literal),
                (None, None) => Self::of_type(ty),
            },
        }
    }

    /// The same, where these are the names of type parameters.
    pub(crate) fn with_params(self, params: &[&'a Ident]) -> Self {
        match self {
            Self::Path(Type::Path(path)) if path.path.get_ident().is_some_and(|name| params.contains(&name)) => {
                path.path.get_ident().map_or(self, Self::Param)
            }
            Self::Incomplete(element) => Self::Incomplete(Box::new(element.with_params(params))),
            Self::Array(element, count) => Self::Array(Box::new(element.with_params(params)), count),
            other => other,
        }
    }

    /// Whether it goes on behind the struct if it is the last member, without more words.
    pub(crate) fn is_tail(&self) -> bool {
        match self {
            Self::Incomplete(_) => true,
            Self::Text(len) | Self::Array(_, len) => is_zero(len),
            _ => false,
        }
    }

    /// Whether it is C's `char`, of which several are text.
    fn is_char(&self) -> bool {
        matches!(self, Self::Integer(integer) if integer.value == "Char")
    }

    /// Whether it is text.
    pub(crate) fn is_text(&self) -> bool {
        match self {
            Self::Text(_) => true,
            Self::Incomplete(element) => element.is_char(),
            _ => false,
        }
    }

    /// Whether it is an array, of which there may be more behind the struct.
    pub(crate) fn is_array(&self) -> bool {
        matches!(self, Self::Text(_) | Self::Array(..) | Self::Incomplete(_))
    }

    /// Whether it is an integer whose bits can say whether another member is there.
    pub(crate) fn has_bits(&self) -> bool {
        match self {
            Self::Integer(_) | Self::Ordered(..) => true,
            Self::Fixed(name) => !matches!(*name, "bool" | "f32" | "f64" | "u128" | "i128"),
            _ => false,
        }
    }

    /// Whether a bit-field may have the type, as far as its tokens tell.
    pub(crate) fn has_bit_fields(&self) -> bool {
        match self {
            Self::Integer(_) | Self::Path(_) => true,
            Self::Fixed(name) => !matches!(*name, "f32" | "f64" | "u128" | "i128"),
            _ => false,
        }
    }

    fn of_type(ty: &'a Type) -> syn::Result<Self> {
        match ty {
            Type::Path(path) => Self::of_path(ty, path),
            Type::Ptr(pointer) => match &*pointer.elem {
                Type::Slice(_) | Type::TraitObject(_) => {
                    refuse(ty, "a pointer of C's is one address: declare a pointer to the first element")
                }
                _ => Ok(Self::Pointer(ty)),
            },
            Type::Reference(_) => {
                refuse(ty, "bytes prove no reference: declare the member as a raw pointer, `*const T` or `*mut T`")
            }
            Type::BareFn(_) => refuse(
                ty,
                "bytes prove no function, and C's pointer may be null: declare the member as `Option<unsafe extern \"C\" fn(..)>`",
            ),
            Type::Tuple(_) => refuse(ty, "a tuple has no C layout: declare a `#[repr(C)]` struct"),
            Type::Slice(_) => refuse(ty, "a slice has no size: declare an array, `[T; N]`"),
            Type::Never(_) => refuse(ty, "`!` has no C layout"),
            Type::TraitObject(_) | Type::ImplTrait(_) => refuse(ty, "a trait object has no C layout"),
            Type::Macro(_) => refuse(ty, "what a macro gives cannot be read here: write the type itself"),
            Type::Infer(_) => {
                refuse(ty, "write the C type of the member, or what is known of it: `#[opaque(size = 16, align = 8)]`")
            }
            _ => refuse(ty, "not a type that a member of a C struct can have"),
        }
    }

    fn of_path(ty: &'a Type, path: &'a TypePath) -> syn::Result<Self> {
        let Some(last) = path.path.segments.last() else { return Ok(Self::Path(ty)) };
        let name = last.ident.to_string();
        let argument = match &last.arguments {
            PathArguments::None => None,
            PathArguments::AngleBracketed(arguments) => arguments.args.first(),
            PathArguments::Parenthesized(_) => return refuse(ty, "not a type that a member of a C struct can have"),
        };
        match (name.as_str(), argument) {
            ("Option", Some(GenericArgument::Type(inner))) => Self::of_option(ty, inner),
            ("NonNull", Some(_)) => {
                refuse(ty, "bytes may be null: declare the member as `Option<NonNull<T>>`, or as a raw pointer")
            }
            ("Box" | "Rc" | "Arc", Some(_)) => {
                refuse(ty, "bytes prove no ownership: declare the member as a raw pointer, `*mut T`")
            }
            ("Vec" | "String" | "str" | "CString" | "CStr" | "OsString" | "PathBuf", _) => {
                refuse(ty, "this type has no C layout: declare what C has there, a pointer or an array")
            }
            ("NonZero", Some(GenericArgument::Type(inner))) => Self::of_non_zero(ty, inner, false),
            ("Cell" | "UnsafeCell" | "RefCell" | "OnceCell" | "Mutex" | "RwLock", Some(_)) => refuse(
                ty,
                "bytes prove no cell: declare what is inside; a view over `&[Cell<u8>]` reads what others write meanwhile",
            ),
            ("char", None) => {
                refuse(ty, "Rust's `char` allows only some values: declare `u32`, or `c_char` for C's `char`")
            }
            ("c_void", None) => refuse(ty, "`void` has no values: declare a pointer, `*mut c_void`"),
            (name, None) => {
                Ok(non_zero(name, false).or_else(|| atomic(name)).or_else(|| named(name)).unwrap_or(Self::Path(ty)))
            }
            _ => Ok(Self::Path(ty)),
        }
    }

    fn of_option(ty: &'a Type, inner: &'a Type) -> syn::Result<Self> {
        match inner {
            // What `macro_rules!` puts in for `$f:ty`.
            Type::Group(group) => Self::of_option(ty, &group.elem),
            Type::Paren(paren) => Self::of_option(ty, &paren.elem),
            Type::BareFn(function) if has_c_abi(function) => Ok(Self::Function(inner)),
            Type::BareFn(_) => {
                refuse(ty, "C cannot call a Rust function: declare `Option<unsafe extern \"C\" fn(..)>`")
            }
            Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "NonNull") => {
                Ok(Self::Pointer(ty))
            }
            Type::Path(path) => match path.path.segments.last() {
                Some(last) if last.ident == "NonZero" => match only_argument(&last.arguments) {
                    Some(number) => Self::of_non_zero(ty, number, true),
                    None => refuse_option(ty),
                },
                Some(last) => non_zero(&last.ident.to_string(), true).map_or_else(|| refuse_option(ty), Ok),
                None => refuse_option(ty),
            },
            _ => refuse_option(ty),
        }
    }

    /// The argument of `NonZero`: a number of one width everywhere, or `usize` or `isize`.
    fn of_non_zero(ty: &'a Type, number: &'a Type, optional: bool) -> syn::Result<Self> {
        let message =
            "a non-zero number is one of a fixed width, `usize` or `isize`: declare this member as the number itself";
        let (Self::Fixed(number) | Self::Integer(&Integer { marker: Marker::Primitive(number), .. })) =
            Self::of_type(number)?
        else {
            return refuse(ty, message);
        };
        if matches!(number, "bool" | "f32" | "f64") {
            refuse(ty, message)
        } else {
            Ok(Self::NonZero { number, optional })
        }
    }
}

fn refuse_option<V>(ty: &Type) -> syn::Result<V> {
    refuse(
        ty,
        "bytes prove no `Option` but that of `unsafe extern \"C\" fn(..)`, `NonNull<T>` and `NonZero<u32>`: declare a raw pointer, or what C has there",
    )
}

/// `NonZeroU32` and its kin.
fn non_zero(name: &str, optional: bool) -> Option<CType<'static>> {
    let number = match name {
        "NonZeroU8" => "u8",
        "NonZeroI8" => "i8",
        "NonZeroU16" => "u16",
        "NonZeroI16" => "i16",
        "NonZeroU32" => "u32",
        "NonZeroI32" => "i32",
        "NonZeroU64" => "u64",
        "NonZeroI64" => "i64",
        "NonZeroU128" => "u128",
        "NonZeroI128" => "i128",
        "NonZeroUsize" => "usize",
        "NonZeroIsize" => "isize",
        _ => return None,
    };
    Some(CType::NonZero { number, optional })
}

/// The atomic numbers. (`AtomicPtr<P>` is what its Rust type says.)
fn atomic(name: &str) -> Option<CType<'static>> {
    let (name, plain) = match name {
        "AtomicBool" => ("AtomicBool", CType::Fixed("bool")),
        "AtomicU8" => ("AtomicU8", CType::Fixed("u8")),
        "AtomicI8" => ("AtomicI8", CType::Fixed("i8")),
        "AtomicU16" => ("AtomicU16", CType::Fixed("u16")),
        "AtomicI16" => ("AtomicI16", CType::Fixed("i16")),
        "AtomicU32" => ("AtomicU32", CType::Fixed("u32")),
        "AtomicI32" => ("AtomicI32", CType::Fixed("i32")),
        "AtomicU64" => ("AtomicU64", CType::Fixed("u64")),
        "AtomicI64" => ("AtomicI64", CType::Fixed("i64")),
        "AtomicUsize" => ("AtomicUsize", CType::Integer(&SIZE)),
        "AtomicIsize" => ("AtomicIsize", CType::Integer(&PTRDIFF)),
        _ => return None,
    };
    Some(CType::Atomic { name, plain: Box::new(plain) })
}

/// The type in `MaybeUninit<T>`, which to C is the type itself.
pub(crate) fn in_maybe_uninit(ty: &Type) -> Option<&Type> {
    argument_of(ty, "MaybeUninit")
}

/// Whether a member's bytes may be those of `MaybeUninit`, which nobody need have written.
pub(crate) fn may_be_uninit(ty: &Type) -> bool {
    match ty {
        Type::Paren(inner) => may_be_uninit(&inner.elem),
        Type::Group(inner) => may_be_uninit(&inner.elem),
        Type::Array(array) => may_be_uninit(&array.elem),
        _ => match manually_drop(ty) {
            Some(inner) => may_be_uninit(inner),
            None => in_maybe_uninit(ty).is_some(),
        },
    }
}

/// The type in `PhantomData<X>`.
pub(crate) fn in_phantom_data(ty: &Type) -> Option<&Type> {
    argument_of(ty, "PhantomData")
}

/// Whether a field has no bytes, and C no member for it.
pub(crate) fn is_nothing(ty: &Type) -> bool {
    match ty {
        Type::Paren(inner) => is_nothing(&inner.elem),
        Type::Group(inner) => is_nothing(&inner.elem),
        Type::Tuple(tuple) => tuple.elems.is_empty(),
        _ => in_phantom_data(ty).is_some(),
    }
}

/// The type argument of a path whose last name is this.
fn argument_of<'a>(ty: &'a Type, name: &str) -> Option<&'a Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    only_argument(&last.arguments)
}

fn only_argument(arguments: &PathArguments) -> Option<&Type> {
    match arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(inner)) if arguments.args.len() == 1 => Some(inner),
            _ => None,
        },
        _ => None,
    }
}

/// The type inside `ManuallyDrop<..>`, which lies in memory as that type does.
pub(crate) fn manually_drop(ty: &Type) -> Option<&Type> {
    argument_of(ty, "ManuallyDrop")
}

/// The element of bindgen's `__IncompleteArrayField<E>`.
pub(crate) fn incomplete(ty: &Type) -> Option<&Type> {
    argument_of(ty, "__IncompleteArrayField")
}

/// The bytes of bindgen's `__BindgenBitfieldUnit<[u8; N]>`, which older versions give an alignment as well:
/// `__BindgenBitfieldUnit<[u8; N], u16>`.
pub(crate) fn bit_field_unit(ty: &Type) -> Option<Opaque> {
    let arguments = arguments_of(ty, "__BindgenBitfieldUnit")?;
    match *arguments.as_slice() {
        [Type::Array(bytes)] => Some(Opaque { size: bytes.len.clone(), align: parse_quote!(1) }),
        [Type::Array(bytes), align] => {
            Some(Opaque { size: bytes.len.clone(), align: parse_quote!(__heapstruct::core::mem::align_of::<#align>()) })
        }
        _ => None,
    }
}

/// Whether it is bindgen's `__BindgenUnionField<M>`: a member of a union that Rust could not have, without bytes.
pub(crate) fn is_union_field(ty: &Type) -> bool {
    arguments_of(ty, "__BindgenUnionField").is_some_and(|arguments| arguments.len() == 1)
}

/// The type arguments of a path whose last name is this.
fn arguments_of<'a>(ty: &'a Type, name: &str) -> Option<Vec<&'a Type>> {
    let path = match ty {
        Type::Paren(inner) => return arguments_of(&inner.elem, name),
        Type::Group(inner) => return arguments_of(&inner.elem, name),
        Type::Path(path) => path,
        _ => return None,
    };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let types = arguments.args.iter().map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    types.collect()
}

/// Whether a length is written as `0`.
fn is_zero(len: &Expr) -> bool {
    match len {
        Expr::Group(inner) => is_zero(&inner.expr),
        Expr::Paren(inner) => is_zero(&inner.expr),
        Expr::Lit(ExprLit { lit: Lit::Int(len), .. }) => len.base10_digits() == "0",
        _ => false,
    }
}

/// Whether a function pointer is one of C's: `extern` and any name but Rust's own.
fn has_c_abi(function: &syn::TypeBareFn) -> bool {
    function.abi.as_ref().is_some_and(|abi| abi.name.as_ref().is_none_or(|name| !name.value().starts_with("Rust")))
}

fn refuse<V>(ty: &Type, message: &str) -> syn::Result<V> {
    Err(syn::Error::new_spanned(ty, message))
}
