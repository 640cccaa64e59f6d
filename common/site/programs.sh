#!/bin/sh
# programs.sh ID NAME: prints one source that holds reference, validator, generator and wrong programs of problems/ID, each as
# it is in a namespace of its own, and a table of them for programs.cpp. Headers come first, so that a second #include inside
# a namespace is empty. A wrong `main` need not return, so nobody looks at what it returns. Run from the root.
set -eu
folder=problems/$1
{
  sed -n 's/^\(#include [<"].*[>"]\).*/\1/p' "$folder"/reference.cpp "$folder"/validator.cpp "$folder"/generator.cpp "$folder"/wrong/*.cpp
} | grep -v '\.cpp"' | sort -u | sed "s|\"rules.hpp\"|\"$folder/rules.hpp\"|"
echo '#include "common/site/programs.hpp"'
echo "namespace {"
for program in reference validator generator; do
  printf 'namespace %s_ {\n#include "%s"\n}\n' $program "$folder/$program.cpp"
done
names=
for program in "$folder"/wrong/*.cpp; do
  name=${program##*/} name=${name%.cpp} names="$names $name"
  printf 'namespace %s_ {\n#include "%s"\n}\n' "$name" "$program"
done
printf '}\nextern const Program programs_of_%s[];\nconst Program programs_of_%s[] = {\n' "$2" "$2"
for name in reference generator; do echo "{\"$name\", ${name}_::main},"; done
echo '{"validator", [](int, char**) { return validator_::main(); }},'
for name in $names; do echo "{\"$name\", [](int, char**) { ${name}_::main(); return 0; }},"; done
echo "{nullptr, nullptr}};"
