// Directories of the machine a run may write to: scratch space where there is no mount namespace,
// and the lent of a real directory to a program that runs as nobody.
#pragma once

#include <string>

#include "judge/sandbox/supervisor/system.hpp"

namespace supervisor {

// Removes all that an open directory holds, as far as that is allowed, whatever has been made
// there. Nobody may be at work in it.
void empty_directory(int directory);

// A new directory under TMPDIR, /dev/shm or /tmp, removed with all it holds at the end. Locked
// while its maker or a copy of that lives.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
  Descriptor lock_;
};

// Removes scratch directories older than `seconds` whose maker died before it could.
void sweep_scratch(int seconds);

// Lends a directory and all in it to nobody for a lifetime; then it, with what was made in it, is
// the owner's again.
class LentDirectory {
 public:
  // An empty name lends nothing.
  explicit LentDirectory(const std::string& directory);
  // At the latest here, without complaint.
  ~LentDirectory();
  LentDirectory(const LentDirectory&) = delete;
  LentDirectory& operator=(const LentDirectory&) = delete;

  // Throws when it is not possible.
  void give_back();

 private:
  Descriptor directory_;
  uid_t owner_ = 0;
  gid_t group_ = 0;
};

}  // namespace supervisor
