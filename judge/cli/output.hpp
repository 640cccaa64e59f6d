// What a command writes in the end.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "judge/base/files.hpp"

namespace judge {

// Throws UsageError if no file can be made at `path`, which `option` names: that is told before
// anything is done for it.
void check_can_write(const std::string& option, const fs::path& path);

// Does each of these, even if another one throws; then throws what the first of them threw.
void do_all(const std::vector<std::function<void()>>& steps);

}  // namespace judge
