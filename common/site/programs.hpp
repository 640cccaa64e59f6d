// What programs.sh and programs.cpp know of a program.
#pragma once

struct Program {
  const char* name;  // nullptr behind the last one
  int (*main)(int argc, char** argv);
};
