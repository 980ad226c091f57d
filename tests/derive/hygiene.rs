//! Names that the derive's output uses as well.

use heapstruct::target::{PowerpcLinux, Runtime};
use heapstruct::{Buf, HeapStruct};

/// Structs named like the type parameters of a view.
mod parameters {
    use heapstruct::HeapStruct;

    /// The name of a view's storage parameter.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct B {
        /// A number.
        pub(super) number: u16,
    }

    /// The name of a view's target parameter.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct T {
        /// One of the other.
        pub(super) b: B,
        /// Several.
        pub(super) bs: [B; 2],
        /// A pointer to its own kind.
        pub(super) t: *mut T,
    }

    /// The names of the parameters of `==`.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct B2 {
        /// A number.
        pub(super) number: u8,
    }

    /// The names of the parameters of `==`.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct T2 {
        /// One of the other.
        pub(super) b2: B2,
    }
}

#[test]
fn structs_named_like_type_parameters() {
    let mut bytes = [0; 12];
    let mut view = parameters::T::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.b_mut().set_number(1);
    view.bs_mut().get_mut(1).unwrap().set_number(2);
    assert_eq!((view.b().number(), view.bs().get(1).unwrap().number()), (1, 2));
    assert!(view.t().is_null());
    assert_eq!(bytes, [0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
    assert!(parameters::T2::view(&[3]).unwrap() == parameters::T2::view_on(Runtime::ARM_LINUX, &[3]).unwrap());
    assert_eq!(parameters::B2::view(&[3]).unwrap().number(), 3);
}

/// Structs named like traits and types of the library, and of `core`.
mod library {
    use heapstruct::HeapStruct as Describe;

    /// Makes structs of these names, each with one of them inside.
    macro_rules! structs {
        ($($name:ident)*) => {
            $(
                #[doc = concat!("Named `", stringify!($name), "`.")]
                #[derive(Describe)]
                #[repr(C)]
                pub(super) struct $name {
                    /// A number.
                    pub(super) number: u32,
                }
            )*

            /// One of each.
            #[expect(non_snake_case, reason = "fields named like types")]
            #[derive(Describe)]
            #[repr(C)]
            pub(super) struct All {
                $(
                    /// One.
                    pub(super) $name: $name,
                )*
            }
        };
    }
    structs! {
        Storage StorageMut Target Native View HeapStruct Place Member Scalar Array Text Addr Record Get Set Mut Known
        Same Members Copy Clone Debug PartialEq Into AsRef Result Option Some None Box
    }
}

#[test]
fn structs_named_like_the_library() {
    let mut bytes = vec![0; library::All::SIZE];
    let mut view = library::All::view_mut(&mut bytes).unwrap();
    view.Storage_mut().set_number(1);
    view.Option_mut().set_number(2);
    view.HeapStruct_mut().set_number(3);
    assert_eq!((view.Storage().number(), view.Option().number(), view.HeapStruct().number()), (1, 2, 3));
}

/// A struct that refers to itself by `Self`.
#[derive(HeapStruct)]
#[repr(C)]
struct Node {
    /// The next one.
    next: *mut Self,
    /// Some of them.
    all: [*const Self; 2],
    /// A function that takes one.
    visit: Option<unsafe extern "C" fn(*mut Self) -> core::ffi::c_int>,
}

#[test]
fn self_is_the_struct() {
    let mut last = Buf::<Node>::new();
    let mut first = Buf::<Node>::new();
    first.view_mut().set_next(last.as_mut_ptr());
    let next: *mut Node = first.view().next().as_mut_ptr();
    assert_eq!(next, last.as_mut_ptr());
    let other: *const Node = first.view().all().get(1).unwrap().as_ptr();
    assert!(other.is_null() && first.view().visit().is_null());
}

/// Lengths that are expressions, with names that the derive uses too.
mod lengths {
    use heapstruct::HeapStruct;

    /// The name of a type parameter, as a constant.
    const B: usize = 2;
    /// The name of a type parameter, as a constant.
    const T: usize = 3;

    /// Arrays of these lengths.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct Lengths {
        /// A constant.
        pub(super) b: [u8; B],
        /// A sum.
        pub(super) sum: [u16; B + T],
        /// Text.
        pub(super) text: [core::ffi::c_char; T],
        /// The size of a type.
        pub(super) size: [u8; size_of::<u32>()],
        /// A block.
        pub(super) block: [u8; {
            const LOCAL: usize = 2;
            LOCAL * T
        }],
    }
}

#[test]
fn lengths_are_expressions() {
    let bytes = [0; 26];
    let view = lengths::Lengths::view(&bytes).unwrap();
    assert_eq!((view.b().len(), view.sum().len(), view.text().capacity()), (2, 5, 3));
    assert_eq!((view.size().len(), view.block().len()), (4, 6));
}

/// Structs that a `macro_rules!` macro makes, from types, lengths and names that it was given.
mod made {
    /// Makes a struct of given members.
    macro_rules! make {
        ($(#[$meta:meta])* $vis:vis $name:ident { $($field:ident: $type:ty,)* } [$element:ty; $len:expr]) => {
            $(#[$meta])*
            #[derive(heapstruct::HeapStruct)]
            #[repr(C)]
            $vis struct $name {
                $(
                    #[doc = concat!("The member ", stringify!($field), ".")]
                    $vis $field: $type,
                )*
                /// Elements.
                $vis elements: [$element; $len],
                /// A name of the macro's own.
                $vis own: ::core::ffi::c_long,
            }
        };
    }
    make! {
        /// Made by a macro.
        pub(crate) Made {
            long: core::ffi::c_long,
            array: [core::ffi::c_short; 2],
            text: [core::ffi::c_char; 4],
            pointer: *const u8,
            maybe: Option<core::ptr::NonNull<u8>>,
            call: Option<unsafe extern "C" fn()>,
            flag: bool,
        } [core::ffi::c_long; 1 + 1]
    }
}

#[test]
fn a_struct_that_a_macro_made() {
    use made::Made;
    let mut bytes = [0; 48];
    let mut view = Made::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_long(1);
    view.array_mut().set(1, 2).unwrap();
    view.try_set_text("abc").unwrap();
    view.set_flag(true);
    view.elements_mut().set(1, 3).unwrap();
    view.set_own(4);
    assert_eq!(
        bytes[..40],
        *b"\0\0\0\x01\0\0\0\x02abc\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\x04"
    );
}

/// Records that a `macro_rules!` macro makes.
mod recorded {
    /// Makes a record of given members.
    macro_rules! make {
        ($(#[$meta:meta])* $vis:vis $name:ident { $($field:ident: $type:ty $(=> $width:expr)?,)* } [$element:ty; $len:expr]) => {
            heapstruct::record! {
                $(#[$meta])*
                $vis struct $name {
                    $(
                        #[doc = concat!("The member ", stringify!($field), ".")]
                        $vis $field: $type $(: $width)?,
                    )*
                    /// Elements.
                    $vis elements: [$element; $len],
                    /// A name of the macro's own.
                    #[on(lp64)]
                    $vis own: c_long,
                    /// A pointer to its own kind.
                    $vis next: *mut Self,
                }

                /// The names of a view's parameters.
                $vis union B { t: T, b: u8 }

                /// The names of a view's parameters.
                $vis struct T { pub(crate) number: u16 }
            }
        };
    }
    make! {
        /// Made by a macro.
        #[packed(on(not(lp64)))]
        pub(crate) Made {
            long: c_long,
            three: u8 => 1 + 2,
            text: [c_char; 4],
            call: Option<unsafe extern "C" fn()>,
            b: B,
        } [c_short; 1 + 1]
    }
}

#[test]
fn records_that_a_macro_made() {
    use recorded::Made;
    let mut bytes = [0; 23];
    let mut view = Made::view_mut_on(PowerpcLinux, &mut bytes).unwrap();
    view.set_long(1);
    view.try_set_three(5).unwrap();
    view.try_set_text("abc").unwrap();
    view.elements_mut().set(1, 3).unwrap();
    assert_eq!((view.three(), view.own()), (5, None));
    assert!(view.call().is_null() && view.next().is_null());
    assert_eq!(bytes, *b"\0\0\0\x01\xa0abc\0\0\0\0\0\0\0\0\0\0\x03\0\0\0\0");
}

/// A record inside a function, with a type of the function's own.
#[test]
fn a_record_in_a_function() {
    heapstruct::record! {
        /// Known only here.
        struct Outer {
            /// Known only here.
            local: Local,
            /// One that the other is.
            r#fn: u8,
        }
        /// Known only here.
        union Local { number: u8, all: [u8; 2] }
    }
    let outer = Outer::view(&[5, 6, 7]).unwrap();
    assert_eq!((outer.local().number(), outer.local().all().get(1), outer.r#fn()), (5, Some(6), 7));
}

/// A struct inside a function, with a type of the function's own.
#[test]
fn a_struct_in_a_function() {
    /// Known only here.
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Local {
        /// A number.
        number: u8,
    }
    /// Known only here.
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        /// The other.
        local: Local,
    }
    assert_eq!(Outer::view(&[5]).unwrap().local().number(), 5);
}

/// Numbers named like the type parameters of the output, and values named like what it uses.
mod values {
    use heapstruct::HeapStruct;

    /// The name of a target parameter.
    #[allow(non_camel_case_types, reason = "a raw name is a keyword")]
    #[derive(HeapStruct, Debug, PartialEq)]
    #[repr(u8)]
    pub(super) enum T {
        /// A raw name.
        r#type = 1,
        /// The names of what a getter gives.
        Ok,
        /// As above.
        Err,
        /// As above.
        Result,
    }

    /// The name of a storage parameter.
    #[derive(HeapStruct, Debug, PartialEq)]
    #[repr(transparent)]
    pub(super) struct S {
        pub(super) value: u8,
    }

    /// With one of each.
    #[derive(HeapStruct)]
    #[repr(C)]
    pub(super) struct U {
        /// One.
        pub(super) t: T,
        /// The other.
        pub(super) s: S,
    }
}

#[test]
fn values_named_like_type_parameters() {
    let mut bytes = [3, 7];
    let mut view = values::U::view_mut_on(Runtime::POWERPC_LINUX, &mut bytes).unwrap();
    assert_eq!((view.t(), view.s()), (Ok(values::T::Err), values::S { value: 7 }));
    view.set_t(values::T::r#type);
    assert_eq!((view.t(), bytes[0]), (Ok(values::T::r#type), 1));
}

/// An enum and a newtype in a function, for a member of a struct there.
#[test]
fn values_in_a_function() {
    /// Known only here.
    #[derive(HeapStruct, Debug, PartialEq)]
    #[repr(u8)]
    enum Local {
        /// The only one.
        Only = 5,
    }
    /// Known only here.
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Outer {
        /// The enum.
        local: Local,
    }
    assert_eq!(Outer::view(&[5]).unwrap().local(), Ok(Local::Only));
    assert_eq!(Outer::view(&[0]).unwrap().local().map_err(|error| error.value()), Err(0));
}
