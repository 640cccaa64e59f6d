#!/bin/sh
# wrong.sh ID: prints one source that holds all programs of problems/ID/wrong, each in a namespace of its own, and a
# table of them for programs.cpp. A `main` need not return, so nobody looks at what it returns. Run from the root.
set -eu
folder=problems/$1/wrong
sed -n 's/^\(#include <.*>\).*/\1/p' "$folder"/*.cpp | sort -u
echo "struct WrongProgram { const char* name; int (*main)(); };"
echo "#define main main_of_it"
echo "namespace {"
for program in "$folder"/*.cpp; do
  name=${program##*/}
  printf 'namespace %s_ {\n#include "%s"\n}\n' "${name%.cpp}" "$program"
done
echo "}"
printf 'extern const WrongProgram wrong_%s[];\nconst WrongProgram wrong_%s[] = {\n' "$2" "$2"
for program in "$folder"/*.cpp; do
  name=${program##*/}
  printf '{"%s", %s_::main},\n' "${name%.cpp}" "${name%.cpp}"
done
echo "{nullptr, nullptr}};"
