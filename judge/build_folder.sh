#!/bin/sh
# The folder of everything that is built. One make at a time builds there, and nothing is removed
# that no make made.
#
#   build_folder.sh FOLDER locked COMMAND…   runs COMMAND as soon as no other one builds there
#   build_folder.sh FOLDER clean             removes the folder, and the test data that were made
set -eu
folder=$1 action=$2
shift 2

# The tag tells programs that make backups to leave the folder out, too: https://bford.info/cachedir
tag=$folder/CACHEDIR.TAG
maker='combinatorial-games: `make clean` removes this folder'

refuse() {
  echo "make: $1" >&2
  exit 2
}

is_ours() {
  [ "$folder" = .build ] || grep -qsF "$maker" "$tag"
}

is_free() {
  [ ! -e "$folder" ] || [ -z "$(ls -A "$folder" 2>&1)" ]
}

refuse_what_is_not_ours() {
  is_ours || is_free || refuse "$folder holds what is not of this make: give a folder of its own, BUILD=…"
}

# What another account left there, a make run by root for example, cannot be built anew.
name_another_owner() {
  found=$(find "$folder" testdata/*/generated ! -user "$(id -u)" 2>/dev/null | head -n 1)
  [ -z "$found" ] || [ "$(id -u)" = 0 ] ||
    refuse "$found belongs to $(stat -c %U "$found"): sudo chown -R $(id -un) $folder testdata/*/generated"
}

claim() {
  refuse_what_is_not_ours
  mkdir -p "$folder" 2>/dev/null || refuse "$folder cannot be made here by $(id -un): BUILD=… takes another folder"
  [ -w "$folder" ] || name_another_owner
  is_ours && [ -e "$tag" ] ||
    printf 'Signature: 8a477f597d28d172789f06886806bc55\n# %s\n' "$maker" >"$tag"
}

# The judge is made of what only Linux has: processes that cannot see or outlive each other.
locked() {
  [ "$(uname -s)" = Linux ] ||
    refuse 'this needs Linux: use WSL 2 on Windows, or a container: docker build -t games -f judge/Containerfile . && docker run --rm games'
  claim
  exec 9>>"$folder/make.lock"
  flock -n 9 || {
    echo "make: waiting for another make that builds in $folder" >&2
    flock 9
  }
  "$@" || {
    status=$?
    name_another_owner
    exit "$status"
  }
}

clean() {
  refuse_what_is_not_ours
  rm -rf -- "$folder" testdata/*/generated
}

"$action" "$@"
