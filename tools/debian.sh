# Installing what a check needs from Debian. Sourced by the scripts, never run.
# shellcheck shell=bash

as_root() {
    if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

# Refreshes the package lists, once per script.
debian_refresh() {
    [[ -n ${debian_is_fresh:-} ]] && return
    command -v apt-get >/dev/null || {
        echo "$0: there is no apt-get here; install by hand: ${*}" >&2
        return 1
    }
    as_root apt-get update -qq
    debian_is_fresh=yes
}

debian_install() { # PACKAGE...
    debian_refresh "$@"
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}
