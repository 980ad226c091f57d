//! Every record of the fixtures, compared with its own C.

use heapstruct::check::CCheck;
use heapstruct::layout::RecordLayout;
use heapstruct::target::{Runtime, Target};
use heapstruct_tests::described::Described;
use heapstruct_tests::fixture::Fixtures;

/// How many records were compared, and what there was to say.
fn compare(target: Runtime, row: &str, compiler: &str) -> (usize, Vec<String>) {
    let fixtures = Fixtures::load().unwrap();
    let row = fixtures.row(row).unwrap();
    let abi = target.abi();
    let (mut count, mut complaints) = (0, Vec::new());
    for record in &fixtures.records {
        // The library has no complex numbers, and lays them out as arrays; older versions of clang lack the other.
        let is_odd = record.source.contains("_Complex") || record.source.contains("_Float16");
        if is_odd || record.on(&row.id).is_none() {
            continue;
        }
        let Ok(described) = Described::new(&record.source, row, &abi) else { continue };
        let unnamed = described.unnamed();
        let renames: Vec<(&str, &str)> = unnamed.iter().map(|path| (path.as_str(), "")).collect();
        let ctype = format!("{} {}", record.kind, record.name);
        let check = CCheck::of_layout(RecordLayout::of(described.record(), abi).unwrap(), &ctype)
            .declare(&record.source)
            .rename(&renames)
            .compiler(compiler)
            .args(&["-w"]);
        count += 1;
        complaints.extend(check.run().err().map(|error| format!("{}: {error}", record.file)));
    }
    (count, complaints)
}

macro_rules! agree {
    ($($name:ident: $target:ident $row:literal by $compiler:literal, $count:literal records;)*) => {$(
        #[test]
        fn $name() {
            let (count, complaints) = compare(Runtime::$target, $row, $compiler);
            assert!(complaints.is_empty(), "{}", complaints.join("\n"));
            assert_eq!(count, $count);
        }
    )*};
}

agree! {
    x86_64: X86_64_LINUX "x86_64-linux-gnu/gcc" by "x86_64-linux-gnu-gcc", 276 records;
    i686: I686_LINUX "i686-linux-gnu/gcc" by "i686-linux-gnu-gcc", 274 records;
    powerpc: POWERPC_LINUX "powerpc-linux-gnu/gcc" by "powerpc-linux-gnu-gcc", 273 records;
    // Clang's objects are of other formats, and so are Microsoft's layouts.
    macos: AARCH64_MACOS "arm64-apple-macosx11/clang" by "clang --target=arm64-apple-macosx11", 275 records;
    windows: X86_64_WINDOWS "x86_64-pc-windows-msvc/clang" by "clang --target=x86_64-pc-windows-msvc", 275 records;
    wasm: WASM32_WASI "wasm32-wasi/clang" by "clang --target=wasm32-wasi", 276 records;
}
