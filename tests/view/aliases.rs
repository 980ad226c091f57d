//! Members whose type is an alias: known where the name or an attribute says what it is, native otherwise.

#![allow(non_camel_case_types, reason = "names of C headers")]

use core::ffi::{c_int, c_ulong};
use heapstruct::target::{I686Linux, PowerpcLinux, Runtime, X86_64Linux};
use heapstruct::{Buf, HeapStruct};

type Word = c_ulong;
type Flag = bool;
type Handler = Option<unsafe extern "C" fn(c_int)>;
type Matrix = [[Word; 2]; 2];
type Name = *const core::ffi::c_char;

#[derive(HeapStruct)]
#[repr(C)]
struct Native {
    word: Word,
    words: [Word; 2],
    matrix: Matrix,
    ratio: Ratio,
}

type Ratio = f64;

/// On the machine itself an alias is the type that it stands for.
#[test]
fn an_alias_is_native() {
    let mut buf = Buf::<Native>::new();
    let mut view = buf.view_mut();
    view.set_word(7);
    view.words_mut().set(1, 8).unwrap();
    view.matrix_mut().get_mut(1).unwrap().set(0, 9).unwrap();
    view.set_ratio(0.5);
    assert_eq!(view.try_set_word(c_ulong::MAX), Ok(()));
    let view = buf.view();
    let word: Word = view.word();
    assert_eq!(word, c_ulong::MAX);
    assert_eq!(view.words().iter().collect::<Vec<_>>(), [0, 8]);
    assert_eq!(
        format!("{view:?}"),
        format!("Native {{ word: {}, words: [0, 8], matrix: [[0, 0], [9, 0]], ratio: 0.5 }}", c_ulong::MAX)
    );
    assert!(view == view);
}

#[derive(HeapStruct)]
#[repr(C)]
struct Said {
    flag: Flag,
    #[heapstruct(c = "unsigned long")]
    word: Word,
    #[heapstruct(c = "long unsigned int")]
    words: [Word; 2],
    handler: Handler,
    name: Name,
}

/// The attribute makes it what C has there; `bool`, a pointer and a function are one thing everywhere.
#[test]
fn an_alias_with_its_c_type_is_known_everywhere() {
    let mut bytes = [0; 24];
    let mut view = Said::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    let word: u32 = 0x0102_0304;
    view.set_word(word);
    view.words_mut().set(1, 5).unwrap();
    view.set_handler(heapstruct::Addr::new(0x1000));
    view.set_name(heapstruct::Addr::new(0x2000));
    view.set_flag(true);
    assert_eq!(bytes, [1, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0x10, 0, 0, 0, 0x20, 0]);
    let view = Said::view_on(Runtime::POWERPC_LINUX, &bytes).unwrap();
    assert_eq!((view.word(), view.words().get(1), view.handler().addr()), (0x0102_0304, Some(5), 0x1000));
    assert_eq!(Said::layout_on(X86_64Linux).unwrap().size(), 48);
}

/// Every spelling of a C type in the attribute, by its size on two machines.
#[test]
fn spellings_of_c_types() {
    macro_rules! sizes {
        ($($spelling:literal $type:ty => $narrow:literal, $wide:literal;)*) => {
            $({
                #[derive(HeapStruct)]
                #[repr(C)]
                struct One {
                    #[heapstruct(c = $spelling)]
                    one: $type,
                }
                let sizes = (One::layout_on(I686Linux).unwrap().size(), One::layout_on(X86_64Linux).unwrap().size());
                assert_eq!(sizes, ($narrow, $wide), $spelling);
                assert_eq!(One::SIZE, size_of::<$type>());
            })*
        };
    }
    use core::ffi::*;
    sizes! {
        "char" c_char => 1, 1;
        "signed char" i8 => 1, 1;
        "unsigned char" u8 => 1, 1;
        "short" c_short => 2, 2;
        "short int" c_short => 2, 2;
        "unsigned short int" c_ushort => 2, 2;
        "int" c_int => 4, 4;
        "signed" c_int => 4, 4;
        "signed int" c_int => 4, 4;
        "unsigned" c_uint => 4, 4;
        "unsigned int" c_uint => 4, 4;
        "long" c_long => 4, 8;
        "long int" c_long => 4, 8;
        "  const  unsigned   long " c_ulong => 4, 8;
        "long unsigned int" c_ulong => 4, 8;
        "long long" c_longlong => 8, 8;
        "long long int" c_longlong => 8, 8;
        "unsigned long long" c_ulonglong => 8, 8;
        "long long unsigned int" c_ulonglong => 8, 8;
        "volatile float" f32 => 4, 4;
        "double" c_double => 8, 8;
        "_Bool" bool => 1, 1;
        "size_t" usize => 4, 8;
        "ssize_t" isize => 4, 8;
        "ptrdiff_t" isize => 4, 8;
        "uintptr_t" usize => 4, 8;
        "uint32_t" u32 => 4, 4;
        "__be64" u64 => 8, 8;
        "c_long" c_long => 4, 8;
    }
}

/// The names of headers stand for one type each, whatever module they come from.
#[test]
fn names_of_headers() {
    mod types {
        pub(super) type size_t = usize;
        pub(super) type ssize_t = isize;
        pub(super) type uint8_t = u8;
        pub(super) type int16_t = i16;
        pub(super) type u_int32_t = u32;
        pub(super) type __u16 = u16;
        pub(super) type __s32 = i32;
        pub(super) type uint64_t = u64;
        pub(super) type uintptr_t = usize;
        // As bindgen writes it.
        #[cfg(target_pointer_width = "64")]
        pub(super) type __kernel_size_t = u64;
        #[cfg(target_pointer_width = "32")]
        pub(super) type __kernel_size_t = u32;
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Header {
        a: types::size_t,
        b: types::ssize_t,
        c: types::uint8_t,
        d: types::int16_t,
        e: types::u_int32_t,
        f: types::__u16,
        g: types::__s32,
        h: types::uint64_t,
        i: types::uintptr_t,
        j: types::__kernel_size_t,
    }
    let offsets =
        |layout: heapstruct::layout::RecordLayout| layout.members().map(|member| member.offset()).collect::<Vec<_>>();
    assert_eq!(offsets(Header::layout_on(PowerpcLinux).unwrap()), [0, 4, 8, 10, 12, 16, 20, 24, 32, 36]);
    assert_eq!(offsets(Header::layout_on(Runtime::X86_64_LINUX).unwrap()), [0, 8, 16, 18, 20, 24, 28, 32, 40, 48]);
}
