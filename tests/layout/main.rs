//! Every generated record, laid out, written and read for every target that is chosen at compile time, and once more
//! for the same machine chosen when the program runs, against what C compilers did.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

mod expect;
#[allow(dead_code, reason = "the fields of the generated records are reached through views")]
mod generated;
mod walk;

use std::fmt::Write as _;
use std::fs;
use std::marker::PhantomData;
use std::sync::LazyLock;

use heapstruct::abi::{Abi, Endian, Scalar};
use heapstruct::layout::LayoutError;
use heapstruct::target::{self, Runtime, StaticTarget, Target};
use heapstruct_tests::{cdecl, emit, fixture};

use expect::{Leaf, POISON};
use walk::{Placed, Read, Subject, Turn, Value, Visitor, Write};

static FIXTURES: LazyLock<fixture::Fixtures> =
    LazyLock::new(|| fixture::Fixtures::load().unwrap_or_else(|error| panic!("{error}")));

/// A target and the triple whose rows it must agree with: clang's, and gcc's where there is one. A target that is `like`
/// an earlier one has the same facts, so the same accessors are compiled for it: on a foreign machine, where that takes
/// long, they are not compiled twice.
macro_rules! targets {
    ($($test:ident: $target:ident, $triple:literal, $int128:ident $(, like $twin:ident)?;)*) => {
        /// The clang row of every target.
        const ROWS: &[&str] = &[$(concat!($triple, "/clang"),)*];

        /// Those targets as values.
        fn targets() -> Vec<Runtime> {
            vec![$(Runtime::of(target::$target)),*]
        }

        $(#[test]
        fn $test() {
            let target = target::$target;
            let mut check = Check::new($triple, Runtime::of(target), target.abi());
            targets!(@ check, target, $int128 $(, $twin)?);
            check.finish();
        })*
    };
    (@ $check:ident, $target:ident, int128) => {
        generated::plain(&mut Whole(&mut $check, $target));
        generated::with_int128(&mut Whole(&mut $check, $target));
    };
    (@ $check:ident, $target:ident, no_int128) => {
        generated::plain(&mut Whole(&mut $check, $target));
        generated::with_int128(&mut Lacking(&mut $check, $target));
    };
    (@ $check:ident, $target:ident, int128, $twin:ident) => {
        assert!(same_facts(&$target.abi(), &target::$twin.abi()));
        generated::plain(&mut Twin(&mut $check, $target));
        generated::with_int128(&mut Twin(&mut $check, $target));
    };
    (@ $check:ident, $target:ident, no_int128, $twin:ident) => {
        assert!(same_facts(&$target.abi(), &target::$twin.abi()));
        generated::plain(&mut Twin(&mut $check, $target));
        generated::with_int128(&mut Lacking(&mut $check, $target));
    };
}

targets! {
    x86_64_linux: X86_64Linux, "x86_64-linux-gnu", int128;
    x32_linux: X32Linux, "x86_64-linux-gnux32", int128;
    i686_linux: I686Linux, "i686-linux-gnu", no_int128;
    aarch64_linux: Aarch64Linux, "aarch64-linux-gnu", int128;
    arm_linux: ArmLinux, "arm-linux-gnueabihf", no_int128;
    powerpc_linux: PowerpcLinux, "powerpc-linux-gnu", no_int128;
    powerpc64_linux: Powerpc64Linux, "powerpc64-linux-gnu", int128;
    powerpc64le_linux: Powerpc64leLinux, "powerpc64le-linux-gnu", int128, like Aarch64Linux;
    s390x_linux: S390xLinux, "s390x-linux-gnu", int128;
    sparc64_linux: Sparc64Linux, "sparc64-linux-gnu", int128;
    mips_linux: MipsLinux, "mips-linux-gnu", no_int128;
    mipsel_linux: MipselLinux, "mipsel-linux-gnu", no_int128;
    mips64_linux: Mips64Linux, "mips64-linux-gnuabi64", int128, like Sparc64Linux;
    riscv64_linux: Riscv64Linux, "riscv64-linux-gnu", int128, like Aarch64Linux;
    x86_64_macos: X86_64Macos, "x86_64-apple-macosx10.15", int128, like X86_64Linux;
    aarch64_macos: Aarch64Macos, "arm64-apple-macosx11", int128, like X86_64Linux;
    x86_64_freebsd: X86_64Freebsd, "x86_64-unknown-freebsd13", int128, like X86_64Linux;
    aarch64_freebsd: Aarch64Freebsd, "aarch64-unknown-freebsd13", int128, like Aarch64Linux;
    i686_freebsd: I686Freebsd, "i686-unknown-freebsd13", no_int128, like I686Linux;
    sparc_solaris: SparcSolaris, "sparc-sun-solaris2.11", no_int128, like MipsLinux;
    i686_windows: I686Windows, "i686-pc-windows-msvc", no_int128;
    x86_64_windows: X86_64Windows, "x86_64-pc-windows-msvc", int128;
    i686_windows_gnu: I686WindowsGnu, "i686-pc-windows-gnu", no_int128, like MipselLinux;
    x86_64_windows_gnu: X86_64WindowsGnu, "x86_64-pc-windows-gnu", int128;
}

/// The platforms whose row is one of those above but for its typedefs, or for which there is no more to compile than
/// what `Runtime` has: chosen when the program runs, all records on each.
const OTHERS: &[(Runtime, &str)] = &[
    (Runtime::I686_LINUX_TIME64, "i686-linux-gnu"),
    (Runtime::I686_LINUX_MUSL, "i686-linux-musl"),
    (Runtime::I686_LINUX_MUSL11, "i686-linux-musl"),
    (Runtime::ARM_LINUX_TIME64, "arm-linux-gnueabihf"),
    (Runtime::ARM_LINUX_MUSL, "arm-linux-musleabihf"),
    (Runtime::ARM_LINUX_MUSL11, "arm-linux-musleabihf"),
    (Runtime::POWERPC_LINUX_TIME64, "powerpc-linux-gnu"),
    (Runtime::MIPS_LINUX_TIME64, "mips-linux-gnu"),
    (Runtime::MIPSEL_LINUX_TIME64, "mipsel-linux-gnu"),
    (Runtime::LOONGARCH64_LINUX, "loongarch64-linux-gnu"),
    (Runtime::MIPS64EL_LINUX, "mips64el-linux-gnuabi64"),
    (Runtime::MIPS64EL_LINUX_MUSL, "mips64el-linux-gnuabi64"),
    (Runtime::MIPSN32_LINUX, "mips64-linux-gnuabin32"),
    (Runtime::MIPSELN32_LINUX, "mips64el-linux-gnuabin32"),
    (Runtime::ALPHA_LINUX, "alpha-linux-gnu"),
    (Runtime::HPPA_LINUX, "hppa-linux-gnu"),
    (Runtime::M68K_LINUX, "m68k-linux-gnu"),
    (Runtime::S390_LINUX, "s390-linux-gnu"),
    (Runtime::SPARC_LINUX, "sparc-linux-gnu"),
    (Runtime::SH4_LINUX, "sh4-linux-gnu"),
    (Runtime::ARC_LINUX, "arc-linux-gnu"),
    (Runtime::X86_64_ANDROID, "x86_64-linux-android"),
    (Runtime::AARCH64_ANDROID, "aarch64-linux-android"),
    (Runtime::I686_ANDROID, "i686-linux-android"),
    (Runtime::ARM_ANDROID, "armv7-linux-androideabi"),
    (Runtime::X86_64_FREEBSD11, "x86_64-unknown-freebsd13"),
    (Runtime::AARCH64_FREEBSD11, "aarch64-unknown-freebsd13"),
    (Runtime::I686_FREEBSD11, "i686-unknown-freebsd13"),
    (Runtime::X86_64_NETBSD, "x86_64-unknown-netbsd"),
    (Runtime::X86_64_OPENBSD, "x86_64-unknown-openbsd"),
    (Runtime::X86_64_DRAGONFLY, "x86_64-unknown-dragonfly"),
    (Runtime::X86_64_SOLARIS, "x86_64-pc-solaris2.11"),
    (Runtime::SPARC64_SOLARIS, "sparcv9-sun-solaris2.11"),
    (Runtime::POWERPC64_AIX, "powerpc64-ibm-aix7.2"),
    (Runtime::X86_64_HAIKU, "x86_64-unknown-haiku"),
    (Runtime::X86_64_HURD, "x86_64-unknown-hurd-gnu"),
    (Runtime::I686_HURD, "i686-unknown-hurd-gnu"),
    (Runtime::WASM32_WASI, "wasm32-wasi"),
];

#[test]
fn other_platforms() {
    for &(runtime, triple) in OTHERS {
        let mut check = Check::new(triple, runtime, runtime.abi());
        generated::plain(&mut ValueAlone(&mut check));
        if runtime.abi().size_of(Scalar::I128).is_some() {
            generated::with_int128(&mut ValueAlone(&mut check));
        } else {
            generated::with_int128(&mut LackingValue(&mut check));
        }
        check.finish();
    }
}

/// Each platform is in one of the two tables: none is without a compiler's word.
#[test]
fn every_platform_is_checked() {
    assert_eq!(ROWS.len() + OTHERS.len(), Runtime::ALL.len());
    let targets = targets();
    for platform in Runtime::ALL {
        let times = targets.iter().filter(|target| *target == platform).count()
            + OTHERS.iter().filter(|(other, _)| other == platform).count();
        assert_eq!(times, 1, "{platform}");
    }
}

/// Whether two rows lay every record without typedefs out alike, and read its numbers alike.
fn same_facts(a: &Abi, b: &Abi) -> bool {
    let facts = |abi: &Abi, scalar| (abi.size_of(scalar), abi.align_of(scalar), abi.is_signed(scalar));
    a.endian() == b.endian()
        && SCALARS.iter().flat_map(|(_, scalars)| *scalars).all(|&scalar| facts(a, scalar) == facts(b, scalar))
}

/// The types of `abi.txt` that decide the layouts of these records, and what the library calls them.
const SCALARS: &[(&str, &[Scalar])] = &[
    ("bool", &[Scalar::Bool]),
    ("char", &[Scalar::Char]),
    ("schar", &[Scalar::I8]),
    ("short", &[Scalar::Short]),
    ("int", &[Scalar::Int]),
    ("long", &[Scalar::Long]),
    ("llong", &[Scalar::LongLong]),
    ("int128", &[Scalar::I128]),
    ("float", &[Scalar::F32]),
    ("double", &[Scalar::Double, Scalar::F64]),
    ("ptr", &[Scalar::Pointer]),
    ("fnptr", &[Scalar::Pointer]),
    ("size_t", &[Scalar::Size]),
    ("ptrdiff_t", &[Scalar::PtrDiff]),
    ("int16_t", &[Scalar::I16]),
    ("int32_t", &[Scalar::I32]),
    ("int64_t", &[Scalar::I64]),
];

/// The unsigned partners, which `abi.txt` does not list.
const UNSIGNED: &[(Scalar, Scalar)] = &[
    (Scalar::I8, Scalar::U8),
    (Scalar::Short, Scalar::UShort),
    (Scalar::Int, Scalar::UInt),
    (Scalar::Long, Scalar::ULong),
    (Scalar::LongLong, Scalar::ULongLong),
    (Scalar::I128, Scalar::U128),
    (Scalar::I16, Scalar::U16),
    (Scalar::I32, Scalar::U32),
    (Scalar::I64, Scalar::U64),
];

/// What a row of the library and a row of the fixtures disagree about.
fn wrong_facts(abi: &Abi, row: &fixture::Row) -> Vec<String> {
    let mut out = Vec::new();
    if (abi.endian() == Endian::Big) != (row.endian == fixture::Endian::Big) {
        out.push(format!("{}: the byte order is {:?} there", row.id, row.endian));
    }
    if abi.char_is_signed() != row.char_signed {
        out.push(format!("{}: char is signed there: {}", row.id, row.char_signed));
    }
    let extent = |scalar| abi.size_of(scalar).zip(abi.align_of(scalar)).map(|(s, a)| (u64::from(s), u64::from(a)));
    for (name, scalars) in SCALARS {
        let fact = row.types.get(*name);
        for &scalar in *scalars {
            let (ours, theirs) = (extent(scalar), fact.map(|fact| (fact.size, fact.align)));
            if ours != theirs {
                out.push(format!("{}: size and alignment of {name} are {theirs:?} there, {ours:?} here", row.id));
            }
            let signed = fact.and_then(|fact| fact.signed);
            if signed.is_some_and(|signed| signed != abi.is_signed(scalar)) {
                out.push(format!("{}: {name} has another sign there", row.id));
            }
        }
    }
    for &(signed, unsigned) in UNSIGNED {
        if extent(signed) != extent(unsigned) || abi.is_signed(unsigned) {
            out.push(format!("{}: {unsigned:?} is no partner of {signed:?}", row.id));
        }
    }
    out
}

/// A record on a target, behind a pointer: there are thousands of such pairs, and what is generic is compiled for each.
trait Access {
    fn placed(&self) -> Result<Placed, LayoutError>;
    fn fits(&self, bytes: &[u8]) -> bool;
    fn write(&self, bytes: &mut [u8], to: &mut Write<'_>);
    fn read(&self, bytes: &[u8], at: &mut Read);
}

/// On a target chosen at compile time, with the setters that such targets have.
struct ByType<X, T>(T, PhantomData<X>);

impl<X: Subject, T: StaticTarget> Access for ByType<X, T> {
    fn placed(&self) -> Result<Placed, LayoutError> {
        X::placed(self.0)
    }

    fn fits(&self, bytes: &[u8]) -> bool {
        X::fits(self.0, bytes)
    }

    fn write(&self, bytes: &mut [u8], to: &mut Write<'_>) {
        X::write(self.0, bytes, to);
    }

    fn read(&self, bytes: &[u8], at: &mut Read) {
        X::read(self.0, bytes, at);
    }
}

/// On a target chosen when the program runs.
struct ByValue<X>(Runtime, PhantomData<X>);

impl<X: Subject> Access for ByValue<X> {
    fn placed(&self) -> Result<Placed, LayoutError> {
        X::placed(self.0)
    }

    fn fits(&self, bytes: &[u8]) -> bool {
        X::fits(self.0, bytes)
    }

    fn write(&self, bytes: &mut [u8], to: &mut Write<'_>) {
        X::try_write(self.0, bytes, to);
    }

    fn read(&self, bytes: &[u8], at: &mut Read) {
        X::read(self.0, bytes, at);
    }
}

/// All there is to check about a target.
struct Whole<'a, T>(&'a mut Check, T);

impl<T: StaticTarget> Visitor for Whole<'_, T> {
    fn visit<X: Subject>(&mut self, file: &str) {
        let by_type = ByType(self.1, PhantomData::<X>);
        let by_value = ByValue(self.0.runtime, PhantomData::<X>);
        self.0.layouts(file, by_type.placed(), by_value.placed());
        self.0.memory(file, "the type", &by_type);
        self.0.memory(file, "the value", &by_value);
    }
}

/// A target with the facts of another.
#[cfg(target_arch = "x86_64")]
use Whole as Twin;

/// A target with the facts of another, whose accessors are checked there.
#[cfg(not(target_arch = "x86_64"))]
struct Twin<'a, T>(&'a mut Check, T);

#[cfg(not(target_arch = "x86_64"))]
impl<T: StaticTarget> Visitor for Twin<'_, T> {
    fn visit<X: Subject>(&mut self, file: &str) {
        let by_value = ByValue(self.0.runtime, PhantomData::<X>);
        self.0.layouts(file, X::placed(self.1), by_value.placed());
        self.0.memory(file, "the value", &by_value);
    }
}

/// A target without `__int128`, and the records that need it: there is no layout, and no view. That there is no view
/// by the type either is for the compiler to say.
struct Lacking<'a, T>(&'a mut Check, T);

impl<T: StaticTarget> Visitor for Lacking<'_, T> {
    fn visit<X: Subject>(&mut self, file: &str) {
        let by_value = ByValue(self.0.runtime, PhantomData::<X>);
        self.0.absent(file, X::placed(self.1), &by_value);
    }
}

/// A platform chosen when the program runs, and by no type.
struct ValueAlone<'a>(&'a mut Check);

impl Visitor for ValueAlone<'_> {
    fn visit<X: Subject>(&mut self, file: &str) {
        let by_value = ByValue(self.0.runtime, PhantomData::<X>);
        let placed = by_value.placed();
        // AIX aligns `double` by position, which its row does not say: it lacks the type.
        if let (Runtime::POWERPC64_AIX, Err(LayoutError::NoSuchType { scalar: Scalar::Double | Scalar::F64, .. })) =
            (self.0.runtime, &placed)
        {
            assert!(!by_value.fits(&[POISON; 256]));
            return;
        }
        self.0.layouts(file, X::placed(self.0.runtime), placed);
        self.0.memory(file, "the value", &by_value);
    }
}

/// The same for the records that need an `__int128`, where there is none.
struct LackingValue<'a>(&'a mut Check);

impl Visitor for LackingValue<'_> {
    fn visit<X: Subject>(&mut self, file: &str) {
        let by_value = ByValue(self.0.runtime, PhantomData::<X>);
        self.0.absent(file, by_value.placed(), &by_value);
    }
}

/// One target, and what was wrong with its records.
struct Check {
    triple: &'static str,
    runtime: Runtime,
    rows: Vec<&'static fixture::Row>,
    visited: usize,
    faults: Vec<String>,
}

impl Check {
    fn new(triple: &'static str, runtime: Runtime, abi: Abi) -> Self {
        let rows: Vec<_> = ["clang", "gcc"]
            .iter()
            .filter_map(|compiler| FIXTURES.row(&format!("{triple}/{compiler}")))
            // clang has types on the 68000 and on 32-bit SPARC that are not the platform's: wider alignments there, an
            // `__int128` here. gcc is those systems' own compiler.
            .filter(|row| {
                !([Runtime::M68K_LINUX, Runtime::SPARC_LINUX].contains(&runtime) && row.id.ends_with("/clang"))
            })
            .collect();
        assert!(!rows.is_empty(), "no compiler was run for {triple}");
        let mut faults: Vec<String> = rows.iter().flat_map(|row| wrong_facts(&abi, row)).collect();
        if runtime == Runtime::POWERPC64_AIX {
            assert_eq!(faults.len(), 2, "all but `double`, under its two names: {faults:?}");
            faults.clear();
        }
        if runtime.abi() != abi {
            faults.push("the type and the value have different facts".to_owned());
        }
        Self { triple, runtime, rows, visited: 0, faults }
    }

    /// Compares the layouts with each row's.
    fn layouts(&mut self, file: &str, by_type: Result<Placed, LayoutError>, by_value: Result<Placed, LayoutError>) {
        self.visited += 1;
        let fixture = record(file);
        let _ = fs::remove_file(fixture::directory().join(actual(fixture, self.triple)));
        for (who, placed) in [("the type", by_type), ("the value", by_value)] {
            match placed {
                Ok(placed) => self.compare(fixture, who, &placed),
                Err(error) => self.faults.push(format!("{file} on {who}: {error}")),
            }
        }
    }

    /// Compares one layout, and leaves it beside the fixture where it differs.
    fn compare(&mut self, fixture: &fixture::Record, who: &str, placed: &Placed) {
        for row in &self.rows {
            let Some(layout) = fixture.on(&row.id) else {
                self.faults.push(format!("{}: {} has no layout of it", fixture.file, row.id));
                continue;
            };
            let faults = differences(layout, placed);
            if !faults.is_empty() {
                let path = fixture::directory().join(actual(fixture, self.triple));
                fs::write(path, show(fixture, self.triple, placed)).expect("the fixtures can be written to");
            }
            let what = format!("{} on {who} against {}", fixture.file, row.id);
            self.faults.extend(faults.into_iter().map(|fault| format!("{what}: {fault}")));
        }
    }

    /// Writes and reads all members.
    fn memory(&mut self, file: &str, who: &str, access: &dyn Access) {
        let (fixture, row) = (record(file), self.rows[0]);
        // the absence of a layout is a fault that `compare` has found
        let Some(layout) = fixture.on(&row.id) else {
            return;
        };
        let source = cdecl::parse(&fixture.source).unwrap_or_else(|error| panic!("{file}: {error}"));
        let leaves = expect::leaves(&source, layout, row);
        let size = usize::try_from(layout.size).expect("the records are small");
        let faults = wrong_bytes(access, size, &leaves, row.endian);
        let what = format!("{file} on {who} {}", self.triple);
        self.faults.extend(faults.into_iter().map(|fault| format!("{what}: {fault}")));
    }

    fn absent(&mut self, file: &str, by_type: Result<Placed, LayoutError>, by_value: &dyn Access) {
        let fixture = record(file);
        for row in &self.rows {
            assert!(fixture.rejected_on(&row.id).is_some(), "{file}: {} accepted it", row.id);
        }
        for (who, placed) in [("the type", by_type), ("the value", by_value.placed())] {
            if let Ok(placed) = placed {
                self.faults.push(format!("{file} on {who}: {placed:?} though a type does not exist there"));
            }
        }
        if by_value.fits(&[POISON; 256]) {
            self.faults.push(format!("{file}: a view of it though it has no layout there"));
        }
    }

    fn finish(self) {
        assert!(self.visited > 0, "no record was checked");
        // one wrong fact is wrong in many records, so that the first lines say it
        let first: Vec<&str> = self.faults.iter().take(30).map(String::as_str).collect();
        assert!(
            self.faults.is_empty(),
            "{}: {} faults; wrong layouts are in tests/fixtures/records/*.{}.actual\n{}",
            self.triple,
            self.faults.len(),
            self.triple,
            first.join("\n")
        );
    }
}

fn record(file: &str) -> &'static fixture::Record {
    FIXTURES
        .records
        .iter()
        .find(|record| record.file == file)
        .unwrap_or_else(|| panic!("{file}.txt is gone; generate again"))
}

/// What a row says and the library does not, in words.
fn differences(layout: &fixture::Layout, placed: &Placed) -> Vec<String> {
    let mut out = Vec::new();
    let mut same = |what: &str, ours: u64, theirs: u64| {
        if ours != theirs {
            out.push(format!("{what} is {theirs} in C, {ours} here"));
        }
    };
    same("the size", placed.size, layout.size);
    same("the alignment", placed.align, layout.align);
    same("the offset after a char", placed.align, layout.falign);
    let bits = |path: &str| placed.members.iter().find(|(name, ..)| name == path).map(|m| (m.1 * 8, m.2 * 8));
    for member in &layout.members {
        match bits(&member.path) {
            Some((offset, size)) => {
                same(&format!("the bit offset of {}", member.path), offset, member.bit_offset);
                same(&format!("the bit size of {}", member.path), size, member.bit_size);
            }
            None => same(&format!("the number of members called {}", member.path), 0, 1),
        }
    }
    same("the number of members", count(placed.members.len()), count(layout.members.len()));
    out
}

fn count(number: usize) -> u64 {
    u64::try_from(number).expect("a usize is no wider")
}

fn actual(fixture: &fixture::Record, triple: &str) -> String {
    format!("records/{}.{triple}.actual", fixture.file)
}

/// A layout in the fixtures' own format, to be held against them.
fn show(fixture: &fixture::Record, triple: &str, placed: &Placed) -> String {
    let mut out = format!("record {} {}\n", fixture.kind, fixture.name);
    let _ = writeln!(out, "layout size={} align={} falign={}", placed.size, placed.align, placed.align);
    for member in &fixture.layouts[0].members {
        for (path, offset, size) in placed.members.iter().filter(|(path, ..)| *path == member.path) {
            let _ = writeln!(out, "  {path} {} {}", offset * 8, size * 8);
        }
    }
    let _ = writeln!(out, "  @ heapstruct: {triple}");
    out
}

/// Writes and reads every leaf, in poisoned memory that is longer than the record and aligned to nothing.
fn wrong_bytes(access: &dyn Access, size: usize, leaves: &[Leaf], endian: fixture::Endian) -> Vec<String> {
    const MARGIN: usize = 16;
    let mut out = Vec::new();
    let mut buffer = vec![POISON; 1 + size + MARGIN];
    if !access.fits(&buffer[1..=size]) || size > 0 && access.fits(&buffer[1..size]) {
        return vec![format!("a view is not granted for {size} bytes, or for less")];
    }
    // a walk that stops nowhere counts
    let mut walk = Write { turn: Turn::new(usize::MAX), value: &Value::Number(0) };
    access.write(&mut buffer[1..=size], &mut walk);
    if walk.turn.seen() != leaves.len() {
        return vec![format!("{} leaves instead of {}", walk.turn.seen(), leaves.len())];
    }
    for (number, leaf) in leaves.iter().enumerate() {
        for second_round in [false, true] {
            let (value, bytes) = expect::sample(leaf, number, second_round, endian);
            let mut wanted = vec![POISON; 1 + size + MARGIN];
            wanted[1 + leaf.offset..][..leaf.size].copy_from_slice(&bytes);
            buffer.fill(POISON);
            access.write(&mut buffer[1..], &mut Write { turn: Turn::new(number), value: &value });
            if buffer != wanted {
                let changed: Vec<usize> = (1..buffer.len()).filter(|&at| buffer[at] != POISON).collect();
                let range = changed.first().copied().unwrap_or(1)..changed.last().map_or(1, |last| last + 1);
                out.push(format!(
                    "{}: {value:?} written must be {bytes:02x?} at offset {}, but is {:02x?} at {}",
                    leaf.path,
                    leaf.offset,
                    &buffer[range.clone()],
                    range.start - 1
                ));
            }
            let mut read = Read { turn: Turn::new(number), value: None };
            access.read(&wanted[1..], &mut read);
            if read.value.as_ref() != Some(&value) {
                out.push(format!("{}: {bytes:02x?} was read as {:?}, not {value:?}", leaf.path, read.value));
            }
        }
    }
    out
}

#[test]
fn the_generated_files_follow_from_the_fixtures() {
    let output = emit::emit(&FIXTURES.records).expect("the records can be written as Rust");
    let again = "is stale; run `cargo run -p heapstruct-tests --bin generate`";
    assert!(output.code == include_str!("generated.rs"), "generated.rs {again}");
    assert!(output.refused == include_str!("not_expressible.txt"), "not_expressible.txt {again}");
}

/// The expectation inside array elements is worked out and not measured, so the arithmetic is held against the
/// compilers wherever they were asked.
#[test]
fn the_expected_arithmetic_agrees_with_the_compilers() {
    let mut compared = 0;
    for fixture in &FIXTURES.records {
        let source = cdecl::parse(&fixture.source).unwrap_or_else(|error| panic!("{}: {error}", fixture.file));
        // a record without members has a size of its own with Microsoft's compiler, and is not inside any array
        if !emit::reasons(&source).is_empty() || has_empty(&source) {
            continue;
        }
        for row in ROWS.iter().map(|id| FIXTURES.row(id).expect("the row of a target")) {
            let Some(layout) = fixture.on(&row.id) else {
                continue;
            };
            // the members of the record itself, in order; what is nested in them has a dot
            let offsets: Vec<u64> = layout
                .members
                .iter()
                .filter(|member| !member.path.contains('.'))
                .map(|member| member.bit_offset / 8)
                .collect();
            let what = format!("{} on {}", fixture.file, row.id);
            assert_eq!(expect::extent(&source, row), (offsets, layout.size, layout.align), "{what}");
            compared += 1;
        }
    }
    assert!(compared > 1000, "{compared} layouts compared");
}

fn has_empty(record: &cdecl::Record) -> bool {
    let inner = |field: &cdecl::Field| matches!(&field.ty, cdecl::Type::Record(inner) if has_empty(inner));
    record.fields.is_empty() || record.fields.iter().any(inner)
}
