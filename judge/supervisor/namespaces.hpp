// What a program sees of the machine: namespaces, and a file system with little in it.
#pragma once

#include <string>

#include "judge/supervisor/protocol.hpp"

namespace supervisor {

// How the supervisor gets at namespaces, from the most to the least it may need.
enum class Level {
  kRoot,  // directly, because we are root
  kUser,  // through a user namespace of our own
  kNone   // not at all
};

// The flags with which the first process of each run is cloned at this level.
int run_namespaces(Level level);

// Once, before the first run: enters the namespaces that all runs share and builds the file system
// they start from. Says what is protected, in words. Throws when this level is not to be had.
std::string enter_namespaces(Level level);

// Where a file of the machine is for the supervisor after enter_namespaces().
std::string path_of_machine(Level level, const std::string& path);

// In the first process of a run, inside its own mount namespace: adds the scratch directory, the
// files and directories of the request and /proc, takes away everything else, and stays in the
// scratch directory.
void build_run_view(const Request& request);

}  // namespace supervisor
