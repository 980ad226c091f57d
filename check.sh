#!/usr/bin/env bash
# Every check that heapstruct must pass.
#
#   ./check.sh              all of them, quick ones first; the first failure stops
#   ./check.sh NAME...      only these
#   ./check.sh list         their names, and what each is for
#
# A check installs what it needs (from Debian or through rustup), and fails if it cannot run: none is skipped.
# Everything built goes below target/, or CARGO_TARGET_DIR; checks share what they build alike.
set -euo pipefail
shopt -s inherit_errexit

cd "$(dirname "${BASH_SOURCE[0]}")"
# shellcheck source=tools/debian.sh
source tools/debian.sh

# ---- what may change with the code ----

# The only files of the library that hold `unsafe`. Each says at its top what its blocks rest on.
unsafe_files='
heapstruct/src/memory/bits.rs
heapstruct/src/memory/buf.rs
heapstruct/src/memory/describe.rs
heapstruct/src/memory/place.rs
heapstruct/src/memory/storage.rs
heapstruct/src/memory/whole.rs
heapstruct/src/posix/sys.rs
heapstruct/src/view/heap_struct.rs
'

# The compiler whose error messages the ui tests hold: they change from version to version.
ui_rust=1.95.0

# The tests that touch memory through the library's unsafe code, for Miri to watch.
miri_tests=(-p heapstruct-tests --test view --test storage)
# This machine, and one of 32 bits that is big-endian.
miri_targets=(x86_64-unknown-linux-gnu powerpc-unknown-linux-gnu)

# The tests that can go to another compiler or machine: all but those that start cargo or compare one compiler's words.
portable_tests=(--test layout --test view --test storage --test derive --test posix --test headers
    --test allocation)

# Systems where only `core` is built: a 32-bit and a 16-bit microcontroller, WebAssembly, both Windows ABIs.
bare_targets=thumbv7m-none-eabi,msp430-none-elf,wasm32-unknown-unknown,x86_64-pc-windows-msvc,i686-pc-windows-gnu

# Systems whose layouts rustc proves without running anything: it compiles for them the library with the system's
# structs, every derived struct of the layout tests, and the POSIX typedefs.
proven_targets='
x86_64-apple-darwin
aarch64-apple-darwin
aarch64-apple-ios
x86_64-unknown-freebsd
aarch64-unknown-freebsd
i686-unknown-freebsd
x86_64-unknown-netbsd
x86_64-unknown-openbsd
x86_64-unknown-illumos
sparcv9-sun-solaris
aarch64-linux-android
armv7-linux-androideabi
i686-linux-android
x86_64-unknown-linux-musl
aarch64-unknown-linux-musl
i686-unknown-linux-musl
x86_64-unknown-linux-gnux32
'

# Systems where rustc proves the definitions of `posix` against the `libc` crate, and no more: they differ in
# nothing else from one above, or, like AIX, lay out structs in ways that no test is for yet.
proven_posix_targets='
x86_64-unknown-dragonfly
x86_64-unknown-haiku
i686-unknown-hurd-gnu
powerpc64-ibm-aix
'

# ---- the checks, in the order they run ----

# shellcheck disable=SC2016 # these are quotation marks of prose
checks='
format         the code is formatted as rustfmt does
unsafe         `unsafe` stands only in the files listed for it
clippy         no warning from rustc or clippy, with all features and with none
features       every feature compiles without the others
generated      the tests made from fixtures are up to date
readme         the two commands of the README work, the second of which runs the tests
ui             wrong input gets the words that were chosen for it
docs           the documentation has no broken link, and its examples run
examples       the examples build and do what they say
self-check     C compilers agree with every record of the fixtures and with random ones, and notice mistakes
bindgen        the output of bindgen for the system headers takes the derive and agrees
instructions   accessors cost no more machine instructions than promised
benches        the benchmarks build
msrv           the oldest supported compiler builds the library and passes its tests
no-std         the library needs nothing but core
miri           no undefined behaviour, on this machine and on a big-endian one of 32 bits
sanitizers     no memory error seen by AddressSanitizer
foreign-check  layouts proven on systems that cannot be run here
foreign-tests  the tests pass on twelve other processors and ABIs, emulated
'

check_format() { cargo fmt --all --check; }

check_unsafe() {
    local listed found
    listed=$(awk NF <<<"$unsafe_files" | sort)
    found=$(files_with_unsafe heapstruct/src | sort)
    diff --label 'listed in check.sh' --label 'holding unsafe' -u <(echo "$listed") <(echo "$found")
}

check_clippy() {
    cargo clippy --workspace --all-targets --all-features -- -D warnings
    cargo clippy -p heapstruct --no-default-features -- -D warnings
}

check_features() {
    local feature features
    features=$(declared_features heapstruct/Cargo.toml)
    for feature in $features; do
        echo "only $feature:"
        cargo clippy -p heapstruct --no-default-features --features "$feature" -- -D warnings
    done
}

check_generated() { cargo run -q -p heapstruct-tests --bin generate -- --check; }

check_readme() {
    local commands command
    mapfile -t commands < <(quick_start README.md)
    [[ ${#commands[@]} -eq 2 ]] || {
        echo "README.md: '## Quick start' must open with a sh block of two lines; it has ${#commands[@]}" >&2
        return 1
    }
    for command in "${commands[@]}"; do
        echo "\$ $command"
        bash -euc "$command"
    done
}

check_ui() { pinned cargo test -p heapstruct-tests --features ui --test ui; }

check_docs() {
    RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --all-features
    cargo test --workspace --all-features --doc
}

check_examples() {
    cargo build --workspace --examples
    cargo test -p heapstruct-tests --test examples
}

check_self_check() {
    need clang clang
    need i686-linux-gnu-gcc gcc-i686-linux-gnu
    need powerpc-linux-gnu-gcc gcc-powerpc-linux-gnu
    need x86_64-linux-gnu-gcc gcc-x86-64-linux-gnu
    need_header_of i686 libc6-dev-i386-cross
    need_header_of powerpc libc6-dev-powerpc-cross
    cargo test -p heapstruct-tests --features compilers --test check
    cargo run -q -p heapstruct-tests --bin fuzz -- --records 100 --at-least 16
}

check_bindgen() {
    ldconfig -p | grep 'libclang[-.0-9]*\.so' >/dev/null || debian_install libclang1-14
    need_header sqlite3.h libsqlite3-dev
    need_header zlib.h zlib1g-dev
    need_header linux/stat.h linux-libc-dev
    CARGO_TARGET_DIR=$target_dir/bindgen cargo test --manifest-path tests/bindgen/Cargo.toml -- --nocapture
}

check_instructions() {
    need valgrind valgrind
    cargo bench -p heapstruct-benches --bench instructions
}

check_benches() { cargo bench -p heapstruct-benches --no-run; }

check_msrv() {
    cross msrv check -p heapstruct --all-features
    cross msrv test -p heapstruct -p heapstruct-tests --no-default-features --lib "${portable_tests[@]}"
}

check_no_std() {
    cross check --std=core "$bare_targets" -p heapstruct --no-default-features --features derive
}

check_miri() {
    need_nightly miri rust-src
    export MIRIFLAGS='-Zmiri-strict-provenance -Zmiri-symbolic-alignment-check'
    at_once miri_test "${miri_targets[@]}"
}

miri_test() { # TARGET
    CARGO_TARGET_DIR=$target_dir/miri-$1 cargo +nightly miri test --target "$1" "${miri_tests[@]}"
}

check_sanitizers() {
    need_nightly
    # With --target, so that what runs inside the compiler is not instrumented.
    CARGO_TARGET_DIR=$target_dir/sanitizers RUSTFLAGS="-Zsanitizer=address --cfg heapstruct_no_examples" \
        cargo +nightly test --target x86_64-unknown-linux-gnu \
        -p heapstruct -p heapstruct-tests --no-default-features --features heapstruct-tests/interop \
        --lib "${portable_tests[@]}"
}

check_foreign_check() {
    local targets
    targets=$(awk NF <<<"$proven_targets" | paste -sd,)
    cross check "$targets" -p heapstruct -p heapstruct-tests --no-default-features --lib \
        --test layout --test headers
    targets=$(awk NF <<<"$proven_posix_targets" | paste -sd,)
    cross check --oldest "$targets" -p heapstruct --features posix --lib
}

check_foreign_tests() {
    local targets
    targets=$(tools/cross.sh list | paste -sd,)
    cross test "$targets" -p heapstruct --lib
    cross test "$targets" -p heapstruct-tests --no-default-features --no-fail-fast "${portable_tests[@]}"
}

# ---- what they are made of ----

target_dir=${CARGO_TARGET_DIR:-$PWD/target}

cross() { tools/cross.sh "$@"; }

files_with_unsafe() { # FOLDER: those with the word in code, comments aside
    grep -rnw --include='*.rs' unsafe "$1" | grep -vE '^[^:]+:[0-9]+:[[:space:]]*//' | cut -d: -f1 | uniq
}

declared_features() { # CARGO.TOML
    sed -n '/^\[features\]/,/^\[/s/^\([a-z0-9_-]*\) *= .*/\1/p' "$1" | grep -vx default
}

quick_start() { # README: the lines of the first sh block below that heading
    awk '/^## / {here = ($0 == "## Quick start")}
         here && in_block && /^```/ {exit}
         here && in_block && NF
         here && /^```sh/ {in_block = 1}' "$1"
}

# Runs a function for each argument, all at the same time. Fails if one of them fails, once all have ended.
at_once() { # FUNCTION ARGUMENT...
    local argument job status=0 jobs=()
    set -m # gives each a process group, so that nothing of it outlives an interruption
    for argument in "${@:2}"; do
        { "$1" "$argument" 2>&1 | sed -u "s/^/$argument: /"; } &
        jobs+=($!)
    done
    trap 'kill -- "${jobs[@]/#/-}" 2>/dev/null || true' EXIT
    for job in "${jobs[@]}"; do wait "$job" || status=$?; done
    trap - EXIT
    return "$status"
}

# Runs cargo with the compiler of the ui tests: the default one if it has that version, otherwise rustup's. rustc quotes
# from the source of its library where that is at hand; so it has to be.
pinned() { # cargo ARGUMENT...
    local toolchain=()
    [[ $(rustc --version) == "rustc $ui_rust "* ]] || toolchain=("$ui_rust")
    rustup component add "${toolchain[@]/#/--toolchain=}" rust-src
    cargo "${toolchain[@]/#/+}" "${@:2}"
}

need() { # COMMAND PACKAGE
    command -v "$1" >/dev/null || debian_install "$2"
}

need_header() { # HEADER PACKAGE
    echo "#include <$1>" | cc -fsyntax-only -xc - 2>/dev/null || debian_install "$2"
}

need_header_of() { # PROCESSOR PACKAGE: the C library's headers for its Linux
    echo '#include <sys/stat.h>' | "$1-linux-gnu-gcc" -fsyntax-only -xc - 2>/dev/null || debian_install "$2"
}

need_nightly() { # [COMPONENT...]
    rustup toolchain list | grep -q ^nightly || rustup toolchain install nightly --profile minimal
    [[ $# -eq 0 ]] || rustup component add --toolchain nightly "$@"
}

# ---- running them ----

names() { awk 'NF {print $1}' <<<"$checks"; }

must_be_checks() { # NAME...
    local name
    for name in "$@"; do
        grep -qxF -e "$name" <<<"$(names)" || {
            echo "check.sh: no check '$name'; these are the checks:" >&2
            list >&2
            exit 2
        }
    done
}

list() { awk NF <<<"$checks"; }

current=''
tell_end() {
    local status=$?
    if [[ $status -ne 0 && -n $current ]]; then
        echo "check.sh: FAILED: $current, after $((SECONDS - started)) s; again: ./check.sh $current" >&2
    fi
}

run() { # NAME...
    trap tell_end EXIT
    # Nobody debugs or compiles again what is built here.
    export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0
    for current in "$@"; do
        started=$SECONDS
        echo "==== $current"
        # In a process of its own, so that no check's environment reaches the next.
        (set -e; "check_${current//-/_}")
        echo "==== $current: passed in $((SECONDS - started)) s"
    done
    current=''
    echo "check.sh: all passed ($*), in $SECONDS s"
}

case ${1:-} in
list | -h | --help) list ;;
'') mapfile -t all < <(names) && run "${all[@]}" ;;
*) must_be_checks "$@" && run "$@" ;;
esac
