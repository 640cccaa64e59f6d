#!/bin/sh
# pages.sh SITE: makes the pages and the search index of the site out of the README.md of the project. Run from the
# root.
set -eu
site=$1
here=common/site
commit=$(git describe --always --dirty --exclude '*' 2>/dev/null || echo unknown)
from=gfm+east_asian_line_breaks

# Reads a page. Of pandoc's marks in a listing these stay: comments, words of the language, and constants; no line has a link.
plainer() {
  sed -E -e 's|<span id="cb[0-9]+-[0-9]+"><a [^>]*></a>(.*)</span>(</code></pre></div>)?$|\1\2|' \
    -e 's|<span class="(op\|bu\|va)">([^<]*)</span>|\2|g'
}

# FILE LANGUAGE PAGE: writes the page, and prints its rows of the index.
page() {
  data="-M path=$1 -M language=$2 -M page=$3 -M site=$site"
  pandoc --quiet -f $from -t html5 -s --template $here/page.html --toc --toc-depth=2 \
    --lua-filter $here/page.lua $data -V "commit=$commit" "$1" -o "$site/page.new"
  plainer < "$site/page.new" > "$site/$3"
  pandoc --quiet -f $from -t plain --wrap=none --lua-filter $here/search.lua $data "$1"
}

# FILE NAME: in each language that there is; FILE without its ending.
both() {
  page "$1.md" en "$2.html"
  [ ! -f "$1.zh-CN.md" ] || page "$1.zh-CN.md" zh "$2.zh.html"
}

# NAME FILE…: packs sources for run.js.
sources() {
  name=$1
  shift
  for file; do printf '\f%s\n' "${file#problems/*/}" && cat "$file"; done | sh $here/pack.sh "$name" > "$site/modules/$name.js"
}

rm -rf "$site"/*.html "$site"/files
mkdir -p "$site/files" "$site/modules"
# Pages that are there besides those of the problems: FILE NAME. The order is that of page.lua.
{
  while read -r file name; do
    [ ! -f "$file.md" ] || both "$file" "$name"
  done < $here/pages.txt
  for problem in problems/*/problem.toml; do
    folder=${problem%/*}
    both "$folder/README" "${folder#*/}"
  done
} > "$site/search.new"
sources library common/game/*.hpp
for problem in problems/*/problem.toml; do
  folder=${problem%/*}
  set -- "$folder/textbook.cpp" "$folder/rules.hpp" "$folder/reference.cpp" "$folder"/accepted/* "$folder"/wrong/*
  files=$folder/main.cpp
  for file; do [ ! -f "$file" ] || files="$files $file"; done
  sources "${folder#*/}-sources" $files
done
sh $here/pack.sh search < "$site/search.new" > "$site/modules/search.js"
rm "$site"/*.new
