#!/usr/bin/env bash
# Takes heapstruct to machines other than this one, and to the oldest supported compiler.
#
#   tools/cross.sh list                            the targets whose tests run here, emulated
#   tools/cross.sh setup [TARGET...]               install all that those targets (default: every one) need
#   tools/cross.sh test TARGET[,TARGET] [ARG...]   cargo test for them (default: --tests), each test run by qemu
#   tools/cross.sh check [--oldest] [--std=CRATES] TARGET[,TARGET] [ARG...]
#                                                  cargo check for any targets the compiler knows
#   tools/cross.sh compiler TARGET[,TARGET]        which compiler serves them, and whether it builds the library
#   tools/cross.sh msrv COMMAND [ARG...]           cargo COMMAND with the oldest supported compiler
#
# `test` leaves out the examples in the documentation, which an old rustdoc cannot run with today's cargo.
# `check` runs nothing, yet proves layouts: rustc evaluates constant assertions for the target. The standard
# library is there; --std=core or --std=core,alloc leaves out the rest of it, and thereby proves what the
# library does without.
#
# `test` and `check` use the default compiler for each target whose standard library it has, or gets from rustup.
# rustup serves none for some of these targets. For those, cargo's `-Zbuild-std` compiles the library from its
# source: that of the default compiler, or, where rustup serves no source either, that of the oldest supported
# compiler, which comes from Debian. With --oldest it is that one in any case: for a few systems today's library
# does not compile. A target that neither of them knows is an error. Cargo runs once for the
# targets that are served and once for the others, and the second time whatever came of the first; if one fails,
# so does the whole. `compiler` tells what it is to be.
#
# The oldest compiler is unpacked into a cache, and neither replaces nor needs an installed one.
# HEAPSTRUCT_CROSS_CACHE moves the cache.
set -euo pipefail
shopt -s inherit_errexit

tools=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tools/debian.sh
source "$tools/debian.sh"

msrv=1.85
cache=${HEAPSTRUCT_CROSS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/heapstruct-cross}
sysroot=$cache/rust-$msrv/usr

# What runs a target: the prefix of its GNU tools, Debian's name of its C library, qemu's of its processor.
emulated='
aarch64-unknown-linux-gnu      aarch64-linux-gnu      arm64    aarch64
armv7-unknown-linux-gnueabihf  arm-linux-gnueabihf    armhf    arm
i686-unknown-linux-gnu         i686-linux-gnu         i386     i386
mips-unknown-linux-gnu         mips-linux-gnu         mips     mips
mips64-unknown-linux-gnuabi64  mips64-linux-gnuabi64  mips64   mips64
mipsel-unknown-linux-gnu       mipsel-linux-gnu       mipsel   mipsel
powerpc-unknown-linux-gnu      powerpc-linux-gnu      powerpc  ppc
powerpc64-unknown-linux-gnu    powerpc64-linux-gnu    ppc64    ppc64
powerpc64le-unknown-linux-gnu  powerpc64le-linux-gnu  ppc64el  ppc64le
riscv64gc-unknown-linux-gnu    riscv64-linux-gnu      riscv64  riscv64
s390x-unknown-linux-gnu        s390x-linux-gnu        s390x    s390x
sparc64-unknown-linux-gnu      sparc64-linux-gnu      sparc64  sparc64
'

# Whether libraries are built by the oldest compiler even where the default one could.
builds_oldest=''

main() {
    local command=${1:-help}
    shift || true
    case $command in
    list) list ;;
    setup) setup "$@" ;;
    test) run_tests "$@" ;;
    check) check "$@" ;;
    compiler) tell_compiler "$@" ;;
    msrv) with_oldest_compiler "$@" ;;
    help | -h | --help) usage ;;
    *) fail "no command '$command'; see $0 help" ;;
    esac
}

usage() { sed -n '/^set /q;2,$s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

fail() {
    echo "cross.sh: $*" >&2
    exit 2
}

list() { awk 'NF {print $1}' <<<"$emulated"; }

setup() {
    local targets target
    targets=${*:-$(list)}
    for target in $targets; do
        install_emulation "$target"
        has_library "$target" || has_source || install_compiler
    done
}

run_tests() {
    local targets target flags=''
    split_targets "${1:-}"
    shift
    [[ $# -gt 0 ]] || set -- --tests
    # What only the examples depend on takes a while to compile: see heapstruct/Cargo.toml.
    [[ " $*" == *' --example'* ]] || flags='--cfg heapstruct_no_examples'
    for target in "${targets[@]}"; do
        install_emulation "$target"
        use_emulation "$target" "$flags"
    done
    cargo_for_targets std test "$@"
}

check() {
    local library=std targets
    if [[ ${1:-} == --oldest ]]; then
        builds_oldest=yes
        shift
    fi
    if [[ ${1:-} == --std=* ]]; then
        library=${1#--std=}
        shift
    fi
    split_targets "${1:-}"
    shift
    cargo_for_targets "$library" check "$@"
}

tell_compiler() {
    local targets target
    split_targets "${1:-}"
    for target in "${targets[@]}"; do
        if has_library "$target"; then
            echo "$target: the default"
        elif has_source; then
            echo "$target: the default, with build-std"
        else
            echo "$target: the oldest supported, with build-std"
        fi
    done
}

with_oldest_compiler() {
    [[ $# -gt 0 ]] || fail "which cargo command? for example: msrv check --workspace"
    use_compiler msrv
    exec cargo "$@"
}

# ---- targets ----

split_targets() { # sets the caller's `targets`
    [[ -n $1 && $1 != -* ]] || fail "which target? see $0 list"
    IFS=, read -ra targets <<<"$1"
}

# Sets the caller's `gnu`, `library` and `processor`.
find_emulation() { # TARGET
    local row
    row=$(grep "^$1 " <<<"$emulated") ||
        fail "'$1' cannot be emulated here; these can:" $'\n'"$(list | sed 's/^/  /')"
    read -r _ gnu library processor <<<"$row"
}

must_be_known() { # TARGET
    local known
    known=$("${RUSTC:-rustc}" --print target-list)
    grep -qxF -e "$1" <<<"$known" && return
    fail "no compiler here has a target '$1'; the one that would build its library has:" \
        $'\n'"$(grep "^${1%%-*}-" <<<"$known" | sed 's/^/  /' || echo '  none for that processor')"
}

install_emulation() { # TARGET
    local gnu library processor
    find_emulation "$1"
    [[ -d /usr/$gnu/include ]] && command -v "$gnu-gcc" "qemu-$processor-static" >/dev/null && return
    debian_install qemu-user-static "gcc-$gnu" "libc6-dev-$library-cross"
}

use_emulation() { # TARGET RUSTFLAGS
    local gnu library processor upper flags=$2
    find_emulation "$1"
    upper=${1^^}
    upper=${upper//-/_}
    export "CARGO_TARGET_${upper}_LINKER=$gnu-gcc"
    export "CARGO_TARGET_${upper}_RUNNER=qemu-$processor-static -L /usr/$gnu"
    export "CC_${1//-/_}=$gnu-gcc"
    # LLVM's quick way to machine code loads a word on MIPS wherever it lies. The kernel would mend that; qemu
    # does not. So the thorough way is taken. And a large test has more symbols than a table of 64 KiB holds.
    [[ $processor != mips* ]] || flags+=' -Cllvm-args=-fast-isel=false -Ctarget-feature=+xgot'
    export "CARGO_TARGET_${upper}_RUSTFLAGS=$flags"
}

# ---- which compiler ----

# Whether the default compiler has the standard library of a target, once rustup was asked for it.
has_library() { # TARGET
    library_is_there "$1" || {
        rustup target add "$1" >/dev/null 2>&1 && library_is_there "$1"
    }
}

library_is_there() { # TARGET
    local folder
    folder=$(rustc --print target-libdir --target "$1" 2>/dev/null) && compgen -G "$folder/libstd-*.rlib" >/dev/null
}

# Whether the default compiler has the source of its standard library, once rustup was asked for it.
has_source() {
    source_is_there || {
        rustup component add rust-src >/dev/null 2>&1 && source_is_there
    }
}

source_is_there() { [[ -f $(rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock ]]; }

# Here alone the choice is made. Without the whole standard library it is always the oldest compiler: a library
# that is there would hide that something needs it.
#
# This sets environment variables for good, and leaves the shell by `exit`.
cargo_for_targets() { # CRATES COMMAND [ARG...]: for the caller's `targets`
    local crates=$1 command=$2 target status=0 served=() unserved=()
    shift 2
    for target in "${targets[@]}"; do
        if [[ $crates == std ]] && has_library "$target"; then
            served+=(--target "$target")
        else
            unserved+=(--target "$target")
        fi
    done
    export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=0 # nobody reads the debug information of these builds
    if [[ ${#served[@]} -gt 0 ]]; then
        cargo "$command" "${served[@]}" "$@" || status=$?
    fi
    if [[ ${#unserved[@]} -gt 0 ]]; then
        if [[ $crates != std || -n $builds_oldest ]] || ! has_source; then use_compiler cross; fi
        for target in "${targets[@]}"; do
            [[ " ${served[*]} " == *" $target "* ]] || must_be_known "$target"
        done
        export RUSTC_BOOTSTRAP=1 # lets what begins with `-Z` through
        # A check needs no machine code, but cargo would have it made for the whole library.
        [[ $command != check ]] || export RUSTFLAGS="${RUSTFLAGS:+$RUSTFLAGS }-Zno-codegen"
        cargo "$command" "-Zbuild-std=$crates" "${unserved[@]}" "$@" || status=$?
    fi
    exit "$status"
}

# ---- the oldest compiler ----

install_compiler() {
    [[ -x $sysroot/bin/rustc ]] && return
    debian_refresh "rustc $msrv"
    debian_install libllvm19
    mkdir -p "$cache"
    (
        # Moved into place only when whole, so that an interrupted download leaves nothing to trip over.
        partial=$(mktemp -d "$cache/partial.XXXXXX")
        trap 'rm -rf "$partial"' EXIT
        cd "$partial"
        download rustc-web libstd-rust-web-dev "libstd-rust-web-$msrv" rust-web-src
        for package in *.deb; do dpkg -x "$package" unpacked; done
        rm -rf "$cache/rust-$msrv"
        mv unpacked "$cache/rust-$msrv"
    )
}

download() { # PACKAGE...
    local package version wanted=()
    for package in "$@"; do
        version=$(apt-cache madison "$package" | awk -v v="$msrv." 'index($3, v) == 1 {print $3; exit}')
        [[ -n $version ]] || fail "Debian serves no '$package' of Rust $msrv here (Debian 12 does)"
        wanted+=("$package=$version")
    done
    apt-get download -qq -o APT::Sandbox::User=root "${wanted[@]}"
}

use_compiler() { # FOLDER, for what it builds
    local libraries
    install_compiler
    libraries=$sysroot/lib/$(uname -m)-linux-gnu
    export RUSTC=$sysroot/bin/rustc RUSTDOC=$sysroot/bin/rustdoc
    export LD_LIBRARY_PATH=$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$tools/../target}/$1
    [[ $("$RUSTC" --version) == "rustc $msrv."* ]] || fail "the compiler in $cache does not run, or is not $msrv"
}

main "$@"
