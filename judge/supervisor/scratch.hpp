// Directories of the machine a run may write to: scratch space where there is no mount namespace,
// and the loan of a real directory to a program that runs as nobody.
#pragma once

#include <string>

#include "judge/supervisor/protocol.hpp"
#include "judge/supervisor/system.hpp"

namespace supervisor {

// A directory under TMPDIR, /dev/shm or /tmp, for level kNone. Locked while its supervisor lives.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  // Where the next program runs: a fresh directory with copies of the request's files.
  std::string prepare(const Request& request);
  // Removes it again.
  void clear();

 private:
  std::string path_;
  Fd lock_;
};

// Removes scratch directories whose supervisor died before it could.
void sweep_scratch(int seconds);

// Lends a directory and all in it to nobody for a lifetime; then it, with what was made in it, is
// the owner's again.
class Loan {
 public:
  // An empty name lends nothing.
  explicit Loan(const std::string& directory);
  // At the latest here, without complaint.
  ~Loan();
  Loan(const Loan&) = delete;
  Loan& operator=(const Loan&) = delete;

  // Throws when it is not possible.
  void give_back();

 private:
  Fd directory_;
  uid_t owner_ = 0;
  gid_t group_ = 0;
};

}  // namespace supervisor
