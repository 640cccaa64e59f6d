// What a program finds around it, files and other processes: one object for all the runs of a
// worker, each of which finds there nothing of those before.
#pragma once

#include <memory>
#include <string>

#include "judge/sandbox/supervisor/processes.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace supervisor {

// How much is protected, from the most to the least that it takes.
enum class Level {
  kRoot,  // namespaces, because we are root
  kUser,  // namespaces, through a user namespace of our own
  kNone   // no namespaces
};

// Of a program that reads its input from a file: what that file's name stands for. It is no standard
// stream, which the program may close.
constexpr int kInputDescriptor = 3;

class Confinement {
 public:
  virtual ~Confinement() = default;

  // What is protected, in words.
  virtual std::string describe() const = 0;
  // Where the programs start: an empty directory but for the files of the request.
  virtual std::string working_directory() const = 0;
  // Where the supervisor itself finds a file of the machine.
  virtual std::string path_of_machine(const std::string& path) const = 0;

  // Before a run: makes its working directory.
  virtual void prepare(const Request& request) = 0;
  // In the process that is to become the program: moves into the working directory, and sees from
  // then on what the program shall see.
  virtual void enter(const Request& request) const = 0;
  // After a run: the file that it left under this name in its working directory, open to read. Not
  // open if there is none, or something else: a link, a pipe, another's file linked to.
  virtual Descriptor open_left(const std::string& name) const = 0;
  // Kills what a run has left running, waits for it, and counts it.
  virtual void end_processes(Usage& counted) const = 0;
  // After a run without processes any more: removes all else that it left.
  virtual void clear() = 0;
};

// Moves this process into a user namespace in which it is nobody and may do everything. Throws when
// that is not to be had.
void enter_user_namespace();

// Whether a program in this process's user namespace may make further ones, in which it may mount
// what belongs to its user. enter_user_namespace() forbids that where it is allowed to.
bool programs_can_nest();

// What the level stands for. For kRoot and kUser this is process 1 of a PID namespace, and enters
// the other namespaces; for kNone orphans below this process will come to it, and `scratch` is an
// empty directory of the machine for the runs. Throws when it is not to be had.
std::unique_ptr<Confinement> make_confinement(Level level, const std::string& scratch);

}  // namespace supervisor
