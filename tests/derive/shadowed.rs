//! Names of Rust's that mean something else where the output stands.

#![allow(dead_code, reason = "these names are there to be in the way")]

/// Makes types of these names, which are no types that anything could be.
macro_rules! types {
    ($($name:ident)*) => {
        $(
            #[doc = concat!("Not what `", stringify!($name), "` is elsewhere.")]
            struct $name;
        )*
    };
}
types! {
    Option Result Some None Ok Err Box String Vec Copy Clone Debug PartialEq Into From AsRef Drop Iterator Sized Send
    Sync PhantomData MaybeUninit ManuallyDrop HeapStruct View Storage StorageMut Target Native Member Scalar Place
    Describe Record MemberOf Format Text Array Addr Known Same Part
}

/// Not the crate.
mod core {}
/// Not the crate.
mod std {}
/// Not the crate.
mod heapstruct {}

/// Makes macros of these names, which stand for nothing.
macro_rules! macros {
    ($($name:ident)*) => {
        $(
            #[allow(unused_macros, reason = "nothing may call it")]
            macro_rules! $name {
                () => {};
            }
        )*
    };
}
macros! { cfg concat stringify assert panic matches unreachable }

/// Makes functions of these names, which the output calls its values by.
macro_rules! functions {
    ($($name:ident)*) => {
        $(
            #[doc = ::core::concat!("Not the `", ::core::stringify!($name), "` of the output.")]
            const fn $name() {}
        )*
    };
}
functions! { place value it f other target number header bits error address text proves is size_of align_of }

include!("kinds.rs");

#[test]
fn names_that_mean_something_else() {
    let mut bytes = [0; 64];
    let target = ::heapstruct::target::X86_64Linux;
    let mut view = <Present as ::heapstruct::HeapStruct>::view_mut_on(target, &mut bytes).unwrap();
    view.set_size(64);
    ::core::assert!(view.number().is_none() && view.level().is_none());
    ::core::assert_eq!(view.small().map(|small| small.number()), ::core::option::Option::Some(0));
    let mut bytes = [0; 64];
    let mut view = <Bits as ::heapstruct::HeapStruct>::view_mut_on(target, &mut bytes).unwrap();
    view.try_set_many(31).unwrap();
    ::core::assert_eq!((view.many(), view.flag(), bytes[4]), (31, false, 0x3e));
}
