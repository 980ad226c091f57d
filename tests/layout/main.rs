//! Every generated record against what C compilers did: laid out for every target, by constants where it is chosen at
//! compile time, and written and read on every target chosen when the program runs, and on the machine that runs this.

#![forbid(unsafe_code)]
#![allow(
    clippy::alloc_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "a program that runs on a whole machine"
)]

#[cfg(feature = "target-independent")]
mod by_name;
mod expect;
#[allow(dead_code, reason = "the fields of the generated records are reached through views")]
mod generated;
mod walk;

use std::fmt::Write as _;
use std::fs;
use std::marker::PhantomData;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::LazyLock;
use std::thread;

use heapstruct::__private::StaticTable;
use heapstruct::abi::{Abi, Endian, Scalar};
use heapstruct::layout::{CType, LayoutError, Record, RecordLayout};
use heapstruct::target::{self, Native, Runtime, StaticTarget, Target};
use heapstruct_tests::platforms::{PLATFORMS, Platform};
use heapstruct_tests::{cdecl, emit, fixture};

use expect::{Expect, Leaf};
use walk::{Read, Subject, Value, Visitor, Write};

static FIXTURES: LazyLock<fixture::Fixtures> =
    LazyLock::new(|| fixture::Fixtures::load().unwrap_or_else(|error| panic!("{error}")));

/// The targets that are chosen at compile time here, each with the triple whose rows it must agree with: clang's, and
/// gcc's where there is one. For each the constants of every record are made.
macro_rules! targets {
    ($($test:ident: $target:ident, $triple:literal, $int128:ident;)*) => {
        /// The clang row of every target.
        const ROWS: &[&str] = &[$(concat!($triple, "/clang"),)*];

        /// Those targets as values, with their triples.
        fn targets() -> Vec<(Runtime, &'static str)> {
            vec![$((Runtime::of(target::$target), $triple)),*]
        }

        $(#[cfg(feature = "target-independent")]
        #[test]
        fn $test() {
            let mut constants = Constants::new(target::$target, Runtime::of(target::$target));
            generated::plain(&mut constants);
            generated::with_atomic64(&mut constants);
            targets!(@ constants, $int128);
            constants.finish();
        })*
    };
    (@ $constants:ident, int128) => {
        generated::with_int128(&mut $constants);
    };
    (@ $constants:ident, no_int128) => {};
}

targets! {
    x86_64_linux: X86_64Linux, "x86_64-linux-gnu", int128;
    x32_linux: X32Linux, "x86_64-linux-gnux32", int128;
    i686_linux: I686Linux, "i686-linux-gnu", no_int128;
    aarch64_linux: Aarch64Linux, "aarch64-linux-gnu", int128;
    arm_linux: ArmLinux, "arm-linux-gnueabihf", no_int128;
    powerpc_linux: PowerpcLinux, "powerpc-linux-gnu", no_int128;
    powerpc64_linux: Powerpc64Linux, "powerpc64-linux-gnu", int128;
    powerpc64le_linux: Powerpc64leLinux, "powerpc64le-linux-gnu", int128;
    s390x_linux: S390xLinux, "s390x-linux-gnu", int128;
    sparc64_linux: Sparc64Linux, "sparc64-linux-gnu", int128;
    mips_linux: MipsLinux, "mips-linux-gnu", no_int128;
    mipsel_linux: MipselLinux, "mipsel-linux-gnu", no_int128;
    mips64_linux: Mips64Linux, "mips64-linux-gnuabi64", int128;
    riscv64_linux: Riscv64Linux, "riscv64-linux-gnu", int128;
    x86_64_macos: X86_64Macos, "x86_64-apple-macosx10.15", int128;
    aarch64_macos: Aarch64Macos, "arm64-apple-macosx11", int128;
    x86_64_freebsd: X86_64Freebsd, "x86_64-unknown-freebsd13", int128;
    aarch64_freebsd: Aarch64Freebsd, "aarch64-unknown-freebsd13", int128;
    i686_freebsd: I686Freebsd, "i686-unknown-freebsd13", no_int128;
    sparc_solaris: SparcSolaris, "sparc-sun-solaris2.11", no_int128;
    i686_windows: I686Windows, "i686-pc-windows-msvc", no_int128;
    x86_64_windows: X86_64Windows, "x86_64-pc-windows-msvc", int128;
    i686_windows_gnu: I686WindowsGnu, "i686-pc-windows-gnu", no_int128;
    x86_64_windows_gnu: X86_64WindowsGnu, "x86_64-pc-windows-gnu", int128;
}

/// The other platforms, and the triples of theirs.
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

/// Each platform is in one of the two tables and has a compiler that it follows: none is without a compiler's word.
#[test]
fn every_platform_is_checked() {
    assert_eq!((ROWS.len() + OTHERS.len(), PLATFORMS.len()), (Runtime::ALL.len(), Runtime::ALL.len()));
    for target in Runtime::ALL {
        let times = triples().filter(|(other, _)| other == target).count();
        assert_eq!(times, 1, "{target}");
        assert!(PLATFORMS.iter().any(|platform| platform.target == *target), "{target}");
    }
}

fn triples() -> impl Iterator<Item = (Runtime, &'static str)> {
    targets().into_iter().chain(OTHERS.iter().copied())
}

/// What is written to and read from a record's views, whatever its type: each is compiled once for targets chosen when
/// the program runs, and once for the machine that runs it.
#[derive(Clone, Copy)]
struct Access {
    fits: fn(Runtime, &[u8]) -> bool,
    write: fn(Runtime, &mut [u8], &mut Write<'_>),
    read: fn(Runtime, &[u8], &mut Read),
}

/// A generated record.
struct Case {
    fixture: &'static fixture::Record,
    source: Rc<cdecl::Record>,
    described: &'static Record,
    /// Whether clang and gcc must agree about it: whether Rust's `repr(C)` can say it.
    is_plain: bool,
    layout: fn(Runtime) -> Result<RecordLayout, LayoutError>,
    by_value: Access,
    #[cfg(feature = "target-independent")]
    by_name: Access,
    native: Access,
}

struct Cases(Vec<Case>);

impl Visitor for Cases {
    fn visit<X: Subject>(&mut self, file: &str) {
        let fixture = record(file);
        let source = cdecl::parse(&fixture.source).unwrap_or_else(|error| panic!("{file}: {error}"));
        self.0.push(Case {
            fixture,
            is_plain: is_all_plain(&source),
            source,
            described: X::RECORD,
            layout: X::layout,
            by_value: Access { fits: X::fits, write: X::try_write, read: X::read },
            #[cfg(feature = "target-independent")]
            by_name: Access { fits: by_name::fits::<X>, write: by_name::write::<X>, read: by_name::read::<X> },
            native: Access { fits: fits_native::<X>, write: write_native::<X>, read: read_native::<X> },
        });
    }
}

fn fits_native<X: Subject>(_: Runtime, bytes: &[u8]) -> bool {
    X::fits(Native, bytes)
}

fn write_native<X: Subject>(_: Runtime, bytes: &mut [u8], to: &mut Write<'_>) {
    X::write(Native, bytes, to);
}

fn read_native<X: Subject>(_: Runtime, bytes: &[u8], at: &mut Read) {
    X::read(Native, bytes, at);
}

impl Cases {
    fn load() -> Vec<Case> {
        let mut cases = Self(Vec::new());
        generated::plain(&mut cases);
        generated::with_int128(&mut cases);
        generated::with_atomic64(&mut cases);
        cases.0
    }
}

fn is_all_plain(record: &cdecl::Record) -> bool {
    expect::is_simple(record) && emit::is_plain(record)
}

/// Platforms that differ in byte order, and in how they size and place what records have.
const VARIED: &[Runtime] = &[
    Runtime::X86_64_LINUX,
    Runtime::I686_LINUX,
    Runtime::POWERPC_LINUX,
    Runtime::S390X_LINUX,
    Runtime::M68K_LINUX,
    Runtime::AARCH64_MACOS,
    Runtime::POWERPC64_AIX,
    Runtime::X86_64_WINDOWS,
    Runtime::I686_WINDOWS_GNU,
];

/// Every record on every platform, chosen when the program runs. An emulated machine takes a minute for all of
/// them, and differs from this one in its own byte order and sizes alone.
#[test]
fn every_record_on_every_platform() {
    let all = cfg!(feature = "target-independent");
    let platforms: Vec<_> = triples().filter(|(target, _)| all || VARIED.contains(target)).collect();
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let faults: Vec<String> = thread::scope(|scope| {
        let chunks = platforms.chunks(platforms.len().div_ceil(threads));
        let workers: Vec<_> = chunks
            .map(|chunk| {
                scope.spawn(move || {
                    let cases = Cases::load();
                    assert!(cases.len() > 270, "{} records", cases.len());
                    chunk.iter().flat_map(|&(target, triple)| check(&cases, target, triple)).collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no worker panics")).collect()
    });
    // one wrong fact is wrong in many records, so that the first lines say it
    let first: Vec<&str> = faults.iter().take(40).map(String::as_str).collect();
    assert!(
        faults.is_empty(),
        "{} faults; wrong layouts are in tests/fixtures/records/*.actual\n{}",
        faults.len(),
        first.join("\n")
    );
}

fn check(cases: &[Case], target: Runtime, triple: &'static str) -> Vec<String> {
    let mut check = Check::new(triple, target);
    for case in cases {
        check.case(case);
    }
    check.faults
}

/// The same without a type for the record, by the names of its members.
#[cfg(feature = "target-independent")]
#[test]
fn every_record_by_name() {
    let cases = Cases::load();
    for (target, triple) in triples().filter(|(target, _)| VARIED.contains(target)) {
        let mut check = Check::new(triple, target);
        for case in cases.iter().filter(|case| (case.layout)(target).is_ok()) {
            check.memory(case, "the names of", &case.by_name);
        }
        assert!(check.written > 2000, "{} members were written on {target}", check.written);
        assert!(check.faults.is_empty(), "{}", check.faults.join("\n"));
    }
}

/// The same on the machine that runs this, with the setters that it has.
#[test]
fn every_record_on_this_machine() {
    let Some(target) = Runtime::NATIVE else { return };
    let (_, triple) = triples().find(|(other, _)| *other == target).expect("each platform has a triple");
    let mut check = Check::new(triple, target);
    for case in Cases::load() {
        check.memory(&case, "the machine that runs this", &case.native);
    }
    assert!(check.written > 2000, "{} members were written", check.written);
    assert!(check.faults.is_empty(), "{}", check.faults.join("\n"));
}

/// The constants of every record on the machine that this is compiled for.
#[test]
fn native_constants() {
    let Some(target) = Runtime::NATIVE else { return };
    let mut constants = Constants::new(Native, target);
    generated::plain(&mut constants);
    generated::with_int128(&mut constants);
    generated::with_atomic64(&mut constants);
    constants.finish();
}

/// The constants of every record on a target that is chosen at compile time.
struct Constants<T> {
    target: PhantomData<T>,
    row: &'static str,
    seen: usize,
    faults: Vec<String>,
}

impl<T: StaticTarget> Constants<T> {
    fn new(target: T, value: Runtime) -> Self {
        assert_eq!(value.abi(), target.abi(), "the type and the value have one ABI");
        Self { target: PhantomData, row: platform(value).row, seen: 0, faults: Vec::new() }
    }

    fn finish(self) {
        assert!(self.seen > 270, "{} records", self.seen);
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
    }

    /// Compares the constants with what the platform's compiler said.
    fn compare(&mut self, file: &str, described: &Record, size: usize, offsets: &[u32]) {
        self.seen += 1;
        let (fixture, row) = (record(file), self.row);
        let Some(layout) = fixture.on(row) else {
            // The library has opaque members everywhere, and no compiler has their types.
            if !fixture.doubtful.contains(row) && fixture.rejected_on(row).is_none() {
                self.faults.push(format!("{file}: {row} has no layout of it"));
            }
            return;
        };
        if count(size) != layout.size {
            self.faults.push(format!("{file}: the size is {} in C, {size} here", layout.size));
        }
        assert_eq!(offsets.len(), described.members().len(), "{file}: each member has an offset");
        for (member, &offset) in described.members().iter().zip(offsets) {
            // What has no name in C is not listed, and what is absent has the last of all numbers.
            let Some(theirs) = layout.members.iter().find(|theirs| theirs.path == member.name()) else { continue };
            let ours = if member.width().is_some() { u64::from(offset) } else { u64::from(offset) * 8 };
            if offset != u32::MAX && ours != theirs.bit_offset {
                let (name, theirs) = (member.name(), theirs.bit_offset);
                self.faults.push(format!("{file}: the bit offset of {name} is {theirs} in C, {ours} here"));
            }
        }
    }
}

impl<T: StaticTarget> Visitor for Constants<T> {
    fn visit<X: Subject>(&mut self, file: &str) {
        self.compare(file, X::RECORD, <T::Table<X>>::SIZE, <T::Table<X>>::OFFSETS);
    }
}

fn platform(target: Runtime) -> &'static Platform {
    PLATFORMS.iter().find(|platform| platform.target == target).expect("each target is in the list")
}

/// Records that a compiler lays out by what no description can say, and its row.
const BEYOND: &[(&str, &str)] = &[
    // `#pragma align(natural)`, which only AIX's compilers hear.
    ("0137-h_align_natural", "powerpc64-ibm-aix7.2/clang"),
];

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
    ("ldouble", &[Scalar::LongDouble]),
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
        if *name == "ldouble" && matches!(row.doubt, Some(fixture::Doubt::LongDouble(_))) {
            continue;
        }
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

/// One target, and what was wrong with its records.
struct Check {
    triple: &'static str,
    target: Runtime,
    /// That of the platform's compiler is the first.
    rows: Vec<&'static fixture::Row>,
    written: usize,
    faults: Vec<String>,
}

impl Check {
    fn new(triple: &'static str, target: Runtime) -> Self {
        let own = platform(target).row;
        let others = ["clang", "gcc"].map(|compiler| format!("{triple}/{compiler}"));
        let rows: Vec<_> = [own]
            .into_iter()
            .chain(others.iter().map(String::as_str).filter(|id| *id != own))
            .filter_map(|id| FIXTURES.row(id))
            // clang has types on the 68000 and on 32-bit SPARC that are not the platform's: wider alignments there, an
            // `__int128` here. gcc is those systems' own compiler.
            .filter(|row| {
                !([Runtime::M68K_LINUX, Runtime::SPARC_LINUX].contains(&target) && row.id.ends_with("/clang"))
            })
            .collect();
        assert_eq!(rows[0].id, own);
        let faults = rows.iter().flat_map(|row| wrong_facts(&target.abi(), row)).collect();
        Self { triple, target, rows, written: 0, faults }
    }

    fn case(&mut self, case: &Case) {
        let _ = fs::remove_file(fixture::directory().join(actual(case.fixture, self.triple)));
        let (file, own) = (&case.fixture.file, &self.rows[0].id);
        if case.fixture.rejected_on(own).is_some() {
            // Opaque members are there on every target, whether or not its C has their type.
            if case.source.fields.iter().all(|field| !emit::is_opaque(&field.ty)) {
                self.absent(case);
            }
            return;
        }
        if case.fixture.doubtful.contains(own) || BEYOND.contains(&(file, own)) {
            return;
        }
        match (case.layout)(self.target).and_then(|layout| Placed::new(&layout, self.target.abi())) {
            Ok(placed) => self.compare(case, &placed),
            Err(error) => self.faults.push(format!("{file} on {}: {error}", self.target)),
        }
        self.memory(case, "the value", &case.by_value);
    }

    /// Compares the layout with each row's, and leaves it beside the fixture where it differs.
    fn compare(&mut self, case: &Case, placed: &Placed) {
        let fixture = case.fixture;
        // Where clang and gcc differ a platform follows one.
        let rows = if case.is_plain { &self.rows[..] } else { &self.rows[..1] };
        for row in rows {
            let Some(layout) = fixture.on(&row.id) else {
                self.faults.push(format!("{}: {} has no layout of it", fixture.file, row.id));
                continue;
            };
            let faults = differences(layout, placed);
            if !faults.is_empty() {
                let path = fixture::directory().join(actual(fixture, self.triple));
                fs::write(path, show(fixture, self.triple, placed)).expect("the fixtures can be written to");
            }
            let what = format!("{} on {} against {}", fixture.file, self.target, row.id);
            self.faults.extend(faults.into_iter().map(|fault| format!("{what}: {fault}")));
        }
    }

    /// Writes and reads all members.
    fn memory(&mut self, case: &Case, who: &str, access: &Access) {
        let (fixture, row) = (case.fixture, self.rows[0]);
        // the absence of a layout is a fault that `compare` has found, or the record's
        let Some(layout) = fixture.on(&row.id).filter(|_| !BEYOND.contains(&(&fixture.file, &row.id))) else {
            return;
        };
        let size = usize::try_from(layout.size).expect("the records are small");
        let expect = Expect { row, abi: self.target.abi(), layout, length: size + MARGIN };
        let leaves = expect.leaves(&case.source, case.described);
        self.written += leaves.len();
        let last = case.source.fields.last();
        // A tail starts where the view needs no more.
        let needed = match last {
            Some(field) if matches!(field.ty, cdecl::Type::Array(_, None)) => {
                let path = field.name.as_deref().expect("a tail has a name");
                let tail = layout.members.iter().find(|member| member.path == path).expect("a tail is a member");
                usize::try_from(tail.bit_offset / 8).expect("the records are small")
            }
            _ => size,
        };
        let faults = wrong_bytes(self.target, access, needed, size, &leaves, row.endian);
        let what = format!("{} on {who} {}", fixture.file, self.target);
        self.faults.extend(faults.into_iter().map(|fault| format!("{what}: {fault}")));
    }

    /// A type that the platform's C lacks: there is no layout, and no view. That there is no view by the type either
    /// is for the compiler to say.
    fn absent(&mut self, case: &Case) {
        let file = &case.fixture.file;
        if let Ok(layout) = (case.layout)(self.target) {
            self.faults.push(format!("{file} on {}: {layout:?} though a type does not exist there", self.target));
        }
        if (case.by_value.fits)(self.target, &[POISON; 256]) {
            self.faults.push(format!("{file} on {}: a view of it though it has no layout there", self.target));
        }
    }
}

/// A layout as the library computed it, nested records included, in bits.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Placed {
    size: u64,
    align: u64,
    members: Vec<(String, u64, u64)>,
}

impl Placed {
    fn new(layout: &RecordLayout, abi: Abi) -> Result<Self, LayoutError> {
        let mut placed = Self { size: layout.size(), align: layout.align(), members: Vec::new() };
        placed.list(layout, abi, "", 0)?;
        Ok(placed)
    }

    /// Members of nested records follow theirs, but those in arrays: the compilers were not asked for them.
    fn list(&mut self, layout: &RecordLayout, abi: Abi, prefix: &str, base: u64) -> Result<(), LayoutError> {
        for member in layout.members() {
            let bits = member.bit_range();
            let is_anonymous = member.name().starts_with(emit::ANONYMOUS);
            let path = if is_anonymous { prefix.to_owned() } else { format!("{prefix}{}", member.name()) };
            let start = base + bits.start;
            if !is_anonymous {
                self.members.push((path.clone(), start, bits.end - bits.start));
            }
            if let CType::Record(inner) = member.ctype() {
                let prefix = if is_anonymous { path } else { path + "." };
                self.list(&RecordLayout::of(inner, abi)?, abi, &prefix, start)?;
            }
        }
        Ok(())
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
    // gcc says less of some vectors than it places them by.
    if layout.align == layout.falign {
        same("the alignment", placed.align, layout.align);
    }
    same("the offset after a char", placed.align, layout.falign);
    let bits = |path: &str| placed.members.iter().find(|(name, ..)| name == path).map(|m| (m.1, m.2));
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
            let _ = writeln!(out, "  {path} {offset} {size}");
        }
    }
    let _ = writeln!(out, "  @ heapstruct: {triple}");
    out
}

/// So many bytes are behind the record.
const MARGIN: usize = 16;

/// A byte that is everywhere before a leaf is written, and one with all its bits turned.
const POISON: u8 = 0xa5;

/// Writes and reads every leaf, in poisoned memory that is longer than the record and aligned to nothing.
fn wrong_bytes(
    target: Runtime,
    access: &Access,
    needed: usize,
    size: usize,
    leaves: &[Leaf],
    endian: fixture::Endian,
) -> Vec<String> {
    let mut out = Vec::new();
    let mut buffer = vec![POISON; 1 + size + MARGIN];
    if !(access.fits)(target, &buffer[1..=needed]) || needed > 0 && (access.fits)(target, &buffer[1..needed]) {
        return vec![format!("a view is not granted for {needed} bytes, or for less")];
    }
    // a walk that stops nowhere counts
    let mut walk = Write::new(usize::MAX, &Value::Number(0));
    (access.write)(target, &mut buffer[1..], &mut walk);
    if walk.turn.seen() != leaves.len() {
        return vec![format!("{} leaves instead of {}", walk.turn.seen(), leaves.len())];
    }
    for (number, leaf) in leaves.iter().enumerate() {
        for (poison, second_round) in [(POISON, false), (!POISON, false), (POISON, true), (!POISON, true)] {
            let (value, bits) = expect::sample(leaf, number, second_round);
            let mut wanted = vec![poison; 1 + size + MARGIN];
            expect::store(leaf, &bits, endian, &mut wanted[1..]);
            buffer.fill(poison);
            let mut write = Write::new(number, &value);
            (access.write)(target, &mut buffer[1..], &mut write);
            if write.taken != Some(true) || buffer != wanted {
                out.push(format!("{}: {value:?} written must be\n{wanted:02x?}, but is\n{buffer:02x?}", leaf.path));
            }
            let mut read = Read::new(number);
            (access.read)(target, &wanted[1..], &mut read);
            if read.value.as_ref() != Some(&value) {
                out.push(format!("{}: {wanted:02x?} was read as {:?}, not {value:?}", leaf.path, read.value));
            }
        }
        for number_beyond in expect::beyond(leaf) {
            buffer.fill(POISON);
            let value = Value::Number(number_beyond);
            let mut write = Write::new(number, &value);
            (access.write)(target, &mut buffer[1..], &mut write);
            if write.taken != Some(false) || buffer.iter().any(|byte| *byte != POISON) {
                out.push(format!("{}: {number_beyond} does not fit, but was written", leaf.path));
            }
        }
    }
    out
}

#[test]
fn the_generated_files_follow_from_the_fixtures() {
    let output = emit::emit(&FIXTURES.records, &FIXTURES.rows).expect("the records can be written as Rust");
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
        if !expect::is_simple(&source) {
            continue;
        }
        for row in ROWS.iter().map(|id| FIXTURES.row(id).expect("the row of a target")) {
            let Some(layout) = fixture.on(&row.id) else {
                continue;
            };
            let what = format!("{} on {}", fixture.file, row.id);
            let (offsets, size, align) = expect::extent(&source, row);
            assert_eq!((size, align), (layout.size, layout.align), "{what}");
            for (field, offset) in source.fields.iter().zip(offsets) {
                // What is in a record without a name is listed, and that is not.
                let Some(name) = &field.name else { continue };
                let member = layout.members.iter().find(|member| member.path == *name);
                assert_eq!(member.map(|member| member.bit_offset / 8), Some(offset), "{what}: {name}");
            }
            compared += 1;
        }
    }
    assert!(compared > 1000, "{compared} layouts compared");
}
