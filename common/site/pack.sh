#!/bin/sh
# pack.sh NAME < BYTES: prints the script that holds the bytes, packed, for modules.js.
printf 'modules.put("%s", "' "$1"
gzip -9n | base64 -w0
printf '");\n'
