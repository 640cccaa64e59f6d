// `judge new`: the folders of a new problem.
#include <fmt/format.h>

#include "judge/base/progress.hpp"
#include "judge/base/workspace.hpp"
#include "judge/cli/commands.hpp"
#include "judge/problem/layout.hpp"

namespace judge {

int new_command(const NewOptions& options) {
  const fs::path root = checkout_at(options.root);
  for (const std::string& file : lay_out(root, options.id))
    print(file + "\n");
  print(
      fmt::format("A game of one pile stands there as a placeholder, and is judged: judge run {}\n"
                  "Each such run names what to write next; problems/ADDING.md says more.\n",
                  options.id));
  return kAllHeld;
}

}  // namespace judge
