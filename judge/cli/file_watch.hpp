// Waits until somebody saves a file.
#pragma once

#include <string>

#include "judge/base/cancellation.hpp"
#include "judge/base/descriptor.hpp"
#include "judge/base/files.hpp"

namespace judge {

class FileWatch {
 public:
  // Begins to watch. Editors often write another file and rename it, so the folder is what is
  // watched. Throws UsageError if the system does not let us.
  explicit FileWatch(const fs::path& file);

  // Returns once the file was written or replaced after the last call, or after the beginning.
  // Throws Interrupted when the stop is requested.
  void wait(const StopToken& stop);

 private:
  bool was_saved();

  std::string name_;
  Descriptor events_;
};

}  // namespace judge
