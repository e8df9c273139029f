#!/bin/sh
# Prints the path of a nats-server that can write every message to disk before it answers (2.10 or newer): the machine's
# own where it is new enough, else the package of the distribution's stable release, unpacked into .tools/nats. Where
# that is not to be had it is the machine's own, and a line on stderr says so.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
fetched="$root/.tools/nats/usr/sbin/nats-server"
own=$(PATH="$PATH:/usr/local/sbin:/usr/sbin" command -v nats-server || true)

is_new_enough() {
  [ -x "$1" ] || return 1
  version=$("$1" --version 2>/dev/null | sed -n 's/.*v\{0,1\}\([0-9][0-9]*\)\.\([0-9][0-9]*\)\.[0-9].*/\1 \2/p')
  [ -n "$version" ] || return 1
  major=${version% *} minor=${version#* }
  [ "$major" -gt 2 ] || { [ "$major" -eq 2 ] && [ "$minor" -ge 10 ]; }
}

# The first archive of Debian among the machine's own sources; nothing of the machine is changed.
fetch() {
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -v '^ *#' | tr ' \t' '\n\n' |
    grep -E '^[a-z+]+://.*/debian/?$' | head -n 1)
  [ -n "$mirror" ] || return 1
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial"
  key=/usr/share/keyrings/debian-archive-keyring.gpg
  printf 'Types: deb\nURIs: %s\nSuites: stable\nComponents: main\nSigned-By: %s\n' "$mirror" "$key" \
    >"$work/sources/stable.sources"
  set -- -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$work/sources" \
    -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root \
    -o Acquire::http::Timeout=20 -o Acquire::Retries=1
  apt-get "$@" update >&2 && (cd "$work" && apt-get "$@" download nats-server >&2) || return 1
  rm -rf "$root/.tools/nats"
  dpkg-deb -x "$work"/nats-server_*.deb "$root/.tools/nats"
}

if is_new_enough "$own"; then
  echo "$own"
elif is_new_enough "$fetched" || { fetch && is_new_enough "$fetched"; }; then
  echo "$fetched"
elif [ -n "$own" ]; then
  echo "no newer nats-server is to be had; the machine's own answers before a message is on disk" >&2
  echo "$own"
else
  echo "nats-server is not installed" >&2
  exit 1
fi
