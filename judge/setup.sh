#!/bin/sh
# Installs the packages of judge/packages.txt that the uses need and the system lacks; where there is
# no apt it names them, as the system calls them, and stops.
#
#   setup.sh STAMP USE…    leaves the file STAMP when all is there
set -eu
stamp=$1
shift
table=judge/packages.txt

# packages MANAGER: what it calls the packages of the uses.
packages() {
  awk -v manager="$1" -v uses=" $* " '
    $2 == "apt" { for (i = 2; i <= NF; ++i) column[$i] = i - 1 }
    /^#/ || $column[manager] == "-" { next }
    {
      gsub(",", " ", $column[manager])
      count = split($2, use, ",")
      for (i = 1; i <= count; ++i)
        if (index(uses, " " use[i] " ")) { print $column[manager]; break }
    }
  ' "$table"
}

install_with_apt() {
  missing=
  for package in $(packages apt "$@"); do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  sudo=
  [ "$(id -u)" = 0 ] || sudo=sudo
  echo "Installing$missing (${sudo:+with sudo, }through apt)"
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
}

# Elsewhere the owner of the system installs.
name_for_another_system() {
  for manager in 'dnf install' 'pacman -S' 'brew install' 'what Debian calls:'; do
    known=${manager%% *}
    command -v "$known" >/dev/null && break
    known=apt
  done
  echo "make: install this first: $manager" $(packages "$known" "$@")"; then: touch $stamp" >&2
  exit 1
}

mkdir -p "${stamp%/*}"
if command -v apt-get >/dev/null; then install_with_apt "$@"; else name_for_another_system "$@"; fi
touch "$stamp"
