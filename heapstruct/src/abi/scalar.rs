//! The types that a member can have: C's base types, numbers of fixed width, typedefs.

/// Hands the list of typedefs to a macro, behind what is given: its name here, its name in C,
/// and what it counts. What each stands for on a platform is in `abi/typedefs.rs`.
macro_rules! typedefs {
    ($then:ident $({ $($first:tt)* })?) => {
        $then! {
            $($($first)*)?
            DevT "dev_t" "a device";
            InoT "ino_t" "a file's number on its device";
            ModeT "mode_t" "type and permissions of a file";
            NlinkT "nlink_t" "a number of names of a file";
            UidT "uid_t" "a user";
            GidT "gid_t" "a group";
            PidT "pid_t" "a process";
            IdT "id_t" "a process, user or group";
            OffT "off_t" "a position in a file";
            BlksizeT "blksize_t" "a size of blocks";
            BlkcntT "blkcnt_t" "a number of blocks";
            TimeT "time_t" "seconds since 1970";
            SusecondsT "suseconds_t" "microseconds, with a sign";
            UsecondsT "useconds_t" "microseconds";
            ClockT "clock_t" "processor time";
            ClockidT "clockid_t" "a clock";
            SocklenT "socklen_t" "the size of an address of a socket";
            SaFamilyT "sa_family_t" "a family of addresses";
            RlimT "rlim_t" "a limit of a resource";
            FsblkcntT "fsblkcnt_t" "a number of blocks of a file system";
            FsfilcntT "fsfilcnt_t" "a number of files of a file system";
            KeyT "key_t" "a key of System V IPC";
            CcT "cc_t" "a control character of a terminal";
            SpeedT "speed_t" "a speed of a terminal";
            TcflagT "tcflag_t" "modes of a terminal";
            NfdsT "nfds_t" "a number of descriptors";
            WcharT "wchar_t" "a wide character";
            WintT "wint_t" "a wide character or none";
            KernelLong "__kernel_long_t" "Linux's `long`, which x32 has in 64 bits";
            KernelULong "__kernel_ulong_t" "its unsigned twin";
            KernelModeT "__kernel_mode_t" "`mode_t` in the structs of Linux itself";
            KernelUidT "__kernel_uid_t" "`uid_t` in the oldest structs of Linux itself";
        }
    };
}
pub(crate) use typedefs;

macro_rules! scalars {
    (
        { $($(#[$doc:meta])* $name:ident $c:literal;)* }
        $($typedef:ident $typedef_c:literal $what:literal;)*
    ) => {
        /// A base type of C, a number of fixed width, or a typedef of POSIX or the Linux kernel.
        ///
        /// The C types have the size that the ABI gives them. Those of fixed width are named as
        /// in Rust and have the size that their name says; their *alignment* is the ABI's all the
        /// same. A typedef stands for one of the others, on each platform for its own
        /// ([`Abi::typedef`](super::Abi::typedef)), and on some for none.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum Scalar {
            $($(#[$doc])* $name,)*
            $(#[doc = concat!("`", $typedef_c, "`, ", $what)] $typedef,)*
        }

        impl Scalar {
            /// How many of them are no typedefs: the first ones.
            pub(super) const BASE_COUNT: usize = [$($c),*].len();

            /// How many there are; each one's discriminant is below it.
            pub(crate) const COUNT: usize = Self::BASE_COUNT + [$($typedef_c),*].len();

            /// All of them: the base types, then the typedefs.
            pub const ALL: &'static [Self] = &[$(Self::$name,)* $(Self::$typedef),*];

            /// The type as C writes it.
            pub const fn c_name(self) -> &'static str {
                match self {
                    $(Self::$name => $c,)*
                    $(Self::$typedef => $typedef_c,)*
                }
            }
        }
    };
}

typedefs!(scalars {
    {
        /// `_Bool`
        Bool "_Bool";
        /// `char`, signed on some ABIs
        Char "char";
        /// `short`
        Short "short";
        /// `unsigned short`
        UShort "unsigned short";
        /// `int`
        Int "int";
        /// `unsigned int`
        UInt "unsigned int";
        /// `long`
        Long "long";
        /// `unsigned long`
        ULong "unsigned long";
        /// `long long`
        LongLong "long long";
        /// `unsigned long long`
        ULongLong "unsigned long long";
        /// `size_t`
        Size "size_t";
        /// `ptrdiff_t` and `ssize_t`
        PtrDiff "ptrdiff_t";
        /// `double`
        Double "double";
        /// `long double`, which has one of several formats
        LongDouble "long double";
        /// any pointer to data or code
        Pointer "void *";
        /// `int8_t`
        I8 "int8_t";
        /// `uint8_t`
        U8 "uint8_t";
        /// `int16_t`
        I16 "int16_t";
        /// `uint16_t`
        U16 "uint16_t";
        /// `int32_t`
        I32 "int32_t";
        /// `uint32_t`
        U32 "uint32_t";
        /// `int64_t`
        I64 "int64_t";
        /// `uint64_t`
        U64 "uint64_t";
        /// `__int128`, which many ABIs lack
        I128 "__int128";
        /// `unsigned __int128`, which many ABIs lack
        U128 "unsigned __int128";
        /// a 32-bit IEEE 754 number, C's `float`
        F32 "float";
        /// a 64-bit IEEE 754 number
        F64 "64-bit float";
    }
});

impl Scalar {
    /// Whether it is the name of another type, which the platform says.
    pub const fn is_typedef(self) -> bool {
        self as usize >= Self::BASE_COUNT
    }

    /// Whether it is an integer, and no typedef.
    pub(super) const fn is_base_integer(self) -> bool {
        use Scalar::*;
        matches!(
            self,
            Char | Short
                | UShort
                | Int
                | UInt
                | Long
                | ULong
                | LongLong
                | ULongLong
                | Size
                | PtrDiff
                | I8
                | U8
                | I16
                | U16
                | I32
                | U32
                | I64
                | U64
        )
    }

    /// The size that the name promises, for those whose size is no fact of the ABI.
    pub(super) const fn fixed_size(self) -> Option<u8> {
        match self {
            Self::Char | Self::I8 | Self::U8 => Some(1),
            Self::I16 | Self::U16 => Some(2),
            Self::I32 | Self::U32 | Self::F32 => Some(4),
            Self::I64 | Self::U64 | Self::F64 => Some(8),
            Self::I128 | Self::U128 => Some(16),
            _ => None,
        }
    }

    /// The signed or unsigned type that shares the size and alignment of this one.
    pub(super) const fn twin(self) -> Self {
        match self {
            Self::Short => Self::UShort,
            Self::UShort => Self::Short,
            Self::Int => Self::UInt,
            Self::UInt => Self::Int,
            Self::Long => Self::ULong,
            Self::ULong => Self::Long,
            Self::LongLong => Self::ULongLong,
            Self::ULongLong => Self::LongLong,
            Self::Size => Self::PtrDiff,
            Self::PtrDiff => Self::Size,
            Self::I8 => Self::U8,
            Self::U8 => Self::I8,
            Self::I16 => Self::U16,
            Self::U16 => Self::I16,
            Self::I32 => Self::U32,
            Self::U32 => Self::I32,
            Self::I64 => Self::U64,
            Self::U64 => Self::I64,
            Self::I128 => Self::U128,
            Self::U128 => Self::I128,
            _ => self,
        }
    }
}
