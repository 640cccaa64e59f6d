#!/bin/sh
# fuzz.sh FOLDER SECONDS TARGET…: runs each fuzzer of FOLDER so long. Each works in a corpus of its own
# that starts from the committed one and stays for the next time.
set -eu
folder=$1 seconds=$2
shift 2

for target in "$@"; do
  crash=$folder/$target.crash log=$folder/$target.log
  mkdir -p "$folder/corpus/$target"
  echo "  fuzz    $target for $seconds s"
  "$folder/$target" -max_total_time="$seconds" -timeout=10 -max_len=4096 -exact_artifact_path="$crash" \
    "$folder/corpus/$target" "judge/tests/fuzz/corpus/$target" 2>"$log" && continue
  grep -v '^#' "$log"
  echo "make: $crash breaks it. Repair what it shows, and keep the input under a name that tells:" >&2
  echo "  cp $crash judge/tests/fuzz/corpus/$target/NAME" >&2
  exit 1
done
