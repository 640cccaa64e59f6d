#!/bin/sh
# Puts the judge below $PREFIX (~/.local), or takes it away: a small checkout, as the judge finds its
# problems beside itself, and a link to it in bin/. Nothing is removed that was not installed.
#
#   install.sh install PROGRAM…     install.sh uninstall
set -eu
umask 022
action=$1
shift

refuse() {
  echo "make: $1" >&2
  exit 2
}

[ -n "${PREFIX+given}" ] || PREFIX=${HOME:+$HOME/.local}
case $PREFIX in
'' | '~'*) refuse "'$PREFIX' is no folder to install to: say where with PREFIX=/…" ;;
esac
[ "$action" = uninstall ] || mkdir -p -- "$PREFIX" 2>/dev/null || true
prefix=$(cd -- "$PREFIX" 2>/dev/null && pwd -P) || refuse "$PREFIX: no such folder, and $(id -un) cannot make it"
prefix=${prefix%/}
target=$prefix/share/combinatorial-games
link=$prefix/bin/judge
list=$target/.installed # every file that was put there, a line for each

bash=$prefix/share/bash-completion/completions/judge
zsh=$prefix/share/zsh/site-functions/_judge

is_ours() {
  [ ! -e "$target" ] || [ -f "$list" ]
}

is_our_link() {
  [ ! -e "$link" ] && [ ! -L "$link" ] || [ "$(readlink "$link")" = "$target/.build/judge" ]
}

is_our_completion() {
  [ ! -e "$1" ] || grep -q 'judge completion bash' "$1"
}

refuse_what_is_not_ours() {
  for script in "$bash" "$zsh"; do
    is_our_completion "$script" || refuse "$script was not made by \`make install\`: move it away"
  done
  is_ours || refuse "$target was not made by \`make install\`: move it away"
  is_our_link || refuse "$link was not made by \`make install\`: move it away"
  [ ! -e "$target" ] || [ -w "$target" ] || refuse "$target belongs to $(stat -c %U "$target"), not to $(id -un)"
}

remove_installed() {
  [ ! -f "$list" ] || (cd "$target" && xargs -d '\n' rm -f -- <.installed)
}

put() {
  find LICENSE problems common testdata -path 'testdata/*/generated' -prune -o -type f -print >"$list"
  tar -c --mode=u=rw,go=r --verbatim-files-from --files-from="$list" | tar -x -C "$target" --no-same-owner
  for program in "$@"; do
    echo ".build/${program##*/}" >>"$list"
    cp "$program" "$target/.build"
  done
  ln -sf "$target/.build/judge" "$link"
}

install() {
  remove_installed
  mkdir -p "$target/.build" "$prefix/bin"
  put "$@"
  mkdir -p "${bash%/*}" "${zsh%/*}"
  "$link" completion bash >"$bash"
  "$link" completion zsh >"$zsh"
  echo "$link is installed; it keeps its test data in $target"
}

# With what the judge made there; what is somebody else's stays.
uninstall() {
  [ -e "$target" ] || return 0
  remove_installed
  rm -rf -- "$list" "$link" "$bash" "$zsh" "$target/.build" "$target"/testdata/*/generated
  find "$target" -depth -type d -empty -delete
}

refuse_what_is_not_ours
"$action" "$@"
