//! How a definition becomes that of the machine that is compiled for, and is proven to be C's.

/// Names the definition whose condition holds: a line for each.
macro_rules! native {
    (pub use super::$names:tt; $($definition:ident: $condition:meta;)*) => {
        $(#[cfg($condition)] pub use super::$definition::$names;)*
    };
}

/// The size of the member that a function gives.
#[allow(dead_code, reason = "used in constants without a name, which rustc 1.85 overlooks")]
pub(super) const fn width<X, M>(_: fn(&X) -> &M) -> usize {
    size_of::<M>()
}

/// Proves that members are where C has them, and as wide. C's name comes behind ours where
/// they differ.
macro_rules! prove {
    ($ours:ident = $theirs:ident, $name:literal: $($($member:ident).+ $(= $of_c:ident)?),* $(,)?) => {
        $(prove!(@one $ours = $theirs, $name: [$($member).+] [$($of_c)? $($member).+]);)*
    };
    (@one $ours:ident = $theirs:ident, $name:literal: [$($member:ident).+] [$of_c:ident $($rest:tt)*]) => {
        const _: () = assert!(
            core::mem::offset_of!($ours, $($member).+) == core::mem::offset_of!($theirs, $of_c),
            concat!("`", stringify!($of_c), "` is elsewhere in the `", $name, "` of C"),
        );
        const _: () = assert!(
            crate::posix::native::width(|ours: &$ours| &ours.$($member).+)
                == crate::posix::native::width(|theirs: &$theirs| &theirs.$of_c),
            concat!("`", stringify!($of_c), "` has another size in the `", $name, "` of C"),
        );
    };
}

/// Proves that a definition states the machine that this is compiled for. Whoever views it there
/// would be told, but that is too late.
macro_rules! prove_stated {
    ($ours:ident) => {
        const _: () = crate::layout::tables::must_be_native(<$ours as crate::HeapStruct>::RECORD);
    };
}

/// Proves that a definition is as large as C's, and aligned alike.
macro_rules! prove_whole {
    ($ours:ident = $theirs:ident, $name:literal) => {
        const _: () =
            assert!(size_of::<$ours>() == size_of::<$theirs>(), concat!("the `", $name, "` of C has another size"),);
        const _: () = assert!(
            align_of::<$ours>() == align_of::<$theirs>(),
            concat!("the `", $name, "` of C has another alignment"),
        );
    };
}
