//! The `struct stat` of a machine that is known only when the program runs.

use super::*;
use crate::layout::LayoutError;
use crate::target::Runtime;
use crate::{HeapStruct, View, ViewError};
use core::fmt;

/// A `struct stat` in bytes from a machine that is known only when the program runs.
///
/// It is for tools that read what another machine wrote: emulators, tracers, readers of
/// dumps. The target decides which definition it is: the one that the calls of its systems
/// fill. On Linux, 32-bit Solaris and the Hurd that is the struct of the calls for large
/// files, `struct stat64`. It is another than the plain `struct stat` on 32-bit processors,
/// Alpha and 64-bit MIPS, where both have one size: of a plain one view the definition with
/// `_off32`, `_ino32` or `_plain` in its name. On the targets with 64-bit times, and those of
/// musl, it is theirs; on Windows `struct _stat64`.
///
/// Bytes may be longer than the struct. Of a dump of one struct it is worth comparing the
/// length with [`size_on`](AnyStat::size_on): another length is another struct.
///
/// ```
/// use heapstruct::posix::{AnyStat, FileStat, FileType};
/// use heapstruct::target::Runtime;
///
/// // What a 32-bit MIPS wrote: its name, and the bytes.
/// let (triple, mut bytes) = ("mips-linux-gnu", [0; 160]);
/// bytes[24..28].copy_from_slice(&0o100600_u32.to_be_bytes());
/// bytes[56..64].copy_from_slice(&(5_i64 << 30).to_be_bytes());
///
/// let target: Runtime = triple.parse()?;
/// let file = AnyStat::new(target, &bytes[..])?;
/// assert_eq!(file.definition(), "linux_mips");
/// assert_eq!(file.mode().file_type(), FileType::Regular);
/// assert_eq!(file.file_size(), 5 << 30);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// It allocates nothing: a getter asks which definition it is, and reads that one member.
/// `Debug` gives all members under their names in C.
#[derive(Clone, Copy)]
pub struct AnyStat<B: Storage> {
    view: AnyView<B>,
}

macro_rules! any_stat {
    ($($definition:ident: $($target:ident)*;)*) => {
        /// The view, by definition.
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, reason = "the names of the definitions")]
        enum AnyView<B: Storage> {
            $($definition($definition::StatView<B, Runtime>),)*
        }

        #[allow(dead_code, reason = "used in a constant without a name, which rustc 1.85 overlooks")]
        const fn has_definition(target: Runtime) -> bool {
            matches!(target, $($(Runtime::$target)|*)|*)
        }

        impl AnyStat<&[u8]> {
            /// The size of the `struct stat` that the target's calls fill, in bytes.
            ///
            /// ```
            /// use heapstruct::posix::AnyStat;
            /// use heapstruct::target::Runtime;
            ///
            /// assert_eq!(AnyStat::size_on(Runtime::MIPS_LINUX), Ok(160));
            /// ```
            ///
            /// # Errors
            ///
            /// None: every target has such a struct. (It gives what
            /// [`HeapStruct::size_on`](crate::HeapStruct::size_on) gives.)
            pub fn size_on(target: Runtime) -> Result<usize, LayoutError> {
                match target {
                    $($(Runtime::$target)|* => $definition::Stat::size_on(target),)*
                    // None comes here, nor below: a constant under the table proves it.
                    _ => linux_generic::Stat::size_on(target),
                }
            }
        }

        impl<B: Storage> AnyStat<B> {
            /// Views bytes as the `struct stat` that the target's calls fill.
            ///
            /// # Errors
            ///
            /// [`ViewError::TooShort`] if the storage is shorter than that struct.
            pub fn new(target: Runtime, storage: B) -> Result<Self, ViewError> {
                let view = match target {
                    $($(Runtime::$target)|* => AnyView::$definition($definition::Stat::over(storage, target)?),)*
                    _ => AnyView::linux_generic(linux_generic::Stat::over(storage, target)?),
                };
                Ok(Self { view })
            }

            /// The name of the definition: its module in [`posix::stat`](mod@crate::posix::stat).
            pub fn definition(&self) -> &'static str {
                match &self.view {
                    $(AnyView::$definition(_) => stringify!($definition),)*
                }
            }

            /// The machine whose layout it has.
            pub fn target(&self) -> Runtime {
                match &self.view {
                    $(AnyView::$definition(view) => view.target(),)*
                }
            }

            /// The memory under it.
            pub fn storage(&self) -> &B {
                match &self.view {
                    $(AnyView::$definition(view) => view.storage(),)*
                }
            }

            /// Gives the memory back.
            pub fn into_storage(self) -> B {
                match self.view {
                    $(AnyView::$definition(view) => view.into_storage(),)*
                }
            }

            #[inline]
            fn file(&self) -> &dyn FileStat {
                match &self.view {
                    $(AnyView::$definition(view) => view,)*
                }
            }
        }

        impl<B: Storage> fmt::Debug for AnyStat<B> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match &self.view {
                    $(AnyView::$definition(view) => view.fmt(f),)*
                }
            }
        }
    };
}

// Each target with its definition.
any_stat! {
    aix: POWERPC64_AIX;
    dragonfly: X86_64_DRAGONFLY;
    freebsd: X86_64_FREEBSD AARCH64_FREEBSD;
    freebsd11: X86_64_FREEBSD11 AARCH64_FREEBSD11;
    freebsd11_i386: I686_FREEBSD11;
    freebsd_i386: I686_FREEBSD;
    haiku: X86_64_HAIKU;
    hurd: X86_64_HURD;
    hurd_i386: I686_HURD;
    linux_alpha: ALPHA_LINUX;
    linux_arc: ARC_LINUX;
    linux_generic: AARCH64_LINUX RISCV64_LINUX LOONGARCH64_LINUX AARCH64_ANDROID;
    linux_i386:
        I686_LINUX ARM_LINUX SH4_LINUX S390_LINUX HPPA_LINUX M68K_LINUX
        I686_ANDROID ARM_ANDROID I686_LINUX_MUSL11 ARM_LINUX_MUSL11;
    linux_mips: MIPS_LINUX MIPSEL_LINUX;
    linux_mips64: MIPS64_LINUX MIPS64EL_LINUX;
    linux_mipsn32: MIPSN32_LINUX MIPSELN32_LINUX;
    linux_musl_i386: I686_LINUX_MUSL ARM_LINUX_MUSL;
    linux_musl_mips64: MIPS64EL_LINUX_MUSL;
    linux_powerpc: POWERPC_LINUX SPARC_LINUX;
    linux_s390x: S390X_LINUX;
    linux_sparc64: SPARC64_LINUX;
    linux_time64: I686_LINUX_TIME64 ARM_LINUX_TIME64 MIPSEL_LINUX_TIME64;
    linux_time64_be: POWERPC_LINUX_TIME64 MIPS_LINUX_TIME64;
    linux_x86_64: X86_64_LINUX X32_LINUX POWERPC64_LINUX POWERPC64LE_LINUX X86_64_ANDROID;
    macos: X86_64_MACOS AARCH64_MACOS;
    netbsd: X86_64_NETBSD;
    openbsd: X86_64_OPENBSD;
    solaris: X86_64_SOLARIS SPARC64_SOLARIS;
    solaris32: SPARC_SOLARIS;
    wasi: WASM32_WASI;
    windows_stat64: X86_64_WINDOWS I686_WINDOWS X86_64_WINDOWS_GNU I686_WINDOWS_GNU;
}

const _: () = {
    let mut i = 0;
    while i < Runtime::ALL.len() {
        assert!(has_definition(Runtime::ALL[i]), "a target has no definition of `struct stat`");
        i += 1;
    }
};

macro_rules! forward {
    ($($getter:ident: $value:ty;)*) => {
        impl<B: Storage> sealed::Sealed for AnyStat<B> {}

        impl<B: Storage> FileStat for AnyStat<B> {
            $(
                #[inline]
                fn $getter(&self) -> $value {
                    self.file().$getter()
                }
            )*
        }
    };
}

forward! {
    device: Device;
    inode: u64;
    mode: Mode;
    links: u64;
    uid: u32;
    gid: u32;
    special_device: Device;
    file_size: i64;
    block_size: Option<i64>;
    blocks: Option<i64>;
    accessed: Time;
    modified: Time;
    changed: Time;
    born: Option<Time>;
}
