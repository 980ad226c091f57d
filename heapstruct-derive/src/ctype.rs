//! What a member is, read off the tokens of its type.
//!
//! Tokens do not say what a path means. So only the primitive types, the names that C
//! and POSIX headers use, pointers and arrays are taken for what they say; every other
//! path is [`CType::Path`], for the compiler to sort out.

use syn::{Expr, GenericArgument, LitStr, PathArguments, Type, TypePath};

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
    /// A pointer to data, as the type that was written.
    Pointer(&'a Type),
    /// `Option<extern "C" fn(..)>`: the function pointer inside.
    Function(&'a Type),
    /// `[c_char; N]`.
    Text(&'a Expr),
    /// `[E; N]`.
    Array(Box<CType<'a>>, &'a Expr),
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
                Self::Integer(integer) if integer.value == "Char" => Self::Text(&array.len),
                element => Self::Array(Box::new(element), &array.len),
            }),
            Type::Paren(inner) => Self::read(&inner.elem, spelled),
            Type::Group(inner) => Self::read(&inner.elem, spelled),
            _ => match spelled {
                Some(literal) => self::spelled(literal),
                None => Self::of_type(ty),
            },
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
            ("char", None) => {
                refuse(ty, "Rust's `char` allows only some values: declare `u32`, or `c_char` for C's `char`")
            }
            ("c_void", None) => refuse(ty, "`void` has no values: declare a pointer, `*mut c_void`"),
            (name, None) => Ok(named(name).unwrap_or(Self::Path(ty))),
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
            _ => refuse(
                ty,
                "bytes prove no `Option` but `Option<unsafe extern \"C\" fn(..)>` and `Option<NonNull<T>>`: declare a raw pointer, or what C has there",
            ),
        }
    }
}

/// Whether a function pointer is one of C's: `extern` and any name but Rust's own.
fn has_c_abi(function: &syn::TypeBareFn) -> bool {
    function.abi.as_ref().is_some_and(|abi| abi.name.as_ref().is_none_or(|name| !name.value().starts_with("Rust")))
}

fn refuse<V>(ty: &Type, message: &str) -> syn::Result<V> {
    Err(syn::Error::new_spanned(ty, message))
}
