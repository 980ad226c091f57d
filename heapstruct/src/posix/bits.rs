//! Sets of bits that have names.

/// Makes a type of such sets. A name that only some systems have stands behind its condition.
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        $set:ident($bits:ty) {
            $($(#[$name_doc:meta])* $([$condition:meta])? $name:ident = $value:expr;)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            $(
                $(#[$name_doc])*
                $(#[cfg($condition)])?
                pub const $name: Self = Self($value);
            )*

            /// The set of these bits, also of such as have no name here.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// The bits, as the system has them.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Whether every bit of the other set is in this one.
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether there is no bit in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The bits of both: `|`, in constants too.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The bits of this one that are not in the other.
            #[inline]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                *self = self.union(other);
            }
        }

        impl core::fmt::Debug for $set {
            /// The names, and what is left in hexadecimal.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let names = [$($(#[cfg($condition)])? (Self::$name, stringify!($name)),)*];
                f.write_str(concat!(stringify!($set), "("))?;
                let (mut left, mut separator) = (*self, "");
                for (set, name) in names {
                    if !set.is_empty() && left.contains(set) {
                        write!(f, "{separator}{name}")?;
                        (left, separator) = (left.difference(set), " | ");
                    }
                }
                if !left.is_empty() || separator.is_empty() {
                    write!(f, "{separator}{:#x}", left.bits())?;
                }
                f.write_str(")")
            }
        }
    };
}
